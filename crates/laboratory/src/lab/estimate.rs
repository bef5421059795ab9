//! Figures with their standard errors, from parts that do not depend on each other.

/// A figure and its standard error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    pub value: f64,
    /// None from fewer than two parts.
    pub error: Option<f64>,
}

impl Estimate {
    /// The ratio of two sums, each part giving something to both. The error is that of the delta method: from what is left
    /// of the first where the second explains all it can.
    pub(super) fn ratio(parts: impl Iterator<Item = [f64; 2]> + Clone) -> Self {
        let (mut count, mut sums) = (0.0, [0.0; 2]);
        for [above, below] in parts.clone() {
            count += 1.0;
            sums = [sums[0] + above, sums[1] + below];
        }
        let value = sums[0] / sums[1];
        let left = parts.map(|[above, below]| (above - value * below).powi(2)).sum::<f64>();
        let error = (count > 1.0).then(|| (left * count / (count - 1.0)).sqrt() / sums[1]);
        Self { value, error }
    }

    /// The figure in other units.
    #[must_use]
    pub fn times(self, factor: f64) -> Self {
        Self { value: self.value * factor, error: self.error.map(|error| error * factor.abs()) }
    }

    /// This less another that does not depend on it.
    #[must_use]
    pub fn less(self, other: Self) -> Self {
        let both = self.error.zip(other.error);
        Self { value: self.value - other.value, error: both.map(|(a, b)| a.hypot(b)) }
    }

    /// How far above or below a value it lies, in standard errors; none where no error is known.
    pub fn errors_from(self, value: f64) -> Option<f64> {
        let off = self.value - value;
        self.error.map(|error| if off == 0.0 { 0.0 } else { off / error })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Worked out by hand: a mean of 2 from 1 and 3 varies by √(2/2); thirds of 3 and 9 leave nothing.
    #[test]
    fn ratios_have_the_error_of_what_is_left() {
        let mean = Estimate::ratio([[1.0, 1.0], [3.0, 1.0]].into_iter());
        assert_eq!(mean, Estimate { value: 2.0, error: Some(1.0) });
        let exact = Estimate::ratio([[3.0, 1.0], [9.0, 3.0]].into_iter());
        assert_eq!(exact, Estimate { value: 3.0, error: Some(0.0) });
        assert_eq!([3.0, 1.0].map(|of| exact.errors_from(of)), [Some(0.0), Some(f64::INFINITY)]);
        let one = Estimate::ratio([[3.0, 2.0]].into_iter());
        assert_eq!((one, one.errors_from(1.0)), (Estimate { value: 1.5, error: None }, None));
        let both = mean.less(Estimate { value: 5.0, error: Some(0.75) }).times(-2.0);
        assert_eq!(both, Estimate { value: 6.0, error: Some(2.5) });
        assert_eq!(both.errors_from(1.0), Some(2.0));
    }
}
