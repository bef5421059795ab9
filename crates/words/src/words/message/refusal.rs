//! Refusals of the club: what is not allowed, why, and what to do instead.

mod changed;
mod person;
mod rating;
mod remedy;
mod what;

use crate::club::{Club, Refusal};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::words::Language;
use crate::words::message::Message;

pub(super) fn refusal(lang: Language, refusal: &Refusal, club: &Club) -> Message {
    Message::new(what::what(lang, refusal, club), remedy::remedy(lang, refusal, club))
}

fn comma(_lang: Language, matches: &[MatchNo]) -> String {
    matches.iter().map(MatchNo::to_string).collect::<Vec<_>>().join(",")
}

/// Whether the matches of a tournament's stage are pods.
fn has_seats(id: TournamentId, club: &Club) -> bool {
    let stage = club.tournament(id).and_then(|found| found.stage());
    stage.is_some_and(|stage| stage.plan.format.has_seats())
}
