//! How much of a player the public record shows.

use serde::{Deserialize, Serialize};

/// How a player is named where anybody may read, such as on the club's web site. The later, the stricter.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    strum::Display,
    strum::EnumString,
    strum::VariantNames,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum Publicity {
    /// By the name.
    #[default]
    Full,
    /// By the first letters of the name.
    Initials,
    /// Not at all: results stay, the name does not.
    Hidden,
}

impl Publicity {
    /// All of them, from the least strict to the strictest.
    pub const ALL: [Self; 3] = [Self::Full, Self::Initials, Self::Hidden];
}
