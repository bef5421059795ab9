//! A journal that holds together, from the entries that were found.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use super::guess::Guess;
use super::guess::MOST_NUMBERS;
use super::tables::Slot;
use super::{Rescued, Why};
use crate::club::action::{AddPlayer, CreateTournament, RecordMatch, SetRatingList};
use crate::club::refusal::Numbered;
use crate::club::{Action, Club, Place, Refusal, Seq};
use crate::domain::ids::{ListId, TournamentId};
use crate::domain::number::PlayerId;
use crate::journal::Entry;
use crate::journal::fold::live;

/// How many entries are folded again for each one there is, before holes are left as they are.
const PATIENCE: usize = 50;

/// The missing entries that are named where any of several may be the one.
const NAMED: usize = 3;

/// Fills the holes and leaves out what does not fit, so that the journal folds.
pub(super) fn rebuild(slots: Vec<Slot>, guess: &Guess<'_>) -> Rescued {
    let live = live(&entries(&slots));
    let mut rebuild = Rebuild { steps: slots.len() * PATIENCE + 10_000, slots, live, guess };
    rebuild.issue_numbers();
    let mut club = rebuild.fold();
    club.settle();
    rebuild.finish(club)
}

struct Rebuild<'a> {
    slots: Vec<Slot>,
    live: Vec<bool>,
    guess: &'a Guess<'a>,
    /// How many more entries may be folded on trial.
    steps: usize,
}

/// The club before each slot that is open.
type Before = BTreeMap<usize, Club>;

