//! One tournament with all that was decided of it, apart from its club.
//!
//! Its own decisions in their order say everything: settings, entrants, draws, results with games and hands, exits,
//! corrections. Only numbers are others: players count from 1 in the order of their numbers, matches from 1 without the
//! holes that undone ones leave. Calls to tables are left out.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Display};

use serde::{Deserialize, Serialize};

use super::action::{CreateTournament, Withdraw};
use super::registry::NewPlayer;
use super::{Action, Club, Place, Refusal, Seq};
use crate::domain::ids::{ExternalId, ListId, MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::{Established, Scale};

/// A decision of a journal: its entry, and whether it still counts.
pub type Decided<'a> = (Seq, &'a Action, bool);

/// A tournament on its way from one club to another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventFile {
    /// Always [`EventFile::FORMAT`].
    pub format: String,
    /// The rating list that its matches count for.
    pub list: EventList,
    /// The players, whose number is their place here, from 1.
    pub players: Vec<NewPlayer>,
    /// The decisions, of tournament 1 and list 1.
    pub actions: Vec<Action>,
}

/// A rating list by name, with its rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventList {
    pub name: String,
    pub scale: Scale,
    pub established: Established,
}

impl EventFile {
    /// The name of the format, with its version.
    pub const FORMAT: &'static str = "banzuke-tournament-1";
    /// The number of the tournament in the file.
    pub const TOURNAMENT: TournamentId = TournamentId(1);

    /// A tournament of a club, from all decisions of its journal. Days of birth are in it
    /// only `with_births`.
    pub fn of<'a>(
        club: &Club,
        id: TournamentId,
        decisions: impl Iterator<Item = Decided<'a>>,
        with_births: bool,
    ) -> Result<Self, Refusal> {
        Ok(Self::with_numbers(club, id, decisions, with_births)?.0)
    }

    /// [`Self::of`], with the number that each of its players has in the club.
    pub fn with_numbers<'a>(
        club: &Club,
        id: TournamentId,
        decisions: impl Iterator<Item = Decided<'a>>,
        with_births: bool,
    ) -> Result<(Self, Vec<PlayerId>), Refusal> {
        let found = club.tournament(id).ok_or(Refusal::NoSuchTournament(id))?;
        let mut decisions: Vec<(Seq, Action, bool)> = decisions
            .filter(|(_, action, _)| action.tournament() == Some(id) && action.is_of_record())
            .map(|(seq, action, live)| (seq, action.clone(), live))
            .collect();
        number_exits(&mut decisions);
        let decisions: Vec<(Action, bool)> =
            decisions.into_iter().map(|(_, action, live)| (action, live)).collect();
        let mut named = BTreeSet::new();
        for (action, _) in decisions.iter().filter(|(_, live)| *live) {
            named.extend(action.clone().numbers_mut().players.iter().map(|player| **player));
        }
        let players = of_players(club, &named, with_births);
        let places: BTreeMap<PlayerId, PlayerId> =
            named.iter().copied().zip((1..).map(PlayerId)).collect();
        let mut actions = Recount::new(&players, &places)?.all(decisions)?;
        if let Some(Action::CreateTournament(CreateTournament { name, .. })) = actions.first_mut() {
            name.clone_from(&found.name);
        }
        let list = club.list(found.list).map(|list| EventList {
            name: list.name.clone(),
            scale: list.scale.clone(),
            established: list.established,
        });
        let list = list.ok_or(Refusal::NoSuchList(found.list))?;
        let file = Self { format: Self::FORMAT.to_owned(), list, players, actions };
        Ok((file, named.into_iter().collect()))
    }
}

/// Numbers the exits by the decision that made them, since all of a file becomes one entry:
/// a walkover stands when its winner leaves later, but not when both leave in one decision.
fn number_exits(decisions: &mut [(Seq, Action, bool)]) {
    let (mut last, mut number) = (None, 0);
    for (seq, action, _) in decisions.iter_mut().filter(|(.., live)| *live) {
        let Action::Withdraw(Withdraw { decision, .. }) = action else { continue };
        let together = Some((*seq, *decision));
        number += u32::from(last.is_some() && last != together);
        (last, *decision) = (together, number);
    }
}

