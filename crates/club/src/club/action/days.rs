//! Days of rounds, and of single matches.

use std::sync::Arc;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::call_match::is_to_come;
use super::conditions::{ensure, unless_same};
use super::{Action, Kind};
use crate::club::refusal::EventRefusal;
use crate::club::{Club, Place, Refusal};
use crate::domain::days::{self, RoundDays};
use crate::domain::ids::{MatchNo, TournamentId};

/// Sets the days on which rounds are played, all of them. No match is proposed before its day.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetRoundDays {
    pub tournament: TournamentId,
    /// The days, by rounds; none where rounds have no days.
    pub days: Vec<RoundDays>,
}

impl Kind for SetRoundDays {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let id = self.tournament;
        let found = club.not_closed(id)?;
        ensure(self.days.is_empty() || found.has_round_days(), EventRefusal::NoRounds(id))?;
        if let Some(round) = days::fault(&self.days) {
            return Err(EventRefusal::UnsoundDays(id, round).into());
        }
        unless_same(found.days.rounds == self.days, id)
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.change(self.tournament, |found| {
            Arc::make_mut(&mut found.days).rounds.clone_from(&self.days);
        });
    }

    private!();

    fn as_it_is(&self, club: &Club) -> Option<Action> {
        Some(Self { days: club.tournament(self.tournament)?.days.rounds.clone(), ..*self }.into())
    }
}

/// Gives a match a day of its own, or that of its round again. A match that was postponed is put off until that day.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetMatchDay {
    pub tournament: TournamentId,
    #[serde(rename = "match")]
    pub no: MatchNo,
    /// The day; none for that of its round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<NaiveDate>,
}

impl Kind for SetMatchDay {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { tournament: id, no, day } = *self;
        let found = club.in_play(id)?;
        let played = found.fixture(no).ok_or(Refusal::NoSuchMatch(id, no))?;
        is_to_come(id, played)?;
        let same = found.days.matches.get(&no).copied() == day;
        unless_same(same && !(day.is_some() && played.postponed()), id)
    }

    fn apply(&self, club: &mut Club, _: Place) {
        let Self { tournament, no, day } = *self;
        club.change(tournament, |found| {
            let days = Arc::make_mut(&mut found.days);
            match day {
                Some(day) => days.matches.insert(no, day),
                None => days.matches.remove(&no),
            };
        });
        if day.is_some() {
            club.change_call(tournament, no, |_, postponed| *postponed = false);
        }
    }

    private!();

    fn as_it_is(&self, club: &Club) -> Option<Action> {
        let day = club.tournament(self.tournament)?.days.matches.get(&self.no).copied();
        Some(Self { day, ..*self }.into())
    }
}
