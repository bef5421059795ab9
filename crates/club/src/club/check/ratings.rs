//! Games one by one, hands, sections by rating, and corrections by hand.

use chrono::NaiveDate;

use super::games::pod_of;
use super::results::match_of;
use super::text;
use crate::club::refusal::{EventRefusal, RatingRefusal, TextField};
use crate::club::{Club, Refusal};
use crate::domain::card_game::CardGame;
use crate::domain::deal::{Deal, Deals};
use crate::domain::game::{Game, Hand, HandTable, tallies};
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::{Change, Division};

impl Club {
    pub(super) fn may_set_games(
        &self,
        id: TournamentId,
        no: MatchNo,
        games: &[Game],
        deals: &Deals,
    ) -> Result<(), Refusal> {
        let played = match_of(self.found(id)?, no)?;
        let record = played.record.ok_or(Refusal::NotScored(id, no))?;
        let nothing = Refusal::Rating(RatingRefusal::NothingPlayed(id, no));
        let score = record.outcome.played().ok_or(nothing)?;
        if *played.games == *games && played.deals == *deals {
            return Err(Refusal::Rating(RatingRefusal::SameGames(id, no)));
        }
        let has_hand = |no: u32| {
            let at = usize::try_from(no).unwrap_or(usize::MAX).checked_sub(1);
            at.and_then(|at| games.get(at)).is_some_and(|game| game.hand.is_some())
        };
        if let Some((&game, _)) =
            deals.0.iter().find(|(no, deal)| !has_hand(**no) || !deal.is_sound(2))
        {
            return Err(Refusal::Rating(RatingRefusal::BadDeal(id, no, game)));
        }
        if games.is_empty() {
            return Ok(());
        }
        tallies(games, score)
            .map_err(|fault| Refusal::Rating(RatingRefusal::NotTheScore(id, no, fault)))
    }

    pub(super) fn may_set_hands(
        &self,
        id: TournamentId,
        no: MatchNo,
        game: u32,
        hands: &HandTable,
        deal: Option<&Deal>,
    ) -> Result<(), Refusal> {
        let pod = pod_of(self.found(id)?, no)?;
        let at = usize::try_from(game).unwrap_or(usize::MAX).checked_sub(1);
        let played = at.and_then(|at| pod.games.get(at));
        let played = played.ok_or(Refusal::Event(EventRefusal::NoSuchGame(id, no, game)))?;
        if played.hands == *hands && played.deal.as_ref() == deal {
            return Err(Refusal::Rating(RatingRefusal::SameGames(id, no)));
        }
        let players: Vec<PlayerId> = played.finish.players().collect();
        if deal.is_some_and(|deal| hands.0.is_empty() || !deal.is_sound(players.len())) {
            return Err(Refusal::Rating(RatingRefusal::BadDeal(id, no, game)));
        }
        hands
            .check(&players)
            .map_err(|fault| Refusal::Rating(RatingRefusal::BadHands(id, no, fault)))
    }

    pub(super) fn may_set_card_game(
        &self,
        id: TournamentId,
        game: Option<CardGame>,
    ) -> Result<(), Refusal> {
        if self.found(id)?.card_game == game {
            return Err(Refusal::Rating(RatingRefusal::SameSetting(id)));
        }
        Ok(())
    }

    pub(super) fn may_set_first_move(
        &self,
        id: TournamentId,
        p: Option<Hand>,
    ) -> Result<(), Refusal> {
        if self.found(id)?.first_move == p {
            return Err(Refusal::Rating(RatingRefusal::SameSetting(id)));
        }
        Ok(())
    }

    pub(super) fn may_set_division(
        &self,
        id: TournamentId,
        division: Option<Division>,
    ) -> Result<(), Refusal> {
        if self.found(id)?.division == division {
            return Err(Refusal::Rating(RatingRefusal::SameSetting(id)));
        }
        if division.is_some_and(|division| !division.is_sound()) {
            return Err(Refusal::Rating(RatingRefusal::UnsoundDivision));
        }
        Ok(())
    }

    pub(super) fn may_publish(&self, list: ListId, on: NaiveDate) -> Result<(), Refusal> {
        self.list(list).ok_or(Refusal::NoSuchList(list))?;
        if self.published(list).any(|one| one.on == on) {
            return Err(Refusal::Rating(RatingRefusal::PublishedAlready(list, on)));
        }
        Ok(())
    }

    pub(super) fn may_adjust(
        &self,
        list: ListId,
        player: Option<PlayerId>,
        change: Change,
        reason: &str,
    ) -> Result<(), Refusal> {
        self.list(list).ok_or(Refusal::NoSuchList(list))?;
        if let Some(player) = player {
            self.registered(player)?;
        }
        text(TextField::Reason, reason)?;
        match change {
            Change::To(_) if player.is_none() => Err(Refusal::Rating(RatingRefusal::EverybodyTo)),
            Change::To(points) | Change::By(points) if points.abs() > 10_000.0 => {
                Err(Refusal::Rating(RatingRefusal::UnsoundChange(change)))
            }
            Change::By(points) if points == 0.0 || points.is_nan() => {
                Err(Refusal::Rating(RatingRefusal::UnsoundChange(change)))
            }
            Change::To(points) if points.is_nan() => {
                Err(Refusal::Rating(RatingRefusal::UnsoundChange(change)))
            }
            Change::To(_) | Change::By(_) => Ok(()),
        }
    }
}
