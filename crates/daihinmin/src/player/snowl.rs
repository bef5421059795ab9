//! The player snowl, and its kin that play for or against another player.

use crate::playout::Policy;

use super::monte_carlo::{Aim, MonteCarlo};

/// How many games snowl simulates for a choice.
const SIMULATIONS: u32 = 2_193;

impl MonteCarlo {
    /// The winner of 2010, as it is described: certain wins first, then 2,193 simulations by a learned policy.
    pub const SNOWL: Self = Self {
        name: "snowl",
        simulations: SIMULATIONS,
        policy: Policy::Learned,
        searches: true,
        steps: 0,
        aim: Aim::Own,
    };

    /// Snowl with an eye on another player, given by number: snowl-i lowers its points, snowl-s raises them, jsnowl
    /// makes of its own two best plays the one that is worse for that player, and snowl-r plays for its lead over it.
    pub const fn snowl_with(aim: Aim) -> Self {
        let name = match aim {
            Aim::Own => "snowl",
            Aim::Lower(_) => "snowl-i",
            Aim::Raise(_) => "snowl-s",
            Aim::OwnThenLower(_) => "jsnowl",
            Aim::Ahead(_) => "snowl-r",
        };
        Self { name, aim, ..Self::SNOWL }
    }
}
