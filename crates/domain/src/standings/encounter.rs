//! The direct encounter (Article 6): those who are level are ranked by their matches with one
//! another.

use super::field::{Field, Meeting};
use super::plan::MatchPoints;
use crate::rounding::{BILLIONTHS, rounded};

/// A player's results against the tied players.
struct Mutual {
    at: usize,
    /// Points so far.
    points: f64,
    /// Points if every missing match were won.
    most: f64,
    /// Whether none is missing.
    met_all: bool,
    /// Whether there was any.
    met_any: bool,
}

/// The outcome among players who are level.
pub(super) struct Encounter {
    /// The players, given as lines, in classes, the best first.
    pub(super) classes: Vec<Vec<usize>>,
    /// The points of those who met any of the others.
    pub(super) points: Vec<(usize, f64)>,
}

/// Ranks `group`, which is tied. If all have met all, their points decide (6.1); otherwise only a player who is first
/// for any result of the missing matches, then the second (6.2).
pub(super) fn encounter(field: &Field, points: MatchPoints, group: &[usize]) -> Encounter {
    let mut mutual: Vec<Mutual> =
        group.iter().map(|&at| Mutual::of(field, points, at, group)).collect();
    mutual.sort_by(|a, b| b.points.total_cmp(&a.points).then(b.most.total_cmp(&a.most)));
    let classes = if mutual.iter().all(|it| it.met_all) {
        let classes = mutual.chunk_by(|a, b| a.points.total_cmp(&b.points).is_eq());
        classes.map(|class| class.iter().map(|it| it.at).collect()).collect()
    } else {
        sure_leaders(&mutual)
    };
    let met = mutual.iter().filter(|it| it.met_any);
    Encounter { classes, points: met.map(|it| (it.at, it.points)).collect() }
}

/// Those ahead of the rest for certain, each in a class of their own, and then the rest.
fn sure_leaders(mutual: &[Mutual]) -> Vec<Vec<usize>> {
    let mut classes = Vec::new();
    let mut rest = mutual;
    while let Some((first, others)) = rest.split_first() {
        if others.is_empty() || others.iter().any(|other| other.most >= first.points) {
            break;
        }
        classes.push(vec![first.at]);
        rest = others;
    }
    classes.push(rest.iter().map(|it| it.at).collect());
    classes
}

impl Mutual {
    fn of(field: &Field, points: MatchPoints, at: usize, group: &[usize]) -> Self {
        let mut sum = Self { at, points: 0.0, most: 0.0, met_all: true, met_any: false };
        for &opponent in group.iter().filter(|&&opponent| opponent != at) {
            let all = field.lines[at].meetings.iter();
            let between: Vec<&Meeting> =
                all.filter(|meeting| meeting.opponent() == Some(opponent)).collect();
            sum.add(field, points, &between);
        }
        // Averages of three matches are no binary fractions, and equal sums have to be equal.
        sum.points = rounded(sum.points, BILLIONTHS);
        sum.most = rounded(sum.most, BILLIONTHS);
        sum
    }

    /// Adds the matches with one opponent: their average, where there were several (6.1.2). One
    /// still to be played is missing, and so is one where none was paired.
    fn add(&mut self, field: &Field, points: MatchPoints, between: &[&Meeting]) {
        let met = between.iter().filter(|meeting| meeting.met(field.system).is_some());
        let scored: f64 = met.clone().map(|&&meeting| points.of(meeting)).sum();
        let met = met.count();
        let open = between.iter().filter(|meeting| !meeting.is_decided()).count();
        let [met, all] =
            [met, (met + open).max(1)].map(|n| u32::try_from(n).map_or(1.0, f64::from));
        self.points += scored / all;
        self.most +=
            (scored + if all > met { (all - met) * points.most_to_come() } else { 0.0 }) / all;
        self.met_all &= met.total_cmp(&all).is_eq();
        self.met_any |= met > 0.0;
    }
}
