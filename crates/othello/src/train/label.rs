//! Positions of games, each with its score to learn.

use crate::board::Board;
use crate::position::Side;
use crate::solve::Solver;
use crate::wthor::{GameFile, ReplayError, WthorRecord};

/// From this number of empty squares downwards every position is solved.
const SOLVED: u32 = 14;

/// A game that cannot be learned from.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("game {number} of {year}: {error}")]
pub struct LabelError {
    /// The year of its file.
    pub year: u16,
    /// The number of the game in the file, from 1.
    pub number: usize,
    /// The reason.
    pub error: ReplayError,
}

/// A position and its score for the side to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// The position.
    pub board: Board,
    /// The score, −64 to 64 discs.
    pub score: f32,
}

/// Samples of all games of a file.
///
/// Positions down to the one with the theoretical score have that score, and positions with at most 14 empty
/// squares have their exact score. Between the two, both players' errors lead from one to the other in unknown
/// steps, which are assumed to be equal. A game that stops before it has an exact score gives no positions that
/// need one, unless it is finished. `progress` is called with the number of finished games.
pub fn label(
    file: &GameFile,
    solver: &mut Solver<'_>,
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

#[expect(clippy::cast_precision_loss, reason = "scores and empties are at most 64")]
fn game(
    record: &WthorRecord,
    theoretical: u32,
    solver: &mut Solver<'_>,
) -> Result<Vec<Sample>, ReplayError> {
    let game = record.replay()?;
    let at = |empties: u32| game.positions().iter().any(|it| it.board().empties() == empties);
    let ended = game.is_finished().then(|| game.black_score());
    let known = if at(theoretical) { Some(record.theoretical_score()) } else { ended };
    let mut solved = ended;
    let mut samples = Vec::new();
    // From the end, so that solved positions help with the earlier ones.
    for position in game.positions().iter().rev().filter(|it| !it.is_over()) {
        let board = position.board();
        let empties = board.empties();
        if empties <= SOLVED {
            solved = Some(position.for_black(solver.value(board)));
        }
        let black = match (known, solved) {
            (Some(known), _) if empties >= theoretical => known as f32,
            (Some(known), Some(solved)) if empties > SOLVED => {
                let share = (empties - SOLVED) as f32 / (theoretical - SOLVED) as f32;
                solved as f32 + share * (known - solved) as f32
            }
            (_, Some(solved)) if empties < theoretical => solved as f32,
            _ => continue,
        };
        let score = if position.side() == Side::Black { black } else { -black };
        samples.push(Sample { board, score });
    }
    Ok(samples)
}
