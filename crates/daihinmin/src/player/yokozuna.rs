//! The strongest player here.

use super::monte_carlo::MonteCarlo;

impl MonteCarlo {
    /// Snowl with more simulations, in the exchange too.
    pub const YOKOZUNA: Self =
        Self { name: "yokozuna", simulations: 8_000, simulates_gifts: true, ..Self::SNOWL };
}
