//! One tournament: its entrants, stages and matches.
//!
//! A bye is no match: its player stands as an entrant in a second-round slot. A pod is no match of two either; it has a
//! type of its own beside [`Match`] and shares numbers, formula and order with it, and the hall sees both as a
//! `Fixture`. A walkover is an outcome, no score, and is never rated.

mod contest;
mod exits;
mod fixture;
mod flow;
mod late;
mod matches;
mod next_rank;
mod stage;
mod standing;
mod swiss;

use std::collections::BTreeMap;
use std::sync::Arc;

pub use crate::club::action::Absent;
use crate::club::encoding::json;
use serde::{Deserialize, Serialize};

use crate::club::report::Report;
pub use contest::{Call, Cause, Match, MatchRecord, MatchState};
pub use exits::Exit;
pub use fixture::{Details, Entrants, Fixture, Venue};
pub use flow::{Correction, Flow, Later};
pub use late::{LateClosed, LatePlace};
pub use matches::{Matches, PlayedGame, Pod};
pub use next_rank::TiedPlaces;
pub use stage::{CallPlan, Cut, Draw, Stage, TieBreak};
pub(in crate::club) use swiss::in_order;
pub use swiss::{Absence, DrawnRound, SwissRounds, Unpaired};

use crate::domain::category::Categories;
use crate::domain::days::Days;
use crate::domain::fee::Fees;
use crate::domain::format::StagePlan;
use crate::domain::game::{CardGame, Hand};
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::prize::{Money, Prizes};
use crate::domain::rating::Division;
use crate::domain::round::RoundName;

/// How far a tournament is, and its word in the published tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::Display)]
#[strum(serialize_all = "snake_case")]
pub enum Phase {
    Registering,
    Running,
    Closed,
}

/// A tournament in the club that handed it in.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Origin {
    /// The club's name.
    pub club: String,
    pub number: TournamentId,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tournament {
    pub id: TournamentId,
    pub name: String,
    /// The tag that it was given; otherwise it is found from the names.
    pub tag: Option<String>,
    /// Where it was handed in from.
    pub origin: Option<Origin>,
    /// The rating list its matches count for.
    pub list: ListId,
    /// The win probability that moving first gives in it; none leaves it to the rating list.
    pub first_move: Option<Hand>,
    /// The card game it plays, where hands are worked out from cards.
    pub card_game: Option<CardGame>,
    /// The rating limits, if there are any.
    #[serde(with = "json")]
    pub division: Option<Division>,
    pub calls: CallPlan,
    /// The prizes, none where no list is set.
    #[serde(with = "json")]
    pub prizes: Arc<Prizes>,
    /// The fee, no amount where none is asked.
    #[serde(with = "json")]
    pub fees: Arc<Fees>,
    /// The categories of the club when it was closed; none before.
    #[serde(with = "json")]
    pub(super) categories: Option<Arc<Categories>>,
    /// The days of its rounds and matches, as far as they have any.
    #[serde(with = "json")]
    pub days: Arc<Days>,
    /// How far it is.
    pub phase: Phase,
    /// The entrants in the first places of a record, as they were said.
    pub places: Vec<PlayerId>,
    /// The entrants, in the order of entry or as put in order by hand.
    pub entrants: Entrants,
    /// The entrants who were noted as here or away before the start.
    pub(super) presence: Presences,
    /// The payments of the fee.
    pub(super) payments: Payments,
    /// Its stages, the first played first; those at the end may not be drawn yet.
    pub stages: Vec<Stage>,
    /// All matches of two in the order of their numbers; a hole is a match whose entry was
    /// undone, or a reset match that is not needed.
    pub matches: Matches,
    /// All pods, which share the numbers of matches.
    pub pods: Vec<Arc<Pod>>,
    /// The withdrawn and disqualified entrants.
    pub exits: BTreeMap<PlayerId, Exit>,
    /// Of entrants of a record who are one person by now: all but the first, with the first.
    pub(crate) merged: BTreeMap<PlayerId, PlayerId>,
    /// The results that were reported by phone, by the numbers of their matches.
    #[serde(with = "json")]
    pub(super) reports: BTreeMap<MatchNo, Vec<Report>>,
}

