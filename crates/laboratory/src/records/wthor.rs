//! Games of WTHOR files with the names of their players.

use std::cmp::Ordering;
use std::collections::HashMap;

use othello::Game;
use othello::wthor::{GameFile, ReplayError};

/// A game that can be analysed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorded {
    /// The name of its file, and which game of that: `WTH_2017-0012`.
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
    /// As [`Recorded::name`].
    pub name: String,
    pub error: ReplayError,
}

/// The games of a WTHOR file named `called`, and its records that are no games. Players without a name go by their
/// number, and namesakes have theirs behind the name.
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
