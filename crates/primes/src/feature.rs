//! Figures of a hand that a model weighs.

use crate::hand::Hand;

/// A figure of a hand. `Display` and `FromStr` use the name in model files.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Feature {
    /// Jokers, 0 to 2.
    Jokers,
    /// Cards of two digits (T, J, Q, K).
    TwoDigit,
}

impl Feature {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Jokers, Self::TwoDigit];

    /// Its name in model files.
    pub fn name(self) -> &'static str {
        match self {
            Self::Jokers => "jokers",
            Self::TwoDigit => "two-digit cards",
        }
    }

    /// The feature with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|feature| feature.name() == name)
    }

    /// Its value for a hand.
    pub fn of(self, hand: Hand) -> f64 {
        match self {
            Self::Jokers => f64::from(hand.jokers()),
            Self::TwoDigit => f64::from(hand.two_digit()),
        }
    }
}
