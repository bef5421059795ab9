//! An event that a club hands in to a register, and its way into that.
//!
//! A register is a club of its own. The operation that takes an event in is named after the club, the tournament's number
//! there and the digest of what was handed in: the same hand-in is recorded once, and the register knows which event a
//! correction replaces. Players bear their number in the club as an external ID, so that a club's second event finds them
//! with certainty.

use std::collections::BTreeMap;
use std::fmt::{self, Display};
use std::sync::Arc;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::games::Terms;
use super::{Answers, DuplicatePolicy, EventReport, Plan, Unread};
use crate::club::action::{
    AdjustRating, CreateTournament, DeleteTournament, NoteOrigin, SetExternalId, SetRatingList,
};
use crate::club::event_file::{Decided, EventFile};
use crate::club::registry::NewPlayer;
use crate::club::{Action, Club, Place, Refusal, Seq};
use crate::domain::ids::{ExternalId, ListId, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::{Change, Established, Scale};
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

    /// The first part of the operation's name. Only the number of earlier corrections is missing.
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
            let (name, results) = (found.name.clone(), found.results_entered());
            let delete = DeleteTournament { tournament: *id, name, results }.into();
            if club.perform(&delete, Place { seq: Seq::default(), index: 0 }).is_ok() {
                former = Some(delete);
            }
        }
        let is_taken = club.tournament_named(self.event_name()).is_some();
        let name =
            is_taken.then(|| format!("{} ({} {})", self.event_name(), self.name, self.tournament));
        let terms = Terms { tournament: name, list: ListId::MAIN, date: None, today };
        // The rules of the register apply, not those of the club.
        let list = register.list_named(&self.event.list.name).map_or(ListId::MAIN, |list| list.id);
        let mut plan =
            event.plan(&club, Some(list), &terms, &Answers::from(DuplicatePolicy::Ask))?;
        if let Some(delete) = former {
            plan.actions.insert(0, delete);
        }
        let (tournament, club) = (club.next_tournament(), self.name.clone());
        plan.actions.push(NoteOrigin { tournament, club, number: self.tournament }.into());
        Ok(plan)
    }
}

impl Display for HandIn {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = serde_json::to_string_pretty(self).expect("facts have string keys");
        writeln!(formatter, "{text}")
    }
}

/// The names by which a club and a register know each other.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    /// The club at the register: the scheme of its players' numbers there.
    pub club: &'a str,
    /// The register in the club: the scheme of its numbers, and the name of the list with its ratings.
    pub register: &'a str,
    pub today: NaiveDate,
}

/// The actions that the club records, and differences for a person to decide.
#[derive(Debug, Default)]
pub struct Fetched {
    /// Numbers and ratings of the register; nothing where the club has them already.
    pub actions: Vec<Action>,
    pub differences: Vec<Difference>,
    /// Players of the club whom the register knows.
    pub known: usize,
}

/// Something that is otherwise at the register.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    Name {
        player: PlayerId,
        there: String,
    },
    /// The register says that these players of the club are one person.
    OnePerson {
        players: Vec<PlayerId>,
        there: PlayerId,
    },
    /// The register's number is another one than the club has noted.
    Number {
        player: PlayerId,
        noted: String,
        there: PlayerId,
    },
}

impl Fetched {
    /// Compares a register with the club.
    pub fn of(club: &Club, register: &Club, names: Names<'_>) -> Result<Self, Refusal> {
        let mut fetched = Self::default();
        let mut draft = club.clone();
        let known = club.list_named(names.register).map(|list| list.id);
        let list = known.unwrap_or_else(|| club.next_list());
        if known.is_none() {
            let (scale, established) = (Box::new(Scale::STANDARD), Established::STANDARD);
            let name = names.register.to_owned();
            fetched.add(
                &mut draft,
                Action::SetRatingList(SetRatingList { list, name, scale, established }),
            )?;
        }
        for (there, players) in by_person(club, register, names.club) {
            fetched.known += players.len();
            let [player] = players[..] else {
                fetched.differences.push(Difference::OnePerson { players, there });
                continue;
            };
            fetched.number(&mut draft, player, there, names.register)?;
            let (ours, theirs) = (club.player(player), register.player(there));
            if let Some((ours, theirs)) = ours.zip(theirs)
                && ours.name != theirs.name
            {
                let there = theirs.name.clone();
                fetched.differences.push(Difference::Name { player, there });
            }
            fetched.rating(&mut draft, register, (list, player, there), names)?;
        }
        // A list without ratings need not be created.
        if fetched.known == 0 {
            fetched.actions.clear();
        }
        Ok(fetched)
    }

    fn add(&mut self, draft: &mut Club, action: Action) -> Result<(), Refusal> {
        draft.perform(&action, Place { seq: Seq::default(), index: 0 })?;
        self.actions.push(action);
        Ok(())
    }

    fn number(
        &mut self,
        draft: &mut Club,
        player: PlayerId,
        there: PlayerId,
        scheme: &str,
    ) -> Result<(), Refusal> {
        let noted = draft.registry().external_of(player, scheme).map(|(_, noted)| noted.to_owned());
        match noted {
            Some(noted) if noted == there.to_string() => Ok(()),
            Some(noted) => {
                self.differences.push(Difference::Number { player, noted, there });
                Ok(())
            }
            None => {
                let (scheme, value) = (scheme.to_owned(), Some(there.to_string()));
                self.add(draft, Action::SetExternalId(SetExternalId { player, scheme, value }))
            }
        }
    }

    /// Takes the register's rating if the club's list of that name has another one.
    fn rating(
        &mut self,
        draft: &mut Club,
        register: &Club,
        (list, player, there): (ListId, PlayerId, PlayerId),
        names: Names<'_>,
    ) -> Result<(), Refusal> {
        let rating = |club: &Club, list, player| {
            club.ratings(list).map_or(Scale::STANDARD.start, |all| all.rating(player))
        };
        let (here, rating) = (rating(draft, list, player), rating(register, ListId::MAIN, there));
        if here.to_bits() == rating.to_bits() {
            return Ok(());
        }
        let (change, reason, on) = (Change::To(rating), names.register.to_owned(), names.today);
        self.add(
            draft,
            Action::AdjustRating(AdjustRating { list, player: Some(player), change, reason, on }),
        )
    }
}

/// The club's players, by their player at the register.
fn by_person(club: &Club, register: &Club, scheme: &str) -> BTreeMap<PlayerId, Vec<PlayerId>> {
    let mut people: BTreeMap<PlayerId, Vec<PlayerId>> = BTreeMap::new();
    for one in register.registry().registrations() {
        let number = one.external_in(scheme).and_then(|value| PlayerId::parse_full(value).ok());
        let Some(number) = number.filter(|number| club.player(*number).is_some()) else { continue };
        let player = club.registry().today(number);
        let there = people.entry(register.registry().today(one.id)).or_default();
        if !there.contains(&player) {
            there.push(player);
        }
    }
    people
}
