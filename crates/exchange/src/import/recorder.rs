//! Matches of a file on their way into tournaments without a draw.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::hash::Hash;

use chrono::NaiveDate;

use super::people::People;
use super::{Note, Plan, Suspect, Why};
use crate::club::action::{CorrectResult, RecordMatch};
use crate::club::{Action, Club, Tournament};
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::name::fold;
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::score::Outcome;

/// Records the matches of a file in tournaments.
#[derive(Debug)]
pub(super) struct Recorder<'a> {
    /// The club before the file.
    club: &'a Club,
    pub(super) people: People<'a>,
    /// The reason for corrections, which closed tournaments need.
    pub(super) reason: Option<String>,
    /// Tournaments by their folded names.
    events: HashMap<String, TournamentId>,
    /// Earlier matches of the club's tournaments.
    before: BTreeMap<TournamentId, Before>,
    /// Rounds by their names: as written, and in the one form for all languages.
    rounds: HashMap<String, Round>,
}

/// The earlier matches of a tournament, by round and players.
type Before = HashMap<(Round, [PlayerId; 2]), Vec<Recorded>>;

/// The name of a round in any width, case and language, as the index of its first match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Round(u32);

/// An earlier match of a tournament.
#[derive(Clone, Copy, Debug)]
struct Recorded {
    no: MatchNo,
    sides: [PlayerId; 2],
    /// The sides by the numbers that rows have; see [`as_read`].
    read: [PlayerId; 2],
    outcome: Outcome,
    day: NaiveDate,
    /// Whether a row of the file is this match.
    is_met: bool,
}

impl Recorded {
    /// Whether a match of the same round and players has its day and its result.
    fn is_equal(&self, found: &FileMatch) -> bool {
        found.dated.is_none_or(|dated| dated == self.day)
            && seen_from(found.sides, found.outcome, self.read[0]) == self.outcome
    }
}

/// A match of a file, with its tournament.
#[derive(Clone, Copy, Debug)]
pub(super) struct FileMatch {
    pub(super) tournament: TournamentId,
    pub(super) round: Round,
    pub(super) sides: [PlayerId; 2],
    pub(super) outcome: Outcome,
    /// Its day, if the file has one.
    pub(super) dated: Option<NaiveDate>,
}

impl FileMatch {
    fn key(&self) -> (Round, [PlayerId; 2]) {
        let mut sides = self.sides;
        sides.sort_unstable();
        (self.round, sides)
    }

    /// Equal for two rows with the same match.
    pub(super) fn identity(&self) -> impl Hash + Eq + use<> {
        let key = self.key();
        let seen = seen_from(self.sides, self.outcome, key.1[0]);
        (self.tournament, key, seen, self.dated)
    }
}

/// The tournament that already has the matches of a file.
#[derive(Debug)]
pub(super) struct RecordedUnder {
    /// Its name without a day behind it.
    pub(super) event: String,
    /// Whether it has all of them.
    pub(super) is_whole: bool,
}

impl RecordedUnder {
    /// Fewer equal matches may be a coincidence.
    const LEAST: usize = 3;
}

/// An outcome from the view of `first`, independent of the order on the sheet and without games.
fn seen_from(sides: [PlayerId; 2], outcome: Outcome, first: PlayerId) -> Outcome {
    if sides[0] == first { outcome } else { outcome.turned() }
}

/// A match that is recorded with another result than in the file. Sides are in the recorded order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Changed {
    pub(super) no: MatchNo,
    pub(super) sides: [PlayerId; 2],
    /// The sides by the numbers that rows have.
    pub(super) read: [PlayerId; 2],
    pub(super) from: Outcome,
    pub(super) to: Outcome,
}

impl<'a> Recorder<'a> {
    pub(super) fn new(club: &'a Club, people: People<'a>) -> Self {
        let (events, rounds) = (HashMap::new(), HashMap::new());
        Self { club, people, reason: None, events, before: BTreeMap::new(), rounds }
    }

    /// The round of a name.
    pub(super) fn round(&mut self, name: &str) -> Round {
        round_of(&mut self.rounds, name)
    }

    /// The tournament with this name. It is created for this list with its first match.
    pub(super) fn event(&mut self, name: &str, list: ListId) -> Result<TournamentId, Why> {
        let key = fold(name);
        if let Some(&id) = self.events.get(&key) {
            return Ok(id);
        }
        let found = self.people.draft.club.tournament_called(name);
        let (club, rounds) = (&self.people.draft.club, &mut self.rounds);
        let before = found.map(|found| (found.id, matches_of(club, found, rounds)));
        let id = if let Some((id, matches)) = before {
            self.before.insert(id, matches);
            id
        } else {
            self.people.draft.create(name.to_owned(), list, None)?
        };
        self.events.insert(key, id);
        Ok(id)
    }

    /// The match of the tournament that this is and no earlier row of the file was. A match without a date may be of
    /// any day.
    pub(super) fn met(&mut self, found: &FileMatch) -> Option<MatchNo> {
        let recorded = self.before.get_mut(&found.tournament)?.get_mut(&found.key())?;
        let met = recorded.iter_mut().find(|one| !one.is_met && one.is_equal(found));
        met.map(|one| {
            one.is_met = true;
            one.no
        })
    }

    /// Whether the tournament had this very match before the file.
    pub(super) fn is_recorded(&self, found: &FileMatch) -> bool {
        let recorded = self.before.get(&found.tournament).and_then(|of| of.get(&found.key()));
        recorded.is_some_and(|recorded| recorded.iter().any(|one| one.is_equal(found)))
    }

