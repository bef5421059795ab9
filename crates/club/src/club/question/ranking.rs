//! The ranking of a list, today or as of any day.

use std::collections::{HashMap, HashSet};

use chrono::NaiveDate;

use super::rating_table::Model;
use crate::club::rated::Moved;
use crate::club::refusal::RatingRefusal;
use crate::club::{Club, Refusal, Tournament};
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::domain::rating::compare_ratings;
use crate::domain::standings::Tally;

/// One line of a ranking.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ranked {
    /// The place; equal ratings share the smaller number.
    pub rank: u32,
    pub player: PlayerId,
    /// The rating, in points.
    pub rating: f64,
    /// The rated matches as they ended, with all their games.
    pub tally: Tally,
    /// The rated games it rests on: without draws, where the list leaves them out.
    pub games: u32,
    /// The day of the last of them.
    pub last_played: Option<NaiveDate>,
}

impl Club {
    /// A player's rating on a list after the last match; the list's start before the first.
    pub fn rating(&self, list: ListId, player: PlayerId) -> f64 {
        let start = || self.list(list).map_or(0.0, |list| list.scale.start);
        let player = self.registry().today(player);
        self.ratings(list).map_or_else(start, |ratings| ratings.rating(player))
    }

    /// All players by rating; among equal ratings, more games come first. With `as_of`, the ranking at the end of that
    /// day, among the players who had played by then.
    pub fn ranking(&self, list: ListId, as_of: Option<NaiveDate>) -> Vec<Ranked> {
        self.ranking_of(list, as_of, as_of.is_none())
    }

    /// The rating that each player of a list was given before the first match; none where a model knows only results.
    pub fn given_ratings(&self, list: ListId, model: Model) -> HashMap<PlayerId, f64> {
        let ratings = self.ratings(list).filter(|_| model == Model::Elo);
        let (mut given, mut played) = (HashMap::new(), HashSet::new());
        for line in ratings.iter().flat_map(|ratings| ratings.lines()) {
            for (&player, step) in line.moved.players().iter().zip(line.steps) {
                match line.moved {
                    Moved::Match(_) => _ = played.insert(player),
                    Moved::ByHand(_) if played.contains(&player) => {}
                    Moved::ByHand(_) => _ = given.insert(player, step.after),
                }
            }
        }
        given
    }

    /// [`Self::ranking`], with or without players who had played nothing.
    pub(super) fn ranking_of(
        &self,
        list: ListId,
        as_of: Option<NaiveDate>,
        with_unplayed: bool,
    ) -> Vec<Ranked> {
        let Some(ratings) = self.ratings(list) else {
            return Vec::new();
        };
        let mut lines: HashMap<PlayerId, Ranked> = HashMap::new();
        let ratings = ratings.as_of(as_of);
        let unplayed = |player| Ranked {
            rank: 0,
            player,
            rating: ratings.scale().start,
            tally: Tally::default(),
            games: 0,
            last_played: None,
        };
        for line in ratings.lines() {
            for (seat, (&player, step)) in line.moved.players().iter().zip(line.steps).enumerate() {
                let ranked = lines.entry(player).or_insert_with(|| unplayed(player));
                ranked.rating = step.after;
                if let Moved::Match(rated) = line.moved {
                    rated.contest.count(seat, &mut ranked.tally);
                    let games = line.games(seat, ratings.scale());
                    ranked.games = ranked.games.saturating_add(games);
                    ranked.last_played = Some(rated.played_on);
                }
            }
        }
        let mut ranking: Vec<Ranked> = self
            .registry()
            .iter()
            .filter_map(|player| {
                let line = lines.remove(&player.id);
                // A player who had not played by that day need not have been registered either.
                line.or_else(|| with_unplayed.then(|| unplayed(player.id)))
            })
            .collect();
        ranking.sort_by(|a, b| {
            let by_games = || b.games.cmp(&a.games);
            compare_ratings(b.rating, a.rating).then_with(by_games)
        });
        let ranks = places(ranking.iter().map(|line| line.rating));
        for (line, rank) in ranking.iter_mut().zip(ranks) {
            line.rank = rank;
        }
        ranking
    }
}

/// The places of ratings in their order, the best first; equal ones share the smaller number.
pub(super) fn places(ratings: impl Iterator<Item = f64>) -> Vec<u32> {
    let mut last: Option<(u32, f64)> = None;
    let place = |(place, own): (u32, f64)| {
        let shared = last.filter(|(_, above)| compare_ratings(*above, own).is_eq());
        let rank = shared.map_or(place, |(rank, _)| rank);
        last = Some((rank, own));
        rank
    };
    (1..).zip(ratings).map(place).collect()
}

impl Club {
    /// The players outside the limits of the tournament on that day, and why, in their order.
    ///
    /// Asked where players are added and never by [`Club::check`]: ratings move with every correction, and what is
    /// allowed must not move with them.
    pub fn outsiders(
        &self,
        tournament: &Tournament,
        players: &[PlayerId],
        today: NaiveDate,
    ) -> Vec<Refusal> {
        let (Some(division), Some(list)) = (tournament.division, self.list(tournament.list)) else {
            return Vec::new();
        };
        let experience = self.experience(list.id, None);
        let strengths = self.strengths(list.id, None);
        let outside = |&player: &PlayerId| {
            let number = self.registry().today(player);
            let own = (experience.get(&number), strengths.of(number.0));
            let rating = self.rating(list.id, player);
            let established = list.standing(own, rating, today).missing.is_empty();
            let why = division.admits(rating, established).err()?;
            Some(RatingRefusal::Ineligible(tournament.id, player, why).into())
        };
        players.iter().filter_map(outside).collect()
    }
}
