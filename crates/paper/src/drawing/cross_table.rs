//! Cross tables: a row and a column a player, and what it comes to at the right.

use std::collections::HashMap;

use super::bracket::units;
use super::shape::{Anchor, Drawing, MARGIN, Role, Text};
use super::texts;
use super::texts::{Subject, criterion_value, group_name, score};
use crate::club::question::table::{Meeting, SwissLine};
use crate::club::{MatchState, Tournament};
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::standings::{Criterion, Standing};

pub(super) const SIZE: f64 = 12.0;
/// The height of a row.
pub(super) const ROW: f64 = 24.0;
/// Between a text and the border of its cell.
pub(super) const PAD: f64 = 6.0;
/// The least and the greatest width of a column of names.
const NAME: [f64; 2] = [80.0, 200.0];
/// The narrowest cell.
const CELL: f64 = 34.0;
/// The height of a group's heading.
const HEADING: f64 = 30.0;
/// The signs for a void match, and for one that is still open.
const MARKS: [&str; 2] = ["×", "·"];

/// The cross table of a stage, from 1; of one of its groups, from 1, or of all of them below each other. `None` where
/// there is none to be drawn.
pub fn cross_table(
    subject: Subject<'_>,
    tournament: &Tournament,
    stage: u32,
    group: Option<u32>,
) -> Option<Drawing> {
    let found = tournament.stage_no(stage)?;
    let draw = found.draw.as_ref()?;
    if !found.plan.format.is_round_robin() && !found.plan.format.is_swiss() {
        return None;
    }
    let groups: Vec<(Option<u32>, Vec<PlayerId>)> = if draw.groups.is_empty() {
        vec![(None, draw.players().collect())]
    } else {
        (1..).map(Some).zip(draw.groups.iter().cloned()).collect()
    };
    let words = subject.words;
    let mut drawing = Drawing::new(
        words.term.labelled(&tournament.name, words.screen.tournament.cross_table()),
        words.message.drawing.cross_table_is(&tournament.name, draw.players().count()),
    );
    if found.plan.format.is_swiss() {
        return swiss_table(subject, tournament, stage, drawing);
    }
    let steps = found.plan.standings().steps.into_iter().map(|step| step.criterion).collect();
    let table = Table::new(subject, tournament, stage, steps);
    for (number, players) in groups {
        if group.is_none() || group == number {
            drawing.append(table.draw(number, &players));
        }
    }
    (!drawing.shapes.is_empty()).then_some(drawing)
}

struct Table<'a> {
    subject: Subject<'a>,
    /// The matches of the stage for each pair of players.
    meetings: HashMap<(PlayerId, PlayerId), Vec<Meeting<'a>>>,
    standings: HashMap<PlayerId, Standing>,
    /// The tie-breaks that order the players.
    steps: Vec<Criterion>,
    widths: Widths,
}

/// The widths of names, matches and values.
#[derive(Clone, Copy, Default)]
struct Widths {
    name: f64,
    cell: f64,
    value: f64,
}

/// The text of a cell, whether it is bold, and its role.
type Written = (String, bool, Role);

impl<'a> Table<'a> {
    fn new(
        subject: Subject<'a>,
        tournament: &'a Tournament,
        stage: u32,
        steps: Vec<Criterion>,
    ) -> Self {
        let mut meetings = tournament.meetings();
        for met in meetings.values_mut() {
            met.retain(|one| one.played.stage == stage);
        }
        let lines = tournament.standings_of(stage).into_iter();
        let standings: HashMap<PlayerId, Standing> =
            lines.map(|line| (line.player, line)).collect();
        let mut table = Self { subject, meetings, standings, steps, widths: Widths::default() };
        let widest = |texts: &mut dyn Iterator<Item = String>| {
            texts.map(|text| texts::width(&text, SIZE, true)).fold(0.0, f64::max)
        };
        let players = || table.standings.keys();
        let values = table.standings.values().flat_map(|line| table.values(line));
        table.widths = Widths {
            name: widest(&mut players().map(|player| subject.name(*player)))
                .clamp(NAME[0], NAME[1]),
            cell: widest(&mut table.meetings.values().map(|met| table.written(met).0))
                .max(CELL - 2.0 * PAD)
                + 2.0 * PAD,
            value: widest(&mut values.chain(table.headings())).max(CELL - 2.0 * PAD) + 2.0 * PAD,
        };
        table
    }

    /// The headings of the values, with the rank last.
    fn headings(&self) -> Vec<String> {
        let words = self.subject.words;
        let steps = self.steps.iter().map(|step| words.term.criterion(*step));
        steps.chain([words.screen.tournament.column.rank().to_owned()]).collect()
    }

    /// A player's values, with the rank last.
    fn values(&self, line: &Standing) -> Vec<String> {
        let value = |(at, criterion): (usize, &Criterion)| {
            let value = line.values.get(at).copied().flatten();
            value.map_or_else(String::new, |value| criterion_value(*criterion, value))
        };
        let rank = line.rank.map_or_else(String::new, |rank| rank.to_string());
        self.steps.iter().enumerate().map(value).chain([rank]).collect()
    }

