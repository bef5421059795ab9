//! Taking entries back.

use super::context::Context;
use super::error::CliError;
use crate::club::Seq;

/// Which entry to take back.
#[derive(Debug, clap::Args)]
pub(super) struct Undo {
    entry: Option<u64>,
}

impl Undo {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let mut desk = context.open()?;
        let undone = desk.undo(&context.outside.stamp(), self.entry.map(Seq));
        let seq = undone.map_err(|error| context.fault(&error, desk.club()))?;
        context.back_up(&desk);
        let told = context.summary(&desk, seq);
        context.say(&context.words.command.undone(&told, seq));
        Ok(())
    }
}

/// Takes back the last undo.
pub(super) fn redo(context: &mut Context<'_>) -> Result<(), CliError> {
    let mut desk = context.open()?;
    let redone = desk.redo(&context.outside.stamp());
    let seq = redone.map_err(|error| context.fault(&error, desk.club()))?;
    context.back_up(&desk);
    let told = context.summary(&desk, seq);
    context.say(&context.words.command.redone(&told, seq));
    Ok(())
}
