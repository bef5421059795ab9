//! Whether the file is as it should be, and a copy of it.

use std::path::PathBuf;

use super::context::Context;
use super::error::CliError;
use crate::desk::Desk;
use crate::domain::name::clean;
use crate::journal::health::is_open_to_others;

/// A copy of the file.
#[derive(Debug, clap::Args)]
pub(super) struct Backup {
    file: PathBuf,
}

/// Compares the file with its journal.
#[derive(Debug, clap::Args)]
pub(super) struct Check {
    #[arg(long)]
    repair: bool,
}

impl Check {
    /// Prints every difference between the file and its journal.
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let mut desk = context.open()?;
        if self.repair {
            desk.republish().map_err(|error| context.fault(&error, desk.club()))?;
        }
        if desk.is_alone() {
            context.say(context.words.command.opened_alone());
        }
        if desk.line().is_none() && is_open_to_others(desk.path()) {
            context.say(&context.words.command.readable_by_others(desk.path()));
        }
        report(context, &mut desk)
    }
}

fn report(context: &mut Context<'_>, desk: &mut Desk) -> Result<(), CliError> {
    let findings = desk.verify().map_err(|error| context.fault(&error, desk.club()))?;
    for finding in &findings {
        // The file may have been changed by hand and hold any characters.
        writeln!(context.out, "{}", clean(&context.words.finding(finding)))?;
    }
    if findings.is_empty() {
        context.say(context.words.command.clean());
        let (seq, digest) = desk.head();
        context.say(&context.words.command.journal_state(seq, digest));
        Ok(())
    } else {
        Err(CliError::Found)
    }
}

impl Backup {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let mut desk = context.open()?;
        desk.backup(&self.file).map_err(|error| context.fault(&error, desk.club()))?;
        context.say(&context.words.command.written(&self.file));
        Ok(())
    }
}
