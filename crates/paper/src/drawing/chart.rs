//! Charts of experiments: how often values fall where, and what depends on what, with the values written beside them. One
//! chart is drawn as shapes or written in the characters of a terminal.

use std::iter;

use chrono::{Datelike as _, Days, NaiveDate};
use unicode_width::UnicodeWidthStr as _;

use super::bracket::units;
use super::shape::{Anchor, Drawing, MARGIN, Role, Shape, Text};

const SIZE: f64 = 11.0;
/// The size of the plane with the lines.
const PLOT: [f64; 2] = [400.0, 170.0];
/// Room for the scale at the left.
const SCALE: f64 = 48.0;
/// Room for the title above.
const ABOVE: f64 = 40.0;
/// Room below for the scale and its unit.
const BELOW: f64 = 40.0;
/// The distance of two lines in the legend.
const PITCH: f64 = 16.0;
/// Half of a single point.
const DOT: f64 = 1.5;
/// Charts side by side.
const BESIDE: usize = 2;

/// How a chart shows its points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChartKind {
    /// Each point is the lower end of a step and how often values lie in it; all steps are alike.
    Histogram,
    /// Points joined by a line.
    Lines,
    /// The points of the first series by themselves, those of the others joined by lines.
    Scatter,
}

/// Some series of points over one scale.
#[derive(Clone, Debug, PartialEq)]
pub struct Chart {
    pub title: String,
    pub kind: ChartKind,
    /// The units of its scales: across, and up.
    pub scales: [String; 2],
    /// The decimals of values.
    pub decimals: usize,
    pub series: Vec<ChartSeries>,
}

/// One series of a chart.
#[derive(Clone, Debug, PartialEq)]
pub struct ChartSeries {
    pub name: String,
    /// The points (x, y), x ascending.
    pub points: Vec<[f64; 2]>,
}

/// Some charts in one drawing, two beside each other, with what they have in common above them.
pub fn charts(title: &str, below: &str, all: &[Chart]) -> Drawing {
    let titles: Vec<&str> = all.iter().map(|chart| chart.title.as_str()).collect();
    let mut drawing = Drawing::new(title.to_owned(), titles.join(". "));
    for row in all.chunks(BESIDE) {
        let mut beside = Drawing::new(String::new(), String::new());
        for mut one in row.iter().map(Chart::draw) {
            one.shift(beside.width, 0.0);
            beside.width += one.width;
            beside.height = beside.height.max(one.height);
            beside.shapes.append(&mut one.shapes);
        }
        drawing.append(beside);
    }
    drawing.headed(below)
}

impl Chart {
    /// The chart with its title above and a legend below it.
    fn draw(&self) -> Drawing {
        let mut drawing = Drawing::new(self.title.clone(), String::new());
        drawing.width = MARGIN + SCALE + PLOT[0] + MARGIN;
        let [left, bottom] = [MARGIN + SCALE, ABOVE + PLOT[1]];
        drawing.height = bottom + BELOW + PITCH * units(self.series.len()) + MARGIN;
        let title = Text::new(MARGIN, 26.0, 13.0, self.title.clone());
        drawing.text(title.bold(true).within(drawing.width - MARGIN));
        let x = self.x_axis([left, left + PLOT[0]], &mut drawing);
        let y = self.y_axis([bottom, ABOVE], &mut drawing);
        for (at, series) in self.series.iter().enumerate() {
            let role = Role::Series(at);
            let places = |points: &[[f64; 2]]| -> Vec<[f64; 2]> {
                points.iter().map(|[a, b]| [x.place(*a), y.place(*b)]).collect()
            };
            match self.kind {
                ChartKind::Scatter if at == 0 => {
                    for [x, y] in places(&series.points) {
                        drawing.line(&[[x - DOT, y], [x + DOT, y]], role, 2.0 * DOT);
                    }
                }
                ChartKind::Lines | ChartKind::Scatter => {
                    drawing.line(&places(&series.points), role, 2.0);
                }
                ChartKind::Histogram => {
                    let points = places(&series.outline());
                    let area = Shape::Area { points: points.clone(), role, opacity: 0.15 };
                    drawing.shapes.push(area);
                    drawing.line(&points, role, 1.5);
                }
            }
            let line = bottom + BELOW + PITCH * units(at + 1) - 4.0;
            drawing.line(&[[left, line - 4.0], [left + 18.0, line - 4.0]], role, 3.0);
            let name = Text::new(left + 24.0, line, SIZE, series.name.clone());
            drawing.text(name.role(role).within(PLOT[0] - 24.0));
        }
        drawing
    }

