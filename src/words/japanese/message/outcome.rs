//! How matches ended.

use super::{TERM, name};
use crate::club::Club;
use crate::domain::length::{Length, ScoreFault};
use crate::domain::number::PlayerId;
use crate::domain::score::{Outcome, Score, Side};

/// `あおくま 2-1 TM`.
pub(super) fn score_line(sides: [PlayerId; 2], outcome: Outcome, club: &Club) -> String {
    let names = sides.map(|id| name(id, club));
    let [a, b] = &names;
    let over = |side: Side| (&names[side.index()], &names[side.other().index()]);
    match outcome {
        Outcome::Score(score) => format!("{a} {} {b}", written(score)),
        Outcome::Walkover(side) => {
            let (winner, loser) = over(side);
            format!("{winner}が{loser}に不戦勝")
        }
        Outcome::Retired(broken) => {
            let (_, loser) = over(broken.winner);
            format!("{a} {} {b}（{loser}は途中棄権）", written(broken.score))
        }
        Outcome::Disqualified(broken) => {
            let (_, loser) = over(broken.winner);
            format!("{a} {} {b}（{loser}は失格）", written(broken.score))
        }
        Outcome::DoubleWalkover => format!("{a}と{b}は両者不戦敗"),
        Outcome::DoubleDisqualification => format!("{a}と{b}は両者失格"),
    }
}

/// Games, and what was given before them.
fn written(score: Score) -> String {
    match score.starts() {
        [0, 0] => score.to_string(),
        [a, b] => format!("{score}（{a}-{b}から）"),
    }
}

/// Where nobody is named.
pub(super) fn outcome_alone(outcome: Outcome) -> String {
    let place = |side: Side| ["一人目", "二人目"][side.index()];
    match outcome {
        Outcome::Score(score) => written(score),
        Outcome::Walkover(side) => format!("{}の不戦勝", place(side)),
        Outcome::Retired(broken) => {
            format!("{}（{}は途中棄権）", written(broken.score), place(broken.winner.other()))
        }
        Outcome::Disqualified(broken) => {
            format!("{}（{}は失格）", written(broken.score), place(broken.winner.other()))
        }
        Outcome::DoubleWalkover => "両者不戦敗".to_owned(),
        Outcome::DoubleDisqualification => "両者失格".to_owned(),
    }
}

/// Why a score cannot be that of a match.
pub(super) fn bad_score(length: Length, fault: ScoreFault) -> String {
    let length = (TERM.length)(length);
    match fault {
        ScoreFault::NoGames => "0-0 は結果になりません。".to_owned(),
        ScoreFault::Unfinished { first_to } => {
            format!("{length}ですが、まだ誰も{first_to}勝していません。")
        }
        ScoreFault::Overrun { .. } => format!("{length}ですが、それを超えています。"),
        ScoreFault::WrongTotal { given, .. } => {
            format!("{length}ですが、合計が{given}になっています。")
        }
        ScoreFault::BeyondBelief => format!("1試合は{}ゲームまでです。", Score::MOST),
        ScoreFault::Level => {
            "勝ち上がりを決める必要がありますが、引き分けになっています。".to_owned()
        }
        ScoreFault::Over => format!("{length}ですが、途中で終わっていたはずです。"),
    }
}
