//! The events that change ratings, in their order.

use serde::{Deserialize, Serialize};

use super::established::{ChangeBasis, Step};
use super::formula::{Duel, opponents};
use super::performance::Odds;
use super::rules::{Draws, Scale};
use super::table::TableMatch;
use crate::game::Game;
use crate::score::Score;

/// One thing that moves ratings, its players by their places in the list.
#[derive(Clone, Debug, PartialEq)]
pub enum Played {
    /// A match of two, as nearly all are: kept small, since there may be a million.
    Duel {
        /// The two players.
        players: [u32; 2],
        /// The totals of their games; at least one game.
        totals: Totals,
        /// The event it belongs to; asked for only where an event is rated at once.
        event: u32,
    },
    /// A match of two whose games are known one by one.
    Games(Box<GamesOfTwo>),
    /// A match at a table.
    Table(Box<TableMatch>),
    /// Ratings that were set or shifted by hand.
    Adjustment(Box<Adjustment>),
}

/// How many games of a match of two ended how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// Won by the first.
    pub a: u16,
    /// Won by the second.
    pub b: u16,
    /// Drawn.
    pub draws: u16,
}

/// A match of two, game by game.
#[derive(Clone, Debug, PartialEq)]
pub struct GamesOfTwo {
    /// The two players.
    pub players: [u32; 2],
    /// The games in order; at least one.
    pub games: Vec<Game>,
    /// The event it belongs to.
    pub event: u32,
}

/// A rating adjustment by hand. It changes only the named players.
#[derive(Clone, Debug, PartialEq)]
pub struct Adjustment {
    /// The players whose ratings change.
    pub players: Vec<u32>,
    /// The change of each rating.
    pub change: Change,
}

/// A change of a rating by hand.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    /// So many points more.
    By(f64),
    /// The new rating.
    To(f64),
}

impl Adjustment {
    /// Makes it, and tells `keep` each step.
    pub(super) fn apply(&self, ratings: &mut [f64], mut keep: impl FnMut(Step)) {
        for &player in &self.players {
            let rating = &mut ratings[player as usize];
            let before = *rating;
            *rating = match self.change {
                Change::By(points) => before + points,
                Change::To(rating) => rating,
            };
            keep(Step { before, after: *rating });
        }
    }
}

impl Played {
    /// A match of two of no event, by its score.
    pub fn duel(players: [u32; 2], score: Score) -> Self {
        Self::Duel { players, totals: score.into(), event: 0 }
    }

    /// This match as a part of an event.
    #[must_use]
    pub fn in_event(mut self, of: u32) -> Self {
        match &mut self {
            Self::Duel { event, .. } => *event = of,
            Self::Games(games) => games.event = of,
            Self::Table(table) => table.event = of,
            Self::Adjustment(_) => {}
        }
        self
    }

    /// Its players, in the order of their steps.
    pub fn players(&self) -> &[u32] {
        match self {
            Self::Duel { players, .. } => players,
            Self::Games(games) => &games.players,
            Self::Table(table) => &table.players,
            Self::Adjustment(adjustment) => &adjustment.players,
        }
    }

    /// The event it belongs to; none for what is done by hand.
    pub fn event(&self) -> Option<u32> {
        match self {
            Self::Duel { event, .. } => Some(*event),
            Self::Games(games) => Some(games.event),
            Self::Table(table) => Some(table.event),
            Self::Adjustment(_) => None,
        }
    }

    /// Every pair that met in it, as a list with these rules counts its games.
    pub fn duels(&self, scale: &Scale) -> Vec<Duel> {
        match self {
            Self::Duel { totals, .. } => vec![totals.duel(scale.draws)],
            Self::Games(two) => two.duels(scale),
            Self::Table(table) if scale.draws == Draws::LeftOut => table.decided(),
            Self::Table(table) => table.pairs().to_vec(),
            Self::Adjustment(_) => Vec::new(),
        }
    }

