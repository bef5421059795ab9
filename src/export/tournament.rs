//! The matches and standings of one tournament.

use super::{Cell, Sheet};
use crate::club::{Club, Match, Tournament};
use crate::domain::ids::MatchNo;
use crate::domain::score::Score;
use crate::domain::slot::Slot;

const MATCHES: &[&str] =
    &["match", "stage", "round", "entrant_a", "entrant_b", "games_a", "games_b", "state"];

const STANDINGS: &[&str] = &[
    "rank",
    "number",
    "name",
    "matches",
    "wins",
    "draws",
    "losses",
    "points",
    "games_won",
    "games_lost",
    "games_difference",
    "reached",
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

/// The matches that `keep` lets through. A walkover has no games.
pub fn matches_of(club: &Club, tournament: &Tournament, keep: impl Fn(&Match) -> bool) -> Sheet {
    let row = |played: &Match| {
        let score = played.record.and_then(|record| record.outcome.played());
        let games = |of: fn(Score) -> u32| score.map_or(Cell::Empty, |score| of(score).into());
        vec![
            played.no.0.into(),
            played.stage.into(),
            Cell::text(played.round.to_string()),
            Cell::text(SlotWords::DATA.side(club, played, 0)),
            Cell::text(SlotWords::DATA.side(club, played, 1)),
            games(|score| score.a),
            games(|score| score.b),
            Cell::text(played.state().label()),
        ]
    };
    let kept = tournament.matches.iter().filter(|played| keep(played));
    Sheet::new(MATCHES, kept.map(|played| row(played)).collect())
}

/// The standings. Whoever is still in an elimination has no rank.
pub fn standings_of(club: &Club, tournament: &Tournament) -> Sheet {
    let rows = tournament.standings().into_iter().map(|standing| {
        let tally = standing.tally;
        let name = club.player(standing.player).map(|player| player.name.as_str());
        vec![
            standing.rank.map_or(Cell::Empty, Cell::from),
            Cell::text(standing.player.to_string()),
            Cell::maybe(name),
            tally.matches().into(),
            tally.wins.into(),
            tally.draws.into(),
            tally.losses.into(),
            Cell::Points(tally.points()),
            tally.games_won.into(),
            tally.games_lost.into(),
            tally.games_difference().into(),
            standing.reached.map_or(Cell::Empty, |round| Cell::text(round.to_string())),
        ]
    });
    Sheet::new(STANDINGS, rows.collect())
}
