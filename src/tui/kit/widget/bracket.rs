//! A single elimination drawn as a tree: a column a round, two lines a match, lines from each
//! match to the one its winner plays next. Only what is in view is drawn.

pub mod plan;

use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::widgets::{Block, Widget as _};

use super::selection::Listed;
use crate::club::MatchState;
use crate::command::CommandId;
use crate::domain::ids::MatchNo;
use crate::drawing::tree::{Node, Tree};
use crate::tui::kit::input::{Hitboxes, Pane, Target};
use crate::tui::kit::layer::News;
use crate::tui::kit::pen::{Pen, span};
use crate::tui::kit::text;
use plan::{MARKS, PART, Plan, RoundNames, Widths, Zoom};

/// Marks the selected match.
const SELECTED: &str = ">";
/// Marks a match that can be played.
pub const READY: &str = "!";
/// Stands for a match that counts for nobody.
pub const VOID: &str = "x";
/// Marks a match that is at a table.
pub const AT_TABLE: &str = "@";
/// Marks the winner of a match.
pub const WON: &str = "*";
/// Says that there are more rounds to the left and to the right.
const MORE: [&str; 2] = ["<< ", " >>"];

/// The content of one match.
#[derive(Debug, Clone)]
pub struct MatchCell {
    /// How far it is.
    pub state: MatchState,
    pub lines: [CellLine; 2],
}

/// One side of a match.
#[derive(Debug, Clone, Default)]
pub struct CellLine {
    /// The seed; empty while the player is not known.
    pub seed: String,
    /// The player, or what decides who it will be.
    pub name: String,
    /// The seed, or the match that decides the player. It stands for the side where names do not, and,
    /// while the player is not known, where there is no room for `name`.
    pub brief: String,
    /// The games won; empty before the match has ended.
    pub games: String,
    /// Whether the player is known.
    pub known: bool,
    /// Whether the player has left and will not play it.
    pub gone: bool,
    /// Whether this side won.
    pub won: bool,
}

/// A bracket, ready to be drawn.
pub struct Bracket<'a> {
    /// Its number in the layer; a row of it is a match by its place in the tree.
    pub pane: Pane,
    pub tree: &'a Tree,
    /// The widths of its longest texts.
    pub longest: Widths,
    /// The players of each round, where rounds share the room by them.
    pub names: &'a [RoundNames],
    /// The selection, and the part in view.
    pub walk: &'a Walk,
    /// The names of the rounds, whole and in the least room.
    pub headings: &'a [[String; 2]],
    /// The name of the match below the final, whole and in the least room.
    pub aside: &'a [String; 2],
    /// The winner, told below the match that decided it.
    pub winner: Option<&'a str>,
    /// Makes one match. Asked only for those in view.
    pub face: &'a dyn Fn(&Node) -> MatchCell,
}

