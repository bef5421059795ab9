//! A match of two, and how far it is.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use chrono::NaiveDate;

use serde::{Deserialize, Serialize};

use super::{Details, Tournament};
use crate::club::Place;
use crate::club::encoding::{day, games, outcome};
use crate::domain::bracket::Slot;
use crate::domain::game::{Deals, Game};
use crate::domain::ids::MatchNo;
use crate::domain::name::fold;
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::score::{Length, Outcome, Side};

/// A match of two. What only some have, as a place in a draw, stands in its [`Details`].
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Match {
    pub no: MatchNo,
    /// The stage it belongs to, from 1.
    pub stage: u32,
    pub round: RoundName,
    /// Where its players come from.
    pub slots: [Slot; 2],
    /// How long it is.
    pub length: Length,
    /// Its players, as far as they are known.
    pub sides: [Option<PlayerId>; 2],
    /// How it ended, once it has.
    pub record: Option<MatchRecord>,
    /// The games of that result in order, as the first side saw them; none where only the score is
    /// known.
    #[serde(with = "games")]
    pub games: Arc<[Game]>,
    /// Whether it is void, because of a withdrawal.
    pub void: bool,
    /// None where there are none: a list may bring a million such matches.
    pub(in crate::club) details: Option<Box<Details>>,
}

/// The result of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchRecord {
    /// The players, as entered.
    pub sides: [PlayerId; 2],
    #[serde(with = "outcome")]
    pub outcome: Outcome,
    /// The day it was played.
    #[serde(with = "day")]
    pub played_on: NaiveDate,
    /// The action that first recorded it.
    pub place: Place,
    /// The cause of the result.
    pub cause: Cause,
}

/// The cause of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cause {
    /// The desk entered it.
    Entered,
    /// A player withdrew or was disqualified.
    Exit,
}

/// A call to a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Call {
    pub table: String,
    /// The action that called.
    pub called: Place,
    /// The actions that called again.
    pub again: Vec<Place>,
    /// The action that noted the start of play.
    pub started: Option<Place>,
}

impl Call {
    /// The action that called last.
    pub fn last(&self) -> Place {
        *self.again.last().unwrap_or(&self.called)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum MatchState {
    /// For its players to be known.
    Waiting,
    Ready,
    /// For its players to come to the table.
    Called,
    Playing,
    Finished,
    /// For nothing, since a side has no opponent.
    Bye,
    /// Void: a player has withdrawn.
    Void,
}

impl MatchState {
    /// The word in data files.
    pub fn label(self) -> &'static str {
        self.into()
    }

    /// Whether it may be played now.
    pub fn is_live(self) -> bool {
        matches!(self, Self::Ready | Self::Called | Self::Playing)
    }

    pub fn is_at_table(self) -> bool {
        matches!(self, Self::Called | Self::Playing)
    }

    /// Whether it is still to be played or on its way.
    pub fn is_open(self) -> bool {
        self == Self::Waiting || self.is_live()
    }
}

impl Match {
    /// Sets another result, or none, and drops the games and cards, which belonged to the earlier result.
    pub(super) fn end(&mut self, record: Option<MatchRecord>) {
        self.record = record;
        self.games = Arc::default();
        if !self.deals.is_empty() {
            self.deals = Deals::default();
        }
    }

    /// Whether its result was entered: it is no walkover by a withdrawal.
    pub fn is_entered(&self) -> bool {
        self.record.is_some_and(|record| record.cause == Cause::Entered)
    }

    /// The number of its round, in a stage where rounds have numbers.
    pub fn round_no(&self) -> Option<u32> {
        if let RoundName::Round(round) = self.round { Some(round) } else { None }
    }

    /// A match without edges, still without players.
    pub fn new(
        stage: u32,
        no: MatchNo,
        round: RoundName,
        slots: [Slot; 2],
        length: Length,
    ) -> Self {
        Self {
            no,
            stage,
            round,
            slots,
            length,
            sides: [None, None],
            record: None,
            games: Arc::default(),
            void: false,
            details: None,
        }
    }

    pub fn state(&self) -> MatchState {
        if self.record.is_some() {
            return MatchState::Finished;
        }
        if self.void {
            return MatchState::Void;
        }
        let settled = |side: usize| self.vacant[side] || self.sides[side].is_some();
        match (&self.call, settled(0) && settled(1)) {
            (_, false) => MatchState::Waiting,
            (_, true) if self.vacant != [false, false] => MatchState::Bye,
            (Some(call), true) if call.started.is_some() => MatchState::Playing,
            (Some(_), true) => MatchState::Called,
            (None, true) => MatchState::Ready,
        }
    }

    /// Whether it may be called to a table: its players are known, it is at no table, and it is not postponed.
    pub fn is_ready(&self) -> bool {
        self.state() == MatchState::Ready && !self.postponed
    }

    /// Both players, once both are known.
    pub fn players(&self) -> Option<[PlayerId; 2]> {
        match self.sides {
            [Some(a), Some(b)] => Some([a, b]),
            _ => None,
        }
    }

    /// Whether a player is on a side of it.
    pub fn has(&self, player: PlayerId) -> bool {
        self.sides.contains(&Some(player))
    }

    pub fn winner(&self) -> Option<PlayerId> {
        self.record.and_then(|record| Some(record.player(record.outcome.winner()?)))
    }

    /// The matches that must end before its players are known.
    pub fn awaits(&self) -> Vec<MatchNo> {
        let open = |side: usize| {
            let known = self.sides[side].is_some() || self.vacant[side];
            if known { None } else { self.slots[side].source() }
        };
        [0, 1].into_iter().filter_map(open).collect()
    }
}

impl MatchRecord {
    pub fn player(&self, side: Side) -> PlayerId {
        self.sides[side.index()]
    }
}

/// The rounds that decide the first places, the one that overrides the others first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Deciding {
    Reset,
    GrandFinal,
    Final,
    ThirdPlace,
}

