//! Faults of game records, and remedies.

use primes::play::{Refused, WrittenError};

use super::log;
use crate::cards::{MoveFault, NotAMove};
use crate::import::GameFault;
use crate::words::message::hands::{HandsWords, card_game};
use crate::words::{Language, Voice, pick, say};

/// The sentence and the remedy for a fault in a field of this name.
#[expect(clippy::too_many_lines, reason = "a table: a sentence or two for each case")]
pub(super) fn describe(lang: Language, fault: &GameFault, field: &str) -> (String, String) {
    let (why, remedy) = match fault {
        GameFault::Log(fault) => {
            return (
                log::unreadable(lang, fault),
                lang.pick("correct that line of the log", "その行を直してください。").to_owned(),
            );
        }
        GameFault::Replay { game, fault, names } => {
            let why = log::against(lang, fault, names);
            return (
                say!(lang, "game {game}: {why}", "ゲーム{game}：{why}"),
                pick!(lang; "correct the game, or cut the log before it",
                    "ゲームを直すか、その前でログを切ってください。")
                .to_owned(),
            );
        }
        GameFault::NotUtf8 => pick!(lang;
            ("this is not UTF-8", "save the file as UTF-8"),
            ("UTF-8 ではありません。", "UTF-8 で保存してください。")),
        GameFault::NeitherKind => pick!(lang;
            ("this is no record of games",
                "give games of prime Daifugō as JSON objects, or a log of Daihinmin; see the guide on importing"),
            ("ゲームの記録ではありません。",
                "素数大富豪のゲームをJSONのオブジェクトで書くか、大貧民のログを指定してください（ガイドの「取り込み」を参照）。")),
        GameFault::NoGames => pick!(lang;
            ("the file holds no games", "give a file with at least one game"),
            ("ゲームがありません。", "1ゲーム以上あるファイルを指定してください。")),
        GameFault::NotJson(column) => {
            return (
                say!(
                    lang,
                    "not JSON from column {column} on",
                    "{column}文字目からJSONとして読めません。"
                ),
                lang.pick(
                    "correct the punctuation there; is a bracket, a quote or a comma missing?",
                    "その前後の括弧、引用符、コンマを直してください。",
                )
                .to_owned(),
            );
        }
        GameFault::NotAnObject => pick!(lang;
            ("this is no game", "write each game as an object: {\"match\": …, \"players\": …, …}"),
            ("ゲームではありません。",
                "各ゲームを {\"match\": …, \"players\": …, …} とオブジェクトで書いてください。")),
        GameFault::Missing => pick!(lang;
            ("the game has no such field", "add it; `first` and `hands` may be `null` where unknown"),
            ("この項目がありません。", "追加してください。`first` と `hands` は、不明なら `null` とします。")),
        GameFault::Form => {
            return (
                lang.pick("cannot be read", "読めません。").to_owned(),
                say!(lang, "write it like {}", "{} のように書いてください。", form(field)),
            );
        }
        GameFault::NotAPlayer => pick!(lang;
            ("neither of the two players", "write one of the two names, or a or b"),
            ("二人のどちらでもありません。", "どちらかの名前か、a か b を書いてください。")),
        GameFault::OtherPlayers(line) => {
            return (
                say!(lang; "the match began with other players in line {line}",
                    "この試合は{line}行目では別の選手です。"),
                pick!(lang; "give each match a number of its own in \"match\"",
                    "\"match\" に試合ごとに異なる番号を書いてください。")
                .to_owned(),
            );
        }
        GameFault::OtherDate(line, date) => {
            return (
                say!(lang; "the match is dated {date} in line {line}",
                    "この試合は{line}行目では{date}です。"),
                pick!(lang; "give all games of a match one date, or each day a match of its own",
                    "1試合の日付をそろえるか、日ごとに別の試合としてください。")
                .to_owned(),
            );
        }
        GameFault::Cards(fault) => {
            let message = HandsWords::speaking(Voice::of(lang)).card_fault(fault);
            return (message.what, message.remedy);
        }
        GameFault::MovesAlone => pick!(lang;
            ("moves cannot be checked without `hands` and `first`",
                "add `hands` and `first`, or leave the moves out"),
            ("`hands` と `first` がなければ、手順を確認できません。",
                "`hands` と `first` を書くか、`moves` を除いてください。")),
        GameFault::Move(fault) => {
            return (
                unplayable(lang, fault),
                pick!(lang; "correct the move, or leave the moves of the game out",
                    "手順を直すか、このゲームの `moves` を除いてください。")
                .to_owned(),
            );
        }
        GameFault::OtherWinner(name) => {
            return (
                say!(lang, "the moves end with a win of {name}", "手順では{name}の勝ちです。"),
                lang.pick("correct the winner or the moves", "勝者か手順を直してください。")
                    .to_owned(),
            );
        }
        GameFault::NoTournament if field.is_empty() => pick!(lang;
            ("the tournament is not named", "name it with --tournament"),
            ("大会の名前がありません。", "--tournament で指定してください。")),
        GameFault::NoTournament => pick!(lang;
            ("the tournament is not named", "name it with --tournament, or in the field `event`"),
            ("大会の名前がありません。", "--tournament か `event` の項目で指定してください。")),
        GameFault::OtherCardGame(game) => {
            return (
                say!(lang; "the tournament plays {}", "この大会は{}です。",
                    card_game(lang, *game)),
                pick!(lang; "name another tournament with --tournament",
                    "--tournament で別の大会を指定してください。")
                .to_owned(),
            );
        }
    };
    (why.to_owned(), remedy.to_owned())
}

