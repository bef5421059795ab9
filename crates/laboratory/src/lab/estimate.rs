//! Numbers with their standard errors, from independent parts.

/// A number and its standard error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    pub value: f64,
    /// The standard error; none with fewer than two parts.
    pub error: Option<f64>,
}

impl Estimate {
    /// The ratio of two sums, to both of which each part contributes. The error is
    /// that of the delta method, from the residuals of the numerators.
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

    /// The number in other units.
    #[must_use]
    pub fn times(self, factor: f64) -> Self {
        Self { value: self.value * factor, error: self.error.map(|error| error * factor.abs()) }
    }

    /// The difference from another, independent number.
    #[must_use]
    pub fn less(self, other: Self) -> Self {
        let both = self.error.zip(other.error);
        Self { value: self.value - other.value, error: both.map(|(a, b)| a.hypot(b)) }
    }

    /// The distance from a value, in standard errors; none if the error is unknown.
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
