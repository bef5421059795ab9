//! Charts in the characters of a terminal.

use std::iter;

use unicode_width::UnicodeWidthStr as _;

use super::{Chart, ChartKind, ChartSeries};

/// Parts of a cell that is filled from below, from nothing to whole.
const UP: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/// Parts of a cell that is filled from the left.
const ACROSS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
/// The columns and rows of a plane of points.
const PLANE: [usize; 2] = [60, 12];
/// The columns of the longest bar.
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
        // The shortest bar is not nothing.
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

/// The cell of a value between two ends.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "within the cells")]
#[expect(clippy::cast_precision_loss, reason = "few cells")]
fn cell(value: f64, [from, to]: [f64; 2], cells: usize) -> usize {
    let share = (value - from) / (to - from);
    if share.is_nan() { 0 } else { (share.clamp(0.0, 1.0) * (cells - 1) as f64).round() as usize }
}

/// A share of so many cells, in eighths of a cell.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "within the cells")]
fn eighths(share: f64, cells: f64) -> usize {
    if share.is_nan() { 0 } else { (share.clamp(0.0, 1.0) * cells * 8.0).round() as usize }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chart(kind: ChartKind, points: &[[f64; 2]]) -> Vec<String> {
        let series = ChartSeries { name: "正規 1607".to_owned(), points: points.to_vec() };
        let scales = ["K".to_owned(), "loss".to_owned()];
        Chart { title: "T".to_owned(), kind, scales, decimals: 2, series: vec![series] }.lines()
    }

    #[test]
    fn a_step_of_a_histogram_is_a_cell() {
        let points = [[1400.0, 0.0], [1410.0, 1.0], [1420.0, 8.0], [1430.0, 4.0], [1440.0, 0.0]];
        let lines = chart(ChartKind::Histogram, &points);
        assert_eq!(lines, ["T", "  正規 1607   ▁█▄", "             14001440  K"]);
    }

    #[test]
    fn a_point_of_a_plane_is_a_dot() {
        let lines = chart(ChartKind::Scatter, &[[0.0, 1000.0], [0.5, 1500.0], [1.0, 2000.0]]);
        assert_eq!((lines.len(), &*lines[1], lines[2].chars().count()), (15, "  2000 loss", 62));
        assert_eq!(lines[13].trim_end(), "  •");
        assert_eq!(lines[14], "  1000 · K: 0.00–1.00");
        assert_eq!(lines.concat().matches('•').count(), 3);
    }

    #[test]
    fn a_point_has_a_bar_between_the_least_and_the_greatest() {
        let lines = chart(ChartKind::Lines, &[[8.0, 0.5], [16.0, 0.6]]);
        let full = "█".repeat(40);
        assert_eq!(
            lines[2..],
            ["       8  ████ 0.50".to_owned(), format!("      16  {full} 0.60")]
        );
    }
}
