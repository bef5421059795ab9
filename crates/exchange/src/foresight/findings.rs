//! Findings from the evenings, format by format.

use std::cmp::Ordering;

use super::{Candidate, Evening, Foresight, Rated, number};
use crate::domain::cholesky::Cholesky;
use crate::domain::rating::{LOGIT, Odds, compare_ratings, expected};

/// The forecast of one format.
#[derive(Clone, Debug, PartialEq)]
pub struct FormatLine {
    pub candidate: Candidate,
    /// Matches and pods, on average.
    pub matches: f64,
    /// Minutes from the start to the end: the ends between which 80 % of evenings lie, and the median between them.
    pub end: [f64; 3],
    /// The probability that it is over in time; none without a time to end.
    pub in_time: Option<f64>,
    /// The fewest matches that anybody played on any evening.
    pub fewest: u32,
    /// Matches that a player plays, on average.
    pub mean: f64,
    /// The longest that anybody waits for the next call, in minutes: the mean over evenings.
    pub longest_wait: f64,
    /// The probability that the highest rating wins, and its standard error; none where all are equal.
    pub best_wins: Option<[f64; 2]>,
    /// Kendall's τ of final order and ratings, on average; none where all are equal.
    pub tau: Option<f64>,
    /// The share of the variance of ratings that the evening takes away, on average.
    pub learnt: f64,
}

/// All formats that fit.
#[derive(Clone, Debug, PartialEq)]
pub struct Findings {
    pub seed: u64,
    /// When it must be over, in minutes from the start.
    pub until: Option<f64>,
    pub lines: Vec<FormatLine>,
}

/// The property that matters most to the organiser.
#[derive(strum::Display, strum::EnumString, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Priority {
    /// That the order is right.
    #[default]
    Order,
    /// That the best wins.
    Best,
    /// That it is over early.
    End,
    /// That everybody plays much.
    Matches,
    /// That nobody waits long.
    Wait,
    /// That much is learnt about ratings.
    Learnt,
}

impl Priority {
    pub const ALL: [Self; 6] =
        [Self::Order, Self::Best, Self::End, Self::Matches, Self::Wait, Self::Learnt];

    /// The value of a line by this priority. More is better.
    fn worth(self, line: &FormatLine) -> f64 {
        match self {
            Self::Order => line.tau.unwrap_or(0.0),
            Self::Best => line.best_wins.map_or(0.0, |[share, _]| share),
            Self::End => -line.end[1],
            Self::Matches => f64::from(line.fewest) + line.mean / 1000.0,
            Self::Wait => -line.longest_wait,
            Self::Learnt => line.learnt,
        }
    }
}

impl FormatLine {
    /// How sure it must be to be over in time: nine evenings of ten.
    pub const SURE: f64 = 0.9;

    pub(super) fn of(candidate: Candidate, evenings: &[&Evening], plan: &Foresight) -> Self {
        let count = number(evenings.len().max(1));
        let mean = |of: &dyn Fn(&Evening) -> f64| {
            evenings.iter().map(|evening| of(evening)).sum::<f64>() / count
        };
        let some = |of: fn(&Evening) -> Option<f64>| {
            let known: Vec<f64> = evenings.iter().filter_map(|evening| of(evening)).collect();
            (!known.is_empty()).then(|| known.iter().sum::<f64>() / number(known.len()))
        };
        let mut ends: Vec<f64> = evenings.iter().map(|evening| evening.end).collect();
        ends.sort_by(f64::total_cmp);
        let best = some(|evening| evening.best_won);
        let matches = mean(&|evening| f64::from(evening.matches));
        Self {
            candidate,
            matches,
            end: [10, 50, 90].map(|percent| quantile(&ends, percent)),
            in_time: plan.until.map(|until| mean(&|one| f64::from(u8::from(one.end <= until)))),
            fewest: evenings.iter().map(|evening| evening.fewest).min().unwrap_or(0),
            mean: mean(&|evening| evening.per_player),
            longest_wait: mean(&|evening| evening.longest_wait),
            best_wins: best.map(|best| [best, (best * (1.0 - best) / count).sqrt()]),
            tau: some(|evening| evening.tau),
            learnt: some(|evening| evening.learnt).unwrap_or(0.0),
        }
    }

    /// Whether it is over in time for sure enough.
    pub fn is_sure(&self) -> bool {
        self.in_time.is_none_or(|share| share >= Self::SURE)
    }
}

impl Findings {
    /// Puts the lines in order: those that are over in time for sure first, then by what matters. What is never sure
    /// comes by how likely it is over in time.
    #[must_use]
    pub fn sorted(mut self, by: Priority) -> Self {
        let late =
            |line: &FormatLine| if line.is_sure() { 1.0 } else { line.in_time.unwrap_or(0.0) };
        self.lines.sort_by(|one, other| {
            let sure = late(other).total_cmp(&late(one));
            sure.then(by.worth(other).total_cmp(&by.worth(one)))
        });
        self
    }
}

/// The value below which so many per cent of a sorted list lie, interpolated; 0 for an empty list.
fn quantile(sorted: &[f64], percent: usize) -> f64 {
    let place = percent * sorted.len().saturating_sub(1);
    let at = |place: usize| sorted.get(place).copied().unwrap_or_default();
    let (below, above) = (at(place / 100), at(place.div_ceil(100)));
    below + number(place % 100) / 100.0 * (above - below)
}

