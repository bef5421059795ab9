//! What a player has played, and how the rating moved.

use chrono::NaiveDate;

use crate::club::Club;
use crate::club::rated::RatedMatch;
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::{Step, expected};
use crate::domain::score::{Score, Side};

/// One rated match as a player saw it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HistoryLine {
    /// The day.
    pub played_on: NaiveDate,
    /// The tournament.
    pub tournament: TournamentId,
    /// The match.
    pub no: MatchNo,
    /// The player.
    pub player: PlayerId,
    /// The opponent.
    pub opponent: PlayerId,
    /// The score, the player's own games first.
    pub score: Score,
    /// The score that the ratings foretold, in games.
    pub expected: f64,
    /// The player's rating around it.
    pub step: Step,
}

impl HistoryLine {
    /// A rated match as the player on `side` saw it; `steps` are the ratings around it.
    pub fn new(rated: &RatedMatch, steps: &[Step; 2], side: Side) -> Self {
        let (own, other) = (side.index(), side.other().index());
        let gap = steps[own].before - steps[other].before;
        Self {
            played_on: rated.played_on,
            tournament: rated.tournament,
            no: rated.no,
            player: rated.sides[own],
            opponent: rated.sides[other],
            score: rated.score.seen_from(side),
            expected: f64::from(rated.score.games()) * expected(gap, 0.0),
            step: steps[own],
        }
    }
}

impl Club {
    /// A player's rated matches on a list, oldest first.
    pub fn history(&self, list: ListId, player: PlayerId) -> Vec<HistoryLine> {
        let Some(ratings) = self.ratings(list) else { return Vec::new() };
        let lines = ratings.matches().iter().zip(ratings.steps());
        lines
            .filter_map(|(rated, steps)| {
                let plays = |side: &Side| rated.sides[side.index()] == player;
                let side = Side::BOTH.into_iter().find(plays)?;
                Some(HistoryLine::new(rated, steps, side))
            })
            .collect()
    }
}
