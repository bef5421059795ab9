//! What a player has played, and how the rating moved.

use chrono::NaiveDate;

use crate::club::Club;
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
    /// The opponent.
    pub opponent: PlayerId,
    /// The score, the player's own games first.
    pub score: Score,
    /// The score that the ratings foretold, in games.
    pub expected: f64,
    /// The player's rating around it.
    pub step: Step,
}

impl Club {
    /// A player's rated matches on a list, oldest first.
    pub fn history(&self, list: ListId, player: PlayerId) -> Vec<HistoryLine> {
        let Some(ratings) = self.ratings(list) else {
            return Vec::new();
        };
        let lines = ratings.matches().iter().zip(ratings.steps());
        lines
            .filter_map(|(rated, steps)| {
                let side =
                    Side::BOTH.into_iter().find(|side| rated.sides[side.index()] == player)?;
                let (own, other) = (side.index(), side.other().index());
                let Score { draws, .. } = rated.score;
                let score = Score {
                    a: rated.score.won_by(side),
                    b: rated.score.won_by(side.other()),
                    draws,
                };
                let gap = steps[own].before - steps[other].before;
                Some(HistoryLine {
                    played_on: rated.played_on,
                    tournament: rated.tournament,
                    no: rated.no,
                    opponent: rated.sides[other],
                    score,
                    expected: f64::from(score.games()) * expected(gap, 0.0),
                    step: steps[own],
                })
            })
            .collect()
    }
}
