//! The steps in which a tournament is planned.

use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StepName {
    /// The tournament's name, and limits for entry.
    #[default]
    Name,
    /// How it is played.
    Format,
    /// How long its matches are.
    Length,
    Entrants,
    /// In which order they are seeded.
    Seeds,
    /// All of it, before anything is written.
    Review,
}

impl StepName {
    /// All steps, in their order.
    pub const ALL: [Self; 6] =
        [Self::Name, Self::Format, Self::Length, Self::Entrants, Self::Seeds, Self::Review];
}
