//! A match of three to eight at one table, made ready for the formula.

use super::formula::Duel;
use crate::domain::finish::Finish;
use crate::domain::number::PlayerId;

/// The games of one match at a table, by pairs: in each game whoever finished ahead beat whoever
/// finished behind, and those who were level drew (S0).
#[derive(Clone, Debug, PartialEq)]
pub struct TableMatch {
    /// The players, by their places in the list, in the order of their seats.
    pub players: Vec<u32>,
    /// Every pair of them, by their seats.
    pub pairs: Vec<Duel>,
}

impl TableMatch {
    /// The match of those who sit at `seats`; a game without one of a pair does not count for it.
    ///
    /// The formula divides by the opponents at the table. In a game that somebody had left before,
    /// fewer are met, and each counts for so much more: a game moves a rating by K times the mean
    /// over the opponents of that game (S0).
    pub fn new<'a>(seats: &[PlayerId], games: impl IntoIterator<Item = &'a Finish>) -> Self {
        let players = seats.iter().map(|player| player.0).collect();
        let pairs = (0..seats.len()).flat_map(|i| (i + 1..seats.len()).map(move |j| [i, j]));
        let duel = |players| Duel { players, score: 0.0, games: 0.0, hand: 0.0 };
        let mut pairs: Vec<Duel> = pairs.map(duel).collect();
        let opponents = |players: usize| {
            u32::try_from(players).map_or(f64::INFINITY, |players| f64::from(players) - 1.0)
        };
        for finish in games {
            let weight = opponents(seats.len()) / opponents(finish.players().count());
            let places: Vec<Option<u32>> =
                seats.iter().map(|&player| finish.place(player)).collect();
            for pair in &mut pairs {
                if let [Some(first), Some(second)] = pair.players.map(|seat| places[seat]) {
                    pair.games += weight;
                    pair.score += match first.cmp(&second) {
                        std::cmp::Ordering::Less => weight,
                        std::cmp::Ordering::Equal => weight / 2.0,
                        std::cmp::Ordering::Greater => 0.0,
                    };
                }
            }
        }
        Self { players, pairs }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two who are left of three play a duel: K times S - E, as `docs/recompute.py` has it.
    #[test]
    fn a_game_that_somebody_had_left_before_counts_by_the_opponents_in_it() {
        let seats = [1, 2, 3].map(PlayerId);
        let left = Finish(vec![vec![seats[0]], vec![seats[1]]]);
        let played = TableMatch::new(&seats, [&left]);
        let counted = |pair: &Duel| (pair.players, pair.games, pair.score);
        let pairs: Vec<_> = played.pairs.iter().map(counted).collect();
        assert_eq!(pairs, [([0, 1], 2.0, 2.0), ([0, 2], 0.0, 0.0), ([1, 2], 0.0, 0.0)]);
    }
}
