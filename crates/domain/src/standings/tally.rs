//! Sums of a player's results.

use super::field::{Games, MatchResult, Meeting};
use crate::score::{Outcome, Side};

/// A player's results so far; walkovers count as matches but not as games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Matches won.
    pub wins: u32,
    /// Matches drawn.
    pub draws: u32,
    /// Matches lost.
    pub losses: u32,
    /// Games won.
    pub games_won: u32,
    /// Games lost.
    pub games_lost: u32,
    /// Games drawn.
    pub games_drawn: u32,
}

impl Tally {
    /// Matches won, drawn and lost, `3-1-0`; without those drawn where none is in what is listed.
    pub fn record(self, with_draws: bool) -> String {
        let Self { wins, draws, losses, .. } = self;
        if with_draws { format!("{wins}-{draws}-{losses}") } else { format!("{wins}-{losses}") }
    }

    /// Whether one of those listed together has drawn a match.
    pub fn has_draws(mut listed: impl Iterator<Item = Self>) -> bool {
        listed.any(|tally| tally.draws > 0)
    }

    /// Counts one match as seen from `side`.
    pub fn add(&mut self, outcome: Outcome, side: Side) {
        match outcome.winner() {
            Some(winner) if winner == side => self.wins += 1,
            Some(_) => self.losses += 1,
            None if outcome.is_lost_by_both() => self.losses += 1,
            None => self.draws += 1,
        }
        if let Some(score) = outcome.played() {
            self.games_won += score.won_by(side);
            self.games_lost += score.won_by(side.other());
            self.games_drawn += score.draws;
        }
    }

    /// The sum of the meetings of a line; byes are no matches.
    pub(super) fn of(meetings: &[Meeting]) -> Self {
        meetings.iter().fold(Self::default(), Self::with)
    }

    fn with(self, meeting: &Meeting) -> Self {
        let (result, games) = match *meeting {
            Meeting::Played { result, games, .. } => (result, games),
            Meeting::Forfeit { won: true, .. } => (MatchResult::Win, Games::default()),
            Meeting::Forfeit { won: false, .. } => (MatchResult::Loss, Games::default()),
            Meeting::Bye(_) | Meeting::Paired { .. } => return self,
        };
        let count = |wanted| u32::from(result == wanted);
        Self {
            wins: self.wins + count(MatchResult::Win),
            draws: self.draws + count(MatchResult::Draw),
            losses: self.losses + count(MatchResult::Loss),
            games_won: self.games_won + games.won,
            games_lost: self.games_lost + games.lost,
            games_drawn: self.games_drawn + games.drawn,
        }
    }

    /// Matches finished.
    pub fn matches(self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Games played.
    pub fn games(self) -> u32 {
        self.games_won + self.games_lost + self.games_drawn
    }

    /// The share of the games that were won, drawn ones half; none of no games.
    pub fn game_win_rate(self) -> Option<f64> {
        let won = f64::from(self.games_won) + f64::from(self.games_drawn) / 2.0;
        (self.games() > 0).then(|| won / f64::from(self.games()))
    }

    /// Games won less games lost.
    pub fn games_difference(self) -> i64 {
        i64::from(self.games_won) - i64::from(self.games_lost)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawn_matches_stand_between_won_and_lost_where_there_are_some() {
        let won = Tally { wins: 3, losses: 1, ..Tally::default() };
        let drawn = Tally { wins: 1, draws: 2, ..Tally::default() };
        for (listed, record) in [(vec![won], "3-1"), (vec![won, drawn], "3-0-1")] {
            assert_eq!(won.record(Tally::has_draws(listed.into_iter())), record);
        }
    }
}
