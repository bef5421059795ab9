//! Files that come in.

use super::fault::number;
use super::refusal::refusal;
use super::{count, likeness, player, players, tournament};
use crate::club::{Club, Refusal};
use crate::domain::score::Score;
use crate::import::{ImportFault, Likely, Note, Suspect, Why};
use crate::words::message::{ImportWords, Message};

/// Characters of a faulty value that are shown.
const SHOWN: usize = 60;

pub(super) const IMPORT: ImportWords = ImportWords {
    fault,
    why: |fault, club| told(fault, club).0,
    note,
    suspect: |file, suspect, club| format!("{file}:{}：{}", suspect.line, may_be(suspect, club)),
    held: |rows| {
        let rows = count(rows, "人");
        Message::new(
            format!("名簿の{rows}はすでに登録されているかもしれません。何も取り込んでいません。"),
            "登録済みの選手とするなら --duplicates use、\
             名前だけが同じ選手も含めて新しく登録するなら --duplicates new を付けるか、\
             名簿を直してください。",
        )
    },
    known: |rows| format!("登録済み：{rows}"),
    look: |rows| format!("要確認：{rows}"),
    fresh: |rows| format!("新規：{rows}"),
    players: |registered, known| {
        let registered = count(registered, "人");
        if known == 0 {
            return format!("{registered}を登録");
        }
        format!("{registered}を登録、登録済みの{known}行は取り込まず")
    },
    namesakes: "同姓同名の別人なら：`banzuke player add 名前 --namesake`",
    results: |matches, tournaments, players| {
        let matches = count(matches, "試合");
        let tournaments = count(tournaments, "大会");
        let players = count(players, "人");
        format!("{matches}を記録、{tournaments}を作成、{players}を登録")
    },
};

fn fault(file: &str, fault: &ImportFault, club: &Club) -> Message {
    let (why, remedy) = told(fault, club);
    let mut place = format!("{file}:{}：", fault.line);
    if let Some(column) = &fault.column {
        place += &shown(column);
        if !fault.value.is_empty() && *column != fault.value {
            place.extend(["「", &shown(&fault.value), "」"]);
        }
        place += "：";
    }
    Message::new(place + &why, remedy + "何も取り込んでいません。")
}

fn shown(value: &str) -> String {
    let mut shown: String = value.chars().take(SHOWN).collect();
    if value.chars().nth(SHOWN).is_some() {
        shown.push('…');
    }
    shown
}

