//! The one writer. Commands, screens and pages all act through a desk; it holds the club as it
//! stands, keeps up with other desks of the same journal, and writes one entry at a time.

mod displacement;
mod engine;
mod error;
mod file_engine;
mod rebase;
mod role;

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use chrono::{DateTime, SubsecRound as _, Utc};

use crate::club::question::floor::Where;
use crate::club::{Action, Club, Seq};
use crate::domain::progress::{NoProgress, Progress};
use crate::journal::chain::Ledger;
use crate::journal::entry::Actions;
use crate::journal::fold::{NotFolded, position};
use crate::journal::store::Missing;
use crate::journal::undo::{UndoRefusal, may_undo, next_redo, next_undo};
use crate::journal::verify::{Finding, follows};
use crate::journal::{Digest, Entry, Identity, News, OpId};
use crate::outside::drawn;
pub use displacement::{Displaced, Followed, There};
pub use engine::{
    Addition, Appended, Engine, LineFault, LineState, Look, OpenMatch, ServerFault, Since,
};
pub use error::DeskError;
use error::tell_written;
pub use file_engine::{Backup, FileEngine, Restored, restore};
pub use rebase::{Brought, Rebase, Repeated};
pub use role::{Rights, Role};

/// When an operation happens and what it is called; both come from outside.
#[derive(Clone, Debug)]
pub struct Stamp {
    pub at: DateTime<Utc>,
    /// The operation's id: one that was recorded before is not recorded again.
    pub op: OpId,
}

/// The answer to an entry of another machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// It is durable.
    Here,
    /// Other entries came first.
    Moved,
    /// The operation was recorded before, as the entry of that number.
    Known(Seq),
    /// Another operation of that name was recorded, as the entry of that number.
    Other(Seq),
}

/// An entry that was decided, and the club after it.
type Decided = (Arc<Entry>, Club);

/// Hears each entry that a desk has written, once it is durable, with the club behind it. The desk waits for it, so it is
/// quick, and nothing that it does undoes an entry.
pub trait Hearer: fmt::Debug + Send {
    fn hear(&mut self, entry: &Entry, club: &Club);
}

/// A desk: a journal, and the club as it stands.
#[derive(Debug)]
pub struct Desk {
    engine: Box<dyn Engine>,
    name: String,
    ledger: Ledger,
    /// The reason why the desk holds another journal now, until [`Self::follow`] has returned it.
    moved: Option<Displaced>,
    /// A random number that identifies this desk.
    number: String,
    /// The matches that are open here, and at the other desks.
    open: Vec<OpenMatch>,
    open_elsewhere: Vec<OpenMatch>,
    hearer: Option<Box<dyn Hearer>>,
}

impl Desk {
    /// Opens a file and folds its journal. `name` signs this desk's entries.
    pub fn open(path: &Path, missing: Missing, name: &str) -> Result<Self, DeskError> {
        Self::at(|| FileEngine::open(path, missing), name)
    }

    /// [`Self::open`] for this desk only: others are refused until it quits.
    pub fn open_alone(path: &Path, missing: Missing, name: &str) -> Result<Self, DeskError> {
        Self::at(|| FileEngine::open_alone(path, missing), name)
    }

    /// Opens a file to look at it: nothing is ever written, and what other desks write is seen by
    /// [`Self::follow`]. A file of an older version is refused.
    pub fn open_to_read(path: &Path) -> Result<Self, DeskError> {
        Self::at(|| FileEngine::open_to_read(path), "")
    }