    fn x_axis(&self, ends: [f64; 2], drawing: &mut Drawing) -> Axis {
        let values = round_values_from(self.range(0), 0.0);
        let axis = axis(&values, ends);
        let bottom = ABOVE + PLOT[1];
        drawing.line(&[[ends[0], bottom], [ends[1], bottom]], Role::Line, 1.0);
        for value in &values {
            let x = axis.place(*value);
            drawing.line(&[[x, bottom], [x, bottom + 4.0]], Role::Line, 1.0);
            let label = Text::new(x, bottom + 16.0, SIZE, written(*value, &values));
            drawing.text(label.role(Role::Faint).anchored(Anchor::Middle));
        }
        let across = Text::new(ends[1], bottom + 31.0, SIZE, self.scales[0].clone());
        drawing.text(across.role(Role::Faint).anchored(Anchor::End));
        let up = Text::new(MARGIN, bottom + 31.0, SIZE, self.scales[1].clone());
        drawing.text(up.role(Role::Faint));
        axis
    }

    fn y_axis(&self, ends: [f64; 2], drawing: &mut Drawing) -> Axis {
        let values = round_values_from(self.range(1), 0.0);
        let axis = axis(&values, ends);
        let left = MARGIN + SCALE;
        drawing.scale(axis, [left, left + PLOT[0]], &values, |value| written(value, &values));
        axis
    }

    /// The least and the greatest value of x or y. Counts begin at 0.
    fn range(&self, of: usize) -> [f64; 2] {
        let values = || self.series.iter().flat_map(|one| &one.points).map(|point| point[of]);
        let least = values().fold(f64::INFINITY, f64::min);
        let greatest = values().fold(f64::NEG_INFINITY, f64::max);
        match self.kind {
            _ if least > greatest => [0.0, 1.0],
            ChartKind::Histogram if of == 1 => [0.0, greatest],
            ChartKind::Histogram | ChartKind::Lines | ChartKind::Scatter => [least, greatest],
        }
    }
}

impl ChartSeries {
    /// The line around the steps of a histogram.
    fn outline(&self) -> Vec<[f64; 2]> {
        let step = match self.points.as_slice() {
            [first, second, ..] => second[0] - first[0],
            _ => 1.0,
        };
        let sides = self.points.iter().flat_map(|[x, y]| [[*x, *y], [x + step, *y]]);
        let ends = [self.points.first().map(|[x, _]| [*x, 0.0])];
        let last = self.points.last().map(|[x, _]| [x + step, 0.0]);
        ends.into_iter().flatten().chain(sides).chain(last).collect()
    }
}

pub(super) fn axis(values: &[f64], ends: [f64; 2]) -> Axis {
    let [from, to] = [values.first(), values.last()].map(|end| end.copied().unwrap_or_default());
    Axis::new([from, to], ends)
}

/// A value of a scale, with the decimals that its steps need.
fn written(value: f64, values: &[f64]) -> String {
    let step = values.get(1).map_or(1.0, |next| next - values[0]);
    let decimals = [1.0, 0.1, 0.01, 0.001].iter().take_while(|unit| step < **unit * 0.99).count();
    let written = format!("{value:.decimals$}");
    if written.trim_start_matches('-').bytes().all(|digit| matches!(digit, b'0' | b'.')) {
        return written.trim_start_matches('-').to_owned();
    }
    written
}

/// Turns values into places: `from` lies at `at`, and `scale` units are a step of one.
#[derive(Clone, Copy)]
pub(super) struct Axis {
    from: f64,
    at: f64,
    scale: f64,
}

