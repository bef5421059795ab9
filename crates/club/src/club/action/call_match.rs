//! Calls of matches to tables, and matches put off.

use serde::{Deserialize, Serialize};

use super::Kind;
use super::change::change_pod;
use super::conditions::{ensure, text};
use crate::club::refusal::{EventRefusal, TextField};
use crate::club::tournament::{Call, Fixture};
use crate::club::{Club, MatchState, Place, Refusal};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::name;

/// Calls a match to a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CallMatch {
    pub tournament: TournamentId,
    #[serde(rename = "match")]
    pub no: MatchNo,
    pub table: String,
}

impl Kind for CallMatch {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { tournament: id, no, ref table } = *self;
        let played = club.to_be_played(id, no)?;
        let elsewhere = played.state() == MatchState::Playing && played.call().is_none();
        let (state, is_ready) = (played.state(), played.state() == MatchState::Ready);
        ensure(is_ready || elsewhere, EventRefusal::NotToBeCalled(id, no, state))?;
        text(TextField::Table, table)?;
        let same = |one: &str| name::fold(one) == name::fold(table);
        if !club.tables().is_empty() && !club.tables().iter().any(|known| known.name == *table) {
            return Err(EventRefusal::NoSuchTable(table.clone()).into());
        }
        if let Some((there, other, _)) = club.at_tables().find(|(.., call)| same(&call.table)) {
            return Err(EventRefusal::TableTaken(table.clone(), there.id, other.no()).into());
        }
        let players = played.players();
        let mut busy = club.busy_players().filter(|(_, there)| *there != (id, no));
        match busy.find(|(player, _)| club.is_among(&players, *player)) {
            Some((player, (there, other))) => Err(EventRefusal::Busy(player, there, other).into()),
            None => Ok(()),
        }
    }

    fn apply(&self, club: &mut Club, place: Place) {
        let table = self.table.clone();
        let call = Call { table, called: place, again: Vec::new(), started: None };
        club.change_call(self.tournament, self.no, |seen, postponed| {
            (*seen, *postponed) = (Some(Box::new(call)), false);
        });
    }

    private!();

    rests_on!(players);
}

/// Calls the players of a match again who have not come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CallAgain {
    pub tournament: TournamentId,
    #[serde(rename = "match")]
    pub no: MatchNo,
}

impl Kind for CallAgain {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        club.at_table(self.tournament, self.no).map(|_| ())
    }

    fn apply(&self, club: &mut Club, place: Place) {
        club.change_call(self.tournament, self.no, |call, _| {
            if let Some(call) = call {
                call.again.push(place);
            }
        });
    }

    private!();

    rests_on!(players, table);
}

/// Notes that a called match is being played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartMatch {
    pub tournament: TournamentId,
    #[serde(rename = "match")]
    pub no: MatchNo,
}

impl Kind for StartMatch {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let (id, no) = (self.tournament, self.no);
        let state = club.at_table(id, no)?.state();
        ensure(state != MatchState::Playing, EventRefusal::AlreadyPlaying(id, no))
    }

    fn apply(&self, club: &mut Club, place: Place) {
        club.change_call(self.tournament, self.no, |call, _| {
            if let Some(call) = call {
                call.started = Some(place);
            }
        });
    }

    private!();

    rests_on!(players, table);
}

/// Takes a call back: the table is free, the match waits again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WithdrawCall {
    pub tournament: TournamentId,
    #[serde(rename = "match")]
    pub no: MatchNo,
}

impl Kind for WithdrawCall {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        club.at_table(self.tournament, self.no).map(|_| ())
    }

    /// The players of a pod leave their seats.
    fn apply(&self, club: &mut Club, _: Place) {
        club.change_call(self.tournament, self.no, |call, _| *call = None);
        club.change(self.tournament, |found| change_pod(found, self.no, |pod| pod.seated = false));
    }

    private!();

    rests_on!(players, table);
}

/// Puts a match off until further notice, or on again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PostponeMatch {
    pub tournament: TournamentId,
    #[serde(rename = "match")]
    pub no: MatchNo,
    /// Off, or on again.
    pub postponed: bool,
}

impl Kind for PostponeMatch {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { tournament: id, no, postponed } = *self;
        let played = club.to_be_played(id, no)?;
        is_to_come(id, played)?;
        ensure(played.postponed() != postponed, EventRefusal::SamePostponement(id, no, postponed))
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.change_call(self.tournament, self.no, |_, off| *off = self.postponed);
    }

    private!();

    rests_on!(players);
}

impl Club {
    fn to_be_played(&self, id: TournamentId, no: MatchNo) -> Result<Fixture<'_>, Refusal> {
        self.in_play(id)?.fixture(no).ok_or(Refusal::NoSuchMatch(id, no))
    }

    fn at_table(&self, id: TournamentId, no: MatchNo) -> Result<Fixture<'_>, Refusal> {
        let played = self.to_be_played(id, no)?;
        let there = played.state().is_at_table() && played.call().is_some();
        ensure(there, EventRefusal::NotCalled(id, no))?;
        Ok(played)
    }
}

/// Whether a match is still to be played and at no table.
pub(super) fn is_to_come(id: TournamentId, played: Fixture<'_>) -> Result<(), Refusal> {
    let (state, no) = (played.state(), played.no());
    let to_come = matches!(state, MatchState::Ready | MatchState::Waiting);
    ensure(to_come, EventRefusal::NotToBeCalled(id, no, state))
}
