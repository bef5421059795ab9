//! Who stands where, and who has won.

use ratatui::layout::Rect;

use super::asked::Asked;
use super::roll::{self, Column, Line, Look, Roll};
use crate::club::Tournament;
use crate::domain::format::Format;
use crate::domain::standings::Standing;
use crate::tui::board::big::{Ink, Scale};
use crate::tui::kit::pen::Pen;
use crate::tui::screen::tournament::standings::{difference, group_name, reached};

/// The last place on the podium.
const LAST: u32 = 3;
/// The room from which on the places of the podium are large.
const LARGE: (u16, u16) = (60, 18);

/// The standings, cut into pages; a group begins with its name.
pub(super) fn rolls(asked: &Asked<'_>, tournament: &Tournament) -> Vec<Roll> {
    let Some(stage) = tournament.stage() else { return Vec::new() };
    let format = stage.plan.format;
    let standings = tournament.standings();
    let mut lines = Vec::new();
    for group in standings.chunk_by(|a, b| a.group == b.group) {
        if let Some(number) = group.first().and_then(|line| line.group) {
            let heading = asked.words.screen.tournament.group(&group_name(number));
            lines.push(Line::Heading(heading));
        }
        lines.extend(group.iter().map(|line| row(asked, tournament, line)));
    }
    roll::cut(&columns(asked, format), lines, asked.room)
}

fn columns(asked: &Asked<'_>, format: Format) -> Vec<Column> {
    let title = &asked.words.screen.tournament.column;
    let mut columns = vec![Column::number(title.rank(), 4), Column::name(title.name())];
    let results = Column::number(title.results(), 8);
    match format {
        Format::SingleElimination { .. } | Format::DoubleElimination { .. } => {
            columns.push(Column::word(title.reached(), 18));
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

fn row(asked: &Asked<'_>, tournament: &Tournament, line: &Standing) -> Line {
    let rank = line.rank.map_or_else(String::new, |rank| rank.to_string());
    let look = if line.rank == Some(1) { Look::Good } else { Look::Strong };
    let mut cells = vec![(rank, look), (asked.data.name(line.player), look)];
    let tally = line.tally;
    let results = format!("{}-{}-{}", tally.wins, tally.draws, tally.losses);
    let Some(stage) = tournament.stage() else { return Line::Cells(cells) };
    let values = match stage.plan.format {
        Format::SingleElimination { .. } | Format::DoubleElimination { .. } => {
            vec![reached(line, tournament, asked.words)]
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
    Line::Cells(cells)
}

/// The first three with their places; of groups the first of each.
pub(super) fn podium(asked: &Asked<'_>, tournament: &Tournament) -> Vec<(String, String)> {
    let standings = tournament.standings();
    let last = if standings.iter().any(|line| line.group.is_some()) { 1 } else { LAST };
    let mut first: Vec<&Standing> =
        standings.iter().filter(|line| line.rank.is_some_and(|rank| rank <= last)).collect();
    first.sort_by_key(|line| line.rank);
    let told = |line: &&Standing| {
        let rank = line.rank.map_or_else(String::new, |rank| rank.to_string());
        (rank, asked.data.name(line.player))
    };
    first.iter().map(told).collect()
}

/// Draws the first three, their places as large as there is room for.
pub(super) fn draw_podium(winners: &[(String, String)], area: Rect, ink: Ink, pen: &mut Pen<'_>) {
    let count = u16::try_from(winners.len()).unwrap_or(u16::MAX).max(1);
    let fits = |scale| {
        area.width >= LARGE.0
            && area.height >= LARGE.1
            && (ink.height(scale) + 2) * count <= area.height
    };
    let scale = [Scale::Huge, Scale::Large].into_iter().find(|scale| fits(*scale));
    let scale = scale.unwrap_or(Scale::Line);
    let pitch = match scale {
        Scale::Line => 2,
        Scale::Large | Scale::Huge => ink.height(scale) + 2,
    };
    let widest = winners.iter().filter_map(|(rank, _)| ink.width(rank, scale)).max().unwrap_or(0);
    for (at, (rank, name)) in (0..).zip(winners) {
        let y = area.y.saturating_add(pitch.saturating_mul(at));
        let place = Rect { y, height: pitch, ..area }.intersection(area);
        if place.is_empty() {
            return;
        }
        let style = if rank == "1" { pen.theme.winner } else { pen.theme.title };
        let label = Rect { x: area.x + 4.min(area.width), width: widest.min(area.width), ..place };
        ink.draw(rank, scale, label.intersection(area), style, pen);
        // The name stands in the middle of its number.
        let middle = Rect {
            x: label.right() + 4,
            y: place.y + ink.height(scale) / 2,
            width: area.right().saturating_sub(label.right() + 4),
            height: 1,
        };
        pen.line(middle.intersection(area), name, style);
    }
}
