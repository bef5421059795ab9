//! All duplicates of a registry.

use std::num::NonZero;

use super::super::commonness::Commonness;
use super::super::odds::{self, Odds};
use super::super::person::Person;
use super::{Index, MOST_OF_ALL, rivals};
use crate::progress::{NoProgress, Progress, ProgressCounter, Stopped, Task};

/// Pairs from this probability on tell whether two others are rivals.
const DOUBTFUL: f64 = 0.01;

/// Two people who may be one.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pair {
    /// The smaller number.
    pub a: u32,
    /// The larger number.
    pub b: u32,
    /// Whether they are one person.
    pub odds: Odds,
}

impl Pair {
    /// How probable it is that they are one person.
    pub fn probability(&self) -> f64 {
        self.odds.probability()
    }
}

impl Index {
    /// Every pair of at least that probability, the most probable first, then by numbers; `person` gives the person with a number. The
    /// result is equal on every machine.
    pub fn duplicates<'p, F>(&self, person: F, common: &Commonness, min: f64) -> Vec<Pair>
    where
        F: Fn(u32) -> Option<&'p Person> + Sync,
    {
        NoProgress::whole(self.duplicates_watched(person, common, min, &NoProgress))
    }

    /// [`Self::duplicates`] with progress by person.
    pub fn duplicates_watched<'p, F>(
        &self,
        person: F,
        common: &Commonness,
        min: f64,
        progress: &dyn Progress,
    ) -> Result<Vec<Pair>, Stopped>
    where
        F: Fn(u32) -> Option<&'p Person> + Sync,
    {
        self.duplicates_by(threads(), person, common, min, progress)
    }

    pub(super) fn duplicates_by<'p, F>(
        &self,
        threads: usize,
        person: F,
        common: &Commonness,
        min: f64,
        progress: &dyn Progress,
    ) -> Result<Vec<Pair>, Stopped>
    where
        F: Fn(u32) -> Option<&'p Person> + Sync,
    {
        let everyone: Vec<u32> = self.people.iter().copied().collect();
        let count = ProgressCounter::new(progress, Task::Comparing, everyone.len());
        let alike = |&a: &u32| count.one().map(|()| self.alike(a, &person, common, min));
        let parts: Vec<Result<Vec<Vec<Pair>>, Stopped>> =
            shared_out(&everyone, threads, |part| vec![part.iter().map(alike).collect()]);
        let parts: Vec<Vec<Vec<Pair>>> = parts.into_iter().collect::<Result<_, _>>()?;
        let mut pairs: Vec<Pair> = parts.into_iter().flatten().flatten().collect();
        let told: Vec<Odds> = pairs.iter().map(|pair| pair.odds).collect();
        let share = odds::share_of(&told, everyone.len());
        for pair in &mut pairs {
            pair.odds = pair.odds.among(share);
        }
        rivals::weigh(&mut pairs, share);
        pairs.retain(|pair| pair.probability() >= min);
        pairs.sort_by(|x, y| {
            y.probability().total_cmp(&x.probability()).then((x.a, x.b).cmp(&(y.a, y.b)))
        });
        Ok(pairs)
    }

    /// The pairs of one person with people of larger numbers.
    fn alike<'p>(
        &self,
        a: u32,
        person: impl Fn(u32) -> Option<&'p Person>,
        common: &Commonness,
        min: f64,
    ) -> Vec<Pair> {
        let Some(first) = person(a) else { return Vec::new() };
        let others = self.nearest(first, MOST_OF_ALL).into_iter().filter(|&b| b > a);
        let scored =
            others.filter_map(|b| Some(Pair { a, b, odds: Odds::of(first, person(b)?, common) }));
        scored.filter(|pair| pair.odds.may_reach(min.min(DOUBTFUL))).collect()
    }
}

/// How many threads are worth starting here.
pub fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, NonZero::get).min(8)
}

/// The work done on parts of `items` at the same time; what it gives stands in the order of the
/// items, however many parts there are.
pub fn shared_out<T: Sync, R: Send>(
    items: &[T],
    threads: usize,
    work: impl Fn(&[T]) -> Vec<R> + Sync,
) -> Vec<R> {
    let size = items.len().div_ceil(threads.max(1)).max(1);
    if items.len() < FEW || size >= items.len() {
        return work(items);
    }
    let work = &work;
    std::thread::scope(|scope| {
        let parts: Vec<_> =
            items.chunks(size).map(|part| scope.spawn(move || work(part))).collect();
        let done = parts.into_iter().map(std::thread::ScopedJoinHandle::join);
        done.flat_map(|part| part.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    })
}

/// So few items are done before a second thread has started.
const FEW: usize = 256;
