//! Matches of a file on their way into tournaments without a draw.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use chrono::NaiveDate;

use super::people::People;
use super::{Note, Plan, Suspect, Why};
use crate::club::{Action, Club, Tournament};
use crate::domain::format::{Format, Seeding, StagePlan};
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::length::{Length, Lengths};
use crate::domain::name::fold;
use crate::domain::number::PlayerId;
use crate::domain::score::{Outcome, Side};

/// Where the matches of a file go, and who plays them.
#[derive(Debug)]
pub(super) struct Recorder<'a> {
    /// The club before the file.
    club: &'a Club,
    pub(super) people: People<'a>,
    /// By the folded name.
    events: HashMap<String, TournamentId>,
    /// The matches that tournaments of the club had before.
    before: BTreeMap<TournamentId, Before>,
}

/// The matches a tournament had before, with their days.
type Before = HashMap<Known, Vec<(NaiveDate, MatchNo)>>;

/// The identity of a match apart from its day: round, players with their games, and drawn games. Of a match without play,
/// its winner instead.
type Known = (String, [(PlayerId, u32); 2], Option<u32>);

fn known(round: &str, sides: [PlayerId; 2], outcome: Outcome) -> Known {
    let score = outcome.played();
    let count = |side: Side| match score {
        Some(score) => score.won_by(side),
        None => u32::from(outcome.winner() == Some(side)),
    };
    let mut played = Side::BOTH.map(|side| (sides[side.index()], count(side)));
    played.sort_unstable();
    (fold(round), played, score.map(|score| score.draws))
}

impl<'a> Recorder<'a> {
    pub(super) fn new(club: &'a Club, people: People<'a>) -> Self {
        Self { club, people, events: HashMap::new(), before: BTreeMap::new() }
    }

    /// The tournament of a name, created for this list with its first match.
    pub(super) fn event(&mut self, name: &str, list: ListId) -> Result<TournamentId, Why> {
        let key = fold(name);
        if let Some(&id) = self.events.get(&key) {
            return Ok(id);
        }
        let found = self.people.draft.club.tournament_called(name);
        let before = found.map(|found| (found.id, matches_of(found)));
        let id = if let Some((id, matches)) = before {
            self.before.insert(id, matches);
            id
        } else {
            self.create(name.to_owned(), list)?
        };
        self.events.insert(key, id);
        Ok(id)
    }

    fn create(&mut self, name: String, list: ListId) -> Result<TournamentId, Why> {
        let tournament = self.people.draft.club.next_tournament();
        let lengths = Lengths::all(Length::Open);
        let plan = StagePlan::new(Format::Recorded, lengths, Seeding::Entry);
        self.people.draft.perform(Action::CreateTournament {
            tournament,
            name,
            list,
            plan: Box::new(plan),
        })?;
        Ok(tournament)
    }

    /// Whether the tournament did not have this match before; a match without a date is the same as one of any day.
    pub(super) fn is_new(
        &self,
        id: TournamentId,
        round: &str,
        sides: [PlayerId; 2],
        outcome: Outcome,
        dated: Option<NaiveDate>,
    ) -> Result<(), Why> {
        let before =
            self.before.get(&id).and_then(|before| before.get(&known(round, sides, outcome)));
        let mut before = before.into_iter().flatten();
        match before.find(|(day, _)| dated.is_none_or(|dated| dated == *day)) {
            Some((_, no)) => Err(Why::Recorded(id, *no)),
            None => Ok(()),
        }
    }

    pub(super) fn plan(mut self, suspects: Vec<Suspect>, today: NaiveDate) -> Plan {
        self.note_outsiders(today);
        self.people.plan(suspects)
    }

    /// Notes who has played where the limits of a tournament that was there before leave them out.
    fn note_outsiders(&mut self, today: NaiveDate) {
        let mut played: BTreeMap<TournamentId, BTreeSet<PlayerId>> = BTreeMap::new();
        for action in &self.people.draft.actions {
            if let Action::RecordMatch { tournament, sides, .. } = action
                && self.before.contains_key(tournament)
            {
                played.entry(*tournament).or_default().extend(sides);
            }
        }
        for (id, played) in played {
            let Some(tournament) = self.club.tournament(id) else { continue };
            let played: Vec<PlayerId> = played.into_iter().collect();
            let outsiders = self.club.outsiders(tournament, &played, today);
            self.people.notes.extend(outsiders.into_iter().map(|why| Note::OutsideLimits { why }));
        }
    }
}

fn matches_of(tournament: &Tournament) -> Before {
    let mut matches = Before::new();
    for played in &tournament.matches {
        let Some(record) = played.record else { continue };
        let key = known(&played.round.to_string(), record.sides, record.outcome);
        matches.entry(key).or_default().push((record.played_on, played.no));
    }
    matches
}
