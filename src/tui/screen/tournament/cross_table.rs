//! The tab with the cross table.

use std::collections::HashMap;

use ratatui::layout::{Constraint, Layout, Rect};

use super::one_match::{WIDEST_WALKOVER, line, score};
use super::standings::difference;
use super::tabs::{Chosen, chosen, draw_empty, no_matches};
use crate::club::{Match, MatchState, Tournament};
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::domain::score::Side;
use crate::domain::standings::Standing;
use crate::tui::hitbox::Pane;
use crate::tui::layer::{Context, Intent};
use crate::tui::pen::Pen;
use crate::tui::snapshot::Snapshot;
use crate::tui::text;
use crate::tui::widget::bracket::READY;
use crate::tui::widget::crosstable::{CellSelection, CrossCell, CrossRow, CrossTable};
use crate::tui::widget::selection::Listed;

const PANE: Pane = Pane(1);
/// In the cells where a player would meet themself.
const DIAGONAL: &str = "-";
/// The narrowest cell: `2-1`.
const NARROWEST: usize = 3;
/// A longer name would take its row out of sight of its results.
const WIDEST: usize = 32;

/// The matches of a pair, each with the side of the row's player.
type Meetings = Vec<(MatchNo, Side)>;

/// The cross table.
#[derive(Debug, Clone, Default)]
pub(super) struct CrossTableTab {
    seeds: Vec<PlayerId>,
    meetings: HashMap<(PlayerId, PlayerId), Meetings>,
    standings: HashMap<PlayerId, Standing>,
    /// Columns of the widest cell, seed and name.
    widths: [usize; 3],
    selection: CellSelection,
}

impl CrossTableTab {
    /// Draws up the table anew; the first time the first match to play is selected.
    pub(super) fn refresh(
        &mut self,
        tournament: &Tournament,
        stage: u32,
        standings: &[Standing],
        data: &Snapshot,
    ) {
        let empty = self.seeds.is_empty();
        let draw = tournament.stage_no(stage).and_then(|stage| stage.draw.as_ref());
        self.seeds = draw.map_or_else(Vec::new, |draw| draw.seeds.clone());
        let found = tournament.meetings().into_iter();
        self.meetings = found
            .map(|(pair, met)| {
                let here = met.iter().filter(|one| one.played.stage == stage);
                (pair, here.map(|one| (one.played.no, one.side)).collect())
            })
            .collect();
        self.standings = standings.iter().map(|line| (line.player, line.clone())).collect();
        let cells = self
            .meetings
            .values()
            .map(|met| text::width(&written(met, tournament, WIDEST_WALKOVER)));
        let names = self.seeds.iter().map(|&player| text::width(&data.name(player)));
        self.widths = [
            cells.max().unwrap_or(0).max(NARROWEST),
            self.seeds.len().to_string().len(),
            names.max().unwrap_or(0).min(WIDEST),
        ];
        if empty && let Some(ready) = tournament.matches_in(MatchState::Ready).next() {
            self.select(ready);
        }
    }

    fn select(&mut self, played: &Match) {
        let place = |side: Side| {
            let seated = played.sides[side.index()];
            self.seeds.iter().position(|&seed| Some(seed) == seated)
        };
        if let (Some(row), Some(column)) = (place(Side::A), place(Side::B)) {
            self.selection = CellSelection::at(row, column);
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.seeds.is_empty()
    }

    /// The match that the selected cell stands for; none on the diagonal.
    pub(super) fn selected(&self, tournament: &Tournament) -> Option<MatchNo> {
        let (row, column) = self.selection.cell(self.seeds.len())?;
        self.match_at(row, column, tournament)
    }

    /// Of two meetings the first still to be played; when both are over the one in which the
    /// row's player stood first, so that every match has a cell that opens it.
    fn match_at(&self, row: usize, column: usize, tournament: &Tournament) -> Option<MatchNo> {
        let met = self.met(row, column);
        let open = met
            .iter()
            .find(|(no, _)| tournament.match_no(*no).is_some_and(|played| played.record.is_none()));
        let own = || met.iter().find(|(_, side)| *side == Side::A);
        open.or_else(own).or_else(|| met.first()).map(|(no, _)| *no)
    }

    fn met(&self, row: usize, column: usize) -> &[(MatchNo, Side)] {
        let pair = self.seeds.get(row).copied().zip(self.seeds.get(column).copied());
        pair.and_then(|pair| self.meetings.get(&pair)).map_or(&[], Vec::as_slice)
    }

    pub(super) fn update(
        &mut self,
        intent: Intent,
        tournament: &Tournament,
        context: &Context<'_>,
    ) -> Option<Chosen> {
        let len = self.seeds.len();
        let listed = self.selection.update(intent, PANE, (len, self.widths[0]), context.frame);
        if let Listed::Chosen(cell) = listed
            && cell / len == cell % len
        {
            return Some(Chosen::Diagonal);
        }
        chosen(listed, |cell| self.match_at(cell / len, cell % len, tournament).map(Chosen::Match))
    }

    pub(super) fn view(&self, area: Rect, tournament: &Tournament, pen: &mut Pen<'_>) {
        if self.seeds.is_empty() {
            draw_empty(area, no_matches(tournament, pen), pen);
            return;
        }
        let [body, detail] =
            Layout::vertical([Constraint::Fill(1), Constraint::Length(1)]).areas(area);
        let (data, words, looks) = (pen.data, pen.words, pen.theme.clone());
        let title = &words.screen.tournament.column;
        let cell = |row: usize, column: usize| {
            if row == column {
                return CrossCell { text: DIAGONAL.to_owned(), style: looks.muted };
            }
            let met = self.met(row, column);
            let style = if met.iter().any(|(no, _)| is_ready(*no, tournament)) {
                looks.ready
            } else {
                looks.text
            };
            CrossCell { text: written(met, tournament, words.screen.tournament.walkover), style }
        };
        let table = CrossTable {
            pane: PANE,
            len: self.seeds.len(),
            widths: self.widths,
            headings: [title.points, title.difference, title.rank],
            row: &|row| self.row(row, data),
            cell: &cell,
            selection: self.selection,
        };
        table.draw(body, pen);
        let selected = self.selected(tournament).and_then(|no| tournament.match_no(no));
        if let Some(selected) = selected {
            pen.line(detail, &line(selected, detail.width, data, words), pen.theme.muted);
        }
    }

    fn row(&self, row: usize, data: &Snapshot) -> CrossRow {
        let Some(&player) = self.seeds.get(row) else {
            return CrossRow::default();
        };
        let totals = self.standings.get(&player).map(|line| {
            [
                line.tally.points().to_string(),
                difference(line.tally),
                line.rank.map_or_else(String::new, |rank| rank.to_string()),
            ]
        });
        CrossRow {
            seed: (row + 1).to_string(),
            name: data.name(player),
            totals: totals.unwrap_or_default(),
        }
    }
}

fn is_ready(no: MatchNo, tournament: &Tournament) -> bool {
    tournament.match_no(no).is_some_and(|played| played.state() == MatchState::Ready)
}

/// The scores of a pair as the row's player sees them; what is to be played is marked.
fn written(met: &[(MatchNo, Side)], tournament: &Tournament, walkover: &str) -> String {
    let scores: Vec<String> = met
        .iter()
        .filter_map(|(no, side)| Some((tournament.match_no(*no)?, *side)))
        .map(|(played, side)| score(played, side, walkover).unwrap_or_else(|| READY.to_owned()))
        .collect();
    scores.join(" ")
}
