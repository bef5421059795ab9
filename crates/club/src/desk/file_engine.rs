//! The club's own file as the place of its journal: entries, published tables, an exported journal that is taken in.

use std::cmp::Reverse;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};

use super::engine::{Addition, Appended, Engine, Look, OpenMatches, Since};
use super::{Desk, DeskError, Displaced, Followed, OpenMatch, catch_up};
use crate::club::{Club, Seq};
use crate::domain::progress::{NoProgress, Progress, Stopped, Task, ahead};
use crate::journal::backup::{Automatic, Rotated, Rotation, automatic, inspect, make};
use crate::journal::chain::Ledger;
use crate::journal::fold::{fold, position};
use crate::journal::publish::{Change, Diff};
use crate::journal::restore::{self, Aside};
use crate::journal::store::Missing;
use crate::journal::verify::{Finding, follows, is_whole, verify};
use crate::journal::{Digest, Entry, Folded, Identity, Lies, Store, StoreError, Transaction};
use crate::opener::{Held, hold};
use crate::outside::snapshots_behind;

/// The time between two looks of a desk that waits.
const PAUSE: Duration = Duration::from_millis(20);

/// An open file.
#[derive(Debug)]
pub struct FileEngine {
    pub(super) store: Store,
    _held: Held,
    /// The file's data version when other desks' entries were last read; none where they must be read anyway.
    pub(super) version: Option<i64>,
    /// The new state of the file, once it is not the one that was opened.
    pub(super) displaced: Option<Displaced>,
    open_matches: OpenMatches,
    /// The last entry that the snapshot beside the file holds, as it was read or written; 0 without one.
    pub(super) since: Seq,
}

impl FileEngine {
    /// Opens a file and folds its journal.
    pub(super) fn open(path: &Path, missing: Missing) -> Result<(Self, Ledger), DeskError> {
        Self::complete(Store::open(path, missing)?)
    }

    /// [`Self::open`] with other desks refused.
    pub(super) fn open_alone(path: &Path, missing: Missing) -> Result<(Self, Ledger), DeskError> {
        Self::complete(Store::open_alone(path, missing)?)
    }

    /// Opens a file of today's version to read it.
    pub(super) fn open_to_read(path: &Path) -> Result<(Self, Ledger), DeskError> {
        Self::on(Store::open_to_read(path)?)
    }

    /// Opens the file again as it was opened before.
    pub(super) fn open_again(&self) -> Result<(Self, Ledger), DeskError> {
        let path = self.store.path();
        if self.store.is_reader() {
            Self::open_to_read(path)
        } else if self.store.is_alone() {
            Self::open_alone(path, Missing::Refuse)
        } else {
            Self::open(path, Missing::Refuse)
        }
    }

    fn on(store: Store) -> Result<(Self, Ledger), DeskError> {
        let version = Some(store.data_version()?);
        let read = if snapshots_behind().is_some() {
            store.read_from_snapshot()
        } else {
            store.read_folded()
        };
        let Folded { entries, club, since } = read?;
        let known = position(&entries, since).map_or(0, |at| at + 1);
        follows(&entries[..known], &entries[known..])?;
        let last = entries.last().map(|entry| entry.seq).unwrap_or_default();
        let head = store.digest(last)?.unwrap_or_default();
        let ledger = Ledger::of(entries, head, club?);
        let open_matches = OpenMatches::beside(store.path());
        let held = hold(store.path());
        let engine = Self { _held: held, store, version, displaced: None, open_matches, since };
        Ok((engine, ledger))
    }

    /// Completes the work that an older version left in a file.
    fn complete(store: Store) -> Result<(Self, Ledger), DeskError> {
        if let (_, Some(host)) = store.origin()? {
            return Err(StoreError::Copy { path: store.path().to_owned(), host }.into());
        }
        let (mut engine, mut ledger) = Self::on(store)?;
        if !engine.store.is_read_only()? {
            engine.store.complete()?;
            if engine.store.must_chain()? {
                let transaction = engine.store.begin()?;
                transaction.chain()?;
                transaction.commit()?;
                engine.find_after_writing(&ledger)?;
            }
            // This desk or another one may have written the digests since the journal was read, and others may have
            // entered something that this desk does not know yet.
            ledger.set_head(engine.store.digest(ledger.last())?.unwrap_or_default());
            if engine.store.must_publish()? {
                engine.republish(&mut ledger)?;
            }
        }
        Ok((engine, ledger))
    }

