//! The question which of several tournaments is meant by a number. Lines typed meanwhile wait until it is answered: a digit
//! of the next line must not be taken for an answer.

use ratatui::layout::{Constraint, Layout, Rect};

use super::typed::{Typed, sides};
use crate::club::question::floor::Where;
use crate::request::score::ScoreCheck;
use crate::tui::kit::hitbox::Pane;
use crate::tui::kit::pen::{Pen, centred};
use crate::tui::kit::text;
use crate::tui::kit::widget::selection::Selection;
use crate::tui::kit::widget::table::{Column, Table, Width};
use crate::tui::screen::floor::lists::found;
use crate::tui::screen::score::said;
use crate::tui::snapshot::Snapshot;
use crate::words::Words;

pub(super) const WAYS: Pane = Pane(1);
const WIDTH: u16 = 76;
/// Rows of the list of matches at most.
const ROWS: usize = 7;

/// A line that may be meant of several matches, and the one selected.
#[derive(Debug, Clone)]
pub(super) struct Which {
    pub(super) line: String,
    all: Vec<Typed>,
    /// The one selected; none once it is no longer among them.
    row: Option<usize>,
}

impl Which {
    /// The question for a line, of those matches that can have its result; none where there are none.
    pub(super) fn new(line: String, all: &[Typed]) -> Option<Self> {
        let all: Vec<Typed> =
            all.iter().filter(|typed| typed.outcome().is_some()).cloned().collect();
        (!all.is_empty()).then_some(Self { line, all, row: Some(0) })
    }

    /// The match selected.
    pub(super) fn selected(&self) -> Option<&Typed> {
        self.all.get(self.row?)
    }

    /// Selects this match, or none where it is no longer among them.
    pub(super) fn keep(&mut self, at: Option<Where>) {
        self.row = self.all.iter().position(|typed| Some(typed.at) == at);
    }

    /// Selects a match, as far as there are that many.
    pub(super) fn select(&mut self, row: usize) {
        self.row = Some(row.min(self.all.len() - 1));
    }

    /// Selects the next match, or the one before.
    pub(super) fn step(&mut self, forward: bool) {
        let count = self.all.len();
        let step = |row| (row + if forward { 1 } else { count - 1 }) % count;
        self.row = Some(self.row.map_or(0, step));
    }

    /// The note that the result would correct the match selected; empty for a first result.
    fn follows(&self, data: &Snapshot, words: &'static Words) -> String {
        let say = &words.screen.result_sheet;
        let Some(typed) = self.selected() else { return words.screen.lists.gone().to_owned() };
        match (typed.before, &typed.check) {
            (None, _) => String::new(),
            (Some(_), ScoreCheck::Unchanged(_)) => say.nothing_changes().to_owned(),
            (Some(before), _) => say.is_correction(&typed.said(before, data, words)),
        }
    }

    /// Draws it in the middle of `area`; `waiting` lines are typed ahead.
    pub(super) fn draw(&self, waiting: usize, area: Rect, pen: &mut Pen<'_>) {
        let say = &pen.words.screen.result_sheet;
        let columns = usize::from(WIDTH.min(area.width).saturating_sub(4));
        let mut told = text::wrap(&self.follows(pen.data, pen.words), columns);
        told.extend(text::wrap(say.which_keys(), columns));
        if waiting > 0 {
            told.push(say.waiting(waiting));
        }
        let rows = |count: usize| u16::try_from(count).unwrap_or(u16::MAX);
        let shown = rows(self.all.len().min(ROWS));
        let height = shown.saturating_add(rows(told.len())).saturating_add(2);
        let no = self.all[0].at.1;
        let of_one_number = self.all.iter().all(|typed| typed.at.1 == no);
        let title = if of_one_number { say.which(no) } else { say.which_match().to_owned() };
        let inside = pen.window(centred(area, WIDTH, height), &title);
        let [list, below] =
            Layout::vertical([Constraint::Length(shown), Constraint::Fill(1)]).areas(inside);
        let (data, words) = (pen.data, pen.words);
        let table = Table {
            pane: WAYS,
            columns: &[Column::left("", Width::Flex(1))],
            len: self.all.len(),
            row: &|row| vec![way(&self.all[row], data, words).into()],
            selection: self.row.map_or_else(Selection::nothing, Selection::at),
            focused: true,
        };
        table.draw(list, pen);
        pen.lines(below, &told, pen.theme.muted);
    }
}

/// A match and its result, behind the name of its tournament.
fn way(typed: &Typed, data: &Snapshot, words: &'static Words) -> String {
    let [a, b] = sides(typed.at, data, words);
    let name = found(typed.at, data).map(|(tournament, _)| tournament.name.as_str());
    let result = typed.outcome().map(|outcome| said(outcome, [&a, &b], words));
    words.screen.result_sheet.way(name.unwrap_or_default(), &a, &b, &result.unwrap_or_default())
}
