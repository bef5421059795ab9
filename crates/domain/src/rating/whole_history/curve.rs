//! How strong a player was, day by day.

/// A rating and how sure it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// In points.
    pub rating: f64,
    /// One standard deviation, in points.
    pub sd: f64,
}

/// A day on which a player has results.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// The day.
    pub day: i32,
    /// The rating on it, in points.
    pub rating: f64,
    /// The information of this day and those before it, per point².
    pub(super) past: f64,
    /// The information of this day and those after it, per point².
    pub(super) future: f64,
    /// The information of this day alone, per point².
    pub(super) own: f64,
}

impl Point {
    /// The rating on this day and how sure it is.
    pub fn estimate(self) -> Estimate {
        let information = self.past + self.future - self.own;
        Estimate { rating: self.rating, sd: information.sqrt().recip() }
    }
}

/// All days of one player, in order.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Curve<'a> {
    /// The days; at least one.
    pub(super) points: &'a [Point],
    /// How the rating drifts, in points² a day.
    pub(super) drift: f64,
}

impl<'a> Curve<'a> {
    /// The days with results.
    pub fn points(self) -> &'a [Point] {
        self.points
    }

    /// On the last day with results.
    pub fn latest(self) -> Estimate {
        self.points[self.points.len() - 1].estimate()
    }

    /// On any day. Between two days with results the rating lies on the line between them, before
    /// and after all of them it stays; away from results it grows less sure, as Brownian motion
    /// does.
    pub fn on(self, day: i32) -> Estimate {
        let after = self.points.partition_point(|point| point.day < day);
        let (before, next) =
            (after.checked_sub(1).map(|at| self.points[at]), self.points.get(after));
        let faded = |information: f64, point: Point| {
            let days = f64::from(point.day.abs_diff(day));
            (1.0 / information + self.drift * days).recip()
        };
        let (rating, information) = match (before, next) {
            (_, Some(point)) if point.day == day => return point.estimate(),
            (Some(a), Some(&b)) => {
                let share = f64::from(a.day.abs_diff(day)) / f64::from(a.day.abs_diff(b.day));
                let rating = a.rating + (b.rating - a.rating) * share;
                (rating, faded(a.past, a) + faded(b.future, b))
            }
            (Some(last), None) => (last.rating, faded(last.past, last)),
            (None, Some(&first)) => (first.rating, faded(first.future, first)),
            (None, None) => unreachable!("a curve has a point"),
        };
        Estimate { rating, sd: information.sqrt().recip() }
    }
}