    /// Writes a snapshot if so many decisions follow the last one
    /// that opening would take long, or if an entry in it was undone.
    fn keep_snapshot(&mut self, known: &Ledger, many: usize) {
        let at = position(known.entries(), self.since).map_or(0, |at| at + 1);
        let behind = &known.entries()[at..];
        let decisions: usize = behind.iter().map(|entry| entry.actions.len()).sum();
        let takes_back = |entry: &Arc<Entry>| entry.undoes.is_some_and(|it| it <= self.since);
        let writes = !self.store.is_reader() && self.displaced.is_none();
        let is_due = (decisions >= many && !behind.is_empty()) || behind.iter().any(takes_back);
        if writes && is_due && self.store.keep_snapshot(known) {
            self.since = known.last();
        }
    }

    /// Writes rows that entries put off, for this long at most. Returns whether any are
    /// left. Where another desk is at work or knows more, they wait for the next time.
    fn catch_up_rows(&mut self, known: &Ledger, within: Duration) -> Result<bool, DeskError> {
        let since = Instant::now();
        if self.displaced.is_some() || self.store.is_read_only()? || !self.store.is_behind()? {
            return Ok(false);
        }
        loop {
            self.find(known)?;
            let transaction = match self.store.begin() {
                Err(StoreError::Busy) => return Ok(true),
                begun => begun?,
            };
            let is_known = transaction.ends_with(known.last(), known.head())?;
            if !is_known || !transaction.catch_up(known.club())? {
                return Ok(!is_known);
            }
            transaction.commit()?;
            self.find_after_a_part(known)?;
            if since.elapsed() >= within {
                return Ok(true);
            }
        }
    }

    /// Takes out the path where another file's log, found beside this file, is kept now.
    pub(super) fn take_set_aside(&mut self) -> Option<PathBuf> {
        self.store.take_set_aside()
    }

    /// The entries of other desks, where one of them has written its log into the file: a
    /// full check takes long, and is left to the next look or the next write of this desk.
    fn told_early(&mut self, known: &Ledger) -> Option<Since> {
        let may_be_theirs = self.store.compare() == Lies::Written && self.holds(known).ok()?;
        let news = may_be_theirs.then(|| self.news(known).ok())?;
        news.filter(|news| matches!(news, Since::Entries(_)))
    }

    /// The entries that `known` lacks; the file is the one that was opened.
    fn news(&mut self, known: &Ledger) -> Result<Since, DeskError> {
        let version = Some(self.store.data_version()?);
        if version == self.version {
            return Ok(Since::Nothing);
        }
        let news = self.store.news(known.last())?;
        self.version = version;
        Ok(if news.entries.is_empty() { Since::Nothing } else { Since::Entries(news) })
    }
}

impl Engine for FileEngine {
    fn identity(&mut self) -> Result<Identity, DeskError> {
        Ok(self.store.origin()?.0)
    }

    fn since(&mut self, known: &Ledger, _look: Look) -> Result<Since, DeskError> {
        // Perhaps its folder or stick is back, or another file lies there by now.
        if let Some(displaced) = self.displaced.take() {
            return self.move_over(known, displaced);
        }
        if let Some(news) = self.told_early(known) {
            return Ok(news);
        }
        match self.find(known) {
            Ok(()) => {
                let news = self.news(known)?;
                if matches!(news, Since::Nothing) {
                    self.store.look_again();
                }
                Ok(news)
            }
            Err(DeskError::Displaced(displaced)) => self.move_over(known, displaced),
            Err(error) => Err(error),
        }
    }

    fn append(
        &mut self,
        known: &Ledger,
        addition: Addition<'_>,
        progress: &dyn Progress,
    ) -> Result<Appended, DeskError> {
        self.find(known)?;
        let transaction = self.store.begin()?;
        if transaction.digest(known.last())?.unwrap_or_default() != *known.head() {
            drop(transaction);
            return Err(self.displace(known));
        }
        for entry in addition.entries {
            if let Some(seq) = transaction.find(&entry.op)? {
                return Ok(Appended::Known(seq));
            }
        }
        let news = transaction.news(known.last())?;
        if !news.entries.is_empty() {
            transaction.keep();
            return Ok(Appended::Moved(news));
        }
        let head = thread::scope(|scope| {
            scope.spawn(|| addition.after.settle());
            let appended = |_, entry: &Arc<Entry>| transaction.append(entry);
            addition.entries.iter().try_fold(Digest::default(), appended)
        })?;
        progress.reached(Task::Following, 0, 1)?;
        write(&transaction, Diff::new(known.club(), addition.after), progress)?;
        transaction.commit()?;
        self.store.narrow();
        Ok(Appended::Here(head))
    }

