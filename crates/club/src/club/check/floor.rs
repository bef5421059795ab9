//! Tables, calls and postponements.

use std::collections::HashSet;

use chrono::{DateTime, Utc};

use super::text;
use crate::club::refusal::{EventRefusal, RatingRefusal, TextField};
use crate::club::tournament::{CallPlan, Fixture};
use crate::club::{Club, MatchState, Phase, Refusal};
use crate::domain::hall::{self, Priority, Table};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::name;

impl Club {
    pub(super) fn may_set_tables(&self, tables: &[Table]) -> Result<(), Refusal> {
        let mut names = HashSet::new();
        for table in tables {
            text(TextField::Table, &table.name)?;
            if hall::is_unsound_range(&table.name) {
                return Err(Refusal::Event(EventRefusal::UnsoundRange(table.name.clone())));
            }
            if !names.insert(name::fold(&table.name)) {
                return Err(Refusal::Event(EventRefusal::TableNameTaken(table.name.clone())));
            }
        }
        match self.called_elsewhere(tables).next() {
            Some(((tournament, no), table)) => {
                Err(Refusal::Event(EventRefusal::TableTaken(table.to_owned(), tournament, no)))
            }
            None => Ok(()),
        }
    }

    pub(super) fn may_set_calls(
        &self,
        id: TournamentId,
        (priority, not_before): (Priority, Option<DateTime<Utc>>),
        tables: &[String],
    ) -> Result<(), Refusal> {
        let tables = tables.to_vec();
        if let Some(unknown) =
            tables.iter().find(|name| !self.tables().iter().any(|table| table.name == **name))
        {
            return Err(Refusal::Event(EventRefusal::NoSuchTable(unknown.clone())));
        }
        if self.not_closed(id)?.calls == (CallPlan { priority, not_before, tables }) {
            return Err(Refusal::Rating(RatingRefusal::SameSetting(id)));
        }
        Ok(())
    }

    pub(super) fn may_call(
        &self,
        id: TournamentId,
        no: MatchNo,
        table: &str,
    ) -> Result<(), Refusal> {
        let played = self.to_be_played(id, no)?;
        let elsewhere = played.state() == MatchState::Playing && played.call().is_none();
        if played.state() != MatchState::Ready && !elsewhere {
            return Err(Refusal::Event(EventRefusal::NotToBeCalled(id, no, played.state())));
        }
        text(TextField::Table, table)?;
        let same = |one: &str| name::fold(one) == name::fold(table);
        if !self.tables().is_empty() && !self.tables().iter().any(|known| known.name == table) {
            return Err(Refusal::Event(EventRefusal::NoSuchTable(table.to_owned())));
        }
        let taken = self.at_tables().find(|(_, _, call)| same(&call.table));
        if let Some((tournament, other, _)) = taken {
            return Err(Refusal::Event(EventRefusal::TableTaken(
                table.to_owned(),
                tournament.id,
                other.no(),
            )));
        }
        let players = played.players();
        let mut busy = self.busy_players().filter(|(_, there)| *there != (id, no));
        match busy.find(|(player, _)| self.is_among(&players, *player)) {
            Some((player, (tournament, other))) => {
                Err(Refusal::Event(EventRefusal::Busy(player, tournament, other)))
            }
            None => Ok(()),
        }
    }

    pub(super) fn is_called(&self, id: TournamentId, no: MatchNo) -> Result<(), Refusal> {
        self.at_table(id, no).map(|_| ())
    }

    fn at_table(&self, id: TournamentId, no: MatchNo) -> Result<Fixture<'_>, Refusal> {
        let played = self.to_be_played(id, no)?;
        let there = played.state().is_at_table() && played.call().is_some();
        if there { Ok(played) } else { Err(Refusal::Event(EventRefusal::NotCalled(id, no))) }
    }

    pub(super) fn may_start_match(&self, id: TournamentId, no: MatchNo) -> Result<(), Refusal> {
        match self.at_table(id, no)?.state() {
            MatchState::Playing => Err(Refusal::Event(EventRefusal::AlreadyPlaying(id, no))),
            _ => Ok(()),
        }
    }

    pub(super) fn may_postpone(
        &self,
        id: TournamentId,
        no: MatchNo,
        postponed: bool,
    ) -> Result<(), Refusal> {
        let played = self.to_be_played(id, no)?;
        if !matches!(played.state(), MatchState::Ready | MatchState::Waiting) {
            return Err(Refusal::Event(EventRefusal::NotToBeCalled(id, no, played.state())));
        }
        if played.postponed() == postponed {
            return Err(Refusal::Event(EventRefusal::SamePostponement(id, no, postponed)));
        }
        Ok(())
    }

    fn to_be_played(&self, id: TournamentId, no: MatchNo) -> Result<Fixture<'_>, Refusal> {
        let tournament = self.not_closed(id)?;
        if tournament.phase == Phase::Registering {
            return Err(Refusal::NotDrawn(id));
        }
        tournament.fixture(no).ok_or(Refusal::NoSuchMatch(id, no))
    }
}
