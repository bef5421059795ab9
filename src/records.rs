//! Games from elsewhere, judged move by move: `banzuke records` and what it is asked for.
//!
//! WTHOR files become [`Recorded`] games, [`analyse`] says what each move of them lost, and an [`AnalysisFile`] keeps that as it
//! comes, so that a long analysis can be stopped and gone on with.

mod analysis;
mod file;
mod wthor;

pub use analysis::{Engine, analyse};
pub use file::{AnalysisFile, NotContinued};
pub use wthor::{Recorded, Unplayable, recorded};
