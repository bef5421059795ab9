//! The ranking, now or as of a day.

use std::collections::HashSet;

use chrono::NaiveDate;
use ratatui::layout::{Constraint, Layout, Rect};

use super::list_choice::ListChoice;
use super::player::PlayerPage;
use super::{Page, Screen};
use crate::club::question::ranking::Ranked;
use crate::command::{CommandId, Scope};
use crate::domain::name;
use crate::domain::number::PlayerId;
use crate::domain::rating::written;
use crate::tui::hitbox::Pane;
use crate::tui::layer::{Context, Intent, Step};
use crate::tui::pen::Pen;
use crate::tui::snapshot::Snapshot;
use crate::tui::toast::Toast;
use crate::tui::widget::filter::Filter;
use crate::tui::widget::input::{self, TextInput};
use crate::tui::widget::selection::{Listed, Selection};
use crate::tui::widget::table::{Cell, Column, Table, Width};
use crate::words::Words;
use crate::words::screen::ranking::RankingWords;

const PANE: Pane = Pane(0);
/// From this width on there is room for numbers and counts of matches.
const WIDE: u16 = 76;
/// Columns of the field for the day: its words and a date.
const DAY: u16 = 24;

/// The ranking of a list.
#[derive(Debug, Clone)]
pub struct RankingPage {
    list: ListChoice,
    search: Filter,
    day: Filter,
    /// The whole ranking.
    lines: Vec<Ranked>,
    /// The places in it of whoever is shown.
    shown: Vec<usize>,
    selection: Selection,
}

impl RankingPage {
    /// The screen as it opens.
    pub fn new(data: &Snapshot) -> Self {
        let mut page = Self {
            list: ListChoice::default(),
            search: Filter::new(name::clean),
            day: Filter::new(name::fold),
            lines: Vec::new(),
            shown: Vec::new(),
            selection: Selection::default(),
        };
        page.rank(data);
        page
    }

    /// The day typed, if it is one.
    fn as_of(&self) -> Option<NaiveDate> {
        input::day(&self.day.text())
    }

    fn rank(&mut self, data: &Snapshot) {
        let selected = self.selected();
        self.list = self.list.kept(&data.club);
        self.lines = data.club.ranking(self.list.0, self.as_of());
        self.narrow(data, selected);
    }

    /// Shows whom the search finds, in the order of the ranking, and selects a player.
    fn narrow(&mut self, data: &Snapshot, select: Option<PlayerId>) {
        let select = select.map(|player| data.club.registry().today(player));
        let everybody = 0..self.lines.len();
        self.shown = if self.search.is_empty() {
            everybody.collect()
        } else {
            let found = data.find(&self.search.text(), usize::MAX);
            let found: HashSet<PlayerId> = found.into_iter().collect();
            everybody.filter(|place| found.contains(&self.lines[*place].player)).collect()
        };
        let row = self.shown.iter().position(|place| Some(self.lines[*place].player) == select);
        self.selection = self.selection.on(row.unwrap_or(0));
    }

    fn selected(&self) -> Option<PlayerId> {
        let row = self.selection.row(self.shown.len())?;
        Some(self.lines[self.shown[row]].player)
    }

    fn edited(&mut self, data: &Snapshot) {
        if self.day.is_typing() {
            self.rank(data);
        } else {
            let best = data.find(&self.search.text(), 1).first().copied();
            self.narrow(data, best);
        }
    }

    /// Runs a command; gives what was typed for a day and is none.
    fn run(&mut self, command: CommandId, data: &Snapshot) -> Option<String> {
        match command {
            CommandId::Search => {
                self.search.enter();
                self.narrow(data, self.selected());
            }
            CommandId::AsOf => {
                self.day.enter();
                self.rank(data);
            }
            CommandId::LeaveField => {
                self.search.leave();
                self.day.leave();
                if self.as_of().is_none() {
                    let typed = self.day.text();
                    self.day.clear();
                    self.rank(data);
                    return (!typed.is_empty()).then_some(typed);
                }
            }
            CommandId::ShowAll => {
                self.search.clear();
                self.day.clear();
                self.rank(data);
            }
            CommandId::Left | CommandId::Right => {
                self.list = self.list.step(command, &data.club);
                self.rank(data);
            }
            // All others are for the list.
            _ => {}
        }
        None
    }
}

