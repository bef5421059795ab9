//! Games from elsewhere, judged move by move: `banzuke records` and what it is asked for.
//!
//! WTHOR files become [`Recorded`] games, [`analyse`] says what each move of them lost, and an [`AnalysisFile`] keeps that as it
//! comes, so that a long analysis can be stopped and gone on with.

mod analysis;
mod engine_queries;
mod file;
mod judged;
mod shared;
mod wthor;

pub use analysis::{Engine, analyse};
pub use engine_queries::{QueriedEngine, QueriedGame, cap, ggf, signature};
pub use file::{AnalysisFile, NotContinued};
pub use judged::{JudgedGame, JudgedMove};
pub use shared::judge_all;
pub use wthor::{Recorded, Unplayable, recorded};
