//! How many players have which rating.

use super::axis::{Axis, round_values};
use super::bracket::units;
use super::shape::{Anchor, Drawing, MARGIN, Role, Shape, Text};
use super::texts::Subject;
use crate::club::question::rating_table::RatingTable;
use crate::domain::ids::ListId;

const SIZE: f64 = 11.0;
/// The plane of the bars.
const PLOT: [f64; 2] = [640.0, 280.0];
/// Left of the plane, for its scale.
const SCALE: f64 = 44.0;
/// Below the plane, for ratings and remarks.
const BELOW: f64 = 60.0;
/// Widths of a bar in points, the narrowest first.
const STEPS: [f64; 6] = [25.0, 50.0, 100.0, 200.0, 400.0, 800.0];
/// Bars, at most.
const MOST: usize = 40;

/// The ratings of a table of a list: how many players lie in each step, the established below, the provisional above
/// them in frames. `None` where nobody has played.
pub fn distribution(subject: Subject<'_>, list: ListId, table: &RatingTable) -> Option<Drawing> {
    let list = subject.club.list(list)?;
    let played = table.lines.iter().filter(|line| line.ranked.games > 0);
    let ratings: Vec<(f64, bool)> =
        played.map(|line| (line.interval.rating, line.missing.is_empty())).collect();
    let bars = Bars::new(&ratings)?;
    let say = &subject.words.message.drawing;
    let established = ratings.iter().filter(|(_, established)| *established).count();
    let others = ratings.len() - established;
    let mut drawing =
        Drawing::new(say.distribution(&list.name), say.distribution_is(established, others));
    drawing.width = MARGIN + SCALE + PLOT[0] + MARGIN;
    drawing.height = MARGIN + PLOT[1] + BELOW + MARGIN;
    bars.draw(&mut drawing);
    let y = MARGIN + PLOT[1] + BELOW - 4.0;
    let mut x = MARGIN + SCALE;
    for (is_established, told) in
        [(true, say.established(established)), (false, say.provisional(others))]
    {
        drawing.shapes.push(bar([x, y - 9.0], [10.0, 10.0], is_established));
        let told = Text::new(x + 16.0, y, SIZE, told);
        x += 16.0 + told.width() + 24.0;
        drawing.text(told);
    }
    Some(drawing)
}

/// Counts of the established and of others in steps of equal width.
struct Bars {
    /// The lower end of the first.
    from: f64,
    step: f64,
    counts: Vec<[usize; 2]>,
}

impl Bars {
    fn new(ratings: &[(f64, bool)]) -> Option<Self> {
        let all = || ratings.iter().map(|(rating, _)| *rating);
        let (least, greatest) = (all().reduce(f64::min)?, all().reduce(f64::max)?);
        let number = |step: f64| place(greatest, (least / step).floor() * step, step) + 1;
        let step = STEPS.into_iter().find(|step| number(*step) <= MOST / 2);
        let step = step.or_else(|| STEPS.into_iter().find(|step| number(*step) <= MOST));
        let step = step.unwrap_or((greatest - least) / units(MOST - 2));
        let from = (least / step).floor() * step;
        let mut counts = vec![[0, 0]; place(greatest, from, step) + 1];
        for (rating, established) in ratings {
            counts[place(*rating, from, step)][usize::from(!established)] += 1;
        }
        Some(Self { from, step, counts })
    }

    fn draw(&self, drawing: &mut Drawing) {
        let (left, bottom) = (MARGIN + SCALE, MARGIN + PLOT[1]);
        let tallest = self.counts.iter().map(|counts| counts[0] + counts[1]).max().unwrap_or(0);
        let values = round_values([0.0, units(tallest)]);
        let top = values.last().copied().unwrap_or(1.0);
        let y = Axis::new([0.0, top], [bottom, MARGIN]);
        for value in &values {
            let y = y.place(*value);
            let (points, dash) = (vec![[left, y], [left + PLOT[0], y]], Some([1.0, 3.0]));
            drawing.shapes.push(Shape::Line { points, role: Role::Line, width: 0.5, dash });
            let label = Text::new(left - 6.0, y + SIZE * 0.36, SIZE, format!("{value:.0}"));
            drawing.text(label.role(Role::Faint).anchored(Anchor::End));
        }
        let width = PLOT[0] / units(self.counts.len());
        for (at, counts) in self.counts.iter().enumerate() {
            let x = left + units(at) * width;
            let mut base = 0;
            for (kind, count) in counts.iter().enumerate().filter(|(_, count)| **count > 0) {
                let upper = y.place(units(base + count));
                let height = y.place(units(base)) - upper;
                drawing.shapes.push(bar([x + 1.0, upper], [width - 2.0, height], kind == 0));
                base += count;
            }
        }
        drawing.line(&[[left, bottom], [left + PLOT[0], bottom]], Role::Line, 1.0);
        let mut free = left - SCALE;
        for at in 0..=self.counts.len() {
            let x = left + units(at) * width;
            drawing.line(&[[x, bottom], [x, bottom + 4.0]], Role::Line, 1.0);
            let rating = self.from + units(at) * self.step;
            let label = Text::new(x, bottom + 17.0, SIZE, format!("{rating:.0}"));
            let label = label.role(Role::Faint).anchored(Anchor::Middle);
            let [start, _, end, _] = label.bounds();
            if start > free && end < left + PLOT[0] + MARGIN {
                free = end + 8.0;
                drawing.text(label);
            }
        }
    }
}

/// A bar of the established, filled, or of others, framed.
fn bar(at: [f64; 2], size: [f64; 2], established: bool) -> Shape {
    let (fill, frame) = (Role::Series(0), Role::Series(0));
    let fill = Some(if established { fill } else { Role::Paper });
    Shape::Rect { at, size, fill, frame: Some(frame), radius: 0.0 }
}

/// In which step a value lies.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from the least on")]
fn place(value: f64, from: f64, step: f64) -> usize {
    ((value - from) / step).floor().max(0.0) as usize
}
