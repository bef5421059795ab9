//! What the club does not allow, why, and what to do instead.

mod person;
mod rating;
mod remedy;
mod what;

use crate::club::{Club, Refusal};
use crate::domain::ids::MatchNo;
use crate::words::message::Message;

pub(super) fn refusal(refusal: &Refusal, club: &Club) -> Message {
    Message::new(what::what(refusal, club), remedy::remedy(refusal, club))
}

fn comma(matches: &[MatchNo]) -> String {
    matches.iter().map(MatchNo::to_string).collect::<Vec<_>>().join(",")
}