    fn settle(&mut self, known: &Ledger) -> Result<(), DeskError> {
        self.find_after_writing(known)
    }

    fn end_turn(&mut self) {
        self.store.end_turn();
    }

    fn wait(&mut self, _known: &Ledger, patience: Duration) -> Result<bool, DeskError> {
        let since = Instant::now();
        loop {
            if self.version != Some(self.store.data_version()?) {
                return Ok(true);
            }
            if since.elapsed() >= patience {
                return Ok(false);
            }
            thread::sleep(PAUSE);
        }
    }

    fn rest(&mut self, known: &Ledger) -> Result<(), DeskError> {
        if self.catch_up_rows(known, TURN)? { Ok(()) } else { Ok(self.store.rest()?) }
    }

    fn is_as_written(&mut self, entry: &Entry) -> Result<bool, DeskError> {
        Ok(self.store.is_as_written(entry)?)
    }

    fn verify(&mut self, known: &mut Ledger) -> Result<Vec<Finding>, DeskError> {
        self.find(known)?;
        self.catch_up_rows(known, Duration::MAX)?;
        // Another desk may be writing: its entry is seen with all its rows, or not at all.
        let _held = self.store.hold()?;
        let news = self.store.news(known.last())?;
        catch_up(known, news)?;
        if self.since != Seq::default() {
            // Nothing is taken on trust here.
            if !known.fold_again()? {
                self.store.drop_snapshot();
                self.since = Seq::default();
            }
        }
        Ok(verify(&self.store, known.entries(), known.club())?)
    }

    fn republish(&mut self, known: &mut Ledger) -> Result<(), DeskError> {
        self.find(known)?;
        let transaction = self.store.begin()?;
        if transaction.digest(known.last())?.unwrap_or_default() != *known.head() {
            drop(transaction);
            return Err(self.displace(known));
        }
        let news = transaction.news(known.last())?;
        catch_up(known, news)?;
        transaction.republish(Diff::new(&Club::nothing(), known.club()))?;
        transaction.commit()?;
        self.find_after_writing(known)
    }

    fn path(&self) -> &Path {
        self.store.path()
    }

    fn file(&mut self) -> Option<&mut Self> {
        Some(self)
    }

    fn meet(&mut self, own: &[OpenMatch]) -> Vec<OpenMatch> {
        self.open_matches.meet(own)
    }

    fn leave(&mut self, known: &Ledger) {
        if let Err(error) = self.catch_up_rows(known, Duration::MAX) {
            log::warn!("rows that were put off are left to the next desk: {error:?}");
        }
        if let Some(many) = snapshots_behind() {
            self.keep_snapshot(known, many);
        }
        if self.displaced.is_none() && !self.store.is_reader() && self.store.has_been_moved() {
            self.displace(known).tell();
        }
    }
}

// Backups of the file: asked for, made now and then, looked through and put back.

/// An automatic backup, looked through.
#[derive(Debug)]
pub struct Backup {
    /// The information in its name.
    pub automatic: Automatic,
    /// How many bytes it has.
    pub size: u64,
    /// Its journal, or why it cannot be restored.
    pub journal: Result<Vec<Arc<Entry>>, DeskError>,
}

impl Backup {
    fn read(automatic: Automatic) -> Self {
        let size = std::fs::metadata(&automatic.path).map_or(0, |found| found.len());
        let journal = sound(&automatic.path);
        Self { automatic, size, journal }
    }

    /// All of a club, those with the most entries first, each read to its end.
    pub fn all(
        club: &Path,
        progress: &dyn Progress,
    ) -> Result<Result<Vec<Self>, DeskError>, Stopped> {
        let found = match automatic(club) {
            Ok(found) => found,
            Err(error) => return Ok(Err(error.into())),
        };
        let of = found.len();
        let read = |(done, automatic)| {
            progress.reached(Task::Verifying, done, of)?;
            Ok(Self::read(automatic))
        };
        Ok(Ok(found.into_iter().enumerate().map(read).collect::<Result<_, _>>()?))
    }

