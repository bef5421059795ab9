//! What the club does not allow, why, and what to do instead.

mod changed;
mod person;
mod rating;
mod remedy;
mod what;

use crate::club::{Club, Refusal};
use crate::domain::ids::MatchNo;
use crate::words::Language;
use crate::words::message::Message;

pub(super) fn refusal(lang: Language, refusal: &Refusal, club: &Club) -> Message {
    Message::new(what::what(lang, refusal, club), remedy::remedy(lang, refusal, club))
}

fn comma(_lang: Language, matches: &[MatchNo]) -> String {
    matches.iter().map(MatchNo::to_string).collect::<Vec<_>>().join(",")
}
