//! Ratings by the rule of the World Othello Federation: Bradley and
//! Terry's model fitted to all results; older results count less.
//!
//! The rule and its numbers are in `docs/RATING-METHODS.md`. The fit is a whole history without drift and without a
//! prior, so it exists only for players who are linked by wins in both directions (L. R. Ford, *Solution of a Ranking
//! Problem from Binary Comparisons*, American Mathematical Monthly 64, 1957). All others have no rating.

use std::collections::{BTreeMap, HashMap};

use chrono::{Datelike as _, NaiveDate};

use super::Interval;
use super::whole_history::{Against, Bout, Draws, POINTS, Prior, fit_watched};
use crate::progress::{Progress, Stopped};

/// Points of one natural log-odd: 200 points are odds of 3 to 1.
const LOGIT: f64 = 200.0 / LN_3;
const LN_3: f64 = 1.098_612_288_668_109_8;

/// The mean of all rated players, each counted by their games.
pub const MEAN: f64 = 1800.0;

/// The ratings of the players who have one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AgedRatings(BTreeMap<u32, AgedRating>);

/// The rating of a player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AgedRating {
    /// The rating, in points of which 200 are odds of 3 to 1, and its deviation if the ratings of all
    /// opponents are fixed. A game that counts in part gives that part of its information.
    pub interval: Interval,
    /// The number of games not older than the last step of the weights.
    pub recent: f64,
}

impl AgedRating {
    /// Whether the player is active, so that the federation lists them.
    pub fn is_listed(&self) -> bool {
        self.recent > 0.0
    }
}

impl AgedRatings {
    /// Fits ratings of players with numbers below `players` to the `bouts` up to
    /// `day`. The days of bouts are counted from the beginning of the era.
    ///
    /// # Panics
    ///
    /// If a bout names a player not below `players`.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `progress` stops it.
    pub fn fit(
        players: usize,
        bouts: &[Bout],
        day: NaiveDate,
        progress: &dyn Progress,
    ) -> Result<Self, Stopped> {
        let (weighted, played) = weighted(players, bouts, day);
        let rated = linked(players, &weighted);
        let is_rated = |player: u32| rated.get(player as usize).copied().unwrap_or_default();
        let within: Vec<Bout> =
            weighted.into_iter().filter(|bout| bout.players.into_iter().all(is_rated)).collect();
        let prior = Prior {
            start: 0.0,
            drift: 0.0,
            wins: 0.0,
            against: Against::Start,
            draws: Draws::Half,
        };
        let fitted = fit_watched(prior, players, &within, progress)?;
        let found = (0..).zip(&played).filter_map(|(player, own)| {
            let estimate = fitted.latest(player)?;
            let of = |points: f64| points / POINTS * LOGIT;
            let interval =
                Interval { rating: of(estimate.rating), deviation: of(estimate.deviation) };
            Some((player, own.all, AgedRating { interval, recent: own.recent }))
        });
        let found: Vec<(u32, f64, AgedRating)> = found.collect();
        let games: f64 = found.iter().map(|(_, games, _)| games).sum();
        let level = found.iter().map(|(_, games, own)| games * own.interval.rating).sum::<f64>();
        let lifted = |(player, _, mut own): (u32, f64, AgedRating)| {
            own.interval.rating += MEAN - level / games;
            (player, own)
        };
        Ok(Self(found.into_iter().map(lifted).collect()))
    }

    /// The rating of a player; none without a win or without a loss, and
    /// if no chain of wins links the player with the others.
    pub fn of(&self, player: u32) -> Option<AgedRating> {
        self.0.get(&player).copied()
    }

    /// All rated players with their ratings, by number.
    pub fn all(&self) -> impl Iterator<Item = (u32, AgedRating)> + '_ {
        self.0.iter().map(|(&player, &own)| (player, own))
    }

    /// The difference of two ratings in Elo points, of which 400 are odds of 10 to 1; none if one has no rating.
    pub fn difference(&self, players: [u32; 2]) -> Option<f64> {
        let [a, b] = players.map(|player| self.of(player));
        Some((a?.interval.rating - b?.interval.rating) / LOGIT * POINTS)
    }
}

