//! The tab with the cross table.

use std::cell::Cell;
use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::sync::Arc;

use chrono::NaiveDate;

use super::one_match::{Chosen, Fortune, WIDEST_MARKS, draw_empty, line, no_matches, score};
use super::standings::{
    GOES_ON, STEP, Standings, difference, group_name, is_decided, step_names, step_values, tie_text,
};
use crate::domain::standings::{Criterion, Standing};
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::bracket::{AT_TABLE, READY, VOID};
use crate::tui::kit::widget::crosstable::{AROUND, CellSelection, CrossCell, CrossRow, CrossTable};
use crate::words::screen::tournament::TournamentWords;

const PANE: Pane = Pane(1);
/// The panes of groups have numbers above this one.
const GROUPS: u8 = 100;
/// The cell of a player against themself.
const DIAGONAL: &str = "-";
/// The narrowest cell: `2-1`.
const NARROWEST: usize = 3;
/// Columns of points, difference and rank, where not all tie-breaks fit.
const TOTAL: usize = 5;
/// A longer name would move the results of its row out of view.
const WIDEST: usize = 32;
/// Columns of a name that are always kept.
const KNOWN_BY: usize = 20;

/// The matches of a pair, each with the side of the row's player.
type Meetings = Vec<(MatchNo, Side)>;

/// The table of a group, or of all players if there are no groups.
#[derive(Debug, Clone, Default)]
struct Group {
    /// Its number, from 1, if there are several.
    number: Option<u32>,
    seeds: Vec<PlayerId>,
    /// Columns of the widest cell, seed and name.
    widths: [usize; 3],
    selection: CellSelection,
}

impl Group {
    /// The pane of the table.
    fn pane(&self) -> Pane {
        self.number.map_or(PANE, |number| {
            Pane(GROUPS.saturating_add(u8::try_from(number).unwrap_or(u8::MAX)))
        })
    }

    /// Lines of heading, table and the empty line below.
    fn height(&self) -> usize {
        self.seeds.len() + 3
    }
}

#[derive(Debug, Clone, Default)]
pub(super) struct CrossTableTab {
    /// The shown stage.
    stage: u32,
    groups: Vec<Group>,
    /// The index of the group with the selection.
    front: usize,
    meetings: HashMap<(PlayerId, PlayerId), Meetings>,
    standings: HashMap<PlayerId, Standing>,
    /// The tie-breaks in order.
    steps: Vec<Criterion>,
    /// Whether some tied players were ordered by other means.
    ties: bool,
    goes_on: HashSet<PlayerId>,
}

impl CrossTableTab {
    /// Makes the tables again. The first time, the first open match is selected.
    pub(super) fn refresh(
        &mut self,
        tournament: &Tournament,
        stage: u32,
        standings: &Standings,
        data: &Snapshot,
    ) {
        self.stage = stage;
        let found = tournament.meetings().into_iter();
        self.meetings = found
            .map(|(pair, met)| {
                let here = met.iter().filter(|one| one.played.stage == stage);
                (pair, here.map(|one| (one.played.no, one.side)).collect())
            })
            .collect();
        let lines = standings.whole.iter();
        self.standings = lines.map(|line| (line.player, line.clone())).collect();
        self.steps = standings.steps().to_vec();
        self.ties = standings.ties;
        self.goes_on = standings.all_going_on.iter().copied().collect();
        let draw = tournament.stage_no(stage).and_then(|stage| stage.draw.as_ref());
        let drawn: Vec<(Option<u32>, Vec<PlayerId>)> = match draw {
            None => Vec::new(),
            Some(draw) if draw.groups.is_empty() => vec![(None, draw.players().collect())],
            Some(draw) => (1..).map(Some).zip(draw.groups.iter().cloned()).collect(),
        };
        // All tables have equal widths, so that their columns are in line.
        let widths = self.widths(&drawn, tournament, data);
        let before = std::mem::take(&mut self.groups);
        self.groups = drawn
            .into_iter()
            .enumerate()
            .map(|(at, (number, seeds))| {
                let old = before.get(at);
                let mut selection = old.map(|group| group.selection).unwrap_or_default();
                let cell = old.and_then(|group| {
                    let (row, column) = selection.cell(group.seeds.len())?;
                    Some((*group.seeds.get(row)?, *group.seeds.get(column)?))
                });
                selection.follow(cell, &seeds, data.gone());
                Group { number, seeds, widths, selection }
            })
            .collect();
        self.front = self.front.min(self.groups.len().saturating_sub(1));
        let is_ready = |played| tournament.is_ready_on(Fixture::Match(played), data.today);
        let mut ready = tournament.matches.iter().filter(|played| is_ready(played));
        if before.is_empty()
            && let Some(ready) = ready.find(|played| played.stage == stage)
        {
            self.select(ready);
        }
    }

