//! The file from which a stopped experiment continues.

use crate::words::own;
use std::path::PathBuf;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::domain::progress::Stopped;
use crate::lab::Kept;
use banzuke::cli::context::{CliError, Context};

/// The file of a run.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct KeptArgs {
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
}

impl KeptArgs {
    /// Plays an experiment with the parts in the file; none if it was stopped.
    pub(in crate::cli) fn play<T: Clone + Serialize + DeserializeOwned, F>(
        &self,
        context: &mut Context<'_>,
        (name, plan): (&str, impl Serialize),
        play: impl FnOnce(&Kept<T>) -> Result<F, Stopped>,
    ) -> Result<Option<F>, CliError> {
        let kept = self.open(context, (name, plan))?;
        let found = play(&kept);
        self.close(context, kept)?;
        Ok(found.ok())
    }

    /// The parts in the file.
    pub(in crate::cli) fn open<T: Clone + Serialize + DeserializeOwned>(
        &self,
        context: &mut Context<'_>,
        (name, plan): (&str, impl Serialize),
    ) -> Result<Kept<T>, CliError> {
        let words = own(context.all_words).experiment;
        let Some(path) = &self.file else { return Ok(Kept::nowhere()) };
        let kept = Kept::open(path, name, &plan).map_err(|fault| words.not_kept(path, &fault))?;
        if kept.done() > 0 {
            context.say(&words.kept(kept.done(), path.display().to_string()));
        }
        Ok(kept)
    }

    /// Reports a part that could not be written.
    pub(in crate::cli) fn close<T: Clone + Serialize + DeserializeOwned>(
        &self,
        context: &Context<'_>,
        kept: Kept<T>,
    ) -> Result<(), CliError> {
        match (&self.file, kept.fault()) {
            (Some(path), Some(error)) => Err(context.words.command.unwritable(path, &error).into()),
            _ => Ok(()),
        }
    }
}
