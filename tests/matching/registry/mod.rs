//! An invented registry with known identities: names drawn from pools, and
//! a share of them entered a second time with typical errors.
//!
//! A seed gives the same registry on every machine. Shared by the tests and the benches.

mod damage;
mod lots;
mod people;
mod spell;

use std::collections::HashSet;

use damage::Damage;
use lots::Lots;
use people::{Pools, Who};

/// One record, as somebody entered it.
#[derive(Debug, Clone)]
pub(crate) struct Entered {
    pub(crate) name: String,
    pub(crate) reading: Option<String>,
    /// The true player; two records of one player have the same number.
    pub(crate) owner: u32,
    /// The error in the record, for reports; empty in a first record.
    pub(crate) damage: &'static str,
}

/// This many records, of which thirty in a hundred are the second one of a player.
///
/// No two players have the same name, or even the same pronunciation, as long as the
/// pools allow it (some 300,000 names); the records are in a possible order of entry.
pub(crate) fn registry(seed: u64, records: usize) -> Vec<Entered> {
    let mut lots = Lots::new(seed);
    let pools = Pools::new();
    let twice = records * 3 / 10;
    let mut taken = HashSet::new();
    let players: Vec<Who> =
        (0..records - twice).map(|_| unlike_any(&pools, &mut lots, &mut taken)).collect();
    let mut entered: Vec<Entered> = Vec::with_capacity(records);
    for (owner, who) in (0..).zip(&players) {
        let (name, reading) = who.first_entered(&mut lots);
        entered.push(Entered { name, reading, owner, damage: "" });
    }
    let mut again: Vec<usize> = (0..players.len()).collect();
    lots.shuffle(&mut again);
    for &player in again.iter().take(twice) {
        let first = &entered[player];
        let (name, reading, damage) =
            Damage::entered_again(&players[player], first, &pools, &mut lots);
        entered.push(Entered { name, reading, owner: first.owner, damage });
    }
    lots.shuffle(&mut entered);
    entered
}

fn unlike_any(pools: &Pools, lots: &mut Lots, taken: &mut HashSet<String>) -> Who {
    const TRIES: usize = 20;
    let mut who = pools.anybody(lots);
    for _ in 0..TRIES {
        if taken.insert(who.sound()) {
            break;
        }
        who = pools.anybody(lots);
    }
    who
}