impl Rebuild<'_> {
    /// Numbers are issued in order, also by entries that are undone. Those that are missing were
    /// issued by an entry that is lost: the first after the last number before them.
    fn issue_numbers(&mut self) {
        let mut issued = Issued::default();
        for at in 0..self.slots.len() {
            let entry = Arc::clone(&self.slots[at].entry);
            let before = issued;
            for action in &entry.actions {
                let Some((kind, number)) = number(action) else { continue };
                let Next { expected, from } = issued.0[kind];
                // A change of a rating list looks like a new one.
                if kind == LIST && number < expected {
                    continue;
                }
                let gap = expected..number;
                let host = if gap.is_empty() { None } else { self.host(from, at) };
                if number < expected || host.is_none() && !gap.is_empty() {
                    // The number itself is damaged; a later number shows which action really had it.
                    issued = before;
                    let of = [Numbered::Player, Numbered::Tournament, Numbered::List][kind];
                    let refusal = Refusal::NotTheNextNumber { of, given: number, next: expected };
                    let why = Why::NotAllowed(Box::new((refusal, Club::default(), Vec::new())));
                    self.slots[at].leave_out(why, Vec::new());
                    self.slots[at].is_open = true;
                    break;
                }
                if let Some(host) = host {
                    self.issue(host, kind, gap);
                }
                issued.0[kind] = Next { expected: number.saturating_add(1), from: at };
            }
        }
    }

    /// The slot that issued missing numbers: one that counts, if there is any.
    fn host(&self, from: usize, to: usize) -> Option<usize> {
        let open = || (from..to).filter(|&at| self.slots[at].is_open);
        open().find(|&at| self.live[at]).or_else(|| open().next())
    }

    /// Has an open slot issue numbers.
    fn issue(&mut self, host: usize, kind: usize, numbers: Range<u32>) {
        // More than any file holds are missing where a number is damaged itself.
        let numbers = numbers.take(MOST_NUMBERS);
        let issued = numbers.filter_map(|number| self.stand_in(kind, number));
        let actions = self.slots[host].entry.actions.iter().cloned().chain(issued).collect();
        self.slots[host] = self.slots[host].with(actions);
    }

    /// The best action that issues a number; of two names, the second is taken if the first does not fit.
    fn stand_in(&self, kind: usize, number: u32) -> Option<Action> {
        let guesses = match kind {
            PLAYER => self.guess.player(PlayerId(number)),
            TOURNAMENT => self.guess.tournament(TournamentId(number)),
            _ => self.guess.list(ListId(number)),
        };
        guesses.into_iter().next()
    }

    /// Folds the journal, fills holes where an entry is refused, and leaves it out where that
    /// does not help.
    fn fold(&mut self) -> Club {
        let (mut club, mut before) = (Club::default(), Before::new());
        let mut at = 0;
        while at < self.slots.len() {
            if self.slots[at].is_open {
                before.insert(at, club.clone());
                club = self.fill(club, at);
            } else if let Err(refusal) = self.step(&mut club, &self.slots[at].entry, at) {
                if let Some(mended) = self.mend(&mut before, at, &club, &refusal) {
                    club = mended;
                    continue;
                }
                club = match self.replayed(&club, at) {
                    Some(after) => after,
                    None => self.leave_out(club, at, refusal),
                };
            }
            at += 1;
        }
        self.complete(&mut before, club)
    }

    /// The club after an entry that takes the place of a match whose result was undone since.
    fn replayed(&self, club: &Club, at: usize) -> Option<Club> {
        let (entry, mut after) = (&self.slots[at].entry, club.clone());
        for (index, action) in (0..).zip(entry.actions.iter().filter(|_| self.live[at])) {
            after.replay(action, Place { seq: entry.seq, index }).ok()?;
        }
        self.live[at].then_some(after)
    }

    /// Does an entry as it counts: all of it, or nothing.
    fn step(&self, club: &mut Club, entry: &Entry, at: usize) -> Result<(), Refusal> {
        // One that is refused has changed nothing.
        if let [action] = &entry.actions[..] {
            return self.act(club, action, at, 0);
        }
        let mut after = club.clone();
        for (index, action) in (0..).zip(&entry.actions) {
            self.act(&mut after, action, at, index)?;
        }
        *club = after;
        Ok(())
    }

    fn act(&self, club: &mut Club, action: &Action, at: usize, index: u32) -> Result<(), Refusal> {
        let seq = self.slots[at].entry.seq;
        if self.live[at] {
            club.perform(action, Place { seq, index })
        } else {
            club.retire_numbers(action)
        }
    }

    /// Does what stands in an open slot. What is not allowed gives way to the next best thing.
    fn fill(&mut self, mut club: Club, at: usize) -> Club {
        let mut kept: Vec<Action> = Vec::new();
        for action in Vec::clone(&self.slots[at].entry.actions) {
            let others = match action {
                Action::AddPlayer(AddPlayer { player, .. }) => self.guess.player(player),
                Action::CreateTournament(CreateTournament { tournament, .. }) => {
                    self.guess.tournament(tournament)
                }
                _ => Vec::new(),
            };
            let index = u32::try_from(kept.len()).unwrap_or(u32::MAX);
            let mut all = [action].into_iter().chain(others);
            kept.extend(all.find(|action| self.act(&mut club, action, at, index).is_ok()));
        }
        self.slots[at] = self.slots[at].with(kept);
        club
    }

    /// Looks for something that was lost before an entry without which it is refused. Gives the
    /// club before the entry as it is then.
    fn mend(
        &mut self,
        before: &mut Before,
        at: usize,
        club: &Club,
        refusal: &Refusal,
    ) -> Option<Club> {
        if before.is_empty() {
            return None;
        }
        let mut guesses = self.guess.before(refusal, club).into_iter();
        let placed = guesses.find_map(|actions| self.place(before, &actions, at, Some(refusal)));
        placed.or_else(|| self.retire(before, at, refusal))
    }

    /// Puts actions into the last open slot from which on everything up to an end is still
    /// allowed. What stands at the end must then not be refused for the reason given.
    fn place(
        &mut self,
        before: &mut Before,
        actions: &[Action],
        end: usize,
        refusal: Option<&Refusal>,
    ) -> Option<Club> {
        let open: Vec<usize> = before.keys().copied().filter(|&open| self.live[open]).collect();
        open.into_iter().rev().filter(|_| !actions.is_empty()).find_map(|host| {
            let actions = [&self.slots[host].entry.actions[..], actions].concat();
            self.try_at(before, host, actions, end, refusal)
        })
    }

    /// Issues unknown numbers of matches by an empty slot that a further entry undoes.
    fn retire(&mut self, before: &mut Before, at: usize, refusal: &Refusal) -> Option<Club> {
        let Refusal::NotTheNextNumber { of: Numbered::Match, given, next } = *refusal else {
            return None;
        };
        let recorded = self.slots[at].entry.actions.iter().find(
            |action| matches!(action, Action::RecordMatch(RecordMatch { no, .. }) if no.0 == given),
        );
        let mut action = recorded?.clone();
        let mut actions = Vec::new();
        for number in (next..given).take(MOST_NUMBERS) {
            if let Action::RecordMatch(RecordMatch { no, .. }) = &mut action {
                no.0 = number;
            }
            actions.push(action.clone());
        }
        let is_free = |at: &usize| self.live[*at] && self.slots[*at].entry.actions.is_empty();
        let open: Vec<usize> = before.keys().copied().filter(is_free).collect();
        open.into_iter().rev().find_map(|host| {
            self.live[host] = false;
            let retired = self.try_at(before, host, actions.clone(), at, Some(refusal));
            self.slots[host].is_retired = retired.is_some();
            self.live[host] = retired.is_none();
            retired
        })
    }

    /// Folds from an open slot on with other actions in it. Gives the club at the end if that
    /// is any better.
    fn try_at(
        &mut self,
        before: &mut Before,
        host: usize,
        actions: Vec<Action>,
        end: usize,
        refusal: Option<&Refusal>,
    ) -> Option<Club> {
        self.steps = self.steps.checked_sub(end - host)?;
        let slot = self.slots[host].with(actions);
        let (mut club, mut clubs) = (before[&host].clone(), Before::new());
        for at in host..end {
            if self.slots[at].is_open {
                clubs.insert(at, club.clone());
            }
            let entry = if at == host { &slot.entry } else { &self.slots[at].entry };
            self.step(&mut club, entry, at).ok()?;
        }
        if let Some(refusal) = refusal {
            let mut after = club.clone();
            if self.step(&mut after, &self.slots[end].entry, end).as_ref() == Err(refusal) {
                return None;
            }
        }
        self.slots[host] = slot;
        before.extend(clubs);
        Some(club)
    }

    /// Adds the published facts that no entry decided.
    fn complete(&mut self, before: &mut Before, mut club: Club) -> Club {
        let end = self.slots.len();
        while !before.is_empty() {
            let mut guesses = self.guess.at_last(&club).into_iter();
            let Some(more) = guesses.find_map(|actions| {
                club.clone().perform(actions.first()?, Place { seq: Seq(0), index: 0 }).ok()?;
                self.place(before, &actions, end, None)
            }) else {
                break;
            };
            club = more;
        }
        club
    }

    /// Leaves an entry out. The numbers it issued stay issued.
    fn leave_out(&mut self, club: Club, at: usize, refusal: Refusal) -> Club {
        let entry = Arc::clone(&self.slots[at].entry);
        let (mut after, mut kept) = (club.clone(), Vec::new());
        for action in &entry.actions {
            let guesses = match action {
                Action::AddPlayer(AddPlayer { player, .. }) => self.guess.player(*player),
                Action::CreateTournament(CreateTournament { tournament, .. }) => {
                    self.guess.tournament(*tournament)
                }
                Action::SetRatingList(_) => Vec::new(),
                _ => continue,
            };
            let index = u32::try_from(kept.len()).unwrap_or(u32::MAX);
            let mut all = [action.clone()].into_iter().chain(guesses);
            kept.extend(all.find(|action| self.act(&mut after, action, at, index).is_ok()));
        }
        let without = self.depended_on(&entry, at);
        let why = Why::NotAllowed(Box::new((refusal, club, without)));
        self.slots[at].leave_out(why, kept);
        after
    }

    /// The missing entries that one most likely depended on: those of its tournament that
    /// had to be left out as well, or else the lost entries of which nothing is known.
    fn depended_on(&self, entry: &Entry, at: usize) -> Vec<Seq> {
        let about: Vec<TournamentId> =
            entry.actions.iter().filter_map(Action::tournament).collect();
        let missing = || (0..at).rev().filter(|&at| self.live[at] && self.slots[at].is_left_out());
        let same = missing().find_map(|at| match &self.slots[at].why {
            Some(Why::NotAllowed(fault)) => {
                let refused = self.slots[at].about.iter();
                let without = || fault.2.clone();
                refused.copied().any(|other| about.contains(&other)).then(without)
            }
            _ => None,
        });
        let open = missing().filter(|&at| self.slots[at].is_open);
        let open = open.map(|at| self.slots[at].entry.seq).take(NAMED);
        same.unwrap_or_else(|| open.collect())
    }

    fn finish(self, club: Club) -> Rescued {
        let known = self.slots.len();
        let (mut losses, mut all) = (Vec::new(), entries(&self.slots));
        for slot in &self.slots {
            let mut retired = None;
            if slot.is_retired {
                let undo = slot.undone_by(Seq(all.len() as u64 + 1));
                retired = Some(undo.seq);
                all.push(Arc::new(undo));
            }
            losses.extend(slot.loss(retired));
        }
        Rescued { entries: all, club, known, losses, foreign_log: false }
    }
}

fn entries(slots: &[Slot]) -> Vec<Arc<Entry>> {
    slots.iter().map(|slot| Arc::clone(&slot.entry)).collect()
}

const PLAYER: usize = 0;
const TOURNAMENT: usize = 1;
const LIST: usize = 2;

/// The number that comes next, and the entry that issued the one before.
#[derive(Clone, Copy, Debug)]
struct Next {
    expected: u32,
    from: usize,
}

/// The next numbers of players, tournaments and rating lists; every file begins with one list.
#[derive(Clone, Copy, Debug)]
struct Issued([Next; 3]);

impl Default for Issued {
    fn default() -> Self {
        Self([1, 1, 2].map(|expected| Next { expected, from: 0 }))
    }
}

/// Which number an action issues, as far as that rests on numbers alone.
fn number(action: &Action) -> Option<(usize, u32)> {
    match action {
        Action::AddPlayer(AddPlayer { player, .. }) => Some((PLAYER, player.0)),
        Action::CreateTournament(CreateTournament { tournament, .. }) => {
            Some((TOURNAMENT, tournament.0))
        }
        Action::SetRatingList(SetRatingList { list, .. }) => Some((LIST, list.0)),
        _ => None,
    }
}
