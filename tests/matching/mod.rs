//! Pairs of names that must or must not count as one person, and a registry with known duplicates.

mod pairs;
mod registry;
mod synthetic;

/// The counts of right and wrong judgements of pairs.
#[derive(Debug, Default, Clone, Copy)]
struct Tally {
    /// One person, found.
    hits: u32,
    /// One person, missed.
    missed: u32,
    /// Two people, judged as one.
    wrong: u32,
    /// Two people, not paired; unknown (0) if only found pairs are counted.
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

/// `of` as a share of both.
fn part(of: u32, rest: u32) -> f64 {
    f64::from(of) / f64::from(of + rest)
}
