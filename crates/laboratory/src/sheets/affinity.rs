//! Head-to-heads compared with the expectations from strengths, and forms of the win rate, as rows.

use super::term;
use crate::export::{Cell, Column, Sheet};
use crate::lab::affinity::{Findings, FormFound, HeadToHead};
use crate::words::JAPANESE;

fn named<const N: usize>(names: [&str; N]) -> Vec<Column> {
    names.map(|name| Column::Named(name.to_owned())).to_vec()
}

/// A row for each pair that met, the farthest off first.
pub fn affinity(found: &Findings, names: &[String], seed: u64) -> Sheet {
    let mut columns =
        named(["player_a", "player_b", "games", "score", "expected", "deviations", "by_chance"]);
    columns.push(Column::RandomSeed);
    let row = |one: &HeadToHead| {
        let [a, b] = one.result.players.map(|player| Cell::text(&names[player]));
        let [games, score] = [one.result.games, one.result.score].map(Cell::Points);
        let [expected, off] = [one.expected, one.deviations].map(Cell::Rating);
        vec![a, b, games, score, expected, off, Cell::Share(one.by_chance), Cell::seed(seed)]
    };
    Sheet::new(&columns, found.pairs.iter().map(row).collect())
}

/// A row for each form, evaluated on matches that it was not fitted to.
pub fn win_curves(found: &Findings) -> Sheet {
    let row = |one: &FormFound| {
        let error = one.worse.error.map_or(Cell::Empty, Cell::Share);
        let form = term(one.form, JAPANESE.experiment.form(one.form));
        vec![form, Cell::Share(one.log_loss), Cell::Share(one.worse.value), error]
    };
    let columns = named(["form", "log_loss", "worse_than_logistic", "standard_error"]);
    Sheet::new(&columns, found.forms.iter().map(row).collect())
}
