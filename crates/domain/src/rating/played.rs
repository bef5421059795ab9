//! The events that change ratings, in order.

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

/// An event that changes ratings, its players given by their places in the list.
#[derive(Clone, Debug, PartialEq)]
pub enum Played {
    /// A match of two, the usual case: kept small, since there may be a million.
    Duel {
        /// The two players.
        players: [u32; 2],
        /// The totals of its games; at least one game.
        totals: Totals,
        /// The event it belongs to; used only if events are rated at once.
        event: u32,
    },
    /// A match of two with known single games.
    Games(Box<GamesOfTwo>),
    /// A match of a pod.
    Table(Box<TableMatch>),
    /// Ratings that were set or shifted by hand.
    Adjustment(Box<Adjustment>),
}

/// The numbers of wins, losses and draws in a match of two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// The games won by the first player.
    pub a: u16,
    /// The games won by the second player.
    pub b: u16,
    /// The drawn games.
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
    /// The number of points added.
    By(f64),
    /// The new rating.
    To(f64),
}

impl Adjustment {
    /// Applies it, and passes each step to `keep`.
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
    /// A match of two without an event, by its score.
    pub fn duel(players: [u32; 2], score: Score) -> Self {
        Self::Duel { players, totals: score.into(), event: 0 }
    }

    /// This match as part of an event.
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

    /// The event it belongs to; none for an adjustment by hand.
    pub fn event(&self) -> Option<u32> {
        match self {
            Self::Duel { event, .. } => Some(*event),
            Self::Games(games) => Some(games.event),
            Self::Table(table) => Some(table.event),
            Self::Adjustment(_) => None,
        }
    }

    /// Every pair that met in it, counted by the rules of the list.
    pub fn duels(&self, scale: &Scale) -> Vec<Duel> {
        match self {
            Self::Duel { totals, .. } => vec![totals.duel(scale.draws)],
            Self::Games(two) => two.duels(scale),
            Self::Table(table) if scale.draws == Draws::LeftOut => table.decided(),
            Self::Table(table) => table.pairs.clone(),
            Self::Adjustment(_) => Vec::new(),
        }
    }

    /// The basis of the change under plain rules for the player at this place, by the ratings before it.
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

    /// The number of rated games of the player at this place of [`Played::players`].
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
    /// Every score that may be recorded fits ([`Score::MOST`]).
    fn from(score: Score) -> Self {
        let [a, b, draws] =
            [score.a, score.b, score.draws].map(|games| u16::try_from(games).unwrap_or(u16::MAX));
        Self { a, b, draws }
    }
}

impl Totals {
    /// N, the number of rated games.
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
        let games = self.rated(draws);
        // Twice the score is a whole number: one conversion instead of two, and exact.
        let score = f64::from(games + u32::from(self.a) - u32::from(self.b)) / 2.0;
        let games = f64::from(games);
        Duel { players: [0, 1], score, games, odds: Odds::EVEN }
    }
}

impl GamesOfTwo {
    /// The match as duels; games with the same dealt advantage are combined.
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

    /// The rated games, each as a duel.
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
    /// All games combined; a tie counts half.
    pub(super) pairs: Vec<Duel>,
}

/// Two players in one game of a pod.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Meeting {
    seats: [usize; 2],
    /// The side with the better place; none for a tie.
    winner: Option<Side>,
    /// The number of games that it counts as.
    weight: f64,
    odds: Odds,
}

impl TableMatch {
    /// The match of the players at `seats`. A game does not count for a
    /// pair of which one did not play it. Known hands count too.
    ///
    /// The formula divides by the number of opponents in the pod. In a game after a
    /// withdrawal there are fewer, and each counts correspondingly more: a game moves
    /// a rating by K times the mean over the opponents of that game (S0).
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

    /// All games combined, without ties.
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

    /// The number of rated games of this seat.
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

/// The meetings of each pair combined, except those with a hand, which stay single.
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

    /// Two of three players are left and play a duel: K times S − E, as in `recompute.py`.
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
