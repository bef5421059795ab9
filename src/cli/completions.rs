//! Completions for shells.

use clap_complete::{Shell, generate};

use super::context::Context;
use super::error::CliError;

/// Completions for a shell.
#[derive(Debug, clap::Args)]
pub struct Completions {
    shell: Shell,
}

impl Completions {
    /// Writes those of that command line.
    pub fn write(
        &self,
        context: &mut Context<'_>,
        command: &mut clap::Command,
    ) -> Result<(), CliError> {
        // The generator panics where it cannot write, so it writes to memory.
        let mut script = Vec::new();
        generate(self.shell, command, "banzuke", &mut script);
        Ok(context.out.write_all(&script)?)
    }
}
