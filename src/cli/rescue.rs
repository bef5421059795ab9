//! Checks, backups, restoring a backup, and rescuing a damaged file.

use std::io;

use chrono::{DateTime, NaiveDateTime, Utc};
use tempfile::{Builder, TempPath};

use super::value::time;
use crate::cli::prelude::*;
use crate::clock::shown_in_the_hall;
use crate::desk::restore;
use crate::journal::StoreError;
use crate::journal::backup::{Automatic, inspect, inspect_own};
use crate::journal::rescue::{Rescued, Why, rescue};
use crate::journal::verify::is_open_to_others;
use crate::{opener, system};

/// Rescues the readable entries of a damaged file.
#[derive(Debug, clap::Args)]
pub(super) struct Rescue {
    file: PathBuf,
    #[arg(long, value_name = "NEW", required_unless_present = "dry_run")]
    to: Option<PathBuf>,
    #[arg(long)]
    dry_run: bool,
}

impl Rescue {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let fault = |error: DeskError| context.words.faults.fault(&error, &Club::default());
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

/// Prints a line for each entry that was lost or changed. Many lost entries in a row share a line.
fn print(rescued: &Rescued, context: &mut Context<'_>) -> CliResult {
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
        // The damaged file may hold any characters.
        writeln!(context.out, "{}", clean(&line))?;
    }
    Ok(())
}

/// The file is written whole or not at all.
fn write(to: &Path, rescued: &Rescued, context: &Context<'_>) -> CliResult {
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
    // Closing the last connection writes everything into the file.
    drop(desk);
    // The journal holds birth dates.
    system::make_private(&path).map_err(unwritable)?;
    opener::open(&path).and_then(|file| file.sync_all()).map_err(unwritable)?;
    let whole = TempPath::try_from_path(&path).map_err(unwritable)?;
    whole.persist_noclobber(to).map_err(|error| unwritable(error.error))?;
    Ok(())
}

#[derive(Debug, clap::Args)]
pub(super) struct Restore {
    #[arg(required_unless_present_any = ["at", "list"], conflicts_with_all = ["at", "list"])]
    file: Option<PathBuf>,
    /// The newest sound backup of that time or before it.
    #[arg(long, value_name = "TIME", value_parser = time, conflicts_with = "list")]
    at: Option<NaiveDateTime>,
    /// List the backups.
    #[arg(long)]
    list: bool,
    /// Another club's file may take this one's place.
    #[arg(long, conflicts_with = "list")]
    yes: bool,
}

impl Restore {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let club = context.file()?;
        match (&self.file, self.at) {
            (Some(file), _) => self.put_back(context, &club, file, &file.display().to_string()),
            (None, Some(at)) => {
                let found = crate::desk::Backup::latest(&club, shown_in_the_hall(at));
                let (found, unsound) = context.sound(found)?;
                let Automatic { at, path, .. } = found.automatic;
                let called = format!("{} ({})", shown(at), path.display());
                self.put_back(context, &club, &path, &called)?;
                if unsound > 0 {
                    context.say(&context.words.command.passed_over(unsound));
                }
                Ok(())
            }
            (None, None) => list(context, &club),
        }
    }

    /// Restores a backup. Both files are named first, and another club's needs the operator's consent.
    fn put_back(
        &self,
        context: &mut Context<'_>,
        club: &Path,
        backup: &Path,
        called: &str,
    ) -> CliResult {
        let words = context.words.command;
        // A file that cannot be read is replaced without a comparison, or refused as a backup.
        let files = [(club, inspect_own(club)), (backup, inspect(backup))];
        let files = files.map(|(path, read)| (path, read.unwrap_or_default()));
        for (path, entries) in &files {
            if let (Some(first), Some(last)) = (entries.first(), entries.last()) {
                let [first, last] = [first, last].map(|entry| shown(entry.at));
                context.say(&words.journal_of(path, entries.len(), first, last));
            }
        }
        let [present, other] = files.each_ref().map(|(_, entries)| entries.first());
        if !self.yes && present.is_some() && other.is_some() && present != other {
            return Err(words.other_club(backup, club).into());
        }
        let restored = context.sound(restore(club, backup, context.outside.now()))?;
        context.say(&words.restored(called, restored.entries));
        if let Some(kept) = restored.kept {
            context.say(&words.kept_before(&kept));
        }
        if let Some(log) = restored.log {
            context.say(&words.set_aside(&log));
        }
        Ok(())
    }
}

/// The local time of the hall.
fn shown(at: DateTime<Utc>) -> String {
    in_the_hall(at).format("%Y-%m-%d %H:%M:%S").to_string()
}

fn list(context: &mut Context<'_>, club: &Path) -> CliResult {
    let all = NoProgress::whole(crate::desk::Backup::all(club, &NoProgress));
    let all = context.sound(all)?;
    // The newest is last, next to the prompt.
    let sheet = sheet_of! {
        for backup in all.iter().rev(); {
            let (entries, state) = match &backup.journal {
                Ok(journal) => {
                    (journal.len().into(), context.words.command.sound().to_owned())
                }
                Err(error) => {
                    (Cell::Empty, context.words.faults.fault(error, &Club::default()).what)
                }
            };
        }
        Time: Cell::text(shown(backup.automatic.at)),
        Entries: entries,
        Kilobytes: backup.size.div_ceil(1024).into(),
        State: Cell::text(state),
        File: Cell::text(backup.automatic.path.display().to_string()),
    };
    context.print(sheet, Format::Table)
}

#[derive(Debug, clap::Args)]
pub(super) struct Backup {
    file: PathBuf,
}

#[derive(Debug, clap::Args)]
pub(super) struct Check {
    #[arg(long)]
    repair: bool,
}

impl Check {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
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

fn report(context: &mut Context<'_>, desk: &mut Desk) -> CliResult {
    let findings = desk.verify().map_err(|error| context.fault(&error, desk.club()))?;
    for finding in &findings {
        // A file that was changed by hand may hold any characters.
        writeln!(context.out, "{}", clean(&context.words.faults.finding(finding)))?;
    }
    if findings.is_empty() {
        context.say(context.words.command.clean());
        let (seq, digest) = desk.head();
        context.say(&context.words.command.journal_state(seq, digest));
        Ok(())
    } else {
        for remedy in context.words.faults.to_do(&findings) {
            context.say(&remedy);
        }
        Err(CliError::Found)
    }
}

impl Backup {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let mut desk = context.open()?;
        let to = self.place(desk.path(), context.outside.now());
        desk.backup(&to).map_err(|error| context.fault(&error, desk.club()))?;
        context.say(&context.words.command.written(&to));
        Ok(())
    }

    /// The copy's path: in a folder, the name of the club's file with day and time.
    fn place(&self, club: &Path, now: DateTime<Utc>) -> PathBuf {
        if !self.file.is_dir() {
            return self.file.clone();
        }
        let stem = club.file_stem().unwrap_or_default().to_string_lossy();
        let at = in_the_hall(now).format("%Y-%m-%d-%H%M%S");
        self.file.join(format!("{stem}-{at}.db"))
    }
}
