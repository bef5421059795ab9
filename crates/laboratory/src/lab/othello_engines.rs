//! S1's first experiment: the losses of programs' moves by the judgement of another one, compared
//! with their round robin. The programs are strengths of our own engine, and other engines.

use engine::{EngineError, NBoard, Setup};
use othello::{Analyser, Evaluator, Game, Limits, PlayedMove, Position, Side, Square, Squares};
use rayon::prelude::*;

use crate::domain::chance::Chance;
use crate::domain::progress::{Progress, ProgressCounter, Task};
use crate::records::ggf;

/// Engines that meet each other, and the judge.
#[derive(Clone, Debug, PartialEq)]
pub struct OthelloEngines {
    pub seed: u64,
    /// The number of openings for each pair, each played with both colours. Above 0.
    pub openings: u32,
    /// The engines; at least two.
    pub engines: Vec<Competitor>,
    /// The search depth of the judge in plies; it plays perfectly from twice as many empty squares on.
    pub judge: u32,
}

/// An engine that plays.
#[derive(Clone, Debug, PartialEq)]
pub enum Competitor {
    /// Our engine with its search depth in plies; it plays perfectly from twice as many empty squares on.
    Own(u32),
    /// Another engine, which speaks `NBoard`, with its name.
    Other(String, Setup),
}

impl Competitor {
    /// The name of the engine; for ours the search depth.
    pub fn name(&self) -> String {
        match self {
            Self::Own(depth) => depth.to_string(),
            Self::Other(name, _) => name.clone(),
        }
    }
}

/// The reasons why a round robin ends before its last game.
#[derive(Debug)]
pub enum NotPlayed {
    Stopped,
    /// Another engine failed.
    Failed(EngineError),
}

/// The results of one engine.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Engine {
    pub name: String,
    pub games: u32,
    /// The games won; a drawn game counts half.
    pub points: f64,
    /// The mean losses by S1's versions, in discs: of its moves up to ply 40, and of all its moves.
    pub losses: [f64; 2],
}

/// A game of the round robin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameScore {
    /// Black and white, by their places among the engines.
    pub sides: [usize; 2],
    /// Black's discs minus white's after ply 40; the next field is that at the end.
    pub at_40: i32,
    pub end: i32,
}

