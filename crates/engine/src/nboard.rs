//! The protocol `NBoard` 2 of Othello engines.

use std::collections::BTreeMap;

use crate::error::{EngineError, Trouble};
use crate::process::Process;
use crate::{Limit, Setup};

/// A move that an engine suggests, with its value.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// The move in small letters, `f5`; `pa` is a pass.
    pub made: String,
    /// Its value in discs, for the side to move.
    pub value: f64,
}

/// An engine that speaks `NBoard`.
#[derive(Debug)]
pub struct NBoard {
    process: Process,
    name: String,
    pings: u32,
}

impl NBoard {
    /// Starts an engine. The protocol has no limit by positions; depth 1 is used instead.
    pub fn start(setup: &Setup) -> Result<Self, EngineError> {
        let depth = match setup.limit {
            Limit::Depth(depth) => depth,
            Limit::Nodes(_) => 1,
        };
        let mut engine = Self { process: Process::start(setup)?, name: String::new(), pings: 0 };
        engine.process.say("nboard 2")?;
        engine.process.say(&format!("set depth {depth}"))?;
        engine.is_ready()?;
        Ok(engine)
    }

    /// The name that the engine reports; empty if it reports none.
    pub fn name(&self) -> &str {
        &self.name
    }

    fn is_ready(&mut self) -> Result<(), EngineError> {
        self.pings += 1;
        let pong = format!("pong {}", self.pings);
        self.process.say(&format!("ping {}", self.pings))?;
        let mut name = None;
        self.process.until(|line| {
            name = name.take().or_else(|| line.strip_prefix("set myname ").map(str::to_owned));
            (line == pong).then_some(())
        })?;
        if let Some(name) = name {
            name.trim().clone_into(&mut self.name);
        }
        Ok(())
    }

    /// The values of up to `count` moves in the position after a game in GGF. The last
    /// value of a move counts, since engines also report those of lesser depths.
    pub fn hints(&mut self, ggf: &str, count: usize) -> Result<Vec<Hint>, EngineError> {
        self.process.say(&format!("set game {ggf}"))?;
        self.is_ready()?;
        self.process.say(&format!("hint {count}"))?;
        let mut found: BTreeMap<String, f64> = BTreeMap::new();
        let wrong = self.process.until(|line| {
            let mut words = line.split_ascii_whitespace();
            match words.next() {
                Some("search" | "book") => match hint(words.next(), words.next()) {
                    Some(hint) => {
                        found.insert(hint.made, hint.value);
                        None
                    }
                    None => Some(Some(line.to_owned())),
                },
                // A status without a text ends the work; "nodestats" comes after a search.
                Some("status") if words.next().is_none() && !found.is_empty() => Some(None),
                _ => None,
            }
        })?;
        match wrong {
            Some(line) => Err(self.process.error(Trouble::Nonsense(crate::error::short(&line)))),
            None => Ok(found.into_iter().map(|(made, value)| Hint { made, value }).collect()),
        }
    }

    /// The error for a suggested move that is illegal.
    pub fn illegal(&self, made: &str) -> EngineError {
        self.process.error(Trouble::Illegal(crate::error::short(made)))
    }

    /// The error for an answer without a value.
    pub fn no_value(&self) -> EngineError {
        self.process.error(Trouble::NoValue)
    }
}

/// The first move of a line with its value. A pair of values, for draws to black and to white, gives their mean.
fn hint(line: Option<&str>, value: Option<&str>) -> Option<Hint> {
    let made: String = line?.chars().take(2).collect::<String>().to_ascii_lowercase();
    let value = value?;
    let value = match value.split_once(',') {
        None => value.parse().ok()?,
        Some((black, white)) => f64::midpoint(black.parse().ok()?, white.parse().ok()?),
    };
    value.is_finite().then_some(Hint { made, value })
}
