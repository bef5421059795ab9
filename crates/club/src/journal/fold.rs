//! From entries to a club.

use std::collections::HashSet;
use std::sync::Arc;

use super::Entry;
use crate::club::event_file::Decided;
use crate::club::{Action, Club, Place, Refusal, Seq};
use crate::domain::ids::TournamentId;
use crate::domain::progress::{NoProgress, Progress, ProgressCounter, Stopped, Task};

/// An entry that cannot be done where it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct NotAllowed {
    pub seq: Seq,
    pub refusal: Refusal,
}

/// Why there is no club after some entries.
#[derive(Clone, Debug, PartialEq)]
pub enum NotFolded {
    /// One of them cannot be done.
    NotAllowed(NotAllowed),
    /// It was no longer wanted.
    Stopped(Stopped),
}

impl From<Stopped> for NotFolded {
    fn from(stopped: Stopped) -> Self {
        Self::Stopped(stopped)
    }
}

impl NotFolded {
    /// The error where it cannot have been stopped.
    pub fn unwatched(self) -> NotAllowed {
        match self {
            Self::NotAllowed(fault) => fault,
            Self::Stopped(stopped) => NoProgress::whole(Err(stopped)),
        }
    }
}

/// Which entries count: an entry does unless an undo that itself counts takes it back.
pub fn live(entries: &[Arc<Entry>]) -> Vec<bool> {
    let mut live = vec![true; entries.len()];
    for (at, entry) in entries.iter().enumerate().rev() {
        let undone = entry.undoes.filter(|_| live[at]).and_then(|seq| position(entries, seq));
        if let Some(undone) = undone {
            live[undone] = false;
        }
    }
    live
}

/// All decisions, each with its entry and whether it counts.
pub fn decisions(entries: &[Arc<Entry>]) -> impl Iterator<Item = Decided<'_>> {
    entries
        .iter()
        .zip(live(entries))
        .flat_map(|(entry, live)| entry.actions.iter().map(move |one| (entry.seq, one, live)))
}

/// Where an entry stands; numbers run from 1 without gaps.
pub fn position(entries: &[Arc<Entry>], seq: Seq) -> Option<usize> {
    place(seq).filter(|&at| entries.get(at).is_some_and(|entry| entry.seq == seq))
}

/// Where an entry stands that is in its place.
fn place(seq: Seq) -> Option<usize> {
    usize::try_from(seq.0).ok()?.checked_sub(1)
}

/// Folds a whole journal.
pub fn fold(entries: &[Arc<Entry>]) -> Result<Club, NotAllowed> {
    let mut club = unrated(entries)?;
    club.settle();
    Ok(club)
}

/// [`fold`], with the ratings still to be calculated.
pub(super) fn unrated(entries: &[Arc<Entry>]) -> Result<Club, NotAllowed> {
    let folded = decided(Club::default(), entries, &live(entries), &NoProgress);
    folded.map_err(NotFolded::unwatched)
}

/// Goes on from a club with further entries of a journal, of which only those count that `live` says, and then
/// recalculates the ratings, once. Watched action by action.
pub fn fold_on(
    club: Club,
    entries: &[Arc<Entry>],
    live: &[bool],
    progress: &dyn Progress,
) -> Result<Club, NotFolded> {
    let mut club = decided(club, entries, live, progress)?;
    club.settle();
    Ok(club)
}

/// [`fold_on`], with the ratings still to be calculated.
fn decided(
    mut club: Club,
    entries: &[Arc<Entry>],
    live: &[bool],
    progress: &dyn Progress,
) -> Result<Club, NotFolded> {
    let count = count(entries, progress);
    let mut packing = Packing::default();
    for (part, live) in entries.chunks(PART).zip(live.chunks(PART)) {
        replay(&mut club, part, live, &count)?;
        if entries.len() > PART {
            packing.behind(part, &mut club);
        }
    }
    packing.end(&mut club);
    Ok(club)
}

/// [`fold_on`] for a part of the entries: ratings are left as they were.
fn replay(
    club: &mut Club,
    entries: &[Arc<Entry>],
    live: &[bool],
    count: &ProgressCounter<'_>,
) -> Result<(), NotFolded> {
    for (entry, live) in entries.iter().zip(live) {
        if *live {
            perform(club, entry, Club::replay, count)?;
        } else {
            retire(club, entry).map_err(NotFolded::NotAllowed)?;
        }
    }
    Ok(())
}

/// Entries after which events are packed that these are not about any more. Few in tests.
const PART: usize = if cfg!(test) { 3 } else { 256 };

/// Actions of an import after which they are. Few in tests.
const MANY: usize = if cfg!(test) { 3 } else { 16_384 };