/// How a field is written.
fn form(field: &str) -> &'static str {
    match field {
        "players" => r#"["Ada", "Bea"]"#,
        "hands" => r#"["QT338647JA9", "T77TJK4X3KA"]"#,
        "moves" => r#"["57", "D(K)KQJ", "%"]"#,
        "date" => r#""2026-11-21""#,
        "first" | "winner" => r#""Ada""#,
        _ => r#""1""#,
    }
}

fn unplayable(lang: Language, fault: &MoveFault) -> String {
    let no = fault.no;
    match (lang, &fault.why) {
        (Language::English, NotAMove::Unreadable(why)) => format!("move {no}: {why}"),
        (Language::English, NotAMove::Refused(why)) => format!("move {no}: {why}"),
        (Language::Japanese, NotAMove::Unreadable(why)) => {
            format!("{no}手目：{}", unreadable(*why))
        }
        (Language::Japanese, NotAMove::Refused(why)) => format!("{no}手目：{}", refused(why)),
    }
}

fn unreadable(why: WrittenError) -> String {
    match why {
        WrittenError::Sign(sign) => format!("そこに「{sign}」は書けません。"),
        WrittenError::NoCard => "カードが足りません。".to_owned(),
        WrittenError::Joker => "ジョーカーの値を X7|X=5 のように1枚ずつ書いてください。".to_owned(),
        WrittenError::Several => "一度に一手だけ書いてください。".to_owned(),
    }
}

fn refused(why: &Refused) -> String {
    match why {
        Refused::Over => "ゲームは終わっています。".to_owned(),
        Refused::PenaltyDue(cards) => format!("先にペナルティで{cards}枚引かなければなりません。"),
        Refused::OneDraw => "1回の番に引けるのは1枚だけです。".to_owned(),
        Refused::NotInPile => "引いたカードは山札にありません。".to_owned(),
        Refused::NotInHand => "手札にないカードです。".to_owned(),
        Refused::LeadingZero => "0で始まる数か、72桁を超える数です。".to_owned(),
        Refused::OtherCount(cards) => format!("場と同じ{cards}枚で出さなければなりません。"),
        Refused::NotBeaten => "場の数に勝っていません。".to_owned(),
        Refused::JokerAlone => "ジョーカー1枚は数になりません。".to_owned(),
        Refused::BaseOne => "1は因数にできません。".to_owned(),
        Refused::NoPenalty => "ペナルティはありません。".to_owned(),
    }
}
