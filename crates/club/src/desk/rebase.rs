//! Entries that were decided apart from the club, decided again behind what it has by now.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use super::{Addition, Appended, Desk, DeskError, Look, catch_up};
use crate::club::{Action, Club, Fact, Match, Refusal, Renumbering, Seq};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::progress::NoProgress;
use crate::journal::chain::Ledger;
use crate::journal::fold::{NotFolded, fold, position};
use crate::journal::undo::{UndoRefusal, may_undo};
use crate::journal::{Digest, Entry};

/// The numbers that entries and what they began have by now, by those that they had apart.
#[derive(Debug, Default)]
pub struct Rebase {
    entries: HashMap<Seq, Seq>,
    numbers: Renumbering,
    /// Entries that were refused: another one may have their number by now.
    gone: HashSet<Seq>,
    /// The journal on which they were decided, as far as it is known.
    apart: Option<Ledger>,
}

impl Rebase {
    /// Of entries that were decided on this journal. One that would overwrite what has become another here since is refused.
    pub fn of(apart: Ledger) -> Self {
        Self { apart: Some(apart), ..Self::default() }
    }

    /// An entry as it stands behind what is known, and the club after it. Refused, it takes what rests on it along.
    pub fn decide(
        &mut self,
        entry: &Entry,
        known: &Ledger,
    ) -> Result<(Arc<Entry>, Club), DeskError> {
        if let Some(undone) = entry.undoes.filter(|undone| self.gone.contains(undone)) {
            return Err(UndoRefusal::NoSuchEntry(undone).into());
        }
        let now = |undone| self.entries.get(&undone).copied().unwrap_or(undone);
        let undoes = entry.undoes.map(now);
        let actions = self.numbers.again(&entry.actions, known.club());
        let seq = Seq(known.last().0 + 1);
        let again = Arc::new(Entry { seq, undoes, actions: actions.into(), ..entry.clone() });
        self.overwrites_what_it_saw(entry, &again, known.club()).map_err(DeskError::Refused)?;
        decided(&again, known).map(|club| (again, club))
    }

    /// Whether the results and settings that an entry overwrites are those that its desk saw.
    fn overwrites_what_it_saw(
        &self,
        entry: &Entry,
        again: &Entry,
        here: &Club,
    ) -> Result<(), Refusal> {
        let Some(apart) = &self.apart else { return Ok(()) };
        // Facts name what they are of by numbers.
        if entry.actions != again.actions {
            return Ok(());
        }
        let seen = entry.actions.each().flat_map(|action| Fact::of(&action, apart.club()));
        let mut overwritten = seen
            .filter(|fact| matches!(fact, Fact::Result(..) | Fact::Game(..) | Fact::Setting(..)));
        overwritten.try_for_each(|fact| fact.check(here))
    }

    /// Adds an entry to the journal on which the next ones were decided.
    fn goes_on_apart(&mut self, entry: &Entry) {
        let Some(apart) = self.apart.as_mut().filter(|apart| apart.last() < entry.seq) else {
            return;
        };
        let entries = [Arc::new(entry.clone())];
        match apart.after(&entries, &NoProgress) {
            Ok(club) => apart.grow(&entries, Digest::default(), club),
            Err(_) => self.apart = None,
        }
    }

    /// Notes how an entry stands in the journal by now.
    pub fn stands(&mut self, entry: &Entry, now: &Entry) {
        self.goes_on_apart(entry);
        self.entries.insert(entry.seq, now.seq);
        self.numbers.learn(&entry.actions, &now.actions);
    }

    /// Notes that an entry was refused.
    pub fn refused(&mut self, entry: &Entry) {
        self.goes_on_apart(entry);
        self.numbers.refused(&entry.actions);
        self.gone.insert(entry.seq);
    }
}

/// The players whom an entry registers under another number than it did apart.
fn renumbered(apart: &Entry, now: &Entry) -> Vec<[PlayerId; 2]> {
    let both = apart.actions.each().zip(now.actions.each());
    let numbers = both.filter_map(|both| match (&*both.0, &*both.1) {
        (Action::AddPlayer(apart), Action::AddPlayer(now)) => Some([apart.player, now.player]),
        _ => None,
    });
    numbers.filter(|[apart, now]| apart != now).collect()
}

fn decided(entry: &Arc<Entry>, known: &Ledger) -> Result<Club, DeskError> {
    let next = match entry.undoes {
        None => known.decided(entry, &NoProgress),
        Some(undone) => {
            may_undo(known.entries(), undone)?;
            known.after(std::slice::from_ref(entry), &NoProgress)
        }
    };
    next.map_err(|fault| DeskError::Refused(NotFolded::unwatched(fault).refusal))
}

/// The outcome of bringing in the entries of another journal of the club.
#[derive(Debug, Default)]
pub struct Brought {
    /// Entries that were there already.
    pub known: usize,
    pub recorded: Vec<Seq>,
    /// Players whose number was taken here: the number there, and the one that they have by now.
    pub renumbered: Vec<[PlayerId; 2]>,
    /// Recorded matches that may be matches of this journal: what was entered on both sides.
    pub repeated: Vec<Repeated>,
    /// Entries that are not allowed behind what the club has by now.
    pub refused: Vec<(Arc<Entry>, DeskError)>,
}