impl Tournament {
    /// A new tournament; one without a draw is running at once.
    pub(super) fn new(id: TournamentId, name: &str, list: ListId, plan: &StagePlan) -> Self {
        Self {
            id,
            name: name.to_owned(),
            tag: None,
            origin: None,
            list,
            first_move: None,
            card_game: None,
            division: None,
            calls: CallPlan::default(),
            prizes: Arc::default(),
            fees: Arc::default(),
            categories: None,
            days: Arc::default(),
            phase: if plan.format.has_draw() { Phase::Registering } else { Phase::Running },
            places: Vec::new(),
            entrants: Entrants::default(),
            presence: Presences::new(),
            payments: Payments::new(),
            stages: vec![Stage::planned(plan)],
            matches: Matches::default(),
            pods: Vec::new(),
            exits: BTreeMap::new(),
            merged: BTreeMap::new(),
            reports: BTreeMap::new(),
        }
    }

    /// A match by number.
    pub fn match_no(&self, no: MatchNo) -> Option<&Arc<Match>> {
        self.matches.get(self.position(no)?)
    }

    /// Where a match stands in the list of matches.
    pub(super) fn position(&self, no: MatchNo) -> Option<usize> {
        // Without a hole before it, match n is the n-th.
        let direct = usize::try_from(no.0).ok()?.checked_sub(1)?;
        if self.matches.get(direct).is_some_and(|found| found.no == no) {
            return Some(direct);
        }
        self.matches.binary_search_by_key(&no, |found| found.no).ok()
    }

    /// A pod by number.
    pub fn pod(&self, no: MatchNo) -> Option<&Arc<Pod>> {
        let at = self.pods.binary_search_by_key(&no, |found| found.no).ok()?;
        self.pods.get(at)
    }

    /// The round of a match of either kind.
    pub fn round_of(&self, no: MatchNo) -> Option<RoundName> {
        let at_table = || self.pod(no).map(|found| RoundName::Round(found.round));
        self.match_no(no).map(|found| found.round.clone()).or_else(at_table)
    }

    /// The highest match number so far, including that of a reset match that may still come.
    pub(super) fn last_no(&self) -> MatchNo {
        let last = self.matches.last().map(|played| played.no);
        let pod = self.pods.last().map(|pod| pod.no);
        let resets = self.stages.iter().filter_map(|stage| Some(stage.reset.as_ref()?.no));
        resets.chain(last).chain(pod).max().unwrap_or(MatchNo(0))
    }

    /// A stage by number, from 1.
    pub fn stage_no(&self, number: u32) -> Option<&Stage> {
        self.stages.get(usize::try_from(number).ok()?.checked_sub(1)?)
    }

    pub fn stage_of(&self, played: &Match) -> Option<&Stage> {
        self.stage_no(played.stage)
    }

    /// The number of the stage that is played now, or of the first while none is drawn.
    pub fn current(&self) -> u32 {
        let drawn = self.stages.iter().take_while(|stage| stage.draw.is_some()).count();
        u32::try_from(drawn).unwrap_or(u32::MAX).max(1)
    }

    /// The stage that is played now, or the first while none is drawn.
    pub fn stage(&self) -> Option<&Stage> {
        self.stage_no(self.current())
    }

    /// The number of the stage that is drawn next, if one is planned.
    pub fn next_stage(&self) -> Option<u32> {
        let at = self.stages.iter().position(|stage| stage.draw.is_none())?;
        u32::try_from(at + 1).ok()
    }

    /// Whether a player is entered.
    pub fn has(&self, player: PlayerId) -> bool {
        self.entrants.has(player)
    }

    /// Whether standings or pairings of a stage look at the rating of a player.
    pub fn is_rated(&self, player: PlayerId) -> bool {
        let mut draws = self.stages.iter().filter_map(|stage| stage.draw.as_ref());
        draws.any(|draw| draw.ratings.contains_key(&player))
    }

