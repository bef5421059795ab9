//! What of a command line is not understood.

use crate::domain::length::Length;
use crate::domain::score::Score;
use crate::words::message::{Form, Message, UsageFault, UsageWords, ValueFault};

pub(super) const USAGE: UsageWords = UsageWords {
    fault,
    typed: |usage, command| [format!("usage: {usage}"), format!("`{command} --help` says more")],
};

fn fault(fault: &UsageFault) -> Message {
    // The lines behind it say where to look.
    let nothing = String::new();
    let (what, remedy) = match fault {
        UsageFault::Value { argument, value, why } => {
            (format!("{value} is no value for {argument}"), mended(why))
        }
        UsageFault::Choice { argument, value, choices } => (
            format!("{value} is no value for {argument}"),
            format!("choose one of {}", choices.join(", ")),
        ),
        UsageFault::NoValue(argument) => {
            (format!("{argument} needs a value"), "write one behind it".to_owned())
        }
        UsageFault::UnknownArgument(argument, _) if !argument.starts_with('-') => {
            (format!("{argument} is more than the command takes"), nothing)
        }
        UsageFault::UnknownArgument(argument, close) => (
            format!("there is no argument {argument} here"),
            close.as_ref().map_or(nothing, |close| format!("did you mean {close}?")),
        ),
        UsageFault::UnknownCommand(command, close) => (
            format!("there is no command {command}"),
            match &close[..] {
                [] => nothing,
                close => format!("did you mean {}?", close.join(" or ")),
            },
        ),
        UsageFault::Missing(arguments) => {
            (format!("{} is missing", arguments.join(", ")), "it is typed as below".to_owned())
        }
        UsageFault::NoCommand(before) => (format!("{before} needs a command behind it"), nothing),
        UsageFault::Twice(argument) => {
            (format!("{argument} is given twice"), "give it once".to_owned())
        }
        UsageFault::Together(argument, others) => (
            format!("{argument} does not go with {}", others.join(", ")),
            "leave one of them out".to_owned(),
        ),
        UsageFault::NotText => {
            ("an argument is not written in UTF-8".to_owned(), "write it in UTF-8".to_owned())
        }
        UsageFault::Other(told) => (told.clone(), nothing),
    };
    Message::new(what, remedy)
}

fn mended(why: &ValueFault) -> String {
    match why {
        ValueFault::Number => "write a number, like 12.5".to_owned(),
        ValueFault::Whole => "write a whole number, like 12".to_owned(),
        ValueFault::Within(least, most) => format!("write a number from {least} to {most}"),
        ValueFault::Above(least, most) => {
            format!("write a number above {least}, at most {most}")
        }
        ValueFault::Written(form) => written(*form),
        ValueFault::NoRound(name) => format!(
            "no round is called {name}; there are 1, 2, …, semi-final, final, third-place, \
             winners-1, losers-1, losers-final, …"
        ),
        ValueFault::NoTieBreak(name) => format!(
            "no tie-break is called {name}; there are PTS WIN WON DE SB KS GD GW GR RTNG TPN \
             LOT/7 and more"
        ),
        ValueFault::NotTied(other) => {
            format!("only :tied can stand behind a tie-break, not :{other}")
        }
        ValueFault::Semicolon => "; parts aliases in files, so give each by itself".to_owned(),
    }
}

fn written(form: Form) -> String {
    let like = match form {
        Form::Day => "2026-11-21",
        Form::Time => "\"2026-11-21 14:00\"",
        Form::Birth => "1990-04-25, or none",
        Form::External => "FIDE:1503014",
        Form::Race => "1-10, the games that each needs",
        Form::Group => "B or 2",
        Form::Start => "0-4",
        Form::RoundLength => return format!("write it like 2=3, with at most {}", Length::MOST),
        Form::Score => {
            return format!("write it like 2-1, with drawn games 7-6-3, up to {}", Score::MOST);
        }
        Form::MatchPoints => "3-1-0 or 1-0.5-0",
        Form::Limit => "1600, or none",
        Form::Share => "0.6, between 0 and 1",
        Form::KStep => "games<30:40 or rating<2400:20",
        Form::Damping => "cap:10, root:8 or none",
        Form::Established => "games=20,half-width=150,months=12",
    };
    format!("write it like {like}")
}
