//! Questions of the displays in the hall: the events of the day, the calls, why a match is not called yet,
//! and what of the club anybody may see.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use chrono::{DateTime, NaiveDate, Utc};

use super::floor::{Queued, Where};
use crate::clock::in_the_hall;
use crate::club::registry::{Player, Publicity};
use crate::club::tournament::{Call, Cut, Fixture, Presence};
use crate::club::{ByHand, Club, Phase, Tournament};
use crate::domain::format::Format;
use crate::domain::number::PlayerId;

/// The reason for which a match of the queue is not called yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    Postponed,
    /// Its tournament begins then, or the hall's break ends.
    Early(DateTime<Utc>),
    /// A player who is elsewhere, and where.
    Busy(PlayerId, Where),
}

impl Queued {
    /// The obstacle that lasts longest.
    pub fn obstacle(&self) -> Option<Obstacle> {
        let early = || self.early.map(Obstacle::Early);
        let busy = || self.busy.map(|(player, there)| Obstacle::Busy(player, there));
        if self.postponed { Some(Obstacle::Postponed) } else { early().or_else(busy) }
    }
}

impl Club {
    /// The name of a player. Where a namesake has entered the same tournament, the club is behind it; the number, where
    /// the club is not known or the same.
    pub fn name_here(&self, player: PlayerId) -> Option<String> {
        self.told_apart(player, false)
    }

    /// Like [`Self::name_here`], where the club stands beside the name anyway.
    pub fn name_beside_club(&self, player: PlayerId) -> Option<String> {
        self.told_apart(player, true)
    }

    fn told_apart(&self, player: PlayerId, has_club_beside: bool) -> Option<String> {
        let known = self.player(player)?;
        let other = |id: &PlayerId| self.player(*id).filter(|other| other.id != known.id);
        let namesakes = self.registry().namesakes(&known.name);
        let met: Vec<&Player> = namesakes
            .iter()
            .filter_map(other)
            .filter(|other| other.name == known.name && other.publicity != Publicity::Hidden)
            .filter(|other| self.meet([known.id, other.id]))
            .collect();
        let club = known.club.as_ref().filter(|_| met.iter().all(|other| other.club != known.club));
        if met.is_empty() || (has_club_beside && club.is_some()) {
            return Some(known.name.clone());
        }
        let beside = club.cloned().unwrap_or_else(|| known.id.to_string());
        Some(format!("{} ({beside})", known.name))
    }

    /// Whether both have entered one tournament.
    fn meet(&self, players: [PlayerId; 2]) -> bool {
        let has = |event: &Tournament, player| self.entered_as(event.id, player).is_some();
        self.tournaments().any(|event| players.iter().all(|player| has(event, *player)))
    }

    /// The tournaments that are shown: those that run, and those that have come to their end on this day.
    pub fn displayed(&self, today: NaiveDate) -> impl Iterator<Item = &Arc<Tournament>> {
        self.tournaments().filter(move |tournament| match tournament.phase {
            Phase::Registering => false,
            // Without a draw there is no end: an event in which nothing was played today is not going on.
            Phase::Running => {
                let drawn = tournament.stage().is_some_and(|stage| stage.plan.format.has_draw());
                drawn || tournament.was_played_on(today)
            }
            Phase::Closed => tournament.was_played_on(today),
        })
    }

    /// Pods that were begun without a call.
    pub fn seated_pods(&self) -> impl Iterator<Item = (&Arc<Tournament>, Fixture<'_>)> {
        self.being_played().filter(|(_, played)| played.call().is_none())
    }

