//! Single games: winner, hand, first move.

use serde::{Deserialize, Serialize};

use super::Kind;
use super::change::change_match;
use super::conditions::{ensure, match_of, pod_of};
use super::record_game::{change_game, played_game};
use crate::club::refusal::RatingRefusal;
use crate::club::{Club, Fact, Place, Refusal};
use crate::domain::game::{Deal, Deals, Game, HandTable, tallies};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;

/// Records the games of a match one by one: winner, hand, first move. A corrected score drops them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetGames {
    pub tournament: TournamentId,
    #[serde(rename = "match")]
    pub no: MatchNo,
    /// The games in order, as the first player saw them; none clears them.
    pub games: Vec<Game>,
    /// The cards from which hands were worked out, by the number of the game.
    #[serde(default, skip_serializing_if = "Deals::is_empty")]
    pub deals: Deals,
}

impl Kind for SetGames {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { tournament: id, no, ref games, ref deals } = *self;
        let played = match_of(club.found(id)?, no)?;
        let record = played.record.ok_or(Refusal::NotScored(id, no))?;
        let score = record.outcome.played().ok_or(RatingRefusal::NothingPlayed(id, no))?;
        let is_same = *played.games == **games && played.deals == *deals;
        ensure(!is_same, RatingRefusal::SameGames(id, no))?;
        let has_hand = |no: u32| {
            let at = usize::try_from(no).unwrap_or(usize::MAX).checked_sub(1);
            at.and_then(|at| games.get(at)).is_some_and(|game| game.hand.is_some())
        };
        for (&game, deal) in &deals.0 {
            let is_sound = has_hand(game) && deal.is_sound(2);
            ensure(is_sound, RatingRefusal::BadDeal(id, no, game))?;
        }
        if games.is_empty() {
            return Ok(());
        }
        tallies(games, score).map_err(|fault| RatingRefusal::NotTheScore(id, no, fault).into())
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.score(self.tournament, |found| {
            change_match(found, self.no, |played| {
                played.games = self.games.as_slice().into();
                if played.deals != self.deals {
                    played.deals.clone_from(&self.deals);
                }
            });
        });
    }

    rests_on!(players, result);
}

/// Sets the hands that were dealt in a recorded game of a pod.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetHands {
    pub tournament: TournamentId,
    #[serde(rename = "match")]
    pub no: MatchNo,
    pub game: u32,
    /// The hands by pairs; none clears them.
    pub hands: HandTable,
    /// The cards by seats, where the hands were worked out from them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<Deal>,
}

impl Kind for SetHands {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { tournament: id, no, game, ref hands, ref deal } = *self;
        let played = played_game(pod_of(club.found(id)?, no)?, id, game)?;
        let is_same = played.hands == *hands && played.deal == *deal;
        ensure(!is_same, RatingRefusal::SameGames(id, no))?;
        let players: Vec<PlayerId> = played.finish.players().collect();
        let is_sound = |deal: &Deal| !hands.0.is_empty() && deal.is_sound(players.len());
        ensure(deal.as_ref().is_none_or(is_sound), RatingRefusal::BadDeal(id, no, game))?;
        hands.check(&players).map_err(|fault| RatingRefusal::BadHands(id, no, fault).into())
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.score(self.tournament, |found| {
            change_game(found, (self.no, self.game), |played| {
                played.hands = self.hands.clone();
                played.deal.clone_from(&self.deal);
            });
        });
    }

    fn rests_on(&self, club: &Club) -> Vec<Fact> {
        let at = (self.tournament, self.no);
        vec![Fact::players(at, club), Fact::game(at, self.game, club)]
    }
}
