//! UCI and USI, which differ in few words.

use crate::answer::{Answer, LastValue};
use crate::error::{EngineError, Trouble, short};
use crate::process::Process;
use crate::{Limit, Protocol, Setup};

/// A position in the form that engines are sent: the start of the game, and the moves since.
#[derive(Clone, Copy, Debug)]
pub struct Position<'a> {
    /// FEN or SFEN; none for the usual start.
    pub start: Option<&'a str>,
    /// The moves made.
    pub moves: &'a [String],
}

/// An engine that speaks UCI or USI. It searches with one thread, so that equal questions have equal answers.
#[derive(Debug)]
pub struct Engine {
    process: Process,
    limit: Limit,
    is_usi: bool,
    name: String,
}

impl Engine {
    /// Starts an engine and sets it up.
    pub fn start(setup: &Setup) -> Result<Self, EngineError> {
        let is_usi = setup.protocol == Protocol::Usi;
        let mut process = Process::start(setup)?;
        let (hello, ready) = if is_usi { ("usi", "usiok") } else { ("uci", "uciok") };
        process.say(hello)?;
        let (mut name, mut known) = (String::new(), Vec::new());
        process.until(|line| {
            if let Some(told) = line.strip_prefix("id name ") {
                told.trim().clone_into(&mut name);
            }
            if let Some(option) = line.strip_prefix("option name ") {
                known.push(
                    option.split(" type ").next().unwrap_or(option).trim().to_ascii_lowercase(),
                );
            }
            (line == ready).then_some(())
        })?;
        let mut engine = Self { process, limit: setup.limit, is_usi, name };
        // Two threads would make the answer depend on chance.
        for option in ["Threads", "USI_Threads"] {
            if known.iter().any(|known| known.eq_ignore_ascii_case(option)) {
                engine.set(option, "1")?;
            }
        }
        for (name, value) in &setup.options {
            if !known.iter().any(|known| known.eq_ignore_ascii_case(name)) {
                let told = Trouble::Nonsense(short(&format!("no option {name}")));
                engine.process.say(&format!("setoption name {name} value {value}"))?;
                return Err(engine.process.error(told));
            }
            engine.set(name, value)?;
        }
        engine.is_ready()?;
        Ok(engine)
    }

    /// The name that the engine reports; empty if it reports none.
    pub fn name(&self) -> &str {
        &self.name
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), EngineError> {
        self.process.say(&format!("setoption name {name} value {value}"))
    }

    fn is_ready(&mut self) -> Result<(), EngineError> {
        self.process.say("isready")?;
        self.process.until(|line| (line == "readyok").then_some(()))
    }

    /// Tells the engine that a new game begins.
    pub fn new_game(&mut self) -> Result<(), EngineError> {
        self.process.say(if self.is_usi { "usinewgame" } else { "ucinewgame" })?;
        self.is_ready()
    }

    /// The best move of a position and its value. With `only`, those of that move; an engine may ignore this limit.
    pub fn search(
        &mut self,
        position: Position<'_>,
        only: Option<&str>,
    ) -> Result<Answer, EngineError> {
        let start = match position.start {
            None => "startpos".to_owned(),
            Some(sfen) if self.is_usi => format!("sfen {sfen}"),
            Some(fen) => format!("fen {fen}"),
        };
        let moves = if position.moves.is_empty() { "" } else { " moves " };
        self.process.say(&format!("position {start}{moves}{}", position.moves.join(" ")))?;
        let limit = match self.limit {
            Limit::Nodes(nodes) => format!("nodes {nodes}"),
            Limit::Depth(depth) => format!("depth {depth}"),
        };
        let only = only.map(|made| format!(" searchmoves {made}")).unwrap_or_default();
        self.process.say(&format!("go {limit}{only}"))?;
        let mut told = LastValue::default();
        let best = self.process.until(|line| {
            if line.starts_with("info ") {
                told.hear(line);
            }
            line.strip_prefix("bestmove")
                .map(|rest| rest.split_ascii_whitespace().next().map(str::to_owned))
        })?;
        let best =
            best.ok_or_else(|| self.process.error(Trouble::Nonsense("bestmove".to_owned())))?;
        let value = told.value().ok_or_else(|| self.process.error(Trouble::NoValue))?;
        let is_none = matches!(&*best, "(none)" | "none" | "0000" | "resign" | "win");
        Ok(Answer { best: (!is_none).then_some(best), value })
    }

    /// The error for a named move that is illegal.
    pub fn illegal(&self, made: &str) -> EngineError {
        self.process.error(Trouble::Illegal(short(made)))
    }
}