    /// The change under plain rules for the player at this index, from these ratings before it.
    pub fn ground(&self, place: usize, ratings: &[f64], scale: &Scale) -> ChangeBasis {
        if let Self::Adjustment(_) = self {
            return ChangeBasis::default();
        }
        let games = self.games_of(place, scale.draws);
        let mut ground = ChangeBasis { k: scale.k, games, ..ChangeBasis::default() };
        for duel in self.duels(scale) {
            let expected = duel.expected(ratings);
            let (score, expected) = match duel.players {
                [first, _] if first == place => (duel.score, expected),
                [_, second] if second == place => (duel.games - duel.score, duel.games - expected),
                _ => continue,
            };
            ground.score += score / opponents(ratings.len());
            ground.expected += expected / opponents(ratings.len());
        }
        ground
    }

    /// How many games are rated for the player in this place of [`Played::players`].
    pub fn games_of(&self, place: usize, draws: Draws) -> u32 {
        match self {
            Self::Duel { totals, .. } => totals.rated(draws),
            Self::Games(two) => {
                let rated = two.games.iter().filter(|game| draws.count(game.winner)).count();
                u32::try_from(rated).unwrap_or(u32::MAX)
            }
            Self::Table(table) => table.games_of(place, draws),
            Self::Adjustment(_) => 0,
        }
    }
}

impl From<Score> for Totals {
    /// A score that may be recorded fits ([`Score::MOST`]).
    fn from(score: Score) -> Self {
        let [a, b, draws] =
            [score.a, score.b, score.draws].map(|games| u16::try_from(games).unwrap_or(u16::MAX));
        Self { a, b, draws }
    }
}

impl Totals {
    /// N, the games that are rated.
    #[inline]
    pub fn rated(self, draws: Draws) -> u32 {
        let won = u32::from(self.a) + u32::from(self.b);
        match draws {
            Draws::Half => won + u32::from(self.draws),
            Draws::LeftOut => won,
        }
    }

    /// The match as one duel.
    #[inline]
    pub(super) fn duel(self, draws: Draws) -> Duel {
        let half = match draws {
            Draws::Half => f64::from(self.draws) / 2.0,
            Draws::LeftOut => 0.0,
        };
        let score = f64::from(self.a) + half;
        let games = f64::from(self.rated(draws));
        Duel { players: [0, 1], score, games, odds: Odds::EVEN }
    }
}

impl GamesOfTwo {
    /// The match as duels, games dealt the same advantage taken together.
    pub(super) fn duels(&self, scale: &Scale) -> Vec<Duel> {
        let mut duels: Vec<Duel> = Vec::new();
        for one in self.each(scale) {
            match duels.iter_mut().find(|duel| duel.odds == one.odds) {
                Some(duel) => {
                    duel.score += one.score;
                    duel.games += one.games;
                }
                None => duels.push(one),
            }
        }
        duels
    }

    /// The games that are rated, each a duel.
    pub(super) fn each(&self, scale: &Scale) -> impl Iterator<Item = Duel> {
        let rated = self.games.iter().filter(|game| scale.draws.count(game.winner));
        rated.map(|game| Duel {
            players: [0, 1],
            score: game.points_a(),
            games: 1.0,
            odds: scale.odds(game),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::parse;

    #[test]
    fn a_million_matches_stay_small() {
        assert_eq!(size_of::<Played>(), 24);
    }

    #[test]
    fn games_dealt_alike_are_taken_together() {
        let games = parse("w l@0.3 d w@0.3 l").unwrap();
        let two = GamesOfTwo { players: [4, 7], games, event: 0 };
        let counted = |scale: &Scale| -> Vec<(f64, f64)> {
            two.duels(scale).iter().map(|duel| (duel.score, duel.games)).collect()
        };
        assert_eq!(counted(&Scale::STANDARD), [(1.5, 3.0), (1.0, 2.0)]);
        let left_out = Scale { draws: Draws::LeftOut, ..Scale::STANDARD };
        assert_eq!(counted(&left_out), [(1.0, 2.0), (1.0, 2.0)]);
        let played = Played::Games(Box::new(two));
        assert_eq!([Draws::Half, Draws::LeftOut].map(|draws| played.games_of(1, draws)), [5, 4]);
    }
}
