//! A drawing: a size, and shapes on it in plain units, of which a text of usual size is 13 high.

use std::fmt::Write as _;

use fast_qr::{ECL, QRBuilder, QRCode};

use super::texts;

/// The purpose of a shape; a [`Theme`](super::Theme) gives it a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// The ground.
    Paper,
    /// Text and what stands out.
    Ink,
    /// Text of less weight, as numbers of matches.
    Faint,
    /// Frames and the ways between matches; no text.
    Line,
    /// Grounds that set parts off, as behind headings.
    Shade,
    /// Winners.
    Winner,
    /// Matches and rounds that are going on now.
    Accent,
    /// One of several lines over time, from 0; they repeat after [`Role::SERIES`].
    Series(usize),
}

impl Role {
    /// Colours for several lines in one drawing.
    pub const SERIES: usize = 12;
}

/// At which of its points a text stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

/// A line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// Where its anchor is.
    pub x: f64,
    /// Its base line.
    pub y: f64,
    pub anchor: Anchor,
    /// The height of its letters, in units.
    pub size: f64,
    pub bold: bool,
    pub role: Role,
    /// The visible text.
    pub text: String,
    /// The whole text, where the visible one was cut.
    pub whole: Option<String>,
}

impl Text {
    /// A text of usual weight in ink, at its beginning.
    pub fn new(x: f64, y: f64, size: f64, text: impl Into<String>) -> Self {
        let text = texts::clean(&text.into());
        let (anchor, role) = (Anchor::Start, Role::Ink);
        Self { x, y, anchor, size, bold: false, role, text, whole: None }
    }

    #[must_use]
    pub fn anchored(self, anchor: Anchor) -> Self {
        Self { anchor, ..self }
    }

    #[must_use]
    pub fn bold(self, bold: bool) -> Self {
        Self { bold, ..self }
    }

    #[must_use]
    pub fn role(self, role: Role) -> Self {
        Self { role, ..self }
    }

    /// The text in no more than `room` units, cut with an ellipsis where it is longer. To be called last: weight counts.
    #[must_use]
    pub fn within(mut self, room: f64) -> Self {
        if let Some(cut) = texts::cut(&self.text, self.size, self.bold, room) {
            self.whole = Some(std::mem::replace(&mut self.text, cut));
        }
        self
    }

    /// Its estimated width.
    pub fn width(&self) -> f64 {
        texts::width(&self.text, self.size, self.bold)
    }

    /// Where it lies: left, top, right, bottom.
    pub fn bounds(&self) -> [f64; 4] {
        let width = self.width();
        let left = match self.anchor {
            Anchor::Start => self.x,
            Anchor::Middle => self.x - width / 2.0,
            Anchor::End => self.x - width,
        };
        [left, self.y - self.size * 0.8, left + width, self.y + self.size * 0.2]
    }
}

/// A shape of a drawing.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A line through points.
    Line {
        points: Vec<[f64; 2]>,
        role: Role,
        width: f64,
        dash: Option<[f64; 2]>,
    },
    /// A plane between points.
    Area {
        points: Vec<[f64; 2]>,
        role: Role,
        opacity: f64,
    },
    /// A rectangle, filled or framed or both.
    Rect {
        at: [f64; 2],
        size: [f64; 2],
        fill: Option<Role>,
        frame: Option<Role>,
        radius: f64,
    },
    Text(Text),
}

/// A drawing, to be written as SVG or PNG.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    pub width: f64,
    pub height: f64,
    /// Its content, in a few words.
    pub title: String,
    /// Its content in one sentence or several, for people who do not see it.
    pub description: String,
    /// The code of its readers' language, which decides how kanji are drawn.
    pub language: &'static str,
    pub shapes: Vec<Shape>,
}

/// Around a drawing, in units.
pub const MARGIN: f64 = 16.0;
/// Heights of a heading and of the line below it.
const HEADING: [f64; 2] = [30.0, 22.0];

impl Drawing {
    pub fn new(title: String, description: String) -> Self {
        Self { width: 0.0, height: 0.0, title, description, language: "", shapes: Vec::new() }
    }

    pub fn line(&mut self, points: &[[f64; 2]], role: Role, width: f64) {
        self.shapes.push(Shape::Line { points: points.to_vec(), role, width, dash: None });
    }

    /// A shaded rectangle without a frame.
    pub(super) fn shade(&mut self, at: [f64; 2], size: [f64; 2]) {
        let fill = Some(Role::Shade);
        self.shapes.push(Shape::Rect { at, size, fill, frame: None, radius: 0.0 });
    }

