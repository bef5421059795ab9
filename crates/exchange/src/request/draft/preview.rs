//! A preview of a draft: the tournament drawn on a copy of the club, of which nothing is kept.

use std::collections::{HashMap, HashSet};
use std::fmt;

use chrono::{NaiveDate, TimeDelta};

use super::rules::Rules;
use super::{COMPARED, Draft};
use crate::club::action::CreateTournament;
use crate::club::question::forecast::{Undrawn, When, going_on};
use crate::club::question::matcher::{Pair, read};
use crate::club::question::seeding::DrawChoice;
use crate::club::refusal::RatingRefusal;
use crate::club::tournament::Draw;
use crate::club::{Action, Club, Refusal, Tournament};
use crate::domain::format::{Format, StagePlan};
use crate::domain::ids::{ListId, TournamentId};
use crate::domain::matching::{Commonness, LIKELY, Person, compare};
use crate::domain::number::PlayerId;
use crate::request::{Entrant, NewTournament};

/// A tournament's size and length before it starts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prospect {
    /// How many have entered.
    pub entrants: usize,
    pub format: Format,
    /// How many it takes: the fewest, the most.
    pub takes: (usize, usize),
    /// How many matches there will be; none where it cannot be drawn.
    pub matches: Option<usize>,
    /// The sizes of groups or tables.
    pub parts: Vec<usize>,
    /// How many have no opponent in the first round, or rest in every round.
    pub byes: usize,
    /// The stage behind it.
    pub then: Option<Further>,
    /// How long all of it takes, where that can be said.
    pub time: Option<TimeDelta>,
    /// At how many tables, those left out that are reserved for calls by name; none where the hall was not set up.
    pub tables: usize,
}

/// A stage behind the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Further {
    pub format: Format,
    /// How many go on to it.
    pub players: usize,
    /// How many matches there will be.
    pub matches: usize,
    /// In how many rounds.
    pub rounds: usize,
}

/// A draft carried out on a copy of the club.
#[derive(Clone)]
pub struct DraftPreview {
    /// The club as it would be, as far as the draft is allowed.
    pub club: Club,
    id: TournamentId,
    /// The numbers of the entrants, by their indices in the draft. New players have numbers, too.
    numbers: Vec<PlayerId>,
    /// Why it cannot be drawn.
    pub refusal: Option<Refusal>,
    /// Players outside the limits, and why.
    pub outside: HashMap<PlayerId, Refusal>,
    /// Entrants who are in all likelihood one person, as far as pairs have been looked for.
    pub alike: Vec<[PlayerId; 2]>,
    pub prospect: Prospect,
}

/// The likeness of names that differ by one letter, even if both names
/// exist. Within one tournament that deserves a look, but no question.
const NEAR: f64 = 0.6;

/// Shows only the prospect: a whole club would be too much to read.
impl fmt::Debug for DraftPreview {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DraftPreview").field("prospect", &self.prospect).finish_non_exhaustive()
    }
}

impl DraftPreview {
    /// Draws a draft. A name that may not be used does not matter here.
    ///
    /// `pairs` are those who may be one person, as far as they are known; `when` says when an
    /// entry was written.
    pub fn new(
        draft: &Draft,
        club: &Club,
        today: NaiveDate,
        pairs: &[Pair],
        when: When<'_>,
    ) -> Self {
        let opening = draft.sketch();
        let opening = NewTournament { name: free_name(&opening.name, club), ..opening };
        let id = club.next_tournament();
        let places = draft.places().into_iter().zip(opening.numbers(club));
        let (mut club, mut refusal) = club.staged(&opening.entries(club));
        if refusal.is_none() && opening.plan.format.has_draw() {
            let drawn: Option<Action> =
                club.tournament(id).map(|found| club.draw(found, &DrawChoice::default(), 0));
            (club, refusal) = club.staged(drawn.as_slice());
        }
        let mut numbers: Vec<(usize, PlayerId)> = places.collect();
        numbers.sort_unstable_by_key(|(place, _)| *place);
        let numbers: Vec<PlayerId> = numbers.into_iter().map(|(_, number)| number).collect();
        let found = club.tournament(id);
        let outside = found.map(|found| club.outsiders(found, &numbers, today));
        let outside = outside.into_iter().flatten().filter_map(|why| match why {
            Refusal::Rating(RatingRefusal::Ineligible(_, player, _)) => Some((player, why)),
            _ => None,
        });
        let mut alike = alike(&draft.players(), pairs);
        alike.extend(near(draft, &numbers, &club));
        let outside = outside.collect();
        let prospect = prospect(&club, id, draft, when);
        Self { club, id, numbers, refusal, outside, alike, prospect }
    }

    /// The tournament, as far as it came to one.
    pub fn tournament(&self) -> Option<&Tournament> {
        self.club.tournament(self.id).map(AsRef::as_ref)
    }

    pub fn draw(&self) -> Option<&Draw> {
        self.tournament()?.stage()?.draw.as_ref()
    }

    /// The number of the entrant in a place of the draft.
    pub fn number(&self, place: usize) -> Option<PlayerId> {
        self.numbers.get(place).copied()
    }

    /// The place in the draft of a number.
    pub fn place(&self, number: PlayerId) -> Option<usize> {
        self.numbers.iter().position(|one| *one == number)
    }

    /// The name of an entrant.
    pub fn name(&self, number: PlayerId) -> String {
        let found = self.club.player(number);
        found.map_or_else(|| number.to_string(), |found| found.name.clone())
    }

