//! All stages of a tournament in one drawing, one below the other.

use super::texts::Subject;
use super::{Drawing, Part, bracket, cross_table};
use crate::club::Tournament;

/// The brackets of a tournament; none where no stage has one.
pub fn brackets(subject: Subject<'_>, found: &Tournament) -> Option<Drawing> {
    below_each_other(found, |stage| bracket(subject, found, Part::Stage(stage)))
}

/// The cross tables of a tournament; none where no stage has one.
pub fn cross_tables(subject: Subject<'_>, found: &Tournament) -> Option<Drawing> {
    below_each_other(found, |stage| cross_table(subject, found, stage, None))
}

fn below_each_other(found: &Tournament, of: impl Fn(u32) -> Option<Drawing>) -> Option<Drawing> {
    (1..).take(found.stages.len()).filter_map(of).reduce(|mut above, below| {
        above.append(below);
        above
    })
}
