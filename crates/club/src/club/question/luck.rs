//! Luck: the share of games that the deals gave each player, and the share that the player won.

use std::collections::HashMap;

use chrono::NaiveDate;

use crate::club::Club;
use crate::club::rated::{Contest, ListRatings, Moved, RatedMatch};
use crate::club::tournament::PlayedGame;
use crate::domain::game::{Game, Hand};
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::compare_ratings;
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

/// A player's luck: the games that the deals would have given, and the games won.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Luck {
    pub player: PlayerId,
    /// Games with a known hand.
    pub games: u32,
    /// How many of them the deals alone would have given.
    pub deals: f64,
    /// How many were won.
    pub won: f64,
    /// The rating on the list; of a tournament, after it.
    pub rating: f64,
    /// That rating if no hand were known; of a tournament, if none of its hands were.
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

    /// The luck of everybody with a known hand on a list, or in one of its tournaments. The most points of luck, good
    /// or bad, come first.
    pub fn luck(&self, list: ListId, within: Option<TournamentId>) -> Vec<Luck> {
        let Some(ratings) = self.ratings(list) else { return Vec::new() };
        let without = after(&ratings.without_hands(self, within), within);
        let with = after(ratings, within);
        let mut all: HashMap<PlayerId, Luck> = HashMap::new();
        let asked = |game: &DealtGame| within.is_none_or(|within| game.tournament == within);
        for game in self.dealt_games(list).iter().filter(|game| asked(game)) {
            let player = game.player;
            let luck = all.entry(player).or_insert_with(|| Luck {
                player,
                games: 0,
                deals: 0.0,
                won: 0.0,
                rating: with.get(&player).copied().unwrap_or_default(),
                without: without.get(&player).copied().unwrap_or_default(),
            });
            luck.games += 1;
            luck.deals += game.deal;
            luck.won += game.won;
        }
        let mut all: Vec<Luck> = all.into_values().collect();
        all.sort_by(|one, other| {
            let size = |luck: &Luck| luck.points().abs();
            compare_ratings(size(other), size(one)).then(one.player.cmp(&other.player))
        });
        all
    }

    fn dealt_of(&self, rated: &RatedMatch) -> Vec<DealtGame> {
        match &rated.contest {
            Contest::Duel { sides, .. } => {
                let found = self.tournament(rated.tournament);
                let played = found.and_then(|found| found.match_no(rated.no));
                let games = played.map(|played| &*played.games).unwrap_or_default();
                let known = (1..).zip(games).filter_map(|(no, game)| Some((no, game, game.hand?)));
                known.flat_map(|known| of_two(rated, *sides, known)).collect()
            }
            Contest::Table(pod) => {
                let games = (1..).zip(&pod.games);
                games.flat_map(|(no, game)| at_pod(rated, no, game)).collect()
            }
        }
    }
}

/// Everybody's rating at the end, or after the last of their matches in a tournament.
fn after(ratings: &ListRatings, within: Option<TournamentId>) -> HashMap<PlayerId, f64> {
    let counts = |moved: &Moved| match moved {
        Moved::Match(rated) => within.is_none_or(|within| rated.tournament == within),
        Moved::ByHand(_) => within.is_none(),
    };
    let lines = ratings.lines().filter(|line| counts(line.moved));
    lines
        .flat_map(|line| line.moved.players().iter().copied().zip(line.steps))
        .map(|(player, step)| (player, step.after))
        .collect()
}

/// A game of two, for each side with the hand that it was dealt.
fn of_two(
    rated: &RatedMatch,
    sides: [PlayerId; 2],
    (no, game, hand): (u32, &Game, Hand),
) -> [DealtGame; 2] {
    Side::BOTH.map(|side| {
        let points = game.points_a();
        let (deal, won) = match side {
            Side::A => (hand.p(), points),
            Side::B => (hand.other().p(), 1.0 - points),
        };
        let opponent = Some(sides[side.other().index()]);
        dealt(rated, no, (sides[side.index()], opponent), [deal, won])
    })
}

/// A game of a pod, for each of its players whose hand is known.
fn at_pod(rated: &RatedMatch, no: u32, game: &PlayedGame) -> Vec<DealtGame> {
    let each = game.finish.players().filter_map(|player| {
        let deal = mean_hand(game, player)?;
        let opponents = game.finish.players().count().checked_sub(1)?;
        let opponents = u32::try_from(opponents).ok().filter(|count| *count > 0)?;
        let won = f64::from(game.finish.met(player)?.halves()) / (2.0 * f64::from(opponents));
        Some(dealt(rated, no, (player, None), [deal, won]))
    });
    each.collect()
}

fn dealt(
    rated: &RatedMatch,
    game: u32,
    (player, opponent): (PlayerId, Option<PlayerId>),
    [deal, won]: [f64; 2],
) -> DealtGame {
    let RatedMatch { played_on, tournament, no, .. } = *rated;
    DealtGame { player, opponent, played_on, tournament, no, game, deal, won }
}

/// The mean of a player's hand strengths against the opponents in a game of a pod; pairs without one count as even.
/// None where no hand is known.
fn mean_hand(game: &PlayedGame, player: PlayerId) -> Option<f64> {
    let others = game.finish.players().filter(|&other| other != player);
    let hands: Vec<Option<Hand>> = others.map(|other| game.hands.between(player, other)).collect();
    if hands.iter().all(Option::is_none) {
        return None;
    }
    let count = u32::try_from(hands.len()).ok()?;
    let sum: f64 = hands.iter().map(|hand| hand.map_or(0.5, Hand::p)).sum();
    Some(sum / f64::from(count))
}