/// The packing of events while a journal is folded.
#[derive(Debug, Default)]
struct Packing {
    /// The events that the last part was about.
    about: HashSet<TournamentId>,
    /// Those that the present part of an import is about until now, and how many actions it has.
    part: (HashSet<TournamentId>, usize),
}

impl Packing {
    /// Packs the events of the part before, but for those of this one.
    fn behind(&mut self, part: &[Arc<Entry>], club: &mut Club) {
        let mut about = HashSet::new();
        for entry in part {
            about.extend(entry.actions.each().filter_map(|action| action.tournament()));
        }
        self.go_on(about, club);
    }

    /// Notes an action of an import. A million matches that are not packed would take as much room as all else.
    fn within(&mut self, event: Option<TournamentId>, club: &mut Club) {
        self.part.0.extend(event);
        self.part.1 += 1;
        if self.part.1 == MANY {
            let (about, _) = std::mem::take(&mut self.part);
            self.go_on(about, club);
        }
    }

    fn go_on(&mut self, about: HashSet<TournamentId>, club: &mut Club) {
        let before = std::mem::replace(&mut self.about, about);
        club.pack(before.difference(&self.about));
    }

    fn end(self, club: &mut Club) {
        club.pack(&self.about);
    }
}

/// A journal that is folded part by part, while the rest of it is still being read.
#[derive(Debug, Default)]
pub(super) struct Folding {
    club: Club,
    packing: Packing,
    /// The first entry that cannot be done; nothing is folded behind it.
    fault: Option<NotAllowed>,
}

impl From<Club> for Folding {
    /// Goes on from a club.
    fn from(club: Club) -> Self {
        Self { club, packing: Packing::default(), fault: None }
    }
}

impl Folding {
    /// Goes on with further entries, of which those count that `live` says. Events that they are not about any more are
    /// packed, and so are these entries.
    pub(super) fn add(&mut self, entries: &mut [Arc<Entry>], live: &[bool]) {
        if self.fault.is_none() {
            let count = count(entries, &NoProgress);
            let folded = replay(&mut self.club, entries, live, &count);
            self.fault = folded.map_err(NotFolded::unwatched).err();
        }
        self.packing.behind(entries, &mut self.club);
        for entry in entries.iter_mut().filter_map(Arc::get_mut) {
            entry.actions.let_go();
        }
    }

    /// The club after all of them.
    pub(super) fn end(mut self) -> Result<Club, NotAllowed> {
        if let Some(fault) = self.fault {
            return Err(fault);
        }
        self.packing.end(&mut self.club);
        self.club.settle();
        Ok(self.club)
    }
}

/// Adds decisions that are made now, and then recalculates the ratings, once; after an import they are left for later.
/// Unlike [`fold_on`], it refuses a table that is taken, and players who are.
pub fn decide_on(
    mut club: Club,
    entries: &[Arc<Entry>],
    progress: &dyn Progress,
) -> Result<Club, NotFolded> {
    let count = count(entries, progress);
    for entry in entries {
        perform(&mut club, entry, Club::perform, &count)?;
    }
    if entries.iter().any(|entry| entry.actions.are_imported()) {
        let mut packing = Packing::default();
        packing.behind(entries, &mut club);
        packing.end(&mut club);
    } else {
        club.settle();
    }
    Ok(club)
}

/// [`decide_on`] in place; refused, nothing has happened.
pub fn extend(club: &mut Club, entries: &[Arc<Entry>]) -> Result<(), NotAllowed> {
    let after = decide_on(club.clone(), entries, &NoProgress);
    *club = after.map_err(NotFolded::unwatched)?;
    club.settle();
    Ok(())
}

fn count<'a>(entries: &[Arc<Entry>], progress: &'a dyn Progress) -> ProgressCounter<'a> {
    ProgressCounter::new(
        progress,
        Task::Recording,
        entries.iter().map(|entry| entry.actions.len()).sum(),
    )
}

fn perform(
    club: &mut Club,
    entry: &Entry,
    act: fn(&mut Club, &Action, Place) -> Result<(), Refusal>,
    count: &ProgressCounter<'_>,
) -> Result<(), NotFolded> {
    let mut packing = entry.actions.are_imported().then(Packing::default);
    for (index, action) in (0..).zip(entry.actions.each()) {
        act(club, &action, Place { seq: entry.seq, index })
            .map_err(|refusal| NotFolded::NotAllowed(NotAllowed { seq: entry.seq, refusal }))?;
        if let Some(packing) = &mut packing {
            packing.within(action.tournament(), club);
        }
        count.one()?;
    }
    Ok(())
}

fn retire(club: &mut Club, entry: &Entry) -> Result<(), NotAllowed> {
    for action in entry.actions.each() {
        club.retire_numbers(&action).map_err(|refusal| NotAllowed { seq: entry.seq, refusal })?;
    }
    Ok(())
}
