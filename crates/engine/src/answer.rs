//! Answers of an engine.

/// The value of a position for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// Hundredths of a pawn.
    Centipawns(i64),
    /// The game is decided: `true` where the side to move wins.
    Mate(bool),
}

impl Value {
    /// The value in centipawns, from `-limit` to `limit`. A mate is at the limit.
    #[expect(clippy::cast_precision_loss, reason = "within the limit")]
    pub fn capped(self, limit: u32) -> f64 {
        let limit = i64::from(limit);
        let capped = match self {
            Self::Centipawns(value) => value.clamp(-limit, limit),
            Self::Mate(true) => limit,
            Self::Mate(false) => -limit,
        };
        capped as f64
    }

    /// Reads the words behind `score` in a line of an engine: `cp 31`,
    /// `mate -3`. Returns also whether the value is only a bound.
    pub(crate) fn read<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<(Self, bool)> {
        let value = match (words.next()?, words.next()?) {
            ("cp", number) => Self::Centipawns(number.parse().ok()?),
            // A side that is mated reports `mate 0` or `mate -`.
            ("mate", "+") => Self::Mate(true),
            ("mate", "-") => Self::Mate(false),
            ("mate", number) => {
                let moves: i64 = number.parse().ok()?;
                Self::Mate(moves > 0 || number.starts_with('+'))
            }
            _ => return None,
        };
        Some((value, matches!(words.next(), Some("lowerbound" | "upperbound"))))
    }
}

/// The answer to a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The best move; none if the engine reports no move or resigns.
    pub best: Option<String>,
    /// The value of the position, for the side to move.
    pub value: Value,
}

/// The last value that an engine reported for its first line, an exact one if there is any.
#[derive(Debug, Default)]
pub(crate) struct LastValue {
    exact: Option<Value>,
    bound: Option<Value>,
}

impl LastValue {
    /// Takes note of a line that begins with `info`.
    pub(crate) fn hear(&mut self, line: &str) {
        let mut words = line.split_ascii_whitespace();
        let (mut first, mut score) = (true, None);
        while let Some(word) = words.next() {
            match word {
                "multipv" => first = words.next() == Some("1"),
                "score" => {
                    score = Value::read(words.clone());
                }
                // Free text or moves follow.
                "string" | "pv" => break,
                _ => {}
            }
        }
        match score.filter(|_| first) {
            Some((value, false)) => self.exact = Some(value),
            Some((value, true)) => self.bound = Some(value),
            None => {}
        }
    }

    pub(crate) fn value(&self) -> Option<Value> {
        self.exact.or(self.bound)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(lines: &[&str]) -> Option<Value> {
        let mut told = LastValue::default();
        for line in lines {
            told.hear(line);
        }
        told.value()
    }

    #[test]
    fn the_last_exact_value_of_the_first_line_counts() {
        let lines = [
            "info depth 1 seldepth 1 multipv 1 score cp 31 nodes 20 pv e2e4",
            "info depth 2 multipv 2 score cp 900 pv a2a3",
            "info depth 2 score cp 55 lowerbound nodes 100",
            "info string score cp 1000",
        ];
        assert_eq!(told(&lines), Some(Value::Centipawns(31)));
        assert_eq!(told(&lines[2..]), Some(Value::Centipawns(55)));
        assert_eq!(told(&lines[3..]), None);
        assert_eq!(told(&["info score mate -3", "info score mate"]), Some(Value::Mate(false)));
        assert_eq!(told(&["info score mate 2"]), Some(Value::Mate(true)));
        assert_eq!(told(&["info score mate 0"]), Some(Value::Mate(false)));
        assert_eq!(told(&["info score cp x", "info", "score"]), None);
    }

    #[test]
    fn mates_and_won_games_are_at_the_limit() {
        let values = [
            Value::Centipawns(-31),
            Value::Centipawns(2500),
            Value::Mate(true),
            Value::Mate(false),
        ];
        let capped = values.map(|value| value.capped(1000).to_string());
        assert_eq!(capped, ["-31", "1000", "1000", "-1000"]);
    }
}
