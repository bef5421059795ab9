//! The conditions for an established rating.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use crate::name::fold;
use crate::rounding::rounded;

/// The conditions for an established rating. Other ratings are provisional: listed without a rank.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Established {
    /// The least number of rated games.
    pub games: u32,
    /// The largest half width of the 95 % interval, in points; none for any width.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub half_width: Option<f64>,
    /// The most months since the last rated game; none for any time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub months: Option<u32>,
}

/// A condition that a player does not meet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Missing {
    /// The number of missing games.
    Games(u32),
    /// The interval is too wide.
    HalfWidth {
        /// The half width now, in points.
        now: f64,
        /// The largest half width allowed.
        at_most: f64,
    },
    /// The last game is too long ago.
    Activity {
        /// The months since the last game.
        now: f64,
        /// The most months allowed.
        at_most: u32,
    },
}

/// The facts about a rating, to be compared with [`Established`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Known {
    /// The number of rated games.
    pub games: u32,
    /// The half width of the 95 % interval, in points.
    pub half_width: f64,
    /// The months since the last rated game; `None` before the first.
    pub idle: Option<f64>,
}

impl Established {
    /// Five games (S3: those with fewer were a problem of its ranking), so that a young club has a ranking.
    ///
    /// A limit of the width suits clubs with many games: 60 single games each, at K =
    /// 32 and against anybody, leave ±142 on average (`docs/RATING-METHODS.md`).
    pub const STANDARD: Self = Self { games: 5, half_width: None, months: None };

    /// Whether some rating can meet the conditions.
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

// Sections of an event that are open to some ratings only.

/// The rating limits of a tournament. Of two neighbouring divisions, one
/// begins where the other ends, so every rating has one place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Division {
    /// The lowest rating that may enter, in points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub above: Option<f64>,
    /// The rating from which on nobody may enter, in points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub below: Option<f64>,
    /// Whether players with provisional ratings, which may be far from their strength, may enter.
    #[serde(default)]
    pub provisional_ok: bool,
}

/// The reason why a player is outside the limits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ineligible {
    /// The rating is below the lower limit.
    TooLow {
        /// The rating, in points.
        rating: f64,
        /// The limit.
        above: f64,
    },
    /// The rating is not below the upper limit.
    TooHigh {
        /// The rating, in points.
        rating: f64,
        /// The limit.
        below: f64,
    },
    /// The rating is provisional.
    Provisional,
}

/// One of the two limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// The lowest rating that may enter.
    Above,
    /// The rating from which on nobody may enter.
    Below,
}

impl Division {
    /// Reads both limits as typed: blank means none. Returns none if everybody may
    /// enter, and the first limit that is no number as an error.
    pub fn read(above: &str, below: &str, provisional_ok: bool) -> Result<Option<Self>, Limit> {
        let limit = |text: &str, limit| match fold(text).as_str() {
            "" => Ok(None),
            typed => Self::read_limit(typed).map(Some).ok_or(limit),
        };
        let (above, below) = (limit(above, Limit::Above)?, limit(below, Limit::Below)?);
        Ok(Self { above, below, provisional_ok }.unless_open())
    }

    /// Reads one limit, in points.
    pub fn read_limit(text: &str) -> Option<f64> {
        fold(text).parse().ok().filter(|limit: &f64| limit.is_finite())
    }

    /// These limits; none if everybody may enter.
    pub fn unless_open(self) -> Option<Self> {
        let everybody = Self { provisional_ok: true, ..Self::default() };
        (self != everybody).then_some(self)
    }

    /// Whether some rating is within the limits.
    pub fn is_sound(self) -> bool {
        let finite = [self.above, self.below].into_iter().flatten().all(f64::is_finite);
        let room = self.above.zip(self.below).is_none_or(|(above, below)| above < below);
        finite && room
    }

    /// Checks that a rating is within the limits; the error is the first reason against it.
    pub fn admits(self, rating: f64, established: bool) -> Result<(), Ineligible> {
        match (self.above, self.below) {
            (Some(above), _) if rating < above => Err(Ineligible::TooLow { rating, above }),
            (_, Some(below)) if rating >= below => Err(Ineligible::TooHigh { rating, below }),
            _ if established || self.provisional_ok => Ok(()),
            _ => Err(Ineligible::Provisional),
        }
    }
}

