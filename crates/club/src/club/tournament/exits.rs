//! Withdrawals and disqualifications, and their effect on matches.

use std::sync::Arc;

use chrono::NaiveDate;

use serde::{Deserialize, Serialize};

use super::{Cause, Later, Match, MatchRecord, Phase, Tournament};
use crate::club::Place;
use crate::domain::format::Format;
use crate::domain::number::PlayerId;
use crate::domain::score::{ExitEffect, ExitReason, Outcome, Side};

/// An exit from the whole event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exit {
    pub reason: ExitReason,
    /// The effect on the player's matches in that stage.
    pub effect: ExitEffect,
    /// The stage played then.
    pub stage: u32,
    pub on: NaiveDate,
    pub place: Place,
    /// Which exits of one entry were decided together, where the tournament came out of another club.
    pub decision: u32,
}

impl Tournament {
    /// Whether a player has withdrawn or was disqualified.
    pub fn has_left(&self, player: PlayerId) -> bool {
        self.exits.contains_key(&player)
    }

    /// The round from which on a player who left would play if they came back now: the one behind the latest that has a
    /// result, in a Swiss the next to be paired.
    pub fn back_from(&self, player: PlayerId) -> u32 {
        let stage = self.current();
        if self.planned_rounds(stage).is_some() {
            return self.last_round(stage) + 1;
        }
        let mut own = self.matches_of(stage).filter(|played| played.has(player));
        let group = own.next().and_then(|played| played.group);
        self.round_reached(stage, group).unwrap_or(0) + 1
    }

    /// The latest round of a group of a stage with a result that was entered.
    pub(super) fn round_reached(&self, stage: u32, group: Option<u32>) -> Option<u32> {
        let played = self.matches_of(stage).filter(|played| played.group == group);
        played.filter(|played| played.is_entered()).filter_map(|played| played.round_no()).max()
    }

    /// Lets a player who left play again from a round on. The results
    /// of the walkovers before it stay as if they were entered.
    pub(in crate::club) fn come_back(&mut self, player: PlayerId, from: u32, place: Place) {
        let stage = self.current();
        let own = |played: &&mut Arc<Match>| played.stage == stage && played.has(player);
        let mut due = Vec::new();
        for played in self.matches.iter_mut().filter(own) {
            let is_missed = played.round_no().is_some_and(|round| round < from);
            let by_exit = played.record.is_some_and(|record| record.cause == Cause::Exit);
            if is_missed && by_exit {
                let played = Arc::make_mut(played);
                played.record = played.record.map(|it| MatchRecord { cause: Cause::Entered, ..it });
            }
            due.push(played.no);
        }
        self.exits.remove(&player);
        self.settle(due, Later::Falls, place);
    }

    /// The entry of a person with these numbers: of several the one that plays on.
    pub fn entry_of(&self, numbers: impl IntoIterator<Item = PlayerId>) -> Option<PlayerId> {
        let entries = numbers.into_iter().filter(|number| self.has(*number));
        entries.min_by_key(|number| self.has_left(*number))
    }

    /// Whether an entrant plays on, so that no other entrant is the same person. Never in a record, which has the
    /// players that its list names.
    pub fn plays_on(&self, player: PlayerId) -> bool {
        !self.is_record() && !self.has_left(player)
    }

    /// Players who have left and forfeit the rest.
    pub fn forfeiting(&self) -> impl Iterator<Item = PlayerId> {
        let forfeits = |exit: &Exit| exit.effect == ExitEffect::ForfeitRest;
        self.exits.iter().filter(move |(_, exit)| forfeits(exit)).map(|(player, _)| *player)
    }

    /// Whether a player has no rank in a stage whatever the results: disqualified from the tournament by then, or gone
    /// from a ladder or a record, where places are not played out.
    pub fn is_out_of_standings(&self, stage: u32, player: PlayerId) -> bool {
        let is_listed = |exit: &Exit| {
            let plan = self.stage_no(stage).map(|stage| stage.plan.format);
            exit.reason == ExitReason::Withdrawn && plan.is_some_and(Format::has_draw)
        };
        self.exits.get(&player).is_some_and(|exit| exit.stage <= stage && !is_listed(exit))
    }

    /// Players without a rank in the stage played now, whatever the results.
    pub fn unranked(&self) -> impl Iterator<Item = PlayerId> {
        let stage = self.current();
        let is_out = move |player: &PlayerId| {
            self.is_out_of_standings(stage, *player) || self.is_annulled(stage, *player)
        };
        self.exits.keys().copied().filter(is_out)
    }

    /// Whether all results of a player in a stage are void.
    pub fn is_annulled(&self, stage: u32, player: PlayerId) -> bool {
        let exit = self.exits.get(&player);
        exit.is_some_and(|exit| exit.stage == stage && exit.effect == ExitEffect::VoidAll)
    }

    /// Whether a match is void because of a withdrawal.
    pub(super) fn is_void(&self, played: &Match) -> bool {
        played.sides.iter().flatten().filter_map(|player| self.exits.get(player)).any(|exit| {
            exit.stage == played.stage
                && match exit.effect {
                    ExitEffect::ForfeitRest => false,
                    ExitEffect::VoidUnplayed => !played.is_entered(),
                    ExitEffect::VoidAll => true,
                }
        })
    }

    /// The result that follows for a match of known players because one of them has left, if any. A
    /// walkover stands when its winner leaves in a later entry, since later matches may depend on it.
    pub(super) fn forfeit(&self, played: &Match) -> Option<MatchRecord> {
        let sides = played.players()?;
        let exits = sides.map(|player| self.exits.get(&player));
        let exit = exits.into_iter().flatten().max_by_key(|exit| exit.place)?;
        let first = exits.into_iter().flatten().min_by_key(|exit| exit.place)?;
        let given = played.record.filter(|record| record.sides == sides);
        let is_later = |record: &MatchRecord| {
            let among_imported = first.decision < exit.decision && record.place < exit.place;
            record.place.seq < exit.place.seq || among_imported
        };
        if let Some(record) = given.filter(is_later) {
            return Some(record);
        }
        let outcome = match exits {
            [Some(_), None] => Outcome::Walkover(Side::B),
            [None, _] => Outcome::Walkover(Side::A),
            [Some(a), Some(b)]
                if [a, b].iter().all(|exit| exit.reason == ExitReason::Disqualified) =>
            {
                Outcome::DoubleDisqualification
            }
            [Some(_), Some(_)] => Outcome::DoubleWalkover,
        };
        Some(MatchRecord {
            sides,
            outcome,
            played_on: exit.on,
            place: exit.place,
            cause: Cause::Exit,
        })
    }

    /// The proposed effect for a player who leaves now. In an elimination the rest is forfeited, as one player has to
    /// advance. In a round robin it is [`ExitEffect::proposed`]. Before the draw there is no rest.
    pub fn proposed_effect(&self, player: PlayerId) -> ExitEffect {
        let round_robin = self.stage().is_some_and(|stage| stage.plan.format.is_round_robin());
        if self.phase == Phase::Registering || !round_robin {
            return ExitEffect::ForfeitRest;
        }
        let (played, all) = self.played_of(player);
        ExitEffect::proposed(played, all)
    }

    /// How many matches of the stage played now a player has played, of how many. Those that ended without play are not
    /// played.
    pub fn played_of(&self, player: PlayerId) -> (usize, usize) {
        let own = || self.matches_of(self.current()).filter(|played| played.has(player));
        let played = own().filter(|one| one.record.is_some_and(|it| it.outcome.was_played()));
        (played.count(), own().count())
    }
}
