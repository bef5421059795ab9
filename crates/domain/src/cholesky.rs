//! Positive definite matrices and their inverses, by their Cholesky factor: A = L·Lᵀ, where L has nothing above its
//! diagonal.

/// The factor L of a positive definite matrix.
#[derive(Clone, Debug)]
pub struct Cholesky(Vec<Vec<f64>>);

impl Cholesky {
    /// Factors a matrix whose lower half is given: row `i` has at least `i + 1` numbers.
    pub fn of(mut lower: Vec<Vec<f64>>) -> Self {
        for row in 0..lower.len() {
            let (above, rest) = lower.split_at_mut(row);
            let own = &mut rest[0];
            for column in 0..row {
                let known = product(&own[..column], &above[column][..column]);
                own[column] = (own[column] - known) / above[column][column];
            }
            let known = product(&own[..row], &own[..row]);
            own[row] = (own[row] - known).max(f64::MIN_POSITIVE).sqrt();
        }
        Self(lower)
    }

    /// A column of the inverse of the matrix.
    pub fn inverse_column(&self, at: usize) -> Vec<f64> {
        let Self(lower) = self;
        let mut column = self.inverse_of_factor(at);
        for row in (0..lower.len()).rev() {
            column[row] /= lower[row][row];
            let solved = column[row];
            for (before, share) in column[..row].iter_mut().zip(&lower[row]) {
                *before -= share * solved;
            }
        }
        column
    }

    /// The trace of the inverse of the matrix: the sum of the squares of L⁻¹, a third of the work of its columns.
    pub fn trace_of_inverse(&self) -> f64 {
        let columns = (0..self.0.len()).map(|at| self.inverse_of_factor(at));
        columns.map(|column| product(&column, &column)).sum()
    }

    /// A column of L⁻¹.
    fn inverse_of_factor(&self, at: usize) -> Vec<f64> {
        let Self(lower) = self;
        let mut column = vec![0.0; lower.len()];
        for row in at..lower.len() {
            let known = product(&lower[row][at..row], &column[at..row]);
            column[row] = (f64::from(u8::from(row == at)) - known) / lower[row][row];
        }
        column
    }
}

fn product(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A matrix whose inverse can be worked out by hand: its determinant is 32.
    fn matrix() -> Cholesky {
        Cholesky::of(vec![vec![4.0], vec![2.0, 5.0], vec![2.0, 1.0, 3.0]])
    }

    #[test]
    fn columns_of_the_inverse_are_cofactors_by_the_determinant() {
        let expected = [[14.0, -4.0, -8.0], [-4.0, 8.0, 0.0], [-8.0, 0.0, 16.0]];
        for (at, expected) in expected.into_iter().enumerate() {
            let column = matrix().inverse_column(at);
            for (found, expected) in column.into_iter().zip(expected) {
                assert!((found - expected / 32.0).abs() < 1e-12, "{found} {expected}");
            }
        }
    }

    #[test]
    fn the_trace_is_that_of_the_columns() {
        assert!((matrix().trace_of_inverse() - 38.0 / 32.0).abs() < 1e-12);
    }
}
