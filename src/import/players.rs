//! A list of players.

use std::collections::HashMap;

use super::draft::Draft;
use super::fault::Faults;
use super::newcomer::{ALIASES, EXTERNAL, Listed, NAME, Newcomer, listed};
use super::rows::Row;
use super::suspect::{Answer, Answers, Fresh, Suspect, Taken, Who, suspects, taken};
use super::{Doubt, ImportFault, Note, Plan, Unread, Why};
use crate::club::registry::Named;
use crate::club::{Club, Player};
use crate::domain::name::fold;
use crate::domain::number::PlayerId;
use crate::domain::watch::{Count, Task, Unwatched, Watch};

/// Plans the registration of everybody on a list, as [`newcomers`](super::newcomers) reads it.
/// Whoever is registered already is left as they are and noted. Whoever may be is a suspect: what
/// becomes of them is told by `doubt`, and the caller does nothing where the operator is to be
/// asked.
pub fn players(club: &Club, bytes: &[u8], doubt: Doubt) -> Result<Plan, ImportFault> {
    planned(club, bytes, &doubt.into(), &Unwatched).map_err(Unread::first)
}

/// The same with answers to single rows, watched row by row; all faults are found.
pub(super) fn planned(
    club: &Club,
    bytes: &[u8],
    answers: &Answers,
    watch: &dyn Watch,
) -> Result<Plan, Unread> {
    let rows = listed(bytes, watch)?;
    let anew = Import::new(club, answers).take_in(&rows, watch)?;
    let suspects = suspects(&anew.draft.club, &anew.fresh, &anew.doubted, answers, watch)?;
    if answers.others != Doubt::Use || suspects.is_empty() {
        return Ok(anew.plan(suspects));
    }
    let import = Import { taken: taken(&suspects)?, ..Import::new(club, answers) };
    Ok(import.take_in(&rows, watch)?.plan(Vec::new()))
}

/// A list on its way in.
#[derive(Debug)]
struct Import<'a> {
    draft: Draft,
    answers: &'a Answers,
    notes: Vec<Note>,
    fresh: Vec<Fresh>,
    /// Which line named whom.
    lines: HashMap<PlayerId, u64>,
    /// Whom each line means.
    meant: HashMap<u64, PlayerId>,
    /// Rows that name somebody whom an earlier one names.
    repeated: Vec<Suspect>,
    /// Whom a line names, although something is known that speaks against it.
    doubted: HashMap<u64, PlayerId>,
    /// Whom a name means that is not theirs.
    taken: HashMap<String, Taken>,
}

impl<'a> Import<'a> {
    fn new(club: &Club, answers: &'a Answers) -> Self {
        Self {
            draft: Draft::new(club),
            answers,
            notes: Vec::new(),
            fresh: Vec::new(),
            lines: HashMap::new(),
            meant: HashMap::new(),
            repeated: Vec::new(),
            doubted: HashMap::new(),
            taken: HashMap::new(),
        }
    }

    fn take_in(mut self, rows: &[Listed], watch: &dyn Watch) -> Result<Self, Unread> {
        let (mut faults, count) =
            (Faults::default(), Count::new(watch, Task::Checking, rows.len()));
        for listed in rows {
            count.one()?;
            let done = match listed {
                Ok((row, newcomer)) => self.row(row, newcomer),
                Err(fault) => Err(fault.clone()),
            };
            faults.note(done)?;
        }
        faults.told()?;
        Ok(self)
    }

    fn plan(self, mut suspects: Vec<Suspect>) -> Plan {
        let Self { draft: Draft { club, actions }, notes, fresh, repeated, .. } = self;
        suspects.extend(repeated);
        suspects.sort_by_key(|suspect| suspect.line);
        Plan { actions, notes, suspects, fresh, club }
    }

    fn row(&mut self, row: &Row, newcomer: &Newcomer) -> Result<(), ImportFault> {
        if let Some(player) = self.taken(&newcomer.name) {
            self.take(newcomer, player);
            return Ok(());
        }
        match self.answers.of(row.line, &newcomer.name) {
            Some(Answer::New) => return self.register(row, newcomer),
            Some(Answer::Use(who)) => {
                if let Some(player) = self.who(who) {
                    self.take(newcomer, player);
                    return Ok(());
                }
            }
            None => {}
        }
        if let Some((column, player)) = self.known(row, newcomer)? {
            if let Some(&first) = self.lines.get(&player) {
                return self.again(newcomer, player, first).map_err(|why| row.fault(column, why));
            }
            self.notes.push(Note::Known { line: row.line, player });
            self.mean(row.line, player);
            return Ok(());
        }
        self.register(row, newcomer)
    }