impl Axis {
    /// The values from `from` to `to` between two places. Equal values lie at the first place.
    pub(super) fn new([from, to]: [f64; 2], [start, end]: [f64; 2]) -> Self {
        let span = to - from;
        let scale = if span > 0.0 { (end - start) / span } else { 0.0 };
        Self { from, at: start, scale }
    }

    pub(super) fn place(self, value: f64) -> f64 {
        self.at + (value - self.from) * self.scale
    }
}

impl Drawing {
    /// Values up an axis, each with a dotted line between two places and its text at the left.
    pub(super) fn scale(
        &mut self,
        y: Axis,
        ends: [f64; 2],
        values: &[f64],
        text: impl Fn(f64) -> String,
    ) {
        for value in values {
            let y = y.place(*value);
            let (points, dash) = (ends.map(|x| [x, y]).to_vec(), Some([1.0, 3.0]));
            self.shapes.push(Shape::Line { points, role: Role::Line, width: 0.5, dash });
            let label = Text::new(ends[0] - 6.0, y + SIZE * 0.36, SIZE, text(*value));
            self.text(label.role(Role::Faint).anchored(Anchor::End));
        }
    }
}

/// Round values from below `least` to above `greatest`, with steps of 1, 2
/// or 5 times a power of ten. There are at most eight steps, none below 1.
pub(super) fn round_values(range: [f64; 2]) -> Vec<f64> {
    round_values_from(range, 1.0)
}

/// Like [`round_values`], with another smallest step, which may be 0.
pub(super) fn round_values_from([least, greatest]: [f64; 2], smallest: f64) -> Vec<f64> {
    let span = greatest - least;
    let span = if span > 0.0 { span.max(smallest) } else { smallest.max(1.0) };
    let power = 10_f64.powf((span / 8.0).log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].map(|factor| factor * power);
    let step = step.into_iter().find(|step| span / step <= 6.5).unwrap_or(10.0 * power);
    let step = step.max(smallest);
    let first = (least / step).floor();
    let last = (greatest / step).ceil();
    let count = (last - first).clamp(1.0, 9.0);
    let mut values = vec![first * step];
    let mut at = 1.0;
    while at <= count {
        values.push((first + at) * step);
        at += 1.0;
    }
    values
}

/// A day on an axis.
pub(super) fn day_value(day: NaiveDate) -> f64 {
    f64::from(day.num_days_from_ce())
}

/// The days below an axis of time, at most eight, with their texts.
pub(super) fn days(from: NaiveDate, to: NaiveDate) -> Vec<(NaiveDate, String)> {
    const MOST: usize = 8;
    let span = (to - from).num_days();
    for step in [1_u64, 2, 7] {
        if span / i64::try_from(step).unwrap_or(1) < i64::try_from(MOST).unwrap_or(1) {
            let each =
                std::iter::successors(Some(from), |day| day.checked_add_days(Days::new(step)));
            return each.take_while(|day| *day <= to).map(|day| (day, day.to_string())).collect();
        }
    }
    for step in [1_i32, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200] {
        let first = from.year() * 12 + from.month0().cast_signed();
        let last = to.year() * 12 + to.month0().cast_signed();
        let begin = first.div_euclid(step) * step;
        let months = (0..).map(|at| begin + at * step).take_while(|month| *month <= last);
        let month = |month: i32| {
            let (year, of_year) = (month.div_euclid(12), month.rem_euclid(12).cast_unsigned());
            let day = NaiveDate::from_ymd_opt(year, of_year + 1, 1)?;
            let told =
                if step % 12 == 0 { format!("{year}") } else { day.format("%Y-%m").to_string() };
            Some((day, told))
        };
        let found: Vec<(NaiveDate, String)> =
            months.filter_map(month).filter(|(day, _)| *day >= from).collect();
        if found.len() <= MOST {
            return found;
        }
    }
    Vec::new()
}

