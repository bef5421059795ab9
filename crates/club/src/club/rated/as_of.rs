//! A rating list as it stood on a day.

use std::borrow::Cow;

use chrono::NaiveDate;

use super::{ListRatings, RatedLine, list_ratings};
use crate::domain::rating::Scale;

/// The rating changes of a list up to the end of a day, or all.
#[derive(Clone, Debug)]
pub struct AsOf<'a> {
    ratings: Cow<'a, ListRatings>,
    day: Option<NaiveDate>,
}

impl ListRatings {
    /// The list as it stood at the end of `day`, or as it stands. Nothing played later has a part in
    /// it: where later games of an event count in what is rated of earlier ones, they are left out.
    pub fn as_of(&self, day: Option<NaiveDate>) -> AsOf<'_> {
        let ratings = match day.filter(|day| self.looks_beyond(*day)) {
            None => Cow::Borrowed(self),
            Some(day) => {
                let by_then = self.moved.iter().take_while(|moved| moved.on() <= day);
                Cow::Owned(list_ratings(self.scale.clone(), by_then.cloned().collect()))
            }
        };
        AsOf { ratings, day }
    }

    /// Whether what was played after a day moves ratings before it.
    fn looks_beyond(&self, day: NaiveDate) -> bool {
        self.scale.looks_ahead() && self.moved.last().is_some_and(|last| last.on() > day)
    }
}

impl AsOf<'_> {
    /// The rules of the list.
    pub fn scale(&self) -> &Scale {
        self.ratings.scale()
    }

    /// The rating changes by then, in order.
    pub fn lines(&self) -> impl Iterator<Item = RatedLine<'_>> {
        let by_then = |line: &RatedLine<'_>| self.day.is_none_or(|day| line.moved.on() <= day);
        self.ratings.lines().take_while(by_then)
    }
}