    fn register(&mut self, row: &Row, newcomer: &Newcomer) -> Result<(), ImportFault> {
        let player = self.draft.club.next_player();
        let registration = newcomer.registration(player);
        self.draft.perform(registration).map_err(|why| row.fault(NAME, why))?;
        self.fresh.push(Fresh { line: row.line, player });
        self.mean(row.line, player);
        Ok(())
    }

    /// Takes a row for somebody.
    fn take(&mut self, newcomer: &Newcomer, player: PlayerId) {
        let (line, text) = (newcomer.line, newcomer.name.clone());
        self.notes.push(Note::Taken { line, text, player });
        self.meant.insert(line, player);
    }

    fn mean(&mut self, line: u64, player: PlayerId) {
        self.lines.insert(player, line);
        self.meant.insert(line, player);
    }

    /// Who that is by now; none for somebody who is no longer there.
    fn who(&self, who: &Who) -> Option<PlayerId> {
        match who {
            Who::Player(player) => self.draft.club.player(*player).map(|known| known.id),
            Who::Row { line, .. } => self.meant.get(line).copied(),
        }
    }

    /// A row that names somebody whom an earlier one names: one person written twice, or two
    /// people of one name.
    fn again(&mut self, newcomer: &Newcomer, player: PlayerId, first: u64) -> Result<(), Why> {
        let Some(known) = self.draft.club.player(player) else { return Ok(()) };
        match self.answers.others {
            Doubt::Ask => self.repeated.push(Suspect::again(newcomer, known, first)),
            Doubt::Use if !plays_for_others(known, newcomer) => {
                self.take(newcomer, player);
            }
            Doubt::Use | Doubt::New => return Err(Why::SameAsLine(first)),
        }
        Ok(())
    }

    fn taken(&self, name: &str) -> Option<PlayerId> {
        match self.taken.get(name)? {
            Taken::Player(player) => Some(*player),
            Taken::Named(name) => {
                let fresh = self.fresh.iter().map(|fresh| fresh.player);
                let named = |player: &PlayerId| {
                    self.draft.club.player(*player).is_some_and(|known| known.name == *name)
                };
                fresh.into_iter().find(named)
            }
        }
    }

    /// The one registered player whom a number, the name or an alias of a row means, and the
    /// column that does.
    fn known(
        &mut self,
        row: &Row,
        newcomer: &Newcomer,
    ) -> Result<Option<(usize, PlayerId)>, ImportFault> {
        let numbered = newcomer.external.iter().filter_map(|(scheme, value)| {
            Some((EXTERNAL, vec![self.draft.club.registry().external(scheme, value)?]))
        });
        let numbered: Vec<_> = numbered.collect();
        let sure = !numbered.is_empty();
        let named = std::iter::once((NAME, &newcomer.name))
            .chain(newcomer.aliases.iter().map(|alias| (ALIASES, alias)))
            .map(|(column, text)| (column, self.bearers(text)));
        let mut found: Option<(usize, PlayerId)> = None;
        for (column, bearers) in numbered.into_iter().chain(named) {
            found = match (found, &bearers[..]) {
                (found, []) => found,
                (None, [one]) => Some((column, *one)),
                (Some((_, other)), bearers) if bearers.contains(&other) => found,
                (Some((_, other)), [one]) => {
                    return Err(row.fault(column, Why::Several(vec![other, *one])));
                }
                (_, _) => return Err(row.fault(column, Why::Several(bearers))),
            };
        }
        let Some((_, player)) = found else { return Ok(None) };
        let known = self.draft.club.player(player);
        if !sure && known.is_some_and(|known| contradicts(known, newcomer)) {
            self.doubted.insert(row.line, player);
            return Ok(None);
        }
        Ok(found)
    }

    /// Who bears a name. Only names are looked at: whoever is called `P2` is not thereby player
    /// number 2. Where namesakes are registered anew, each line takes the next of them who is
    /// there already, so that a list taken in again changes nothing.
    fn bearers(&self, text: &str) -> Vec<PlayerId> {
        let bearers = match self.draft.club.registry().named(text) {
            Named::Nobody => Vec::new(),
            Named::One(player) => vec![player],
            Named::Several(players) => players,
        };
        if self.answers.others != Doubt::New {
            return bearers;
        }
        bearers.into_iter().find(|player| !self.lines.contains_key(player)).into_iter().collect()
    }
}

/// Whether a row gives another club than the one that is known.
fn plays_for_others(known: &Player, newcomer: &Newcomer) -> bool {
    let clubs = known.club.as_deref().zip(newcomer.club.as_deref());
    clubs.is_some_and(|(one, other)| fold(one) != fold(other))
}

/// Whether a fact of which a person has only one speaks against a name.
fn contradicts(known: &Player, newcomer: &Newcomer) -> bool {
    let born = known.born.zip(newcomer.born).is_some_and(|(one, other)| one != other);
    born || newcomer
        .external
        .iter()
        .any(|(scheme, value)| known.external_in(scheme).is_some_and(|theirs| theirs != value))
}
