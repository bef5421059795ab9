//! Findings on ratings from game records.

use super::seeded;
use crate::domain::records::Statistic;
use crate::export::{Cell, Column, Sheet};
use crate::lab::Sample;
use crate::lab::othello_engines;
use crate::lab::records::{Findings, OneGame, Step};

fn named<const N: usize>(names: [&str; N]) -> Vec<Column> {
    names.map(|name| Column::Named(name.to_owned())).to_vec()
}

/// The errors of suggestions by the number of games: by losses, by results, by both.
pub fn record_steps(found: &Findings, seed: u64) -> Sheet {
    let columns = named([
        "games",
        "left_out_r2",
        "error_losses",
        "error_results",
        "error_both",
        "coverage_90",
    ]);
    let row = |step: &Step| {
        let [losses, results, both] = step.errors.map(Cell::Rating);
        vec![
            step.games.into(),
            Cell::Share(step.r2),
            losses,
            results,
            both,
            Cell::Share(step.coverage),
        ]
    };
    seeded(Sheet::new(&columns, found.steps.iter().map(row).collect()), seed)
}

/// The R², slope and intercept of draws with one game for each player.
pub fn one_game(found: &Findings, seed: u64) -> Sheet {
    let figures = ["r2", "slope", "intercept"];
    let ends = ["low_95", "median", "high_95"];
    let figures = figures.iter().flat_map(|figure| ends.map(|end| format!("{figure}_{end}")));
    let columns = named(["measure", "curve", "games", "draws"]).into_iter();
    let columns: Vec<Column> = columns.chain(figures.map(Column::Named)).collect();
    let row = |one: &OneGame| {
        let measure = match one.measure.statistic {
            Statistic::Mean => "mean".to_owned(),
            Statistic::Capped(cap) => format!("capped {cap}"),
            Statistic::RootMean => "root-mean".to_owned(),
            Statistic::Mistakes => "yamashita".to_owned(),
            Statistic::Agreement => "agreement".to_owned(),
        };
        let filter = one.measure.filter;
        let of = |sample: &Sample, cell: fn(f64) -> Cell| {
            let [low, high] = sample.middle_95();
            [low, sample.median(), high].map(cell)
        };
        let head = [
            Cell::text(format!("{measure}, ply {}+", filter.first_ply)),
            Cell::text(one.curve.to_string()),
            one.games.into(),
            one.r2.values().len().into(),
        ];
        let r2 = of(&one.r2, Cell::Share);
        let lines = [&one.slope, &one.intercept].map(|sample| of(sample, Cell::Rating));
        head.into_iter().chain(r2).chain(lines.into_iter().flatten()).collect()
    };
    seeded(Sheet::new(&columns, found.one_game.iter().map(row).collect()), seed)
}

/// Engines by their points, with the losses of their moves.
pub fn othello_engines(found: &othello_engines::Findings, seed: u64) -> Sheet {
    let columns = named(["engine", "games", "points", "s1_first_40", "s1_all"]);
    let mut engines = found.engines.clone();
    engines.sort_by(|a, b| b.points.total_cmp(&a.points));
    let row = |one: othello_engines::Engine| {
        let [first, all] = one.losses.map(Cell::Share);
        vec![Cell::text(one.name), one.games.into(), Cell::Points(one.points), first, all]
    };
    seeded(Sheet::new(&columns, engines.into_iter().map(row).collect()), seed)
}

/// The games of the round robin: the winner, and black's discs minus white's after ply 40 and at the end.
pub fn othello_games(found: &othello_engines::Findings, seed: u64) -> Sheet {
    let columns = named(["black", "white", "winner", "discs_at_40", "discs"]);
    let name = |at: usize| Cell::text(&found.engines[at].name);
    let row = |one: &othello_engines::GameScore| {
        let [black, white] = one.sides.map(name);
        let winner = one.winner().map_or(Cell::Empty, name);
        vec![black, white, winner, Cell::Whole(one.at_40.into()), Cell::Whole(one.end.into())]
    };
    seeded(Sheet::new(&columns, found.games.iter().map(row).collect()), seed)
}
