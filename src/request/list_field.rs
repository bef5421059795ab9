//! The fields of a rating list that a form asks for.

/// A rule of a rating list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ListField {
    Name,
    K,
    /// K by games and rating.
    KSteps,
    /// Whether a K that was lowered stays so.
    KSticky,
    /// The rating before the first game.
    Start,
    /// What is rated at once.
    Unit,
    /// What a drawn game counts.
    Draws,
    /// How K falls in long matches.
    Damping,
    /// What moving first is worth.
    FirstMove,
    /// Games of the established.
    Games,
    /// The widest interval of the established.
    HalfWidth,
    /// Months without a game of the established.
    Months,
}

impl ListField {
    /// All of them, from the top.
    pub const ALL: [Self; 12] = [
        Self::Name,
        Self::K,
        Self::KSteps,
        Self::KSticky,
        Self::Start,
        Self::Unit,
        Self::Draws,
        Self::Damping,
        Self::FirstMove,
        Self::Games,
        Self::HalfWidth,
        Self::Months,
    ];
}