    /// The scores of a pair from the view of the row's player.
    fn written(&self, met: &[Meeting<'_>]) -> Written {
        let say = self.subject.words.screen.tournament;
        let one = |met: &Meeting<'_>| {
            if met.played.void {
                return MARKS[0].to_owned();
            }
            score(met.played, met.side, say).unwrap_or_else(|| MARKS[1].to_owned())
        };
        let text = met.iter().map(one).collect::<Vec<_>>().join(" ");
        let counts =
            |met: &&Meeting<'_>| met.played.state() == MatchState::Finished && !met.played.void;
        let won = |met: &Meeting<'_>| {
            let winner = met.played.record.and_then(|record| record.outcome.winner());
            winner == Some(met.side)
        };
        let over = met.iter().filter(counts).count();
        let wins = met.iter().filter(counts).filter(|met| won(met)).count();
        let all = over > 0 && wins == over;
        let role = if all {
            Role::Winner
        } else if over > 0 {
            Role::Ink
        } else {
            Role::Faint
        };
        (text, all, role)
    }

    fn draw(&self, group: Option<u32>, players: &[PlayerId]) -> Drawing {
        let mut drawing = Drawing::new(String::new(), String::new());
        let mut top = MARGIN;
        if let Some(number) = group {
            let name = self.subject.words.screen.tournament.group(group_name(number));
            drawing.text(Text::new(MARGIN, top + 16.0, 15.0, name).bold(true));
            top += HEADING;
        }
        let digits = texts::width(&players.len().to_string(), SIZE, true);
        let names = PAD + digits + PAD + self.widths.name + PAD;
        let cells = MARGIN + names;
        let totals = cells + units(players.len()) * self.widths.cell;
        let right = totals + units(self.steps.len() + 1) * self.widths.value;
        let bottom = top + units(players.len() + 1) * ROW;
        drawing.shade([MARGIN, top], [right - MARGIN, ROW]);
        for (column, _) in players.iter().enumerate() {
            let x = cells + (units(column) + 0.5) * self.widths.cell;
            let number = Text::new(x, base(top), SIZE, (column + 1).to_string());
            drawing.text(number.bold(true).anchored(Anchor::Middle));
        }
        self.draw_values(&self.headings(), (totals, top), true, &mut drawing);
        for (row, player) in players.iter().enumerate() {
            let y = top + units(row + 1) * ROW;
            let number = Text::new(MARGIN + PAD + digits, base(y), SIZE, (row + 1).to_string());
            drawing.text(number.bold(true).anchored(Anchor::End));
            let x = MARGIN + PAD + digits + PAD;
            let name = Text::new(x, base(y), SIZE, self.subject.name(*player));
            drawing.text(name.within(self.widths.name));
            for (column, other) in players.iter().enumerate() {
                let x = cells + units(column) * self.widths.cell;
                self.draw_cell([*player, *other], (x, y), &mut drawing);
            }
            if let Some(line) = self.standings.get(player) {
                self.draw_values(&self.values(line), (totals, y), false, &mut drawing);
            }
        }
        for row in 0..=players.len() + 1 {
            let y = top + units(row) * ROW;
            drawing.line(&[[MARGIN, y], [right, y]], Role::Line, 0.5);
        }
        let inner = (0..=players.len()).map(|column| cells + units(column) * self.widths.cell);
        for x in inner.chain([MARGIN, right]) {
            drawing.line(&[[x, top], [x, bottom]], Role::Line, 0.5);
        }
        (drawing.width, drawing.height) = (right + MARGIN, bottom + MARGIN);
        drawing
    }

    fn draw_cell(&self, pair: [PlayerId; 2], (x, y): (f64, f64), drawing: &mut Drawing) {
        if pair[0] == pair[1] {
            return drawing.shade([x, y], [self.widths.cell, ROW]);
        }
        let Some(met) = self.meetings.get(&(pair[0], pair[1])) else { return };
        let (text, bold, role) = self.written(met);
        let text = Text::new(x + self.widths.cell / 2.0, base(y), SIZE, text);
        drawing.text(text.bold(bold).role(role).anchored(Anchor::Middle));
    }

    /// The values of a row from `x` on, with the rank in bold.
    fn draw_values(
        &self,
        values: &[String],
        (x, y): (f64, f64),
        heading: bool,
        drawing: &mut Drawing,
    ) {
        for (at, value) in values.iter().enumerate() {
            let right = x + units(at + 1) * self.widths.value - PAD;
            let bold = heading || at + 1 == values.len();
            let value = Text::new(right, base(y), SIZE, value.clone());
            drawing.text(value.bold(bold).anchored(Anchor::End));
        }
    }
}

/// The base line of the text in a row that begins at `y`.
pub(super) fn base(y: f64) -> f64 {
    y + ROW / 2.0 + SIZE * 0.36
}

/// The table of a stage; `drawing` has its title. None if the stage is no Swiss or not drawn.
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
        widths.fold(0.0, f64::max).min(NAME[1]) + 2.0 * PAD
    };
    let widths: Vec<f64> = columns.iter().map(width).collect();
    let right = MARGIN + widths.iter().sum::<f64>();
    let bottom = MARGIN + units(lines.len() + 1) * ROW;
    drawing.shade([MARGIN, MARGIN], [right - MARGIN, ROW]);
    let mut x = MARGIN;
    for (at, (column, width)) in columns.iter().zip(&widths).enumerate() {
        for (row, written) in column.iter().enumerate() {
            let y = base(MARGIN + units(row) * ROW);
            let bold = row == 0 || at + 1 == columns.len();
            let text = if at == 1 {
                Text::new(x + PAD, y, SIZE, written.clone()).bold(bold).within(NAME[1])
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

/// The texts of each column with the heading first: lines, names, rounds, tie-breaks, ranks.
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