impl GameScore {
    /// The winner, by its place; none for a draw.
    pub fn winner(&self) -> Option<usize> {
        match self.end {
            0 => None,
            1.. => Some(self.sides[0]),
            _ => Some(self.sides[1]),
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Findings {
    pub engines: Vec<Engine>,
    pub games: Vec<GameScore>,
    /// The number of all pairs with equal order by points and by each of the losses.
    pub agreeing: [usize; 2],
    pub pairs: usize,
}

/// The number of random plies before the engines begin.
const OPENING: usize = 6;
/// The last ply of S1's version 1.
const FIRST: usize = 40;

impl OthelloEngines {
    pub const OPENINGS: u32 = 10;
    /// Five strengths of our own engine.
    pub const DEPTHS: [u32; 5] = [1, 2, 3, 4, 5];
    pub const JUDGE: u32 = 6;

    /// Plays and judges all games.
    ///
    /// # Errors
    /// [`NotPlayed`] if `progress` stops it or another engine fails.
    pub fn play(&self, progress: &dyn Progress) -> Result<Findings, NotPlayed> {
        let count = self.engines.len();
        let pairs = (0..count).flat_map(|a| (a + 1..count).map(move |b| [a, b]));
        let games: Vec<(u64, [usize; 2])> = pairs
            .flat_map(|[a, b]| {
                (0..u64::from(self.openings)).flat_map(move |no| [(no, [a, b]), (no, [b, a])])
            })
            .collect();
        let counter = ProgressCounter::new(progress, Task::Simulating, games.len());
        let evaluator = Evaluator::default();
        let play = |&(opening, sides): &(u64, [usize; 2])| {
            counter.one().map_err(|_stopped| NotPlayed::Stopped)?;
            // Each pair has its own openings, the same with either engine to begin.
            let pair = (sides[0].min(sides[1]) * count + sides[0].max(sides[1])) as u64;
            let chance = Chance::new(self.seed, (pair << 32) + opening);
            let game = self.game(sides, chance, &evaluator).map_err(NotPlayed::Failed)?;
            let judged = Analyser::new(&evaluator, limits(self.judge)).game(&game);
            Ok((score(&game, sides), judged))
        };
        let played = games.par_iter().map(play).collect::<Result<Vec<_>, NotPlayed>>()?;
        Ok(self.found(&played))
    }

    fn game(
        &self,
        sides: [usize; 2],
        mut chance: Chance,
        evaluator: &Evaluator,
    ) -> Result<Game, EngineError> {
        let mut engines = Vec::with_capacity(2);
        for at in sides {
            engines.push(Playing::start(&self.engines[at], evaluator)?);
        }
        let (mut position, mut moves) = (Position::START, Vec::new());
        while !position.is_over() {
            let square = if moves.len() < OPENING {
                let mut legal: Vec<Square> = position.board().moves().iter().collect();
                chance.shuffle(&mut legal);
                legal.first().copied()
            } else {
                engines[usize::from(position.side() == Side::White)].choose(position)?
            };
            let Some(next) = square.and_then(|square| position.play(square).ok()) else { break };
            moves.extend(square);
            position = next;
        }
        Ok(Game::new(moves).expect("each move was legal"))
    }

    fn found(&self, played: &[(GameScore, Vec<PlayedMove>)]) -> Findings {
        let engine = |one: &Competitor| Engine { name: one.name(), ..Engine::default() };
        let mut engines: Vec<Engine> = self.engines.iter().map(engine).collect();
        let mut counts = vec![[0_u32; 2]; engines.len()];
        for (GameScore { sides, end, .. }, judged) in played {
            for (at, sign) in [(sides[0], 1), (sides[1], -1)] {
                engines[at].games += 1;
                engines[at].points += f64::from(end.signum() * sign + 1) / 2.0;
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
        let count = engines.len();
        let pairs: Vec<(&Engine, &Engine)> = (0..count)
            .flat_map(|a| (a + 1..count).map(move |b| [a, b]))
            .map(|pair| (&engines[pair[0]], &engines[pair[1]]))
            .collect();
        let agrees = |version: usize| {
            let same = |(a, b): &&(&Engine, &Engine)| {
                (a.points - b.points) * (b.losses[version] - a.losses[version]) > 0.0
            };
            pairs.iter().filter(same).count()
        };
        let (agreeing, pairs) = ([agrees(0), agrees(1)], pairs.len());
        let games = played.iter().map(|(score, _)| *score).collect();
        Findings { engines, games, agreeing, pairs }
    }
}

/// An engine in a game.
enum Playing<'e> {
    Own(Box<Analyser<'e>>),
    Other(NBoard),
}

impl<'e> Playing<'e> {
    fn start(one: &Competitor, evaluator: &'e Evaluator) -> Result<Self, EngineError> {
        Ok(match one {
            Competitor::Own(depth) => Self::Own(Box::new(Analyser::new(evaluator, limits(*depth)))),
            Competitor::Other(_, setup) => Self::Other(NBoard::start(setup)?),
        })
    }

    /// The move that it chooses; another engine's move must be legal.
    fn choose(&mut self, position: Position) -> Result<Option<Square>, EngineError> {
        match self {
            Self::Own(engine) => {
                Ok(engine.position(position.board()).first().map(|best| best.square))
            }
            Self::Other(engine) => {
                let hints = engine.hints(&ggf(position), 1)?;
                let best = hints.iter().max_by(|a, b| a.value.total_cmp(&b.value));
                let made = best.ok_or_else(|| engine.no_value())?.made.clone();
                let legal = position.board().moves();
                let square = legal.iter().find(|square| square.to_string() == made);
                square.map(Some).ok_or_else(|| engine.illegal(&made))
            }
        }
    }
}

/// The discs of a game after ply 40 and in the end.
fn score(game: &Game, sides: [usize; 2]) -> GameScore {
    let at_40 = match game.plies().nth(FIRST) {
        // Before ply 41.
        Some((position, _)) => discs(position),
        None => game.black_score(),
    };
    GameScore { sides, at_40, end: game.black_score() }
}

/// Black's discs minus white's.
fn discs(position: Position) -> i32 {
    let board = position.board();
    let count = |squares: Squares| i32::try_from(squares.iter().count()).unwrap_or(0);
    let ahead = count(board.mover()) - count(board.opponent());
    if position.side() == Side::Black { ahead } else { -ahead }
}

fn limits(depth: u32) -> Limits {
    Limits { depth, exact: 2 * depth }
}
