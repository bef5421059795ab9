//! An entrant who withdrew is back.

use serde::{Deserialize, Serialize};

use super::Kind;
use super::conditions::ensure;
use crate::club::refusal::{EventRefusal, NoReturn, PersonRefusal};
use crate::club::{Club, Fact, Place, Refusal};
use crate::domain::ids::TournamentId;
use crate::domain::number::PlayerId;
use crate::domain::score::ExitReason;

/// Has an entrant who withdrew play on from a round on. The walkovers of rounds before it stand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReturnEntrant {
    pub tournament: TournamentId,
    pub player: PlayerId,
    /// The first round that is played again; 1 for all matches that were not played.
    pub from: u32,
}

impl Kind for ReturnEntrant {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { tournament: id, player, from } = *self;
        club.registered(player)?;
        let tournament = club.in_play(id)?;
        ensure(tournament.has(player), Refusal::NotEntered(id, player))?;
        let Some(exit) = tournament.exits.get(&player) else {
            return Err(EventRefusal::NotGone(id, player).into());
        };
        let stage = tournament.current();
        let format = tournament.stage().map(|stage| stage.plan.format);
        let refuse_unless = |may, but| ensure(may, EventRefusal::NoWayBack(id, player, but));
        refuse_unless(exit.reason != ExitReason::Disqualified, NoReturn::Disqualified)?;
        refuse_unless(exit.stage == stage, NoReturn::EarlierStage)?;
        let is_no_elimination = format.is_some_and(|format| !format.is_elimination());
        refuse_unless(is_no_elimination, NoReturn::Elimination)?;
        if let Some(planned) = tournament.planned_rounds(stage) {
            let next = tournament.last_round(stage) + 1;
            refuse_unless(next <= planned, NoReturn::NoRoundLeft)?;
            ensure(from == next, EventRefusal::NotTheseRounds(id, (next, planned)))?;
        }
        let mut others = club.registry().numbers(player).into_iter();
        match others.find(|other| *other != player && tournament.has(*other)) {
            Some(entered) if tournament.plays_on(entered) => {
                let (tournament, given) = (id, player);
                Err(PersonRefusal::EnteredAs { tournament, given, entered }.into())
            }
            _ => Ok(()),
        }
    }

    fn apply(&self, club: &mut Club, place: Place) {
        club.change(self.tournament, |found| found.come_back(self.player, self.from, place));
    }

    fn rests_on(&self, club: &Club) -> Vec<Fact> {
        vec![Fact::effect(&self.clone().into(), club)]
    }
}
