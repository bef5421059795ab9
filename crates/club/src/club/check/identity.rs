//! Checks of merges and of decisions on likely duplicates.

use std::collections::HashMap;

use crate::club::refusal::PersonRefusal;
use crate::club::registry::{Merger, Verdict};
use crate::club::{Club, Refusal, Tournament};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;

impl Club {
    pub(super) fn may_merge(&self, keep: PlayerId, absorb: PlayerId) -> Result<(), Refusal> {
        self.registered(keep)?;
        self.registered(absorb)?;
        let refuse = |why| Err(Refusal::Person(why));
        if self.registry().today(keep) == self.registry().today(absorb) {
            return refuse(PersonRefusal::AlreadyOne(keep, absorb));
        }
        if self.registry().verdict(keep, absorb) == Some(Verdict::Different) {
            let judged = self.registry().judged(keep, absorb);
            let different =
                |(_, verdict): &&([PlayerId; 2], Verdict)| *verdict == Verdict::Different;
            let [a, b] = judged.iter().find(different).map_or([keep, absorb], |(named, _)| *named);
            return refuse(PersonRefusal::SaidDifferent(a, b));
        }
        match self.stands_against(keep, absorb) {
            Some(why) => refuse(why),
            None => Ok(()),
        }
    }

    pub(super) fn may_unmerge(&self, keep: PlayerId, absorb: PlayerId) -> Result<(), Refusal> {
        if self.registry().mergers().contains(&Merger { keep, absorb }) {
            Ok(())
        } else {
            Err(Refusal::Person(PersonRefusal::NotMerged(keep, absorb)))
        }
    }

    pub(super) fn may_judge(
        &self,
        a: PlayerId,
        b: PlayerId,
        verdict: Option<Verdict>,
    ) -> Result<(), Refusal> {
        self.registered(a)?;
        self.registered(b)?;
        let [low, high] = [a.min(b), a.max(b)];
        let known = self.registry().verdicts().get(&[low, high]).copied();
        if known == verdict {
            return Err(Refusal::Person(PersonRefusal::SameVerdict(a, b, verdict)));
        }
        // A decision on two players who were merged since can still be cleared.
        if verdict.is_some() && self.registry().today(a) == self.registry().today(b) {
            return Err(Refusal::Person(PersonRefusal::AlreadyOne(a, b)));
        }
        Ok(())
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

    /// The tournaments that have one of each of these numbers as entrants, and which. Only there can they have met.
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

    /// The number under which a person is an entrant of a tournament.
    pub fn entered_as(&self, tournament: TournamentId, player: PlayerId) -> Option<PlayerId> {
        let found = self.tournament(tournament)?;
        if found.has(player) {
            return Some(player);
        }
        found.entry_of(self.registry().numbers(player))
    }

    /// Whether no other number of the same person is an entrant.
    pub(super) fn is_not_entered_as_another(
        &self,
        tournament: TournamentId,
        given: PlayerId,
    ) -> Result<(), Refusal> {
        match self.entered_as(tournament, given) {
            Some(entered) if entered != given => {
                Err(Refusal::Person(PersonRefusal::EnteredAs { tournament, given, entered }))
            }
            _ => Ok(()),
        }
    }

    /// Whether no two of these numbers belong to one person.
    pub(super) fn are_different_people(
        &self,
        players: impl IntoIterator<Item = PlayerId>,
    ) -> Result<(), Refusal> {
        if !self.registry().has_mergers() {
            return Ok(());
        }
        let mut seen: HashMap<PlayerId, PlayerId> = HashMap::new();
        for player in players {
            if let Some(other) = seen.insert(self.registry().today(player), player)
                && other != player
            {
                return Err(Refusal::Person(PersonRefusal::AlreadyOne(other, player)));
            }
        }
        Ok(())
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