/// The games of a player.
#[derive(Clone, Copy, Debug, Default)]
struct Games {
    all: f64,
    recent: f64,
}

/// The bouts up to that day, with those of two players combined and
/// weights of which the newest is 1; and the games of each player.
fn weighted(players: usize, bouts: &[Bout], day: NaiveDate) -> (Vec<Bout>, Vec<Games>) {
    let mut games = vec![Games::default(); players];
    let mut pairs: HashMap<([u32; 2], u64), Bout> = HashMap::new();
    for bout in bouts.iter().filter(|bout| bout.counts()) {
        let Some(age) = months(bout.day, day) else { continue };
        let recent = weight(age);
        let weight = recent.unwrap_or(OLDER / WEIGHTS[0].1);
        for player in bout.players {
            let own = &mut games[player as usize];
            own.all += bout.games();
            own.recent += recent.map_or(0.0, |_| bout.games());
        }
        let Bout { players, won, drawn, lost, offset, .. } = bout.ordered();
        let none = || Bout { players, offset, ..Bout::default() };
        let all = pairs.entry((players, offset.to_bits())).or_insert_with(none);
        all.won += won * weight;
        all.drawn += drawn * weight;
        all.lost += lost * weight;
    }
    (pairs.into_values().collect(), games)
}

/// The weights of games below an age in whole calendar months, as the World Othello Federation
/// has them, and of older ones. Only their ratios matter. The last step decides who is active.
const WEIGHTS: [(u32, f64); 4] = [(7, 150.0), (14, 100.0), (26, 60.0), (38, 30.0)];
const OLDER: f64 = 1.0;

/// The weight of a game of this age in months; the first step has 1. None if the game makes nobody active.
fn weight(months: u32) -> Option<f64> {
    let step = WEIGHTS.iter().find(|(below, _)| months < *below);
    step.map(|(_, weight)| weight / WEIGHTS[0].1)
}

/// The age in calendar months of a day, counted from the beginning of the era, on
/// another day; days of the month do not count. None for a later day.
fn months(day: i32, on: NaiveDate) -> Option<u32> {
    let day = NaiveDate::from_num_days_from_ce_opt(day).filter(|day| *day <= on)?;
    let months = |day: NaiveDate| day.year() * 12 + day.month().cast_signed();
    u32::try_from(months(on) - months(day)).ok()
}

/// For each player, whether the player is in the largest group in which wins lead
/// from everyone to everyone. A draw leads in both directions. Of groups of equal
/// size the one with the lowest number counts; a single player is no group.
fn linked(players: usize, bouts: &[Bout]) -> Vec<bool> {
    let (beat, lost_to) = edges(players, bouts);
    let mut open: Vec<bool> =
        beat.iter().zip(&lost_to).map(|(won, lost)| !won.is_empty() && !lost.is_empty()).collect();
    let (mut most, mut largest) = (1, vec![false; players]);
    for player in 0..players {
        if !open[player] {
            continue;
        }
        let (down, up) = (reached(player, &beat, &open), reached(player, &lost_to, &open));
        let group: Vec<bool> = down.iter().zip(&up).map(|(down, up)| *down && *up).collect();
        let size = group.iter().filter(|member| **member).count();
        for (open, member) in open.iter_mut().zip(&group) {
            *open &= !member;
        }
        if size > most {
            (most, largest) = (size, group);
        }
        if open.iter().filter(|open| **open).count() <= most {
            break;
        }
    }
    largest
}

