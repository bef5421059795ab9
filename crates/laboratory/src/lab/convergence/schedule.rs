//! Schedules: opponents, numbers of games and their order, with known strengths.

use crate::domain::berger;
use crate::domain::bracket::seed_order;
use crate::domain::chance::Chance;
use crate::domain::rating::{Odds, Played, Totals, expected};
use crate::domain::score::Length;

/// An event of S3: its recorded entrants and its format.
struct Cup {
    entrants: usize,
    /// Whether groups of four come first, of which two advance.
    groups: bool,
    /// Matches are first to 2, but first to 3 in this many last rounds.
    long_rounds: u32,
}

/// The five events of S3, with the entrants who have recorded games.
const CUPS: [Cup; 5] = [
    Cup { entrants: 12, groups: false, long_rounds: 1 },
    Cup { entrants: 13, groups: false, long_rounds: 1 },
    Cup { entrants: 16, groups: true, long_rounds: 0 },
    Cup { entrants: 24, groups: false, long_rounds: 1 },
    Cup { entrants: 28, groups: false, long_rounds: 2 },
];

/// How often the five events are held in a series.
const SERIES: u32 = 10;

/// The way in which opponents and the order of games are chosen.
#[derive(strum::Display, strum::EnumString, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Schedule {
    /// Single games of any two.
    Random,
    /// Single games of any two, in which some play far more often than others.
    Uneven,
    /// The five events of S3, each with other players.
    Events,
    /// These events ten times.
    Series,
    /// The club's own matches, played again.
    Club,
}

/// A match of the club's past, to be played again.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bout {
    pub players: [u32; 2],
    pub length: Length,
    pub event: u32,
    /// The result.
    pub totals: Totals,
}

/// The players of a set, and their matches.
pub(super) struct Hall<'a> {
    pub(super) strengths: Vec<f64>,
    chance: &'a mut Chance,
    /// The change of a strength with each match, in points.
    drift: f64,
    event: u32,
    /// The matches in order, each with the true probability of a game for its first player.
    pub(super) played: Vec<(Played, f64)>,
}

impl<'a> Hall<'a> {
    pub(super) fn new(strengths: Vec<f64>, drift: f64, chance: &'a mut Chance) -> Self {
        Self { strengths, chance, drift, event: 0, played: Vec::new() }
    }

    /// Single games, with this mean number for a player; players are drawn by the weights.
    pub(super) fn pairs(&mut self, weights: &[f64], games: u32) {
        let ends: Vec<f64> = weights
            .iter()
            .scan(0.0, |sum, weight| {
                *sum += weight;
                Some(*sum)
            })
            .collect();
        let all = ends.last().copied().unwrap_or_default();
        let matches = weights.len() * games as usize / 2;
        for _ in 0..matches {
            let mut draw = || {
                let at = self.chance.unit() * all;
                ends.partition_point(|end| *end <= at).min(ends.len() - 1)
            };
            let first = draw();
            let second = loop {
                let other = draw();
                if other != first {
                    break other;
                }
            };
            self.meet([first, second], Length::Games(1));
        }
    }

    /// The five events, this many times.
    pub(super) fn cups(&mut self, times: u32) {
        for cup in (0..times).flat_map(|_| &CUPS) {
            let mut all: Vec<usize> = (0..self.strengths.len()).collect();
            self.chance.shuffle(&mut all);
            all.truncate(cup.entrants);
            self.event += 1;
            if cup.groups {
                all = all.chunks(4).flat_map(|group| self.group(group)).collect();
            }
            self.knock_out(&all, cup.long_rounds);
        }
    }

    /// The series of events.
    pub(super) fn series(&mut self) {
        self.cups(SERIES);
    }

    /// The club's matches, with new results by these strengths.
    pub(super) fn again(&mut self, past: &[Bout]) {
        for bout in past {
            self.event = bout.event;
            self.meet(bout.players.map(|player| player as usize), bout.length);
        }
    }

