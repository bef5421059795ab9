//! Taking out of a damaged file what can be read.

use std::io;
use std::path::{Path, PathBuf};

use tempfile::{Builder, TempPath};

use super::context::Context;
use super::error::CliError;
use crate::club::{Club, Seq};
use crate::desk::{Desk, DeskError};
use crate::domain::name::clean;
use crate::journal::StoreError;
use crate::journal::rescue::{Rescued, Why, rescue};
use crate::journal::store::Missing;
use crate::opener;
use crate::system;

/// Takes out of a damaged file what can be read.
#[derive(Debug, clap::Args)]
pub(super) struct Rescue {
    file: PathBuf,
    #[arg(long, value_name = "NEW", required_unless_present = "dry_run")]
    to: Option<PathBuf>,
    #[arg(long)]
    dry_run: bool,
}

impl Rescue {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let fault = |error: DeskError| context.words.desk(&error, &Club::default());
        let to = self.to.as_deref().filter(|_| !self.dry_run);
        if let Some(taken) = to.filter(|to| to.exists()) {
            return Err(fault(StoreError::Exists(taken.to_owned()).into()).into());
        }
        let words = &context.words.rescue;
        let rescued = rescue(&self.file, words).map_err(|error| fault(error.into()))?;
        if let Some(to) = to {
            write(to, &rescued, context)?;
        }
        print(&rescued, context)?;
        let is_whole = rescued.losses.is_empty();
        context.say(&words.taken(rescued.taken(), rescued.known, &self.file));
        if rescued.foreign_log {
            context.say(&words.foreign_log(&self.file));
        }
        match to {
            Some(to) => {
                context.say(&words.written(to, &self.file));
                context.say(&words.next(to, !is_whole));
            }
            None => context.say(&words.dry(&self.file)),
        }
        if is_whole { Ok(()) } else { Err(CliError::Found) }
    }
}

/// Prints a line for each entry that was not taken as it was. Entries of which nothing was found are
/// often many together.
fn print(rescued: &Rescued, context: &mut Context<'_>) -> Result<(), CliError> {
    let words = &context.words.rescue;
    let mut losses = rescued.losses.iter().peekable();
    while let Some(loss) = losses.next() {
        let mut last = loss;
        let is_bare = |loss: &crate::journal::rescue::Loss| {
            matches!(loss.why, Why::Missing) && loss.instead.is_empty() && loss.undoes.is_none()
        };
        while is_bare(last)
            && let Some(next) =
                losses.next_if(|next| is_bare(next) && next.seq == Seq(last.seq.0 + 1))
        {
            last = next;
        }
        let line = if last.seq == loss.seq {
            words.loss(loss, &rescued.club)
        } else {
            words.missing(loss.seq, last.seq)
        };
        // Whatever stood in the file.
        writeln!(context.out, "{}", clean(&line))?;
    }
    Ok(())
}

/// Writes the journal to a file that appears whole, or not at all.
fn write(to: &Path, rescued: &Rescued, context: &Context<'_>) -> Result<(), CliError> {
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or_else(|| Path::new("."));
    let unwritable = |error: io::Error| context.words.command.unwritable(to, &error);
    let fault = |error: DeskError| context.fault(&error, &rescued.club);
    if !folder.is_dir() {
        return Err(fault(StoreError::NoFolder(folder.to_owned()).into()));
    }
    let beside =
        Builder::new().prefix(".banzuke-rescue-").tempdir_in(folder).map_err(unwritable)?;
    let path = beside.path().join("club.db");
    let mut desk = Desk::open(&path, Missing::Create, "rescue").map_err(fault)?;
    desk.take_in(&rescued.entries).map_err(fault)?;
    // The last to close a file writes everything into it.
    drop(desk);
    // Birth dates are in it.
    system::make_private(&path).map_err(unwritable)?;
    opener::open(&path).and_then(|file| file.sync_all()).map_err(unwritable)?;
    let whole = TempPath::try_from_path(&path).map_err(unwritable)?;
    whole.persist_noclobber(to).map_err(|error| unwritable(error.error))?;
    Ok(())
}