/// The parts of a cell that is filled from below, from empty to full.
const UP: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/// Parts of a cell that is filled from the left.
const ACROSS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
/// The columns and rows of a plane of points.
const PLANE: [usize; 2] = [60, 12];
/// Columns of the longest bar.
const BAR: f64 = 40.0;

impl Chart {
    /// Lines of text: a histogram has one for each series, a cell a step; of lines every point has a bar, a
    /// scatter has its first series on a plane.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = vec![self.title.clone()];
        match self.kind {
            ChartKind::Histogram => self.histogram(&mut lines),
            ChartKind::Lines => self.bars(&mut lines),
            ChartKind::Scatter => self.scatter(&mut lines),
        }
        lines
    }

    fn histogram(&self, lines: &mut Vec<String>) {
        let name = self.series.iter().map(|series| series.name.width()).max().unwrap_or(0);
        let [_, most] = self.range(1);
        for series in &self.series {
            let cells = series.points.iter().map(|[_, y]| UP[eighths(*y / most, 1.0)]);
            let cells: String = cells.collect();
            let pad = " ".repeat(name - series.name.width());
            lines.push(format!("  {}{pad}  {}", series.name, cells.trim_end()));
        }
        let steps = self.series.first().map_or(0, |series| series.points.len());
        let [first, last] = self.range(0);
        let ends = format!("{first:.0}");
        let room = steps.saturating_sub(ends.len());
        let scale = &self.scales[0];
        lines.push(format!("  {}  {ends}{last:>room$.0}  {scale}", " ".repeat(name)));
    }

    fn scatter(&self, lines: &mut Vec<String>) {
        let [across, up] = [self.range(0), self.range(1)];
        let mut plane = vec![vec![' '; PLANE[0]]; PLANE[1]];
        for [x, y] in self.series.first().map_or(&[][..], |series| &series.points) {
            let [column, row] = [cell(*x, across, PLANE[0]), cell(*y, up, PLANE[1])];
            plane[PLANE[1] - 1 - row][column] = '•';
        }
        lines.push(format!("  {:.0} {}", up[1], self.scales[1]));
        lines.extend(
            plane.into_iter().map(|row| format!("  {}", row.iter().collect::<String>().trim_end())),
        );
        let decimals = self.decimals;
        lines.push(format!(
            "  {:.0} · {}: {:.decimals$}–{:.decimals$}",
            up[0], self.scales[0], across[0], across[1]
        ));
    }

    fn bars(&self, lines: &mut Vec<String>) {
        let [least, greatest] = self.range(1);
        let span = greatest - least;
        // The shortest bar is still visible.
        let from = least - span / 9.0;
        lines.push(format!("  {} · {}", self.scales[0], self.scales[1]));
        let decimals = self.decimals;
        for ChartSeries { name, points } in &self.series {
            if self.series.len() > 1 {
                lines.push(format!("  {name}"));
            }
            for [x, y] in points {
                let filled = eighths((y - from) / (greatest - from), BAR);
                let bar: String =
                    iter::repeat_n("█", filled / 8).chain([ACROSS[filled % 8]]).collect();
                lines.push(format!("  {x:>6}  {bar} {y:.decimals$}"));
            }
        }
    }
}

/// The cell of a value between both ends.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "within the cells")]
#[expect(clippy::cast_precision_loss, reason = "few cells")]
fn cell(value: f64, [from, to]: [f64; 2], cells: usize) -> usize {
    let share = (value - from) / (to - from);
    if share.is_nan() { 0 } else { (share.clamp(0.0, 1.0) * (cells - 1) as f64).round() as usize }
}

