//! A line in braille dots and single points, with a scale beside them: readable without colours.

use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::symbols::Marker;
use ratatui::widgets::Widget as _;
use ratatui::widgets::canvas::{Canvas, Line, Points};

use crate::tui::kit::pen::Pen;
use crate::tui::kit::split::{self, REST};
use crate::tui::kit::text;

/// A point that stands by itself, and the one that is selected.
const DOT: &str = "•";
const MARKED: &str = "X";

/// A chart, ready to be drawn.
#[derive(Debug, Clone, Copy)]
pub struct Chart<'a> {
    /// The points (x, y) of the line, x ascending. What is not finite is left out.
    pub points: &'a [(f64, f64)],
    /// Points that stand by themselves.
    pub dots: &'a [(f64, f64)],
    /// The point that is selected.
    pub marked: Option<(f64, f64)>,
    /// How a value of y is written on the scale.
    pub y_label: fn(f64) -> String,
    /// The texts under the first and the last point.
    pub ends: [&'a str; 2],
}

impl<'a> Chart<'a> {
    /// A line alone.
    pub const fn line(
        points: &'a [(f64, f64)],
        y_label: fn(f64) -> String,
        ends: [&'a str; 2],
    ) -> Self {
        Self { points, dots: &[], marked: None, y_label, ends }
    }

    /// Draws scale, line and the labels of both ends. Without a finite point it draws nothing.
    pub fn draw(&self, area: Rect, pen: &mut Pen<'_>) {
        let finite = |(x, y): &(f64, f64)| x.is_finite() && y.is_finite();
        let points: Vec<(f64, f64)> = self.points.iter().copied().filter(finite).collect();
        let all = || points.iter().chain(self.dots.iter().filter(|dot| finite(dot)));
        let (Some(x), Some(y)) = (bounds(all().map(|p| p.0)), bounds(all().map(|p| p.1))) else {
            return;
        };
        let labels = [y[1], f64::midpoint(y[0], y[1]), y[0]].map(self.y_label);
        let scale = labels.iter().map(|label| text::width(label)).max().unwrap_or(0);
        let scale = u16::try_from(scale).unwrap_or(area.width);
        let [upper, under] = split::down(area, [REST, 1]);
        let [left, plot] = split::across(upper, [scale + 1, REST]);
        if plot.is_empty() {
            return;
        }
        draw_scale(&labels, left, pen);
        draw_line(&points, (x, y), plot, pen);
        let (dot, marked) = (pen.theme.text, pen.theme.title);
        let mut put = |at: (f64, f64), sign: &str, style: Style| {
            let column = plot.x + cell((at.0 - x[0]) / (x[1] - x[0]), plot.width);
            let row = plot.y + cell((y[1] - at.1) / (y[1] - y[0]), plot.height);
            pen.line(Rect { x: column, y: row, width: 1, height: 1 }, sign, style);
        };
        self.dots.iter().filter(|dot| finite(dot)).for_each(|at| put(*at, DOT, dot));
        self.marked.iter().filter(|dot| finite(dot)).for_each(|at| put(*at, MARKED, marked));
        let ends = Rect { x: plot.x, width: plot.width, ..under };
        let room = usize::from(ends.width).saturating_sub(text::width(self.ends[0]));
        let last = text::pad_left(self.ends[1], room);
        pen.pieces(ends, [(self.ends[0], pen.theme.muted), (last.as_str(), pen.theme.muted)]);
    }
}

/// The cell, of so many, that a share of their length lies in.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "within the cells")]
pub(super) fn cell(share: f64, cells: u16) -> u16 {
    (share.clamp(0.0, 1.0) * f64::from(cells.saturating_sub(1))).round() as u16
}

/// The least and the greatest value, one unit apart from a lone value so that there is something to draw between.
fn bounds(values: impl Iterator<Item = f64> + Clone) -> Option<[f64; 2]> {
    let least = values.clone().reduce(f64::min)?;
    let greatest = values.reduce(f64::max)?;
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

fn draw_line(points: &[(f64, f64)], (x, y): ([f64; 2], [f64; 2]), area: Rect, pen: &mut Pen<'_>) {
    let colour = pen.theme.accent.fg.unwrap_or_default();
    Canvas::default()
        .marker(Marker::Braille)
        .x_bounds(x)
        .y_bounds(y)
        .paint(|canvas| {
            canvas.draw(&Points { coords: points, color: colour });
            for pair in points.windows(2) {
                let [(x1, y1), (x2, y2)] = *pair else {
                    continue;
                };
                canvas.draw(&Line { x1, y1, x2, y2, color: colour });
            }
        })
        .render(area, pen.buf);
}