    /// The latest one of a club that is sound and was made no later than that, and how many made after it are not sound.
    pub fn latest(club: &Path, by: DateTime<Utc>) -> Result<(Self, usize), DeskError> {
        let mut earlier = automatic(club)?;
        earlier.retain(|backup| backup.at <= by);
        earlier.sort_by_key(|backup| Reverse((backup.at, backup.last)));
        let mut read = earlier.into_iter().map(Self::read).enumerate();
        let sound = read.find(|(_, backup)| backup.journal.is_ok());
        let sound = sound.map(|(unsound, backup)| (backup, unsound));
        sound.ok_or_else(|| StoreError::NoBackup(club.to_owned()).into())
    }
}

/// The journal of a backup that can replace the club's file.
fn sound(backup: &Path) -> Result<Vec<Arc<Entry>>, DeskError> {
    let entries = inspect(backup)?;
    follows(&[], &entries)?;
    fold(&entries)?;
    Ok(entries)
}

/// The result of restoring a backup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// How many entries it has.
    pub entries: usize,
    /// Where the file that lay there before is kept.
    pub kept: Option<PathBuf>,
    /// Where a log is kept that another file had left beside it.
    pub log: Option<PathBuf>,
}

/// Replaces a club's file by a copy of a sound backup. The file may be damaged; no desk may have it open.
pub fn restore(club: &Path, backup: &Path, now: DateTime<Utc>) -> Result<Restored, DeskError> {
    let named = |why: DeskError| DeskError::NotRestored(backup.to_owned(), Box::new(why));
    let entries = sound(backup).map_err(named)?.len();
    let Aside { file: kept, log } =
        restore::restore(club, backup, now).map_err(|error| named(error.into()))?;
    log::warn!("restored: entries={entries}");
    Ok(Restored { entries, kept, log })
}

impl Desk {
    /// Writes the snapshot from which the file opens sooner, whether or not one is due.
    pub fn keep_snapshot(&mut self) -> Result<(), DeskError> {
        let file = self.engine.file().ok_or(DeskError::NoFile)?;
        file.keep_snapshot(&self.ledger, 0);
        Ok(())
    }

    /// Writes a copy of the file to a new one.
    pub fn backup(&mut self, to: &Path) -> Result<(), DeskError> {
        Ok(self.file()?.store.backup(to)?)
    }

    /// Makes a backup beside the file now. Gives it.
    pub fn back_up(&mut self, now: DateTime<Utc>) -> Result<PathBuf, DeskError> {
        Ok(make(&self.file()?.store, now)?)
    }

    /// Makes a backup beside the file if one is due.
    pub fn rotate(
        &mut self,
        rotation: &mut Rotation,
        now: DateTime<Utc>,
    ) -> Result<Rotated, DeskError> {
        let entries = self.ledger.entries();
        let Some(FileEngine { store, displaced: None, .. }) = self.engine.file() else {
            return Ok(Rotated::NoFile);
        };
        let rotated = rotation.look(store, entries, now)?;
        if matches!(rotated, Rotated::Made(_)) {
            log::info!("backup: entries={}", entries.len());
        }
        Ok(rotated)
    }

    /// Puts a backup in the place of the file and goes on with it. Where that fails, it goes on with the file as it is.
    pub fn restore(&mut self, backup: &Path, now: DateTime<Utc>) -> Result<Restored, DeskError> {
        let file = self.engine.file().ok_or(DeskError::NoFile)?;
        file.store.let_go()?;
        let restored = restore(file.store.path(), backup, now);
        (*file, self.ledger) = file.open_again()?;
        self.moved = None;
        restored
    }
}

/// Rows that are written between two checks whether to go on.
const PART: usize = 256;

/// From this many rows on, SQLite is given more memory, and
/// ratings around later matches are written later. Few in tests.
const MANY: usize = if cfg!(test) { 16 } else { 50_000 };

/// The longest time for which a desk writes rows that were put off: an entry may be waiting.
const TURN: Duration = Duration::from_millis(if cfg!(test) { 0 } else { 40 });

