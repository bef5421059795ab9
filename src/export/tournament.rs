//! The matches of one tournament.

use super::{Cell, Sheet};
use crate::club::{Club, Match, Tournament};
use crate::domain::ids::MatchNo;
use crate::domain::score::Score;
use crate::domain::slot::{Slot, group_letter};

const MATCHES: &[&str] = &[
    "match",
    "stage",
    "group",
    "round",
    "entrant_a",
    "entrant_b",
    "games_a",
    "games_b",
    "state",
    "exit",
    "start_a",
    "start_b",
];

/// What stands in place of a player who is not known yet.
#[derive(Clone, Copy, Debug)]
pub struct SlotWords {
    /// Whoever wins a match.
    pub winner_of: fn(MatchNo) -> String,
    /// Whoever loses it.
    pub loser_of: fn(MatchNo) -> String,
}

impl SlotWords {
    /// As data files have it.
    pub const DATA: Self =
        Self { winner_of: |no| format!("winner of {no}"), loser_of: |no| format!("loser of {no}") };

    /// Who stands on a side (0 or 1) of a match, or where that player will come from.
    pub fn side(&self, club: &Club, of: &Match, side: usize) -> String {
        let player = of.sides[side].and_then(|id| club.player(id));
        match (player, of.slots[side]) {
            (Some(known), _) => known.name.clone(),
            (None, Slot::Entrant(id)) => id.to_string(),
            (None, Slot::WinnerOf(no)) => (self.winner_of)(no),
            (None, Slot::LoserOf(no)) => (self.loser_of)(no),
            (None, Slot::RankOf(qualifier)) => qualifier.to_string(),
        }
    }
}

/// The matches that `keep` lets through. A walkover has no games; what sides were given before the
/// match stands in columns of its own, where it was given.
pub fn matches_of(club: &Club, tournament: &Tournament, keep: impl Fn(&Match) -> bool) -> Sheet {
    let row = |played: &Match| {
        let score = played.record.and_then(|record| record.outcome.played());
        let games = |of: fn(Score) -> u32| score.map_or(Cell::Empty, |score| of(score).into());
        vec![
            played.no.0.into(),
            played.stage.into(),
            group_cell(played.group),
            Cell::text(played.round.to_string()),
            Cell::text(SlotWords::DATA.side(club, played, 0)),
            Cell::text(SlotWords::DATA.side(club, played, 1)),
            games(|score| score.a),
            games(|score| score.b),
            Cell::text(played.state().label()),
            Cell::maybe(played.record.and_then(|record| record.outcome.exit_label())),
            start(played, 0),
            start(played, 1),
        ]
    };
    let kept = tournament.matches.iter().filter(|played| keep(played));
    Sheet::new(MATCHES, kept.map(|played| row(played)).collect())
}

/// A group by its letter.
pub(super) fn group_cell(group: Option<u32>) -> Cell {
    group.map_or(Cell::Empty, |group| match group_letter(group) {
        Some(letter) => Cell::text(letter),
        None => group.into(),
    })
}

fn start(played: &Match, side: usize) -> Cell {
    if played.start == [0, 0] { Cell::Empty } else { played.start[side].into() }
}
