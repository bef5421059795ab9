//! Refusals of the club: what is not allowed, why, and what to do instead.

mod changed;
mod person;
mod rating;
mod remedy;
mod what;

use crate::club::Club;
use crate::club::refusal::{Numbered, TextField};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::words::words;

words! {
    /// Refusals, with their remedies.
    pub RefusalRooms in "refusal-fields" {
        rooms: {
            refused: what::RefusalWords,
            changed: changed::ChangedWords,
            person: person::PersonRefusalWords,
            rating: rating::RatingRefusalWords,
        }
        field[TextField: Name, Reading, Club, Alias, Note, Tournament, Tag, List, Round, Category,
            Prize, Title, Phone, Table, Scheme, External, Reason];
        numbered[Numbered: Player, Tournament, List, Match, Stage, Round, Game];
    }
}

pub(super) use what::refusal;

fn comma(matches: &[MatchNo]) -> String {
    matches.iter().map(MatchNo::to_string).collect::<Vec<_>>().join(",")
}

/// Whether the matches of a tournament's stage are pods.
fn has_seats(id: TournamentId, club: &Club) -> bool {
    let stage = club.tournament(id).and_then(|found| found.stage());
    stage.is_some_and(|stage| stage.plan.format.has_seats())
}
