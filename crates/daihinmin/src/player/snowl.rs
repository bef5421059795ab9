//! The player snowl, and its variants that play for or against another player.

use crate::playout::Policy;

use super::monte_carlo::{Aim, MonteCarlo};

/// The number of games that snowl simulates for a choice.
const SIMULATIONS: u32 = 2_193;

impl MonteCarlo {
    /// The winner of 2010 as it is described: first certain wins, then 2,193 simulations by a learned policy.
    pub const SNOWL: Self = Self {
        name: "snowl",
        simulations: SIMULATIONS,
        policy: Policy::Learned,
        searches: true,
        steps: 0,
        aim: Aim::Own,
    };

    /// Snowl with an aim about another player, given by number: snowl-i lowers its points, snowl-s raises them,
    /// jsnowl chooses the worse one for that player of its own two best plays, and snowl-r maximises its lead.
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
