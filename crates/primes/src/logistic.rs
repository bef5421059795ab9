//! Logistic regression with a ridge penalty, by Newton's method.

/// An observation: the values of its variables, and whether it was a win.
pub(crate) struct Seen {
    pub(crate) figures: Vec<f64>,
    pub(crate) won: bool,
}

/// The most steps of Newton's method; it takes about six.
const STEPS: usize = 50;

/// A fit ends when no weight changes by more than this.
const DONE: f64 = 1e-10;

/// `1 / (1 + e^-x)`.
pub(crate) fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// The weighted sum of the variables.
pub(crate) fn dot(weights: &[f64], figures: &[f64]) -> f64 {
    weights.iter().zip(figures).map(|(weight, figure)| weight * figure).sum()
}

/// Minus the logarithm of the predicted probability of the result; `x` is the log-odds of a win.
pub(crate) fn loss(x: f64, won: bool) -> f64 {
    let x = if won { -x } else { x };
    // The logarithm of 1 + e^x, without overflow.
    x.max(0.0) + (-x.abs()).exp().ln_1p()
}

/// The weights with the least `Σ loss + ½ Σ penalty · weight²`. There is one penalty for each variable.
///
/// Without penalties there is no such minimum if variables predict every win, or
/// are sums of others; then a tiny penalty (1e-9) keeps the weights finite.
pub(crate) fn fit(seen: &[&Seen], penalties: &[f64]) -> Vec<f64> {
    let size = penalties.len();
    let mut weights = vec![0.0; size];
    for _ in 0..STEPS {
        let (gradient, curvature) = derivatives(seen, penalties, &weights);
        let step = solved(curvature, gradient);
        let largest = step.iter().map(|change| change.abs()).fold(0.0, f64::max);
        // Far from the minimum a full step may lead away from it; no weight moves by more than 2 at once.
        let share = if largest > 2.0 { 2.0 / largest } else { 1.0 };
        for (weight, change) in weights.iter_mut().zip(&step) {
            *weight -= share * change;
        }
        if largest < DONE {
            break;
        }
    }
    weights
}

/// The first and second derivatives of the function to be minimised.
fn derivatives(seen: &[&Seen], penalties: &[f64], weights: &[f64]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let size = weights.len();
    let mut gradient: Vec<f64> =
        weights.iter().zip(penalties).map(|(weight, penalty)| (penalty + 1e-9) * weight).collect();
    let mut curvature = vec![vec![0.0; size]; size];
    for (at, penalty) in penalties.iter().enumerate() {
        curvature[at][at] = penalty + 1e-9;
    }
    for one in seen {
        let p = logistic(dot(weights, &one.figures));
        let (error, spread) = (p - f64::from(u8::from(one.won)), p * (1.0 - p));
        for (row, &x) in one.figures.iter().enumerate() {
            gradient[row] += error * x;
            for (column, &y) in one.figures.iter().enumerate() {
                curvature[row][column] += spread * x * y;
            }
        }
    }
    (gradient, curvature)
}

/// The solution of a symmetric, positive definite system of equations, by elimination.
fn solved(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for pivot in 0..size {
        let (above, below) = matrix.split_at_mut(pivot + 1);
        for (offset, row) in below.iter_mut().enumerate() {
            let factor = row[pivot] / above[pivot][pivot];
            for (cell, from) in row.iter_mut().zip(&above[pivot]).skip(pivot) {
                *cell -= factor * from;
            }
            right[pivot + 1 + offset] -= factor * right[pivot];
        }
    }
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|column| matrix[row][column] * right[column]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-7
    }

    #[test]
    fn one_constant_is_the_logarithm_of_the_odds() {
        let seen: Vec<Seen> = (0..10).map(|at| Seen { figures: vec![1.0], won: at < 8 }).collect();
        assert!(close(fit(&seen.iter().collect::<Vec<_>>(), &[0.0])[0], 4f64.ln()));
    }

    #[test]
    fn two_groups_have_the_odds_of_each() {
        // 3 wins of 4 without the variable, 1 of 4 with it.
        let one = |figure, won| Seen { figures: vec![1.0, figure], won };
        let with = [true, false, false, false].map(|won| one(1.0, won));
        let without = [true, true, true, false].map(|won| one(0.0, won));
        let seen: Vec<Seen> = with.into_iter().chain(without).collect();
        let weights = fit(&seen.iter().collect::<Vec<_>>(), &[0.0, 0.0]);
        assert!(close(weights[0], 3f64.ln()) && close(weights[1], -2.0 * 3f64.ln()));
    }

    #[test]
    fn a_penalty_draws_weights_to_nothing_and_keeps_them_finite() {
        let seen = Seen { figures: vec![1.0], won: true };
        let weights = |penalty| fit(&[&seen], &[penalty])[0];
        // At the minimum the penalty equals the distance from a sure win: penalty · w = 1 − p.
        let at_one = weights(1.0);
        assert!(close(at_one, 1.0 - logistic(at_one)));
        assert!(weights(10.0) < at_one && weights(0.0).is_finite());
    }

    #[test]
    fn losses_are_those_of_the_probability() {
        assert!(close(loss(0.0, true), 2f64.ln()));
        assert!(close(loss(3f64.ln(), false), 4f64.ln()));
        assert!(close(loss(-1000.0, true), 1000.0));
    }
}