// The change of one rating by one match, with its reasons.

/// A player's rating around one match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    /// The rating before the match.
    pub before: f64,
    /// The rating after it.
    pub after: f64,
}

/// The basis of a step: `after − before` is `k · (score − expected)`, up to rounding.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ChangeBasis {
    /// The K of the player in this match, damped; 0 if the rating was adjusted by hand.
    pub k: f64,
    /// The games that were rated.
    pub games: u32,
    /// The score in them: a game in a pod scores the share of opponents beaten.
    pub score: f64,
    /// The expected score.
    pub expected: f64,
}

// Ratings as people read and compare them; data files have all digits.

/// The parts of a point in the written form.
const HUNDREDTHS: f64 = 1e2;

/// A rating, to two decimals.
pub fn written(rating: f64) -> String {
    format!("{:.2}", rounded(rating, HUNDREDTHS))
}

/// The change of a rating, to two decimals and with its sign; no change is `+0.00`.
pub fn written_change(points: f64) -> String {
    format!("{:+.2}", rounded(points, HUNDREDTHS))
}

/// The order of two ratings; ratings with equal written forms are equal.
pub fn compare_ratings(a: f64, b: f64) -> Ordering {
    rounded(a, HUNDREDTHS).total_cmp(&rounded(b, HUNDREDTHS))
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

#[cfg(test)]
mod division_tests {
    use super::*;

    #[test]
    fn a_limit_belongs_to_the_upper_of_two_sections() {
        let lower = Division { below: Some(1600.0), ..Division::default() };
        let upper = Division { above: Some(1600.0), ..Division::default() };
        for (rating, low, high) in [(1599.99, true, false), (1600.0, false, true)] {
            assert_eq!(lower.admits(rating, true).is_ok(), low, "{rating}");
            assert_eq!(upper.admits(rating, true).is_ok(), high, "{rating}");
        }
        let too_high = Ineligible::TooHigh { rating: 1700.0, below: 1600.0 };
        assert_eq!(lower.admits(1700.0, false), Err(too_high));
        let too_low = Ineligible::TooLow { rating: 1500.0, above: 1600.0 };
        assert_eq!(upper.admits(1500.0, true), Err(too_low));
    }

    #[test]
    fn provisional_ratings_are_a_choice_of_the_organiser() {
        let strict = Division { above: Some(1400.0), ..Division::default() };
        assert_eq!(strict.admits(1500.0, false), Err(Ineligible::Provisional));
        assert_eq!(Division { provisional_ok: true, ..strict }.admits(1500.0, false), Ok(()));
    }

    #[test]
    fn limits_must_leave_room() {
        let within = |above, below| Division { above, below, provisional_ok: true }.is_sound();
        assert!(within(None, None) && within(Some(1400.0), Some(1600.0)));
        assert!(!within(Some(1600.0), Some(1600.0)) && !within(Some(f64::NAN), None));
    }

    #[test]
    fn a_division_is_kept_as_written() {
        let text = r#"{"below":1600.0,"provisional_ok":true}"#;
        let division: Division = serde_json::from_str(text).unwrap();
        assert_eq!(division, Division { above: None, below: Some(1600.0), provisional_ok: true });
        assert_eq!(serde_json::to_string(&division).unwrap(), text);
    }
}

#[cfg(test)]
mod written_tests {
    use super::*;

    #[test]
    fn two_decimals_everywhere() {
        assert_eq!(
            [1500.0, 1516.006, 1500.125, -0.001].map(written),
            ["1500.00", "1516.01", "1500.12", "0.00"]
        );
        assert_eq!([16.0, -7.5, -0.001].map(written_change), ["+16.00", "-7.50", "+0.00"]);
    }

    #[test]
    fn ratings_that_are_written_alike_are_equal() {
        assert_eq!(compare_ratings(1516.0 + 16.1 - 16.1, 1516.0), Ordering::Equal);
        assert_eq!(compare_ratings(1516.004, 1515.996), Ordering::Equal);
        assert_eq!(compare_ratings(1516.006, 1516.0), Ordering::Greater);
    }
}
