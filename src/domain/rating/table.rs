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
    pub fn new<'a>(seats: &[PlayerId], games: impl IntoIterator<Item = &'a Finish>) -> Self {
        let players = seats.iter().map(|player| player.0).collect();
        let pairs = (0..seats.len()).flat_map(|i| (i + 1..seats.len()).map(move |j| [i, j]));
        let duel = |players| Duel { players, score: 0.0, games: 0.0, hand: 0.0 };
        let mut pairs: Vec<Duel> = pairs.map(duel).collect();
        for finish in games {
            let places: Vec<Option<u32>> =
                seats.iter().map(|&player| finish.place(player)).collect();
            for pair in &mut pairs {
                if let [Some(first), Some(second)] = pair.players.map(|seat| places[seat]) {
                    pair.games += 1.0;
                    pair.score += match first.cmp(&second) {
                        std::cmp::Ordering::Less => 1.0,
                        std::cmp::Ordering::Equal => 0.5,
                        std::cmp::Ordering::Greater => 0.0,
                    };
                }
            }
        }
        Self { players, pairs }
    }
}
