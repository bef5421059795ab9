//! Drawings for paper and pages: brackets, cross tables, ratings over time and their distribution, as shapes in plain
//! units, written as SVG or PNG.
//!
//! Each line and text has a role in place of a colour; a theme gives the colours when it is written. Players may go by
//! other names than their own (`Subject::named`). The shape of a bracket and the texts of sides and outcomes serve the
//! screens too.

mod axis;
pub mod bracket;
mod chart;
pub mod cross_table;
pub mod curve;
pub mod cut;
mod distribution;
mod event_curve;
pub mod letters;
mod losses;
mod picture;
#[cfg(feature = "pictures")]
pub mod png;
pub mod qr;
pub mod shape;
mod stages;
pub mod svg;
mod swiss_table;
pub mod texts;
pub mod theme;
pub mod tree;

pub use bracket::{Part, bracket, brackets_going_on};
pub use chart::{Chart, ChartKind, ChartSeries, charts};
pub use cross_table::cross_table;
pub use curve::{curve, curve_of};
pub use distribution::distribution;
pub use event_curve::curve_by_event;
pub use losses::losses;
pub use picture::{Picture, PngFault};
pub use shape::{Anchor, Drawing, Role, Shape, Text};
pub use stages::{brackets, cross_tables};
pub use texts::Subject;
pub use theme::{Theme, stylesheet};
