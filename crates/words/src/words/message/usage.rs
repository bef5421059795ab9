//! Faults of a command line.

use crate::domain::length::Length;
use crate::domain::score::Score;
use crate::words::message::Message;
use crate::words::{Language, say, words};

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
    /// Words about the command line itself.
    pub UsageWords {
    }
}

impl UsageWords {
    /// The fault, and the remedy.
    pub fn fault(self, fault: &UsageFault) -> Message {
        let lang = self.language;
        let nothing = String::new();
        let (what, remedy) = match fault {
            UsageFault::Value { argument, value, why } => (
                say!(lang; "{value} is not valid for {argument}",
                    "「{value}」は {argument} に指定できません。"),
                mended(lang, why),
            ),
            UsageFault::Choice { argument, value, choices } => (
                say!(lang; "{value} is not valid for {argument}",
                    "「{value}」は {argument} に指定できません。"),
                say!(lang; "choose one of {}",
                    "次のどれかを指定してください：{}", choices.join(lang.pick(", ", "、"))),
            ),
            UsageFault::NoValue(argument) => (
                say!(lang, "{argument} needs a value", "{argument} に値がありません。"),
                lang.pick("write one after it", "続けて値を指定してください。").to_owned(),
            ),
            UsageFault::UnknownArgument(argument, _) if !argument.starts_with('-') => (
                say!(lang; "unexpected argument {argument}",
                    "「{argument}」は余分です。"),
                nothing,
            ),
            UsageFault::UnknownArgument(argument, close) => (
                say!(lang; "there is no argument {argument} here",
                    "{argument} という引数はありません。"),
                close.as_ref().map_or(nothing, |close| {
                    say!(lang, "did you mean {close}?", "{close} ではありませんか？")
                }),
            ),
            UsageFault::UnknownCommand(command, close) => (
                say!(lang; "there is no command {command}",
                    "{command} というコマンドはありません。"),
                match &close[..] {
                    [] => nothing,
                    close => say!(lang; "did you mean {}?",
                        "{} ではありませんか？", close.join(lang.pick(" or ", "、"))),
                },
            ),
            UsageFault::Missing(arguments) => (
                say!(lang; "{} is missing",
                    "{} が指定されていません。", arguments.join(lang.pick(", ", "、"))),
                lang.pick("use it as below", "次のように指定してください。").to_owned(),
            ),
            UsageFault::NoCommand(before) => (
                say!(lang; "{before} needs a command after it",
                    "{before} の後にコマンドが必要です。"),
                nothing,
            ),
            UsageFault::Twice(argument) => (
                say!(lang, "{argument} is given twice", "{argument} が2回指定されています。"),
                lang.pick("give it once", "1回だけ指定してください。").to_owned(),
            ),
            UsageFault::Together(argument, others) => (
                say!(lang; "{argument} cannot be used with {}",
                    "{argument} は {} と一緒に使えません。", others.join(lang.pick(", ", "、"))),
                lang.pick("leave one of them out", "どちらかを外してください。").to_owned(),
            ),
            UsageFault::NotText => (
                lang.pick("an argument is not written in UTF-8", "引数が UTF-8 ではありません。")
                    .to_owned(),
                lang.pick("write it in UTF-8", "UTF-8 で書いてください。").to_owned(),
            ),
            UsageFault::Other(told) => (
                match lang {
                    Language::English => told.clone(),
                    Language::Japanese => format!("コマンドを解釈できません：{told}"),
                },
                nothing,
            ),
        };
        Message::new(what, remedy)
    }

    /// How the command is typed, and where more is said of it.
    pub fn typed(self, usage: &str, command: &str) -> [String; 2] {
        let lang = self.language;
        [
            say!(lang, "usage: {usage}", "使い方：{usage}"),
            say!(lang; "for more, see `{command} --help`",
                "詳しくは `{command} --help` をご覧ください。"),
        ]
    }
}