/// A match of an entry that was brought in, and one like it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repeated {
    pub entry: Seq,
    pub tournament: TournamentId,
    pub no: MatchNo,
    pub like: MatchNo,
}

/// The matches that an entry recorded, if a match of the same players, day and result was recorded after the entry `since`
/// by an entry that was not among those brought in, which are in ascending order.
fn repeated(entry: &Entry, (since, brought): (Seq, &[Seq]), club: &Club) -> Vec<Repeated> {
    let again = |action: &Action| {
        let Action::RecordMatch(new) = action else { return None };
        let people = |sides: [PlayerId; 2]| sides.map(|one| club.registry().today(one));
        let [a, b] = people(new.sides);
        let is_like = |other: &&Arc<Match>| {
            let Some((record, sides)) = other.record.zip(other.players()) else { return false };
            let seq = record.place.seq;
            let turned = people(sides) == [b, a];
            seq > since
                && brought.binary_search(&seq).is_err()
                && record.played_on == new.played_on
                && (turned || people(sides) == [a, b])
                && record.outcome == if turned { new.outcome.turned() } else { new.outcome }
        };
        let like = club.tournament(new.tournament)?.matches.iter().find(is_like)?.no;
        Some(Repeated { entry: entry.seq, tournament: new.tournament, no: new.no, like })
    };
    entry.actions.each().filter_map(|action| again(&action)).collect()
}

impl Desk {
    /// Brings in what this journal lacks of another one that began as this did: each entry is decided again behind what stands
    /// here, under the name of the desk that made it.
    pub fn bring(&mut self, journal: &[Arc<Entry>]) -> Result<Brought, DeskError> {
        self.stay()?;
        let first = |entries: &[Arc<Entry>]| entries.first().map(|entry| entry.op.clone());
        if first(self.entries()) != first(journal) {
            // The journal is of another club, or continues nothing here.
            return Err(DeskError::Diverges(Seq(1)));
        }
        self.bring_entries(journal)
    }

    /// [`Self::bring`] of some entries that were decided on this journal.
    pub fn bring_entries(&mut self, journal: &[Arc<Entry>]) -> Result<Brought, DeskError> {
        self.stay()?;
        let here: HashMap<_, _> =
            self.entries().iter().map(|entry| (entry.op.clone(), Arc::clone(entry))).collect();
        let shared = self.shared(journal)?;
        let since = shared.last();
        let (mut rebase, mut brought) = (Rebase::of(shared), Brought::default());
        let mut seen = HashSet::new();
        for entry in journal {
            if let Some(now) = here.get(&entry.op) {
                rebase.stands(entry, now);
                brought.known += 1;
            } else if seen.insert(&entry.op) {
                self.bring_one(entry, &mut rebase, &mut brought)?;
            }
        }
        let own = (since, brought.recorded.as_slice());
        let recorded = own.1.iter().filter_map(|seq| position(self.entries(), *seq));
        let entries = recorded.map(|at| &self.entries()[at]);
        brought.repeated = entries.flat_map(|entry| repeated(entry, own, self.club())).collect();
        Ok(brought)
    }

    /// The beginning of this journal on which another one was decided.
    fn shared(&self, journal: &[Arc<Entry>]) -> Result<Ledger, DeskError> {
        let here = self.entries();
        let first = journal.first().and_then(|first| position(here, first.seq));
        let first = first.unwrap_or(here.len());
        let same = here[first..].iter().zip(journal).take_while(|(ours, theirs)| ours == theirs);
        let shared = here[..first + same.count()].to_vec();
        let club = fold(&shared)?;
        Ok(Ledger::of(shared, Digest::default(), club))
    }

    fn bring_one(
        &mut self,
        entry: &Arc<Entry>,
        rebase: &mut Rebase,
        brought: &mut Brought,
    ) -> Result<(), DeskError> {
        loop {
            let (again, mut club) = match rebase.decide(entry, &self.ledger) {
                Ok(decided) => decided,
                Err(why @ (DeskError::Refused(_) | DeskError::NotUndone(_))) => {
                    rebase.refused(entry);
                    brought.refused.push((Arc::clone(entry), why));
                    return Ok(());
                }
                Err(error) => return Err(error),
            };
            let entries = std::slice::from_ref(&again);
            let addition = Addition { entries, after: &mut club };
            let appended = self.engine.append(&self.ledger, addition, &NoProgress);
            self.engine.end_turn();
            match appended? {
                Appended::Here(head) => {
                    self.ledger.grow(entries, head, club);
                    self.engine.settle(&self.ledger)?;
                    rebase.stands(entry, &again);
                    brought.recorded.push(again.seq);
                    brought.renumbered.extend(renumbered(entry, &again));
                    return Ok(());
                }
                Appended::Moved(news) => {
                    catch_up(&mut self.ledger, news)?;
                }
                Appended::Known(seq) => {
                    self.look(Look::Sure)?;
                    let entries = self.ledger.entries();
                    let at = position(entries, seq).ok_or(DeskError::Diverges(seq))?;
                    rebase.stands(entry, &entries[at]);
                    brought.known += 1;
                    return Ok(());
                }
            }
        }
    }
}
