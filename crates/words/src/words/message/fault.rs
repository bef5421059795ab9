//! Faults of undos, of reading, of writing and of typed values, of lines to other machines and of the club's file; several
//! machines at one club: hosting, joining, and what was decided apart.

use std::io::ErrorKind;

use crate::journal::rescue::{Loss, Part, StandIns, Why};
use crate::journal::undo::UndoRefusal;
use crate::journal::verify::{Finding, Unsound};
use crate::words::prelude::*;

words! {
    pub FaultWords in "faults" {
        rooms: { store: StoreWords, line: LineFaultWords, }
        role[Role];
    }

    fn right_number(say; error: NumberError) match error {
        NumberError::CheckDigit { number, .. } => check_number(number = number.to_string());
        _ => write_it_like(example = PlayerId(42));
    }

    fn rights(say; of: &Rights) match of.tables.is_empty() {
        true => { say.role(of.role).to_owned() };
        false => role_with_tables(role = say.role(of.role), tables = of.tables.join(", "));
    }

    fn put_right(say; missing: usize, kept: Option<&Path>, there: &There) match (kept, there) {
        _ if missing == 0 => none_lost; (_, There::NoFolder) => put_folder_back;
        (Some(kept), There::Host) => kept_beside_this; (Some(kept), There::Club) => kept_beside_it;
        (Some(kept), There::Unusable(_)) => put_right_file;
        (Some(kept), There::Nothing) => put_it_back; (None, _) => not_kept_since;
    }

    fn undo(say, club: UndoRefusal) -> Message {
        NoSuchEntry(seq); AlreadyUndone(seq, by);
        Needed { seq, by, refusal: why } => needed(by = by[0], more = by.len() > UndoRefusal::MOST, count = by.len(), all = list(say.voice, by.iter().rev().map(Seq::to_string)),
            why = RefusalWords::speaking(say.voice).refusal(&**why, club).what.trim_end_matches('。'));
        Altered(seq); NothingToUndo; NothingToRedo;
    }

    fn fault(say, club: DeskError) -> Message {
        Refused(why) => { RefusalWords::speaking(say.voice).refusal(why, club) };
        NotUndone(fault) => { say.undo(fault, club) };
        Broken(fault) => broken(seq = fault.seq, why = RefusalWords::speaking(say.voice).refusal(&fault.refusal, club).what);
        Unsound(seq, why) => unsound(what = say.store.unsound(why)); Diverges(seq);
        Displaced(displaced) => { say.displaced(displaced) };
        Store(error) => { say.store.fault(error) };
        NotRestored(backup, why) => { say.restored(backup, why, club) }; NoFile;
        Line(fault) => { say.line.line(fault) }; Stopped;
    }

    fn there(say: There, path: &Path) {
        Club; Unusable(why) => unusable(why = say.store.fault(&**why).what);
        Host; NoFolder; Nothing;
    }

    fn entry(say: EntryFault) -> Message {
        Newer(kind); Damaged(_) => { say.damaged() };
    }

    fn number(say; text: &str, error: NumberError) -> Message + { say.right_number(error) } match error {
        NumberError::Malformed => malformed; NumberError::Zero => zero; NumberError::TooLarge => too_large;
        NumberError::CheckDigit { given, right, .. } => check_digit;
    }

    fn finding(say: Finding) {
        Integrity(why); Chain(seq); Numbered(number); Alien(name); Lacking(name); ForeignKey(table);
        Tournament(id, found) => { say.voice.words().message.event.inconsistency(*id, found) };
        Row { table, key, published, folded } => row_differs(
            table = table.name(), key = say.cells(key), published = say.row(published.as_deref()),
            folded = say.row(folded.as_deref()));
    }

    /// The remedy for findings of these kinds.
    fn to_do(say; findings: &[Finding]) each {
        if findings.iter().any(|it| !it.is_of_tables() && !it.is_of_tournament()) => restore_or_rescue;
        if findings.iter().any(Finding::is_of_tables) => repair_tables;
        if findings.iter().any(Finding::is_of_tournament) => undo_odd;
    }

    pub LineFaultWords in "line-faults";

    fn line(say: LineFault) -> Message {
        Down(why); OtherHost; NotLetIn; Locked;
        NotAllowed(rights) => not_allowed(
            rights = FaultWords::speaking(say.voice).rights(rights), tables = &rights.tables);
        Version { host, here }; Newer(kind); OtherJournal; OtherClub; Displaced { host, known };
        OtherOperation; Refused(why) if why.is_empty() => refused;
        Refused(why) => refused_because; Garbled(why); Server(fault) => { say.server(fault) };
    }

    fn server(say: ServerFault) -> Message {
        WrongPassword; NoClient; Address(why); NotPrepared(why); MovedTo(to); Altered(seq);
        NoJournal { asked, there };
    }

    pub StoreWords in "store";

    fn fault(say: StoreError) -> Message {
        Missing(path); NoFolder(path); NotOurs(path); Empty(path); CutOff(path); Replaced(path);
        HeldElsewhere { path, kind }; NewerSchema { path, found, known }; OlderSchema(path);
        OlderToRead(path); Copy { path, host } if host.starts_with("postgres") => copy_of_server;
        Copy { path, host } => copy_of_host; NewerEntry(seq, kind);
        DamagedEntry(seq, why); Altered(seq); Shortened { last, noted }; Exists(path);
        NotAlike { expected, found };
        NotCopied { to, why } => { say.fault(&**why).after(|why| say.not_copied(to, why)) };
        Held(path); Clock(time) => clock(time = time.to_rfc3339()); NoBackup(path);
        Unreachable(why); Moved; ReadOnly; Busy; Full; ReadOnlyDisk; Disk(why); Inconsistent(why);
        Incomplete(why); Damaged(why); Failed(why);
        Io { path, source } if source.kind() == ErrorKind::InvalidFilename => long_name(why = source);
        Io { path, source } if NotOpened::of(source).is_none() => not_written(why = source);
        Io { path, source } => {
            let why = NotOpened::of(source).unwrap_or(NotOpened::Special);
            say.voice.words().message.command.not_opened(path, why)
        };
    }

    fn unsound(say: Unsound) {
        OutOfOrder { next }; UndoesAhead; UndoesAndDecides; UndoesTwice; SentTwice;
    }

    pub RescueWords in "rescue" {
        part[Part];
    }

    fn loss(say; loss: &Loss, club: &Club) joined "" {
        _ => entry(
            seq = loss.seq, why = say.why(&loss.why), known = loss.at.map(|at| in_the_hall(at).format("%Y-%m-%d %H:%M:%S").to_string())
                .into_iter().chain(loss.desk.clone()).collect::<Vec<_>>());
        if let Some(undone) = loss.undoes => restored_as_undo;
        if let Some(undo) = loss.retired_by => retired_by;
        if !loss.instead.is_empty() => replaced_by(actions = entry::actions(say.voice, &loss.instead, None, club.into()));
    }

    fn why(say: Why) {
        Missing => not_found; Unreadable(None);
        Unreadable(Some(EntryFault::Damaged(why))) => damaged;
        Unreadable(Some(EntryFault::Newer(kind))) => damaged_or_newer;
        NotAllowed(fault) => not_allowed(
            refused = RefusalWords::speaking(say.voice).refusal(&fault.0, &fault.1).what, depended = say.depended(&fault.2));
        Unsound(fault) => unsound(what = say.voice.words().message.faults.store.unsound(fault));
        Mended(parts) => mended(
            parts = JoinWords::speaking(say.voice).clauses(parts.iter().map(|it| say.part(it).to_owned())));
    }

    fn depended(say; without: &[Seq]) match without {
        [] => { String::new() }; [one] => depends_on;
        several => depends_on_some(several = several.iter().rev().map(Seq::to_string).collect::<Vec<_>>());
    }

    pub SystemWords in "system" {
        failure[ErrorKind];
    }

    pub HallWords in "hall";

    fn joined(say; desk: &str, rights: &Rights) = joined_as(rights = FaultWords::speaking(say.voice).rights(rights));

    pub FederationWords in "federation";

    fn taken_in(say; event: &str, club: &str, found: FoundPeople) = taken(event, club, ..found);
}

