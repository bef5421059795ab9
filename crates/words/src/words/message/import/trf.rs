//! Faults of tournament reports, and remedies.

use crate::domain::trf::TrfWhy;
use crate::words::{Language, pick, say};

/// The sentence and the remedy.
pub(super) fn describe(lang: Language, why: &TrfWhy) -> (String, String) {
    let (why, remedy) = match why {
        TrfWhy::NoPlayers => pick!(lang;
            ("this is no tournament report: no line begins with 001",
                "give a file in FIDE's format TRF16 or TRF26"),
            ("大会報告ファイルではありません（001で始まる行がありません）。",
                "FIDEのTRF16かTRF26の形式のファイルを指定してください。")),
        TrfWhy::Tab => pick!(lang;
            ("a tab stands where columns are counted", "write blanks instead"),
            ("桁で読む行にタブがあります。", "空白に直してください。")),
        TrfWhy::NotANumber => pick!(lang;
            ("not a whole number", "write 1, 2, 3, … in these columns"),
            ("整数ではありません。", "この桁に1、2、3、…と書いてください。")),
        TrfWhy::NotPoints => pick!(lang;
            ("not points", "write them like 3.5 in these columns"),
            ("得点ではありません。", "この桁に3.5のように書いてください。")),
        TrfWhy::NotADate => pick!(lang;
            ("not a date", "write it like 2026/11/21, in line 132 like 26/11/21"),
            ("日付ではありません。", "2026/11/21、132の行では26/11/21のように書いてください。")),
        TrfWhy::TooManyRounds => pick!(lang;
            ("more rounds than any tournament has", "write at most 999 rounds"),
            ("ラウンドが多すぎます。", "999ラウンド以下にしてください。")),
        TrfWhy::NoName => pick!(lang;
            ("the player has no name", "write the name in these columns"),
            ("選手の名前がありません。", "この桁に名前を書いてください。")),
        TrfWhy::NoColour => pick!(lang;
            ("not a colour", "write w, b or -"),
            ("手番の色ではありません。", "w、b、- のどれかを書いてください。")),
        TrfWhy::NoResult => pick!(lang;
            ("not a result", "write 1, =, 0, +, -, W, D, L, H, F, U or Z"),
            ("結果ではありません。", "1、=、0、+、-、W、D、L、H、F、U、Z のどれかを書いてください。")),
        TrfWhy::Remainder => pick!(lang;
            ("a round has ten columns, and this one must be blank",
                "move the rounds into their columns, the first from 92 on"),
            ("1ラウンドは10桁で、ここは空白のはずです。", "ラウンドを92桁から10桁ずつに直してください。")),
        TrfWhy::SameStart(line) => {
            return (
                say!(lang; "line {line} has the same starting number",
                    "{line}行目とスタート番号が同じです。"),
                lang.pick("give each player a number", "選手ごとに違う番号にしてください。")
                    .to_owned(),
            );
        }
        TrfWhy::NoOpponent(start) => {
            return (
                say!(lang; "no player has the starting number {start}",
                    "スタート番号{start}の選手がいません。"),
                lang.pick(
                    "correct the opponent, or add the player's line",
                    "対戦相手を直すか、その選手の行を加えてください。",
                )
                .to_owned(),
            );
        }
        TrfWhy::OwnOpponent => pick!(lang;
            ("the player plays themself", "write the opponent's starting number, or 0000 for a bye"),
            ("対戦相手が本人です。", "相手のスタート番号を、不戦なら0000を書いてください。")),
        TrfWhy::ByeOrGame => pick!(lang;
            ("a game needs an opponent, and a bye has none",
                "write the opponent's starting number, or 0000 with H, F, U or Z"),
            ("対局には相手が必要で、不戦に相手はいません。",
                "相手のスタート番号を書くか、0000とH、F、U、Zのどれかを書いてください。")),
        TrfWhy::OtherOpponent { opponent, line, theirs } => {
            let theirs = theirs.map_or_else(|| "0000".to_owned(), |theirs| theirs.to_string());
            return (
                say!(lang; "player {opponent} in line {line} has {theirs} as opponent in this round",
                    "{line}行目の選手{opponent}のこのラウンドの相手は{theirs}です。"),
                lang.pick("correct one of the two lines", "どちらかの行を直してください。")
                    .to_owned(),
            );
        }
        TrfWhy::OtherResult { opponent, line, theirs } => {
            return (
                say!(lang; "player {opponent} in line {line} has {theirs} for the same game",
                    "同じ対局が、{line}行目の選手{opponent}では{theirs}です。"),
                lang.pick("correct one of the two lines", "どちらかの行を直してください。")
                    .to_owned(),
            );
        }
        TrfWhy::SameColour { opponent, line } => {
            return (
                say!(lang; "player {opponent} in line {line} has the same colour",
                    "{line}行目の選手{opponent}と同じ色です。"),
                lang.pick("correct one of the two lines", "どちらかの行を直してください。")
                    .to_owned(),
            );
        }
    };
    (why.to_owned(), remedy.to_owned())
}
