//! Faults of a log of Daihinmin.

use daihinmin::log::{LogFault, ReplayFault};
use daihinmin::{Illegal, StartError};

use crate::words::{Language, pick, say};

/// The fault of a log that cannot be read.
pub(super) fn unreadable(lang: Language, fault: &LogFault) -> String {
    match fault {
        LogFault::NoPlayers => pick!(lang;
            "no line \"player\" comes before the first game", "最初のゲームの前に `player` の行がありません。")
        .to_owned(),
        LogFault::Block => pick!(lang;
            "\"/*\" and \"*/\" do not take turns", "「/*」と「*/」の対応が取れていません。")
        .to_owned(),
        LogFault::Unfinished => {
            pick!(lang; "the last game has no end", "最後のゲームに終わりがありません。").to_owned()
        }
        LogFault::Missing(key) => {
            say!(lang, "the game has no line \"{key}\"", "ゲームに「{key}」の行がありません。")
        }
        LogFault::Repeated(key) => say!(lang;
            "a second line \"{key}\" in one game", "一つのゲームに「{key}」の行が2回あります。"),
        LogFault::Number(text) => {
            say!(lang, "\"{text}\" is no number", "「{text}」は数ではありません。")
        }
        LogFault::Count { found, players } => say!(lang;
            "{found} entries for {players} players", "{players}人に対して{found}人分です。"),
        LogFault::NotEach(players) => {
            let last = players.saturating_sub(1);
            say!(lang, "not each of 0 to {last} once", "0から{last}が一つずつではありません。")
        }
        LogFault::Braces => pick!(lang;
            "cards are not between \"{\" and \"}\"", "カードが「{」と「}」で囲まれていません。")
        .to_owned(),
        LogFault::Cards { player, error } => {
            let (hand, no, card) = (player + 1, error.number, &error.token);
            match lang {
                Language::English => format!("hand {hand}: {error}"),
                Language::Japanese => format!("手札{hand}：{no}枚目「{card}」が読めません。"),
            }
        }
        LogFault::Play { number, token, error } => match lang {
            Language::English => format!("play {number}, \"{token}\": {error}"),
            Language::Japanese => format!("{number}手目「{token}」が読めません。"),
        },
    }
}

/// Where a game of a log is against the rules.
pub(super) fn against(lang: Language, fault: &ReplayFault, names: &[String]) -> String {
    let name = |player: usize| names.get(player).map_or("", String::as_str);
    match fault {
        ReplayFault::Classes => pick!(lang;
            "the classes are not the result of the game before", "階級が前のゲームの結果と違います。")
        .to_owned(),
        ReplayFault::NoClasses(_) => {
            pick!(lang; "the classes are not each there once", "階級が一つずつではありません。").to_owned()
        }
        ReplayFault::Exchange { player, given, due } => say!(lang;
            "{} gave {given}, the rules ask for {due}",
            "{}は{given}を渡しましたが、規則では{due}です。", name(*player)),
        ReplayFault::Original(player) => say!(lang;
            "{} begins with other cards than dealt and exchanged",
            "{}の最初の手札が、配られて交換したカードと違います。", name(*player)),
        ReplayFault::Start(fault) => start(lang, fault),
        ReplayFault::Illegal { number, player, play, why } => {
            let why = illegal(lang, why);
            say!(lang; "play {number}, {play} by {}: {why}", "{number}手目、{}の{play}：{why}",
                name(*player))
        }
        ReplayFault::Unfinished => {
            pick!(lang; "the plays end before the game", "ゲームが終わる前に手順が終わっています。").to_owned()
        }
        ReplayFault::Result { player, place, told } => {
            let (place, told) = (place + 1, told + 1);
            say!(lang; "{} finished in place {place}, the result says {told}",
                "{}は手順では{place}位ですが、結果では{told}位です。", name(*player))
        }
    }
}

pub fn start(lang: Language, fault: &StartError) -> String {
    match (lang, fault) {
        (Language::English, fault) => fault.to_string(),
        (_, StartError::Seats(seats)) => format!("{seats}人のゲームです。3人から8人で行います。"),
        (_, StartError::Twice(card)) => format!("{card}が二つの手札にあります。"),
        (_, StartError::NoLeader) => "どの手札にもD3がありません。".to_owned(),
        _ => "この手札ではゲームを始められません。".to_owned(),
    }
}

pub fn illegal(lang: Language, why: &Illegal) -> String {
    match why {
        Illegal::Over => pick!(lang; "the game is over", "ゲームは終わっています。").to_owned(),
        Illegal::NotHeld(cards) => {
            say!(lang, "not in the hand: {cards}", "手札にありません：{cards}")
        }
        Illegal::Kind => pick!(lang;
            "not the kind of play that lies on the table", "場と種類か枚数が違います。")
        .to_owned(),
        Illegal::Weak => pick!(lang;
            "not stronger than what lies on the table", "場のカードより強くありません。")
        .to_owned(),
        Illegal::Locked => {
            pick!(lang; "the suits are locked", "マークの縛りに合いません。").to_owned()
        }
    }
}
