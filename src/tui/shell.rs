//! Between the interface and the desk: has effects done and tells what came of them.

mod draft;
mod path;

use std::fs::{self, File};
use std::io::{BufWriter, ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};

use super::effect::{Effect, Ranking};
use super::event::Event;
use super::foreteller::foretell;
use super::snapshot::Snapshot;
use crate::club::Seq;
use crate::desk::{Desk, DeskError};
use crate::export;
use crate::outside::Outside;
use crate::settings::{Folder, Setting, Value};
use crate::words::Words;
use crate::words::english::ENGLISH;

/// A desk on behalf of an interface.
#[derive(Debug)]
pub struct Shell {
    desk: Desk,
    outside: Outside,
    words: &'static Words,
    shown: Snapshot,
    /// Whether it was said that drafts cannot be kept here: once is enough.
    no_drafts: bool,
    folder: Option<Folder>,
}

impl Shell {
    /// A shell around an open desk.
    pub fn new(desk: Desk, outside: Outside, words: &'static Words) -> Self {
        let shown = Snapshot::new(desk.club(), desk.entries(), outside.today());
        let shown = shown.at_desk(desk.name()).seen_at(outside.now());
        Self { desk, outside, words, shown, no_drafts: false, folder: None }
    }

    /// The shell that keeps settings in that folder.
    #[must_use]
    pub fn keeping(self, folder: Option<Folder>) -> Self {
        Self { folder, ..self }
    }

    /// What the screens know.
    pub fn snapshot(&self) -> Snapshot {
        self.shown.clone()
    }

    /// Has an effect done. What the interface does itself comes back as nothing.
    pub fn perform(&mut self, effect: Effect) -> Vec<Event> {
        let stamp = self.outside.stamp();
        let done = match effect {
            Effect::Quit | Effect::Fail(_) | Effect::Suspend | Effect::Mouse(_) => {
                return Vec::new();
            }
            Effect::Keep(setting, value) => return self.keep(setting, &value),
            Effect::Speak(language) => {
                self.words = language.words();
                return Vec::new();
            }
            Effect::Follow => return self.follow(),
            Effect::Foretell(tournament) => return vec![foretell(tournament, &self.shown)],
            Effect::Export(ranking) => return vec![self.export(ranking)],
            Effect::FindDraft => return self.find_draft(),
            Effect::KeepDraft(draft) => {
                return self.kept(|path| draft::keep(path, &draft));
            }
            Effect::DropDraft => return self.kept(draft::throw_away),
            Effect::ReadFile(path) => return vec![self.read_file(&path)],
            Effect::CompletePath(typed) => {
                let (path, ways) = path::complete(&typed);
                return vec![Event::PathCompleted { typed, path, ways }];
            }
            Effect::Perform(wish) => {
                let lots = self.outside.lots();
                self.desk.perform(&stamp, |club| wish.decide(club, lots).map_err(DeskError::from))
            }
            Effect::Undo(seq) => {
                return match self.desk.undo(&stamp, seq) {
                    Ok(seq) => self.changed(self.words.screen.undone, seq),
                    Err(error) => self.refused(&error),
                };
            }
            Effect::Redo => {
                return match self.desk.redo(&stamp) {
                    Ok(seq) => self.changed(self.words.screen.redone, seq),
                    Err(error) => self.refused(&error),
                };
            }
        };
        match done {
            Ok(Some(seq)) => {
                let mut events = self.changed(self.words.screen.done, seq);
                events.push(Event::Done(seq));
                events
            }
            Ok(None) => Vec::new(),
            Err(error) => self.refused(&error),
        }
    }

    /// Keeps a setting. What is kept nowhere counts until the program ends.
    fn keep(&self, setting: Setting, value: &Value) -> Vec<Event> {
        let Some(folder) = &self.folder else { return Vec::new() };
        let comment = |setting| (self.words.screen.settings.setting)(setting).doc.to_owned();
        match folder.keep(setting, value, comment) {
            Ok(()) => Vec::new(),
            Err(fault) => {
                let why = (self.words.message.settings.fault)(&fault);
                vec![Event::Refused(why.to_string())]
            }
        }
    }

