//! Points and tie-breaks as an organiser types them.

use std::fmt;
use std::str::FromStr;

use super::{Context, MatchPoints, Step};

/// A text that is no points for win, draw and loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotPoints;

/// Points of each game instead of the match.
const GAMES: &str = "games";

impl fmt::Display for MatchPoints {
    /// `3-1-0`, `1-0.5-0`; by games `games`, and `games:3-1-0` where a game is not worth the usual points.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            &Self::BY_GAMES => return f.write_str(GAMES),
            Self { by_games: true, .. } => write!(f, "{GAMES}:")?,
            Self { by_games: false, .. } => {}
        }
        let [win, draw, loss] =
            [self.win, self.draw, self.loss].map(|halves| f64::from(halves) / 2.0);
        write!(f, "{win}-{draw}-{loss}")
    }
}

impl FromStr for MatchPoints {
    type Err = NotPoints;

    /// Win, draw and loss: `3-1-0`, `1-½-0`, `1-0.5-0`; `games` before them, or alone, counts each game.
    fn from_str(text: &str) -> Result<Self, NotPoints> {
        let text = text.trim().to_ascii_lowercase();
        let (by_games, points) = match text.strip_prefix(GAMES) {
            None => (false, text.as_str()),
            Some("") => return Ok(Self::BY_GAMES),
            Some(rest) => (true, rest.strip_prefix(':').ok_or(NotPoints)?),
        };
        let parts: Option<Vec<u8>> = points.split(['-', '–', '−']).map(half_points).collect();
        match parts.as_deref() {
            Some(&[win, draw, loss]) => Ok(Self { win, draw, loss, by_games }),
            _ => Err(NotPoints),
        }
    }
}

/// A number of points, counted in halves.
fn half_points(text: &str) -> Option<u8> {
    let text = text.trim();
    let (whole, half) = match text.strip_suffix('½').or_else(|| text.strip_suffix(".5")) {
        Some("") => return Some(1),
        Some(whole) => (whole, 1),
        None => (text, 0),
    };
    whole.parse::<u8>().ok()?.checked_mul(2)?.checked_add(half)
}

/// Why a text is no tie-break.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotAStep {
    /// No criterion has this name.
    NoCriterion(String),
    /// Matches can be limited to those among the tied, not to this.
    NoContext(String),
}

/// As it is read: `GD`, and `GD:tied`.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.context {
            Context::All => self.criterion.fmt(f),
            Context::AmongTied => write!(f, "{}:tied", self.criterion),
        }
    }
}

impl FromStr for Step {
    type Err = NotAStep;

    /// The abbreviation of a criterion, `:tied` behind it for matches among the tied only: `SB`, `GD:tied`.
    fn from_str(text: &str) -> Result<Self, NotAStep> {
        let (name, context) = match text.split_once(':') {
            None => (text, Context::All),
            Some((name, among)) if among.eq_ignore_ascii_case("tied") => (name, Context::AmongTied),
            Some((_, other)) => return Err(NotAStep::NoContext(other.to_owned())),
        };
        let criterion = name.parse().map_err(|_fault| NotAStep::NoCriterion(name.to_owned()))?;
        Ok(Self { criterion, context })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_in_halves() {
        let points = |win, draw, loss| Ok(MatchPoints { win, draw, loss, by_games: false });
        assert_eq!("3-1-0".parse(), points(6, 2, 0));
        assert_eq!("1-½-0".parse(), points(2, 1, 0));
        assert_eq!("1–0.5–0".parse(), points(2, 1, 0));
        assert_eq!("Games".parse(), Ok(MatchPoints::BY_GAMES));
        for text in ["3-1-0", "1-0.5-0", "games", "games:2-1-0", "0.5-0.5-0"] {
            assert_eq!(text.parse::<MatchPoints>().unwrap().to_string(), text);
        }
        for text in ["", "3-1", "1-0.3-0", "200-1-0", "a-b-c", "games2", "games:games"] {
            assert_eq!(text.parse::<MatchPoints>(), Err(NotPoints), "{text}");
        }
    }

    #[test]
    fn a_step_may_look_among_the_tied() {
        assert_eq!("gd:TIED".parse::<Step>().unwrap().context, Context::AmongTied);
        assert_eq!("SB".parse::<Step>().unwrap().context, Context::All);
        for text in ["", "XX", "GD:all"] {
            assert!(text.parse::<Step>().is_err(), "{text}");
        }
    }
}
