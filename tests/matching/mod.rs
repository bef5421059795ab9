//! Pairs of names that must or must not be taken for one person, and a registry with duplicates of which the truth is known.

mod pairs;
mod registry;
mod synthetic;

/// How often a judge of pairs was right.
#[derive(Debug, Default, Clone, Copy)]
struct Tally {
    /// One person, and found.
    hits: u32,
    /// One person, and missed.
    missed: u32,
    /// Two people, taken for one.
    wrong: u32,
    /// Two people, and left alone; unknown (0) where only pairs that were found are counted.
    apart: u32,
}

impl Tally {
    fn count(&mut self, same: bool, found: bool) {
        *match (same, found) {
            (true, true) => &mut self.hits,
            (true, false) => &mut self.missed,
            (false, true) => &mut self.wrong,
            (false, false) => &mut self.apart,
        } += 1;
    }

    fn precision(self) -> f64 {
        part(self.hits, self.wrong)
    }

    fn recall(self) -> f64 {
        part(self.hits, self.missed)
    }

    fn f1(self) -> f64 {
        2.0 * f64::from(self.hits) / f64::from(2 * self.hits + self.missed + self.wrong)
    }

    fn balanced_accuracy(self) -> f64 {
        f64::midpoint(self.recall(), part(self.apart, self.wrong))
    }
}

/// `of` as a part of both.
fn part(of: u32, rest: u32) -> f64 {
    f64::from(of) / f64::from(of + rest)
}
