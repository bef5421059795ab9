//! Players of one rank in different groups.

use std::cmp::Ordering;

use super::criterion::Criterion;
use super::finished::Standing;
use super::plan::{Context, Step};
use super::ranking::best_first;
use crate::rounding::compare;

/// Ranks lines of different groups by points per match, then by those steps that mean the same in every group; equals
/// share the smaller number.
pub fn across_groups(mut lines: Vec<Standing>, steps: &[Step]) -> Vec<Standing> {
    let compare = |a: &Standing, b: &Standing| {
        let first = compare(b.points_per_match(), a.points_per_match());
        let value = |line: &Standing, at: usize| line.values.get(at).copied().flatten();
        let step =
            |(at, step): (usize, &Step)| best_first(step.criterion, value(a, at), value(b, at));
        let steps = steps.iter().enumerate().filter(|(_, step)| step.compares_groups());
        steps.map(step).fold(first, Ordering::then)
    };
    lines.sort_by(compare);
    let mut rank = 1;
    for at in 0..lines.len() {
        if at > 0 && compare(&lines[at - 1], &lines[at]).is_ne() {
            rank = u32::try_from(at + 1).unwrap_or(u32::MAX);
        }
        lines[at].rank = Some(rank);
    }
    lines
}

impl Standing {
    /// The match points for each match that counts; 0 without any.
    pub fn points_per_match(&self) -> f64 {
        self.points / f64::from(self.tally.matches().max(1))
    }
}

impl Step {
    /// Whether the value of the step does not depend on who else is in the group, or on a place in its list.
    pub fn compares_groups(self) -> bool {
        let own = matches!(
            self.criterion,
            Criterion::DirectEncounter | Criterion::StartingRank | Criterion::Lots { .. }
        );
        self.context == Context::All && !own
    }
}
