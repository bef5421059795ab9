//! One tournament out of another club, with all that was decided of it.

use super::entrants::{Entrants, entrants};
use super::games::Terms;
use super::suspect::Answers;
use super::{ImportFault, Note, Plan, PlayerRow, Unread, Why};
use crate::club::action::{AddStage, CreateTournament, SetExternalId, SetRatingList};
use crate::club::event_file::EventFile;
use crate::club::{Action, Club, RatingList};
use crate::domain::ids::{ListId, TournamentId};
use crate::domain::name::clean;
use crate::domain::progress::NoProgress;
use crate::domain::standings::Criterion;

/// A tournament that was read, with the lines on which its players and decisions stand.
#[derive(Clone, Debug)]
pub struct EventReport {
    file: EventFile,
    players: Vec<u64>,
    actions: Vec<u64>,
    /// The scheme of the IDs that known players get, too.
    scheme: Option<String>,
}

/// Why a file is no tournament out of another club.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventFault {
    /// It breaks the rules of JSON, or has another form, at this character of the line.
    Form(usize),
    /// It is of another format, or of a version that is not known here.
    OtherFormat(String),
    /// A decision of this kind belongs to no tournament.
    OtherKind,
    /// It names the player with this number, and there are only so many.
    NoPlayer(u32, usize),
    /// The first decision does not create the tournament.
    NotCreated,
}

/// The fields at the start of every version of the format.
#[derive(serde::Deserialize)]
struct Head {
    format: Option<String>,
}

