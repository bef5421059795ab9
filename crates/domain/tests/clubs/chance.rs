//! Chance: one way that it goes, or every way with its probability.

use super::lots::Lots;
use super::tables::{Drawn, Table};

pub(crate) trait Chance {
    fn below(&mut self, bound: usize) -> usize;
    fn percent(&mut self, chance: usize) -> bool;
    fn draw(&mut self, table: &Table) -> Drawn;

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

impl Chance for Lots {
    fn below(&mut self, bound: usize) -> usize {
        self.below(bound)
    }

    fn percent(&mut self, chance: usize) -> bool {
        self.percent(chance)
    }

    fn draw(&mut self, table: &Table) -> Drawn {
        table.draw(self)
    }
}

/// Every way, one after the other: each lot that is asked for is one more fork of the path.
#[derive(Debug, Default)]
pub(crate) struct EveryWay {
    /// At each fork the way taken and how many there are.
    path: Vec<(usize, usize)>,
    at: usize,
    probability: f64,
}

impl EveryWay {
    /// All that may come of what is done, with its probability.
    pub(crate) fn of<T>(mut done: impl FnMut(&mut Self) -> T) -> Vec<(T, f64)> {
        let (mut way, mut all) = (Self::default(), Vec::new());
        loop {
            (way.at, way.probability) = (0, 1.0);
            let came = done(&mut way);
            all.push((came, way.probability));
            while way.path.pop_if(|(taken, of)| *taken + 1 == *of).is_some() {}
            let Some((taken, _)) = way.path.last_mut() else { return all };
            *taken += 1;
        }
    }

    fn fork(&mut self, of: usize) -> usize {
        if self.at == self.path.len() {
            self.path.push((0, of));
        }
        self.at += 1;
        self.path[self.at - 1].0
    }
}

impl Chance for EveryWay {
    fn below(&mut self, bound: usize) -> usize {
        self.probability /= f64::from(u32::try_from(bound).expect("few ways"));
        self.fork(bound)
    }

    fn percent(&mut self, chance: usize) -> bool {
        let chance = f64::from(u32::try_from(chance).expect("a percentage")) / 100.0;
        let happens = self.fork(2) == 0;
        self.probability *= if happens { chance } else { 1.0 - chance };
        happens
    }

    fn draw(&mut self, table: &Table) -> Drawn {
        let row = self.fork(table.len());
        self.probability *= table.part(row);
        table.drawn(row)
    }
}
