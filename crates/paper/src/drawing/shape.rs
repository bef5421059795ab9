//! A drawing: a size, and shapes on it in plain units, of which a text of usual size is 13 high.

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
    pub shapes: Vec<Shape>,
}

/// Around a drawing, in units.
pub const MARGIN: f64 = 16.0;
/// Heights of a heading and of the line below it.
const HEADING: [f64; 2] = [30.0, 22.0];

impl Drawing {
    pub fn new(title: String, description: String) -> Self {
        Self { width: 0.0, height: 0.0, title, description, shapes: Vec::new() }
    }

    pub fn line(&mut self, points: &[[f64; 2]], role: Role, width: f64) {
        self.shapes.push(Shape::Line { points: points.to_vec(), role, width, dash: None });
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