/// A share of `cells` cells, in eighths of a cell.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "within the cells")]
fn eighths(share: f64, cells: f64) -> usize {
    if share.is_nan() { 0 } else { (share.clamp(0.0, 1.0) * cells * 8.0).round() as usize }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn chart(kind: ChartKind) -> Chart {
        let points = vec![[1400.0, 0.25], [1410.0, 0.5], [1420.0, 0.0]];
        Chart {
            title: "Ratings".to_owned(),
            kind,
            scales: ["rating".to_owned(), "sets".to_owned()],
            decimals: 2,
            series: vec![ChartSeries { name: "plain".to_owned(), points }],
        }
    }

    #[test]
    fn a_histogram_is_a_line_around_its_steps() {
        let outline = chart(ChartKind::Histogram).series[0].outline();
        let heights: Vec<f64> = outline.iter().map(|[_, y]| *y).collect();
        assert_eq!(heights, [0.0, 0.25, 0.25, 0.5, 0.5, 0.0, 0.0, 0.0]);
        assert_eq!((outline[0][0], outline[7][0]), (1400.0, 1430.0));
    }

    #[test]
    fn every_point_lies_on_the_plane() {
        for kind in [ChartKind::Histogram, ChartKind::Lines] {
            let drawing = charts("Title", "seed 1", &[chart(kind), chart(kind), chart(kind)]);
            assert!(drawing.texts().any(|text| text.text == "seed 1"));
            for text in drawing.texts() {
                let [left, top, right, bottom] = text.bounds();
                assert!(left >= 0.0 && right <= drawing.width, "{text:?}");
                assert!(top >= 0.0 && bottom <= drawing.height, "{text:?}");
            }
        }
    }

    #[test]
    fn values_have_the_decimals_of_their_steps() {
        assert_eq!(written(0.5, &[0.45, 0.5]), "0.50");
        assert_eq!(written(1400.0, &[1400.0, 1450.0]), "1400");
        assert_eq!(written(-0.0, &[-0.2, 0.0]), "0.0");
    }

    proptest! {
        #[test]
        fn round_values_hold_the_range(least in -500.0..3000.0_f64, span in 0.0..4000.0_f64) {
            let values = round_values([least, least + span]);
            prop_assert!(values.len() <= 10, "{values:?}");
            prop_assert!(values[0] <= least && values[values.len() - 1] >= least + span, "{values:?}");
        }

        #[test]
        fn days_lie_on_the_axis_and_are_few(from in 700_000..740_000_i32, span in 0..40_000_i32) {
            let day = |number| NaiveDate::from_num_days_from_ce_opt(number).expect("a day");
            let found = days(day(from), day(from + span));
            prop_assert!(found.len() <= 8);
            prop_assert!(found.iter().all(|(one, _)| *one >= day(from) && *one <= day(from + span)));
        }
    }

    fn lines_of(kind: ChartKind, points: &[[f64; 2]]) -> Vec<String> {
        let series = ChartSeries { name: "正規 1607".to_owned(), points: points.to_vec() };
        let scales = ["K".to_owned(), "loss".to_owned()];
        Chart { title: "T".to_owned(), kind, scales, decimals: 2, series: vec![series] }.lines()
    }

    #[test]
    fn a_step_of_a_histogram_is_a_cell() {
        let points = [[1400.0, 0.0], [1410.0, 1.0], [1420.0, 8.0], [1430.0, 4.0], [1440.0, 0.0]];
        let lines = lines_of(ChartKind::Histogram, &points);
        assert_eq!(lines, ["T", "  正規 1607   ▁█▄", "             14001440  K"]);
    }

    #[test]
    fn a_point_of_a_plane_is_a_dot() {
        let lines = lines_of(ChartKind::Scatter, &[[0.0, 1000.0], [0.5, 1500.0], [1.0, 2000.0]]);
        assert_eq!((lines.len(), &*lines[1], lines[2].chars().count()), (15, "  2000 loss", 62));
        assert_eq!(lines[13].trim_end(), "  •");
        assert_eq!(lines[14], "  1000 · K: 0.00–1.00");
        assert_eq!(lines.concat().matches('•').count(), 3);
    }

    #[test]
    fn a_point_has_a_bar_between_the_least_and_the_greatest() {
        let lines = lines_of(ChartKind::Lines, &[[8.0, 0.5], [16.0, 0.6]]);
        let full = "█".repeat(40);
        assert_eq!(
            lines[2..],
            ["       8  ████ 0.50".to_owned(), format!("      16  {full} 0.60")]
        );
    }
}
