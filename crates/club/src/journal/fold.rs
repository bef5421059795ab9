//! From entries to a club.
//!
//! An undo in the events that it is about: they alone are folded again.
//!
//! An event is its own decisions, in the light of who is registered and who is one person, and of who sits where in the
//! hall. Where an undo changes an event that none of this ties to others, all else stays as it is: of a million matches
//! some hundred are folded. Where it may touch more, or a decision is refused, there is no such answer and all is folded,
//! which also tells what is refused.

use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;

use super::Entry;
use crate::club::event_file::Decided;
use crate::club::{Action, Club, Place, Refusal, Seats, Seq};
use crate::domain::ids::TournamentId;
use crate::domain::name;
use crate::domain::number::PlayerId;
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

from_each!(NotFolded: NotAllowed(NotAllowed), Stopped(Stopped));

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

/// The index of an entry in a complete journal.
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
            retire(club, entry)?;
        }
    }
    Ok(())
}

/// After this many entries, events that they are not about are packed. Few in tests.
const PART: usize = if cfg!(test) { 3 } else { 256 };

/// After this many actions of an import, events are packed too. Few in tests.
const MANY: usize = if cfg!(test) { 3 } else { 16_384 };

/// The packing of events while a journal is folded.
#[derive(Debug, Default)]
struct Packing {
    /// The events that the last part was about.
    about: HashSet<TournamentId>,
    /// The events that the present part of an import is about so far, and the number of its actions.
    part: (HashSet<TournamentId>, usize),
}

impl Packing {
    /// Packs the events of the part before, except those of this one.
    fn behind(&mut self, part: &[Arc<Entry>], club: &mut Club) {
        let mut about = HashSet::new();
        for entry in part {
            about.extend(entry.actions.each().filter_map(|action| action.tournament()));
        }
        self.go_on(about, club);
    }

    /// Notes an action of an import. A million unpacked matches would take as much memory as everything else.
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
    /// Folds further entries, those that count by `live`. Packs
    /// these entries, and events that they are not about any more.
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
            .map_err(|refusal| NotAllowed { seq: entry.seq, refusal })?;
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

/// The most events for which an undo is folded event by event; for each, the whole journal is searched.
const MOST: usize = 4;

/// The club after entries that count by `live`, made from `club`, in which the entries in
/// the places `turned` count the other way. None if that takes more than a few events.
pub(super) fn turned(
    club: &Club,
    entries: &[Arc<Entry>],
    turned: &[usize],
    live: impl Fn(usize) -> bool,
) -> Option<Club> {
    let (mut events, mut are_shaped) = (BTreeSet::new(), false);
    for action in turned.iter().flat_map(|&at| entries[at].actions.each()) {
        if seats(&action) || events.len() > MOST {
            return None;
        }
        are_shaped |= shapes(&action);
        events.insert(action.tournament()?);
    }
    let (mut after, merged) = (club.clone(), merged(entries));
    for event in events {
        let alone = alone(club, entries, event, &live, &merged)?;
        after = after.with_event_of(&alone, event, are_shaped)?;
        if is_taken_elsewhere([club, &after], entries, event) {
            return None;
        }
    }
    after.settle();
    Some(after)
}

/// A club in which only this event was decided; none if merged players take part in it.
fn alone(
    club: &Club,
    entries: &[Arc<Entry>],
    event: TournamentId,
    live: impl Fn(usize) -> bool,
    merged: &HashSet<PlayerId>,
) -> Option<Club> {
    let mut alone = club.before_event(event);
    for (at, entry) in entries.iter().enumerate() {
        if !entry.actions.may_be_about(event) {
            continue;
        }
        for (index, action) in (0..).zip(entry.actions.each()) {
            if action.tournament() != Some(event) {
                continue;
            }
            if !live(at) {
                alone.retire_numbers(&action).ok()?;
                continue;
            }
            if !merged.is_empty() {
                let mut named = action.clone().into_owned();
                if named.numbers_mut().players.iter().any(|player| merged.contains(player)) {
                    return None;
                }
            }
            alone.replay(&action, Place { seq: entry.seq, index }).ok()?;
        }
    }
    Some(alone)
}

/// The players whom any entry merged with another, even if it was undone.
fn merged(entries: &[Arc<Entry>]) -> HashSet<PlayerId> {
    let mut merged = HashSet::new();
    for entry in entries.iter().filter(|entry| entry.actions.may_merge()) {
        for action in entry.actions.each() {
            if let Action::MergePlayers(_) | Action::UnmergePlayers(_) = &*action {
                let mut named = action.into_owned();
                merged.extend(named.numbers_mut().players.into_iter().map(|player| *player));
            }
        }
    }
    merged
}

/// Whether an action is about the name of an event, or its beginning and end, by which the club knows it.
const fn shapes(action: &Action) -> bool {
    matches!(
        action,
        Action::CreateTournament(_)
            | Action::RenameTournament(_)
            | Action::SetTag(_)
            | Action::NoteOrigin(_)
            | Action::DeleteTournament(_)
            | Action::DrawStage(_)
            | Action::CloseTournament(_)
    )
}

/// Whether an action takes a table or players whom a match of another event may have.
const fn seats(action: &Action) -> bool {
    matches!(
        action,
        Action::CallMatch(_)
            | Action::CallAgain(_)
            | Action::StartMatch(_)
            | Action::WithdrawCall(_)
            | Action::PostponeMatch(_)
            | Action::ReplaceEntrant(_)
            | Action::SetTables(_)
    )
}

/// Whether an action elsewhere, since the event began, may have taken a table or player of a match that is seated
/// in only one of the two clubs: a call there takes them from a match that sits here because its result was undone.
fn is_taken_elsewhere(clubs: [&Club; 2], entries: &[Arc<Entry>], event: TournamentId) -> bool {
    let [before, after] = clubs.map(|club| club.seated(event));
    let gone = before.iter().filter(|seats| !after.contains(seats));
    let come = after.iter().filter(|seats| !before.contains(seats));
    let seats: Vec<&Seats<'_>> = gone.chain(come).collect();
    if seats.is_empty() {
        return false;
    }
    let sits = |player: &PlayerId| seats.iter().any(|seats| seats.players.contains(player));
    let is_theirs = |table: &str| {
        let own = |seats: &&Seats<'_>| {
            seats.table.is_some_and(|own| name::fold(own) == name::fold(table))
        };
        seats.iter().any(own)
    };
    let plays =
        |event| clubs[1].tournament(event).is_none_or(|event| event.entrants.iter().any(&sits));
    let takes = |action: &Action| match action {
        action if action.tournament() == Some(event) => false,
        Action::CallMatch(call) => is_theirs(&call.table) || plays(call.tournament),
        Action::ReplaceEntrant(one) => sits(&one.from) || sits(&one.to),
        Action::SetTables(_) => true,
        _ => false,
    };
    let begun = entries.iter().skip_while(|entry| !entry.actions.may_be_about(event));
    begun.flat_map(|entry| entry.actions.each()).any(|action| takes(&action))
}
