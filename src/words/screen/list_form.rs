//! The words of the forms for ratings: the rules of a list, a correction by hand, who may enter.

use crate::words::screen::wizard::FieldWords;

/// A rule of a rating list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ListField {
    /// The name.
    Name,
    /// K.
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

/// The words of the forms for ratings.
#[derive(Debug, Clone, Copy)]
pub struct ListFormWords {
    /// The title for a new list.
    pub open: &'static str,
    /// The title for a list that is there.
    pub change: fn(&str) -> String,
    /// Label and hint of a field.
    pub field: fn(ListField) -> FieldWords,
    /// Words that are typed into fields, by what data files say; the words of every language are
    /// read.
    pub typed: fn() -> &'static [(&'static str, &'static str)],
    /// From how many games on a match moves ratings past its score, at this K.
    pub overshoot: fn(u32) -> String,
    /// The title of a correction by hand: who, on which list.
    pub adjust: fn(&str, &str) -> String,
    /// The change, the reason, the day.
    pub adjust_fields: [FieldWords; 3],
    /// The title of the same for everybody on a list.
    pub shift: fn(&str) -> String,
    /// The change for everybody.
    pub shift_field: FieldWords,
    /// The rating as it stands and as it would stand.
    pub adjusted: fn(f64, f64) -> String,
    /// The title of who may enter a tournament.
    pub limits: fn(&str) -> String,
    /// Ratings from, ratings below, provisional ones too, what moving first is worth.
    pub limits_fields: [FieldWords; 4],
    /// The question before somebody outside the limits is entered: how many.
    pub outside: fn(usize) -> String,
    /// The answer that enters them.
    pub outside_yes: &'static str,
}
