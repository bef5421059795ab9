//! The standings, and the winners.

use super::content::PageData;
use super::roll::{self, Column, Look, Roll, RollLine};
use crate::club::Tournament;
use crate::domain::format::{Format, StagePlan};
use crate::domain::standings::{Criterion, Standing, Step, Tally};
use crate::drawing::texts::criterion_value;
use crate::tui::screen::tournament::standings::{difference, group_name, reached, step_names};

/// How many steps of a Swiss are told behind the points.
const STEPS: usize = 3;

/// The standings, cut into pages; a group begins with its name, unless a later stage was played.
pub(super) fn rolls(asked: &PageData<'_>, tournament: &Tournament) -> Vec<Roll> {
    let Some(stage) = tournament.stage() else { return Vec::new() };
    let format = stage.plan.format;
    let standings = tournament.standings();
    let mut lines = Vec::new();
    let draws = Tally::has_draws(standings.iter().map(|line| line.tally));
    for group in standings.chunk_by(|a, b| a.group == b.group) {
        if let Some(number) = group.first().and_then(|line| line.group)
            && format.has_groups()
        {
            let heading = asked.words.screen.tournament.group(group_name(number));
            lines.push(RollLine::Heading(heading));
        }
        lines.extend(group.iter().map(|line| row(asked, tournament, line, draws)));
    }
    roll::cut(&columns(asked, &stage.plan, draws), lines, asked.room)
}

fn columns(asked: &PageData<'_>, plan: &StagePlan, draws: bool) -> Vec<Column> {
    let title = &asked.words.screen.tournament.column;
    let mut columns = vec![Column::number(title.rank(), 4), Column::name(title.name())];
    let results = Column::number(asked.words.term.record(draws), 8);
    match plan.format {
        Format::SingleElimination { .. } | Format::DoubleElimination { .. } => {
            columns.push(Column::word(title.reached(), 18));
        }
        Format::Swiss { .. } => {
            columns.extend([results, Column::number(title.points(), 5)]);
            let names = step_names(&further(plan), asked.words);
            columns.extend(names.into_iter().map(|name| Column::number(name, 6)));
        }
        Format::RoundRobin { .. } | Format::Groups { .. } | Format::Recorded => {
            let points = Column::number(title.points(), 5);
            columns.extend([results, points, Column::number(title.difference(), 5)]);
        }
        Format::Tables { .. } => {
            columns.extend([
                Column::number(title.points(), 7),
                Column::number(title.games_played(), 5),
            ]);
        }
        Format::Ladder => columns.push(results),
    }
    columns
}

/// The places of the steps of a Swiss that are told behind the points.
fn further_at(steps: &[Step]) -> impl Iterator<Item = usize> {
    let told = (0..steps.len()).filter(|at| steps[*at].criterion != Criterion::MatchPoints);
    told.take(STEPS)
}

/// The criteria of these steps.
fn further(plan: &StagePlan) -> Vec<Criterion> {
    let steps = plan.standings().steps;
    further_at(&steps).map(|at| steps[at].criterion).collect()
}

fn row(asked: &PageData<'_>, tournament: &Tournament, line: &Standing, draws: bool) -> RollLine {
    let rank = line.rank.map_or_else(String::new, |rank| rank.to_string());
    let look = if line.rank == Some(1) { Look::Good } else { Look::Strong };
    let mut cells = vec![(rank, look), (asked.data.name(line.player), look)];
    let tally = line.tally;
    let results = line.record(draws);
    let Some(stage) = tournament.stage() else { return RollLine::Cells(cells) };
    let plan = &stage.plan;
    let values = match plan.format {
        Format::SingleElimination { .. } | Format::DoubleElimination { .. } => {
            vec![reached(line, tournament, asked.words)]
        }
        Format::Swiss { .. } => {
            let steps = &plan.standings().steps;
            let value = |at: usize| {
                let value = line.values.get(at).copied().flatten();
                value.map_or_else(String::new, |value| criterion_value(steps[at].criterion, value))
            };
            let values = further_at(steps).map(value);
            [results, line.points.to_string()].into_iter().chain(values).collect()
        }
        Format::RoundRobin { .. } | Format::Groups { .. } | Format::Recorded => {
            vec![results, line.points.to_string(), difference(tally)]
        }
        Format::Tables { .. } => {
            let table = line.table.unwrap_or_default();
            vec![table.points.to_string(), table.games().to_string()]
        }
        Format::Ladder => vec![results],
    };
    cells.extend(values.into_iter().map(|value| (value, Look::Plain)));
    RollLine::Cells(cells)
}
