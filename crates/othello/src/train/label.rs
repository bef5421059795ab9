//! Positions of games, each with the score that it is taken to be worth.

use crate::board::Board;
use crate::solve::Solver;
use crate::wthor::{GameFile, Record, ReplayError};

/// From so many empties on every position is solved. Those before, up to the theoretical score, have what perfect play gives from
/// here on: the moves between are taken as they were played.
const SOLVED: u32 = 14;

/// A game that cannot be learned from.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("game {number} of {year}: {error}")]
pub struct LabelError {
    /// The year of its file.
    pub year: u16,
    /// Which game of the file, from 1.
    pub number: usize,
    /// What is wrong with it.
    pub error: ReplayError,
}

/// A position, and the score that the side to move is taken to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// The position.
    pub board: Board,
    /// The score, −64 to 64 discs.
    pub score: i8,
}

/// Samples of all games of a file.
///
/// Positions up to the theoretical score of a game have that score, later ones what perfect play gives, from 14 empties on where
/// there are more. Games that stop before they have such a score lend none of the positions that would need it, unless they
/// are finished. `progress` is told how many games are done.
pub fn label(
    file: &GameFile,
    solver: &mut Solver,
    mut progress: impl FnMut(usize),
) -> Result<Vec<Sample>, LabelError> {
    let mut samples = Vec::new();
    for (done, record) in file.records.iter().enumerate() {
        progress(done);
        let labelled = game(record, u32::from(file.theoretical_empties), solver);
        let wrong = |error| LabelError { year: file.year, number: done + 1, error };
        samples.extend(labelled.map_err(wrong)?);
    }
    Ok(samples)
}

fn game(
    record: &Record,
    theoretical: u32,
    solver: &mut Solver,
) -> Result<Vec<Sample>, ReplayError> {
    let game = record.replay()?;
    let at = |empties: u32| game.positions().iter().any(|it| it.board().empties() == empties);
    let ended = game.is_finished().then(|| game.black_score());
    let known = if at(theoretical) { Some(record.theoretical_score()) } else { ended };
    let mut solved = ended;
    let mut samples = Vec::new();
    // From the end, so that what was solved helps with what comes before it.
    for position in game.positions().iter().rev().filter(|it| !it.is_over()) {
        let board = position.board();
        if board.empties() <= SOLVED {
            solved = Some(position.for_black(solver.value(board)));
        }
        let black = if board.empties() >= theoretical { known } else { solved };
        let score = black.and_then(|black| i8::try_from(position.for_black(black)).ok());
        samples.extend(score.map(|score| Sample { board, score }));
    }
    Ok(samples)
}
