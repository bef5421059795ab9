//! Values of many sets.

/// Values in ascending order.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample(Vec<f64>);

impl Sample {
    pub(super) fn new(mut values: Vec<f64>) -> Self {
        values.sort_by(f64::total_cmp);
        Self(values)
    }

    /// The values, ascending.
    pub fn values(&self) -> &[f64] {
        &self.0
    }

    /// The median; 0 without values.
    pub fn median(&self) -> f64 {
        let at = |place: usize| self.0.get(place).copied().unwrap_or_default();
        let half = self.0.len() / 2;
        if self.0.len() % 2 == 1 { at(half) } else { at(half.saturating_sub(1)).midpoint(at(half)) }
    }

    /// The values between which 95 % lie.
    pub fn middle_95(&self) -> [f64; 2] {
        let cut = self.0.len() / 40;
        let at = |place: usize| self.0.get(place).copied().unwrap_or_default();
        [at(cut), at(self.0.len().saturating_sub(cut + 1))]
    }

    /// The number of values in each of `steps` steps from `from` on; values outside count in the nearest one.
    pub fn counts(&self, from: f64, step: f64, steps: usize) -> Vec<u32> {
        let mut counts = vec![0; steps];
        for value in &self.0 {
            let ends = (1..steps).scan(from, |end, _| {
                *end += step;
                Some(*end)
            });
            counts[ends.take_while(|end| value >= end).count()] += 1;
        }
        counts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn medians_and_what_lies_between() {
        let median = |values: &[f64]| Sample::new(values.to_vec()).median().to_string();
        let of = [median(&[3.0, 1.0, 2.0]), median(&[4.0, 1.0, 2.0, 3.0]), median(&[])];
        assert_eq!(of, ["2", "2.5", "0"]);
        let hundred = Sample::new((1..=100).map(f64::from).collect());
        assert_eq!(hundred.middle_95().map(|end| end.to_string()), ["3", "98"]);
    }

    #[test]
    fn each_value_lies_in_one_step() {
        let sample = Sample::new(vec![-5.0, 0.0, 9.9, 10.0, 25.0, 99.0]);
        assert_eq!(sample.counts(0.0, 10.0, 3), [3, 1, 2]);
    }
}
