//! How matches ended.

use crate::domain::length::{Length, ScoreFault};
use crate::domain::number::PlayerId;
use crate::domain::score::{Outcome, Score, Side};
use crate::words::message::name;
use crate::words::message::sentence::Naming;
use crate::words::{Voice, words};

words! {
    /// How matches ended.
    pub OutcomeWords in "outcome" {
        winner_only(winner, loser); retired(a, score, b, loser); disqualified(a, score, b, loser);
        double_walkover(a, b); double_disqualification(a, b); walkover(winner, loser);
        written(score, a, b); walkover_for(place); won_alone(place); retired_alone(score, place);
        disqualified_alone(score, place); double_walkover_alone; both_disqualified; no_games;
        unfinished(length, first_to); overrun(length); wrong_total(length, given);
        beyond_belief(most); level; over_before(length); place[Side: A, B];
    }
}

/// `あおくま 2-1 TM`.
pub(super) fn score_line(
    voice: Voice,
    sides: [PlayerId; 2],
    outcome: Outcome,
    club: Naming<'_>,
) -> String {
    let say = OutcomeWords::speaking(voice);
    let names = sides.map(|id| name(id, club));
    let [a, b] = &names;
    let over = |side: Side| (&names[side.index()], &names[side.other().index()]);
    match outcome {
        Outcome::Score(score) => format!("{a} {} {b}", written(voice, score)),
        Outcome::Walkover(side) => {
            let (winner, loser) = over(side);
            walkover(voice, winner, loser)
        }
        Outcome::WinnerOnly(side) => {
            let (winner, loser) = over(side);
            say.winner_only(winner, loser)
        }
        Outcome::Retired(broken) => {
            let (_, loser) = over(broken.winner);
            say.retired(a, written(voice, broken.score), b, loser)
        }
        Outcome::Disqualified(broken) => {
            let (_, loser) = over(broken.winner);
            say.disqualified(a, written(voice, broken.score), b, loser)
        }
        Outcome::DoubleWalkover => say.double_walkover(a, b),
        Outcome::DoubleDisqualification => say.double_disqualification(a, b),
    }
}

/// A walkover with both names.
pub(super) fn walkover(voice: Voice, winner: &str, loser: &str) -> String {
    let say = OutcomeWords::speaking(voice);
    say.walkover(winner, loser)
}

/// Games, and what was given before them.
fn written(voice: Voice, score: Score) -> String {
    let say = OutcomeWords::speaking(voice);
    match score.starts() {
        [0, 0] => score.to_string(),
        [a, b] => say.written(score, a, b),
    }
}

/// Where no player is named.
pub(super) fn outcome_alone(voice: Voice, outcome: Outcome) -> String {
    let say = OutcomeWords::speaking(voice);
    let place = |side: Side| say.place(side);
    match outcome {
        Outcome::Score(score) => written(voice, score),
        Outcome::Walkover(side) => say.walkover_for(place(side)),
        Outcome::WinnerOnly(side) => say.won_alone(place(side)),
        Outcome::Retired(broken) => {
            say.retired_alone(written(voice, broken.score), place(broken.winner.other()))
        }
        Outcome::Disqualified(broken) => {
            say.disqualified_alone(written(voice, broken.score), place(broken.winner.other()))
        }
        Outcome::DoubleWalkover => say.double_walkover_alone().to_owned(),
        Outcome::DoubleDisqualification => say.both_disqualified().to_owned(),
    }
}

/// Why a score cannot be that of a match.
pub(super) fn bad_score(voice: Voice, length: Length, fault: ScoreFault) -> String {
    let say = OutcomeWords::speaking(voice);
    let length = voice.words().term.length(length);
    match fault {
        ScoreFault::NoGames => say.no_games().to_owned(),
        ScoreFault::Unfinished { first_to } => say.unfinished(length, first_to),
        ScoreFault::Overrun { .. } => say.overrun(length),
        ScoreFault::WrongTotal { given, .. } => say.wrong_total(length, given),
        ScoreFault::BeyondBelief => say.beyond_belief(Score::MOST),
        ScoreFault::Level => say.level().to_owned(),
        ScoreFault::Over => say.over_before(length),
    }
}
