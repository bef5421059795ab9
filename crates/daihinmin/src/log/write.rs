//! Writes games as the text of a log.

use std::fmt;

use super::{KEYS, Log, LoggedGame, TimedPlay};
use crate::cards::{Cards, Compact};
use crate::exchange::Exchanged;
use crate::league::Round;
use crate::player;

impl LoggedGame {
    /// The record of a finished league game; `places` are by player, from 0.
    pub fn of(round: &Round, exchanged: &Exchanged, game: &player::Game, places: &[usize]) -> Self {
        let plays = game.turns().iter().map(|turn| TimedPlay { play: turn.play, time: None });
        Self {
            number: round.game,
            // In a log a game without classes has classes too, but no exchange.
            classes: round.classes.clone().unwrap_or_else(|| (0..places.len()).collect()),
            seats: round.seats.clone(),
            dealt: round.dealt.clone(),
            changed: exchanged.given.clone(),
            original: exchanged.hands.clone(),
            plays: plays.collect(),
            result: places.to_vec(),
            lines: [0; KEYS.len()],
        }
    }
}

/// Names are separated by spaces, so spaces in them become `_`.
impl fmt::Display for Log {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("player")?;
        for name in &self.players {
            let joined: Vec<&str> = name.split_whitespace().collect();
            write!(f, " {}", if joined.is_empty() { "_".to_owned() } else { joined.join("_") })?;
        }
        writeln!(f)?;
        self.games.iter().try_for_each(|game| game.fmt(f))
    }
}

/// The block of a game, as [`Log`] reads it.
impl fmt::Display for LoggedGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "/*\ngame {}", self.number)?;
        for (key, values) in [("class", &self.classes), ("seat", &self.seats)] {
            line(f, key, values)?;
        }
        for (key, hands) in
            [("dealt", &self.dealt), ("changed", &self.changed), ("original", &self.original)]
        {
            line(f, key, hands.iter().map(|&cards| Braced(cards)))?;
        }
        line(f, "play", self.plays.iter().map(ToString::to_string))?;
        line(f, "result", &self.result)?;
        f.write_str("*/\n")
    }
}

/// The play with its time.
impl fmt::Display for TimedPlay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.play)?;
        self.time.map_or(Ok(()), |time| write!(f, "[{time}]"))
    }
}

struct Braced(Cards);

impl fmt::Display for Braced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() { f.write_str("{ }") } else { write!(f, "{{ {} }}", Compact(self.0)) }
    }
}

fn line<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    key: &str,
    values: impl IntoIterator<Item = T>,
) -> fmt::Result {
    f.write_str(key)?;
    values.into_iter().try_for_each(|value| write!(f, " {value}"))?;
    writeln!(f)
}
