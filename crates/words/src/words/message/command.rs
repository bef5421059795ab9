//! The command line's own messages and notices.

use std::io;
use std::path::Path;
use std::process::ExitStatus;

use super::JoinWords;
use crate::club::question::matcher::Owner;
use crate::club::{Club, Seq};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::export::NoWorkbooks;
use crate::import::file::{MB, Oversized};
use crate::journal::{Digest, EntryFault, StoreError};
use crate::opener::NotOpened;
use crate::words::message::store::store;
use crate::words::message::{Message, player, players, tournament};
use crate::words::words;

words! {
    /// The command line's own messages and notices.
    pub CommandWords in "command" {
        unprintable(error: &io::Error); progress(percent: usize); opened_alone; undo_hint(seq: Seq);
        undone(what: &str, seq: Seq); redone(what: &str, seq: Seq); undone_of(desk: &str);
        redone_of(desk: &str, seq: Seq); clean; sound; no_laboratory() -> Message;
        no_terminal() -> Message; dumb_terminal() -> Message; no_place() -> Message;
        bad_clock(text: &str) -> Message; club(path) -> Message; folder(path) -> Message;
        special(path) -> Message; dangling(path, to) -> Message;
        cannot_read(path, error) -> Message; long_line(line, path, mb) -> Message;
        large_file(path, mb) -> Message; no_workbooks() -> Message;
        cannot_write(path: &Path, why) -> Message; site_no_folder(path: &Path) -> Message;
        site_foreign(path: &Path) -> Message; site_taken(path: &Path) -> Message;
        site_list(path: &Path) -> Message; site_told(path: &Path, error: &io::Error) -> Message;
        pages_written(path, pages, written, removed); site_watched;
        upload_failed(command: &str, status: &ExitStatus);
        upload_not_begun(command: &str, error: &io::Error); is_database(path: &Path) -> Message;
        is_living(path: &Path) -> Message; made_private(path: &Path);
        journal_line_text(path, line, what); journal_altered(path: &Path, line: usize) -> Message;
        warning_others_on(path); journal_entry_digest(seq, digest);
        registered_as(name, players) -> Message; use_that_registration;
        two_on_a_board(text: &str) -> Message; goes_only_with(option, with) -> Message;
        no_such_column(name, known) -> Message; no_format_called(path, known) -> Message;
        between_endings; name_promises_another(path, endings) -> Message;
        needs(said: &str, option: &str) -> Message; no_desk_name() -> Message;
        nothing_to_set() -> Message; does_not_play(player_id, no, tournament) -> Message;
        taken_in(entries: usize); written(path: &Path); passed_over(backups: usize);
        restored(backup: &str, entries: usize); set_aside(kept: &Path); kept_before(path: &Path);
    }
}

impl CommandWords {
    /// A path was not opened: why, and what that means.
    pub fn not_opened(self, path: &Path, why: NotOpened) -> Message {
        let path = path.display();
        match why {
            NotOpened::Club => self.club(path),
            NotOpened::Folder => self.folder(path),
            NotOpened::Special => self.special(path),
            NotOpened::Dangling(to) => self.dangling(path, to.display()),
        }
    }

    /// A file cannot be read.
    pub fn unreadable(self, path: &Path, error: &io::Error) -> Message {
        if let Some(why) = NotOpened::of(error) {
            return self.not_opened(path, why);
        }
        self.cannot_read(path.display(), error)
    }

    /// A file is larger than what it is taken for can be.
    pub fn oversized(self, path: &Path, oversized: Oversized) -> Message {
        let path = path.display();
        match oversized {
            Oversized::Line { line, most } => self.long_line(line, path, most / MB),
            Oversized::Whole { most } => self.large_file(path, most / MB),
        }
    }

    /// A file cannot be written.
    pub fn unwritable(self, path: &Path, error: &io::Error) -> Message {
        if NoWorkbooks::is(error) {
            return self.no_workbooks();
        }
        if let Some(why) = NotOpened::of(error) {
            return self.not_opened(path, why);
        }
        let unwritten = self.cannot_write(path, error);
        match StoreError::of_disk(error) {
            None => unwritten,
            Some(known) => {
                let Message { what, remedy } = store(self.voice, &known);
                Message::new(self.cannot_write(path, what).what, remedy)
            }
        }
    }

    /// A site was written: its folder, its files, those written and those removed.
    pub fn site_written(self, path: &Path, [pages, written, removed]: [usize; 3]) -> String {
        self.pages_written(path.display(), pages, written, removed)
    }

    /// A line of a journal is no entry: file, line, why.
    pub fn journal_line(self, path: &Path, line: usize, fault: &EntryFault) -> Message {
        let message = super::fault::entry(self.voice, fault);
        Message::new(self.journal_line_text(path.display(), line, message.what), message.remedy)
    }

    /// Others on this machine may read the club's file.
    pub fn readable_by_others(self, path: &Path) -> String {
        let path = path.display();
        self.warning_others_on(path)
    }

    /// The state of a journal in one line: its last entry and the digest of that.
    pub fn journal_state(self, seq: Seq, digest: &Digest) -> String {
        self.journal_entry_digest(seq, digest.short())
    }

    /// A player of that name is registered.
    pub fn namesake(self, name: &str, found: &[PlayerId], club: &Club) -> Message {
        self.registered_as(name, players(self.voice, found, club))
    }

    /// A registered player may have that name.
    pub fn may_be_known(self, name: &str, owners: &[Owner], club: &Club) -> Message {
        Message::new(
            self.voice.words().message.likeness.may_be(name, owners, club),
            self.use_that_registration(),
        )
    }

    pub fn option(self, option: &str, with: &[&str]) -> Message {
        let joins = JoinWords::speaking(self.voice);
        let with = joins.either(with);
        self.goes_only_with(option, with)
    }

    /// A column that a sheet does not have, and those that it has.
    pub fn unknown_column(self, name: &str, known: &[String]) -> Message {
        self.no_such_column(name, known.join(", "))
    }

    /// The name of a file ends as none of the formats is called.
    pub fn no_format(self, path: &Path, known: &[&str]) -> Message {
        self.no_format_called(path.display(), known.join(", "))
    }

    /// The name of a file promises another format than is written there; names of these end so.
    pub fn other_ending(self, path: &Path, endings: &[&str]) -> Message {
        let endings: Vec<String> = endings.iter().map(|ending| format!(".{ending}")).collect();
        self.name_promises_another(path.display(), endings.join(self.between_endings()))
    }

    /// The opponent named plays somewhere else.
    pub fn not_a_side(
        self,
        player_id: PlayerId,
        no: MatchNo,
        id: TournamentId,
        club: &Club,
    ) -> Message {
        self.does_not_play(player(self.voice, player_id, club), no, tournament(id, club))
    }
}
