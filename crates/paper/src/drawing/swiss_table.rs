//! The cross table of a Swiss: a row a player in the order of the standings, a column a round.

use super::bracket::units;
use super::cross_table::{PAD, ROW, SIZE, base};
use super::shape::{Anchor, Drawing, MARGIN, Role, Shape, Text};
use super::texts;
use super::texts::{Subject, criterion_value};
use crate::club::Tournament;
use crate::club::question::swiss_table::SwissLine;
use crate::domain::round::RoundName;

/// A column of names is at most this wide.
const NAME: f64 = 200.0;

/// The table of a stage; `drawing` has its title. None where it is no Swiss or nothing is drawn.
pub(super) fn swiss_table(
    subject: Subject<'_>,
    tournament: &Tournament,
    stage: u32,
    mut drawing: Drawing,
) -> Option<Drawing> {
    let lines = tournament.swiss_table(stage);
    if lines.is_empty() {
        return None;
    }
    let columns = columns(subject, tournament, stage, &lines);
    let width = |column: &Vec<String>| {
        let widths = column.iter().map(|text| texts::width(text, SIZE, true));
        widths.fold(0.0, f64::max).min(NAME) + 2.0 * PAD
    };
    let widths: Vec<f64> = columns.iter().map(width).collect();
    let right = MARGIN + widths.iter().sum::<f64>();
    let bottom = MARGIN + units(lines.len() + 1) * ROW;
    drawing.shapes.push(Shape::Rect {
        at: [MARGIN, MARGIN],
        size: [right - MARGIN, ROW],
        fill: Some(Role::Shade),
        frame: None,
        radius: 0.0,
    });
    let mut x = MARGIN;
    for (at, (column, width)) in columns.iter().zip(&widths).enumerate() {
        for (row, written) in column.iter().enumerate() {
            let y = base(MARGIN + units(row) * ROW);
            let bold = row == 0 || at + 1 == columns.len();
            let text = if at == 1 {
                Text::new(x + PAD, y, SIZE, written.clone()).bold(bold).within(NAME)
            } else {
                let end = Text::new(x + width - PAD, y, SIZE, written.clone());
                end.bold(bold).anchored(Anchor::End)
            };
            drawing.text(text);
        }
        drawing.line(&[[x, MARGIN], [x, bottom]], Role::Line, 0.5);
        x += width;
    }
    drawing.line(&[[right, MARGIN], [right, bottom]], Role::Line, 0.5);
    for row in 0..=lines.len() + 1 {
        let y = MARGIN + units(row) * ROW;
        drawing.line(&[[MARGIN, y], [right, y]], Role::Line, 0.5);
    }
    (drawing.width, drawing.height) = (right + MARGIN, bottom + MARGIN);
    Some(drawing)
}

/// The texts of each column, its heading first: lines, names, rounds, steps, places.
fn columns(
    subject: Subject<'_>,
    tournament: &Tournament,
    stage: u32,
    lines: &[SwissLine],
) -> Vec<Vec<String>> {
    let words = subject.words;
    let headed = |title: String, cell: &dyn Fn(usize, &SwissLine) -> String| -> Vec<String> {
        let cells = lines.iter().enumerate().map(|(at, line)| cell(at, line));
        std::iter::once(title).chain(cells).collect()
    };
    let mut columns = vec![
        headed(String::new(), &|at, _| (at + 1).to_string()),
        headed(words.screen.tournament.column.name().to_owned(), &|_, line| {
            subject.name(line.standing.player)
        }),
    ];
    for round in 1..=tournament.last_round(stage) {
        let title = words.term.round_short(RoundName::Round(round));
        let at = usize::try_from(round - 1).unwrap_or(usize::MAX);
        columns.push(headed(title, &|_, line| {
            line.rounds.get(at).map_or_else(String::new, ToString::to_string)
        }));
    }
    let plan = tournament.stage_no(stage).map(|stage| stage.plan.standings());
    for (at, step) in plan.into_iter().flat_map(|plan| plan.steps).enumerate() {
        columns.push(headed(words.term.criterion(step.criterion), &|_, line| {
            let value = line.standing.values.get(at).copied().flatten();
            value.map_or_else(String::new, |value| criterion_value(step.criterion, value))
        }));
    }
    columns.push(headed(words.screen.tournament.column.rank().to_owned(), &|_, line| {
        line.standing.rank.map_or_else(String::new, |rank| rank.to_string())
    }));
    columns
}
