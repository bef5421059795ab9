//! One game that may be won, drawn or lost.

/// How a game goes between two players whose log-odds differ by x, and how that changes with x.
///
/// With Z = e^(x/2) + e^(−x/2) + ν: P(win) = e^(x/2)/Z, P(draw) = ν/Z,
/// P(loss) = e^(−x/2)/Z (Davidson 1970). At ν = 0 it is the model of
/// Bradley and Terry, which is Elo's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Davidson {
    /// P(win) − P(loss), from −1 to 1: twice d ln Z / dx.
    pub(super) edge: f64,
    /// P(draw), from 0 to 1: d ln Z / d ln ν.
    pub(super) drawn: f64,
    /// d² ln Z / dx²: the information of one game about x, at most ¼.
    pub(super) information: f64,
}

impl Davidson {
    /// At a difference of `x` in natural log-odds. Multiplied out with e^(−|x|/2), so no
    /// difference is too large.
    #[inline]
    pub(super) fn at(x: f64, nu: f64) -> Self {
        let root = (-x.abs() / 2.0).exp();
        let loss = root * root;
        let sum = 1.0 + loss + nu * root;
        let edge = (1.0 - loss) / sum;
        Self {
            edge: if x < 0.0 { -edge } else { edge },
            drawn: nu * root / sum,
            information: (nu * root * (1.0 + loss) / 4.0 + loss) / (sum * sum),
        }
    }

    /// d² ln Z / dx d ln ν.
    #[inline]
    pub(super) fn coupling(self) -> f64 {
        -self.edge * self.drawn / 2.0
    }

    /// d² ln Z / d(ln ν)².
    #[inline]
    pub(super) fn draw_information(self) -> f64 {
        self.drawn * (1.0 - self.drawn)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ln_z(x: f64, ln_nu: f64) -> f64 {
        ((x / 2.0).exp() + (-x / 2.0).exp() + ln_nu.exp()).ln()
    }

    /// Every derivative against the difference quotient of ln Z.
    #[test]
    fn derivatives_are_those_of_the_likelihood() {
        for x in [-6.0, -1.3, -0.01, 0.4, 2.0, 9.0] {
            for ln_nu in [-3.0, -0.2, 0.0, 1.5] {
                let at = |x: f64, ln_nu: f64| Davidson::at(x, f64::exp(ln_nu));
                let (game, h) = (at(x, ln_nu), 1e-5);
                let dx = (ln_z(x + h, ln_nu) - ln_z(x - h, ln_nu)) / (2.0 * h);
                let dnu = (ln_z(x, ln_nu + h) - ln_z(x, ln_nu - h)) / (2.0 * h);
                let dxx = (at(x + h, ln_nu).edge - at(x - h, ln_nu).edge) / (4.0 * h);
                let dxnu = (at(x, ln_nu + h).edge - at(x, ln_nu - h).edge) / (4.0 * h);
                let dnunu = (at(x, ln_nu + h).drawn - at(x, ln_nu - h).drawn) / (2.0 * h);
                for (given, quotient) in [
                    (game.edge / 2.0, dx),
                    (game.drawn, dnu),
                    (game.information, dxx),
                    (game.coupling(), dxnu),
                    (game.draw_information(), dnunu),
                ] {
                    assert!((given - quotient).abs() < 1e-9, "{given} is not {quotient} at {x}");
                }
            }
        }
    }

    /// Between equals a share ν/(2+ν) is drawn, and ν = 0 is Elo.
    #[test]
    fn chances_of_equals_and_of_elo() {
        // P(win) + P(loss) = 1 - P(draw), P(win) - P(loss) is the edge.
        let win = |game: Davidson| f64::midpoint(1.0 - game.drawn, game.edge);
        let level = Davidson::at(0.0, 0.5);
        for (given, wanted) in [(level.drawn, 0.2), (win(level), 0.4), (level.edge, 0.0)] {
            assert!((given - wanted).abs() < 1e-15, "{given} is not {wanted}");
        }
        let elo = Davidson::at(200.0 * std::f64::consts::LN_10 / 400.0, 0.0);
        assert!((win(elo) - 0.759747).abs() < 5e-7 && elo.drawn == 0.0, "{elo:?}");
    }

    #[test]
    fn no_difference_is_too_large() {
        for x in [-1e6, -2000.0, 2000.0, 1e6] {
            let game = Davidson::at(x, 0.3);
            assert!(game.edge.is_finite() && game.drawn >= 0.0 && game.information >= 0.0);
        }
    }
}
