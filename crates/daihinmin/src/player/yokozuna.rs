//! The strongest player here.

use super::monte_carlo::MonteCarlo;

impl MonteCarlo {
    /// Snowl that concludes from what others played and passed, what they hold.
    ///
    /// Against four standard clients it scores 4.49 points a game, without these conclusions 4.42.
    pub const YOKOZUNA: Self =
        Self { name: "yokozuna", simulations: 4_000, weighed: 3_000, ..Self::SNOWL };
}