impl Bracket<'_> {
    /// Draws the headings and the visible part of the tree, and records where the matches are.
    pub fn draw(&self, area: Rect, pen: &mut Pen<'_>) {
        let sheet = Rect {
            y: area.y.saturating_add(1).min(area.bottom()),
            height: area.height.saturating_sub(1),
            ..area
        };
        pen.hits.add_pane(sheet, self.pane);
        let size = (usize::from(sheet.width), usize::from(sheet.height));
        let plan = Plan::new(self.tree, (self.longest, self.names), self.walk.zoom, size);
        let view = View { area: sheet, corner: self.walk.corner(self.tree, &plan), plan };
        self.draw_headings(area, &view, pen);
        let selected = self.walk.selected(self.tree);
        for (at, node) in self.tree.nodes().iter().enumerate() {
            if let Some((next, side)) = node.next {
                let style = if node.decided { pen.theme.success } else { pen.theme.border };
                view.draw_way(node, &self.tree.nodes()[next], side, (style, pen));
            }
            if view.holds(node) {
                self.draw_match((at, node), selected == Some(at), &view, pen);
            }
        }
    }

    fn draw_headings(&self, area: Rect, view: &View, pen: &mut Pen<'_>) {
        let first = view.corner.0;
        let held = |column: usize| view.plan.holds(first..column + 1);
        let rounds = self.headings.len();
        for (column, heading) in self.headings.iter().enumerate().skip(first) {
            let place = view.across(column, area.y, view.plan.step(column));
            let Some(place) = place.filter(|place| view.can_be_read(column, *place)) else { break };
            let before = if column == first && first > 0 { MORE[0] } else { "" };
            let hides_more = column + 1 < rounds && held(column) && !held(column + 1);
            let after = if hides_more { MORE[1] } else { "" };
            let around = MARKS + text::width(before) + text::width(after) + 1;
            let room = usize::from(place.width).saturating_sub(around);
            let heading = form_of(heading, room);
            let text = format!("{}{before}{heading}{after}", " ".repeat(MARKS));
            pen.line(place, &text, pen.theme.title);
        }
    }

    fn draw_match(
        &self,
        (at, node): (usize, &Node),
        selected: bool,
        view: &View,
        pen: &mut Pen<'_>,
    ) {
        let face = (self.face)(node);
        let top = view.plan.top(node);
        let width = view.plan.match_width(node.column);
        let framed = usize::from(view.plan.frame > 0);
        if node.aside
            && let Some(place) = view
                .row(top - 1 - framed)
                .and_then(|y| view.across(node.column, y, view.plan.step(node.column)))
            && view.can_be_read(node.column, place)
        {
            let heading = form_of(self.aside, usize::from(place.width).saturating_sub(MARKS));
            let heading = format!("{}{heading}", " ".repeat(MARKS));
            pen.line(place, &heading, pen.theme.title);
        }
        view.draw_frame(node, pen);
        if let Some(winner) = self.winner.filter(|_| node.next.is_none() && !node.aside)
            && let Some(place) = view
                .row(top + 2 + framed)
                .and_then(|y| view.across(node.column, y, view.plan.width))
        {
            pen.line(place, &format!("{}{winner}", " ".repeat(MARKS)), pen.theme.winner);
        }
        for (line, row) in face.lines.iter().zip(top..) {
            let place = view.row(row).and_then(|y| view.across(node.column, y, width));
            let Some(place) = place.filter(|place| view.can_be_read(node.column, *place)) else {
                continue;
            };
            let place = view.inside(place);
            let mark = if selected { SELECTED } else { " " };
            let sign = match face.state {
                MatchState::Ready => READY,
                MatchState::Finished if line.won => WON,
                MatchState::Called | MatchState::Playing => AT_TABLE,
                MatchState::Finished | MatchState::Waiting | MatchState::Bye | MatchState::Void => {
                    " "
                }
            };
            let (seed, games) = (view.plan.seed(node.column), view.plan.widths.games);
            let name = view.plan.name(node.column);
            let who = if name == 0 {
                text::pad_left(&line.brief, seed)
            } else {
                // A name is cut at the border, its games never.
                let around = MARKS + seed + 1 + 1 + games;
                let seen = usize::from(place.width).saturating_sub(around).min(name);
                let shortened = !line.known && text::width(&line.name) > seen;
                let who = if shortened { &line.brief } else { &line.name };
                format!("{} {}", text::pad_left(&line.seed, seed), text::pad(who, seen))
            };
            let text = format!("{mark}{sign}{who} {}", text::pad_left(&line.games, games));
            let style = if selected {
                pen.theme.selected
            } else {
                look(&face, line, node.next.is_none() && !node.aside, pen)
            };
            // A text cut at the border need not be marked where only blanks lie beyond.
            let text = text::pad(text.trim_end(), usize::from(place.width));
            // The way of a player who arrives ends in the column of the mark.
            let seen = u16::from(!selected);
            let shown = Rect { x: place.x + seen, width: place.width - seen, ..place };
            pen.line(shown, text.get(usize::from(seen)..).unwrap_or_default(), style);
            pen.hits.add(place, Target::Row { pane: self.pane, row: at });
        }
        draw_number(node, view, pen);
    }
}

