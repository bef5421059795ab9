//! Imported games, judged move by move, for `banzuke records`.
//!
//! WTHOR files become [`Recorded`] games, [`analyse`] finds the loss of each move, and an [`AnalysisFile`]
//! stores the losses as they come, so that a long analysis can be stopped and continued.

mod engine_queries;
mod file;

use std::cmp::Ordering;
use std::collections::{BTreeMap, HashMap};
use std::ops::ControlFlow;
use std::sync::atomic::{self, AtomicBool, AtomicUsize};
use std::sync::mpsc::channel;
use std::{fmt, thread};

use engine::{EngineError, Setup};
use othello::wthor::{GameFile, ReplayError};
use othello::{Analyser, Evaluator, Game, Limits, PlayedMove, Side};
use rayon::prelude::*;

pub use engine_queries::{QueriedEngine, QueriedGame, cap, ggf, signature};
pub use file::{AnalysisFile, NotContinued};

/// The analyser of Othello with its limits, displayed as its signature: `othello-1 depth 4 exact 13`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Engine(pub Limits);

impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "othello-1 depth {} exact {}", self.0.depth, self.0.exact)
    }
}

/// The moves of each game compared with the best ones. The results are the same
/// with any number of threads, since every game is analysed separately.
pub fn analyse(games: &[Recorded], evaluator: &Evaluator, engine: Engine) -> Vec<Vec<PlayedMove>> {
    let analyser = || Analyser::new(evaluator, engine.0);
    games.par_iter().map_init(analyser, |analyser, one| analyser.game(&one.game)).collect()
}

/// The place of a side among the two players of a game.
fn place(side: Side) -> usize {
    usize::from(side == Side::White)
}

/// A game judged by an engine, our own or another.
#[derive(Clone, Debug, PartialEq)]
pub struct JudgedGame {
    /// The name of its file, and the number of the game in it.
    pub name: String,
    /// The date of play, as far as it is known.
    pub date: Option<String>,
    /// The first player and the second.
    pub players: [String; 2],
    /// The score of each player, if it is known.
    pub scores: [Option<f64>; 2],
    /// Its moves.
    pub moves: Vec<JudgedMove>,
}

/// A move compared with the best one.
#[derive(Clone, Debug, PartialEq)]
pub struct JudgedMove {
    /// The number of the move in the game, from 1; passes do not count.
    pub ply: usize,
    /// The player who made it: 0 is the first player.
    pub side: usize,
    /// The move in the notation of the engine's protocol.
    pub made: String,
    /// The best move in the same notation; none if the engine named none.
    pub best_made: Option<String>,
    /// The value of the best move for the player of this one.
    pub best: f64,
    /// The value of this move, at most `best`.
    pub played: f64,
    /// The number of legal moves.
    pub legal: usize,
    /// Whether both values are exact.
    pub exact: bool,
}

impl JudgedMove {
    /// A move of Othello that our own engine judged.
    pub fn of(made: &PlayedMove) -> Self {
        Self {
            ply: made.ply,
            side: place(made.side),
            made: made.square.to_string(),
            best_made: Some(made.best_square.to_string()),
            best: made.best,
            played: made.played,
            legal: made.legal as usize,
            exact: made.exact,
        }
    }
}

impl Recorded {
    /// The game with its moves judged.
    pub fn judged(&self, moves: Vec<JudgedMove>) -> JudgedGame {
        JudgedGame {
            name: self.name.clone(),
            date: Some(self.year.to_string()),
            players: self.players.clone(),
            scores: [0, 1].map(|side| Some(self.score(side))),
            moves,
        }
    }
}

/// The number of failures in a row after which the engine is at fault, not a game.
const IN_A_ROW: usize = 3;

/// Judges games with `workers` engines. `done` receives each game in order, whatever the
/// number of engines, or the error of its engine; the next game gets a new engine. It
/// ends when `done` breaks off, and when several games in a row fail.
pub fn judge_all(
    games: &[QueriedGame],
    setup: &Setup,
    workers: usize,
    mut done: impl FnMut(&QueriedGame, Result<JudgedGame, EngineError>) -> ControlFlow<()>,
) {
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (sender, judged) = channel();
    thread::scope(|scope| {
        for _ in 0..workers.clamp(1, games.len().max(1)) {
            let sender = sender.clone();
            let (next, stop) = (&next, &stop);
            scope.spawn(move || {
                let mut asked = None;
                while !stop.load(atomic::Ordering::Relaxed) {
                    let at = next.fetch_add(1, atomic::Ordering::Relaxed);
                    let Some(game) = games.get(at) else { return };
                    let judged = ready(&mut asked, setup).and_then(|asked| asked.judge(game, stop));
                    if judged.is_err() {
                        asked = None;
                    }
                    let Some(judged) = judged.transpose() else { return };
                    if sender.send((at, judged)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let (mut waiting, mut at, mut failed) = (BTreeMap::new(), 0, 0);
        for (place, game) in judged {
            waiting.insert(place, game);
            while let Some(judged) = waiting.remove(&at) {
                let Some(game) = games.get(at) else { break };
                at += 1;
                failed = if judged.is_err() { failed + 1 } else { 0 };
                if done(game, judged).is_break() || failed == IN_A_ROW {
                    stop.store(true, atomic::Ordering::Relaxed);
                    return;
                }
            }
        }
    });
}

/// The engine of a worker, started for its first game.
fn ready<'a>(
    asked: &'a mut Option<QueriedEngine>,
    setup: &Setup,
) -> Result<&'a mut QueriedEngine, EngineError> {
    Ok(match asked {
        Some(asked) => asked,
        None => asked.insert(QueriedEngine::start(setup)?),
    })
}

/// A game that can be analysed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorded {
    /// The name of its file, and the number of the game in it: `WTH_2017-0012`.
    pub name: String,
    /// The year in which it was played.
    pub year: u16,
    /// Black and white.
    pub players: [String; 2],
    /// The result by discs at the end: `Greater` if black won.
    pub winner: Ordering,
    /// The moves.
    pub game: Game,
}

impl Recorded {
    /// The score of a side: black is 0, white 1.
    pub fn score(&self, side: usize) -> f64 {
        let won = if side == 0 { Ordering::Greater } else { Ordering::Less };
        match self.winner {
            Ordering::Equal => 0.5,
            winner if winner == won => 1.0,
            _ => 0.0,
        }
    }
}

/// A game whose moves do not follow the rules, or end in another score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unplayable {
    /// The name, as in [`Recorded::name`].
    pub name: String,
    pub error: ReplayError,
}

/// The games of a WTHOR file named `called`, and its records that are no games. Players
/// without a name get their number as name, and players with the same name get it added.
pub fn recorded(
    called: &str,
    file: &GameFile,
    names: &[String],
) -> (Vec<Recorded>, Vec<Unplayable>) {
    let mut times: HashMap<&str, usize> = HashMap::new();
    for name in names {
        *times.entry(name).or_default() += 1;
    }
    let player = |number: u16| match names.get(usize::from(number)) {
        None => number.to_string(),
        Some(name) if times[name.as_str()] > 1 => format!("{name} ({number})"),
        Some(name) => name.clone(),
    };
    let (mut games, mut none) = (Vec::new(), Vec::new());
    for (at, record) in file.records.iter().enumerate() {
        let name = format!("{called}-{:04}", at + 1);
        match record.replay() {
            Ok(game) => games.push(Recorded {
                name,
                year: file.year,
                players: [record.black, record.white].map(player),
                winner: record.black_score().cmp(&0),
                game,
            }),
            Err(error) => none.push(Unplayable { name, error }),
        }
    }
    (games, none)
}
