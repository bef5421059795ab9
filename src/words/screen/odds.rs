//! The words of the odds of a tournament.

use crate::club::question::odds::NoOdds;
use crate::domain::odds::{Method, Places};

/// The words of the odds of a tournament.
#[derive(Debug, Clone, Copy)]
pub struct OddsWords {
    /// The title: the tournament.
    pub title: fn(&str) -> String,
    /// They are being worked out.
    pub wait: &'static str,
    /// How the odds are known.
    pub method: fn(Method) -> String,
    /// Why there are none.
    pub none: fn(NoOdds) -> &'static str,
    /// Heading of the names.
    pub player: &'static str,
    /// A place, or several that cannot be told apart.
    pub places: fn(Places) -> String,
    /// A probability, for a column.
    pub percent: fn(f64) -> String,
    /// The name of somebody in a group.
    pub in_group: fn(u32, &str) -> String,
}
