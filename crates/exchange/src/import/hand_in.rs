//! An event that a club hands in to a register, and its way into that.
//!
//! A register is a club of its own. The operation that takes an event in is named after the club, the tournament's number
//! there and the digest of what was handed in: the same hand-in is recorded once, and the register knows which event a
//! correction replaces. Players bear their number in the club as an external ID, so that a club's second event finds them
//! with certainty.

use std::fmt::{self, Display};
use std::sync::Arc;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::games::Terms;
use super::{Answers, DuplicatePolicy, EventReport, Plan, Unread};
use crate::club::action::{CreateTournament, DeleteTournament, NoteOrigin};
use crate::club::event_file::{Decided, EventFile};
use crate::club::registry::NewPlayer;
use crate::club::{Action, Club, Place, Refusal, Seq};
use crate::domain::ids::{ExternalId, ListId, TournamentId};
use crate::journal::{Digest, Entry, OpId};

/// An event on its way to a register.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandIn {
    /// Always [`HandIn::FORMAT`].
    pub format: String,
    /// The club's id.
    pub club: String,
    /// The club as the register knows it; the scheme of its players' numbers.
    pub name: String,
    /// The tournament's number in the club.
    pub tournament: TournamentId,
    pub event: EventFile,
}

/// How the people of an event were found at a register.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FoundPeople {
    /// By their number in the club, or another body's.
    pub by_number: usize,
    pub by_name: usize,
    pub new: usize,
    /// Those of the new ones who may be registered already.
    pub doubtful: usize,
}

/// The state of an event at a register.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It was not handed in before.
    New,
    /// It was recorded as this entry, as it is.
    Known(Seq),
    /// It replaces this tournament.
    Corrects(TournamentId),
}

impl HandIn {
    /// The name of the format, with its version.
    pub const FORMAT: &'static str = "banzuke-hand-in-1";

    /// An event of a club, with days of birth: people are told apart by them.
    pub fn of<'a>(
        club: &Club,
        (id, name): (&str, &str),
        tournament: TournamentId,
        decisions: impl Iterator<Item = Decided<'a>>,
    ) -> Result<Self, Refusal> {
        let (mut event, numbers) = EventFile::with_numbers(club, tournament, decisions, true)?;
        for (player, number) in event.players.iter_mut().zip(numbers) {
            let today = club.registry().today(number);
            player.external.retain(|id| id.scheme != name);
            player.external.push(ExternalId { scheme: name.to_owned(), value: today.to_string() });
        }
        let (format, id, name) = (Self::FORMAT.to_owned(), id.to_owned(), name.to_owned());
        Ok(Self { format, club: id, name, tournament, event })
    }

    /// Reads what a club handed in; or says what is wrong with it.
    pub fn read(text: &str) -> Result<Self, String> {
        let read: Self = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let is_known = read.format == Self::FORMAT && read.event.format == EventFile::FORMAT;
        if is_known { Ok(read) } else { Err(read.format) }
    }

    /// The event's name in the club.
    pub fn event_name(&self) -> &str {
        match self.event.actions.first() {
            Some(Action::CreateTournament(CreateTournament { name, .. })) => name,
            _ => "",
        }
    }

    /// The digest of what is handed in.
    pub fn digest(&self) -> Digest {
        Digest::of(&self.to_string())
    }

    fn event_prefix(&self) -> String {
        format!("hand-in/{}/{}/", self.club, self.tournament)
    }

    /// The beginning of the operation's name, which says all but how often the event was corrected before.
    fn prefix(&self) -> String {
        format!("{}{}/", self.event_prefix(), self.digest().0)
    }

    /// Its state at a register, and the name of the operation that takes it in.
    pub fn at(&self, register: &Club, entries: &[Arc<Entry>]) -> (Standing, OpId) {
        let (event, this) = (self.event_prefix(), self.prefix());
        let before: Vec<&Arc<Entry>> =
            entries.iter().filter(|entry| entry.op.0.starts_with(&event)).collect();
        let op = OpId(format!("{this}{}", before.len()));
        let last = before.iter().rev().find_map(|entry| {
            let created = entry.actions.iter().find_map(|action| match action {
                Action::CreateTournament(CreateTournament { tournament, .. }) => Some(*tournament),
                _ => None,
            });
            created.filter(|id| register.tournament(*id).is_some()).map(|id| (entry, id))
        });
        let standing = match last {
            None => Standing::New,
            Some((entry, _)) if entry.op.0.starts_with(&this) => Standing::Known(entry.seq),
            Some((_, id)) => Standing::Corrects(id),
        };
        (standing, op)
    }

    /// How its people were found by a plan.
    pub fn found(&self, register: &Club, plan: &Plan) -> FoundPeople {
        let has_number = |player: &&NewPlayer| {
            let mut ids = player.external.iter();
            ids.any(|id| register.registry().external(&id.scheme, &id.value).is_some())
        };
        let by_number = self.event.players.iter().filter(has_number).count();
        let new = plan.fresh.len();
        let by_name = self.event.players.len() - by_number - new;
        FoundPeople { by_number, by_name, new, doubtful: plan.suspects.len() }
    }

    /// Plans it at a register, as one entry. People who may be registered already are registered, and stand among the likely
    /// duplicates until somebody decides.
    pub fn plan(
        &self,
        register: &Club,
        standing: &Standing,
        today: NaiveDate,
    ) -> Result<Plan, Unread> {
        let event = EventReport::of(self.event.clone(), &self.name);
        let mut club = register.clone();
        let mut former = None;
        if let Standing::Corrects(id) = standing
            && let Some(found) = register.tournament(*id)
        {
            let results = found.results_entered();
            let delete = Action::DeleteTournament(DeleteTournament {
                tournament: *id,
                name: found.name.clone(),
                results,
            });
            if club.perform(&delete, Place { seq: Seq::default(), index: 0 }).is_ok() {
                former = Some(delete);
            }
        }
        let is_taken = club.tournament_named(self.event_name()).is_some();
        let name =
            is_taken.then(|| format!("{} ({} {})", self.event_name(), self.name, self.tournament));
        let terms = Terms { tournament: name, list: ListId::MAIN, date: None, today };
        // The register's rules hold, whatever rules the club has.
        let list = register.list_named(&self.event.list.name).map_or(ListId::MAIN, |list| list.id);
        let mut plan =
            event.plan(&club, Some(list), &terms, &Answers::from(DuplicatePolicy::Ask))?;
        if let Some(delete) = former {
            plan.actions.insert(0, delete);
        }
        let (tournament, name) = (club.next_tournament(), self.name.clone());
        plan.actions.push(Action::NoteOrigin(NoteOrigin {
            tournament,
            club: name,
            number: self.tournament,
        }));
        Ok(plan)
    }
}

impl Display for HandIn {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = serde_json::to_string_pretty(self).expect("facts have string keys");
        writeln!(formatter, "{text}")
    }
}
