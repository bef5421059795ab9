//! Parts of screens. Each draws itself with a [`Pen`](super::pen::Pen).

pub mod bracket;
pub mod crosstable;
pub mod curves;
pub mod entries;
pub mod form_page;
pub mod search_list;
pub mod selection;
pub mod table;