/// The players whom each one scored against, and those who scored against each one.
fn edges(players: usize, bouts: &[Bout]) -> (Vec<Vec<u32>>, Vec<Vec<u32>>) {
    let (mut beat, mut lost_to) = (vec![Vec::new(); players], vec![Vec::new(); players]);
    for Bout { players: [a, b], won, drawn, lost, .. } in bouts {
        for (scored, [winner, loser]) in [(won + drawn, [*a, *b]), (lost + drawn, [*b, *a])] {
            if scored > 0.0 {
                beat[winner as usize].push(loser);
                lost_to[loser as usize].push(winner);
            }
        }
    }
    (beat, lost_to)
}

/// For each player, whether edges lead there from `from` through open players.
fn reached(from: usize, edges: &[Vec<u32>], open: &[bool]) -> Vec<bool> {
    let mut reached = vec![false; edges.len()];
    reached[from] = true;
    let mut ahead = vec![from];
    while let Some(player) = ahead.pop() {
        for next in edges[player].iter().map(|&next| next as usize) {
            if open[next] && !reached[next] {
                reached[next] = true;
                ahead.push(next);
            }
        }
    }
    reached
}

#[cfg(test)]
mod tests {
    use chrono::Datelike as _;

    use super::*;
    use crate::progress::NoProgress;

    fn day(year: i32, month: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(year, month, 15).expect("a day")
    }

    fn bout(on: NaiveDate, players: [u32; 2], won: f64, lost: f64) -> Bout {
        Bout { day: on.num_days_from_ce(), players, won, lost, ..Bout::default() }
    }

    fn fit(players: usize, bouts: &[Bout], on: NaiveDate) -> AgedRatings {
        NoProgress::whole(AgedRatings::fit(players, bouts, on, &NoProgress))
    }

    fn logit(ratings: &AgedRatings, [a, b]: [u32; 2]) -> f64 {
        let [a, b] = [a, b].map(|player| ratings.of(player).expect("rated").interval.rating);
        (a - b) / LOGIT
    }

    /// American League, eastern division, 1987: A. Agresti, *Categorical Data Analysis* (2nd edition), table 10.10; the fit as in
    /// the vignette of R's `BradleyTerry2`, Baltimore at 0.
    #[test]
    fn baseball_of_1987_is_rated_as_in_the_literature() {
        // Milwaukee, Detroit, Toronto, New York, Boston, Cleveland, Baltimore: wins of the row.
        let wins = [
            [0, 7, 9, 7, 7, 9, 11],
            [6, 0, 7, 5, 11, 9, 9],
            [4, 6, 0, 7, 7, 8, 12],
            [6, 8, 6, 0, 6, 7, 10],
            [6, 2, 6, 7, 0, 7, 12],
            [4, 4, 5, 6, 6, 0, 6],
            [2, 4, 1, 3, 1, 7, 0],
        ];
        let pairs = (0..7).flat_map(|a| (0..a).map(move |b| [b, a]));
        let of = |[a, b]: [u32; 2]| {
            let [won, lost] =
                [[a, b], [b, a]].map(|[own, other]| wins[own as usize][other as usize]);
            bout(day(1987, 5), [a, b], f64::from(won), f64::from(lost))
        };
        let bouts: Vec<Bout> = pairs.map(of).collect();
        let ratings = fit(7, &bouts, day(1987, 10));
        let fitted = [1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839];
        for (team, wanted) in (0..).zip(fitted) {
            let found = logit(&ratings, [team, 6]);
            assert!((found - wanted).abs() < 6e-5, "team {team}: {found}, not {wanted}");
        }
        // All teams play the same number of games, so the mean needs no weights.
        let mean = ratings.all().map(|(_, own)| own.interval.rating).sum::<f64>() / 7.0;
        assert!((mean - MEAN).abs() < 1e-9, "{mean}");
    }