    /// The places of the entrants in the order of their seeds: as drawn or, where that cannot be,
    /// as they stand.
    pub fn seeds(&self, draft: &Draft) -> Vec<usize> {
        let drawn = self.draw().map(|draw| draw.seeds.iter().filter_map(|id| self.place(*id)));
        drawn.map_or_else(|| draft.places(), Iterator::collect)
    }

    /// Whether an entrant may be the same person as another one.
    pub fn is_alike(&self, number: PlayerId) -> bool {
        self.alike.iter().flatten().any(|one| *one == number)
    }

    /// An entrant by name and number.
    pub fn named(&self, number: PlayerId) -> String {
        format!("{} ({number})", self.name(number))
    }

    /// The rating of an entrant.
    pub fn rating(&self, draft: &Draft, number: PlayerId) -> f64 {
        self.club.rating(draft.rules.list, number)
    }
}

/// The pairs among `players` who are almost certainly one person, unless the operator said that they are two.
fn alike(players: &HashSet<PlayerId>, pairs: &[Pair]) -> Vec<[PlayerId; 2]> {
    if players.len() < 2 {
        return Vec::new();
    }
    let both = |pair: &&Pair| players.contains(&pair.a) && players.contains(&pair.b);
    let likely = pairs.iter().filter(|pair| pair.probability >= LIKELY).filter(both);
    likely.map(|pair| [pair.a, pair.b]).collect()
}

/// The pairs of a new player and another entrant that are more similar than
/// usual within a tournament, unless the operator said that they are two.
fn near(draft: &Draft, numbers: &[PlayerId], club: &Club) -> Vec<[PlayerId; 2]> {
    let known = numbers.iter().take(COMPARED).map_while(|number| club.player(*number));
    let people: Vec<Person> = known.map(read).collect();
    let common = Commonness::default();
    let new_player = |at: usize| draft.entrants.get(at).and_then(Entrant::new_player);
    let apart = |at: usize, other: usize| {
        new_player(at).is_some_and(|one| {
            let name = new_player(other).map(|other| &other.name);
            one.different.contains(&numbers[other])
                || name.is_some_and(|name| one.apart.contains(name))
        })
    };
    let pairs = (0..people.len()).flat_map(|b| (0..b).map(move |a| [a, b]));
    let pairs = pairs.filter(|two| two.iter().any(|at| new_player(*at).is_some()));
    let near = pairs.filter(|[a, b]| compare(&people[*a], &people[*b], &common).score >= NEAR);
    let two = near.filter(|[a, b]| !apart(*a, *b) && !apart(*b, *a));
    two.map(|two| two.map(|at| numbers[at])).collect()
}

/// The size and length of a tournament, drawn or not.
fn prospect(club: &Club, id: TournamentId, draft: &Draft, when: When<'_>) -> Prospect {
    let found = club.tournament(id);
    let entrants = draft.entrants.len();
    let format = draft.rules.chosen().for_entrants(entrants);
    let draw = found.and_then(|found| found.stage()?.draw.as_ref());
    let drawn = found.filter(|_| draw.is_some());
    let byes = match format {
        format if format.is_elimination() => entrants.next_power_of_two() - entrants,
        Format::RoundRobin { .. } | Format::Swiss { .. } => entrants % 2,
        _ => 0,
    };
    let then = draft.rules.then().filter(|_| draw.is_some());
    let then = then.map(|plan| further(&plan, draw, entrants));
    Prospect {
        entrants,
        format,
        takes: format.entrants().into_inner(),
        matches: drawn.map(|found| match format {
            Format::Swiss { rounds, .. } => {
                (entrants / 2) * usize::try_from(rounds).unwrap_or(usize::MAX)
            }
            _ => found.matches.len(),
        }),
        parts: draw.map(|draw| draw.groups.iter().map(Vec::len).collect()).unwrap_or_default(),
        byes,
        then,
        time: drawn
            .filter(|_| !format.has_seats())
            .map(|found| club.forecast(found, when, NaiveDate::MAX).left),
        tables: club.tables().iter().filter(|table| !table.reserved).count(),
    }
}

/// The stage behind the first.
fn further(plan: &StagePlan, draw: Option<&Draw>, entrants: usize) -> Further {
    let count = |number: Option<u32>| usize::try_from(number.unwrap_or(0)).unwrap_or(usize::MAX);
    let (format, takes, fill) = (plan.format, count(plan.takes), count(plan.fill));
    let groups = draw.map(|draw| draw.groups.as_slice()).unwrap_or_default();
    let sizes: Vec<usize> = match groups {
        [] => vec![entrants],
        groups => groups.iter().map(Vec::len).collect(),
    };
    let players = going_on(&sizes, takes, fill);
    let drawn = Undrawn::stage(format, players).unwrap_or_default();
    let matches = drawn.iter().map(|one| one.matches).sum();
    Further { format, players, matches, rounds: drawn.iter().map(|one| one.rounds).sum() }
}

/// The name, or a free one if it cannot be used.
fn free_name(name: &str, club: &Club) -> String {
    let (tournament, list) = (club.next_tournament(), ListId::MAIN);
    let may = |name: &String| {
        let (name, plan) = (name.clone(), Box::new(Rules::default().plan()));
        club.check(&CreateTournament { tournament, name, list, plan }.into()).is_ok()
    };
    let others = (1..100).map(|times| "?".repeat(times));
    std::iter::once(name.to_owned()).chain(others).find(may).unwrap_or_default()
}
