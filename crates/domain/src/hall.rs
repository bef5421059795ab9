//! The hall in which matches are played, and the order in which tournaments get its tables.

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

/// Which tournament's matches are called before those of others.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    strum::Display,
    strum::EnumString,
    strum::VariantNames,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum Priority {
    /// Before all others.
    First,
    /// As the order of calls has it.
    #[default]
    Normal,
    /// Only when nothing else can be called.
    Last,
}
