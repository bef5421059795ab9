//! The hall in which matches are played.

use serde::{Deserialize, Serialize};

/// A table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// The name, unique in the hall.
    pub name: String,
    /// Whether it is kept for matches that the desk puts there by name, so that it is never
    /// proposed for the next one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reserved: bool,
}