impl EventReport {
    /// Reads what `tournament export` wrote.
    pub fn read(bytes: &[u8]) -> Result<Self, ImportFault> {
        let malformed = |error: serde_json::Error| {
            let line = u64::try_from(error.line()).unwrap_or(u64::MAX).max(1);
            ImportFault::new(line, "", EventFault::Form(error.column()))
        };
        let head: Head = serde_json::from_slice(bytes).map_err(malformed)?;
        match head.format {
            Some(format) if format == EventFile::FORMAT => {}
            other => {
                let other = other.unwrap_or_default();
                return Err(ImportFault::new(1, other.clone(), EventFault::OtherFormat(other)));
            }
        }
        let file: EventFile = serde_json::from_slice(bytes).map_err(malformed)?;
        let [players, actions] = [
            lines(bytes, r#"{"name":"#, file.players.len()),
            lines(bytes, r#"{"kind":"#, file.actions.len()),
        ];
        Ok(Self { file, players, actions, scheme: None })
    }

    /// A tournament that came in another way than as a file of its own.
    /// Its players are known by their numbers in this scheme from then on.
    pub fn of(file: EventFile, scheme: &str) -> Self {
        let (players, actions) = (vec![1; file.players.len()], vec![1; file.actions.len()]);
        Self { file, players, actions, scheme: Some(scheme.to_owned()) }
    }

    /// Adds the IDs of known players who lacked them.
    fn note_numbers(&self, found: &mut Entrants) -> Result<(), Why> {
        let Some(scheme) = &self.scheme else { return Ok(()) };
        for (row, player) in self.file.players.iter().zip(found.players.clone()) {
            let known = found.draft.club.registry().external_of(player, scheme).is_some();
            let number = row.external.iter().find(|id| id.scheme == *scheme);
            if let Some(number) = number.filter(|_| !known) {
                let (scheme, value) = (scheme.clone(), Some(number.value.clone()));
                found.draft.perform(SetExternalId { player, scheme, value })?;
            }
        }
        Ok(())
    }

    /// Plans it as a new tournament, one entry: people are found or registered as from a list, and the rating list is
    /// the one of that name, opened if there is none.
    pub fn plan(
        &self,
        club: &Club,
        list: Option<ListId>,
        terms: &Terms,
        answers: &Answers,
    ) -> Result<Plan, Unread> {
        let clean = |(one, &line): (&_, &u64)| {
            let player = cleaned(one);
            PlayerRow { line, player, rating: None, categories: Vec::new(), title: None }
        };
        let rows: Vec<PlayerRow> = self.file.players.iter().zip(&self.players).map(clean).collect();
        let mut found = entrants(club, &rows, answers, &NoProgress)?;
        self.note_numbers(&mut found).map_err(|why| self.of_event(why))?;
        let list = match list {
            Some(list) => list,
            None => self.list(club, &mut found).map_err(|why| self.of_event(why))?,
        };
        let tournament = found.draft.club.next_tournament();
        for (at, (action, &line)) in self.file.actions.iter().zip(&self.actions).enumerate() {
            let action = Self::renumbered(action, &found, tournament, list);
            let told = || kind(&self.file.actions[at]);
            let mut action = action.map_err(|why| ImportFault::new(line, told(), why))?;
            match &mut action {
                Action::CreateTournament(CreateTournament { name, .. }) if at == 0 => {
                    if let Some(given) = &terms.tournament {
                        name.clone_from(given);
                    }
                }
                _ if at == 0 => {
                    return Err(ImportFault::new(line, told(), EventFault::NotCreated).into());
                }
                _ => {}
            }
            let value = kind(&action);
            let done = found.draft.perform_by(terms.today, action);
            done.map_err(|why| ImportFault::new(line, value, why))?;
        }
        if self.file.actions.is_empty() {
            return Err(ImportFault::new(1, "", EventFault::NotCreated).into());
        }
        let Entrants { draft, mut notes, fresh, suspects, players } = found;
        if !players.is_sorted() && self.draws_lots() {
            notes.push(Note::LotsDiffer);
        }
        Ok(draft.plan(notes, suspects, fresh))
    }

    /// The list with the name in the file. Its rules are taken over if no tournament
    /// counts for it yet. Otherwise the club's rules stay, which is noted.
    fn list(&self, club: &Club, found: &mut Entrants) -> Result<ListId, Why> {
        let ours = &self.file.list;
        let known = club.list_named(&ours.name);
        let same =
            |list: &RatingList| list.scale == ours.scale && list.established == ours.established;
        let list = match known {
            Some(known) if same(known) => return Ok(known.id),
            Some(known) if club.tournaments().any(|other| other.list == known.id) => {
                found.notes.push(Note::OtherRules(known.name.clone()));
                return Ok(known.id);
            }
            Some(known) => known.id,
            None => club.next_list(),
        };
        let name = known.map_or_else(|| ours.name.clone(), |known| known.name.clone());
        let (scale, established) = (Box::new(ours.scale.clone()), ours.established);
        found.draft.perform(SetRatingList { list, name, scale, established })?;
        Ok(list)
    }

    /// Whether lots break ties in a stage. They are drawn among the players in the order of their numbers.
    fn draws_lots(&self) -> bool {
        self.file.actions.iter().any(|action| match action {
            Action::CreateTournament(CreateTournament { plan, .. })
            | Action::AddStage(AddStage { plan, .. }) => {
                let steps = plan.standings().steps;
                steps.iter().any(|step| matches!(step.criterion, Criterion::Lots { .. }))
            }
            _ => false,
        })
    }

    /// A decision with the club's numbers.
    fn renumbered(
        action: &Action,
        found: &Entrants,
        tournament: TournamentId,
        list: ListId,
    ) -> Result<Action, EventFault> {
        if !action.is_of_record() || action.tournament() != Some(EventFile::TOURNAMENT) {
            return Err(EventFault::OtherKind);
        }
        let mut action = action.clone();
        let mut parts = action.numbers_mut();
        if let Some(id) = &mut parts.tournament {
            **id = tournament;
        }
        if let Some(id) = &mut parts.list {
            **id = list;
        }
        for player in &mut parts.players {
            let at = usize::try_from(player.0).ok().and_then(|number| number.checked_sub(1));
            let meant = at.and_then(|at| found.players.get(at)).copied();
            **player = meant.ok_or(EventFault::NoPlayer(player.0, found.players.len()))?;
        }
        Ok(action)
    }

    fn of_event(&self, why: Why) -> ImportFault {
        ImportFault::new(1, &*self.file.list.name, why)
    }
}

/// A player of the file, with texts cleaned like typed ones.
fn cleaned(one: &crate::club::registry::NewPlayer) -> crate::club::registry::NewPlayer {
    let mut player = one.clone();
    player.name = clean(&player.name);
    player.different = Vec::new();
    player.apart = Vec::new();
    player
}

/// The tag of a decision.
fn kind(action: &Action) -> String {
    let value = serde_json::to_value(action).unwrap_or_default();
    value.get("kind").and_then(|kind| kind.as_str()).unwrap_or_default().to_owned()
}

/// The lines with this beginning, if there are as many as expected; else the first line for all.
fn lines(bytes: &[u8], begins: &str, count: usize) -> Vec<u64> {
    let text = String::from_utf8_lossy(bytes);
    let found = (1..).zip(text.lines()).filter(|(_, line)| line.trim_start().starts_with(begins));
    let found: Vec<u64> = found.map(|(line, _)| line).collect();
    if found.len() == count { found } else { vec![1; count] }
}