/// The players with these numbers, with today's facts; a player with several of them has the facts under the first.
fn of_players(club: &Club, named: &BTreeSet<PlayerId>, with_births: bool) -> Vec<NewPlayer> {
    let mut known = BTreeSet::new();
    let player = |id: &PlayerId| {
        let is_first = known.insert(club.registry().today(*id));
        let registered = club.registry().registration(*id);
        let name = registered.map(|one| one.name.clone()).unwrap_or_default();
        let Some(person) = club.player(*id).filter(|_| is_first) else {
            return NewPlayer::named(name);
        };
        NewPlayer {
            reading: person.reading.clone(),
            club: person.club.clone(),
            aliases: person.aliases.clone(),
            born: person.born.filter(|_| with_births),
            external: ExternalId::all(&person.external),
            ..NewPlayer::named(person.name.clone())
        }
    };
    named.iter().map(player).collect()
}

/// Plays the decisions again in a separate club, to find the old and the new numbers of their matches.
struct Recount<'a> {
    club: Club,
    players: &'a BTreeMap<PlayerId, PlayerId>,
    matches: BTreeMap<MatchNo, MatchNo>,
}

impl<'a> Recount<'a> {
    fn new(
        players: &[NewPlayer],
        places: &'a BTreeMap<PlayerId, PlayerId>,
    ) -> Result<Self, Refusal> {
        let mut club = Club::default();
        for player in players {
            let added = Action::add_player(club.next_player(), player.name.clone());
            club.perform(&added, Place::default())?;
        }
        Ok(Self { club, players: places, matches: BTreeMap::new() })
    }

    fn all(mut self, decisions: Vec<(Action, bool)>) -> Result<Vec<Action>, Refusal> {
        let mut actions = Vec::new();
        for (at, (mut action, live)) in decisions.into_iter().enumerate() {
            let mut parts = action.numbers_mut();
            if let Some(tournament) = &mut parts.tournament {
                **tournament = EventFile::TOURNAMENT;
            }
            if let Some(list) = &mut parts.list {
                **list = ListId::MAIN;
            }
            for player in &mut parts.players {
                **player = self.players.get(player).copied().unwrap_or(**player);
            }
            if !live {
                // The number stays used, and leaves a hole.
                self.club.retire_numbers(&action)?;
                continue;
            }
            let first = self.club.next_match(EventFile::TOURNAMENT);
            let place = Place { index: u32::try_from(at).unwrap_or(u32::MAX), ..Place::default() };
            self.club.replay(&action, place)?;
            let end = self.club.next_match(EventFile::TOURNAMENT);
            for no in (first.0..end.0).map(MatchNo) {
                let next = u32::try_from(self.matches.len() + 1).unwrap_or(u32::MAX);
                self.matches.insert(no, MatchNo(next));
            }
            for no in action.numbers_mut().matches {
                *no = self.matches.get(no).copied().unwrap_or(*no);
            }
            actions.push(action);
        }
        Ok(actions)
    }
}

impl Display for EventFile {
    /// JSON with a line for each player and each decision.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let json = |value: serde_json::Result<String>| value.map_err(|_error| fmt::Error);
        writeln!(f, "{{\n\"format\": {},", json(serde_json::to_string(&self.format))?)?;
        writeln!(f, "\"list\": {},", json(serde_json::to_string(&self.list))?)?;
        let players: Result<Vec<_>, _> =
            self.players.iter().map(|one| json(serde_json::to_string(one))).collect();
        let actions: Result<Vec<_>, _> =
            self.actions.iter().map(|one| json(serde_json::to_string(one))).collect();
        writeln!(f, "\"players\": [\n{}\n],", players?.join(",\n"))?;
        writeln!(f, "\"actions\": [\n{}\n]\n}}", actions?.join(",\n"))
    }
}
