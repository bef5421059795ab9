//! Learns an evaluator from recorded games.

mod fit;
mod label;
mod test;

pub use fit::fit;
pub use label::{LabelError, Sample, label};
pub use test::{StageError, test};

use crate::evaluate::{Evaluator, Provenance, STAGES};
use crate::solve::Solver;
use crate::wthor::GameFile;

/// The settings for learning an evaluator.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Recipe {
    /// The last year of games to learn from. Later games only test the result.
    pub last_year: u16,
    /// The number of passes over all positions.
    pub epochs: u32,
    /// The learning rate at first: the share of an error by which each weight is moved.
    pub first_rate: f32,
    /// The learning rate at the end. From 0.012 on the opening diverges, since many of its patterns are the same.
    pub last_rate: f32,
    /// The seed of the order of positions.
    pub seed: u64,
}

impl Default for Recipe {
    fn default() -> Self {
        Self { last_year: 2015, epochs: 8, first_rate: 0.003, last_rate: 0.0001, seed: 1 }
    }
}

/// The progress of training.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Progress {
    /// Games of a year are being labelled.
    Labelling {
        /// The year.
        year: u16,
        /// The number of finished games of that year.
        done: usize,
        /// The number of games of that year.
        games: usize,
    },
    /// A round over the positions of a stage has ended.
    Learning {
        /// The number of finished rounds.
        done: u32,
        /// The number of all rounds.
        rounds: u32,
        /// The mean absolute error in this round, in discs.
        error: f32,
    },
}

/// An evaluator, and its errors on games that it was not learned from.
#[derive(Clone, Debug, PartialEq)]
pub struct Trained {
    /// The evaluator.
    pub evaluator: Evaluator,
    /// Its errors on the games of later years, by stage.
    pub errors: Vec<StageError>,
}

/// Learns an evaluator from the games up to [`Recipe::last_year`] and tests it on the later ones.
pub fn train(
    files: &[GameFile],
    recipe: &Recipe,
    mut progress: impl FnMut(Progress),
) -> Result<Trained, LabelError> {
    let mut solver = Solver::new(18);
    let (mut samples, mut later) = (Vec::new(), Vec::new());
    let mut provenance =
        Provenance { first_year: u16::MAX, seed: recipe.seed, ..Provenance::default() };
    for file in files {
        let (year, games) = (file.year, file.records.len());
        let labelled = label(file, &mut solver, |done| {
            progress(Progress::Labelling { year, done, games });
        })?;
        if year > recipe.last_year {
            later.extend(labelled);
            continue;
        }
        samples.extend(labelled);
        provenance.first_year = provenance.first_year.min(year);
        provenance.last_year = provenance.last_year.max(year);
        provenance.games += u32::try_from(games).unwrap_or(u32::MAX);
    }
    provenance.positions = u32::try_from(samples.len()).unwrap_or(u32::MAX);
    let rounds = recipe.epochs * u32::try_from(STAGES).unwrap_or(u32::MAX);
    let evaluator = fit(&samples, recipe, provenance, |done, error| {
        progress(Progress::Learning { done, rounds, error });
    });
    let errors = test(&evaluator, &later);
    Ok(Trained { evaluator, errors })
}