impl FaultWords {
    /// The state of a file that is no longer where it was opened.
    fn displaced(self, of: &Displaced) -> Message {
        let kept = of.kept.as_deref().and_then(Path::file_name).map(Path::new);
        Message::new(self.there(&of.there, &of.path), self.put_right(of.missing, kept, &of.there))
    }

    fn restored(self, backup: &Path, why: &DeskError, club: Naming<'_>) -> Message {
        use StoreError::{Full, Held, Io, NotCopied, ReadOnly};
        let why_not = self.fault(why, club).after(|what| self.not_restored(backup, what));
        match why {
            DeskError::Store(Held(_) | NotCopied { .. } | Full | Io { .. } | ReadOnly) => why_not,
            _ => Message::new(why_not.what, self.take_another_one()),
        }
    }

    fn row(self, cells: Option<&[String]>) -> String {
        cells.map_or_else(|| self.no_row().to_owned(), |cells| self.cells(cells))
    }
}

/// These texts enter the journal, in the language of the operator who rescues.
impl StandIns for RescueWords {
    fn player(&self, player: PlayerId) -> String {
        self.lost_player(player)
    }

    fn tournament(&self, tournament: TournamentId) -> String {
        self.lost_tournament(tournament)
    }
}

#[cfg(test)]
mod tests {
    use std::io;
    use std::path::Path;

    use super::*;
    use crate::words::{ENGLISH, JAPANESE};

    #[test]
    fn a_failure_is_said_in_the_language_of_who_reads() {
        let of = |error: &io::Error| {
            [&ENGLISH, &JAPANESE]
                .map(|words| words.message.command.unreadable(Path::new("x"), error).what)
        };
        let not_found = io::Error::from(ErrorKind::NotFound);
        assert_eq!(
            of(&not_found),
            [
                "x cannot be read: there is no such file or folder",
                "x を読み込めません：ファイルかフォルダーがありません。",
            ]
        );
        let of_a_library = io::Error::other("a row is torn");
        assert_eq!(of(&of_a_library)[0], "x cannot be read: a row is torn");
        // The system's own words stand there only where no kind fits.
        let unknown =
            SystemWords::speaking(JAPANESE.message.voice).failure(ErrorKind::Deadlock, "EDEADLK");
        assert_eq!(unknown, "システムのエラー（EDEADLK）");
    }
}