    /// Entrants of the events of this day who neither play nor have played yet, nor are noted as here or away, under their
    /// numbers of today, with those events.
    pub fn expected(&self, today: NaiveDate) -> BTreeMap<PlayerId, Vec<&Tournament>> {
        let begins = |one: &Tournament| one.calls.not_before.map(|at| in_the_hall(at).date());
        let open = self.tournaments().map(AsRef::as_ref).filter(|one| match one.phase {
            Phase::Registering => begins(one).is_none_or(|day| day <= today),
            Phase::Running => one.has_open_matches(),
            Phase::Closed => false,
        });
        let mut expected: BTreeMap<PlayerId, Vec<&Tournament>> = BTreeMap::new();
        let mut here: HashSet<PlayerId> = HashSet::new();
        let now = |player| self.registry().today(player);
        for tournament in open {
            let coming = tournament.entrants.iter().copied();
            for player in coming.filter(|player| !tournament.has_left(*player)) {
                match tournament.presence(player) {
                    Presence::Expected => {
                        expected.entry(now(player)).or_default().push(tournament);
                    }
                    Presence::Here => _ = here.insert(now(player)),
                    Presence::Away => {}
                }
            }
            let begun = tournament
                .fixtures()
                .filter(|one| one.state().is_at_table() || one.ended().is_some());
            here.extend(begun.flat_map(Fixture::players).map(now));
        }
        expected.retain(|player, _| !here.contains(player));
        expected
    }

    /// The matches and pods at tables, the last call first: people look for it.
    pub fn latest_calls(&self) -> Vec<(&Arc<Tournament>, Fixture<'_>, &Call)> {
        let mut calls: Vec<_> = self.at_tables().collect();
        calls.sort_by_key(|(_, _, call)| Reverse(call.last()));
        calls
    }
}

impl Club {
    /// The club with its events, results and ratings, without private facts about people and the hall. A site or file
    /// made from it cannot show more. `unnamed` stands for players who are hidden. Reasons of corrections by hand stay
    /// in the calculated ratings: they are the organiser's words and are not to be shown.
    #[must_use]
    pub fn public(&self, unnamed: &str) -> Self {
        let uncalled = self.tournaments.iter().map(|(id, one)| (*id, uncalled(one))).collect();
        let tournaments = Arc::new(uncalled);
        Self { tournaments, hall: Arc::default(), ..self.clone() }.shown_in_the_hall(unnamed, None)
    }

    /// Like [`Club::public`], but with the tables and the calls to them, which everybody in the hall hears. `before` is an
    /// earlier club and what was shown of it: the players are taken over where they have not changed since.
    #[must_use]
    pub fn shown_in_the_hall(&self, unnamed: &str, before: Option<(&Self, &Self)>) -> Self {
        let same = before.filter(|(club, _)| Arc::ptr_eq(&club.registry, &self.registry));
        let public = || Arc::new(self.registry.public(unnamed));
        let registry = same.map_or_else(public, |(_, shown)| Arc::clone(&shown.registry));
        let plain = self.tournaments.iter().map(|(id, one)| (*id, without_reasons(one))).collect();
        let by_hand = self.by_hand.iter().map(|one| ByHand { reason: "".into(), ..one.clone() });
        Self {
            registry,
            tournaments: Arc::new(plain),
            by_hand: Arc::new(by_hand.collect()),
            ..self.clone()
        }
    }
}

fn without_reasons(found: &Arc<Tournament>) -> Arc<Tournament> {
    let mut found = Arc::clone(found);
    if found.stages.iter().any(|stage| stage.ties.iter().any(|tie| tie.reason.is_some())) {
        let plain = Arc::make_mut(&mut found);
        for tie in plain.stages.iter_mut().flat_map(|stage| &mut stage.ties) {
            tie.reason = None;
        }
    }
    found
}

/// The tournament without its calls to tables.
fn uncalled(found: &Arc<Tournament>) -> Arc<Tournament> {
    let mut found = Arc::clone(found);
    if !found.called_fixtures().any(|one| one.call().is_some() || one.postponed()) {
        return found;
    }
    let public = Arc::make_mut(&mut found);
    for played in public.matches.iter_mut().filter(|one| one.call.is_some() || one.postponed) {
        let played = Arc::make_mut(played);
        (played.call, played.postponed) = (None, false);
    }
    for pod in &mut public.pods {
        *pod = Arc::new(pod.uncalled());
    }
    found
}