    /// Writes a ranking beside the club's file. A file that is there already is left as it is.
    fn export(&self, ranking: Ranking) -> Event {
        let club = self.desk.club();
        let name = club.list(ranking.list).map(|list| list.name.as_str()).unwrap_or_default();
        let day = ranking.asked.as_of.unwrap_or(ranking.asked.today);
        let table = club.rating_table(ranking.list, ranking.asked);
        let words = if ranking.format.is_for_programs() { &ENGLISH } else { self.words };
        let sheet = export::ranking(club, &table, words.message.rating.missing);
        let sheet = words.message.sheet.worded(sheet, ranking.format);
        let folder = self.desk.path().parent().unwrap_or_else(|| Path::new(""));
        let named = |count: u32| {
            let again = if count > 1 { format!("-{count}") } else { String::new() };
            let extension = ranking.format.extension();
            folder.join(format!("ranking-{}-{day}{again}.{extension}", file_name(name)))
        };
        for path in (1..1000).map(named) {
            let opened = File::options().write(true).create_new(true).open(&path);
            let written = opened.and_then(|file| {
                let mut out = BufWriter::new(file);
                sheet.write(ranking.format, &mut out)?;
                out.flush()
            });
            return match written {
                Ok(()) => Event::Told((self.words.screen.ranking.exported)(&path)),
                Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
                Err(error) => {
                    let why = (self.words.message.command.unwritable)(&path, &error);
                    Event::Refused(why.to_string())
                }
            };
        }
        Event::Refused(self.words.screen.ranking.too_many_files.to_owned())
    }

    fn find_draft(&self) -> Vec<Event> {
        let path = draft::path(self.desk.path());
        match draft::find(&path) {
            Ok(draft::Found::Nothing) => Vec::new(),
            Ok(draft::Found::Draft(draft)) => vec![Event::DraftFound(draft)],
            Ok(draft::Found::Damaged(aside)) => {
                vec![Event::Refused((self.words.screen.wizard.damaged)(&aside))]
            }
            Err(error) => {
                let why = (self.words.message.command.unreadable)(&path, &error);
                vec![Event::Refused(why.to_string())]
            }
        }
    }

    /// Does something with the draft's file. What is typed goes on if that cannot be done, as
    /// where the folder may not be written to, but it is said.
    fn kept(&mut self, work: impl FnOnce(&Path) -> std::io::Result<()>) -> Vec<Event> {
        let path: PathBuf = draft::path(self.desk.path());
        match work(&path) {
            Err(error) if !self.no_drafts => {
                self.no_drafts = true;
                vec![Event::Refused((self.words.screen.wizard.not_kept)(&path, &error))]
            }
            Ok(()) | Err(_) => Vec::new(),
        }
    }

    fn read_file(&self, path: &Path) -> Event {
        match fs::read(path::typed(path)) {
            Ok(bytes) => Event::FileRead(bytes),
            Err(error) => {
                let why = (self.words.message.command.unreadable)(path, &error);
                Event::Refused(why.to_string())
            }
        }
    }

    fn follow(&mut self) -> Vec<Event> {
        match self.desk.follow() {
            Ok(true) => vec![self.look()],
            // Minutes are shown, so the screens hear of every one that passes.
            Ok(false) if minute(self.outside.now()) != minute(self.shown.now) => vec![self.look()],
            Ok(false) => Vec::new(),
            Err(error) => self.refused(&error),
        }
    }

    /// The new state, and a sentence about the entry that made it.
    fn changed(&mut self, sentence: fn(&str) -> String, seq: Seq) -> Vec<Event> {
        let looked = self.look();
        let entry = self.desk.entries().iter().find(|entry| entry.seq == seq);
        let label = entry
            .map(|entry| (self.words.message.entry)(entry, self.desk.entries(), self.desk.club()))
            .unwrap_or_default();
        vec![looked, Event::Told(sentence(&label))]
    }

    /// A refusal may come from what another desk did, so the screens see that first.
    fn refused(&mut self, error: &DeskError) -> Vec<Event> {
        let text = (self.words.message.desk)(error, self.desk.club()).to_string();
        vec![self.look(), Event::Refused(text)]
    }

    fn look(&mut self) -> Event {
        let (desk, today) = (&self.desk, self.outside.today());
        let later = self.shown.later(desk.club(), desk.entries(), today);
        self.shown = later.seen_at(self.outside.now());
        Event::Changed(Box::new(self.shown.clone()))
    }
}

/// A name as part of the name of a file.
fn file_name(name: &str) -> String {
    name.chars().map(|letter| if letter.is_alphanumeric() { letter } else { '-' }).collect()
}

/// Minutes since 1970.
fn minute(time: DateTime<Utc>) -> i64 {
    time.timestamp().div_euclid(60)
}
