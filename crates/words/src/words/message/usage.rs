//! Faults of a command line.

use super::JoinWords;
use crate::domain::length::Length;
use crate::domain::score::Score;
use crate::words::message::Message;
use crate::words::{Voice, words};

/// A fault of a command line. Arguments stand as they are typed.
#[derive(Clone, Debug, PartialEq)]
pub enum UsageFault {
    /// A value is not of the kind it should be.
    Value {
        argument: String,
        value: String,
        /// The fault of the value.
        why: ValueFault,
    },
    /// A value is none of those that can be chosen.
    Choice {
        argument: String,
        value: String,
        /// All choices.
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
    /// Another fault, in the parser's own words.
    Other(String),
}

/// The fault of a value.
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
    /// It is no address of a web site.
    Url,
    /// It names a part that the public display does not have.
    Slides,
}

/// How values are written that are neither numbers nor names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    Day,
    /// A time of a day.
    Time,
    /// A time, of this day where no day is named.
    Begin,
    /// The end of a break: a time of this day, or how long it lasts.
    Until,
    /// A category, with ages or without.
    Category,
    /// A day of the year.
    DayOfYear,
    /// The days of rounds.
    RoundDays,
    /// The fee of an event.
    Fees,
    /// The prizes of a list, and an amount.
    Prizes,
    Amount,
    /// A day of birth, or `none`.
    Birth,
    /// A number of another body.
    External,
    /// The games that each of two needs.
    Race,
    Group,
    /// Games given before a match.
    Start,
    RoundLength,
    Score,
    /// How many go on to a stage.
    Advance,
    /// A program that plays cards.
    Program,
    /// Points for a win, a draw and a loss.
    MatchPoints,
    /// Ratings at which bands begin.
    Bands,
    /// A card game, or `none`.
    CardGame,
    /// A rating, or `none`.
    Limit,
    Share,
    /// K under a condition.
    KStep,
    /// How long matches count less.
    Damping,
    /// When a player has a rank.
    Established,
    /// A heading of a file, and the column of a list that it means.
    Column,
}

/// Only for parsers that want one; what people read is made of the fact in their language.
impl std::fmt::Display for ValueFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for ValueFault {}

words! {
    /// Faults of a command line.
    pub UsageWords in "usage-faults" {
        value(value, argument); choice(value, argument, choices) -> Message;
        no_value(argument) -> Message; unknown_argument(argument); no_argument(argument);
        did_you_mean(close); unknown_command(command); or; missing(arguments) -> Message;
        no_command(before); twice(argument) -> Message; together(argument, others) -> Message;
        not_text() -> Message; number; whole; within(least, most); above(least, most);
        no_round(name); no_tie_break(name); not_tied(other); slides; url; semicolon; until;
        category; prizes; fees; birth; group; score(most); advance; bands; match_points; card_game; limit;
        program; kstep; damping; column; written(like); other(fault); usage(usage);
        see_help(command); race; round_length(most); share;
    }
}

impl UsageWords {
    /// The fault, and the remedy.
    pub fn fault(self, fault: &UsageFault) -> Message {
        let joins = JoinWords::speaking(self.voice);
        let alone = |what| Message::new(what, "");
        match fault {
            UsageFault::Value { argument, value, why } => {
                Message::new(self.value(value, argument), mended(self.voice, why))
            }
            UsageFault::Choice { argument, value, choices } => {
                self.choice(value, argument, choices.join(joins.comma()))
            }
            UsageFault::NoValue(argument) => self.no_value(argument),
            UsageFault::UnknownArgument(argument, _) if !argument.starts_with('-') => {
                alone(self.unknown_argument(argument))
            }
            UsageFault::UnknownArgument(argument, None) => alone(self.no_argument(argument)),
            UsageFault::UnknownArgument(argument, Some(close)) => {
                Message::new(self.no_argument(argument), self.did_you_mean(close))
            }
            UsageFault::UnknownCommand(command, close) if close.is_empty() => {
                alone(self.unknown_command(command))
            }
            UsageFault::UnknownCommand(command, close) => Message::new(
                self.unknown_command(command),
                self.did_you_mean(close.join(self.or())),
            ),
            UsageFault::Missing(arguments) => self.missing(arguments.join(joins.comma())),
            UsageFault::NoCommand(before) => alone(self.no_command(before)),
            UsageFault::Twice(argument) => self.twice(argument),
            UsageFault::Together(argument, others) => {
                self.together(argument, others.join(joins.comma()))
            }
            UsageFault::NotText => self.not_text(),
            UsageFault::Other(told) => alone(self.other(told)),
        }
    }

    /// How the command is typed, and where more is said of it.
    pub fn typed(self, usage: &str, command: &str) -> [String; 2] {
        [self.usage(usage), self.see_help(command)]
    }
}

fn mended(voice: Voice, why: &ValueFault) -> String {
    let say = UsageWords::speaking(voice);
    match why {
        ValueFault::Number => say.number().to_owned(),
        ValueFault::Whole => say.whole().to_owned(),
        ValueFault::Within(least, most) => say.within(least, most),
        ValueFault::Above(least, most) => say.above(least, most),
        ValueFault::Written(form) => written(voice, *form),
        ValueFault::NoRound(name) => say.no_round(name),
        ValueFault::NoTieBreak(name) => say.no_tie_break(name),
        ValueFault::NotTied(other) => say.not_tied(other),
        ValueFault::Slides => say.slides().to_owned(),
        ValueFault::Url => say.url().to_owned(),
        ValueFault::Semicolon => say.semicolon().to_owned(),
    }
}

fn written(voice: Voice, form: Form) -> String {
    let say = UsageWords::speaking(voice);
    let like = match form {
        Form::Day => "2026-11-21",
        Form::Time => "\"2026-11-21 14:00\"",
        Form::Begin => "14:00",
        Form::Until => say.until(),
        Form::Category => say.category(),
        Form::DayOfYear => "04-01",
        Form::RoundDays => "\"1-4: 2026-12-03; 5-8: 2026-12-10\"",
        Form::Prizes => say.prizes(),
        Form::Fees => say.fees(),
        Form::Amount => "500",
        Form::Birth => say.birth(),
        Form::External => "FIDE:1503014",
        Form::Race => return say.race().to_owned(),
        Form::Group => say.group(),
        Form::Start => "0-4",
        Form::RoundLength => return say.round_length(Length::MOST),
        Form::Score => {
            return say.score(Score::MOST);
        }
        Form::Advance => say.advance(),
        Form::Bands => say.bands(),
        Form::MatchPoints => say.match_points(),
        Form::CardGame => say.card_game(),
        Form::Limit => say.limit(),
        Form::Program => say.program(),
        Form::Share => return say.share().to_owned(),
        Form::KStep => say.kstep(),
        Form::Damping => say.damping(),
        Form::Column => say.column(),
        Form::Established => "games=20,half-width=150,months=12",
    };
    say.written(like)
}
