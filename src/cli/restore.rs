//! A backup put in the place of the club's file, which need not be readable for that.

use std::path::{Path, PathBuf};

use chrono::{DateTime, NaiveDateTime, Utc};

use super::context::Context;
use super::error::CliError;
use super::value::time;
use crate::clock::{in_the_hall, shown_in_the_hall};
use crate::club::Club;
use crate::desk::{Backup, restore};
use crate::domain::progress::NoProgress;
use crate::export::{Cell, Column, Format, Sheet};
use crate::journal::rotation::Automatic;

const COLUMNS: &[Column] =
    &[Column::Time, Column::Entries, Column::Kilobytes, Column::State, Column::File];

/// The backup to put back.
#[derive(Debug, clap::Args)]
pub(super) struct Restore {
    #[arg(required_unless_present_any = ["at", "list"], conflicts_with_all = ["at", "list"])]
    file: Option<PathBuf>,
    /// The newest sound backup of that time or before
    #[arg(long, value_name = "TIME", value_parser = time, conflicts_with = "list")]
    at: Option<NaiveDateTime>,
    /// None: list them
    #[arg(long)]
    list: bool,
}

impl Restore {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let club = context.file()?;
        match (&self.file, self.at) {
            (Some(file), _) => put_back(context, &club, file, &file.display().to_string()),
            (None, Some(at)) => {
                let found = Backup::latest(&club, shown_in_the_hall(at));
                let (found, unsound) =
                    found.map_err(|error| context.fault(&error, &Club::default()))?;
                let Automatic { at, path, .. } = found.automatic;
                let called = format!("{} ({})", shown(at), path.display());
                put_back(context, &club, &path, &called)?;
                if unsound > 0 {
                    context.say(&context.words.command.passed_over(unsound));
                }
                Ok(())
            }
            (None, None) => list(context, &club),
        }
    }
}

/// A time as the clock in the hall shows it.
fn shown(at: DateTime<Utc>) -> String {
    in_the_hall(at).format("%Y-%m-%d %H:%M:%S").to_string()
}

fn put_back(
    context: &mut Context<'_>,
    club: &Path,
    backup: &Path,
    called: &str,
) -> Result<(), CliError> {
    let restored = restore(club, backup, context.outside.now());
    let restored = restored.map_err(|error| context.fault(&error, &Club::default()))?;
    let words = context.words.command;
    context.say(&words.restored(called, restored.entries));
    if let Some(kept) = restored.kept {
        context.say(&words.kept_before(&kept));
    }
    if let Some(log) = restored.log {
        context.say(&words.set_aside(&log));
    }
    Ok(())
}

fn list(context: &mut Context<'_>, club: &Path) -> Result<(), CliError> {
    let all = NoProgress::whole(Backup::all(club, &NoProgress));
    let all = all.map_err(|error| context.fault(&error, &Club::default()))?;
    let row = |backup: &Backup| {
        let whole = |count: u64| Cell::Whole(i64::try_from(count).unwrap_or(i64::MAX));
        let (entries, state) = match &backup.journal {
            Ok(journal) => (whole(journal.len() as u64), context.words.command.sound().to_owned()),
            Err(error) => (Cell::Empty, context.words.desk(error, &Club::default()).what),
        };
        let file = Cell::text(backup.automatic.path.display().to_string());
        vec![
            Cell::text(shown(backup.automatic.at)),
            entries,
            whole(backup.size.div_ceil(1024)),
            Cell::text(state),
            file,
        ]
    };
    // The newest stands last, where the eye is when the command has ended.
    let rows = all.iter().rev().map(row).collect();
    context.print(Sheet::new(COLUMNS, rows), Format::Table)
}
