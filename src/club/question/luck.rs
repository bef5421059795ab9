//! What the deals gave each player, and what the players made of it.

use std::collections::HashMap;

use chrono::NaiveDate;

use crate::club::Club;
use crate::club::rated::{Contest, RatedMatch};
use crate::club::tournament::Pod;
use crate::domain::game::Hand;
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::score::Side;

/// A rated game as one of its players was dealt it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DealtGame {
    pub player: PlayerId,
    /// The opponent; none at a pod.
    pub opponent: Option<PlayerId>,
    pub played_on: NaiveDate,
    pub tournament: TournamentId,
    pub no: MatchNo,
    /// Which game of the match, from 1.
    pub game: u32,
    /// The share of the game that the deal alone gives between equals: of two the win probability of the hand, at a
    /// pod its mean against the opponents.
    pub deal: f64,
    /// The share that was won: of two 1, ½ or 0, at a pod the share of opponents that were beaten.
    pub won: f64,
}

/// What the deals gave a player, and what the player made of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Luck {
    pub player: PlayerId,
    /// Games with a known hand.
    pub games: u32,
    /// How many of them the deals alone would have given.
    pub deals: f64,
    /// How many were won.
    pub won: f64,
    /// The rating on the list.
    pub rating: f64,
    /// The rating if no hand were known.
    pub without: f64,
}

impl Luck {
    /// How many points of the rating without hands are luck of the deals: below 0 for bad luck.
    pub fn points(&self) -> f64 {
        self.without - self.rating
    }
}

impl Club {
    /// Every rated game of a list with a known hand, once for each player, in the order of rating.
    pub fn dealt_games(&self, list: ListId) -> Vec<DealtGame> {
        let Some(ratings) = self.ratings(list) else { return Vec::new() };
        ratings.matches().flat_map(|rated| self.dealt_of(rated)).collect()
    }

    /// What the deals gave everybody with a known hand on a list, or in one of its tournaments: the most points of
    /// luck, good or bad, first.
    pub fn luck(&self, list: ListId, within: Option<TournamentId>) -> Vec<Luck> {
        let Some(ratings) = self.ratings(list) else { return Vec::new() };
        let without = ratings.without_hands(self);
        let mut all: HashMap<PlayerId, Luck> = HashMap::new();
        let asked = |game: &DealtGame| within.is_none_or(|within| game.tournament == within);
        for game in self.dealt_games(list).iter().filter(|game| asked(game)) {
            let player = game.player;
            let luck = all.entry(player).or_insert_with(|| Luck {
                player,
                games: 0,
                deals: 0.0,
                won: 0.0,
                rating: ratings.rating(player),
                without: without.rating(player),
            });
            luck.games += 1;
            luck.deals += game.deal;
            luck.won += game.won;
        }
        let mut all: Vec<Luck> = all.into_values().collect();
        all.sort_by(|one, other| {
            let size = |luck: &Luck| luck.points().abs();
            size(other).total_cmp(&size(one)).then(one.player.cmp(&other.player))
        });
        all
    }

    fn dealt_of(&self, rated: &RatedMatch) -> Vec<DealtGame> {
        let of = |player, opponent, game, deal, won| DealtGame {
            player,
            opponent,
            played_on: rated.played_on,
            tournament: rated.tournament,
            no: rated.no,
            game,
            deal,
            won,
        };
        match &rated.contest {
            Contest::Duel { sides, .. } => {
                let found = self.tournament(rated.tournament);
                let played = found.and_then(|found| found.match_no(rated.no));
                let games = played.map(|played| &*played.games).unwrap_or_default();
                let known = (1..).zip(games).filter_map(|(no, game)| Some((no, game, game.hand?)));
                let both = |(no, game, hand): (u32, &crate::domain::game::Game, Hand)| {
                    let won = game.points_a();
                    Side::BOTH.map(|side| {
                        let [own, other] = [side, side.other()].map(|side| sides[side.index()]);
                        let won = if side == Side::A { won } else { 1.0 - won };
                        of(own, Some(other), no, hand.seen_from(side).p(), won)
                    })
                };
                known.flat_map(both).collect()
            }
            Contest::Table(pod) => {
                let games = (1..).zip(&pod.games);
                let each = games.flat_map(|(no, game)| {
                    game.finish.players().filter_map(move |player| Some((no, game, player)))
                });
                each.filter_map(|(no, game, player)| {
                    let met = game.finish.met(player)?;
                    let opponents = game.finish.players().count().checked_sub(1)?;
                    let opponents = u32::try_from(opponents).ok().filter(|count| *count > 0)?;
                    let won = f64::from(met.halves()) / (2.0 * f64::from(opponents));
                    Some(of(player, None, no, deal_at(pod, no, player)?, won))
                })
                .collect()
            }
        }
    }
}

/// The mean of a player's hand strengths against the opponents in a game of a pod; pairs without one count as even.
/// None where no hand is known.
fn deal_at(pod: &Pod, no: u32, player: PlayerId) -> Option<f64> {
    let game = pod.games.get(usize::try_from(no).ok()?.checked_sub(1)?)?;
    let others = game.finish.players().filter(|&other| other != player);
    let hands: Vec<Option<Hand>> = others.map(|other| game.hands.between(player, other)).collect();
    if hands.iter().all(Option::is_none) {
        return None;
    }
    let count = u32::try_from(hands.len()).ok()?;
    let sum: f64 = hands.iter().map(|hand| hand.map_or(0.5, Hand::p)).sum();
    Some(sum / f64::from(count))
}
