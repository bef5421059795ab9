//! Pages of cross tables: only whole tables, several on a page where there is room.

use chrono::NaiveDate;

use super::content::PageData;
use crate::club::question::table::Meeting;
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::bracket::{AT_TABLE, READY};
use crate::tui::kit::widget::crosstable::{CellSelection, CrossCell, CrossRow, CrossTable};
use crate::tui::screen::tournament::one_match::{Fortune, score};
use crate::tui::screen::tournament::standings::{GOES_ON, difference, group_name};
use crate::words::screen::tournament::TournamentWords;

/// The cell of a player against themself.
const DIAGONAL: &str = "-";
/// The narrowest cell: `2-1`.
const NARROWEST: usize = 3;
/// The least and the most columns of a name.
const NAME: (usize, usize) = (10, 32);
/// Columns that are not cells or names: marks and spaces around the seed, and three totals.
const AROUND: usize = 3 + 3 * TOTAL;
/// Columns of a total.
const TOTAL: usize = 5;
/// Most columns that a cell is widened by, and most lines from row to row.
const SPREAD: usize = 6;
const PITCH: u16 = 3;
/// Columns between two tables.
const GAP: u16 = 4;

#[derive(Debug, Clone)]
struct Group {
    /// The group's name, if there are several groups.
    heading: Option<String>,
    rows: Vec<CrossRow>,
    /// The text of each cell, and the outcome for the player of the row.
    cells: Vec<Vec<(String, Fortune)>>,
    widths: [usize; 3],
    /// Lines from one row to the next.
    pitch: u16,
}

impl Group {
    /// Lines with the heading, the titles of columns and the empty line below.
    fn height(&self) -> u16 {
        let rows = span(self.rows.len());
        rows.saturating_mul(self.pitch).saturating_add(self.around())
    }

    /// Lines that are not rows of players.
    fn around(&self) -> u16 {
        2 + u16::from(self.heading.is_some())
    }

    /// Widens the table to all the room, so that it is read from afar.
    fn spread(&self, (width, height): (u16, u16)) -> Self {
        let rows = self.rows.len().max(1);
        let spare = usize::from(width.saturating_sub(self.width())) / rows;
        let [cell, seed, name] = self.widths;
        let lines = height.saturating_sub(self.around()) / span(rows);
        Self {
            widths: [cell + spare.min(SPREAD), seed, name],
            pitch: lines.clamp(1, PITCH),
            ..self.clone()
        }
    }

    fn width(&self) -> u16 {
        let [cell, seed, name] = self.widths;
        let cells = self.rows.len() * (cell + 1);
        span(AROUND + seed + cells + name)
    }
}

#[derive(Debug, Clone)]
pub(super) struct Sheet {
    pub(super) title: String,
    groups: Vec<Group>,
    abreast: u16,
}

/// The cross tables of the current stage; none if one of them does not fit whole.
pub(super) fn sheets(asked: &PageData<'_>, tournament: &Tournament) -> Vec<Sheet> {
    let groups = groups(asked, tournament);
    let (width, height) = asked.room;
    let widest = groups.iter().map(Group::width).max().unwrap_or(0);
    // The last table needs no empty line below.
    if groups.is_empty() || widest > width || groups.iter().any(|one| one.height() > height + 1) {
        return Vec::new();
    }
    let abreast = ((width + GAP) / (widest + GAP)).max(1);
    let tallest = groups.iter().map(Group::height).max().unwrap_or(1);
    let rows = ((height + 1) / tallest).max(1);
    let holds = usize::from(rows) * usize::from(abreast);
    let pages = groups.len().div_ceil(holds).max(1);
    // No page is left with a single table where they can be shared out evenly.
    let each = groups.len().div_ceil(pages);
    let sheet = |groups: &[Group]| {
        let count = span(groups.len()).max(1);
        let abreast = abreast.min(count.div_ceil(rows));
        let below = count.div_ceil(abreast);
        let each = ((width + GAP) / abreast - GAP, (height + 1) / below);
        Sheet {
            title: title(asked, groups),
            groups: groups.iter().map(|group| group.spread(each)).collect(),
            abreast,
        }
    };
    groups.chunks(each).map(sheet).collect()
}

fn title(asked: &PageData<'_>, groups: &[Group]) -> String {
    let headings: Vec<&String> = groups.iter().filter_map(|one| one.heading.as_ref()).collect();
    match headings[..] {
        [] => asked.words.screen.tournament.cross_table().to_owned(),
        [only] => only.clone(),
        [first, .., last] => asked.words.screen.board.groups(first, last),
    }
}

