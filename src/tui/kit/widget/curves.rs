//! Line charts of braille dots with a scale, readable without colours. A chart has one line with
//! single points, or several lines over time. Lines over time have steps, since a value stays until
//! the day of its next change. Each line has a letter on it, and events stand below the axis.

use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::symbols::Marker;
use ratatui::widgets::Widget as _;
use ratatui::widgets::canvas::{Canvas, Line, Points};

use crate::tui::kit::pen::{Pen, REST, across, down, span};
use crate::tui::kit::text;

/// Columns between two letters on a line.
const APART: usize = 14;
const GAP: u16 = 2;

#[derive(Debug, Clone)]
pub struct Curve {
    pub name: String,
    pub letter: char,
    /// The points (x, y), x ascending.
    pub points: Vec<(f64, f64)>,
}

#[derive(Debug, Clone, Copy)]
pub struct Curves<'a> {
    pub curves: &'a [Curve],
    /// Events with their x.
    pub events: &'a [(f64, String)],
    /// Writes a value of y for the scale.
    pub y_label: fn(f64) -> String,
    /// The texts below the left and the right end.
    pub ends: [&'a str; 2],
}

/// The area of a chart, and the values of x and y at its borders.
#[derive(Clone, Copy)]
struct Frame {
    x: [f64; 2],
    y: [f64; 2],
    area: Rect,
}

impl Curves<'_> {
    /// Draws nothing if no point is finite.
    pub fn draw(&self, area: Rect, pen: &mut Pen<'_>) {
        let points = || self.curves.iter().flat_map(|curve| &curve.points);
        let bounded = (bounds(points().map(|p| p.0)), bounds(points().map(|p| p.1)));
        let (Some(x), Some(y)) = bounded else { return };
        let (labels, scale) = scale_of(y, self.y_label);
        let legend = self.legend(usize::from(area.width));
        let [upper, axis, happened, ends, names] = down(area, [REST, 1, 1, 1, span(legend.len())]);
        let beside = |line: Rect| {
            let [left, right] = across(line, [scale + 1, REST]);
            (left, right)
        };
        let (left, plot) = beside(upper);
        if plot.is_empty() {
            return;
        }
        draw_scale(&labels, left, pen);
        let frame = Frame { x, y, area: plot };
        for (at, curve) in self.curves.iter().enumerate() {
            draw_line(&curve.points, true, (style(at, pen), frame), pen);
        }
        for (at, curve) in self.curves.iter().enumerate() {
            let shift = at * APART / self.curves.len().max(1);
            draw_letters(curve, shift, style(at, pen), frame, pen);
        }
        self.draw_events(beside(axis).1, beside(happened).1, frame, pen);
        draw_ends(self.ends, beside(ends).1, pen);
        pen.lines(names, &legend, pen.theme.text);
    }

    /// Letters and names, in as many lines as needed.
    fn legend(&self, columns: usize) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for curve in self.curves {
            let entry = format!("{} {}", curve.letter, curve.name);
            match lines.last_mut() {
                Some(line) if text::width(line) + 2 + text::width(&entry) <= columns => {
                    line.push_str("  ");
                    line.push_str(&entry);
                }
                _ => lines.push(entry),
            }
        }
        lines
    }

    /// Marks each event on the axis, and writes the names that fit.
    fn draw_events(&self, axis: Rect, names: Rect, frame: Frame, pen: &mut Pen<'_>) {
        pen.line(axis, &"-".repeat(usize::from(axis.width)), pen.theme.border);
        let mut free = names.x;
        for (x, name) in self.events {
            let column = frame.column(*x);
            let tick = Rect { x: column, width: 1, ..axis };
            pen.line(tick, "+", pen.theme.accent);
            let columns = text::columns(name);
            // Near the right end, a name stands to the left of its event.
            let start = column.min(names.right().saturating_sub(columns));
            if start >= free {
                let place = Rect { x: start, width: columns, ..names };
                pen.line(place, name, pen.theme.muted);
                free = start + columns + GAP;
            }
        }
    }
}

impl Frame {
    /// The column nearest to a value of x.
    fn column(self, x: f64) -> u16 {
        let share = (x - self.x[0]) / (self.x[1] - self.x[0]);
        self.area.x + cell(share, self.area.width)
    }

    fn row(self, y: f64) -> u16 {
        let share = (self.y[1] - y) / (self.y[1] - self.y[0]);
        self.area.y + cell(share, self.area.height)
    }

    /// The value of x in the middle of a column.
    fn value(self, column: u16) -> f64 {
        let share = f64::from(column - self.area.x) / f64::from((self.area.width - 1).max(1));
        self.x[0] + share * (self.x[1] - self.x[0])
    }
}

/// The colour of a line; neighbours differ.
fn style(at: usize, pen: &Pen<'_>) -> Style {
    let theme = pen.theme;
    let roles =
        [theme.accent, theme.ready, theme.warning, theme.playing, theme.called, theme.error];
    roles[at % roles.len()]
}

/// Puts the letter of a line on it at intervals, and at its end.
fn draw_letters(curve: &Curve, shift: usize, style: Style, frame: Frame, pen: &mut Pen<'_>) {
    let (Some(first), Some(last)) = (curve.points.first(), curve.points.last()) else { return };
    let columns = frame.column(first.0)..=frame.column(last.0);
    let mut put = |column: u16, y: f64| {
        let place = Rect { x: column, y: frame.row(y), width: 1, height: 1 };
        pen.line(place, &curve.letter.to_string(), style);
    };
    for column in (frame.area.x..frame.area.right()).skip(shift).step_by(APART) {
        if columns.contains(&column) {
            put(column, at(&curve.points, frame.value(column)));
        }
    }
    put(*columns.end(), last.1);
}

