//! The strength of those who play.

use std::collections::HashMap;
use std::f64::consts::{LN_10, PI};

use chrono::NaiveDate;

use super::{Rated, number};
use crate::club::Club;
use crate::club::question::rating_table::RankingQuery;
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::domain::rating::{Interval, Uncertainty, compare_ratings, difference};

/// As many players a list must have before a field is taken to be spread like it.
const ENOUGH: usize = 8;
/// How far ratings are spread where a list does not say, as a deviation in points: as in a club of many years.
const SPREAD: f64 = 200.0;

/// The ratings of these players on a list, in their order.
pub fn entered(club: &Club, list: ListId, players: &[PlayerId], today: NaiveDate) -> Vec<Rated> {
    let known: HashMap<PlayerId, Interval> = club
        .rating_table(list, RankingQuery::now(today))
        .lines
        .into_iter()
        .map(|line| (line.player, line.interval))
        .collect();
    let rated = |&player: &PlayerId| {
        let own = known.get(&club.registry().today(player));
        let deviation = own.map_or(Uncertainty::STANDARD.prior, |interval| interval.deviation);
        Rated { rating: club.rating(list, player), deviation: deviation.max(1.0) }
    };
    players.iter().map(rated).collect()
}

/// So many players spread like those of a list, the strongest first; where it has too few or all are equal, spread around
/// its start like a logistic law with a deviation of 200 points.
pub fn typical(club: &Club, list: ListId, players: usize, today: NaiveDate) -> Vec<Rated> {
    let table = club.rating_table(list, RankingQuery::now(today));
    let mut known: Vec<Interval> = table.lines.iter().map(|line| line.interval).collect();
    known.sort_by(|one, other| compare_ratings(other.rating, one.rating));
    let differ = known.first().map(|one| one.rating) > known.last().map(|one| one.rating);
    let is_enough = known.len() >= ENOUGH && differ;
    let share = |at: usize| (number(at) + 0.5) / number(players);
    let rated = |at: usize| {
        if is_enough {
            // The middle of each of so many parts.
            let interval = known[(2 * at + 1) * known.len() / (2 * players)];
            return Rated { rating: interval.rating, deviation: interval.deviation.max(1.0) };
        }
        let start = club.list(list).map_or(1500.0, |list| list.scale.start);
        // The rating formula's own law has a deviation of 400 / ln 10 · π / √3 points.
        let scale = SPREAD / (400.0 / LN_10 * PI / 3.0_f64.sqrt());
        let rating = start + scale * difference(1.0 - share(at));
        Rated { rating, deviation: Uncertainty::STANDARD.prior }
    };
    (0..players).map(rated).collect()
}
