//! The journal: list, export, import, undo and redo, and the history of ratings.

use std::borrow::Cow;
use std::io::ErrorKind;

use super::hall;
use crate::cli::prelude::*;
use crate::club::question::history::HistoryLine;
use crate::export::Private;
use crate::import::file::{NotRead, read_text};
use crate::journal::Digest;
use crate::journal::chain::Link;
use crate::journal::entry::{self, without_births, without_notes};
use crate::journal::fold::{live, position};

#[derive(Debug, Subcommand)]
pub(super) enum Journal {
    List {
        #[arg(long, value_name = "N")]
        last: Option<usize>,
    },
    Export {
        #[arg(long)]
        birth_dates: bool,
        #[arg(long)]
        notes: bool,
        #[command(flatten)]
        output: Output,
    },
    Import {
        file: PathBuf,
    },
    Bring {
        file: PathBuf,
    },
}

impl Journal {
    pub(super) fn run(self, context: &mut Context<'_>) -> CliResult {
        match self {
            Self::List { last } => list(context, last),
            Self::Export { birth_dates, notes, output } => {
                export(context, Private { births: birth_dates, notes }, &output)
            }
            Self::Import { file } => import(context, &file),
            Self::Bring { file } => hall::bring(context, &file),
        }
    }
}

fn list(context: &mut Context<'_>, last: Option<usize>) -> CliResult {
    let desk = context.open()?;
    let entries = desk.entries();
    let lines = entries.iter().zip(live(entries));
    let skipped = last.map_or(0, |last| entries.len().saturating_sub(last));
    let sheet = sheet_of! {
        for (entry, live) in lines.skip(skipped); {
            let at = in_the_hall(entry.at).format("%Y-%m-%d %H:%M:%S");
            let told = context.words.entry(entry, entries, desk.club());
            let back = if live { "" } else { context.words.label.taken_back() };
        }
        Entry: entry.seq.0.into(),
        Time: Cell::text(at.to_string()),
        // An imported journal may hold any name of a desk.
        Desk: Cell::text(clean(&entry.desk)),
        Decided: Cell::text(format!("{told} {back}")),
    };
    context.print(sheet, Format::Table)
}

/// Writes all entries. The chain of digests includes the notes, so without notes no line has a digest.
fn export(context: &mut Context<'_>, with: Private, output: &Output) -> CliResult {
    output.promises(context, &["jsonl", "json"])?;
    let mut desk = context.open()?;
    let digests = desk.digests().map_err(|error| context.fault(&error, desk.club()))?;
    let notes = desk.entries().iter().map(|entry| entry::notes(entry));
    let notes: usize = if with.notes { 0 } else { notes.sum() };
    let mut has_births = false;
    let readers = if with.is_any() { Readers::Operator } else { Readers::Usual };
    output.write(context, readers, |out| {
        for (entry, digest) in desk.entries().iter().zip(&digests) {
            let (entry, born) =
                if with.births { (Cow::Borrowed(&**entry), 0) } else { without_births(entry) };
            has_births |= born > 0;
            if notes > 0 {
                writeln!(out, "{}", without_notes(&entry).0.to_line())?;
            } else {
                writeln!(out, "{}", entry.to_digested_line(digest))?;
            }
        }
        Ok(())
    })?;
    if has_births {
        let births = desk.club().registry().iter().filter(|one| one.born.is_some()).count();
        context.say(&context.words.registry.born_left_out(births));
    }
    if notes > 0 {
        context.say(&context.words.registry.notes_left_out(notes));
    }
    Ok(())
}

fn import(context: &mut Context<'_>, file: &Path) -> CliResult {
    let words = &context.words.command;
    let entries = exported(context, file)?;
    let mut desk = context.begin_with_journal(&entries)?;
    let taken = desk.take_in(&entries);
    let taken = taken.map_err(|error| context.fault(&error, desk.club()))?;
    context.back_up(&mut desk);
    context.say(&words.taken_in(taken));
    Ok(())
}

/// Reads an exported journal, which has an entry at least.
pub(super) fn exported(context: &Context<'_>, file: &Path) -> Result<Vec<Arc<Entry>>, Message> {
    let words = &context.words.command;
    let no_journal = || words.no_journal(file.display());
    let text = read_text(file, Limits::JOURNAL).map_err(|why| match why {
        NotRead::Io(error) if error.kind() == ErrorKind::InvalidData => no_journal(),
        why => words.not_read(file, &why),
    })?;
    let entries = read(context, file, &text)?;
    if entries.is_empty() { Err(no_journal()) } else { Ok(entries) }
}