impl Page for RankingPage {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        let list = self.list.among(&data.club).map(|(list, ..)| list.name.as_str());
        (words.screen.ranking.title)(list, self.as_of())
    }

    fn scopes(&self) -> &'static [Scope] {
        if self.day.is_typing() {
            &[Scope::Field]
        } else if self.search.is_typing() {
            &[Scope::List, Scope::Field]
        } else if self.search.is_empty() && self.day.is_empty() {
            &[Scope::Ranking, Scope::List, Scope::Main]
        } else {
            &[Scope::Ranking, Scope::List, Scope::Narrowed, Scope::Main]
        }
    }

    fn input(&self) -> Option<&TextInput> {
        self.day.input().or_else(|| self.search.input())
    }

    fn input_mut(&mut self) -> Option<&mut TextInput> {
        self.day.input_mut().or_else(|| self.search.input_mut())
    }

    fn disabled(
        &self,
        command: CommandId,
        data: &Snapshot,
        words: &'static Words,
    ) -> Option<String> {
        let reason = match command {
            CommandId::Left | CommandId::Right => return self.list.reason(&data.club, words),
            CommandId::Open if self.shown.is_empty() => words.screen.lists.nothing,
            _ => return None,
        };
        Some(reason.to_owned())
    }

    fn update(&mut self, intent: Intent, context: &Context<'_>) -> Vec<Step> {
        let data = context.data;
        match intent {
            Intent::Refreshed => self.rank(data),
            Intent::Edited => self.edited(data),
            Intent::Run(command) => {
                if let Some(typed) = self.run(command, data) {
                    let why = (context.words.screen.ranking.no_day)(&typed);
                    return vec![Step::Say(Toast::error(why))];
                }
            }
            Intent::Click { .. }
            | Intent::Scroll { .. }
            | Intent::Tab(_)
            | Intent::Digit(_)
            | Intent::Picked(_)
            | Intent::Done(_) => {}
        }
        match self.selection.update(intent, PANE, self.shown.len(), context.frame) {
            Listed::Chosen(row) => {
                self.run(CommandId::LeaveField, data);
                let player = PlayerPage::new(self.lines[self.shown[row]].player, data);
                vec![Step::Open(Screen::Player(player))]
            }
            Listed::Moved | Listed::Ignored => Vec::new(),
        }
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let words = &pen.words.screen.ranking;
        let area = self.draw_day(area, words, pen);
        let area = self.search.draw(area, pen.words.screen.lists.search, pen);
        if self.shown.is_empty() {
            self.search.notice(area, words.empty, words.none, pen);
        } else {
            self.draw_lines(area, words, pen);
        }
    }
}

impl RankingPage {
    /// Draws the field for the day, and beside it what a day looks like until there is one.
    fn draw_day(&self, area: Rect, words: &RankingWords, pen: &mut Pen<'_>) -> Rect {
        let rest = self.day.draw(area, words.day, pen);
        if self.day.is_typing() && self.as_of().is_none() {
            let style = if self.day.is_empty() { pen.theme.muted } else { pen.theme.warning };
            let [_, beside] =
                Layout::horizontal([Constraint::Length(DAY), Constraint::Fill(1)]).areas(area);
            pen.line(beside, words.day_hint, style);
        }
        rest
    }

    fn draw_lines(&self, area: Rect, words: &RankingWords, pen: &mut Pen<'_>) {
        let wide = area.width >= WIDE;
        let mut columns = vec![
            Column::right(words.rank, Width::Fixed(5)),
            Column::left(words.name, Width::Flex(1)),
            Column::right(words.rating, Width::Fixed(8)),
            Column::right(words.games, Width::Fixed(5)),
            Column::right(words.record, Width::Fixed(9)),
            Column::left(words.last, Width::Fixed(10)),
        ];
        if wide {
            columns.insert(1, Column::left(words.number, Width::Fixed(8)));
            columns.insert(5, Column::right(words.matches, Width::Fixed(7)));
        }
        let (data, muted) = (pen.data, pen.theme.muted);
        let row = |row: usize| {
            let line = &self.lines[self.shown[row]];
            let mut cells: Vec<Cell> = vec![
                line.rank.to_string().into(),
                data.name(line.player).into(),
                written(line.rating).into(),
                line.tally.games().to_string().into(),
                (words.tally)(line.tally).into(),
                line.last_played.map(|day| day.to_string()).unwrap_or_default().into(),
            ];
            if wide {
                cells.insert(1, Cell::styled(line.player.to_string(), muted));
                cells.insert(5, line.tally.matches().to_string().into());
            }
            cells
        };
        let table = Table {
            pane: PANE,
            columns: &columns,
            len: self.shown.len(),
            row: &row,
            selection: self.selection,
            focused: !self.day.is_typing(),
        };
        table.draw(area, pen);
    }
}
