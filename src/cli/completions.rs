//! Completions for shells.

use clap_complete::{Shell, generate};

use super::context::Context;
use super::error::CliError;

/// Completions for a shell.
#[derive(Debug, clap::Args)]
pub(super) struct Completions {
    shell: Shell,
}

impl Completions {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        // The generator panics where it cannot write, so it writes to memory.
        let mut script = Vec::new();
        generate(self.shell, &mut super::command(context.all_words), "banzuke", &mut script);
        Ok(context.out.write_all(&script)?)
    }
}