    /// Columns of the widest cell, seed and name.
    fn widths(
        &self,
        drawn: &[(Option<u32>, Vec<PlayerId>)],
        tournament: &Tournament,
        data: &Snapshot,
    ) -> [usize; 3] {
        let met = self.meetings.values();
        let cells =
            met.map(|met| text::width(&written(met, tournament, data.today, *WIDEST_MARKS)));
        let seeds = drawn.iter().flat_map(|(_, seeds)| seeds);
        let largest = drawn.iter().map(|(_, seeds)| seeds.len()).max().unwrap_or(0);
        let names = seeds.map(|&player| text::width(&data.name(player)));
        [
            cells.max().unwrap_or(0).max(NARROWEST),
            largest.to_string().len(),
            names.max().unwrap_or(0).min(WIDEST),
        ]
    }

    pub(super) fn select(&mut self, played: &Match) {
        let [Some(a), Some(b)] = played.sides else { return };
        let place = |group: &Group, player| group.seeds.iter().position(|&seed| seed == player);
        for (at, group) in self.groups.iter_mut().enumerate() {
            if let (Some(row), Some(column)) = (place(group, a), place(group, b)) {
                group.selection = CellSelection::at(row, column);
                self.front = at;
            }
        }
    }

    pub(super) fn has_lost(&self) -> bool {
        self.groups.get(self.front).is_some_and(|group| group.selection.is_lost())
    }

    pub(super) fn is_empty(&self) -> bool {
        self.groups.is_empty()
    }

    /// The match of the selected cell; none on the diagonal.
    pub(super) fn selected(&self, tournament: &Tournament) -> Option<MatchNo> {
        let group = self.groups.get(self.front)?;
        self.match_at(group, group.selection.cell(group.seeds.len())?, tournament)
    }

    /// The player of the selected row.
    pub(super) fn selected_line(&self) -> Option<PlayerId> {
        let group = self.groups.get(self.front)?;
        let (row, _) = group.selection.cell(group.seeds.len())?;
        group.seeds.get(row).copied()
    }

    /// Of two matches of a pair, the first open one. If both are over, the one
    /// in which the row's player is player A, so that each match has a cell.
    fn match_at(
        &self,
        group: &Group,
        cell: (usize, usize),
        tournament: &Tournament,
    ) -> Option<MatchNo> {
        let met = self.met(group, cell);
        let open = met
            .iter()
            .find(|(no, _)| tournament.match_no(*no).is_some_and(|played| played.record.is_none()));
        let own = || met.iter().find(|(_, side)| *side == Side::A);
        open.or_else(own).or_else(|| met.first()).map(|(no, _)| *no)
    }

    fn met(&self, group: &Group, (row, column): (usize, usize)) -> &[(MatchNo, Side)] {
        let pair = group.seeds.get(row).copied().zip(group.seeds.get(column).copied());
        pair.and_then(|pair| self.meetings.get(&pair)).map_or(&[], Vec::as_slice)
    }

    pub(super) fn update(
        &mut self,
        news: &News,
        tournament: &Tournament,
        context: &Context<'_>,
    ) -> Option<Chosen> {
        if let News::Click { pane, .. } | News::Scroll { pane, .. } = *news {
            let clicked = self.groups.iter().position(|group| group.pane() == pane);
            self.front = clicked.unwrap_or(self.front);
        }
        if self.leaves(news) {
            return None;
        }
        let group = self.groups.get_mut(self.front)?;
        let (pane, len) = (group.pane(), group.seeds.len());
        let size = (len, group.widths[0]);
        let cell = group.selection.update(news, pane, size, context.frame).chosen()?;
        let (row, column) = (cell / len, cell % len);
        if row == column {
            return Some(Chosen::Diagonal);
        }
        let group = &self.groups[self.front];
        self.match_at(group, (row, column), tournament).map(Chosen::Match)
    }

