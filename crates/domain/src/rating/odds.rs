//! The effect of a hand or the first move on a game.

use std::f64::consts::LOG2_E;

use super::exp2::exp2;
use super::ln::ln;
use super::logistic::PER_DECADE;
use crate::game::Hand;

/// The odds against the first player from the hand alone, (1−p)/p: 1 for an even hand.
///
/// S0 adds log10(p/(1−p)) to the rating difference in tens of odds. `10^−(D/400 + log10(p/(1−p)))` is `10^−(D/400) ·
/// (1−p)/p`, so multiplying by these odds does the same without a logarithm, and without its last digit that differs
/// between machines.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Odds(f64);

impl Odds {
    /// Neither player is favoured.
    pub const EVEN: Self = Self(1.0);

    /// Both advantages together.
    #[must_use]
    pub fn and(self, more: Self) -> Self {
        Self(self.0 * more.0)
    }

    /// The odds as the other player sees them.
    #[must_use]
    pub fn other(self) -> Self {
        Self(1.0 / self.0)
    }

    /// The hand that is worth as much, or the strongest or weakest there is.
    pub fn hand(self) -> Hand {
        Hand::nearest(1.0 / (1.0 + self.0))
    }

    /// The rating difference that is worth as much to the first player.
    pub fn points(self) -> f64 {
        -PER_DECADE * self.0.log10()
    }

    /// The odds with this many times their logarithm. With a logarithm of another base in S0's formula, the odds of a
    /// hand weigh in by a power: by that of ln 10 with the natural one.
    #[must_use]
    pub fn to_power(self, power: f64) -> Self {
        Self(exp2(power * LOG2_E * ln(self.0)))
    }

    /// (1−p)/p.
    #[inline]
    pub fn against(self) -> f64 {
        self.0
    }
}

impl From<Hand> for Odds {
    fn from(hand: Hand) -> Self {
        Self(hand.other().p() / hand.p())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two advantages beyond what a probability can say are the strongest hand, not an even one.
    #[test]
    fn advantages_beyond_all_probability_stay_advantages() {
        let strong = Odds::from(Hand::new(1.0 - 1e-10).unwrap());
        assert!(strong.and(strong).hand().p() > 1.0 - 1e-15);
        let weak = strong.other().and(strong.other()).hand();
        assert!(
            weak.p() < 1e-15 && Hand::new(weak.p()).is_ok() && Hand::new(weak.other().p()).is_ok()
        );
        assert!((Odds::EVEN.hand().p() - 0.5).abs() < 1e-15);
    }
}
