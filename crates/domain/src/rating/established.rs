//! When a rating is more than a guess.

use serde::{Deserialize, Serialize};

/// The conditions for an established rating. Other ratings are provisional: listed without a rank.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Established {
    /// Rated games, at least.
    pub games: u32,
    /// Half the width of the 95 % interval, at most, in points.
    pub half_width: f64,
    /// Months since the last rated game, at most.
    pub months: u32,
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
    /// Twenty games, ±150 points, one game a year (RATINGS 5.4).
    ///
    /// At K = 32 the third figure of the three is the hard one: the noise of the rating itself
    /// leaves ±104, and ±150 takes 39 games against equals. With K above 64 it is out of reach.
    pub const STANDARD: Self = Self { games: 20, half_width: 150.0, months: 12 };

    /// Whether any rating could meet the rules.
    pub fn is_sound(self) -> bool {
        self.half_width > 0.0 && self.months > 0
    }

    /// The missing conditions; none for an established rating.
    pub fn missing(self, known: Known) -> Vec<Missing> {
        let games = self.games.saturating_sub(known.games);
        let too_wide = known.half_width > self.half_width;
        let too_long = known.idle.filter(|&months| months > f64::from(self.months));
        let games = (games > 0).then_some(Missing::Games(games));
        let width = too_wide
            .then_some(Missing::HalfWidth { now: known.half_width, at_most: self.half_width });
        let activity = too_long.map(|now| Missing::Activity { now, at_most: self.months });
        [games, width, activity].into_iter().flatten().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rating::{Evidence, Interval, Uncertainty, noise_floor};

    #[test]
    fn every_condition_is_named() {
        let rules = Established::STANDARD;
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

    /// The figures that the rules are explained with.
    #[test]
    fn how_many_games_the_width_takes() {
        let width = |games: u32| {
            let evidence = Evidence {
                games: f64::from(games),
                moves: f64::from(games),
                variance: f64::from(games) / 4.0,
            };
            let deviation = Uncertainty::STANDARD.deviation(evidence, 32.0, 0.0);
            Interval { rating: 1500.0, deviation }.half_width()
        };
        let games = (1..1000).find(|&games| width(games) <= Established::STANDARD.half_width);
        assert_eq!(games, Some(39));
        assert!(1.96 * noise_floor(64.0, 1.0) < 150.0 && 1.96 * noise_floor(65.0, 1.0) > 150.0);
    }
}