    /// A round robin; returns the best two, with ties broken by lots.
    fn group(&mut self, players: &[usize]) -> Vec<usize> {
        let mut wins = vec![0; players.len()];
        for (a, b) in berger::table(players.len()).into_iter().flatten() {
            let pair = [a - 1, b - 1];
            let won = self.meet(pair.map(|at| players[at]), Length::FirstTo(2));
            wins[pair[won]] += 1;
        }
        let mut order: Vec<usize> = (0..players.len()).collect();
        self.chance.shuffle(&mut order);
        order.sort_by_key(|at| std::cmp::Reverse(wins[*at]));
        order.into_iter().take(2).map(|at| players[at]).collect()
    }

    /// A single elimination, seeded in the order given.
    fn knock_out(&mut self, players: &[usize], long_rounds: u32) {
        let places = players.len().next_power_of_two();
        let seats = seed_order(places).into_iter();
        let mut column: Vec<Option<usize>> =
            seats.map(|seed| players.get(seed - 1).copied()).collect();
        while column.len() > 1 {
            let rounds_left = column.len().ilog2();
            let length = Length::FirstTo(if rounds_left <= long_rounds { 3 } else { 2 });
            column = column
                .chunks(2)
                .map(|pair| match *pair {
                    [Some(a), Some(b)] => Some([a, b][self.meet([a, b], length)]),
                    [a, b] => a.or(b),
                    _ => None,
                })
                .collect();
        }
    }

    /// Plays a match; returns the place of the side that won more games.
    fn meet(&mut self, players: [usize; 2], length: Length) -> usize {
        let p = expected(self.strengths[players[0]] - self.strengths[players[1]], Odds::EVEN);
        let mut won = [0_u16; 2];
        let is_over = |won: [u16; 2]| match length {
            Length::FirstTo(games) => won.iter().any(|own| u32::from(*own) >= games),
            Length::Games(games) => u32::from(won[0] + won[1]) >= games,
            Length::Open => true,
        };
        while !is_over(won) {
            won[usize::from(!self.chance.happens(p))] += 1;
        }
        if self.drift > 0.0 {
            for player in players {
                self.strengths[player] += self.drift * self.chance.normal();
            }
        }
        let sides = players.map(|player| u32::try_from(player).unwrap_or(u32::MAX));
        let totals = Totals { a: won[0], b: won[1], draws: 0 };
        self.played.push((Played::Duel { players: sides, totals, event: self.event }, p));
        usize::from(won[1] > won[0])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// S3: 105 matches and 264 games among 70 players, 14 of whom have no recorded game. The recorded
    /// events lack some matches of their formats, so the numbers here are slightly higher.
    #[test]
    fn five_events_are_as_large_as_those_of_the_document() {
        let (mut matches, mut games, mut idle) = (0, 0, 0);
        for set in 0..200 {
            let mut chance = Chance::new(1, set);
            let mut hall = Hall::new(vec![1500.0; 70], 0.0, &mut chance);
            hall.cups(1);
            matches += hall.played.len();
            let mut has_played = [false; 70];
            for (played, _) in &hall.played {
                let Played::Duel { players, totals, .. } = played else { panic!("a duel") };
                games += u32::from(totals.a + totals.b);
                for player in players {
                    has_played[*player as usize] = true;
                }
            }
            idle += has_played.iter().filter(|played| !**played).count();
        }
        assert_eq!(matches, 200 * (11 + 12 + 24 + 7 + 23 + 27));
        assert!((255..=285).contains(&(games / 200)), "{games}");
        assert!((13..=16).contains(&(idle / 200)), "{idle}");
    }

    #[test]
    fn the_best_of_a_group_go_on() {
        let mut chance = Chance::new(1, 0);
        let mut hall = Hall::new(vec![0.0, 9000.0, 5000.0, 1.0], 0.0, &mut chance);
        let mut best = hall.group(&[0, 1, 2, 3]);
        best.sort_unstable();
        assert_eq!((best, hall.played.len()), (vec![1, 2], 6));
    }
}
