//! Positions of games, each with the score that it is taken to be worth.

use crate::board::Board;
use crate::position::Side;
use crate::solve::Solver;
use crate::wthor::{GameFile, ReplayError, WthorRecord};

/// From so many empties on every position is solved.
const SOLVED: u32 = 14;

/// A game that cannot be learned from.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("game {number} of {year}: {error}")]
pub struct LabelError {
    /// The year of its file.
    pub year: u16,
    /// Which game of the file, from 1.
    pub number: usize,
    /// Why it cannot be learned from.
    pub error: ReplayError,
}

/// A position, and the score that the side to move is taken to reach.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// The position.
    pub board: Board,
    /// The score, −64 to 64 discs.
    pub score: f32,
}

/// Samples of all games of a file.
///
/// Positions up to the theoretical score of a game have that score, and those from 14 empties on what perfect play gives. Between
/// the two, both players' errors lead from one to the other in unknown steps, taken as equal ones. Games that stop before
/// they have such a score lend none of the positions that would need it, unless they are finished. `progress` is told
/// how many games are done.
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
    // From the end, so that what was solved helps with what comes before it.
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
