//! Players of one rank in different groups.

use std::cmp::Ordering;

use super::criterion::Criterion;
use super::finished::Standing;
use super::plan::{Context, Step};
use super::ranking::best_first;

/// Ranks lines of different groups by points per match, then by those steps that mean the same in every group; equals
/// share the smaller number.
pub fn across_groups(mut lines: Vec<Standing>, steps: &[Step]) -> Vec<Standing> {
    let compare = |a: &Standing, b: &Standing| {
        let first = per_match(b).total_cmp(&per_match(a));
        let value = |line: &Standing, at: usize| line.values.get(at).copied().flatten();
        let step =
            |(at, step): (usize, &Step)| best_first(step.criterion, value(a, at), value(b, at));
        let steps = steps.iter().enumerate().filter(|(_, step)| is_comparable(**step));
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

fn per_match(line: &Standing) -> f64 {
    line.points / f64::from(line.tally.matches().max(1))
}

/// Whether the value of a step does not depend on who else is in the group, or on a place in its list.
fn is_comparable(step: Step) -> bool {
    let own = matches!(
        step.criterion,
        Criterion::DirectEncounter | Criterion::StartingRank | Criterion::Lots { .. }
    );
    step.context == Context::All && !own
}
