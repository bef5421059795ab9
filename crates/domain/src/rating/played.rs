//! The events that change ratings, in their order.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use super::established::{ChangeBasis, Step};
use super::formula::{Duel, opponents};
use super::performance::Odds;
use super::rules::{Draws, Scale};
use crate::finish::Finish;
use crate::game::{Game, HandTable};
use crate::number::PlayerId;
use crate::score::{Score, Side};

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

/// The games of one match of a pod, by pairs: in each game the better place beat the worse one, and tied players drew
/// (S0).
#[derive(Clone, Debug, PartialEq)]
pub struct TableMatch {
    /// The players, by their places in the list, in the order of their seats.
    pub players: Vec<u32>,
    /// The event it belongs to.
    pub event: u32,
    /// The games in order, each by the pairs that met in it.
    games: Vec<Vec<Meeting>>,
    /// All games together.
    pairs: Vec<Duel>,
}

/// Two players in one game at a table.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Meeting {
    seats: [usize; 2],
    /// The side with the better place.
    winner: Option<Side>,
    /// How many games it counts.
    weight: f64,
    odds: Odds,
}

impl TableMatch {
    /// The match of the players at `seats`; a game without one of a pair does not count for it. Known hands count too.
    ///
    /// The formula divides by the opponents in the pod. In a game after a withdrawal fewer are met, and each counts for
    /// so much more: a game moves a rating by K times the mean over the opponents of that game (S0).
    pub fn new<'a>(
        seats: &[PlayerId],
        games: impl IntoIterator<Item = (&'a Finish, Option<&'a HandTable>)>,
    ) -> Self {
        let players = seats.iter().map(|player| player.0).collect();
        let games: Vec<Vec<Meeting>> =
            games.into_iter().map(|(finish, hands)| meetings(seats, finish, hands)).collect();
        let pairs = together(seats.len(), games.iter().flatten());
        Self { players, event: 0, games, pairs }
    }

    /// All games together, drawn pairs half.
    pub(super) fn pairs(&self) -> &[Duel] {
        &self.pairs
    }

    /// All games together, without drawn pairs.
    pub(super) fn decided(&self) -> Vec<Duel> {
        let decided = self.games.iter().flatten().filter(|one| one.winner.is_some());
        together(self.players.len(), decided)
    }

    /// The games in order, each by its pairs.
    pub(super) fn each(&self, draws: Draws) -> impl Iterator<Item = Vec<Duel>> {
        self.games.iter().map(move |game| {
            game.iter().filter(|one| draws.count(one.winner)).map(Meeting::duel).collect()
        })
    }

    /// How many games are rated for this seat.
    pub(super) fn games_of(&self, seat: usize, draws: Draws) -> u32 {
        let met = |one: &Meeting| one.seats.contains(&seat) && draws.count(one.winner);
        let games = self.games.iter().filter(|game| game.iter().any(met)).count();
        u32::try_from(games).unwrap_or(u32::MAX)
    }
}

impl Meeting {
    fn duel(&self) -> Duel {
        let score = match self.winner {
            Some(Side::A) => self.weight,
            None => self.weight / 2.0,
            Some(Side::B) => 0.0,
        };
        Duel { players: self.seats, score, games: self.weight, odds: self.odds }
    }
}

/// Every pair of seats.
fn pairs(seats: usize) -> impl Iterator<Item = [usize; 2]> {
    (0..seats).flat_map(move |i| (i + 1..seats).map(move |j| [i, j]))
}

/// The pairs that met in one game.
fn meetings(seats: &[PlayerId], finish: &Finish, hands: Option<&HandTable>) -> Vec<Meeting> {
    let weight = opponents(seats.len()) / opponents(finish.players().count());
    let places: Vec<Option<u32>> = seats.iter().map(|&player| finish.place(player)).collect();
    let meeting = |pair: [usize; 2]| {
        let [Some(first), Some(second)] = pair.map(|seat| places[seat]) else { return None };
        let winner = match first.cmp(&second) {
            Ordering::Less => Some(Side::A),
            Ordering::Equal => None,
            Ordering::Greater => Some(Side::B),
        };
        let [a, b] = pair.map(|seat| seats[seat]);
        let hand = hands.and_then(|hands| hands.between(a, b));
        Some(Meeting { seats: pair, winner, weight, odds: hand.map_or(Odds::EVEN, Odds::from) })
    };
    pairs(seats.len()).filter_map(meeting).collect()
}

/// Meetings of each pair taken together, but for those with a hand, which stay alone.
fn together<'a>(seats: usize, meetings: impl Iterator<Item = &'a Meeting>) -> Vec<Duel> {
    let none = |players| Duel { players, score: 0.0, games: 0.0, odds: Odds::EVEN };
    let mut even: Vec<Duel> = pairs(seats).map(none).collect();
    let mut dealt = Vec::new();
    for one in meetings.map(Meeting::duel) {
        let pair = even.iter_mut().find(|duel| duel.players == one.players);
        match pair.filter(|duel| duel.odds == one.odds) {
            Some(pair) => {
                pair.games += one.games;
                pair.score += one.score;
            }
            None => dealt.push(one),
        }
    }
    even.append(&mut dealt);
    even
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

    /// Two who are left of three play a duel: K times S - E, as `recompute.py` has it.
    #[test]
    fn a_game_that_somebody_had_left_before_counts_by_the_opponents_in_it() {
        let seats = [1, 2, 3].map(PlayerId);
        let left = Finish(vec![vec![seats[0]], vec![seats[1]]]);
        let played = TableMatch::new(&seats, [(&left, None)]);
        let counted = |pair: &Duel| (pair.players, pair.games, pair.score);
        let pairs: Vec<_> = played.pairs.iter().map(counted).collect();
        assert_eq!(pairs, [([0, 1], 2.0, 2.0), ([0, 2], 0.0, 0.0), ([1, 2], 0.0, 0.0)]);
    }
}
