//! The working of a tie-break: what its value adds up from.

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

/// What the value of a step adds up from for a player, round by round; nothing where it is no sum over opponents.
pub fn addends(field: &Field, plan: &StandingsPlan, step: Step, player: PlayerId) -> Vec<Addend> {
    let Some(line) = field.lines.iter().find(|line| line.player == player) else {
        return Vec::new();
    };
    let strength = || Strength::new(field, plan);
    match (step.context, step.criterion) {
        (Context::AmongTied, _) => Vec::new(),
        (_, Criterion::Buchholz { cut }) => strength().addends(line, false, cut),
        (_, Criterion::ForeBuchholz { cut }) => {
            Strength::before_last_round(field, plan).addends(line, false, cut)
        }
        (_, Criterion::SonnebornBerger { cut }) => strength().addends(line, true, Cut::Lowest(cut)),
        _ => Vec::new(),
    }
}