impl Tournament {
    /// The players of a record whose places are known, the best first. None where every rank is a place: in all other
    /// formats.
    pub fn placed(&self) -> Option<Vec<PlayerId>> {
        self.is_record().then(|| self.placed_by(&self.counted(self.current(), None)))
    }

    /// [`Self::placed`] by these matches, in the order of play.
    pub(super) fn placed_by(&self, matches: &[&Arc<Match>]) -> Vec<PlayerId> {
        if self.places.is_empty() { by_matches(matches) } else { self.places.clone() }
    }
}

/// The players of the match for first place, then those of the match for third place, each with the winner first.
fn by_matches(matches: &[&Arc<Match>]) -> Vec<PlayerId> {
    let counted: Vec<&Match> =
        matches.iter().filter(|played| !played.void).map(|played| &***played).collect();
    let mut roles: HashMap<&RoundName, Option<Deciding>> = HashMap::new();
    let mut named: BTreeMap<Deciding, Vec<&Match>> = BTreeMap::new();
    for played in &counted {
        if let Some(role) = *roles.entry(&played.round).or_insert_with(|| role(&played.round)) {
            named.entry(role).or_default().push(played);
        }
    }
    let of_third = named.remove(&Deciding::ThirdPlace);
    // A reset match may have no name of its own.
    let finals = named.into_iter().next().map(|(role, all)| match role {
        Deciding::GrandFinal if are_of_one_pair(&all) => all[all.len() - 1..].to_vec(),
        _ => all,
    });
    let last = finals.or_else(|| unfollowed(&counted).map(|last| vec![last]));
    let mut placed = last.as_deref().and_then(ends).map_or_else(Vec::new, Vec::from);
    if let Some(third) = of_third.as_deref().and_then(ends)
        && !placed.is_empty()
        && third.iter().all(|player| !placed.contains(player))
    {
        placed.extend(third);
    }
    placed
}

/// The role of a round by its name; imported lists have names of their own.
fn role(round: &RoundName) -> Option<Deciding> {
    let name = round.to_string();
    let read = name.parse().unwrap_or_else(|_fault| round.clone());
    match read {
        RoundName::GrandFinalReset => Some(Deciding::Reset),
        RoundName::GrandFinal => Some(Deciding::GrandFinal),
        RoundName::Final => Some(Deciding::Final),
        RoundName::ThirdPlace => Some(Deciding::ThirdPlace),
        _ => match &*fold(&name) {
            "grand finals" | "gf" | "グランドファイナル" => Some(Deciding::GrandFinal),
            "finals" | "f" | "決勝" | "決勝戦" | "優勝決定戦" => Some(Deciding::Final),
            "3rd place" | "3位決定戦" | "三位決定戦" => Some(Deciding::ThirdPlace),
            _ => None,
        },
    }
}

fn are_of_one_pair(matches: &[&Match]) -> bool {
    let first = matches[0].sides;
    matches.iter().all(|played| first.iter().all(|side| played.sides.contains(side)))
}

/// Winner and loser of the only one of these matches.
fn ends(matches: &[&Match]) -> Option<[PlayerId; 2]> {
    let [only] = matches else { return None };
    let record = only.record?;
    let winner = record.outcome.winner()?;
    Some([winner, winner.other()].map(|side| record.player(side)))
}

/// The last match of a knock-out: neither of its players plays again, and by then all
/// others have lost their last match, or both finalists have just eliminated somebody.
/// None in a league or an evening of single matches, where the last match decides nothing.
fn unfollowed<'m>(matches: &[&'m Match]) -> Option<&'m Match> {
    let mut own: HashMap<PlayerId, Vec<usize>> = HashMap::new();
    for (at, played) in matches.iter().enumerate() {
        for player in played.players()? {
            own.entry(player).or_default().push(at);
        }
    }
    let is_last = |player: PlayerId, at: usize| own[&player].last() == Some(&at);
    let is_end = |at: &usize| {
        matches[*at].players().is_some_and(|both| both.iter().all(|one| is_last(*one, *at)))
    };
    let mut all = (0..matches.len()).filter(is_end);
    let (Some(at), None) = (all.next(), all.next()) else { return None };
    let (last, has_lost) = (matches[at], |player: PlayerId, at: usize| {
        matches[at].winner().is_some_and(|winner| winner != player)
    });
    let champion = last.winner()?;
    let is_out = |(player, played): (&PlayerId, &Vec<usize>)| {
        *player == champion || played.last().is_some_and(|at| has_lost(*player, *at))
    };
    let sent_home = |player: PlayerId| {
        let before = own[&player].iter().rev().nth(1)?;
        let record = matches[*before].record?;
        let loser = record.player(record.outcome.winner()?.other());
        Some(loser != player && is_last(loser, *before))
    };
    let players = last.players()?;
    let ends_knock_out =
        own.iter().all(is_out) || players.iter().all(|player| sent_home(*player).unwrap_or(false));
    (ends_knock_out && !is_league(matches, own.len())).then_some(last)
}

/// Whether every two players have met equally often: a league has no deciding match.
fn is_league(matches: &[&Match], players: usize) -> bool {
    let mut met: HashMap<[PlayerId; 2], usize> = HashMap::new();
    for mut pair in matches.iter().filter_map(|played| played.players()) {
        pair.sort_unstable();
        *met.entry(pair).or_default() += 1;
    }
    let is_single = matches.len() == 1;
    let all_met = met.len() == players * players.saturating_sub(1) / 2;
    let mut times = met.values();
    let first = times.next();
    !is_single && all_met && times.all(|times| Some(times) == first)
}
