//! Sections of an event that are open to some ratings only.

use serde::{Deserialize, Serialize};

use crate::name::fold;

/// Rating limits of a tournament. Of two neighbours, one begins where the other ends, so every rating has one place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Division {
    /// Ratings from here on, in points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub above: Option<f64>,
    /// Ratings below this, in points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub below: Option<f64>,
    /// Whether those may enter whose ratings are provisional and may be far from their strength.
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
    /// Reads both limits as people type them: blank means none. Gives nothing where everybody may enter, and as an
    /// error the first limit that is no number.
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

    /// These limits; none where everybody may enter.
    pub fn unless_open(self) -> Option<Self> {
        let everybody = Self { provisional_ok: true, ..Self::default() };
        (self != everybody).then_some(self)
    }

    /// Whether any rating is within the limits.
    pub fn is_sound(self) -> bool {
        let finite = [self.above, self.below].into_iter().flatten().all(f64::is_finite);
        let room = self.above.zip(self.below).is_none_or(|(above, below)| above < below);
        finite && room
    }

    /// Whether a rating is within the limits; otherwise the first reason why not.
    pub fn admits(self, rating: f64, established: bool) -> Result<(), Ineligible> {
        match (self.above, self.below) {
            (Some(above), _) if rating < above => Err(Ineligible::TooLow { rating, above }),
            (_, Some(below)) if rating >= below => Err(Ineligible::TooHigh { rating, below }),
            _ if established || self.provisional_ok => Ok(()),
            _ => Err(Ineligible::Provisional),
        }
    }
}

#[cfg(test)]
mod tests {
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
