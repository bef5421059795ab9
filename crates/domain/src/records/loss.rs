//! One figure for what the moves of a game lost.

use serde::{Deserialize, Serialize};

use super::moves::{AnalysedMove, PlayerSide};

/// Which moves count.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Filter {
    /// The first move of the game that counts, from 1.
    pub first_ply: u32,
    /// The last one, where there is a last.
    pub last_ply: Option<u32>,
    /// The fewest legal moves to choose from. Where their number is unknown, a move counts.
    pub legal: u32,
    /// The most that the best move may be worth to either side, so that decided games can be left out.
    pub within: Option<f64>,
    /// Whether only moves with certain values count.
    pub exact: bool,
}

impl Filter {
    /// All moves.
    pub const ALL: Self =
        Self { first_ply: 1, last_ply: None, legal: 1, within: None, exact: false };
    /// Without the first ten moves, which are known by heart, and without forced ones.
    pub const STANDARD: Self = Self { first_ply: 11, legal: 2, ..Self::ALL };
    /// Chess, in centipawns: without the first eight moves of each player, which are known by heart, and without positions
    /// that are as good as decided.
    pub const CHESS: Self = Self { first_ply: 17, within: Some(300.0), ..Self::STANDARD };
    /// Shogi, in centipawns: from move 40 on, and without decided positions (Yamashita 2014).
    pub const SHOGI: Self = Self { first_ply: 40, within: Some(1000.0), ..Self::STANDARD };

    /// The standard of the game that an engine judged, by the first word of what it signed with.
    pub fn standard(engines: &[String]) -> Self {
        match game(engines) {
            Some("chess") => Self::CHESS,
            Some("shogi") => Self::SHOGI,
            _ => Self::STANDARD,
        }
    }

    /// Whether a move counts.
    pub fn takes(&self, made: &AnalysedMove) -> bool {
        made.ply >= self.first_ply
            && self.last_ply.is_none_or(|last| made.ply <= last)
            && made.legal.is_none_or(|legal| legal >= self.legal)
            && self.within.is_none_or(|most| made.best.abs() <= most)
            && (made.exact || !self.exact)
    }
}

/// The game that all moves were judged in.
fn game(engines: &[String]) -> Option<&str> {
    let mut games = engines.iter().map(|engine| engine.split(' ').next().unwrap_or_default());
    let first = games.next()?;
    games.all(|game| game == first).then_some(first)
}

/// The figure that counts for the loss of a move.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Statistic {
    /// Itself.
    Mean,
    /// Itself, but no more than this.
    Capped(f64),
    /// Its square root, so that one disaster does not outweigh many slips.
    RootMean,
}

/// How the losses of moves become one figure.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Measure {
    /// The figure that counts for each loss.
    pub statistic: Statistic,
    /// Which moves count.
    pub filter: Filter,
}

impl Measure {
    /// The cap that is taken in Othello, in discs.
    pub const CAP: f64 = 12.0;

    /// The cap of the game that an engine judged: in chess and shogi the value from which on positions do not count.
    pub fn cap(engines: &[String]) -> f64 {
        Filter::standard(engines).within.unwrap_or(Self::CAP)
    }

    /// The mean loss of the first 20 moves of a player (S1, version 1).
    pub const S1_FIRST_40: Self =
        Self { statistic: Statistic::Mean, filter: Filter { last_ply: Some(40), ..Filter::ALL } };
    /// The mean loss of all moves (S1, version 2).
    pub const S1_ALL: Self = Self { statistic: Statistic::Mean, filter: Filter::ALL };

    /// The losses of a player's moves in a game; none where no move counts.
    pub fn of(&self, side: &PlayerSide) -> Option<GameLoss> {
        let counted = side.moves.iter().filter(|made| self.filter.takes(made));
        let mut loss = GameLoss { sum: 0.0, moves: 0 };
        for made in counted {
            loss.sum += match self.statistic {
                Statistic::Mean => made.loss(),
                Statistic::Capped(cap) => made.loss().min(cap),
                Statistic::RootMean => made.loss().sqrt(),
            };
            loss.moves += 1;
        }
        (loss.moves > 0).then_some(loss)
    }
}

/// The losses of a player's moves in one game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GameLoss {
    /// The sum over the moves that count.
    pub sum: f64,
    /// How many these are, at least 1.
    pub moves: u32,
}

impl GameLoss {
    /// The mean of its moves.
    pub fn mean(&self) -> f64 {
        self.sum / f64::from(self.moves)
    }
}

/// The mean of the moves of several games; none of no game.
pub fn pooled<'a>(games: impl IntoIterator<Item = &'a GameLoss>) -> Option<f64> {
    let sum = |(sum, moves), game: &GameLoss| (sum + game.sum, moves + game.moves);
    let (sum, moves) = games.into_iter().fold((0.0, 0), sum);
    (moves > 0).then(|| sum / f64::from(moves))
}
