//! S1's first experiment: programs judged by what their moves lose against another's, beside the round robin that they play.
//! The programs are strengths of our own engine.

use othello::{Analyser, Evaluator, Game, Limits, PlayedMove, Position, Side, Square};
use rayon::prelude::*;

use crate::domain::chance::{Chance, SEED};
use crate::domain::progress::{Progress, ProgressCounter, Stopped, Task};

/// Five strengths that meet each other, and the judge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OthelloEngines {
    pub seed: u64,
    /// Openings of each pair, each played with both colours. Above 0.
    pub openings: u32,
    /// Plies that each engine searches; from twice as many empty squares on it plays perfectly.
    pub depths: [u32; 5],
    /// Plies that the judge searches; it plays perfectly from twice as many empty squares on.
    pub judge: u32,
}

/// The results of one engine.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Engine {
    pub depth: u32,
    pub games: u32,
    /// Games won, drawn ones half.
    pub points: f64,
    /// The mean losses by S1's versions: its moves to ply 40, and all its moves. In discs.
    pub losses: [f64; 2],
}

#[derive(Clone, Debug, PartialEq)]
pub struct Findings {
    pub engines: Vec<Engine>,
    /// Of all pairs, how many have the same order by points and by each of the losses.
    pub agreeing: [usize; 2],
    pub pairs: usize,
}

/// Plies at random before the engines begin.
const OPENING: usize = 6;
/// The last ply of S1's version 1.
const FIRST: usize = 40;

impl OthelloEngines {
    pub const STANDARD: Self = Self { seed: SEED, openings: 10, depths: [1, 2, 3, 4, 5], judge: 6 };

    /// Plays and judges all games.
    ///
    /// # Errors
    /// [`Stopped`] where `progress` stops it.
    pub fn play(&self, progress: &dyn Progress) -> Result<Findings, Stopped> {
        let pairs: Vec<[usize; 2]> = (0..5).flat_map(|a| (a + 1..5).map(move |b| [a, b])).collect();
        let games: Vec<(u64, [usize; 2])> = pairs
            .iter()
            .flat_map(|&[a, b]| {
                (0..u64::from(self.openings)).flat_map(move |no| [(no, [a, b]), (no, [b, a])])
            })
            .collect();
        let counter = ProgressCounter::new(progress, Task::Simulating, games.len());
        let evaluator = Evaluator::default();
        let play = |&(opening, sides): &(u64, [usize; 2])| {
            counter.one()?;
            // A pair has openings of its own, the same with either engine to begin.
            let pair = (sides[0].min(sides[1]) * 5 + sides[0].max(sides[1])) as u64;
            let chance = Chance::new(self.seed, (pair << 32) + opening);
            let game = self.game(sides, chance, &evaluator);
            let judged = Analyser::new(&evaluator, limits(self.judge)).game(&game);
            Ok((sides, game.black_score().signum(), judged))
        };
        let played = games.par_iter().map(play).collect::<Result<Vec<_>, Stopped>>()?;
        Ok(self.found(&played))
    }

    fn game(&self, sides: [usize; 2], mut chance: Chance, evaluator: &Evaluator) -> Game {
        let mut engines = sides.map(|at| Analyser::new(evaluator, limits(self.depths[at])));
        let (mut position, mut moves) = (Position::START, Vec::new());
        while !position.is_over() {
            let square = if moves.len() < OPENING {
                let mut legal: Vec<Square> = position.board().moves().iter().collect();
                chance.shuffle(&mut legal);
                legal.first().copied()
            } else {
                let engine = &mut engines[usize::from(position.side() == Side::White)];
                engine.position(position.board()).first().map(|best| best.square)
            };
            let Some(next) = square.and_then(|square| position.play(square).ok()) else { break };
            moves.extend(square);
            position = next;
        }
        Game::new(moves).expect("each move was legal")
    }

    fn found(&self, played: &[([usize; 2], i32, Vec<PlayedMove>)]) -> Findings {
        let mut engines = self.depths.map(|depth| Engine { depth, ..Engine::default() });
        let mut counts = [[0_u32; 2]; 5];
        for (sides, won, judged) in played {
            for (at, sign) in [(sides[0], 1), (sides[1], -1)] {
                engines[at].games += 1;
                engines[at].points += f64::from(won * sign + 1) / 2.0;
            }
            for made in judged.iter().filter(|made| made.ply > OPENING) {
                let at = sides[usize::from(made.side == Side::White)];
                let versions = if made.ply <= FIRST { 0..2 } else { 1..2 };
                for version in versions {
                    engines[at].losses[version] += made.loss();
                    counts[at][version] += 1;
                }
            }
        }
        for (engine, counts) in engines.iter_mut().zip(counts) {
            for (loss, count) in engine.losses.iter_mut().zip(counts) {
                *loss /= f64::from(count.max(1));
            }
        }
        let pairs: Vec<(Engine, Engine)> =
            (0..5).flat_map(|a| (a + 1..5).map(move |b| (engines[a], engines[b]))).collect();
        let agrees = |version: usize| {
            let same = |(a, b): &&(Engine, Engine)| {
                (a.points - b.points) * (b.losses[version] - a.losses[version]) > 0.0
            };
            pairs.iter().filter(same).count()
        };
        Findings { engines: engines.to_vec(), agreeing: [agrees(0), agrees(1)], pairs: pairs.len() }
    }
}

fn limits(depth: u32) -> Limits {
    Limits { depth, exact: 2 * depth }
}
