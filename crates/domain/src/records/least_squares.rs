//! A straight line through points, by least squares.

/// `y = intercept + slope · x`, and how well it fits the points.
#[derive(Clone, Debug, PartialEq)]
pub struct FittedLine {
    /// The value at 0.
    pub intercept: f64,
    /// The rise of the value for 1.
    pub slope: f64,
    /// The share of the variance of y that the line explains.
    pub r2: f64,
    /// `r2` with the two fitted figures allowed for: `1 − (1−R²)(n−1)/(n−2)`.
    pub adjusted_r2: f64,
    /// `r2` where every point is foretold by the line through all others.
    pub left_out_r2: f64,
    /// The root of the mean square of those errors.
    pub left_out_error: f64,
    /// The standard deviation of y, n − 1 degrees of freedom.
    pub deviation: f64,
    /// The value foretold for every point where that was left out, in the order of the points.
    pub left_out: Vec<f64>,
}

impl FittedLine {
    /// The value at a place.
    pub fn at(&self, x: f64) -> f64 {
        self.intercept + self.slope * x
    }
}

/// The line through points (x, y). None of fewer than three, or where all x or all y are the same.
///
/// Leaving one out needs no second fit: its error is `e/(1−h)`, with `h = 1/n + (x−x̄)²/Σ(x−x̄)²`.
#[expect(clippy::cast_precision_loss, reason = "points are counted")]
pub fn line(points: &[(f64, f64)]) -> Option<FittedLine> {
    let n = points.len() as f64;
    if n < 3.0 {
        return None;
    }
    let mean = |of: &dyn Fn(&(f64, f64)) -> f64| points.iter().map(of).sum::<f64>() / n;
    let (x, y) = (mean(&|point| point.0), mean(&|point| point.1));
    let sum = |of: &dyn Fn(f64, f64) -> f64| -> f64 {
        points.iter().map(|point| of(point.0 - x, point.1 - y)).sum()
    };
    let (squares, both, total) =
        (sum(&|dx, _| dx * dx), sum(&|dx, dy| dx * dy), sum(&|_, dy| dy * dy));
    if squares <= 0.0 || total <= 0.0 {
        return None;
    }
    let slope = both / squares;
    let rest = sum(&|dx, dy| (dy - slope * dx).powi(2));
    let r2 = 1.0 - rest / total;
    let left_out = |point: &(f64, f64)| {
        let (dx, dy) = (point.0 - x, point.1 - y);
        let share = 1.0 / n + dx * dx / squares;
        // A point that alone decides the slope says nothing once it is gone; the mean of the others is left.
        if share < 1.0 { point.1 - (dy - slope * dx) / (1.0 - share) } else { y - dy / (n - 1.0) }
    };
    let left_out: Vec<f64> = points.iter().map(left_out).collect();
    let wrong: f64 =
        points.iter().zip(&left_out).map(|(point, told)| (point.1 - told).powi(2)).sum();
    Some(FittedLine {
        intercept: y - slope * x,
        slope,
        r2,
        adjusted_r2: 1.0 - (1.0 - r2) * (n - 1.0) / (n - 2.0),
        left_out_r2: 1.0 - wrong / total,
        left_out_error: (wrong / n).sqrt(),
        deviation: (total / (n - 1.0)).sqrt(),
        left_out,
    })
}
