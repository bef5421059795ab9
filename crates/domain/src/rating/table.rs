//! A match of three to eight at one table, made ready for the formula.

use std::cmp::Ordering;

use super::formula::{Duel, opponents};
use super::performance::Odds;
use super::rules::Draws;
use crate::finish::Finish;
use crate::game::HandTable;
use crate::number::PlayerId;
use crate::score::Side;

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
