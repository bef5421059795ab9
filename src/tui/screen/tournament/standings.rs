//! The tab with the standings.

use ratatui::layout::Rect;

use super::tabs::{Chosen, chosen, draw_empty, no_entrants};
use crate::club::Tournament;
use crate::domain::format::Format;
use crate::domain::number::PlayerId;
use crate::domain::standings::{Standing, Tally};
use crate::tui::hitbox::Pane;
use crate::tui::layer::{Context, Intent};
use crate::tui::pen::Pen;
use crate::tui::widget::selection::Selection;
use crate::tui::widget::table::{Cell, Column, Table, Width};
use crate::words::Words;
use crate::words::screen::tournament::ColumnWords;

const PANE: Pane = Pane(3);
/// From this width on registration numbers are shown.
const WIDE: u16 = 70;
/// From this width on, headings are whole words; where a round is told too, from the next.
const ROOMY: u16 = 80;
const ROOMY_ELIMINATION: u16 = 96;

/// The standings.
#[derive(Debug, Clone, Default)]
pub(super) struct Standings {
    lines: Vec<Standing>,
    /// Whether places rest on rounds reached instead of on points.
    elimination: bool,
    selection: Selection,
}

impl Standings {
    /// Works the standings out anew; the selection stays with its place.
    pub(super) fn refresh(&mut self, tournament: &Tournament) {
        self.lines = tournament.standings();
        let format = tournament.stage().map(|stage| stage.plan.format);
        self.elimination = matches!(format, Some(Format::SingleElimination { .. }));
    }

    pub(super) fn lines(&self) -> &[Standing] {
        &self.lines
    }

    /// The player of the selected line.
    pub(super) fn selected(&self) -> Option<PlayerId> {
        Some(self.lines.get(self.selection.row(self.lines.len())?)?.player)
    }

    pub(super) fn update(&mut self, intent: Intent, context: &Context<'_>) -> Option<Chosen> {
        let listed = self.selection.update(intent, PANE, self.lines.len(), context.frame);
        chosen(listed, |row| self.lines.get(row).map(|line| Chosen::Player(line.player)))
    }

    pub(super) fn view(&self, area: Rect, tournament: &Tournament, pen: &mut Pen<'_>) {
        let words = pen.words;
        if self.lines.is_empty() {
            draw_empty(area, no_entrants(tournament, pen), pen);
            return;
        }
        let wide = area.width >= WIDE;
        let columns = self.columns(&words.screen.tournament.column, area.width);
        let data = pen.data;
        let row = |at: usize| {
            self.lines.get(at).map_or_else(Vec::new, |line| {
                let mut cells: Vec<Cell> =
                    vec![line.rank.map_or_else(String::new, |rank| rank.to_string()).into()];
                if wide {
                    cells.push(line.player.to_string().into());
                }
                cells.push(data.name(line.player).into());
                cells.extend(self.tail(line, words));
                cells
            })
        };
        let table = Table {
            pane: PANE,
            columns: &columns,
            len: self.lines.len(),
            row: &row,
            selection: self.selection,
            focused: true,
        };
        table.draw(area, pen);
    }

    fn columns(&self, title: &ColumnWords, width: u16) -> Vec<Column<'static>> {
        let wide = width >= WIDE;
        let roomy = width >= if self.elimination { ROOMY_ELIMINATION } else { ROOMY };
        let (matches, games) = if roomy {
            ((title.matches, 7), (title.games, 9))
        } else {
            ((title.matches_short, 3), (title.games_short, 4))
        };
        let mut columns = vec![Column::right(title.rank, Width::Fixed(4))];
        if wide {
            columns.push(Column::left(title.number, Width::Fixed(9)));
        }
        columns.push(Column::left(title.name, Width::Flex(1)));
        if self.elimination {
            columns.push(Column::left(title.reached, Width::Fixed(13)));
        }
        columns.extend([
            Column::right(matches.0, Width::Fixed(matches.1)),
            Column::right(title.results, Width::Fixed(8)),
        ]);
        if !self.elimination {
            columns.push(Column::right(title.points, Width::Fixed(5)));
        }
        columns.push(Column::right(title.difference, Width::Fixed(5)));
        columns.push(Column::right(games.0, Width::Fixed(games.1)));
        columns
    }

    /// What stands behind the name.
    fn tail(&self, line: &Standing, words: &Words) -> Vec<Cell> {
        let tally = line.tally;
        let mut cells: Vec<Cell> = Vec::new();
        if self.elimination {
            cells.push(reached(line, words).into());
        }
        cells.push(tally.matches().to_string().into());
        cells.push(format!("{}-{}-{}", tally.wins, tally.draws, tally.losses).into());
        if !self.elimination {
            cells.push(tally.points().to_string().into());
        }
        cells.push(difference(tally).into());
        cells.push(tally.games_won.to_string().into());
        cells
    }
}

/// How far somebody came in an elimination.
fn reached(line: &Standing, words: &Words) -> String {
    match (line.rank, &line.reached) {
        (Some(1), Some(_)) => words.screen.tournament.champion.to_owned(),
        (Some(_), Some(round)) => (words.term.round)(round),
        (None, _) | (_, None) => words.screen.tournament.still_in.to_owned(),
    }
}

/// Games won less games lost, with its sign.
pub(super) fn difference(tally: Tally) -> String {
    match tally.games_difference() {
        0 => "0".to_owned(),
        games => format!("{games:+}"),
    }
}
