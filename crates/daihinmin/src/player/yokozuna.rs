//! The strongest player here.

use super::monte_carlo::MonteCarlo;

impl MonteCarlo {
    /// Snowl that concludes from what others played and passed, what they hold.
    ///
    /// Against four standard clients 2,000 games gave 4.41 points a game without these conclusions, 4.48 with 600 draws weighed, and
    /// 4.52 with 3,000.
    pub const YOKOZUNA: Self =
        Self { name: "yokozuna", simulations: 4_000, weighed: 3_000, ..Self::SNOWL };
}