    /// Whether a match must have a winner, to advance a player or break a tie.
    pub fn is_decisive(&self, played: &Match) -> bool {
        let stage = self.stage_of(played);
        played.round == RoundName::PlayOff
            || stage.is_some_and(|stage| stage.plan.format.is_elimination())
    }

    /// Matches of a state, in the order of their numbers.
    pub fn matches_in(&self, state: MatchState) -> impl Iterator<Item = &Arc<Match>> {
        self.matches.iter().filter(move |played| played.state() == state)
    }

    /// How many results were entered: of matches, and of games in pods.
    pub fn results_entered(&self) -> u32 {
        let entered = |played: &&Arc<Match>| played.is_entered();
        let games: usize = self.pods.iter().map(|pod| pod.games.len()).sum();
        u32::try_from(self.matches.iter().filter(entered).count() + games).unwrap_or(u32::MAX)
    }

    /// The matches of a stage, in the order of their numbers.
    pub fn matches_of(&self, stage: u32) -> impl Iterator<Item = &Arc<Match>> {
        self.matches.iter().filter(move |played| played.stage == stage)
    }

    /// The rounds of a stage with their matches, in the order of play.
    pub fn rounds_of(&self, stage: u32) -> Vec<(&RoundName, Vec<&Arc<Match>>)> {
        // Matches of late entrants have higher numbers but belong to the rounds of the others, or to one before these.
        let mut rounds: Vec<(&RoundName, Vec<&Arc<Match>>)> = Vec::new();
        for played in self.matches_of(stage) {
            let mut latest = rounds.iter_mut().rev();
            if let Some((_, matches)) = latest.find(|(round, _)| **round == played.round) {
                matches.push(played);
            } else {
                let next = rounds.iter().position(|(round, _)| played.round.is_before(round));
                rounds.insert(next.unwrap_or(rounds.len()), (&played.round, vec![played]));
            }
        }
        rounds
    }
}

/// The players who have paid, including those who are no longer entered.
pub(in crate::club) type Payments = BTreeMap<PlayerId, Money>;

impl Tournament {
    /// The sum that a player has paid.
    pub fn paid(&self, player: PlayerId) -> Money {
        self.payments.get(&player).copied().unwrap_or_default()
    }

    /// Those who have paid something.
    pub fn payers(&self) -> impl Iterator<Item = PlayerId> {
        self.payments.keys().copied()
    }

    /// Whether fees are of any concern: one is asked, or one was paid.
    pub fn has_fees(&self) -> bool {
        self.fees.are_asked() || !self.payments.is_empty()
    }

    pub(in crate::club) fn note_paid(&mut self, player: PlayerId, paid: Money) {
        if paid == Money::NONE {
            self.payments.remove(&player);
        } else {
            self.payments.insert(player, paid);
        }
    }
}

/// Whether an entrant has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// Not known yet.
    #[default]
    Expected,
    Here,
    /// Said to be away, so that the start need not wait.
    Away,
}

/// The entrants whose presence was noted.
pub(in crate::club) type Presences = BTreeMap<PlayerId, Presence>;

impl Tournament {
    /// Whether an entrant has come, as far as the door noted it.
    pub fn presence(&self, player: PlayerId) -> Presence {
        self.presence.get(&player).copied().unwrap_or_default()
    }

    pub(in crate::club) fn note_presence(&mut self, player: PlayerId, presence: Presence) {
        match presence {
            Presence::Expected => self.presence.remove(&player),
            Presence::Here | Presence::Away => self.presence.insert(player, presence),
        };
    }

    /// Whether entrants are counted as they come: before the start, once the first of them was noted.
    pub fn checks_in(&self) -> bool {
        self.phase == Phase::Registering && !self.presence.is_empty()
    }

    /// How many of the entrants are here.
    pub fn here(&self) -> usize {
        self.entrants.iter().filter(|player| self.presence(**player) == Presence::Here).count()
    }

    /// The entrants who are not here, those said to be away among them.
    pub fn missing(&self) -> impl Iterator<Item = PlayerId> {
        let entrants = self.entrants.iter().copied();
        entrants.filter(|player| self.presence(*player) != Presence::Here)
    }
}