/// Reads one entry a line. Either all lines have digests, which must fit, or none has.
pub(super) fn read(
    context: &Context<'_>,
    file: &Path,
    text: &str,
) -> Result<Vec<Arc<Entry>>, Message> {
    let words = &context.words.command;
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let mut before = Digest::default();
    let mut has_digests = None;
    let mut entries: Vec<Arc<Entry>> = Vec::new();
    for (number, line) in lines {
        let read = Entry::from_digested_line(line);
        let (entry, told) = read.map_err(|fault| words.journal_line(file, number, &fault))?;
        before = Link::after(&before, &entry).digest;
        let is_like_the_first =
            *has_digests.get_or_insert_with(|| told.is_some()) == told.is_some();
        if !is_like_the_first || told.is_some_and(|told| told != before) {
            return Err(words.journal_altered(file, number));
        }
        entries.push(Arc::new(entry));
    }
    Ok(entries)
}

#[derive(Debug, clap::Args)]
pub(super) struct History {
    #[arg(required = true, value_name = "PLAYER")]
    players: Vec<String>,
    #[arg(long, value_name = "NAME")]
    list: Option<String>,
    #[arg(long, value_name = "DATE", value_parser = day)]
    as_of: Option<NaiveDate>,
    #[arg(long)]
    by_event: bool,
    #[arg(long, value_parser = one_of::<Format>(), default_value_t = Format::Table)]
    format: Format,
}

impl History {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let words = context.words;
        let desk = context.open()?;
        let club = desk.club();
        let list = context.names(club).list(self.list.as_deref())?.id;
        let mut players: Vec<PlayerId> = Vec::new();
        for id in context.names(club).players(&self.players)? {
            if !players.contains(&id) {
                players.push(id);
            }
        }
        let sheet = if self.by_event {
            let played = |id: &PlayerId| {
                let events = club.performances(list, *id, self.as_of);
                events.into_iter().map(|event| (*id, event)).collect::<Vec<_>>()
            };
            crate::export::performances(club, players.iter().flat_map(played))
        } else {
            let lines = players.iter().flat_map(|id| self.lines(club, list, *id));
            crate::export::history_of(club, lines)
        };
        let format = self.format;
        if format != Format::Table {
            return context.print(sheet, format);
        }
        context.print(sheet.without_empty(), format)?;
        for id in players {
            // The earliest day of the highest rating.
            let lines = self.lines(club, list, id).into_iter().rev();
            let peak = lines.max_by(|a, b| a.step.after.total_cmp(&b.step.after));
            if let Some(peak) = peak {
                let told = words.rating.peak(id, peak.step.after, peak.on, club);
                writeln!(context.out, "{told}")?;
            }
        }
        Ok(())
    }

    fn lines(&self, club: &Club, list: ListId, id: PlayerId) -> Vec<HistoryLine> {
        club.history_as_of(list, id, self.as_of)
    }
}

#[derive(Debug, clap::Args)]
pub(super) struct Undo {
    entry: Option<u64>,
}

impl Undo {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
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

/// Undoes the last undo.
pub(super) fn redo(context: &mut Context<'_>) -> CliResult {
    let mut desk = context.open()?;
    let redone = desk.redo(&context.outside.stamp());
    let seq = redone.map_err(|error| context.fault(&error, desk.club()))?;
    context.back_up(&mut desk);
    let told = context.summary(&desk, seq);
    let words = context.words.command;
    context.say(&words.redone(&told, seq));
    // The new entry undoes an undo.
    let undo = desk.entries().last().and_then(|entry| entry.undoes);
    if let Some(other) = undo.and_then(|undo| other_desk(&desk, undo)) {
        context.say(&words.redone_of(other, seq));
    }
    desk.leave();
    Ok(())
}

/// The other desk that made an entry, if its name is not this desk's.
/// Each command is a process of its own, so only names tell desks apart.
fn other_desk(desk: &Desk, seq: Seq) -> Option<&str> {
    let at = position(desk.entries(), seq)?;
    Some(&*desk.entries()[at].desk).filter(|other| *other != desk.name())
}