    /// Moves to the next or previous group, if a key leads out of this one.
    fn leaves(&mut self, news: &News) -> bool {
        let Some(group) = self.groups.get(self.front) else { return false };
        let Some((row, column)) = group.selection.cell(group.seeds.len()) else { return false };
        let last = row + 1 == group.seeds.len();
        let (to, at_end) = match *news {
            News::Run(CommandId::Down) if last => (self.front.checked_add(1), false),
            News::Run(CommandId::Up) if row == 0 => (self.front.checked_sub(1), true),
            News::Run(CommandId::PageDown) if self.groups.len() > 1 => {
                (self.front.checked_add(1), false)
            }
            News::Run(CommandId::PageUp) if self.groups.len() > 1 => {
                (self.front.checked_sub(1), false)
            }
            _ => return false,
        };
        let Some((to, next)) = to.and_then(|to| Some((to, self.groups.get_mut(to)?))) else {
            return false;
        };
        let end = next.seeds.len().saturating_sub(1);
        next.selection = CellSelection::at(if at_end { end } else { 0 }, column.min(end));
        self.front = to;
        true
    }

    /// Draws the tables. Returns whether a value is marked as decisive.
    pub(super) fn view(&self, area: Rect, tournament: &Tournament, pen: &mut Pen<'_>) -> bool {
        if self.groups.is_empty() {
            draw_empty(area, no_matches(tournament, self.stage, pen), pen);
            return false;
        }
        let mut decided = false;
        let [body, detail] = down(area, [REST, 1]);
        let (sheet, hinted) = self.in_view(usize::from(body.height));
        let [body, hint] = down(body, [REST, u16::from(hinted)]);
        self.draw_beyond(&sheet, hint, pen);
        let mut rest = body;
        for at in sheet {
            let group = &self.groups[at];
            let table = match group.number {
                None => rest,
                Some(number) => {
                    let heading = pen.words.screen.tournament.group(group_name(number));
                    pen.line(Rect { height: 1, ..rest }, &format!(" {heading}"), pen.theme.title);
                    let height = span(group.seeds.len() + 1);
                    let height = height.min(rest.height.saturating_sub(1));
                    Rect { y: rest.y + 1, height, ..rest }
                }
            };
            decided |= self.draw_group(group, at == self.front, table, tournament, pen);
            let below = (table.bottom() + 1).min(body.bottom());
            rest = Rect { y: below, height: body.bottom() - below, ..rest };
        }
        let selected = self.selected(tournament).and_then(|no| tournament.match_no(no));
        if let Some(selected) = selected {
            let told = line((tournament, selected), detail.width, pen.data, pen.words);
            pen.line(detail, &told, pen.theme.muted);
        }
        decided
    }

    fn draw_group(
        &self,
        group: &Group,
        front: bool,
        area: Rect,
        tournament: &Tournament,
        pen: &mut Pen<'_>,
    ) -> bool {
        let (data, words, looks) = (pen.data, pen.words, pen.theme.clone());
        let title = &words.screen.tournament.column;
        let cell = |row: usize, column: usize| {
            if row == column {
                return CrossCell { text: DIAGONAL.to_owned(), style: looks.muted };
            }
            let met = self.met(group, (row, column));
            let played =
                met.iter().filter_map(|(no, side)| Some((tournament.match_no(*no)?, *side)));
            let fortunes = played.map(|(played, side)| {
                let state = tournament.marked_state(Fixture::Match(played), data.today);
                Fortune::of(played, side, state)
            });
            let style = Fortune::of_all(fortunes).look(&looks);
            CrossCell { text: written(met, tournament, data.today, words.screen.tournament), style }
        };
        let steps = self.has_room_for_steps(group, area.width);
        let names = step_names(&self.steps, words);
        let (names, total): (Vec<&str>, usize) = if steps {
            (names.iter().map(String::as_str).collect(), STEP)
        } else {
            (vec![title.points(), title.difference()], TOTAL)
        };
        let tie = self.ties.then(|| title.tie());
        let headings: Vec<&str> = names.into_iter().chain(tie).chain([title.rank()]).collect();
        let marked = Cell::new(false);
        let row = |row: usize| {
            let line = group.seeds.get(row).and_then(|player| self.standings.get(player));
            let decided = line.is_some_and(|line| steps && is_decided(line, &self.steps));
            marked.set(marked.get() || decided);
            self.row(group, row, steps, (tournament, data, words))
        };
        let table = CrossTable {
            pane: group.pane(),
            len: group.seeds.len(),
            widths: group.widths,
            headings: &headings,
            total,
            pitch: 1,
            row: &row,
            cell: &cell,
            selection: group.selection,
            focused: front,
        };
        table.draw(area, pen);
        marked.get()
    }

