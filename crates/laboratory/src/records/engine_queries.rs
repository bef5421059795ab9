//! Judges the moves of a game with an installed engine: two equally large searches for each move.

use std::sync::atomic::{AtomicBool, Ordering};

use engine::{Engine, EngineError, Hint, NBoard, Position, Protocol, Setup};
use notation::{End, Kind, NotatedGame, Replay};
use othello::Side;

use super::{JudgedGame, JudgedMove, Recorded, place};

/// A game that an engine can be asked about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QueriedGame {
    /// A game of chess or shogi, with its name.
    Board(String, NotatedGame),
    /// Othello.
    Othello(Recorded),
}

impl QueriedGame {
    /// The name of its file, and the number of the game in it.
    pub fn name(&self) -> &str {
        match self {
            Self::Board(name, _) => name,
            Self::Othello(game) => &game.name,
        }
    }

    /// The name of the played game.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Board(_, NotatedGame { kind: Kind::Chess, .. }) => "chess",
            Self::Board(_, NotatedGame { kind: Kind::Shogi, .. }) => "shogi",
            Self::Othello(_) => "othello",
        }
    }

    /// The protocol of engines for this game.
    pub fn protocol(&self) -> Protocol {
        match self {
            Self::Board(_, NotatedGame { kind: Kind::Chess, .. }) => Protocol::Uci,
            Self::Board(_, NotatedGame { kind: Kind::Shogi, .. }) => Protocol::Usi,
            Self::Othello(_) => Protocol::NBoard,
        }
    }

    fn judged(&self, moves: Vec<JudgedMove>) -> JudgedGame {
        match self {
            Self::Board(name, record) => JudgedGame {
                name: name.clone(),
                date: record.date.clone(),
                players: record.players.clone(),
                scores: [0, 1].map(|side| record.outcome.score(side)),
                moves,
            },
            Self::Othello(game) => game.judged(moves),
        }
    }
}

/// The largest value that counts, in centipawns: at that value about 97 of 100
/// games are won, in chess and in shogi, where a centipawn is worth less.
pub fn cap(kind: Kind) -> u32 {
    match kind {
        Kind::Chess => 1000,
        Kind::Shogi => 2000,
    }
}

/// The signature of an analysis: the game, the engine, its search limit, and its own options.
pub fn signature(kind: &str, name: &str, setup: &Setup) -> String {
    let name = if name.is_empty() { setup.command.to_string() } else { name.to_owned() };
    let limit = match setup.limit {
        engine::Limit::Nodes(nodes) => format!("nodes {nodes}"),
        engine::Limit::Depth(depth) => format!("depth {depth}"),
    };
    let options = setup.options.iter().map(|(option, value)| format!(" {option}={value}"));
    format!("{kind} {name} {limit}{}", options.collect::<String>())
}

/// An engine that is asked about games.
#[derive(Debug)]
pub enum QueriedEngine {
    /// An engine with UCI or USI.
    Universal(Engine, Protocol),
    /// An engine with `NBoard`.
    NBoard(NBoard),
}

impl QueriedEngine {
    /// Starts an engine.
    pub fn start(setup: &Setup) -> Result<Self, EngineError> {
        Ok(match setup.protocol {
            Protocol::NBoard => Self::NBoard(NBoard::start(setup)?),
            protocol => Self::Universal(Engine::start(setup)?, protocol),
        })
    }

    /// The name that the engine gives itself.
    pub fn name(&self) -> &str {
        match self {
            Self::Universal(engine, _) => engine.name(),
            Self::NBoard(engine) => engine.name(),
        }
    }

    /// The game with the losses of its moves; none if it was stopped or is not for this engine.
    pub(super) fn judge(
        &mut self,
        game: &QueriedGame,
        stop: &AtomicBool,
    ) -> Result<Option<JudgedGame>, EngineError> {
        let moves = match (self, game) {
            (Self::Universal(engine, protocol), QueriedGame::Board(_, record)) => {
                board(engine, *protocol, record, stop)?
            }
            (Self::NBoard(engine), QueriedGame::Othello(game)) => discs(engine, game, stop)?,
            _ => None,
        };
        Ok(moves.map(|moves| game.judged(moves)))
    }
}