    /// Three of four are odds of 3 to 1, and 200 points; a quarter of
    /// a new game equals a whole game that counts a quarter.
    #[test]
    fn three_to_one_is_200_points_and_old_games_count_less() {
        let now = day(2017, 12);
        let new = fit(2, &[bout(now, [0, 1], 3.0, 1.0)], now);
        assert!((logit(&new, [0, 1]) * LOGIT - 200.0).abs() < 1e-3);
        let elo = new.difference([0, 1]).expect("both are rated");
        assert!((elo - 400.0 * 3.0_f64.log10()).abs() < 1e-3, "{elo}");
        // 150 wins of 10 months' age at weight 100 against 100 new losses at 150.
        let aged = [bout(day(2017, 2), [0, 1], 150.0, 0.0), bout(now, [0, 1], 0.0, 100.0)];
        assert!(logit(&fit(2, &aged, now), [0, 1]).abs() < 1e-6);
        // Before the losses there is no rating.
        assert_eq!(fit(2, &aged, day(2017, 11)).of(0), None);
    }

    /// A draw equals a win and a loss in two games, halved.
    #[test]
    fn a_draw_is_half_a_win() {
        let now = day(2017, 12);
        let drawn = Bout { drawn: 2.0, ..bout(now, [0, 1], 1.0, 0.0) };
        let halves = fit(2, &[bout(now, [0, 1], 2.0, 1.0)], now);
        let difference = logit(&fit(2, &[drawn], now), [0, 1]) - logit(&halves, [0, 1]);
        assert!(difference.abs() < 1e-6, "{difference}");
    }

    #[test]
    fn who_has_not_played_for_38_months_is_rated_but_not_listed() {
        let (old, now) = (day(2014, 10), day(2017, 12));
        let bouts = [bout(old, [0, 1], 1.0, 1.0), bout(now, [1, 2], 1.0, 1.0)];
        let ratings = fit(4, &bouts, now);
        let listed = |player| ratings.of(player).map(|own| own.is_listed());
        assert_eq!([0, 1, 2, 3].map(listed), [Some(false), Some(true), Some(true), None]);
        assert_eq!(ratings.of(1).map(|own| own.recent), Some(2.0));
    }

    #[test]
    fn weights_are_those_of_the_federation_by_calendar_months() {
        let day = |y, m, d| NaiveDate::from_ymd_opt(y, m, d).expect("a day");
        let recent = |y, m, d| {
            let age = months(day(y, m, d).num_days_from_ce(), day(2017, 12, 31));
            age.map(|age| weight(age).map(|weight| weight * 150.0))
        };
        assert_eq!(recent(2017, 6, 1), Some(Some(150.0)));
        assert_eq!(recent(2017, 5, 31), Some(Some(100.0)));
        assert_eq!(recent(2016, 10, 31), Some(Some(60.0)));
        assert_eq!(recent(2014, 11, 1), Some(Some(30.0)));
        assert_eq!(recent(2014, 10, 31), Some(None));
        assert_eq!(recent(2018, 1, 1), None);
    }

    /// Five players: three beat one another in a cycle, one only wins, and one only loses.
    #[test]
    fn who_only_won_or_only_lost_is_not_linked() {
        let won = |a, b| Bout { players: [a, b], won: 1.0, ..Bout::default() };
        let drawn = |a, b| Bout { players: [a, b], drawn: 1.0, ..Bout::default() };
        let turn = [won(1, 2), won(2, 3), won(3, 1)];
        let bouts = [&turn[..], &[won(0, 1), won(0, 2), won(3, 4)]].concat();
        assert_eq!(linked(6, &bouts), [false, true, true, true, false, false]);
        // A group that only won against the others is separate from them; a draw links it.
        let two = [&turn[..], &[drawn(4, 5), won(4, 1)]].concat();
        assert_eq!(linked(6, &two), [false, true, true, true, false, false]);
        let all = [&two[..], &[drawn(5, 3)]].concat();
        assert_eq!(linked(6, &all), [false, true, true, true, true, true]);
        assert_eq!(linked(3, &[won(0, 1), won(0, 2)]), [false; 3]);
    }
}
