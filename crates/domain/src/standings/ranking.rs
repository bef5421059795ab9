//! Ranking a field by the steps of a plan.
//!
//! A step ranks a group and is no comparison of two: three who beat one another in turn have no order.

use std::cmp::Ordering;

use super::criterion::Criterion;
use super::criterion::column;
use super::encounter::encounter;
use super::field::Column;
use super::field::Field;
use super::plan::{Context, StandingsPlan, Step};
use super::tally::Tally;
use crate::number::PlayerId;
use crate::rating::compare_ratings;
use crate::rounding::compare;

/// One line of standings, with all that led to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranked {
    /// The place from 1; equals share the smaller number.
    pub rank: u32,
    /// The player.
    pub player: PlayerId,
    /// The player's results.
    pub tally: Tally,
    /// The points for them.
    pub points: f64,
    /// Those of them that the player began with.
    pub head_start: f64,
    /// One value a step. `None` where there is no basis, which is worse than any value; also in a step among the tied
    /// for a player who was not tied by then. A step that was repeated among fewer shows its first value.
    pub values: Vec<Option<f64>>,
    /// The step, counted from 0, that put this line below the one above; `None` where the two
    /// are equal, and in the first line.
    pub separated_by: Option<usize>,
}

/// The standings, best first. Players tied on every step share the rank and stand in the order of the starting list.
///
/// A step is applied to players tied on the earlier ones. A step among the tied is applied again to each smaller group
/// that it made, as long as it separates any: that a beat b, b beat c and c beat a is no order that a comparison of two
/// could find.
pub fn rank(field: &Field, plan: &StandingsPlan) -> Vec<Ranked> {
    let columns = plan.steps.iter().map(|step| overall(*step, field, plan)).collect();
    let mut ranking = Ranking { field, plan, columns, places: Vec::new(), separator: None };
    ranking.settle((0..field.lines.len()).collect(), 0);
    let ranked = |place: &Place| {
        let line = &field.lines[place.at];
        Ranked {
            rank: place.rank,
            player: line.player,
            tally: Tally::of(&line.meetings),
            points: line.points(plan.points),
            head_start: line.head_start,
            values: ranking.columns.iter().map(|column| column[place.at]).collect(),
            separated_by: place.separated_by,
        }
    };
    ranking.places.iter().map(ranked).collect()
}

/// The values of a step that do not depend on who is level.
fn overall(step: Step, field: &Field, plan: &StandingsPlan) -> Column {
    if step.looks_among_tied() {
        vec![None; field.lines.len()]
    } else {
        column(step.criterion, field, plan)
    }
}

struct Ranking<'a> {
    field: &'a Field,
    plan: &'a StandingsPlan,
    /// A column a step.
    columns: Vec<Column>,
    /// The lines that have their place, best first.
    places: Vec<Place>,
    /// The step that separates the next line from the last placed one.
    separator: Option<usize>,
}

struct Place {
    at: usize,
    rank: u32,
    separated_by: Option<usize>,
}

impl Ranking<'_> {
    /// Places a group that is level in the steps before `number`.
    fn settle(&mut self, group: Vec<usize>, number: usize) {
        let Some(&step) = self.plan.steps.get(number).filter(|_| group.len() > 1) else {
            self.place(group);
            return;
        };
        let classes = self.classes(step, number, group);
        let again = classes.len() > 1 && step.looks_among_tied();
        for (n, class) in classes.into_iter().enumerate() {
            if n > 0 {
                self.separator = Some(number);
            }
            self.settle(class, if again { number } else { number + 1 });
        }
    }

    /// Gives equals the next place.
    fn place(&mut self, mut group: Vec<usize>) {
        let start = |&at: &usize| (self.field.lines[at].start, self.field.lines[at].player);
        group.sort_by_key(start);
        let rank = u32::try_from(self.places.len() + 1).unwrap_or(u32::MAX);
        for at in group {
            let separated_by = self.separator.take();
            self.places.push(Place { at, rank, separated_by });
        }
    }

    /// Applies one step to a group, whose members fall into classes, the best first.
    fn classes(&mut self, step: Step, number: usize, group: Vec<usize>) -> Vec<Vec<usize>> {
        if step.criterion == Criterion::DirectEncounter {
            let found = encounter(self.field, self.plan.points, &group);
            for (at, points) in found.points {
                self.columns[number][at].get_or_insert(points);
            }
            return found.classes;
        }
        let values: Column = match step.context {
            Context::All => group.iter().map(|&at| self.columns[number][at]).collect(),
            Context::AmongTied => {
                let values = column(step.criterion, &self.field.among(&group), self.plan);
                for (&at, &value) in group.iter().zip(&values) {
                    self.columns[number][at] = self.columns[number][at].or(value);
                }
                values
            }
        };
        let mut lines: Vec<(usize, Option<f64>)> = group.into_iter().zip(values).collect();
        let compare = |a: Option<f64>, b: Option<f64>| best_first(step.criterion, a, b);
        lines.sort_by(|a, b| compare(a.1, b.1));
        let classes = lines.chunk_by(|a, b| compare(a.1, b.1).is_eq());
        classes.map(|class| class.iter().map(|&(at, _)| at).collect()).collect()
    }
}

/// The order of two values of a criterion; one without a basis comes last.
pub(super) fn best_first(criterion: Criterion, a: Option<f64>, b: Option<f64>) -> Ordering {
    match (a, b) {
        (Some(a), Some(b)) if criterion == Criterion::Rating => compare_ratings(b, a),
        (Some(a), Some(b)) if criterion.is_ascending() => compare(a, b),
        (Some(a), Some(b)) => compare(b, a),
        (a, b) => b.is_some().cmp(&a.is_some()),
    }
}