/// The next thing that a tournament waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaits {
    /// Entrants, and the start.
    Start,
    /// The results of matches.
    Results,
    /// Some share a rank that decides who advances to this stage.
    Ties(u32),
    /// All that is drawn is played, and this round is to be drawn.
    Round(u32),
    /// All is played, and this stage is to be drawn.
    Draw(u32),
    /// All is played, and it is to be closed.
    Close,
    /// It is closed.
    Nothing,
}

impl Tournament {
    pub fn awaits(&self) -> Awaits {
        match (self.phase, self.next_stage()) {
            (Phase::Registering, _) => Awaits::Start,
            (Phase::Closed, _) => Awaits::Nothing,
            (Phase::Running, _) if let Some(round) = self.round_to_draw() => Awaits::Round(round),
            (Phase::Running, Some(number)) if number > 1 => match self.cut(number) {
                Cut::Unfinished(_) => Awaits::Results,
                Cut::Tied(_) => Awaits::Ties(number),
                Cut::Made(_) => Awaits::Draw(number),
            },
            (Phase::Running, _) if self.is_played_out() => {
                self.next_seats().map_or(Awaits::Close, Awaits::Round)
            }
            (Phase::Running, _) => Awaits::Results,
        }
    }

    /// Whether all that it plans is played, or it is closed. Rounds of pods are drawn and matches of a ladder played until
    /// the operator closes it.
    pub fn is_over(&self) -> bool {
        matches!(self.awaits(), Awaits::Nothing | Awaits::Close)
    }

    /// The round of a Swiss that is to be paired now, since all before it is played.
    pub fn round_to_draw(&self) -> Option<u32> {
        let stage = self.current();
        let due = self.phase == Phase::Running && self.rounds_left(stage) > 0;
        (due && !self.has_open_matches()).then(|| self.last_round(stage) + 1)
    }

    /// The round of pods that would be drawn next; none where there are no pods.
    pub fn next_seats(&self) -> Option<u32> {
        self.stage().filter(|stage| stage.plan.format.has_seats())?;
        let own = self.pods.iter().filter(|pod| pod.stage == self.current());
        Some(own.map(|pod| pod.round).max().unwrap_or(0) + 1)
    }

    /// Whether all drawn pairings are played, or the event is a
    /// finished record. On a ladder, matches may always follow.
    fn is_played_out(&self) -> bool {
        let drawn = || self.stage().is_some_and(|stage| stage.draw.is_some());
        self.is_finished_record() || drawn() && !self.has_open_matches()
    }

    /// Whether its matches are drawn, and not recorded as they are played.
    pub fn has_draw(&self) -> bool {
        self.stage().is_none_or(|stage| stage.plan.format.has_draw())
    }

    /// Whether it is a record of matches, with nothing drawn.
    pub fn is_record(&self) -> bool {
        self.stage().is_some_and(|stage| stage.plan.format == Format::Recorded)
    }

    /// Whether it is the record of matches that are over: more of them may be imported until it is closed.
    pub fn is_finished_record(&self) -> bool {
        self.is_record() && !self.matches.is_empty() && !self.has_open_matches()
    }

    /// Whether it has matches that are still to be played.
    pub fn has_open_matches(&self) -> bool {
        self.matches.is_open() || self.pods.iter().any(|pod| !self.is_done(pod))
    }

    /// The winners once it is closed; several where they share the first place.
    pub fn winners(&self) -> Vec<PlayerId> {
        if self.phase == Phase::Closed { self.leaders() } else { Vec::new() }
    }

    /// The players in the first place as it stands; in a record only a place that is known is one.
    pub fn leaders(&self) -> Vec<PlayerId> {
        let placed = self.placed();
        let is_place = |player| placed.as_ref().is_none_or(|placed| placed.contains(&player));
        let first = self.standings().into_iter();
        let first = first.filter(|line| line.rank == Some(1) && is_place(line.player));
        first.map(|line| line.player).collect()
    }
}
