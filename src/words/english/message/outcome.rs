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
            format!("{winner} by walkover over {loser}")
        }
        Outcome::Retired(broken) => {
            let (_, loser) = over(broken.winner);
            format!("{a} {} {b}, {loser} retired", written(broken.score))
        }
        Outcome::Disqualified(broken) => {
            let (_, loser) = over(broken.winner);
            format!("{a} {} {b}, {loser} disqualified", written(broken.score))
        }
        Outcome::DoubleWalkover => format!("neither {a} nor {b} played"),
        Outcome::DoubleDisqualification => format!("{a} and {b} both disqualified"),
    }
}

/// Games, and what was given before them.
fn written(score: Score) -> String {
    match score.starts() {
        [0, 0] => score.to_string(),
        [a, b] => format!("{score} (start {a}-{b})"),
    }
}

/// Where nobody is named.
pub(super) fn outcome_alone(outcome: Outcome) -> String {
    let place = |side: Side| ["first", "second"][side.index()];
    match outcome {
        Outcome::Score(score) => written(score),
        Outcome::Walkover(side) => format!("walkover for the {}", place(side)),
        Outcome::Retired(broken) => {
            format!("{}, the {} retired", written(broken.score), place(broken.winner.other()))
        }
        Outcome::Disqualified(broken) => {
            format!("{}, the {} disqualified", written(broken.score), place(broken.winner.other()))
        }
        Outcome::DoubleWalkover => "neither played".to_owned(),
        Outcome::DoubleDisqualification => "both disqualified".to_owned(),
    }
}

/// Why a score cannot be that of a match.
pub(super) fn bad_score(length: Length, fault: ScoreFault) -> String {
    let length = (TERM.length)(length);
    match fault {
        ScoreFault::NoGames => "0-0 is no score".to_owned(),
        ScoreFault::Unfinished { first_to } => {
            format!("it is {length}, and nobody has won {first_to}")
        }
        ScoreFault::Overrun { .. } => format!("it is {length}, and that score is beyond it"),
        ScoreFault::WrongTotal { given, .. } => {
            format!("it is {length}, and that score makes {given}")
        }
        ScoreFault::BeyondBelief => format!("no match has more than {} such games", Score::MOST),
        ScoreFault::Level => "somebody has to go on, and that score is level".to_owned(),
        ScoreFault::Over => format!("it is {length}, and that score had ended it already"),
    }
}
