//! A game as recorded.

use crate::fault::{Fault, Skipped};

/// The kind of game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Chess. White is the first player.
    Chess,
    /// Shogi. Sente (in handicap games shitate) is the first player.
    Shogi,
}

/// The result of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Outcome {
    /// A player won: 0 is the first, 1 the second.
    Won(usize),
    /// A draw.
    Draw,
    /// The record does not say, or the game was not finished.
    #[default]
    Unknown,
}

impl Outcome {
    /// The score of a player: 1, ½ or 0; none where the outcome is unknown.
    pub fn score(self, side: usize) -> Option<f64> {
        match self {
            Self::Won(winner) => Some(if winner == side { 1.0 } else { 0.0 }),
            Self::Draw => Some(0.5),
            Self::Unknown => None,
        }
    }
}

/// A game whose moves follow the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotatedGame {
    /// The kind of game.
    pub kind: Kind,
    /// The number of the game in the file, from 1; games that were left out count too.
    pub number: usize,
    /// The line where it begins, from 1.
    pub line: usize,
    /// The first player and the second; empty where the record has no name.
    pub players: [String; 2],
    /// The date of play, as far as it is known: `1992`, `1992-11` or `1992-11-04`.
    pub date: Option<String>,
    /// The result.
    pub outcome: Outcome,
    /// The start position, as FEN or SFEN; none for the usual one.
    pub start: Option<String>,
    /// The moves in UCI or USI notation: `e2e4`, `7g7f`, `P*5e`. At least one.
    pub moves: Vec<String>,
}

/// The games of a file in order, and those that were left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// Each game, or the reason why it was left out.
    pub games: Vec<Result<NotatedGame, Skipped>>,
}

/// A game that is being read.
#[derive(Debug, Default)]
pub(crate) struct Draft {
    /// The line where it begins; none before that.
    line: Option<usize>,
    /// The first fault, with its line.
    pub(crate) fault: Option<(usize, Fault)>,
    pub(crate) players: [String; 2],
    pub(crate) date: Option<String>,
    pub(crate) outcome: Outcome,
    pub(crate) start: Option<String>,
    pub(crate) moves: Vec<String>,
}

impl Draft {
    pub(crate) fn begin(&mut self, line: usize) {
        self.line.get_or_insert(line);
    }

    pub(crate) fn fail(&mut self, line: usize, fault: Fault) {
        self.fault.get_or_insert((line, fault));
    }
}

impl Reading {
    /// Adds a game that was read to its end, or its fault; nothing if no game has begun.
    pub(crate) fn add(&mut self, kind: Kind, draft: Draft) {
        let Some(line) = draft.line else { return };
        let number = self.games.len() + 1;
        let empty = || draft.moves.is_empty().then_some((line, Fault::NoMoves));
        self.games.push(match draft.fault.or_else(empty) {
            Some((line, fault)) => Err(Skipped { number, line, fault }),
            None => Ok(NotatedGame {
                kind,
                number,
                line,
                players: draft.players,
                date: draft.date,
                outcome: draft.outcome,
                start: draft.start,
                moves: draft.moves,
            }),
        });
    }
}

/// The date in `1992.11.04` or `2020/01/01 10:00`, as far as it is known: unknown parts are written `??`.
pub(crate) fn day(text: &str) -> Option<String> {
    let text = text.split_ascii_whitespace().next()?;
    let mut parts = text.split(['.', '/', '-']);
    let mut day = String::new();
    for (length, most) in [(4, 9999), (2, 12), (2, 31)] {
        let Some(number) = parts.next().and_then(|part| part.parse::<u32>().ok()) else { break };
        if !(1..=most).contains(&number) {
            break;
        }
        let sign = if day.is_empty() { "" } else { "-" };
        day = format!("{day}{sign}{number:0length$}");
    }
    (!day.is_empty()).then_some(day)
}
