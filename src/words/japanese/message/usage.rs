//! What of a command line is not understood.

use crate::domain::length::Length;
use crate::domain::score::Score;
use crate::words::message::{Form, Message, UsageFault, UsageWords, ValueFault};

pub(super) const USAGE: UsageWords = UsageWords {
    fault,
    typed: |usage, command| {
        [format!("使い方：{usage}"), format!("詳しくは `{command} --help` をご覧ください。")]
    },
};

fn fault(fault: &UsageFault) -> Message {
    // The lines behind it say where to look.
    let nothing = String::new();
    let (what, remedy) = match fault {
        UsageFault::Value { argument, value, why } => {
            (format!("「{value}」は {argument} に指定できません。"), mended(why))
        }
        UsageFault::Choice { argument, value, choices } => (
            format!("「{value}」は {argument} に指定できません。"),
            format!("次のどれかを指定してください：{}", choices.join("、")),
        ),
        UsageFault::NoValue(argument) => {
            (format!("{argument} に値がありません。"), "続けて値を指定してください。".to_owned())
        }
        UsageFault::UnknownArgument(argument, _) if !argument.starts_with('-') => {
            (format!("「{argument}」は余分です。"), nothing)
        }
        UsageFault::UnknownArgument(argument, close) => (
            format!("{argument} という引数はありません。"),
            close.as_ref().map_or(nothing, |close| format!("{close} のことですか？")),
        ),
        UsageFault::UnknownCommand(command, close) => (
            format!("{command} というコマンドはありません。"),
            match &close[..] {
                [] => nothing,
                close => format!("{} のことですか？", close.join("、")),
            },
        ),
        UsageFault::Missing(arguments) => (
            format!("{} が指定されていません。", arguments.join("、")),
            "次のように指定してください。".to_owned(),
        ),
        UsageFault::NoCommand(before) => (format!("{before} の後にコマンドが必要です。"), nothing),
        UsageFault::Twice(argument) => {
            (format!("{argument} が2回指定されています。"), "1回だけ指定してください。".to_owned())
        }
        UsageFault::Together(argument, others) => (
            format!("{argument} は {} と一緒に使えません。", others.join("、")),
            "どちらかを外してください。".to_owned(),
        ),
        UsageFault::NotText => {
            ("引数が UTF-8 ではありません。".to_owned(), "UTF-8 で書いてください。".to_owned())
        }
        UsageFault::Other(told) => (format!("コマンドを解釈できません：{told}"), nothing),
    };
    Message::new(what, remedy)
}

fn mended(why: &ValueFault) -> String {
    match why {
        ValueFault::Number => "12.5 のように数字で書いてください。".to_owned(),
        ValueFault::Whole => "12 のように整数で書いてください。".to_owned(),
        ValueFault::Within(least, most) => {
            format!("{least}から{most}までの数を書いてください。")
        }
        ValueFault::Above(least, most) => {
            format!("{least}より大きく{most}以下の数を書いてください。")
        }
        ValueFault::Written(form) => written(*form),
        ValueFault::NoRound(name) => format!(
            "「{name}」という回戦はありません。1、2、…、semi-final、final、third-place、\
             winners-1、losers-1、losers-final、…と書いてください。"
        ),
        ValueFault::NoTieBreak(name) => format!(
            "「{name}」という基準はありません。PTS、WIN、WON、DE、SB、KS、GD、GW、GR、RTNG、TPN、\
             LOT/7 などがあります。"
        ),
        ValueFault::NotTied(other) => {
            format!("基準の後に付けられるのは :tied だけで、:{other} は付けられません。")
        }
        ValueFault::Semicolon => {
            "「;」はファイルで別名を区切るため使えません。別名は一つずつ指定してください。"
                .to_owned()
        }
    }
}

fn written(form: Form) -> String {
    let like = match form {
        Form::Day => "2026-11-21",
        Form::Time => "\"2026-11-21 14:00\"",
        Form::Birth => "1990-04-25 か none",
        Form::External => "FIDE:1503014",
        Form::Race => return "両者の先取数を 1-10 のように書いてください。".to_owned(),
        Form::Group => "B か 2",
        Form::Start => "0-4",
        Form::RoundLength => {
            return format!("2=3 のように書いてください。先取数は{}までです。", Length::MOST);
        }
        Form::Score => {
            return format!(
                "2-1 のように、引き分けがあれば 7-6-3 のように書いてください（{}まで）。",
                Score::MOST
            );
        }
        Form::MatchPoints => "3-1-0 か 1-0.5-0",
        Form::Limit => "1600 か none",
        Form::Share => return "0と1の間の数を 0.6 のように書いてください。".to_owned(),
        Form::KStep => "games<30:40 か rating<2400:20",
        Form::Damping => "cap:10 か root:8 か none",
        Form::Established => "games=20,half-width=150,months=12",
    };
    format!("{like} のように書いてください。")
}