// Measures of an evening: whether the best won, how well the order agrees with strength, and how much is learnt.

/// How much of a win the best player had: 1 if the player with the highest rating won. If several
/// have that rating or the first rank, it is the chance by lot. None if all ratings are equal.
pub(super) fn best_won(players: &[Rated], places: &[(usize, u32)]) -> Option<f64> {
    let top = players.iter().map(|one| one.rating).fold(f64::NEG_INFINITY, f64::max);
    players.iter().find(|one| one.rating < top)?;
    let first = || places.iter().filter(|(_, place)| *place == 1);
    let best = first().filter(|(player, _)| players[*player].rating >= top).count();
    Some(number(best) / number(first().count().max(1)))
}

/// Kendall's τ-b of ranks and ratings: 1 if a better rank always
/// has a higher rating. None if all ratings or all ranks are equal.
pub(super) fn kendall(players: &[Rated], places: &[(usize, u32)]) -> Option<f64> {
    let (mut agree, mut rated, mut placed) = (0.0_f64, 0.0_f64, 0.0_f64);
    for (at, (one, place)) in places.iter().enumerate() {
        for (other, other_place) in &places[at + 1..] {
            let by_rating = sign(compare_ratings(players[*one].rating, players[*other].rating));
            let by_place = sign(other_place.cmp(place));
            agree += by_rating * by_place;
            rated += by_rating.abs();
            placed += by_place.abs();
        }
    }
    (rated > 0.0 && placed > 0.0).then(|| agree / (rated * placed).sqrt())
}

/// 1 where one is greater, −1 where it is less.
fn sign(order: Ordering) -> f64 {
    match order {
        Ordering::Greater => 1.0,
        Ordering::Equal => 0.0,
        Ordering::Less => -1.0,
    }
}

/// The share of the ratings' mean variance that these games remove: 0 if nothing is learnt, 1 if all
/// strengths become known. Each rating's evidence is taken as independent. Games only show differences.
pub(super) fn learnt(players: &[Rated], met: &[([usize; 2], f64)]) -> f64 {
    // The lower half.
    let mut precision: Vec<Vec<f64>> = (1..=players.len()).map(|width| vec![0.0; width]).collect();
    let mut before = 0.0;
    for (at, player) in players.iter().enumerate() {
        let variance = player.deviation * player.deviation;
        before += variance;
        precision[at][at] = 1.0 / variance;
    }
    for ([a, b], games) in met {
        let won = expected(players[*a].rating - players[*b].rating, Odds::EVEN);
        let told = games * won * (1.0 - won) * LOGIT * LOGIT;
        precision[*a][*a] += told;
        precision[*b][*b] += told;
        precision[*a.max(b)][*a.min(b)] -= told;
    }
    1.0 - Cholesky::of(precision).trace_of_inverse() / before
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rated(ratings: &[f64]) -> Vec<Rated> {
        ratings.iter().map(|rating| Rated { rating: *rating, deviation: 100.0 }).collect()
    }

    #[test]
    fn the_best_shares_a_place_that_is_shared() {
        let players = rated(&[1600.0, 1500.0, 1400.0]);
        let won = |places: &[(usize, u32)]| best_won(&players, places).expect("one is the best");
        assert!((won(&[(0, 1), (1, 2), (2, 3)]) - 1.0).abs() < 1e-12);
        assert!((won(&[(0, 1), (1, 1), (2, 3)]) - 0.5).abs() < 1e-12);
        assert!(won(&[(0, 2), (1, 1), (2, 3)]) < 1e-12);
        assert_eq!(best_won(&rated(&[1500.0; 2]), &[(0, 1), (1, 2)]), None);
    }

    #[test]
    fn orders_agree_disagree_or_say_nothing() {
        let players = rated(&[1600.0, 1500.0, 1400.0, 1300.0]);
        let tau = |places: [u32; 4]| {
            kendall(&players, &(0..4).zip(places).collect::<Vec<(usize, u32)>>())
        };
        assert_eq!(tau([1, 2, 3, 4]), Some(1.0));
        assert_eq!(tau([4, 3, 2, 1]), Some(-1.0));
        // Five of six pairs agree.
        let one_off = tau([1, 2, 4, 3]).expect("there are orders");
        assert!((one_off - 4.0 / 6.0).abs() < 1e-12, "{one_off}");
        // Two share a place: five pairs are told apart, and all agree.
        let shared = tau([1, 2, 3, 3]).expect("there are orders");
        assert!((shared - 5.0 / 30_f64.sqrt()).abs() < 1e-12, "{shared}");
        assert_eq!(tau([1, 1, 1, 1]), None);
    }

    /// By hand, for two with equal ratings and a variance of v each: the sum stays as uncertain as it was (variance 2v),
    /// the difference has 1 / (1/2v + i).
    #[test]
    fn games_tell_of_differences() {
        let players = rated(&[1500.0, 1500.0]);
        let v = 100.0 * 100.0;
        let told = 10.0 * 0.25 * LOGIT.powi(2);
        let difference = 1.0 / (1.0 / (2.0 * v) + told);
        let each = f64::midpoint(2.0 * v, difference) / 2.0;
        let found = learnt(&players, &[([0, 1], 10.0)]);
        assert!((found - (1.0 - each / v)).abs() < 1e-12, "{found}");
        assert!(learnt(&players, &[]).abs() < 1e-12);
    }
}
