//! Taking entries back.

use super::context::Context;
use super::error::CliError;
use crate::club::Seq;
use crate::desk::Desk;
use crate::journal::fold::position;

/// The entry to undo.
#[derive(Debug, clap::Args)]
pub(super) struct Undo {
    entry: Option<u64>,
}

impl Undo {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let mut desk = context.open()?;
        let undone = desk.undo(&context.outside.stamp(), self.entry.map(Seq));
        let seq = undone.map_err(|error| context.fault(&error, desk.club()))?;
        context.back_up(&mut desk);
        let told = context.summary(&desk, seq);
        let words = context.words.command;
        context.say(&words.undone(&told, seq));
        if let Some(other) = other_desk(&desk, seq) {
            context.say(&words.undone_of(other));
        }
        desk.leave();
        Ok(())
    }
}

/// Takes back the last undo.
pub(super) fn redo(context: &mut Context<'_>) -> Result<(), CliError> {
    let mut desk = context.open()?;
    let redone = desk.redo(&context.outside.stamp());
    let seq = redone.map_err(|error| context.fault(&error, desk.club()))?;
    context.back_up(&mut desk);
    let told = context.summary(&desk, seq);
    let words = context.words.command;
    context.say(&words.redone(&told, seq));
    // The entry that was just written undoes the undo.
    let undo = desk.entries().last().and_then(|entry| entry.undoes);
    if let Some(other) = undo.and_then(|undo| other_desk(&desk, undo)) {
        context.say(&words.redone_of(other, seq));
    }
    desk.leave();
    Ok(())
}

/// The desk that made an entry, if its name tells it from this one. Commands of one person follow one another in processes
/// of their own, so nothing more is known of whose an entry is.
fn other_desk(desk: &Desk, seq: Seq) -> Option<&str> {
    let at = position(desk.entries(), seq)?;
    Some(&*desk.entries()[at].desk).filter(|other| *other != desk.name())
}