    /// Replaces the result that is recorded.
    pub(super) fn correct(
        &mut self,
        line: u64,
        found: &FileMatch,
        changed: Changed,
    ) -> Result<(), Why> {
        let (Changed { no, sides, from, to, read: _ }, tournament) = (changed, found.tournament);
        let (outcome, void, keep, reason) = (to, Vec::new(), Vec::new(), self.reason.clone());
        let correction = CorrectResult { tournament, no, sides, outcome, void, keep, reason };
        self.people.draft.perform(correction)?;
        self.people.notes.push(Note::Corrected { line, tournament, no, sides, from, to });
        Ok(())
    }

    /// The earlier match of that day, round and players with another result.
    /// All rows with recorded results must have been handled before.
    pub(super) fn changes(&mut self, found: &FileMatch) -> Option<Changed> {
        let before = self.before.get_mut(&found.tournament)?;
        let recorded = before.get_mut(&found.key())?;
        let is_of_day =
            |one: &&mut Recorded| found.dated.is_none_or(|dated| dated == one.day) && !one.is_met;
        let one = recorded.iter_mut().find(is_of_day)?;
        one.is_met = true;
        let to = seen_from(found.sides, found.outcome, one.read[0]);
        Some(Changed { no: one.no, sides: one.sides, read: one.read, from: one.outcome, to })
    }

    /// The club's tournament that has most matches of a file, other than their own one. A match without a date
    /// may be any one with the same players and result. In that case the tournament must have all matches.
    pub(super) fn recorded_under<'m>(
        &self,
        matches: impl Iterator<Item = &'m FileMatch>,
    ) -> Option<RecordedUnder> {
        let mut wanted: HashMap<_, Vec<(usize, Option<NaiveDate>)>> = HashMap::new();
        let new = matches.filter(|found| !self.before.contains_key(&found.tournament));
        let mut rows = 0;
        for (row, found) in new.enumerate() {
            let pair = found.key().1;
            let seen = seen_from(found.sides, found.outcome, pair[0]);
            wanted.entry((pair, seen)).or_default().push((row, found.dated));
            rows = row + 1;
        }
        let others = self.club.tournaments().filter(|one| !self.before.contains_key(&one.id));
        let mut events: BTreeMap<&str, (BTreeSet<usize>, usize)> = BTreeMap::new();
        for tournament in others.filter(|_| rows > 0) {
            let matches = tournament.matches.look();
            for record in matches.iter().filter_map(|played| played.record) {
                let read = as_read(self.club, tournament, record.sides);
                let mut pair = read;
                pair.sort_unstable();
                let (name, day) = (&tournament.name, record.played_on);
                let name = name.strip_suffix(&format!(" {day}")).unwrap_or(name);
                let (met, all) = events.entry(name).or_default();
                *all += 1;
                let seen = seen_from(read, record.outcome, pair[0]);
                for &(row, dated) in wanted.get(&(pair, seen)).into_iter().flatten() {
                    if dated.is_none_or(|dated| dated == day) && met.insert(row) {
                        break;
                    }
                }
            }
        }
        let is_dated = wanted.values().flatten().all(|(_, dated)| dated.is_some());
        let (event, (met, all)) = events.into_iter().max_by_key(|(_, (met, _))| met.len())?;
        let met = met.len();
        let is_most = if is_dated { met * 2 >= rows } else { met == all };
        let found = RecordedUnder { event: event.to_owned(), is_whole: met == rows };
        (met >= RecordedUnder::LEAST && is_most).then_some(found)
    }

    pub(super) fn plan(mut self, suspects: Vec<Suspect>, today: NaiveDate) -> Plan {
        self.note_outsiders(today);
        self.people.plan(suspects)
    }

    /// Notes players who are outside the limits of a tournament that existed before.
    fn note_outsiders(&mut self, today: NaiveDate) {
        let mut played: BTreeMap<TournamentId, BTreeSet<PlayerId>> = BTreeMap::new();
        for action in &self.people.draft.actions {
            if let Action::RecordMatch(RecordMatch { tournament, sides, .. }) = action
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

fn round_of(rounds: &mut HashMap<String, Round>, name: &str) -> Round {
    if let Some(&known) = rounds.get(name) {
        return known;
    }
    let key = name.parse().map_or_else(|_| fold(name), |round: RoundName| round.to_string());
    let next = Round(u32::try_from(rounds.len()).unwrap_or(u32::MAX));
    let round = *rounds.entry(key).or_insert(next);
    rounds.insert(name.to_owned(), round);
    round
}

/// The sides of a recorded match by the numbers that rows have for the same people: a merger leaves the old number in the match.
pub(super) fn as_read(club: &Club, tournament: &Tournament, sides: [PlayerId; 2]) -> [PlayerId; 2] {
    if !club.registry().has_mergers() {
        return sides;
    }
    sides.map(|side| {
        let today = club.registry().today(side);
        club.entered_as(tournament.id, today).unwrap_or(today)
    })
}

fn matches_of(club: &Club, tournament: &Tournament, rounds: &mut HashMap<String, Round>) -> Before {
    let mut matches = Before::new();
    for played in &tournament.matches {
        let Some(record) = played.record else { continue };
        let (no, sides, outcome, day) = (played.no, record.sides, record.outcome, record.played_on);
        let read = as_read(club, tournament, sides);
        let mut pair = read;
        pair.sort_unstable();
        let round = round_of(rounds, &played.round.to_string());
        let of_pair = matches.entry((round, pair)).or_default();
        of_pair.push(Recorded { no, sides, read, outcome, day, is_met: false });
    }
    matches
}
