//! How many players have which rating.

use super::RatingTable;

/// Widths of a step in points, the narrowest first.
const STEPS: [f64; 6] = [25.0, 50.0, 100.0, 200.0, 400.0, 800.0];
/// Steps, at most.
const MOST: usize = 40;

/// Counts of players in steps of equal width.
#[derive(Clone, Debug, PartialEq)]
pub struct Spread {
    /// The lower end of the first step, in rating points.
    pub from: f64,
    /// How wide a step is, in rating points.
    pub step: f64,
    /// The players of each step with an established rating, and the others.
    pub counts: Vec<[u32; 2]>,
}

impl RatingTable {
    /// How the ratings of the players with matches lie; none where there are none.
    pub fn spread(&self) -> Option<Spread> {
        let played = self.lines.iter().filter(|line| line.ranked.games > 0);
        let ratings: Vec<(f64, bool)> =
            played.map(|line| (line.interval.rating, line.missing.is_empty())).collect();
        let all = || ratings.iter().map(|(rating, _)| *rating);
        let (least, greatest) = (all().reduce(f64::min)?, all().reduce(f64::max)?);
        let number = |step: f64| place(greatest, (least / step).floor() * step, step) + 1;
        let step = STEPS.into_iter().find(|step| number(*step) <= MOST / 2);
        let step = step.or_else(|| STEPS.into_iter().find(|step| number(*step) <= MOST));
        #[expect(clippy::cast_precision_loss, reason = "a few steps")]
        let step = step.unwrap_or((greatest - least) / (MOST - 2) as f64);
        let from = (least / step).floor() * step;
        let mut counts = vec![[0, 0]; place(greatest, from, step) + 1];
        for (rating, established) in ratings {
            counts[place(rating, from, step)][usize::from(!established)] += 1;
        }
        Some(Spread { from, step, counts })
    }
}

/// In which step a value lies.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from the least on")]
fn place(value: f64, from: f64, step: f64) -> usize {
    ((value - from) / step).floor().max(0.0) as usize
}
