//! Tie-breaks from ratings (Article 10). Only matches that were played count (15.2), and none of these has a value
//! unless all players have a rating.

use super::criterion::Cut;
use super::field::Column;
use super::field::{Field, MatchResult, Meeting, StandingsLine};
use crate::rating::performance::WHOLE;
use crate::rounding::{BILLIONTHS, rounded};

/// The rating difference of a fractional score of 50, 51 … 100 per cent (FIDE Handbook, B.02,
/// 8.1.1); below 50 the same, negative.
const DIFFERENCES: [f64; 51] = [
    0.0, 7.0, 14.0, 21.0, 29.0, 36.0, 43.0, 50.0, 57.0, 65.0, 72.0, 80.0, 87.0, 95.0, 102.0, 110.0,
    117.0, 125.0, 133.0, 141.0, 149.0, 158.0, 166.0, 175.0, 184.0, 193.0, 202.0, 211.0, 220.0,
    230.0, 240.0, 251.0, 262.0, 273.0, 284.0, 296.0, 309.0, 322.0, 336.0, 351.0, 366.0, 383.0,
    401.0, 422.0, 444.0, 470.0, 501.0, 538.0, 589.0, 677.0, 800.0,
];

/// Up to which rating difference 50, 51 … 99 per cent are expected (FIDE Handbook, B.02, 8.1.2);
/// beyond the last, all.
const BOUNDS: [f64; 50] = [
    3.0, 10.0, 17.0, 25.0, 32.0, 39.0, 46.0, 53.0, 61.0, 68.0, 76.0, 83.0, 91.0, 98.0, 106.0,
    113.0, 121.0, 129.0, 137.0, 145.0, 153.0, 162.0, 170.0, 179.0, 188.0, 197.0, 206.0, 215.0,
    225.0, 235.0, 245.0, 256.0, 267.0, 278.0, 290.0, 302.0, 315.0, 328.0, 344.0, 357.0, 374.0,
    391.0, 411.0, 432.0, 456.0, 484.0, 517.0, 559.0, 619.0, 735.0,
];

/// ARO (10.1).
pub(super) fn average_rating(field: &Field, cut: Cut) -> Column {
    let average = |faced: Faced| {
        let mut ratings = faced.ratings;
        ratings.sort_by(f64::total_cmp);
        let lowest = usize::from(cut.lowest()).min(ratings.len());
        let highest = ratings.len().saturating_sub(cut.highest().into()).max(lowest);
        mean(&ratings[lowest..highest])
    };
    each(field, average)
}

/// TPR (10.2).
pub(super) fn performance(field: &Field) -> Column {
    each(field, |faced| Some(mean(&faced.ratings)? + faced.difference()?))
}

/// PTP (10.3).
pub(super) fn perfect(field: &Field) -> Column {
    each(field, |faced| faced.perfect())
}

/// APRO and APPO (10.4, 10.5): the average of the opponents' values.
pub(super) fn average_of_opponents(field: &Field, values: &[Option<f64>]) -> Column {
    let average = |line: &StandingsLine| {
        let met = line.meetings.iter().filter_map(|&meeting| played(meeting));
        mean(&met.map(|(opponent, _)| values[opponent]).collect::<Option<Vec<f64>>>()?)
    };
    field.lines.iter().map(average).collect()
}

/// The opponents of one player and the score against them.
struct Faced {
    ratings: Vec<f64>,
    /// Two for a win and one for a draw, independent of the points in the standings.
    half_points: u32,
}

impl Faced {
    /// The rating difference of the score in per cent, rounded (B.02, 8.1.1).
    fn difference(&self) -> Option<f64> {
        let count = u32::try_from(self.ratings.len()).ok().filter(|&count| count > 0)?;
        let per_cent = (100 * self.half_points + count) / (2 * count);
        let at = usize::try_from(per_cent.abs_diff(50)).ok()?;
        let difference = DIFFERENCES.get(at)?;
        Some(if per_cent < 50 { -difference } else { *difference })
    }

    /// The lowest whole rating of which no less than the score is expected.
    fn perfect(&self) -> Option<f64> {
        let least = self.ratings.iter().copied().min_by(f64::total_cmp)?;
        let most = self.ratings.iter().copied().max_by(f64::total_cmp)?;
        if self.half_points == 0 {
            return Some((least - WHOLE).round());
        }
        // Nothing is expected of the one, everything of the other.
        let (mut low, mut high) = ((least - WHOLE).floor(), (most + WHOLE).ceil());
        while high - low > 1.0 {
            let middle = f64::midpoint(low, high).floor();
            let expected: u32 = self.ratings.iter().map(|them| expected(middle - them)).sum();
            if expected >= self.half_points * 50 { high = middle } else { low = middle }
        }
        Some(high)
    }
}

/// The expected score in per cent at `difference` points above the opponent.
fn expected(difference: f64) -> u32 {
    let steps = BOUNDS.partition_point(|&bound| bound < difference.abs().round());
    let above = u32::try_from(steps).map_or(50, |steps| 50 + steps);
    if difference < 0.0 { 100 - above } else { above }
}

fn each(field: &Field, value: impl Fn(Faced) -> Option<f64>) -> Column {
    let ratings: Option<Vec<f64>> = field.lines.iter().map(|line| line.rating).collect();
    let Some(ratings) = ratings else {
        return vec![None; field.lines.len()];
    };
    let faced = |line: &StandingsLine| {
        let met: Vec<_> = line.meetings.iter().filter_map(|&meeting| played(meeting)).collect();
        Faced {
            ratings: met.iter().map(|&(opponent, _)| ratings[opponent]).collect(),
            half_points: met.iter().map(|&(_, half_points)| half_points).sum(),
        }
    };
    field.lines.iter().map(|line| value(faced(line))).collect()
}

/// The opponent and the half-points of a match that was played.
fn played(meeting: Meeting) -> Option<(usize, u32)> {
    let Meeting::Played { opponent, result, .. } = meeting else {
        return None;
    };
    let half_points = match result {
        MatchResult::Win => 2,
        MatchResult::Draw => 1,
        MatchResult::Loss => 0,
    };
    Some((opponent, half_points))
}

/// The average to the point, halves upwards; none for an empty list.
fn mean(ratings: &[f64]) -> Option<f64> {
    let count = u32::try_from(ratings.len()).ok().filter(|&count| count > 0)?;
    let mean = rounded(ratings.iter().sum::<f64>() / f64::from(count), BILLIONTHS);
    Some((mean + 0.5).floor())
}