/// Writes what an entry changed in the published tables.
pub(super) fn write(
    transaction: &Transaction<'_>,
    changes: Diff<'_>,
    progress: &dyn Progress,
) -> Result<(), DeskError> {
    let (changes, later) = changes.put_off(MANY);
    transaction.put_off(&later)?;
    let of = changes.about();
    if of > MANY {
        transaction.widen()?;
    }
    let in_bulk = of > MANY && changes.is_most();
    let all = |parts: &mut dyn Iterator<Item = Vec<Change>>| -> Result<(), DeskError> {
        let mut done = 0;
        for part in parts {
            for part in part.chunks(PART) {
                progress.reached(Task::Writing, done.min(of), of)?;
                transaction.publish(part)?;
                done += part.len();
            }
        }
        Ok(())
    };
    if in_bulk {
        transaction.in_bulk(|| ahead(changes.parts(), all))?;
    } else if of > MANY {
        ahead(changes.parts(), all)?;
    } else {
        all(&mut changes.parts())?;
    }
    Ok(progress.reached(Task::Writing, of, of)?)
}

impl Desk {
    /// Takes in an exported journal whose beginning is this file's journal. Gives how many
    /// entries were new.
    pub fn take_in(&mut self, journal: &[Arc<Entry>]) -> Result<usize, DeskError> {
        is_whole(journal)?;
        if let Followed::Moved(moved) = self.follow()? {
            return Err(DeskError::Displaced(moved));
        }
        let known = self.entries().len();
        let differs = self.entries().iter().zip(journal).find(|(ours, theirs)| ours != theirs);
        if let Some((ours, _)) = differs {
            return Err(DeskError::Diverges(ours.seq));
        }
        let mut club = fold(journal)?;
        let entries = &journal[known..];
        if entries.is_empty() {
            return Ok(0);
        }
        let addition = Addition { entries, after: &mut club };
        let appended = self.engine.append(&self.ledger, addition, &NoProgress);
        self.engine.end_turn();
        match appended? {
            Appended::Here(head) => self.ledger.grow(entries, head, club),
            Appended::Moved(news) => {
                let first = news.entries.first().map(|entry| entry.seq);
                return Err(DeskError::Diverges(first.unwrap_or_default()));
            }
            Appended::Known(seq) => return Err(DeskError::Diverges(seq)),
        }
        self.engine.settle(&self.ledger)?;
        Ok(entries.len())
    }
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    use chrono::DateTime;
    use proptest::prelude::*;
    use rusqlite::Connection;
    use tempfile::TempDir;

    use super::*;
    use crate::club::Action;
    use crate::desk::Stamp;
    use crate::domain::score::Score;
    use crate::journal::OpId;
    use crate::journal::chain::ledger_tests::{PLAYERS, Wish, player, wish};
    use crate::outside::drawn;

    /// Matches, each on a day of its own.
    const MATCHES: u64 = 40;

    fn stamp() -> Stamp {
        Stamp { at: DateTime::UNIX_EPOCH, op: OpId(drawn()) }
    }

    fn perform(desk: &mut Desk, wish: &Wish) -> bool {
        let actions = |club: &Club| Ok::<_, DeskError>(wish.action(club).into_iter().collect());
        desk.perform(&stamp(), actions).is_ok_and(|entry| entry.is_some())
    }

    fn open(path: &Path) -> Desk {
        Desk::open(path, Missing::Create, "desk").expect("opened")
    }

    /// A file with players, a second list, an event and its results.
    fn hall() -> (TempDir, PathBuf, Desk) {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("club.db");
        let mut desk = open(&path);
        let players: Vec<Action> = (1..=PLAYERS).map(player).collect();
        desk.perform(&stamp(), |_| Ok::<_, DeskError>(players.clone())).expect("registered");
        assert!(perform(&mut desk, &Wish::Rules(2, false)));
        assert!(perform(&mut desk, &Wish::Event));
        for day in 0..MATCHES {
            let pair = [1, 2 + u32::try_from(day % 5).expect("few")];
            assert!(perform(&mut desk, &Wish::Result(1, pair, Score::new(2, 1), day)));
        }
        (folder, path, desk)
    }

    fn correct_the_first(desk: &mut Desk) {
        assert!(perform(desk, &Wish::Correction(1, 1, Score::new(0, 3))));
    }

    fn count(path: &Path, sql: &str) -> i64 {
        let file = Connection::open(path).expect("a file");
        file.query_row(sql, [], |row| row.get(0)).expect("a number")
    }

    fn pending(path: &Path) -> i64 {
        count(path, "SELECT count(*) FROM pending")
    }