/// Draws the number of a match behind it, on the line that its winner's way does not take.
fn draw_number(node: &Node, view: &View, pen: &mut Pen<'_>) {
    let number = node.no.to_string();
    let side = node.next.map_or(1, |(_, side)| side);
    let row = view.row(view.plan.top(node) + side);
    let place = row.and_then(|y| view.across(node.column, y, view.plan.step(node.column)));
    let Some(place) = place else { return };
    let before = span(view.plan.match_width(node.column) + 1);
    let room = place.width.saturating_sub(before);
    if text::width(&number) <= usize::from(room).min(view.plan.gap - 1) {
        pen.line(Rect { x: place.x + before, width: room, ..place }, &number, pen.theme.muted);
    }
}

/// The form of a heading that has room, cut where neither has.
fn form_of([whole, least]: &[String; 2], room: usize) -> String {
    text::fit(if text::width(whole) <= room { whole } else { least }, room)
}

/// The style of a side; the winner of the `last` match of the tree stands out.
fn look(face: &MatchCell, line: &CellLine, last: bool, pen: &Pen<'_>) -> Style {
    match face.state {
        MatchState::Finished if line.won && last => pen.theme.success.patch(pen.theme.winner),
        MatchState::Finished if line.won => pen.theme.winner,
        MatchState::Finished => pen.theme.loser,
        MatchState::Waiting if line.gone => pen.theme.muted,
        MatchState::Waiting if line.known => pen.theme.text,
        state => pen.theme.of_match(state),
    }
}

/// The part of the sheet that is on the screen.
struct View {
    area: Rect,
    /// Rounds and lines before it.
    corner: (usize, usize),
    plan: Plan,
}

impl View {
    /// Where a round in view begins.
    fn x(&self, column: usize) -> usize {
        (self.corner.0..column).map(|before| self.plan.step(before)).sum()
    }

    fn holds(&self, node: &Node) -> bool {
        let top = self.plan.top(node);
        let (first, line) = self.corner;
        // A match that hangs below has a heading above it.
        let height = usize::from(self.area.height);
        top + 2 > line && top < line + height + 1 && node.column >= first
    }

    /// The row of the screen on which a line of the sheet is.
    fn row(&self, line: usize) -> Option<u16> {
        let row = u16::try_from(line.checked_sub(self.corner.1)?).ok()?;
        (row < self.area.height).then_some(self.area.y + row)
    }

    /// The place of a round in row `y`, cut at the right border.
    fn across(&self, column: usize, y: u16, width: usize) -> Option<Rect> {
        column.checked_sub(self.corner.0)?;
        let x = u16::try_from(self.x(column)).ok()?;
        let room = self.area.width.checked_sub(x).filter(|&room| room > 0)?;
        let width = span(width).min(room);
        Some(Rect { x: self.area.x + x, y, width, height: 1 })
    }

    /// The part of a match inside its frame.
    fn inside(&self, place: Rect) -> Rect {
        let side = u16::from(self.plan.frame > 0);
        let width = place.width.saturating_sub(2 * side);
        Rect { x: place.x + side, width, ..place }
    }

    /// Draws a frame around a match, where matches have one and it is in view whole.
    fn draw_frame(&self, node: &Node, pen: &mut Pen<'_>) {
        let width = self.plan.match_width(node.column);
        let top = self.plan.top(node);
        let above =
            top.checked_sub(1).filter(|_| self.plan.frame > 0).and_then(|row| self.row(row));
        let Some((above, _)) = above.zip(self.row(top + 2)) else { return };
        let Some(place) = self.across(node.column, above, width) else { return };
        if usize::from(place.width) == width {
            let frame = Block::bordered().border_style(pen.theme.border);
            frame.render(Rect { height: 4, ..place }, pen.buf);
        }
    }

