//! Faults of a command line.

use crate::domain::length::Length;
use crate::domain::score::Score;
use crate::words::message::Message;
use crate::words::words;

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
#[rustfmt::skip]
pub enum Form {
    Day, Time, Begin, Until, Category, DayOfYear, RoundDays, Prizes, Fees, Amount, Birth, External,
    Race, Group, Start, RoundLength, Score, Advance, Program, MatchPoints, Bands, CardGame, Limit,
    Share, KStep, Damping, Established, Column,
}

/// Only for parsers that want one; what people read is made of the fact in their language.
impl std::fmt::Display for ValueFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for ValueFault {}

words! {
    pub UsageWords in "usage-faults";

    fn fault(say: UsageFault) -> Message {
        Value { argument, value, why } => { Message::new(say.value(value, argument), say.mended(why)) };
        Choice { argument, value, choices }; NoValue(argument);
        UnknownArgument(argument, _) if !argument.starts_with('-') => {
            Message::new(say.unknown_argument(argument), "")
        };
        UnknownArgument(argument, close) => {
            Message::new(say.no_argument(argument), say.close(close.as_slice()))
        };
        UnknownCommand(command, close) => {
            Message::new(say.unknown_command(command), say.close(close))
        };
        Missing(arguments);
        NoCommand(before) => {
            Message::new(say.no_command(before), "")
        };
        Twice(argument); Together(argument, others); NotText;
        Other(told) => { Message::new(say.other(told), "") };
    }

    fn form(say: Form) {
        Day => written(like = "2026-11-21"); Time => written(like = "\"2026-11-21 14:00\"");
        Begin => written(like = "14:00"); Until => written(like = say.until());
        Category => written(like = say.category()); DayOfYear => written(like = "04-01");
        RoundDays => written(like = "\"1-4: 2026-12-03; 5-8: 2026-12-10\"");
        Prizes => written(like = say.prizes()); Fees => written(like = say.fees());
        Amount => written(like = "500"); Birth => written(like = say.birth());
        External => written(like = "FIDE:1503014"); Race; Group => written(like = say.group());
        Start => written(like = "0-4"); RoundLength => round_length(most = Length::MOST);
        Score => score(most = Score::MOST); Advance => written(like = say.advance());
        Bands => written(like = say.bands()); MatchPoints => written(like = say.match_points());
        CardGame => written(like = say.card_game()); Limit => written(like = say.limit());
        Program => written(like = say.program()); Share; KStep => written(like = say.kstep());
        Damping => written(like = say.damping()); Column => written(like = say.column());
        Established => written(like = "games=20,half-width=150,months=12");
    }

    fn mended(say: ValueFault) {
        Number; Whole; Within(least, most); Above(least, most); Written(form) => { say.form(form) };
        NoRound(name); NoTieBreak(name); NotTied(other); Slides; Url; Semicolon;
    }
}

impl UsageWords {
    fn close(self, names: &[String]) -> String {
        if names.is_empty() { String::new() } else { self.did_you_mean(names.join(self.or())) }
    }

    /// How the command is typed, and where more is said of it.
    pub fn typed(self, usage: &str, command: &str) -> [String; 2] {
        [self.usage(usage), self.see_help(command)]
    }
}
