//! The standings, and the winners.

use super::content::PageData;
use super::roll::{self, Look, Roll, RollLine};
use crate::club::Tournament;
use crate::domain::format::{Format, StagePlan};
use crate::domain::standings::{Criterion, Standing, Tally};
use crate::drawing::texts::criterion_value;
use crate::tui::kit::widget::table::{Column, Fields};
use crate::tui::screen::tournament::standings::{difference, group_name, reached};

/// How many steps of a Swiss are told behind the points.
const STEPS: usize = 3;

/// The standings, cut into pages; a group begins with its name, unless a later stage was played.
pub(super) fn rolls(asked: &PageData<'_>, tournament: &Tournament) -> Vec<Roll> {
    let Some(stage) = tournament.stage() else { return Vec::new() };
    let format = stage.plan.format;
    let standings = tournament.standings();
    let mut lines = Vec::new();
    let draws = Tally::has_draws(standings.iter().map(|line| line.tally));
    let fields = fields(asked, tournament, &stage.plan, draws);
    for group in standings.chunk_by(|a, b| a.group == b.group) {
        if let Some(number) = group.first().and_then(|line| line.group)
            && format.has_groups()
        {
            let heading = asked.words.screen.tournament.group(group_name(number));
            lines.push(RollLine::Heading(heading));
        }
        lines.extend(group.iter().map(|line| {
            let look = if line.rank == Some(1) { Look::Good } else { Look::Strong };
            fields.line(line, [look, look])
        }));
    }
    roll::cut(&fields.columns(), lines, asked.room)
}

fn fields<'a>(
    asked: &'a PageData<'_>,
    tournament: &'a Tournament,
    plan: &StagePlan,
    draws: bool,
) -> Fields<'a, Standing> {
    let (words, title) = (asked.words, &asked.words.screen.tournament.column);
    let rank = |line: &Standing| line.rank.map_or_else(String::new, |rank| rank.to_string());
    let fields = Fields::default()
        .with(Column::number(title.rank(), 4), rank)
        .with(Column::name(title.name()), |line| asked.data.name(line.player));
    let results = Column::number(words.term.record(draws), 8);
    let record = move |line: &Standing| line.record(draws);
    let points = |line: &Standing| line.points.to_string();
    match plan.format {
        Format::SingleElimination { .. } | Format::DoubleElimination { .. } => {
            fields.with(Column::word(title.reached(), 18), |line| reached(line, tournament, words))
        }
        Format::Swiss { .. } => {
            let fields =
                fields.with(results, record).with(Column::number(title.points(), 5), points);
            let steps = plan.standings().steps.into_iter().map(|step| step.criterion).enumerate();
            let told = steps.filter(|(_, criterion)| *criterion != Criterion::MatchPoints);
            told.take(STEPS).fold(fields, |fields, (at, criterion)| {
                let column = Column::number(words.term.criterion(criterion), 6);
                fields.with(column, move |line| {
                    let value = line.values.get(at).copied().flatten();
                    value.map_or_else(String::new, |value| criterion_value(criterion, value))
                })
            })
        }
        Format::RoundRobin { .. } | Format::Groups { .. } | Format::Recorded => fields
            .with(results, record)
            .with(Column::number(title.points(), 5), points)
            .with(Column::number(title.difference(), 5), |line| difference(line.tally)),
        Format::Tables { .. } => {
            let table = |line: &Standing| line.table.unwrap_or_default();
            fields
                .with(Column::number(title.points(), 7), move |line| table(line).points.to_string())
                .with(Column::number(title.games_played(), 5), move |line| {
                    table(line).games().to_string()
                })
        }
        Format::Ladder => fields.with(results, record),
    }
}