    /// Whether enough of a round is in view to read names there. Otherwise it is left out; the ways to it say that there
    /// is more.
    fn can_be_read(&self, column: usize, place: Rect) -> bool {
        let Widths { seed, games, .. } = self.plan.widths;
        let least = MARKS + seed + 1 + PART + 1 + games;
        usize::from(place.width) >= least.min(self.plan.match_width(column))
    }

    /// Draws the way of a winner: out on the line towards the next match, up or down, and in on
    /// the line of the side taken there.
    fn draw_way(&self, from: &Node, to: &Node, side: usize, (style, pen): (Style, &mut Pen<'_>)) {
        if from.column < self.corner.0 {
            return;
        }
        let x = self.x(from.column) + self.plan.match_width(from.column) + 1;
        let (out, inward) = (self.plan.top(from) + 1 - side, self.plan.top(to) + side);
        if self.plan.frame > 0 {
            self.put((x - 1, out), "─", (style, pen));
        }
        self.put((x, out), "─", (style, pen));
        for across in x + 2..=self.x(from.column) + self.plan.step(from.column) {
            self.put((across, inward), "─", (style, pen));
        }
        if out == inward {
            self.put((x + 1, out), "─", (style, pen));
            return;
        }
        let (turn, arrive) = if out < inward { ("┐", "└") } else { ("┘", "┌") };
        let (upper, lower) = (out.min(inward), out.max(inward));
        let seen = self.corner.1 + usize::from(self.area.height);
        for line in (upper + 1).max(self.corner.1)..lower.min(seen) {
            self.put((x + 1, line), "│", (style, pen));
        }
        self.put((x + 1, out), turn, (style, pen));
        self.put((x + 1, inward), arrive, (style, pen));
    }

    fn put(&self, (x, line): (usize, usize), symbol: &str, (style, pen): (Style, &mut Pen<'_>)) {
        let (Some(y), Ok(x)) = (self.row(line), u16::try_from(x)) else { return };
        if x < self.area.width {
            let position = Position::new(self.area.x + x, y);
            pen.buf[position].set_symbol(symbol).set_style(style);
        }
    }
}

/// A walk from match to match. The caller owns the tree and passes it with every call.
#[derive(Debug, Clone, Default)]
pub struct Walk {
    selected: usize,
    /// The matches that were left to the right, to which the way left leads back.
    trail: Vec<usize>,
    /// The corner of the view: rounds and lines before it.
    corner: (usize, usize),
    /// Whether the wheel or a click left the view where it is, with the selection in it or not.
    loose: bool,
    /// How wide the columns are.
    pub zoom: Zoom,
    /// Whether nobody walks here, so that nothing is selected.
    shown: bool,
}

impl Walk {
    /// The view from the first match, for a bracket that is only looked at.
    pub fn shown() -> Self {
        Self { shown: true, ..Self::default() }
    }

    /// Keeps what would be selected in view with names as whole as there is room for, and selects nothing.
    pub fn only_show(&mut self) {
        self.shown = true;
        self.zoom = Zoom::Full;
    }

    /// The selected match of a tree; `None` in an empty one, and where nobody walks.
    pub fn selected(&self, tree: &Tree) -> Option<usize> {
        if self.shown {
            return None;
        }
        tree.nodes().len().checked_sub(1).map(|last| self.selected.min(last))
    }

    /// Selects a match by its number, if it is there.
    pub fn select(&mut self, tree: &Tree, no: MatchNo) {
        if let Some(at) = tree.find(no) {
            self.step_to(at);
        }
    }

    fn step_to(&mut self, at: usize) {
        (self.selected, self.loose) = (at, false);
        self.trail.clear();
    }

    /// The corner of the view on a sheet: the selected match is in sight, unless the wheel turned
    /// away from it.
    pub fn corner(&self, tree: &Tree, plan: &Plan) -> (usize, usize) {
        let wanted = plan.within(tree, self.corner);
        let last = tree.nodes().len().saturating_sub(1);
        match tree.nodes().get(self.selected.min(last)) {
            Some(node) if !self.loose => plan.within(tree, plan.showing(node, wanted)),
            Some(_) | None => wanted,
        }
    }

    /// Moves by an intent in `pane`, which the last frame drew as `frame` tells.
    pub fn update(
        &mut self,
        news: &News,
        pane: Pane,
        tree: &Tree,
        longest: (Widths, &[RoundNames]),
        frame: &Hitboxes,
    ) -> Listed {
        let Some(selected) = self.selected(tree) else {
            return Listed::Ignored;
        };
        let area = frame.area(pane);
        let size = (usize::from(area.width), usize::from(area.height));
        let plan = Plan::new(tree, longest, self.zoom, size);
        self.corner = self.corner(tree, &plan);
        match *news {
            News::Run(command) => {
                let listed = self.run(command, selected, (tree, longest), &plan);
                self.corner = self.corner(tree, &plan);
                listed
            }
            News::Click { pane: clicked, row } if clicked == pane => {
                if row == selected {
                    return Listed::Chosen(row);
                }
                self.step_to(row);
                // The view stays, so that a second click falls on the same match.
                self.loose = true;
                Listed::Moved
            }
            News::Scroll { pane: scrolled, rows } if scrolled == pane => {
                let line = self.corner.1.saturating_add_signed(rows);
                self.corner = plan.within(tree, (self.corner.0, line));
                self.loose = true;
                Listed::Moved
            }
            _ => Listed::Ignored,
        }
    }

    /// Goes on to the next zoom that looks any different on a view of that plan.
    fn zoom(&mut self, tree: &Tree, longest: (Widths, &[RoundNames]), plan: &Plan) {
        self.loose = false;
        let size = (plan.width, plan.height);
        loop {
            self.zoom = self.zoom.next();
            let next = Plan::new(tree, longest, self.zoom, size);
            if self.zoom == Zoom::Numbers
                || (next.widths, &next.names) != (plan.widths, &plan.names)
            {
                return;
            }
        }
    }

    fn run(
        &mut self,
        command: CommandId,
        selected: usize,
        (tree, longest): (&Tree, (Widths, &[RoundNames])),
        plan: &Plan,
    ) -> Listed {
        let node = &tree.nodes()[selected];
        let page = isize::try_from(plan.page(tree, node.column)).unwrap_or(isize::MAX);
        let to = match command {
            CommandId::Up => tree.beside(selected, -1),
            CommandId::Down => tree.beside(selected, 1),
            CommandId::PageUp => tree.beside(selected, -page),
            CommandId::PageDown => tree.beside(selected, page),
            CommandId::First => tree.beside(selected, isize::MIN),
            CommandId::Last => tree.beside(selected, isize::MAX),
            CommandId::Left => {
                let back = self.trail.pop().filter(|from| node.sources.contains(&Some(*from)));
                let to = back.or(node.sources[0]).or(node.sources[1]);
                (self.selected, self.loose) = (to.unwrap_or(selected), false);
                return Listed::Moved;
            }
            CommandId::Right => {
                if let Some((next, _)) = node.next {
                    self.trail.push(selected);
                    self.selected = next;
                }
                self.loose = false;
                return Listed::Moved;
            }
            CommandId::Zoom => {
                self.zoom(tree, longest, plan);
                return Listed::Moved;
            }
            CommandId::Open => return Listed::Chosen(selected),
            // A bracket understands these and no other command, of which there will be more.
            _ => return Listed::Ignored,
        };
        self.step_to(to);
        Listed::Moved
    }
}
