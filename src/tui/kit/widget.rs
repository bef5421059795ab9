//! Parts that several screens are made of. Each draws itself with a [`Pen`](super::pen::Pen).

pub mod bracket;
pub mod chart;
pub mod crosstable;
pub mod curves;
pub(crate) mod entries;
pub(crate) mod filter;
pub(crate) mod form;
pub(crate) mod form_page;
pub mod input;
pub(crate) mod picker;
pub(crate) mod search_list;
pub mod selection;
pub mod table;