    /// Players whose last rating change is not their rating.
    const BEHIND: &str = "SELECT count(*) FROM ratings r WHERE rating <> (
    SELECT after FROM rating_changes c WHERE c.list = r.list AND c.player = r.player
    ORDER BY played_on DESC, match DESC LIMIT 1)";

    fn follow(desk: &mut Desk) {
        let _followed = desk.follow().expect("followed");
    }

    #[test]
    fn a_correction_long_ago_is_answered_before_the_ratings_behind_it_are_written() {
        let (_folder, path, mut desk) = hall();
        assert_eq!((pending(&path), count(&path, BEHIND)), (0, 0));
        correct_the_first(&mut desk);
        assert_eq!(pending(&path), 1);
        assert!(count(&path, BEHIND) > 0);
        let mut turns = 0;
        while pending(&path) > 0 {
            follow(&mut desk);
            turns += 1;
        }
        assert!(turns > 5, "in parts");
        assert_eq!(count(&path, BEHIND), 0);
        assert_eq!(desk.verify().expect("verified"), []);
    }

    #[test]
    fn rows_of_a_large_entry_go_and_come_beside_others_with_their_indexes_and_references() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("club.db");
        let mut desk = open(&path);
        let few: Vec<Action> = (1..=2).map(player).collect();
        desk.perform(&stamp(), |_| Ok::<_, DeskError>(few.clone())).expect("registered");
        assert!(perform(&mut desk, &Wish::Merge(1, 2)));
        let indexes = "SELECT count(*) FROM sqlite_schema WHERE type = 'index' AND sql NOT NULL";
        let before = count(&path, indexes);
        assert!(before > 0);

        let many: Vec<Action> = (3..=60).map(player).collect();
        desk.perform(&stamp(), |_| Ok::<_, DeskError>(many.clone())).expect("registered");
        assert_eq!(
            (count(&path, "SELECT count(*) FROM players"), count(&path, indexes)),
            (60, before)
        );
        assert_eq!(desk.verify().expect("verified"), []);
        desk.undo(&stamp(), None).expect("undone");
        assert_eq!(
            (count(&path, "SELECT count(*) FROM players"), count(&path, indexes)),
            (2, before)
        );
        assert_eq!(desk.verify().expect("verified"), []);
    }

    #[test]
    fn who_only_reads_knows_rows_that_are_still_to_be_written_from_wrong_ones() {
        let (_folder, path, mut desk) = hall();
        correct_the_first(&mut desk);
        follow(&mut desk);
        let check = || Desk::open_to_read(&path).expect("opened").verify().expect("verified");
        assert_eq!((pending(&path), check()), (1, vec![]));
        let file = Connection::open(&path).expect("a file");
        // Written already, and a day that no entry changes.
        for wrong in [
            "UPDATE rating_changes SET after = 1 WHERE match = 1 AND player = 1",
            "UPDATE rating_changes SET played_on = '2031-01-01' WHERE match = 40 AND player = 1",
        ] {
            file.execute(wrong, []).expect("changed");
            let found = check();
            assert!(matches!(&found[..], [Finding::Row { .. }]), "{found:?}");
            file.execute("UPDATE rating_changes SET after = 2 WHERE match = 1", [])
                .expect("changed");
            desk.republish().expect("published");
            assert_eq!((pending(&path), check()), (0, vec![]));
            correct_the_first_back(&mut desk);
        }
    }

    fn correct_the_first_back(desk: &mut Desk) {
        desk.undo(&stamp(), None).expect("undone");
        correct_the_first(desk);
        follow(desk);
    }

    /// To look at all of a file of years takes seconds: what another program did to its tables is for `check`.
    #[test]
    fn a_desk_looks_for_its_last_entry_where_another_one_has_emptied_the_log() {
        let (_folder, path, mut one) = hall();
        let mut other = open(&path);
        assert!(perform(&mut one, &Wish::Result(1, [1, 2], Score::new(2, 0), MATCHES)));
        for heard in [Followed::Entries, Followed::Nothing] {
            assert_eq!(other.hear().expect("heard"), heard);
        }
        let file = Connection::open(&path).expect("a file");
        file.execute("UPDATE rating_changes SET after = 2 WHERE match = 1", []).expect("changed");
        follow(&mut one);
        assert_eq!(std::fs::metadata(path.with_extension("db-wal")).expect("a log").len(), 0);
        assert_eq!(other.hear().expect("heard"), Followed::Nothing);
        assert!(perform(&mut other, &Wish::Result(1, [1, 2], Score::new(2, 0), MATCHES)));
        assert_eq!(one.hear().expect("heard"), Followed::Entries);
        assert!(one.club() == other.club());
        assert!(matches!(one.verify().expect("verified")[..], [Finding::Row { .. }, ..]));
    }

    #[test]
    fn a_desk_that_leaves_writes_what_is_left() {
        let (_folder, path, mut desk) = hall();
        correct_the_first(&mut desk);
        drop(desk);
        assert_eq!((pending(&path), count(&path, BEHIND)), (0, 0));
    }

    #[test]
    fn after_a_crash_the_next_desk_goes_on() {
        let (folder, path, mut desk) = hall();
        correct_the_first(&mut desk);
        follow(&mut desk);
        // All that is durable at this moment: the file and its log.
        let copy = folder.path().join("crashed.db");
        for end in ["", "-wal"] {
            let from = folder.path().join(format!("club.db{end}"));
            std::fs::copy(&from, folder.path().join(format!("crashed.db{end}"))).expect("copied");
        }
        let mut next = open(&copy);
        assert_eq!(pending(&copy), 1);
        assert_eq!(next.club(), desk.club());
        while pending(&copy) > 0 {
            follow(&mut next);
        }
        assert_eq!(count(&copy, BEHIND), 0);
        assert_eq!(next.verify().expect("verified"), []);
        drop(desk);
        assert_eq!(count(&path, BEHIND), 0);
    }

    #[test]
    fn another_desk_goes_on_where_one_stopped() {
        let (_folder, path, mut desk) = hall();
        let mut other = open(&path);
        correct_the_first(&mut desk);
        follow(&mut desk);
        follow(&mut other);
        assert_eq!(other.club(), desk.club());
        assert!(perform(&mut other, &Wish::Result(1, [1, 2], Score::new(2, 0), MATCHES)));
        // This one does not know that entry yet, and leaves the rows to one that does.
        follow(&mut desk);
        for _ in 0..40 {
            follow(&mut desk);
            follow(&mut other);
        }
        assert_eq!((pending(&path), count(&path, BEHIND)), (0, 0));
        for mut desk in [desk, other] {
            assert_eq!(desk.verify().expect("verified"), []);
        }
    }

    #[test]
    fn a_file_of_a_program_without_the_note_gets_it() {
        let (_folder, path, desk) = hall();
        drop(desk);
        Connection::open(&path)
            .expect("a file")
            .execute_batch("DROP TABLE pending")
            .expect("dropped");
        let mut reader = Desk::open_to_read(&path).expect("opened");
        assert_eq!(
            reader.verify().expect("verified"),
            [Finding::Lacking("table pending".to_owned())]
        );
        drop(reader);
        let mut desk = open(&path);
        correct_the_first(&mut desk);
        assert_eq!(desk.verify().expect("verified"), []);
    }

    /// A move of one of two desks.
    #[derive(Clone, Debug)]
    enum Turn {
        Decide(Wish),
        Undo(usize),
        Follow,
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(12))]

        /// Two desks decide anything while rows are still to be written: in the end all are right, and `check` never takes one
        /// that is to come for a wrong one.
        #[test]
        fn rows_that_are_written_later_end_as_those_of_the_whole_journal(
            turns in proptest::collection::vec(
                (any::<bool>(), prop_oneof![
                    6 => wish().prop_map(Turn::Decide),
                    2 => (0..60_usize).prop_map(Turn::Undo),
                    4 => Just(Turn::Follow),
                ]),
                1..30,
            ),
        ) {
            let (_folder, path, desk) = hall();
            let mut desks = [desk, open(&path)];
            for (which, turn) in turns {
                let desk = &mut desks[usize::from(which)];
                match turn {
                    Turn::Decide(wish) => {
                        perform(desk, &wish);
                    }
                    Turn::Undo(back) => {
                        let last = desk.head().0.0;
                        let _ = desk.undo(&stamp(), Some(Seq(last.saturating_sub(back as u64).max(3))));
                    }
                    Turn::Follow => follow(desk),
                }
                let found = Desk::open_to_read(&path).expect("opened").verify().expect("verified");
                prop_assert_eq!(found, []);
            }
            for desk in &mut desks {
                follow(desk);
                prop_assert_eq!(desk.verify().expect("verified"), []);
                prop_assert_eq!(pending(&path), 0);
                prop_assert!(*desk.club() == fold(desk.entries()).expect("a sound journal"));
            }
        }
    }
}
