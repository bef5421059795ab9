//! A bracket drawn as a tree: a column for each round, two lines for each match, and
//! a line from each match to the winner's next one. Only the part in view is drawn.

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

const SELECTED: &str = ">";
pub const READY: &str = "!";
/// Replaces the games of a match that does not count.
pub const VOID: &str = "x";
pub const AT_TABLE: &str = "@";
pub const WON: &str = "*";
/// Shows that there are more rounds to the left or right.
const MORE: [&str; 2] = ["<< ", " >>"];

#[derive(Debug, Clone)]
pub struct MatchCell {
    pub state: MatchState,
    pub lines: [CellLine; 2],
}

/// A blank match, for one that the tournament lacks. The tree is made from its matches, so that does not happen.
impl Default for MatchCell {
    fn default() -> Self {
        Self { state: MatchState::Waiting, lines: Default::default() }
    }
}

/// One side of a match.
#[derive(Debug, Clone, Default)]
pub struct CellLine {
    /// The seed; empty while the player is not known.
    pub seed: String,
    /// The player's name, or the place that the player will come from.
    pub name: String,
    /// The seed, or the number of the match that decides the player. Shown instead of `name`
    /// at the zoom without names, and where the name of an unknown place does not fit.
    pub brief: String,
    /// The games won; empty before the match has ended.
    pub games: String,
    pub known: bool,
    /// Whether the player has withdrawn and will not play this match.
    pub gone: bool,
    pub won: bool,
}

pub struct Bracket<'a> {
    /// The pane of the layer. Its rows are matches by their place in the tree.
    pub pane: Pane,
    pub tree: &'a Tree,
    /// The widths of the longest texts.
    pub longest: Widths,
    /// The names of each round, if rounds share the room by them.
    pub names: &'a [RoundNames],
    pub walk: &'a Walk,
    /// The name of each round: whole, and as short as possible.
    pub headings: &'a [[String; 2]],
    /// The name of the match below the final: whole, and as short as possible.
    pub aside: &'a [String; 2],
    /// The winner, shown below the deciding match.
    pub winner: Option<&'a str>,
    /// The content of a match. Called only for matches in view.
    pub face: &'a dyn Fn(&Node) -> MatchCell,
}

impl Bracket<'_> {
    /// Draws the headings and the tree in view, and records where the matches are.
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
                // At the border the name is cut, never the games.
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
            // If only blanks lie beyond the border, the cut is not marked.
            let text = text::pad(text.trim_end(), usize::from(place.width));
            // The line of an arriving player ends in the column of the mark.
            let seen = u16::from(!selected);
            let shown = Rect { x: place.x + seen, width: place.width - seen, ..place };
            pen.line(shown, text.get(usize::from(seen)..).unwrap_or_default(), style);
            pen.hits.add(place, Target::Row { pane: self.pane, row: at });
        }
        draw_number(node, view, pen);
    }
}

/// Draws the number behind a match, on the line without the winner's connection.
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

/// The whole heading if it fits, else the short one, cut if it does not fit either.
fn form_of([whole, least]: &[String; 2], room: usize) -> String {
    text::fit(if text::width(whole) <= room { whole } else { least }, room)
}

/// The style of a side. The winner of the tree's `last` match stands out.
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

struct View {
    area: Rect,
    /// Rounds and lines before the view.
    corner: (usize, usize),
    plan: Plan,
}

impl View {
    /// The column of the view where a round begins.
    fn x(&self, column: usize) -> usize {
        (self.corner.0..column).map(|before| self.plan.step(before)).sum()
    }

    fn holds(&self, node: &Node) -> bool {
        let top = self.plan.top(node);
        let (first, line) = self.corner;
        // A match in the third place has a heading above it.
        let height = usize::from(self.area.height);
        top + 2 > line && top < line + height + 1 && node.column >= first
    }

    /// The row of the screen for a line of the sheet.
    fn row(&self, line: usize) -> Option<u16> {
        let row = u16::try_from(line.checked_sub(self.corner.1)?).ok()?;
        (row < self.area.height).then_some(self.area.y + row)
    }

    /// The room of a round in row `y`, cut at the right border.
    fn across(&self, column: usize, y: u16, width: usize) -> Option<Rect> {
        column.checked_sub(self.corner.0)?;
        let x = u16::try_from(self.x(column)).ok()?;
        let room = self.area.width.checked_sub(x).filter(|&room| room > 0)?;
        let width = span(width).min(room);
        Some(Rect { x: self.area.x + x, y, width, height: 1 })
    }

    fn inside(&self, place: Rect) -> Rect {
        let side = u16::from(self.plan.frame > 0);
        let width = place.width.saturating_sub(2 * side);
        Rect { x: place.x + side, width, ..place }
    }

    /// Draws a frame around a match, if frames are used and the match is whole in view.
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

    /// Whether enough columns of a round are in view to read names. A
    /// narrower round is left out; the connections show that there is more.
    fn can_be_read(&self, column: usize, place: Rect) -> bool {
        let Widths { seed, games, .. } = self.plan.widths;
        let least = MARKS + seed + 1 + PART + 1 + games;
        usize::from(place.width) >= least.min(self.plan.match_width(column))
    }

    /// Draws the connection of a winner to the next match: out, up or down, and in on the line of the side.
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

/// The selection that moves from match to match. The caller owns the tree and passes it with every call.
#[derive(Debug, Clone, Default)]
pub struct Walk {
    selected: usize,
    /// Matches that the selection came from on its way right. Moving left returns to them.
    trail: Vec<usize>,
    /// Rounds and lines before the view.
    corner: (usize, usize),
    /// Whether the wheel or a click keeps the view in place, even if the selection leaves it.
    loose: bool,
    pub zoom: Zoom,
    /// Whether the bracket is only looked at, so that nothing is selected.
    shown: bool,
}

impl Walk {
    /// For a bracket that is only looked at.
    pub fn shown() -> Self {
        Self { shown: true, ..Self::default() }
    }

    /// Selects nothing from now on, and shows names as whole as possible. The view stays at the selection.
    pub fn only_show(&mut self) {
        self.shown = true;
        self.zoom = Zoom::Full;
    }

    /// The selected match; `None` in an empty tree, and where the bracket is only looked at.
    pub fn selected(&self, tree: &Tree) -> Option<usize> {
        if self.shown {
            return None;
        }
        tree.nodes().len().checked_sub(1).map(|last| self.selected.min(last))
    }

    /// Selects a match by its number, if the tree has it.
    pub fn select(&mut self, tree: &Tree, no: MatchNo) {
        if let Some(at) = tree.find(no) {
            self.step_to(at);
        }
    }

    fn step_to(&mut self, at: usize) {
        (self.selected, self.loose) = (at, false);
        self.trail.clear();
    }

    /// Rounds and lines before the view. The selected match is in view, unless the wheel has moved away from it.
    pub fn corner(&self, tree: &Tree, plan: &Plan) -> (usize, usize) {
        let wanted = plan.within(tree, self.corner);
        let last = tree.nodes().len().saturating_sub(1);
        match tree.nodes().get(self.selected.min(last)) {
            Some(node) if !self.loose => plan.within(tree, plan.showing(node, wanted)),
            Some(_) | None => wanted,
        }
    }

    /// Takes news about `pane`, as the last frame drew it.
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
                // The view stays, so that a second click hits the same match.
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

    /// Changes to the next zoom that looks different from `plan`.
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
            // New commands must not change a bracket.
            _ => return Listed::Ignored,
        };
        self.step_to(to);
        Listed::Moved
    }
}
