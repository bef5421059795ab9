//! How one match moves one rating, and why by so much.

/// A player's rating around one match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    /// Before the match.
    pub before: f64,
    /// After it.
    pub after: f64,
}

/// The basis of a step: `after − before` is `k · (score − expected)`, but for the last digits.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ChangeBasis {
    /// K of the player in this match, damped; 0 where ratings were adjusted by hand.
    pub k: f64,
    /// The games that were rated.
    pub games: u32,
    /// The score in them: a game at a table scores the share of the opponents beaten.
    pub score: f64,
    /// The score that was foretold.
    pub expected: f64,
}