fn groups(asked: &PageData<'_>, tournament: &Tournament) -> Vec<Group> {
    let current = tournament.current();
    let Some(draw) = tournament.stage().and_then(|stage| stage.draw.as_ref()) else {
        return Vec::new();
    };
    let drawn: Vec<(Option<u32>, Vec<PlayerId>)> = if draw.groups.is_empty() {
        vec![(None, draw.players().collect())]
    } else {
        (1..).map(Some).zip(draw.groups.iter().cloned()).collect()
    };
    let meetings = tournament.meetings();
    let standings = tournament.standings_of(current);
    let goes_on = tournament.going_on(current + 1, &standings);
    let say = asked.words.screen.tournament;
    let mut groups: Vec<Group> = Vec::new();
    for (number, players) in drawn {
        let cell = |row: PlayerId, column: PlayerId| {
            if row == column {
                return (DIAGONAL.to_owned(), Fortune::Even);
            }
            meetings.get(&(row, column)).map_or_else(Default::default, |met| {
                written((tournament, current, asked.data.today), met, say)
            })
        };
        let row = |(seed, player): (usize, PlayerId)| {
            let line = standings.iter().position(|line| line.player == player);
            let mark = line.filter(|at| goes_on.get(*at) == Some(&true)).map_or("", |_| GOES_ON);
            let totals = line.and_then(|at| standings.get(at)).map(|line| {
                let rank = line.rank.map_or_else(String::new, |rank| format!("{mark}{rank}"));
                [line.points.to_string(), difference(line.tally), rank]
            });
            CrossRow {
                seed: seed.to_string(),
                name: asked.data.name(player),
                totals: totals.map(Vec::from).unwrap_or_default(),
            }
        };
        let cells: Vec<Vec<(String, Fortune)>> = players
            .iter()
            .map(|row| players.iter().map(|column| cell(*row, *column)).collect())
            .collect();
        groups.push(Group {
            heading: number.map(group_name),
            rows: (1..).zip(players.iter().copied()).map(row).collect(),
            cells,
            widths: [0; 3],
            pitch: 1,
        });
    }
    measure(&mut groups, asked.room.0);
    groups
}

/// The results of two players in a stage, and the outcome for the first of them.
fn written(
    (tournament, stage, today): (&Tournament, u32, NaiveDate),
    met: &[Meeting<'_>],
    say: TournamentWords,
) -> (String, Fortune) {
    let here = met.iter().filter(|one| one.played.stage == stage);
    let state = |one: &Meeting<'_>| tournament.marked_state(Fixture::Match(one.played), today);
    let told = here
        .clone()
        .map(|one| score(one.played, one.side, say).unwrap_or_else(|| mark(state(one)).to_owned()));
    let fortunes = here.map(|one| Fortune::of(one.played, one.side, state(one)));
    (told.collect::<Vec<_>>().join(" "), Fortune::of_all(fortunes))
}

/// The mark of a match without a result; empty where the match is postponed or has a later day.
fn mark(state: MatchState) -> &'static str {
    match state {
        state if state.is_at_table() => AT_TABLE,
        MatchState::Ready => READY,
        _ => "",
    }
}

/// Gives all tables equal widths, with names as whole as the room allows.
fn measure(groups: &mut [Group], room: u16) {
    let all = || groups.iter();
    let cells = all().flat_map(|one| one.cells.iter().flatten()).map(|(told, _)| text::width(told));
    let cell = cells.max().unwrap_or(0).max(NARROWEST);
    let largest = all().map(|one| one.rows.len()).max().unwrap_or(0);
    let seed = largest.to_string().len();
    let names = all().flat_map(|one| &one.rows).map(|row| text::width(&row.name));
    let longest = names.max().unwrap_or(0).min(NAME.1);
    let around = AROUND + seed + largest * (cell + 1);
    let name = usize::from(room).saturating_sub(around).max(NAME.0).min(longest);
    for one in groups {
        one.widths = [cell, seed, name];
    }
}

impl Sheet {
    pub(super) fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let tallest = self.groups.iter().map(Group::height).max().unwrap_or(1);
        let width = (area.width + GAP) / self.abreast.max(1) - GAP;
        for (at, group) in (0..).zip(&self.groups) {
            let (row, column): (u16, u16) = (at / self.abreast, at % self.abreast);
            let (x, y) = (area.x + column * (width + GAP), area.y + row * tallest);
            let place = Rect { x, y, width, height: tallest }.intersection(area);
            group.draw(place, pen);
        }
        let rows = self.groups.len().div_ceil(usize::from(self.abreast.max(1)));
        let taken = span(rows).saturating_mul(tallest);
        if taken < area.height {
            let legend = Rect { y: area.bottom() - 1, height: 1, ..area };
            let goes_on = |group: &Group| {
                let mut ranks = group.rows.iter().filter_map(|row| row.totals.last());
                ranks.any(|rank| rank.starts_with(GOES_ON))
            };
            let told = if self.groups.iter().any(goes_on) {
                pen.words.screen.board.cross_marks(READY, AT_TABLE, GOES_ON)
            } else {
                let mark = &pen.words.screen.tournament.marks;
                format!("{READY} {}  {AT_TABLE} {}", mark.ready(), mark.called())
            };
            pen.line(legend, &format!(" {told}"), pen.theme.muted);
        }
    }
}

impl Group {
    fn draw(&self, place: Rect, pen: &mut Pen<'_>) {
        let headed = u16::from(self.heading.is_some()).min(place.height);
        if let Some(heading) = &self.heading {
            let heading = pen.words.screen.tournament.group(heading);
            pen.line(place, &heading, pen.theme.accent);
        }
        let table = Rect { y: place.y + headed, height: place.height - headed, ..place };
        let title = &pen.words.screen.tournament.column;
        let theme = pen.theme.clone();
        let headings = [title.points(), title.difference(), title.rank()];
        let row = |at: usize| self.rows.get(at).cloned().unwrap_or_default();
        let cell = |row: usize, column: usize| {
            let (text, fortune) =
                self.cells.get(row).and_then(|row| row.get(column)).cloned().unwrap_or_default();
            let style = if row == column { theme.muted } else { fortune.look(&theme) };
            CrossCell { text, style }
        };
        let drawn = CrossTable {
            pane: Pane(0),
            len: self.rows.len(),
            widths: self.widths,
            headings: &headings,
            total: TOTAL,
            pitch: self.pitch,
            row: &row,
            cell: &cell,
            selection: CellSelection::default(),
            focused: false,
        };
        drawn.draw(table, pen);
    }
}