fn board(
    engine: &mut Engine,
    protocol: Protocol,
    record: &NotatedGame,
    stop: &AtomicBool,
) -> Result<Option<Vec<JudgedMove>>, EngineError> {
    engine.new_game()?;
    let (mut replay, mut moves, cap) = (Replay::new(record), Vec::new(), cap(record.kind));
    for (at, made) in record.moves.iter().enumerate() {
        if stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        let (legal, side) = (replay.legal(), replay.side());
        let answer = engine.search(until(record, at), None)?;
        match &answer.best {
            Some(best) if !legal.contains(best) => return Err(engine.illegal(best)),
            // In shogi an engine may resign, or claim the game.
            None if protocol == Protocol::Uci => return Err(engine.illegal("(none)")),
            _ => {}
        }
        replay.play(made);
        let best = answer.value.capped(cap);
        let played = if answer.best.as_ref() == Some(made) {
            best
        } else {
            // A move that the engine values more when it searches only this move lost nothing.
            alone(engine, record, at, &replay)?.min(best)
        };
        let (ply, made) = (at + 1, made.clone());
        moves.push(JudgedMove {
            ply,
            side,
            made,
            best_made: answer.best,
            best,
            played,
            legal: legal.len(),
            exact: false,
        });
    }
    Ok(Some(moves))
}

/// The position before a move, with the moves so far.
fn until(record: &NotatedGame, at: usize) -> Position<'_> {
    let moves = record.moves.get(..at).unwrap_or(&record.moves);
    Position { start: record.start.as_deref(), moves }
}

/// The value of the played move, by a search of that move alone. If the engine
/// searches other moves too, the position after the move is searched.
fn alone(
    engine: &mut Engine,
    record: &NotatedGame,
    at: usize,
    after: &Replay,
) -> Result<f64, EngineError> {
    let cap = cap(record.kind);
    match after.end() {
        Some(End::Mate) => return Ok(f64::from(cap)),
        Some(End::Draw) => return Ok(0.0),
        None => {}
    }
    let made = record.moves.get(at).map(String::as_str);
    let answer = engine.search(until(record, at), made)?;
    if answer.best.as_deref() == made {
        return Ok(answer.value.capped(cap));
    }
    let reply = engine.search(until(record, at + 1), None)?;
    Ok(-reply.value.capped(cap))
}

fn discs(
    engine: &mut NBoard,
    game: &Recorded,
    stop: &AtomicBool,
) -> Result<Option<Vec<JudgedMove>>, EngineError> {
    let mut moves = Vec::new();
    for (at, (position, square)) in game.game.plies().enumerate() {
        if stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        let legal: Vec<String> =
            position.board().moves().iter().map(|square| square.to_string()).collect();
        let hints = engine.hints(&ggf(position), legal.len())?;
        if let Some(wrong) = hints.iter().find(|hint| !legal.contains(&hint.made)) {
            return Err(engine.illegal(&wrong.made));
        }
        let best = hints.iter().max_by(|a, b| a.value.total_cmp(&b.value));
        let Some(Hint { made: best_made, value: best }) = best.cloned() else {
            return Err(engine.no_value());
        };
        let made = square.to_string();
        let played = match hints.iter().find(|hint| hint.made == made) {
            Some(hint) => hint.value,
            None => after(engine, position, square)?,
        };
        moves.push(JudgedMove {
            ply: at + 1,
            side: place(position.side()),
            made,
            best_made: Some(best_made),
            best,
            played: played.min(best),
            legal: legal.len(),
            exact: false,
        });
    }
    Ok(Some(moves))
}

/// The value of a move that the engine did not name, from the position after it.
fn after(
    engine: &mut NBoard,
    before: othello::Position,
    square: othello::Square,
) -> Result<f64, EngineError> {
    let Ok(next) = before.play(square) else { return Err(engine.illegal(&square.to_string())) };
    // A side without a move passes, so the same side may be to move again.
    let sign = if next.side() == before.side() { 1.0 } else { -1.0 };
    if next.is_over() {
        return Ok(sign * f64::from(next.board().score()));
    }
    let hints = engine.hints(&ggf(next), 1)?;
    let best = hints.iter().map(|hint| hint.value).max_by(f64::total_cmp);
    best.map(|best| sign * best).ok_or_else(|| engine.no_value())
}

/// A position as a game that begins there.
pub fn ggf(position: othello::Position) -> String {
    let (board, side) = (position.board(), position.side());
    let (black, white) = match side {
        Side::Black => (board.mover(), board.opponent()),
        Side::White => (board.opponent(), board.mover()),
    };
    let sign = |square| match square {
        square if black.has(square) => '*',
        square if white.has(square) => 'O',
        _ => '-',
    };
    let squares: String = (0..64).filter_map(othello::Square::new).map(sign).collect();
    let side = if side == Side::Black { '*' } else { 'O' };
    format!("(;GM[Othello]PC[banzuke]PB[black]PW[white]RE[?]TI[5:00]TY[8]BO[8 {squares} {side}];)")
}
