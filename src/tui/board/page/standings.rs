//! Who stands where, and who has won.

use super::asked::Asked;
use super::roll::{self, Column, Line, Look, Roll};
use crate::club::Tournament;
use crate::domain::format::Format;
use crate::domain::standings::Standing;
use crate::domain::standings::Tally;
use crate::tui::screen::tournament::standings::{difference, group_name, reached};

/// The standings, cut into pages; a group begins with its name, unless a later stage was played.
pub(super) fn rolls(asked: &Asked<'_>, tournament: &Tournament) -> Vec<Roll> {
    let Some(stage) = tournament.stage() else { return Vec::new() };
    let format = stage.plan.format;
    let standings = tournament.standings();
    let mut lines = Vec::new();
    let draws = Tally::has_draws(standings.iter().map(|line| line.tally));
    for group in standings.chunk_by(|a, b| a.group == b.group) {
        if let Some(number) = group.first().and_then(|line| line.group)
            && format.has_groups()
        {
            let heading = asked.words.screen.tournament.group(&group_name(number));
            lines.push(Line::Heading(heading));
        }
        lines.extend(group.iter().map(|line| row(asked, tournament, line, draws)));
    }
    roll::cut(&columns(asked, format, draws), lines, asked.room)
}

fn columns(asked: &Asked<'_>, format: Format, draws: bool) -> Vec<Column> {
    let title = &asked.words.screen.tournament.column;
    let mut columns = vec![Column::number(title.rank(), 4), Column::name(title.name())];
    let results = Column::number(asked.words.term.record(draws), 8);
    match format {
        Format::SingleElimination { .. } | Format::DoubleElimination { .. } => {
            columns.push(Column::word(title.reached(), 18));
        }
        Format::Swiss { .. } => columns.extend([results, Column::number(title.points(), 5)]),
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

fn row(asked: &Asked<'_>, tournament: &Tournament, line: &Standing, draws: bool) -> Line {
    let rank = line.rank.map_or_else(String::new, |rank| rank.to_string());
    let look = if line.rank == Some(1) { Look::Good } else { Look::Strong };
    let mut cells = vec![(rank, look), (asked.data.name(line.player), look)];
    let tally = line.tally;
    let results = tally.record(draws);
    let Some(stage) = tournament.stage() else { return Line::Cells(cells) };
    let values = match stage.plan.format {
        Format::SingleElimination { .. } | Format::DoubleElimination { .. } => {
            vec![reached(line, tournament, asked.words)]
        }
        Format::Swiss { .. } => vec![results, line.points.to_string()],
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
    Line::Cells(cells)
}
