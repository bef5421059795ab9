//! Commands of the operator's own that run when something was decided.

use std::collections::BTreeMap;

use strum::VariantNames as _;

use super::fault::{Wrong, near};

/// The occasion of a command, as `[hooks]` in `settings.toml` names it.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantNames,
)]
#[strum(serialize_all = "snake_case")]
pub enum Hook {
    /// A result of a match or a game, recorded or corrected.
    Result,
    /// A match called to a table, again too.
    Call,
    /// Pairings of a stage or a round.
    Round,
    /// A tournament closed.
    Closed,
}

impl Hook {
    /// All, as the file names them.
    pub const NAMES: &[&str] = Self::VARIANTS;
}

/// The command line of each hook that has one.
pub type Hooks = BTreeMap<Hook, String>;

/// The hooks of a table of a file.
pub(super) fn read(table: &toml::Table) -> Result<Hooks, Wrong> {
    let one = |(name, command): (&String, &toml::Value)| {
        let unknown = |_fault| Wrong::UnknownHook {
            name: name.clone(),
            near: near(name, Hook::NAMES.iter().copied()),
        };
        let hook: Hook = name.parse().map_err(unknown)?;
        let command = command.as_str().filter(|command| !command.trim().is_empty());
        Ok((hook, command.ok_or(Wrong::NoCommandLine(hook))?.to_owned()))
    };
    table.iter().map(one).collect()
}
