//! A game as its record tells it.

use crate::fault::Skipped;

/// The game that is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Chess. White is the first player.
    Chess,
    /// Shogi. Sente (in handicap games shitate) is the first player.
    Shogi,
}

/// How a game ended.
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
    /// The game that is played.
    pub kind: Kind,
    /// Which game of the file it is, from 1; games left out count too.
    pub number: usize,
    /// The line where it begins, from 1.
    pub line: usize,
    /// The first player and the second; empty where the record has no name.
    pub players: [String; 2],
    /// When it was played, as far as that is known: `1992`, `1992-11` or `1992-11-04`.
    pub date: Option<String>,
    /// How it ended.
    pub outcome: Outcome,
    /// The position it begins from, as FEN or SFEN; none for the usual one.
    pub start: Option<String>,
    /// The moves, as UCI or USI write them: `e2e4`, `7g7f`, `P*5e`. At least one.
    pub moves: Vec<String>,
}

/// The games of a file, in its order, and those that were left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// Each game, or why it is none.
    pub games: Vec<Result<NotatedGame, Skipped>>,
}

/// A game that is being read.
#[derive(Debug, Default)]
pub(crate) struct Draft {
    pub(crate) line: usize,
    pub(crate) players: [String; 2],
    pub(crate) date: Option<String>,
    pub(crate) outcome: Outcome,
    pub(crate) start: Option<String>,
    pub(crate) moves: Vec<String>,
}

impl Reading {
    /// Adds a game that was read to its end, or what is wrong with it.
    pub(crate) fn add(&mut self, kind: Kind, draft: Draft, fault: Option<(usize, crate::Fault)>) {
        let number = self.games.len() + 1;
        let empty = || draft.moves.is_empty().then_some((draft.line, crate::Fault::NoMoves));
        self.games.push(match fault.or_else(empty) {
            Some((line, fault)) => Err(Skipped { number, line, fault }),
            None => Ok(NotatedGame {
                kind,
                number,
                line: draft.line,
                players: draft.players,
                date: draft.date,
                outcome: draft.outcome,
                start: draft.start,
                moves: draft.moves,
            }),
        });
    }
}

/// The day of `1992.11.04` or `2020/01/01 10:00`, as far as it is known: what is unknown is written `??`.
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
