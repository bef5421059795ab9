//! How many players have which rating.

use super::bracket::units;
use super::chart::{Axis, round_values};
use super::shape::{Anchor, Drawing, MARGIN, Role, Shape, Text};
use super::texts::Subject;
use crate::club::question::rating_table::{RatingTable, Spread};
use crate::domain::ids::ListId;

const SIZE: f64 = 11.0;
/// The size of the plane with the bars.
const PLOT: [f64; 2] = [640.0, 280.0];
/// Room for the scale at the left.
const SCALE: f64 = 44.0;
/// Room below for ratings and remarks.
const BELOW: f64 = 60.0;
/// The ratings of a table of a list: how many players lie in each step, the established below, the provisional above
/// them in frames. `None` where no player has a match.
pub fn distribution(subject: Subject<'_>, list: ListId, table: &RatingTable) -> Option<Drawing> {
    let list = subject.club.list(list)?;
    let spread = table.spread()?;
    let say = &subject.words.message.drawing;
    let count = |kind: usize| spread.counts.iter().map(|counts| counts[kind]).sum::<u32>();
    let (established, others) = (count(0), count(1));
    let mut drawing =
        Drawing::new(say.distribution(&list.name), say.distribution_is(established, others));
    drawing.width = MARGIN + SCALE + PLOT[0] + MARGIN;
    drawing.height = MARGIN + PLOT[1] + BELOW + MARGIN;
    draw(&spread, &mut drawing);
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

fn draw(spread: &Spread, drawing: &mut Drawing) {
    let (left, bottom) = (MARGIN + SCALE, MARGIN + PLOT[1]);
    let tallest = spread.counts.iter().map(|counts| counts[0] + counts[1]).max().unwrap_or(0);
    let values = round_values([0.0, f64::from(tallest)]);
    let top = values.last().copied().unwrap_or(1.0);
    let y = Axis::new([0.0, top], [bottom, MARGIN]);
    drawing.scale(y, [left, left + PLOT[0]], &values, |value| format!("{value:.0}"));
    let width = PLOT[0] / units(spread.counts.len());
    for (at, counts) in spread.counts.iter().enumerate() {
        let x = left + units(at) * width;
        let mut base = 0;
        for (kind, count) in counts.iter().enumerate().filter(|(_, count)| **count > 0) {
            let upper = y.place(f64::from(base + count));
            let height = y.place(f64::from(base)) - upper;
            drawing.shapes.push(bar([x + 1.0, upper], [width - 2.0, height], kind == 0));
            base += count;
        }
    }
    drawing.line(&[[left, bottom], [left + PLOT[0], bottom]], Role::Line, 1.0);
    let mut free = left - SCALE;
    for at in 0..=spread.counts.len() {
        let x = left + units(at) * width;
        drawing.line(&[[x, bottom], [x, bottom + 4.0]], Role::Line, 1.0);
        let rating = spread.from + units(at) * spread.step;
        let label = Text::new(x, bottom + 17.0, SIZE, format!("{rating:.0}"));
        let label = label.role(Role::Faint).anchored(Anchor::Middle);
        let [start, _, end, _] = label.bounds();
        if start > free && end < left + PLOT[0] + MARGIN {
            free = end + 8.0;
            drawing.text(label);
        }
    }
}

/// A bar: filled for established players, framed for others.
fn bar(at: [f64; 2], size: [f64; 2], established: bool) -> Shape {
    let (fill, frame) = (Role::Series(0), Role::Series(0));
    let fill = Some(if established { fill } else { Role::Paper });
    Shape::Rect { at, size, fill, frame: Some(frame), radius: 0.0 }
}