/// The value of a line at x: that of the last point before or at x.
fn at(points: &[(f64, f64)], x: f64) -> f64 {
    let after = points.partition_point(|point| point.0 <= x);
    points.get(after.saturating_sub(1)).map_or(0.0, |point| point.1)
}

/// A single point, and the selected point.
const DOT: &str = "•";
const MARKED: &str = "X";

#[derive(Debug, Clone, Copy)]
pub struct Chart<'a> {
    /// The points (x, y) of the line, x ascending. Values that are not finite are left out.
    pub points: &'a [(f64, f64)],
    /// Single points, not connected.
    pub dots: &'a [(f64, f64)],
    pub marked: Option<(f64, f64)>,
    /// Writes a value of y for the scale.
    pub y_label: fn(f64) -> String,
    /// The texts below the first and the last point.
    pub ends: [&'a str; 2],
}

impl<'a> Chart<'a> {
    /// A line without single points.
    pub const fn line(
        points: &'a [(f64, f64)],
        y_label: fn(f64) -> String,
        ends: [&'a str; 2],
    ) -> Self {
        Self { points, dots: &[], marked: None, y_label, ends }
    }

    /// Draws nothing if no point is finite.
    pub fn draw(&self, area: Rect, pen: &mut Pen<'_>) {
        let finite = |(x, y): &(f64, f64)| x.is_finite() && y.is_finite();
        let points: Vec<(f64, f64)> = self.points.iter().copied().filter(finite).collect();
        let all = || points.iter().chain(self.dots.iter().filter(|dot| finite(dot)));
        let (Some(x), Some(y)) = (bounds(all().map(|p| p.0)), bounds(all().map(|p| p.1))) else {
            return;
        };
        let (labels, scale) = scale_of(y, self.y_label);
        let [upper, under] = down(area, [REST, 1]);
        let [left, plot] = across(upper, [scale + 1, REST]);
        if plot.is_empty() {
            return;
        }
        draw_scale(&labels, left, pen);
        let frame = Frame { x, y, area: plot };
        draw_line(&points, false, (pen.theme.accent, frame), pen);
        let (dot, marked) = (pen.theme.text, pen.theme.title);
        let mut put = |at: (f64, f64), sign: &str, style: Style| {
            let place = Rect { x: frame.column(at.0), y: frame.row(at.1), width: 1, height: 1 };
            pen.line(place, sign, style);
        };
        self.dots.iter().filter(|dot| finite(dot)).for_each(|at| put(*at, DOT, dot));
        self.marked.iter().filter(|dot| finite(dot)).for_each(|at| put(*at, MARKED, marked));
        draw_ends(self.ends, Rect { x: plot.x, width: plot.width, ..under }, pen);
    }
}

/// The cell at a share of the length, from 0 to 1.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "within the cells")]
fn cell(share: f64, cells: u16) -> u16 {
    (share.clamp(0.0, 1.0) * f64::from(cells.saturating_sub(1))).round() as u16
}

/// The least and the greatest value. A single value gets a range of one unit on both sides.
fn bounds(values: impl Iterator<Item = f64> + Clone) -> Option<[f64; 2]> {
    let finite = values.filter(|value| value.is_finite());
    let least = finite.clone().reduce(f64::min)?;
    let greatest = finite.reduce(f64::max)?;
    Some(if greatest > least { [least, greatest] } else { [least - 1.0, greatest + 1.0] })
}

fn draw_scale(labels: &[String; 3], area: Rect, pen: &mut Pen<'_>) {
    let columns = usize::from(area.width.saturating_sub(1));
    let last = area.height.saturating_sub(1);
    let [top, middle, bottom] = labels;
    let places: &[(u16, &String)] = if last >= 2 {
        &[(0, top), (last / 2, middle), (last, bottom)]
    } else {
        &[(0, top), (last, bottom)]
    };
    for (row, label) in places {
        let line = Rect { y: area.y + row, height: 1, ..area };
        pen.line(line, &text::pad_left(label, columns), pen.theme.muted);
    }
}

/// The texts of the scale from top to bottom, and the columns of the widest.
fn scale_of(y: [f64; 2], label: fn(f64) -> String) -> ([String; 3], u16) {
    let labels = [y[1], f64::midpoint(y[0], y[1]), y[0]].map(label);
    let widest = labels.iter().map(|label| text::width(label)).max().unwrap_or(0);
    (labels, u16::try_from(widest).unwrap_or(u16::MAX - 1))
}

fn draw_ends(ends: [&str; 2], under: Rect, pen: &mut Pen<'_>) {
    let room = usize::from(under.width).saturating_sub(text::width(ends[0]));
    let last = text::pad_left(ends[1], room);
    pen.pieces(under, [(ends[0], pen.theme.muted), (last.as_str(), pen.theme.muted)]);
}

/// Draws a line from point to point: in steps, or straight.
fn draw_line(
    points: &[(f64, f64)],
    in_steps: bool,
    (style, frame): (Style, Frame),
    pen: &mut Pen<'_>,
) {
    let color = style.fg.unwrap_or_default();
    Canvas::default()
        .marker(Marker::Braille)
        .x_bounds(frame.x)
        .y_bounds(frame.y)
        .paint(|canvas| {
            canvas.draw(&Points { coords: points, color });
            for pair in points.windows(2) {
                let [(x1, y1), (x2, y2)] = *pair else { continue };
                let level = if in_steps { y1 } else { y2 };
                canvas.draw(&Line { x1, y1, x2, y2: level, color });
                canvas.draw(&Line { x1: x2, y1: level, x2, y2, color });
            }
        })
        .render(frame.area, pen.buf);
}
