//! What a player has played, and how the rating moved.

use chrono::NaiveDate;

use crate::club::Club;
use crate::club::rated::{Contest, RatedMatch};
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::Step;
use crate::domain::standings::Tally;

/// One rated match as a player saw it.
#[derive(Clone, Debug, PartialEq)]
pub struct HistoryLine {
    /// The day.
    pub played_on: NaiveDate,
    /// The tournament.
    pub tournament: TournamentId,
    /// The match.
    pub no: MatchNo,
    /// The score that the ratings foretold, in games.
    pub expected: f64,
    /// The player's rating around it.
    pub step: Step,
    contest: Contest,
    /// The player's place in the contest.
    own: usize,
}

impl HistoryLine {
    /// A rated match as each of its players saw it; `steps` are the ratings around it.
    pub fn of_all((rated, steps): (&RatedMatch, &[Step])) -> Vec<Self> {
        (0..rated.contest.players().len()).map(|own| Self::new(rated, steps, own)).collect()
    }

    fn new(rated: &RatedMatch, steps: &[Step], own: usize) -> Self {
        Self {
            played_on: rated.played_on,
            tournament: rated.tournament,
            no: rated.no,
            expected: rated.contest.expected(own, steps),
            step: steps[own],
            contest: rated.contest.clone(),
            own,
        }
    }

    /// The player.
    pub fn player(&self) -> PlayerId {
        self.contest.players()[self.own]
    }

    /// The opponents: one in a duel, several at a table.
    pub fn opponents(&self) -> impl Iterator<Item = PlayerId> {
        let others = self.contest.players().iter().enumerate();
        others.filter(|(at, _)| *at != self.own).map(|(_, player)| *player)
    }

    /// The score as the player saw it: the own games first, or the share of a table's games.
    pub fn score(&self) -> String {
        self.contest.score_of(self.own)
    }

    /// Counts the match.
    pub fn count(&self, tally: &mut Tally) {
        self.contest.count(self.own, tally);
    }
}

impl Club {
    /// A player's rated matches on a list, oldest first.
    pub fn history(&self, list: ListId, player: PlayerId) -> Vec<HistoryLine> {
        let Some(ratings) = self.ratings(list) else { return Vec::new() };
        let player = self.registry().today(player);
        ratings
            .lines()
            .filter_map(|(rated, steps)| {
                let own = rated.contest.players().iter().position(|&other| other == player)?;
                Some(HistoryLine::new(rated, steps, own))
            })
            .collect()
    }
}
