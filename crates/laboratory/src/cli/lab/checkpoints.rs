//! The file from which a long experiment goes on after it was stopped.

use crate::words::own;
use std::path::PathBuf;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::domain::progress::Stopped;
use crate::lab::Kept;
use banzuke::cli::context::Context;
use banzuke::cli::error::CliError;

/// The file of a run.
#[derive(Debug, clap::Args)]
pub(super) struct KeptArgs {
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
}

impl KeptArgs {
    /// Plays an experiment with what the file holds; none where it was stopped.
    pub(super) fn play<T: Clone + Serialize + DeserializeOwned, F>(
        &self,
        context: &mut Context<'_>,
        (name, plan): (&str, impl Serialize),
        play: impl FnOnce(&Kept<T>) -> Result<F, Stopped>,
    ) -> Result<Option<F>, CliError> {
        let words = own(context.all_words).experiment;
        let Some(path) = &self.file else { return Ok(play(&Kept::nowhere()).ok()) };
        let kept = Kept::open(path, name, &plan).map_err(|fault| words.not_kept(path, &fault))?;
        if kept.done() > 0 {
            context.say(&words.kept(kept.done(), &path.display().to_string()));
        }
        let found = play(&kept);
        match kept.fault() {
            Some(error) => Err(words.kept_no_more(path, &error).into()),
            None => Ok(found.ok()),
        }
    }
}
