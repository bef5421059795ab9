//! Card programs by name, as used in experiments.

use std::fmt;
use std::str::FromStr;

use daihinmin::player::{Player, player_named};

/// A player of Daihinmin by its name for `daihinmin::player::player_named`, like `kou2` or `snowl:300`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Program(String);

/// No program has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchProgram;

impl Program {
    /// Another program, known by its name only; it has no player here.
    pub const fn of_others(name: String) -> Self {
        Self(name)
    }

    /// The player, with this target if it uses one.
    ///
    /// # Panics
    /// If it is another program.
    pub fn player(&self, target: usize) -> Box<dyn Player> {
        player_named(&self.0, target).expect("a name that was read")
    }

    /// Programs by names with commas between them, which must all exist.
    pub(super) fn list(names: &str) -> Vec<Self> {
        names.split(',').map(|name| name.parse().expect("a program")).collect()
    }

    /// The name without the number of simulations.
    pub fn kind(&self) -> &str {
        self.0.split_once(':').map_or(&self.0, |(kind, _)| kind)
    }

    /// The whole name.
    pub fn name(&self) -> &str {
        &self.0
    }
}

impl FromStr for Program {
    type Err = NoSuchProgram;

    fn from_str(name: &str) -> Result<Self, NoSuchProgram> {
        player_named(name, 0).map(|_| Self(name.to_owned())).ok_or(NoSuchProgram)
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_may_say_how_much_is_simulated() {
        for name in ["default", "kou2", "snowl-i:40", "yokozuna:1000"] {
            let program: Program = name.parse().unwrap();
            assert_eq!((program.name(), program.player(0).name()), (name, program.kind()));
        }
        for name in ["", "snowl:", "snowl:0", "snowl:x", "kou2:3", "nobody", "snowl:9999999"] {
            assert_eq!(name.parse::<Program>(), Err(NoSuchProgram), "{name}");
        }
    }
}
