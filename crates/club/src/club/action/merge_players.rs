//! Registrations that are one person, or look alike and are not.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::conditions::ensure;
use super::{Action, Kind};
use crate::club::refusal::PersonRefusal;
use crate::club::registry::{Merger, Verdict};
use crate::club::{Club, Place, Refusal, Tournament};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;

/// Finds two registrations to be one person. Every result keeps the number it was entered
/// with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MergePlayers {
    /// The player whose number and name stay.
    pub keep: PlayerId,
    pub absorb: PlayerId,
}

impl Kind for MergePlayers {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { keep, absorb } = *self;
        club.registered(keep)?;
        club.registered(absorb)?;
        let is_one = club.registry().today(keep) == club.registry().today(absorb);
        ensure(!is_one, PersonRefusal::AlreadyOne(keep, absorb))?;
        if club.registry().verdict(keep, absorb) == Some(Verdict::Different) {
            let mut judged = club.registry().judged(keep, absorb).into_iter();
            let different = judged.find(|(_, said)| *said == Verdict::Different);
            let [a, b] = different.map_or([keep, absorb], |(named, _)| named);
            return Err(PersonRefusal::SaidDifferent(a, b).into());
        }
        club.stands_against(keep, absorb).map_or(Ok(()), |why| Err(why.into()))
    }

    fn apply(&self, club: &mut Club, place: Place) {
        let merger = Merger { keep: self.keep, absorb: self.absorb };
        club.unsettled = true;
        let numbers = [self.keep, self.absorb].map(|id| club.registry().numbers(id));
        club.registry_mut().merge(merger, true);
        club.count_people_once(|event| {
            numbers.iter().all(|of| event.entry_of(of.iter().copied()).is_some())
        });
        club.registry_mut().merge_decided(merger, place.seq);
    }
}

/// Undoes the merge of exactly these two; others stay.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnmergePlayers {
    /// The player whose number stayed.
    pub keep: PlayerId,
    pub absorb: PlayerId,
}

impl Kind for UnmergePlayers {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { keep, absorb } = *self;
        let is_merged = club.registry().mergers().contains(&Merger { keep, absorb });
        ensure(is_merged, PersonRefusal::NotMerged(keep, absorb))
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.unsettled = true;
        let merger = Merger { keep: self.keep, absorb: self.absorb };
        club.registry_mut().merge(merger, false);
        club.count_people_once(|event| !event.merged.is_empty());
    }
}

/// Says of two registrations that look alike whether they are one person.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JudgePlayers {
    pub a: PlayerId,
    pub b: PlayerId,
    /// The decision; none clears it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
}

impl Kind for JudgePlayers {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { a, b, verdict } = *self;
        club.registered(a)?;
        club.registered(b)?;
        let [low, high] = [a.min(b), a.max(b)];
        let known = club.registry().verdicts().get(&[low, high]).copied();
        ensure(known != verdict, PersonRefusal::SameVerdict(a, b, verdict))?;
        // A decision on two players who were merged since can still be cleared.
        let is_one = club.registry().today(a) == club.registry().today(b);
        ensure(verdict.is_none() || !is_one, PersonRefusal::AlreadyOne(a, b))
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.registry_mut().judge(self.a, self.b, self.verdict);
    }

    private!();

    fn as_it_is(&self, club: &Club) -> Option<Action> {
        Some(Self { verdict: club.registry().verdict(self.a, self.b), ..*self }.into())
    }
}

impl Club {
    /// Counts entrants of records who are one person as one.
    fn count_people_once(&mut self, is_concerned: impl Fn(&Tournament) -> bool) {
        let registry = Arc::clone(&self.registry);
        for event in Arc::make_mut(&mut self.tournaments).values_mut() {
            if !event.is_record() || !is_concerned(event) {
                continue;
            }
            let mut first: HashMap<PlayerId, PlayerId> = HashMap::new();
            let mut merged = BTreeMap::new();
            for &entrant in event.entrants.iter() {
                let counted = *first.entry(registry.today(entrant)).or_insert(entrant);
                if counted != entrant {
                    merged.insert(entrant, counted);
                }
            }
            if event.merged != merged {
                Arc::make_mut(event).merged = merged;
            }
        }
    }

    /// The fact that shows two different people, if there is one.
    pub fn stands_against(&self, a: PlayerId, b: PlayerId) -> Option<PersonRefusal> {
        let numbers = [a, b].map(|id| self.registry().numbers(id));
        let entered = self.both_entered(&numbers);
        entered
            .iter()
            .find_map(|(tournament, _)| met(tournament, &numbers))
            .or_else(|| {
                let (tournament, [a, b]) = entered
                    .iter()
                    .find(|(tournament, two)| two.iter().all(|one| tournament.plays_on(*one)))?;
                Some(PersonRefusal::BothEntered(tournament.id, *a, *b))
            })
            .or_else(|| {
                let (_, (a, _)) = self.at_table_now(&numbers[0])?;
                let (tournament, (b, no)) = self.at_table_now(&numbers[1])?;
                Some(PersonRefusal::BothPlaying(a, b, tournament, no))
            })
            .or_else(|| self.other_external(a, b))
    }

    /// The tournaments in which both people are entrants, with their numbers there. Only there can they have met.
    fn both_entered(&self, numbers: &[Vec<PlayerId>; 2]) -> Vec<(&Tournament, [PlayerId; 2])> {
        let both = |tournament: &Tournament| {
            let [a, b] = numbers.each_ref().map(|of| tournament.entry_of(of.iter().copied()));
            Some([a?, b?])
        };
        let found = self.tournaments().filter_map(|one| Some((&**one, both(one)?)));
        found.collect()
    }

    fn at_table_now(&self, numbers: &[PlayerId]) -> Option<(TournamentId, (PlayerId, MatchNo))> {
        self.busy_players()
            .find(|(player, _)| numbers.contains(player))
            .map(|(player, (tournament, no))| (tournament, (player, no)))
    }

    fn other_external(&self, a: PlayerId, b: PlayerId) -> Option<PersonRefusal> {
        let (one, other) = (self.player(a)?, self.player(b)?);
        one.external.iter().find_map(|(scheme, value)| {
            let theirs = other.external_in(scheme).filter(|theirs| *theirs != value)?;
            let bearers = Box::new([(one.id, value.clone()), (other.id, theirs.to_owned())]);
            Some(PersonRefusal::OtherExternal { scheme: scheme.clone(), bearers })
        })
    }
}

/// Where they played each other: in a match of two with a game, or at one table.
fn met(tournament: &Tournament, [a, b]: &[Vec<PlayerId>; 2]) -> Option<PersonRefusal> {
    let both = |players: &[PlayerId]| {
        let of =
            |numbers: &[PlayerId]| players.iter().copied().find(|player| numbers.contains(player));
        Some((of(a)?, of(b)?))
    };
    let duels = tournament.matches.iter().filter(|played| played.record.is_some());
    let mut duels = duels.filter_map(|played| Some((played.no, both(&played.players()?)?)));
    let tables = || tournament.pods.iter().find_map(|one| Some((one.no, both(&one.seats)?)));
    let (no, (a, b)) = duels.next().or_else(tables)?;
    Some(PersonRefusal::Met(tournament.id, no, a, b))
}
