//! Head-to-heads compared with the expectations from strengths, and forms of the win rate, as rows.

use super::term;
use crate::export::{Cell, Sheet, sheet_of};
use crate::lab::affinity::Findings;
use crate::words::JAPANESE;

/// A row for each pair that met, the farthest off first.
pub fn affinity(found: &Findings, names: &[String], seed: u64) -> Sheet {
    sheet_of! {
        for one in &found.pairs; {
            let [a, b] = one.result.players.map(|player| Cell::text(&names[player]));
        }
        PlayerA: a,
        PlayerB: b,
        Games: Cell::Points(one.result.games),
        Score: Cell::Points(one.result.score),
        Expected: Cell::Rating(one.expected),
        Deviations: Cell::Rating(one.deviations),
        ByChance: Cell::Share(one.by_chance),
        RandomSeed: Cell::seed(seed),
    }
}

/// A row for each form, evaluated on matches that it was not fitted to.
pub fn win_curves(found: &Findings) -> Sheet {
    sheet_of! {
        for one in &found.forms;
        Form: term(one.form, JAPANESE.experiment.form(one.form)),
        LogLoss: Cell::Share(one.log_loss),
        WorseThanLogistic: Cell::Share(one.worse.value),
        StandardError: one.worse.error.map(Cell::Share).into(),
    }
}