fn mended(lang: Language, why: &ValueFault) -> String {
    match why {
        ValueFault::Number => {
            lang.pick("write a number, like 12.5", "12.5 のように数字で書いてください。").to_owned()
        }
        ValueFault::Whole => lang
            .pick("write a whole number, like 12", "12 のように整数で書いてください。")
            .to_owned(),
        ValueFault::Within(least, most) => say!(lang; "write a number from {least} to {most}",
            "{least}から{most}までの数を書いてください。"),
        ValueFault::Above(least, most) => {
            say!(lang; "write a number above {least}, at most {most}",
            "{least}より大きく{most}以下の数を書いてください。")
        }
        ValueFault::Written(form) => written(lang, *form),
        ValueFault::NoRound(name) => say!(lang;
            "no round is called {name}; there are 1, 2, …, semi-final, final, third-place, \
             winners-1, losers-1, losers-final, …",
            "「{name}」というラウンドはありません。1、2、…、semi-final、final、third-place、\
             winners-1、losers-1、losers-final、…と書いてください。"),
        ValueFault::NoTieBreak(name) => say!(lang;
            "no tie-break is called {name}; there are PTS WIN WON DE SB KS GD GW GR RTNG TPN \
             LOT/7 and more",
            "「{name}」という基準はありません。PTS、WIN、WON、DE、SB、KS、GD、GW、GR、RTNG、TPN、\
             LOT/7 などがあります。"),
        ValueFault::NotTied(other) => say!(lang;
            "only :tied may follow a tie-break, not :{other}",
            "基準の後に付けられるのは :tied だけで、:{other} は付けられません。"),
        ValueFault::Slides => {
            say!(lang; "parts are calls, names, bracket and standings, with commas",
            "`calls`、`names`、`bracket`、`standings` をコンマで区切って指定してください。")
        }
        ValueFault::Url => lang
            .pick(
                "give an address like https://club.example/ratings",
                "https://club.example/ratings のように指定してください。",
            )
            .to_owned(),
        ValueFault::Semicolon => lang
            .pick(
                "; separates aliases in files: give each alias by itself",
                "「;」はファイルで別名を区切るため使えません。別名は一つずつ指定してください。",
            )
            .to_owned(),
    }
}

fn written(lang: Language, form: Form) -> String {
    let like = match form {
        Form::Day => "2026-11-21",
        Form::Time => "\"2026-11-21 14:00\"",
        Form::Begin => "14:00",
        Form::Until => lang.pick("13:00, or \"30 min\"", "13:00 か「30分」"),
        Form::Category => {
            lang.pick("\"U18 <18\", \"Senior 65+\" or Women", "「U18 <18」「シニア 65+」「女子」")
        }
        Form::DayOfYear => "04-01",
        Form::RoundDays => "\"1-4: 2026-12-03; 5-8: 2026-12-10\"",
        Form::Prizes => lang.pick(
            "\"30000; 20000 + Cup; Book\", no comma inside an amount",
            "「30000; 20000 + トロフィー; 図書券」（金額の中にカンマは入れない）",
        ),
        Form::Amount => "500",
        Form::Birth => lang.pick("1990-04-25, or none", "1990-04-25 か none"),
        Form::External => "FIDE:1503014",
        Form::Race => match lang {
            Language::English => "1-10, the games that each player needs",
            Language::Japanese => {
                return "両者の先取数を 1-10 のように書いてください。".to_owned();
            }
        },
        Form::Group => lang.pick("B or 2", "B か 2"),
        Form::Start => "0-4",
        Form::RoundLength => match lang {
            Language::English => {
                return format!("write it like 2=3, with at most {}", Length::MOST);
            }
            Language::Japanese => {
                return format!("2=3 のように書いてください。先取数は{}までです。", Length::MOST);
            }
        },
        Form::Score => {
            return say!(lang; "write it like 2-1, with drawn games 7-6-3, up to {}",
                "2-1 のように、引き分けがあれば 7-6-3 のように書いてください（{}まで）。",
                Score::MOST);
        }
        Form::Advance => lang.pick("2 or total:8", "2 か total:8"),
        Form::Bands => lang.pick("ratings such as 1400,1600", "1400,1600 のようなレーティング"),
        Form::MatchPoints => lang.pick("3-1-0, 1-0.5-0 or games", "3-1-0、1-0.5-0 か games"),
        Form::CardGame => {
            lang.pick("prime-daifugo, daihinmin or none", "`prime-daifugo`、`daihinmin` か none")
        }
        Form::Limit => lang.pick("1600, or none", "1600 か none"),
        Form::Program => lang.pick(
            "default, kou2, snowl, or with simulations snowl:300",
            "`default`、`kou2`、`snowl:300`",
        ),
        Form::Share => match lang {
            Language::English => "0.6, between 0 and 1",
            Language::Japanese => {
                return "0と1の間の数を 0.6 のように書いてください。".to_owned();
            }
        },
        Form::KStep => lang.pick("games<30:40 or rating<2400:20", "games<30:40 か rating<2400:20"),
        Form::Damping => lang.pick("cap:10, root:8 or none", "cap:10 か root:8 か none"),
        Form::Column => lang.pick(
            "Ruby=reading; the columns are in --help",
            "ルビ=reading（列の名前は --help にあります）",
        ),
        Form::Established => "games=20,half-width=150,months=12",
    };
    say!(lang, "write it like {like}", "{like} のように書いてください。")
}
