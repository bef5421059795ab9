//! The working of a tie-break: the addends of its value.

use super::buchholz::Strength;
use super::criterion::{Criterion, Cut};
use super::field::Field;
use super::plan::{Context, StandingsPlan, Step};
use crate::number::PlayerId;

/// The part of one round in a sum over the opponents.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Addend {
    /// The opponent, with the points that they have; none for the dummy of a round without play (16.4).
    pub opponent: Option<(PlayerId, f64)>,
    /// The points that count: those of the opponent, rounds after leaving as draws (16.3), or those of the dummy.
    pub points: f64,
    /// The own score by which they are multiplied, in a Sonneborn-Berger.
    pub times: Option<f64>,
    /// Whether the cut leaves it out.
    pub is_cut: bool,
}

/// The addends of a step for each line of the field, round by round; none where its value is no sum over opponents.
pub fn addends(field: &Field, plan: &StandingsPlan, step: Step) -> Vec<Vec<Addend>> {
    let strength = || Strength::new(field, plan);
    match (step.context, step.criterion) {
        (Context::AmongTied, _) => vec![Vec::new(); field.lines.len()],
        (_, Criterion::Buchholz { cut }) => strength().addends(false, cut),
        (_, Criterion::ForeBuchholz { cut }) => {
            Strength::before_last_round(field, plan).addends(false, cut)
        }
        (_, Criterion::SonnebornBerger { cut }) => strength().addends(true, Cut::Lowest(cut)),
        _ => vec![Vec::new(); field.lines.len()],
    }
}
