//! What an action would change.

use super::outcome::score_line;
use super::{TERM, matches, name};
use crate::club::Club;
use crate::club::question::consequences::{Change, Face, RankChange};
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::words::message::ForesightWords;

pub(super) const FORESIGHT: ForesightWords = ForesightWords {
    change,
    choice: |void, keep| match keep {
        None => format!("{}の結果は無効になります", matches(void)),
        Some(keep) => {
            format!(
                "{}の結果は無効になるか、{}の結果が別の選手のものとして残ります",
                matches(void),
                matches(keep)
            )
        }
    },
    rank: |change: &RankChange, club| {
        let rank =
            |rank: Option<u32>| rank.map_or_else(|| "なし".to_owned(), |it| format!("{it}位"));
        format!(
            "{0}：第{3}ステージの順位が{2}から{1}に変わります",
            name(change.player, club),
            rank(change.after),
            rank(change.before),
            change.stage
        )
    },
    stands: |stage| format!("第{stage}ステージの組み合わせは変わりません"),
    nothing: "ほかの試合と順位は変わりません",
    dry_run: "何も書き込んでいません",
};

fn change(change: &Change, round: Option<&RoundName>, club: &Club) -> String {
    let no = change.no;
    let round = round.map_or_else(String::new, |round| format!("（{}）", (TERM.round)(round)));
    let told = match (change.before, change.after) {
        (None, Some(after)) => format!("追加：{}", face(after, club)),
        (Some(before), None) => format!("削除：{}", face(before, club)),
        (Some(before), Some(after)) => {
            format!("{1} → {0}", face(after, club), face(before, club))
        }
        (None, None) => String::new(),
    };
    format!("第{no}試合{round}：{told}")
}

/// `あおくま 2-1 TM`, or who plays as far as that is known.
fn face(face: Face, club: &Club) -> String {
    if let ([Some(a), Some(b)], Some(outcome)) = (face.sides, face.outcome) {
        return score_line([a, b], outcome, club);
    }
    let [a, b] = face.sides.map(|side: Option<PlayerId>| {
        side.map_or_else(|| "？".to_owned(), |player| name(player, club))
    });
    format!("{a} - {b}")
}
