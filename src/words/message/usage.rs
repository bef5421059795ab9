//! What of a command line is not understood.

use super::Message;

/// What of a command line is not understood. Arguments stand as they are typed.
#[derive(Clone, Debug, PartialEq)]
pub enum UsageFault {
    /// A value is not of the kind it should be.
    Value {
        /// For which argument.
        argument: String,
        /// What was given.
        value: String,
        /// What is wrong with it.
        why: ValueFault,
    },
    /// A value is none of those that can be chosen.
    Choice {
        /// For which argument.
        argument: String,
        /// What was given.
        value: String,
        /// What can be chosen.
        choices: Vec<String>,
    },
    /// An option stands there without its value.
    NoValue(String),
    /// There is no such argument; perhaps another was meant.
    UnknownArgument(String, Option<String>),
    /// There is no such command; perhaps others were meant.
    UnknownCommand(String, Vec<String>),
    /// These must be given.
    Missing(Vec<String>),
    /// A command must be given.
    NoCommand(String),
    /// An option is given again.
    Twice(String),
    /// An argument does not go with others.
    Together(String, Vec<String>),
    /// An argument is not written in Unicode.
    NotText,
    /// Something else, as it was told.
    Other(String),
}

/// What is wrong with a value.
#[derive(Clone, Debug, PartialEq)]
pub enum ValueFault {
    /// It is no number.
    Number,
    /// It is no whole number, or none that can be counted to.
    Whole,
    /// It is outside these bounds.
    Within(f64, f64),
    /// It is not above the first, or beyond the second.
    Above(f64, f64),
    /// It is written otherwise than it should be.
    Written(Form),
    /// No round is called that.
    NoRound(String),
    /// No tie-break is called that.
    NoTieBreak(String),
    /// Something other than `tied` follows a tie-break.
    NotTied(String),
    /// It holds a semicolon, which parts aliases.
    Semicolon,
}

/// How values are written that are neither numbers nor names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A day.
    Day,
    /// A time of a day.
    Time,
    /// A day of birth, or `none`.
    Birth,
    /// A number of another body.
    External,
    /// The games that each of two needs.
    Race,
    /// A group.
    Group,
    /// Games given before a match.
    Start,
    /// The length of a round.
    RoundLength,
    /// Games won.
    Score,
    /// What a win, a draw and a loss are worth.
    MatchPoints,
    /// A rating, or `none`.
    Limit,
    /// A probability.
    Share,
    /// K under a condition.
    KStep,
    /// How long matches count less.
    Damping,
    /// When somebody has a rank.
    Established,
}

/// Words about the command line itself.
#[derive(Debug, Clone, Copy)]
pub struct UsageWords {
    /// What is not understood, and what to do.
    pub fault: fn(&UsageFault) -> Message,
    /// How the command is typed, and where more is said of it.
    pub typed: fn(&str, &str) -> [String; 2],
}

/// Only for parsers that want one; what people read is made of the fact in their language.
impl std::fmt::Display for ValueFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for ValueFault {}