    /// A desk at another place of a journal.
    pub fn at<E: Engine + 'static>(
        open: impl FnOnce() -> Result<(E, Ledger), DeskError>,
        name: &str,
    ) -> Result<Self, DeskError> {
        let since = Instant::now();
        let (engine, ledger) = open()?;
        let desk = Self {
            engine: Box::new(engine),
            name: name.to_owned(),
            ledger,
            moved: None,
            number: drawn(),
            open: Vec::new(),
            open_elsewhere: Vec::new(),
            hearer: None,
        };
        desk.tell_opened(since);
        Ok(desk)
    }

    /// Has what is decided here from now on heard.
    pub fn heard_by(&mut self, hearer: impl Hearer + 'static) {
        self.hearer = Some(Box::new(hearer));
    }

    /// The club as it stands.
    pub fn club(&self) -> &Club {
        self.ledger.club()
    }

    /// The journal, oldest first.
    pub fn entries(&self) -> &[Arc<Entry>] {
        self.ledger.entries()
    }

    /// The last entry and its digest, which stands for the whole journal.
    pub fn head(&self) -> (Seq, &Digest) {
        (self.ledger.last(), self.ledger.head())
    }

    /// Closes the file of a program that ends with this: what it knows of the club goes with it as a whole, and not piece
    /// by piece.
    pub fn leave(mut self) {
        self.engine.leave(&self.ledger);
        std::mem::forget(std::mem::take(&mut self.ledger));
    }

    /// When an entry was written.
    pub fn written_at(&self, seq: Seq) -> Option<DateTime<Utc>> {
        let entries = self.entries();
        let at = entries.binary_search_by_key(&seq, |entry| entry.seq).ok()?;
        Some(entries[at].at)
    }

    /// The digests of all entries as the file has them.
    pub fn digests(&mut self) -> Result<Vec<Digest>, DeskError> {
        Ok(self.file()?.store.digests()?)
    }

    /// Whether other desks are refused, as on a file system that other machines share.
    pub fn is_alone(&mut self) -> bool {
        self.engine.file().is_some_and(|file| file.store.is_alone())
    }

    /// The name that signs this desk's entries.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Has another name sign what is recorded from now on, where one desk works for many.
    pub fn sign(&mut self, name: &str) {
        name.clone_into(&mut self.name);
    }

    /// Takes the place where a log is kept that another file had left beside this one.
    pub fn take_set_aside(&mut self) -> Option<PathBuf> {
        self.engine.file()?.take_set_aside()
    }

    /// The file of this machine that holds the journal, or a copy of it.
    pub fn path(&self) -> &Path {
        self.engine.path()
    }

    /// The club's own file, where this machine has it.
    fn file(&mut self) -> Result<&mut FileEngine, DeskError> {
        self.engine.file().ok_or(DeskError::NoFile)
    }

    /// Reads what other desks have written since. Goes over to another journal that was put in place of this one.
    pub fn hear(&mut self) -> Result<Followed, DeskError> {
        let any = self.look(Look::AtHand)?;
        Ok(match self.moved.take() {
            Some(moved) => Followed::Moved(moved),
            None if any => Followed::Entries,
            None => Followed::Nothing,
        })
    }

    /// [`Self::hear`], and where there is nothing new the file is left complete for whoever copies it. The other desks
    /// open it again then: one desk of a program does so, twice a second.
    pub fn follow(&mut self) -> Result<Followed, DeskError> {
        let heard = self.hear()?;
        if heard == Followed::Nothing {
            self.engine.rest(&self.ledger)?;
        }
        Ok(heard)
    }

    /// Waits until other desks may have written, or that long. Says whether they may.
    pub fn wait(&mut self, patience: Duration) -> Result<bool, DeskError> {
        self.engine.wait(&self.ledger, patience)
    }

    /// Reads what other desks have written. Nothing is done to another journal before the operator was informed.
    fn stay(&mut self) -> Result<(), DeskError> {
        self.look(Look::AtHand)?;
        self.moved.clone().map_or(Ok(()), |moved| Err(DeskError::Displaced(moved)))
    }

    /// Adds the entries of other desks. Says whether there were any.
    fn look(&mut self, look: Look) -> Result<bool, DeskError> {
        match self.engine.since(&self.ledger, look)? {
            Since::Nothing => Ok(false),
            Since::Entries(news) => catch_up(&mut self.ledger, news),
            Since::Another(ledger, why) => {
                self.ledger = *ledger;
                self.moved = why;
                Ok(true)
            }
        }
    }

    /// Asks `decide` for actions on the present club, and records them as one durable entry or not at all. Returns the
    /// entry's number; `None` if there was nothing to do. An operation already recorded is not repeated. Where another
    /// desk was faster, `decide` is asked again.
    pub fn perform<E: From<DeskError>>(
        &mut self,
        stamp: &Stamp,
        decide: impl Fn(&Club) -> Result<Vec<Action>, E>,
    ) -> Result<Option<Seq>, E> {
        self.perform_watched(stamp, decide, &NoProgress)
    }

    /// [`Self::perform`] with progress by action and row. Stopped, it has done nothing.
    pub fn perform_watched<E: From<DeskError>>(
        &mut self,
        stamp: &Stamp,
        decide: impl Fn(&Club) -> Result<Vec<Action>, E>,
        progress: &dyn Progress,
    ) -> Result<Option<Seq>, E> {
        self.decide(stamp, |club| Ok((decide(club)?, ())), progress).map(|(seq, _)| seq)
    }

    /// [`Self::perform_watched`] where `decide` returns a value beside the actions; none if the operation was recorded
    /// before.
    pub fn decide<T, E: From<DeskError>>(
        &mut self,
        stamp: &Stamp,
        decide: impl Fn(&Club) -> Result<(Vec<Action>, T), E>,
        progress: &dyn Progress,
    ) -> Result<(Option<Seq>, Option<T>), E> {
        let (name, at) = (self.name.clone(), stamp.at.trunc_subsecs(3));
        let made = |ledger: &Ledger| {
            let (actions, value) = decide(ledger.club())?;
            if actions.is_empty() {
                return Ok((None, (None, Some(value))));
            }
            let (seq, op, desk) = (Seq(ledger.last().0 + 1), stamp.op.clone(), name.clone());
            let actions = Actions::decided(actions);
            let entry = Arc::new(Entry { seq, at, desk, op, undoes: None, actions });
            let done = ledger.decided(&entry, progress);
            let next = done.map_err(|fault| match fault {
                NotFolded::NotAllowed(fault) => DeskError::Refused(fault.refusal),
                NotFolded::Stopped(stopped) => stopped.into(),
            })?;
            Ok((Some((entry, next)), (Some(seq), Some(value))))
        };
        self.write(&stamp.op, progress, made, |entry| (Some(entry.seq), None))
    }

    /// Appends an entry that another machine decided behind the entry `after`. It is checked here again.
    pub fn take(&mut self, after: (Seq, &Digest), entry: Entry) -> Result<Taken, DeskError> {
        let since = Instant::now();
        self.stay()?;
        let entry = Arc::new(entry);
        if after != self.head() {
            return Ok(self.recorded(&entry)?.unwrap_or(Taken::Moved));
        }
        let entries = std::slice::from_ref(&entry);
        follows(self.entries(), entries)?;
        let next = match entry.undoes {
            None => self.ledger.decided(&entry, &NoProgress),
            Some(undone) => {
                may_undo(self.entries(), undone)?;
                self.is_as_written(undone)?;
                self.ledger.after(entries, &NoProgress)
            }
        };
        let mut next = next.map_err(NotFolded::unwatched)?;
        let addition = Addition { entries, after: &mut next };
        let appended = self.engine.append(&self.ledger, addition, &NoProgress);
        self.engine.end_turn();
        match appended? {
            Appended::Here(head) => {
                self.ledger.grow(entries, head, next);
                tell_written(&entry, since);
                self.engine.settle(&self.ledger)?;
                Ok(Taken::Here)
            }
            Appended::Moved(news) => {
                catch_up(&mut self.ledger, news)?;
                Ok(Taken::Moved)
            }
            Appended::Known(_) => {
                self.look(Look::Sure)?;
                Ok(self.recorded(&entry)?.unwrap_or(Taken::Moved))
            }
        }
    }

    /// The answer to an operation that was recorded before.
    fn recorded(&mut self, sent: &Entry) -> Result<Option<Taken>, DeskError> {
        let Some(seq) = self.file()?.store.find(&sent.op)? else { return Ok(None) };
        let entries = self.ledger.entries();
        let recorded = &entries[position(entries, seq).ok_or(DeskError::Diverges(seq))?];
        Ok(Some(if recorded.says_the_same(sent) { Taken::Known(seq) } else { Taken::Other(seq) }))
    }

    /// The club, and which of its continuations this is.
    pub fn identity(&mut self) -> Result<Identity, DeskError> {
        self.engine.identity()
    }

    /// The line to the machine with the file; none where this is it.
    pub fn line(&self) -> Option<&LineState> {
        self.engine.line()
    }

    /// Notes the match whose result is being entered here.
    pub fn attend(&mut self, at: Option<Where>) {
        let open = |at| OpenMatch { by: self.number.clone(), desk: self.name.clone(), at };
        self.open = at.map(open).into_iter().collect();
    }

    /// Notes the matches that are open at desks which reach the journal through this one.
    pub fn attend_for(&mut self, open: Vec<OpenMatch>) {
        self.open = open;
    }

    /// Tells the other desks what is open here, and sees what is open there. Says whether that is another than before.
    pub fn meet(&mut self) -> bool {
        let mut open = self.engine.meet(&self.open);
        open.retain(|one| !one.by.ends_with(&self.number));
        let is_new = self.open_elsewhere != open;
        self.open_elsewhere = open;
        is_new
    }

    /// The matches that are open at other desks, as they were met last.
    pub fn open_elsewhere(&self) -> &[OpenMatch] {
        &self.open_elsewhere
    }

    /// Forgets what was refused over that line.
    pub fn dismiss_refused(&mut self) {
        self.engine.dismiss_refused();
    }

    /// Reads all that other desks have written until now.
    pub fn refresh(&mut self) -> Result<(), DeskError> {
        self.look(Look::Sure).map(|_| ())
    }

    /// The digests of the entries after `seq`, so many of them.
    pub fn digests_after(&mut self, seq: Seq, most: usize) -> Result<Vec<Digest>, DeskError> {
        Ok(self.file()?.store.digests_after(seq, most)?)
    }

    /// Undoes an entry, or the last one in force. Returns the number of the undone entry.
    pub fn undo(&mut self, stamp: &Stamp, seq: Option<Seq>) -> Result<Seq, DeskError> {
        self.undo_watched(stamp, seq, &NoProgress)
    }

    /// [`Self::undo`] with progress. Stopped, it has undone nothing.
    pub fn undo_watched(
        &mut self,
        stamp: &Stamp,
        seq: Option<Seq>,
        progress: &dyn Progress,
    ) -> Result<Seq, DeskError> {
        self.take_back(stamp, progress, |entries| {
            seq.or_else(|| next_undo(entries)).ok_or(UndoRefusal::NothingToUndo)
        })
    }

    /// Redoes what was undone last. Returns the number of the entry in force again.
    pub fn redo(&mut self, stamp: &Stamp) -> Result<Seq, DeskError> {
        self.redo_watched(stamp, None, &NoProgress)
    }

    /// [`Self::redo`] with progress, of what the named undo undid or else the last one. Stopped, it has done nothing.
    pub fn redo_watched(
        &mut self,
        stamp: &Stamp,
        undo: Option<Seq>,
        progress: &dyn Progress,
    ) -> Result<Seq, DeskError> {
        let undo = self.take_back(stamp, progress, |entries| {
            undo.or_else(|| next_redo(entries)).ok_or(UndoRefusal::NothingToRedo)
        })?;
        let undone = self.entries().iter().find(|entry| entry.seq == undo);
        Ok(undone.and_then(|entry| entry.undoes).unwrap_or(undo))
    }

    /// Compares the file with what its journal says.
    pub fn verify(&mut self) -> Result<Vec<Finding>, DeskError> {
        self.stay()?;
        self.engine.verify(&mut self.ledger)
    }

    /// Makes the file a copy of a place where the club goes on from now on, and leaves it.
    pub fn hand_over(mut self, to: &str) -> Result<(), DeskError> {
        let identity = self.identity()?;
        let file = self.engine.file().ok_or(DeskError::NoFile)?;
        Ok(crate::journal::mirror::hand_over(&mut file.store, &identity, to)?)
    }

    /// Rebuilds the published tables from the journal, after another program has changed them.
    pub fn republish(&mut self) -> Result<(), DeskError> {
        self.stay()?;
        self.engine.republish(&mut self.ledger)
    }

    fn take_back(
        &mut self,
        stamp: &Stamp,
        progress: &dyn Progress,
        target: impl Fn(&[Arc<Entry>]) -> Result<Seq, UndoRefusal>,
    ) -> Result<Seq, DeskError> {
        let (name, at) = (self.name.clone(), stamp.at.trunc_subsecs(3));
        self.stay()?;
        if let Ok(target) = target(self.entries()) {
            self.is_as_written(target)?;
        }
        let made = |ledger: &Ledger| {
            let entries = ledger.entries();
            let target = target(entries)?;
            may_undo(entries, target)?;
            let (seq, op, desk) = (Seq(ledger.last().0 + 1), stamp.op.clone(), name.clone());
            let undo = Arc::new(Entry {
                seq,
                at,
                desk,
                op,
                undoes: Some(target),
                actions: Actions::default(),
            });
            let done = ledger.after(std::slice::from_ref(&undo), progress);
            let next = done.map_err(|fault| match fault {
                NotFolded::NotAllowed(fault) => DeskError::from(UndoRefusal::Needed {
                    seq: target,
                    by: in_the_way(&undo, fault.seq, ledger),
                    refusal: Box::new(fault.refusal),
                }),
                NotFolded::Stopped(stopped) => stopped.into(),
            })?;
            Ok((Some((undo, next)), target))
        };
        self.write(&stamp.op, progress, made, |entry| entry.undoes.unwrap_or(entry.seq))
    }

    /// Makes sure that an undone entry is as it was written before it counts again.
    fn is_as_written(&mut self, redone: Seq) -> Result<(), DeskError> {
        let entries = self.ledger.entries();
        let entry_of = |seq| position(entries, seq).map(|at| &entries[at]);
        let again = entry_of(redone).and_then(|undo| entry_of(undo.undoes?));
        match again {
            Some(again) if !self.engine.is_as_written(again)? => {
                Err(UndoRefusal::Altered(again.seq).into())
            }
            _ => Ok(()),
        }
    }

    /// Completes the decision of `decide` on what this desk knows: an entry and the club after it.
    /// `decide` is called again after entries of other desks, and before a refusal is believed. This desk
    /// takes the entry only once it is durable. `known` answers for an operation that was recorded before.
    fn write<T, E: From<DeskError>>(
        &mut self,
        op: &OpId,
        progress: &dyn Progress,
        decide: impl Fn(&Ledger) -> Result<(Option<Decided>, T), E>,
        known: impl Fn(&Entry) -> T,
    ) -> Result<T, E> {
        let since = Instant::now();
        self.stay()?;
        let done = self.write_in_turn(op, progress, decide, known);
        self.engine.end_turn();
        let (answer, entry) = done?;
        if let Some(entry) = entry {
            tell_written(&entry, since);
            if let Some(hearer) = &mut self.hearer {
                hearer.hear(&entry, self.ledger.club());
            }
            self.engine.settle(&self.ledger)?;
        }
        Ok(answer)
    }

    fn write_in_turn<T, E: From<DeskError>>(
        &mut self,
        op: &OpId,
        progress: &dyn Progress,
        decide: impl Fn(&Ledger) -> Result<(Option<Decided>, T), E>,
        known: impl Fn(&Entry) -> T,
    ) -> Result<(T, Option<Arc<Entry>>), E> {
        let mut is_sure = false;
        loop {
            let (entry, mut next, answer) = match decide(&self.ledger) {
                Ok((Some((entry, next)), answer)) => (entry, next, answer),
                decided => {
                    if let Some(entry) = self.ledger.operation(op) {
                        return Ok((known(entry), None));
                    }
                    if is_sure || !self.look(Look::Sure)? {
                        return decided.map(|(_, answer)| (answer, None));
                    }
                    is_sure = true;
                    continue;
                }
            };
            let entries = std::slice::from_ref(&entry);
            let addition = Addition { entries, after: &mut next };
            match self.engine.append(&self.ledger, addition, progress) {
                Err(DeskError::Line(LineFault::OtherOperation)) => {
                    self.look(Look::Sure)?;
                    let recorded = self.ledger.operation(op).ok_or(LineFault::OtherOperation);
                    return Ok((known(recorded.map_err(DeskError::from)?), None));
                }
                Err(error) => return Err(error.into()),
                Ok(Appended::Here(head)) => {
                    self.ledger.grow(entries, head, next);
                    return Ok((answer, Some(entry)));
                }
                Ok(Appended::Moved(news)) => {
                    catch_up(&mut self.ledger, news)?;
                }
                Ok(Appended::Known(seq)) => {
                    self.look(Look::Sure)?;
                    let entries = self.ledger.entries();
                    let recorded = position(entries, seq).ok_or(DeskError::Diverges(seq))?;
                    return Ok((known(&entries[recorded]), None));
                }
            }
        }
    }
}

/// The entries that would not be allowed after an undo, the first of which is known.
fn in_the_way(undo: &Entry, first: Seq, ledger: &Ledger) -> Vec<Seq> {
    let (mut by, mut undos) = (vec![first], vec![Arc::new(undo.clone())]);
    while by.len() <= UndoRefusal::MOST {
        let (seq, undoes) = (Seq(undo.seq.0 + undos.len() as u64), by.last().copied());
        undos.push(Arc::new(Entry { seq, undoes, ..undo.clone() }));
        match ledger.after(&undos, &NoProgress) {
            Err(NotFolded::NotAllowed(fault)) => by.push(fault.seq),
            _ => break,
        }
    }
    by
}

/// Adds other desks' entries to the journal and the club, both or neither; says whether there
/// were any.
pub fn catch_up(ledger: &mut Ledger, news: News) -> Result<bool, DeskError> {
    let News { entries, head: Some(last) } = news else { return Ok(false) };
    follows(ledger.entries(), &entries)?;
    let club = ledger.after(&entries, &NoProgress).map_err(NotFolded::unwatched)?;
    ledger.grow(&entries, last, club);
    Ok(true)
}