    pub fn text(&mut self, text: Text) {
        if !text.text.is_empty() {
            self.shapes.push(Shape::Text(text));
        }
    }

    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        self.shapes.iter().filter_map(|shape| match shape {
            Shape::Text(text) => Some(text),
            Shape::Line { .. } | Shape::Area { .. } | Shape::Rect { .. } => None,
        })
    }

    /// The drawing with its title above it, and a line of text below that.
    #[must_use]
    pub fn headed(mut self, below: &str) -> Self {
        let down = HEADING[0] + if below.is_empty() { 0.0 } else { HEADING[1] };
        self.shift(0.0, down);
        let room = self.width - 2.0 * MARGIN;
        let title = Text::new(MARGIN, MARGIN + 20.0, 20.0, self.title.clone());
        self.text(title.bold(true).within(room));
        let below = Text::new(MARGIN, MARGIN + 20.0 + HEADING[1], 12.0, below);
        self.text(below.role(Role::Faint).within(room));
        self.height += down;
        self
    }

    /// Puts another drawing below this one.
    pub fn append(&mut self, mut below: Self) {
        below.shift(0.0, self.height);
        self.width = self.width.max(below.width);
        self.height += below.height;
        self.shapes.append(&mut below.shapes);
    }

    /// Moves all shapes.
    pub fn shift(&mut self, right: f64, down: f64) {
        let moved = |point: &mut [f64; 2]| *point = [point[0] + right, point[1] + down];
        for shape in &mut self.shapes {
            match shape {
                Shape::Line { points, .. } | Shape::Area { points, .. } => {
                    points.iter_mut().for_each(moved);
                }
                Shape::Rect { at, .. } => moved(at),
                Shape::Text(text) => (text.x, text.y) = (text.x + right, text.y + down),
            }
        }
    }
}

/// Light squares on each side of a QR code.
const QUIET: usize = 4;

/// The squares of a QR code row by row with the quiet zone, dark ones `true`; none if the text is too long.
fn squares(text: &str) -> Vec<Vec<bool>> {
    let Ok(code) = QRBuilder::new(text).ecl(ECL::M).build() else { return Vec::new() };
    let side = code.size + 2 * QUIET;
    let dark = |code: &QRCode, x: usize, y: usize| {
        let at = |of: usize| of.checked_sub(QUIET).filter(|of| *of < code.size);
        at(x).zip(at(y)).is_some_and(|(x, y)| code[y][x].value())
    };
    (0..side).map(|y| (0..side).map(|x| dark(&code, x, y)).collect()).collect()
}

/// A code for a page, black on white in every theme.
pub fn svg(text: &str) -> String {
    let squares = squares(text);
    let side = squares.len();
    let mut path = String::new();
    for (y, row) in squares.iter().enumerate() {
        for (x, _) in row.iter().enumerate().filter(|(_, dark)| **dark) {
            let _ = write!(path, "M{x},{y}h1v1h-1z");
        }
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"qr\" viewBox=\"0 0 {side} {side}\" role=\"img\" \
         aria-label=\"QR\" shape-rendering=\"crispEdges\"><rect width=\"{side}\" height=\"{side}\" \
         fill=\"#fff\"/><path d=\"{path}\" fill=\"#000\"/></svg>"
    )
}

/// A code for a terminal, two squares above each other in a character, to be drawn black on white.
pub fn lines(text: &str) -> Vec<String> {
    let character = |(upper, lower): (&bool, bool)| match (upper, lower) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    };
    let line = |pair: &[Vec<bool>]| {
        let lower = |x: usize| pair.get(1).is_some_and(|row| row[x]);
        pair[0].iter().enumerate().map(|(x, upper)| character((upper, lower(x)))).collect()
    };
    squares(text).chunks(2).map(line).collect()
}

/// A code for a terminal that no program draws, black on white in every theme by its own colours.
pub fn half_blocks(text: &str) -> String {
    let coloured = |line: String| format!("\u{1b}[38;2;0;0;0;48;2;255;255;255m{line}\u{1b}[0m\n");
    lines(text).into_iter().map(coloured).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_character_holds_two_squares_above_each_other() {
        let text = "http://192.168.1.5:8080/";
        let (squares, lines) = (squares(text), lines(text));
        let dark = |x: usize, y: usize| {
            let character = lines[y / 2].chars().nth(x).expect("a character");
            if y.is_multiple_of(2) { "█▀" } else { "█▄" }.contains(character)
        };
        for (y, row) in squares.iter().enumerate() {
            assert!(row.iter().enumerate().all(|(x, square)| dark(x, y) == *square), "row {y}");
        }
    }

    #[test]
    fn a_quiet_zone_is_around_and_a_finder_in_three_corners() {
        let squares = squares("http://192.168.1.5:8080/");
        let side = squares.len();
        let is_light = |row: &Vec<bool>| row.iter().all(|dark| !dark);
        assert!(squares[..QUIET].iter().chain(&squares[side - QUIET..]).all(is_light));
        let ring = |x: usize, y: usize| (0..7).all(|at| squares[y + at][x] && squares[y][x + at]);
        let far = side - QUIET - 7;
        assert!(ring(QUIET, QUIET) && ring(far, QUIET) && ring(QUIET, far));
    }
}
