//! When a rating is more than a guess.

use serde::{Deserialize, Serialize};

/// The conditions for an established rating. Other ratings are provisional: listed without a rank.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Established {
    /// Rated games, at least.
    pub games: u32,
    /// Half the width of the 95 % interval, at most, in points; none for any width.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub half_width: Option<f64>,
    /// Months since the last rated game, at most; none for any time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub months: Option<u32>,
}

/// A condition that a player does not meet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Missing {
    /// So many more games.
    Games(u32),
    /// The interval is too wide.
    HalfWidth {
        /// Half its width now, in points.
        now: f64,
        /// The most that is allowed.
        at_most: f64,
    },
    /// No game for too long.
    Activity {
        /// Months since the last one.
        now: f64,
        /// The most that are allowed.
        at_most: u32,
    },
}

/// The facts about a rating, to be compared with [`Established`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Known {
    /// Rated games.
    pub games: u32,
    /// Half the width of the 95 % interval, in points.
    pub half_width: f64,
    /// Months since the last of them; `None` before the first.
    pub idle: Option<f64>,
}

impl Established {
    /// Five games (S3: those with fewer were a problem of its ranking), so that a young club has a ranking.
    ///
    /// A width is for clubs with many games: 60 single games each, at K = 32 and against anybody, leave ±142 on average
    /// (`docs/RATING-METHODS.md`).
    pub const STANDARD: Self = Self { games: 5, half_width: None, months: None };

    /// Whether any rating could meet the rules.
    pub fn is_sound(self) -> bool {
        self.half_width.is_none_or(|width| width > 0.0) && self.months != Some(0)
    }

    /// The missing conditions; none for an established rating.
    pub fn missing(self, known: Known) -> Vec<Missing> {
        let games = self.games.saturating_sub(known.games);
        let games = (games > 0).then_some(Missing::Games(games));
        let width = self.half_width.filter(|at_most| known.half_width > *at_most);
        let width = width.map(|at_most| Missing::HalfWidth { now: known.half_width, at_most });
        let activity = self.months.zip(known.idle);
        let activity = activity.filter(|(at_most, months)| *months > f64::from(*at_most));
        let activity = activity.map(|(at_most, now)| Missing::Activity { now, at_most });
        [games, width, activity].into_iter().flatten().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_condition_is_named() {
        let rules = Established { games: 20, half_width: Some(150.0), months: Some(12) };
        let proven = Known { games: 20, half_width: 150.0, idle: Some(12.0) };
        assert_eq!(rules.missing(proven), []);
        let new = Known { games: 15, half_width: 190.0, idle: Some(13.0) };
        let all = [
            Missing::Games(5),
            Missing::HalfWidth { now: 190.0, at_most: 150.0 },
            Missing::Activity { now: 13.0, at_most: 12 },
        ];
        assert_eq!(rules.missing(new), all);
        let unplayed = Known { games: 0, half_width: 490.0, idle: None };
        assert_eq!(rules.missing(unplayed).len(), 2, "who never played is not idle");
    }

    #[test]
    fn five_games_are_enough_where_nothing_else_is_asked() {
        let known = |games| Known { games, half_width: 400.0, idle: Some(99.0) };
        assert_eq!(Established::STANDARD.missing(known(5)), []);
        assert_eq!(Established::STANDARD.missing(known(4)), [Missing::Games(1)]);
    }

    #[test]
    fn conditions_of_older_journals_are_read() {
        let old: Established =
            serde_json::from_str(r#"{"games":20,"half_width":150.0,"months":12}"#).expect("read");
        assert_eq!(old, Established { games: 20, half_width: Some(150.0), months: Some(12) });
        let few = Established { games: 3, half_width: None, months: None };
        assert_eq!(serde_json::to_string(&few).expect("written"), r#"{"games":3}"#);
    }
}