    /// Whether the values of tie-breaks are shown at this width.
    pub(super) fn shows_steps(&self, width: u16) -> bool {
        self.groups.iter().any(|group| self.has_room_for_steps(group, width))
    }

    /// Whether all tie-breaks fit behind whole rows, with names of at least [`KNOWN_BY`].
    fn has_room_for_steps(&self, group: &Group, width: u16) -> bool {
        let [cell, seed, name] = group.widths;
        let results = group.seeds.len() * (cell + 1);
        let steps = (self.steps.len() + 1 + usize::from(self.ties)) * STEP;
        // The deciding values are more important than the end of a long name.
        let name = name.min(KNOWN_BY);
        !self.steps.is_empty() && AROUND + seed + name + results + steps <= usize::from(width)
    }

    fn row(
        &self,
        group: &Group,
        row: usize,
        steps: bool,
        (tournament, data, words): (&Tournament, &Snapshot, &Words),
    ) -> CrossRow {
        let Some(&player) = group.seeds.get(row) else {
            return CrossRow::default();
        };
        let mark = if self.goes_on.contains(&player) { GOES_ON } else { "" };
        let totals = self.standings.get(&player).map(|line| {
            let rank = line.rank.map_or_else(String::new, |rank| format!("{mark}{rank}"));
            let values = if steps {
                step_values(line, &self.steps).map(|(value, _)| value).collect()
            } else {
                vec![line.points.to_string(), difference(line.tally)]
            };
            let tie = self.ties.then(|| tie_text(line, tournament.stage_no(self.stage), words));
            values.into_iter().chain(tie).chain([rank]).collect::<Vec<String>>()
        });
        CrossRow {
            seed: (row + 1).to_string(),
            name: data.name(player),
            totals: totals.unwrap_or_default(),
        }
    }
}

/// The sign of a match that is ready or at a table.
fn mark(played: &Arc<Match>, tournament: &Tournament, today: NaiveDate) -> Option<&'static str> {
    match tournament.marked_state(Fixture::Match(played), today) {
        MatchState::Ready => Some(READY),
        MatchState::Called | MatchState::Playing => Some(AT_TABLE),
        MatchState::Waiting | MatchState::Bye | MatchState::Finished | MatchState::Void => None,
    }
}

/// The scores of a pair from the view of the row's player. Open matches are marked.
fn written(
    met: &[(MatchNo, Side)],
    tournament: &Tournament,
    today: NaiveDate,
    say: TournamentWords,
) -> String {
    let scores: Vec<String> = met
        .iter()
        .filter_map(|(no, side)| Some((tournament.match_no(*no)?, *side)))
        .map(|(played, side)| {
            if played.void {
                return VOID.to_owned();
            }
            let open = || mark(played, tournament, today).unwrap_or_default().to_owned();
            score(played, side, say).unwrap_or_else(open)
        })
        .collect();
    scores.join(" ")
}

impl CrossTableTab {
    /// The groups in view, and whether a line is kept to name the others.
    fn in_view(&self, height: usize) -> (Range<usize>, bool) {
        let all = 0..self.groups.len();
        match self.sheet(height) {
            sheet if sheet == all => (sheet, false),
            _ => (self.sheet(height.saturating_sub(1)), true),
        }
    }

    /// Names the groups before and after those in view.
    fn draw_beyond(&self, sheet: &Range<usize>, line: Rect, pen: &mut Pen<'_>) {
        let say = pen.words.screen.tournament;
        let named = |at: usize| Some(group_name(self.groups.get(at)?.number?));
        let above = sheet.start.checked_sub(1).and_then(named).map(|name| say.group_above(&name));
        let below = named(sheet.end).map(|name| say.group_below(&name));
        let beyond: Vec<String> = above.into_iter().chain(below).collect();
        pen.line(line, &format!(" {}", beyond.join("   ")), pen.theme.accent);
    }

    /// The groups in view together with the selected one. Screens are filled from
    /// the first group on, so groups do not move while the selection stays in view.
    fn sheet(&self, height: usize) -> Range<usize> {
        let (mut first, mut taken) = (0, 0);
        for (at, group) in self.groups.iter().enumerate() {
            // The last group needs no empty line below.
            if at > first && taken + group.height() > height + 1 {
                if at > self.front {
                    return first..at;
                }
                (first, taken) = (at, 0);
            }
            taken += group.height();
        }
        first..self.groups.len()
    }
}