/// What is wrong, and what to do.
fn told(fault: &ImportFault, club: &Club) -> (String, String) {
    let (why, remedy) = match &fault.why {
        Why::NoHeader => ("ファイルが空です。", "最初の行に列の名前を書いてください。"),
        Why::NeitherKind([players, results]) => {
            let remedy = format!(
                "最初の行に列の名前を書いてください。選手なら {}、結果なら {}。",
                players.join(","),
                results.join(",")
            );
            return ("選手の一覧でも結果の一覧でもありません。".to_owned(), remedy);
        }
        Why::NotUtf8(Some(encoding)) => {
            let why = format!("この行はほかの行と違い、{} ではありません。", encoding.name());
            return (why, "CSV UTF-8 形式で保存してください。".to_owned());
        }
        Why::NotUtf8(None) => {
            ("UTF-8 ではなく、文字コードを判別できません。", "CSV UTF-8 形式で保存してください。")
        }
        Why::NotCommas => ("列がコンマで区切られていません。", "列をコンマで区切ってください。"),
        Why::LineBreak => (
            "項目の途中に改行があります。引用符が閉じていないのではありませんか？",
            "どの項目も1行に書いてください。",
        ),
        Why::UnknownColumn(known) => {
            let remedy = format!("使える列は次のものだけです：{}。", known.join("、"));
            return ("そのような列は使えません。".to_owned(), remedy);
        }
        Why::RepeatedColumn => ("同じ列が2回あります。", "どちらかを消してください。"),
        Why::MissingColumn(column) => {
            let remedy = format!("1行目に{column}を、各行にその項目を加えてください。");
            return ("列がありません。".to_owned(), remedy);
        }
        Why::FieldCount { header, row } => {
            let fields = count(*row, "項目");
            let why = format!("この行は{fields}ですが、見出しは{header}項目です。");
            return (why, "コンマを含む文字列は二重引用符で囲んでください。".to_owned());
        }
        Why::Empty => ("空です。", "記入するか、行を削除してください。"),
        Why::NotANumber => ("整数ではありません。", "0、1、2、…と数字で書いてください。"),
        Why::Negative => ("負の数です。", "ゲーム数は0、1、2、…と書いてください。"),
        Why::TooManyGames => {
            return (
                "ゲームが多すぎます。".to_owned(),
                format!("{}以下にしてください。", Score::MOST),
            );
        }
        Why::NoGames => ("ゲームのない試合です。", "行わなかった試合は除いてください。"),
        Why::NotAHand => {
            ("勝率ではありません。", "0.4 のように0より大きく1より小さく書いてください。")
        }
        Why::NotASide => ("どちらの側でもありません。", "先手を a か b で書いてください。"),
        Why::NotADate => ("日付ではありません。", "2026-11-21 のように書いてください。"),
        Why::NotOneOrZero => {
            ("1でも0でもありません。", "同一人物なら1、別人なら0と書いてください。")
        }
        Why::NotAnExternalId => {
            ("他団体の番号ではありません。", "FIDE:1503014 のように書いてください。")
        }
        Why::Doubtful(suspect) => {
            let remedy = "誰のことか分かるように行を直すか、--duplicates new で登録してください。";
            return (may_be(suspect, club), remedy.to_owned());
        }
        Why::SameAsLine(line) => {
            let why = format!("{line}行目に同じ選手がいます。");
            let remedy = "どちらかを消してください。別人なら --duplicates new を付けてください。";
            return (why, remedy.to_owned());
        }
        Why::Recorded(id, no) => {
            let why = format!("第{no}試合（{}）と同じ試合です。", tournament(*id, club));
            return (why, "行を削除するか、別の回戦か日付を書いてください。".to_owned());
        }
        Why::Several(found) => {
            let why = format!("{}かもしれません。", players(found, club));
            return (why, "代わりに登録番号を書いてください。".to_owned());
        }
        Why::Number(error) => {
            let message = number(&fault.value, *error);
            return (message.what, message.remedy);
        }
        Why::Refused(Refusal::AgainstThemself(_)) => {
            ("両者が同じ選手です。", "二人の選手を書いてください。")
        }
        Why::Refused(why) => {
            let message = refusal(why, club);
            return (message.what, message.remedy);
        }
    };
    (why.to_owned(), remedy.to_owned())
}

fn may_be(suspect: &Suspect, club: &Club) -> String {
    let told = |likely: &Likely| {
        let who = match likely.line {
            Some(line) => format!("{}（{line}行目）", likely.name),
            None => player(likely.owner.player, club),
        };
        likeness::because(who, &likely.owner.reasons)
    };
    likeness::may_be(&suspect.text, suspect.likely.iter().map(told))
}

fn note(file: &str, note: &Note, club: &Club) -> String {
    match note {
        Note::Known { line, text, player: id, .. } => {
            format!("{file}:{line}：{text}は取り込みません（{}として登録済み）", player(*id, club))
        }
        Note::Taken { line, text, player: id } => {
            format!("{file}:{line}：{text} を{}としました", player(*id, club))
        }
        Note::Decoded(encoding) => format!("{file}：{} として読みました", encoding.name()),
        Note::PassedOver(columns) => {
            format!("{file}:1：取り込まない列：{}", columns.join("、"))
        }
        Note::Outside { why } => format!("{file}：記録はしました：{}", refusal(why, club).what),
    }
}
