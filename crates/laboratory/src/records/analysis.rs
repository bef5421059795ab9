//! The loss of each move in recorded games, calculated on all cores.

use std::fmt;

use othello::{Analyser, Evaluator, Limits, PlayedMove, Side};
use rayon::prelude::*;

use super::wthor::Recorded;

/// The analyser of Othello with its limits, as it signs what it judged: `othello-1 depth 4 exact 13`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Engine(pub Limits);

impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "othello-1 depth {} exact {}", self.0.depth, self.0.exact)
    }
}

/// The moves of each game with the best ones. The figures are the same with any number of threads, since every game is
/// judged for itself.
pub fn analyse(games: &[Recorded], evaluator: &Evaluator, engine: Engine) -> Vec<Vec<PlayedMove>> {
    let analyser = || Analyser::new(evaluator, engine.0);
    games.par_iter().map_init(analyser, |analyser, one| analyser.game(&one.game)).collect()
}

/// The place of a side among the two players of a game.
pub(super) fn place(side: Side) -> usize {
    usize::from(side == Side::White)
}
