//! Players tied to those they met, of whom one after the other is taken out.
//!
//! The curvature of strengths that never change is a network: a pull to the middle for each player, and one between each two
//! who met. Taking a player out of it leaves a network of the others. In it those who met the player are tied to each other,
//! and as much is known of them as before. A player who met few leaves few ties, and most of a large list met few.

use super::solve::System;
use super::timeline::Timeline;

/// A player tied to so many or fewer is taken out; with more, the new ties would cost more than the player.
const MOST: usize = 3;

#[derive(Clone, Debug)]
pub(super) struct Network {
    /// Per slot, how firmly it is held to the middle.
    pub(super) hold: Vec<f64>,
    /// Per slot, its part in the sum of its group.
    pub(super) part: Vec<f64>,
    /// Per tie, how firm it is.
    pub(super) firm: Vec<f64>,
    /// Per slot, to which others it is tied, and by which tie. Those that were taken out before it still stand there until it
    /// is taken out itself.
    ties: Vec<Vec<(u32, u32)>>,
    /// Per slot, to how many it is tied that are not taken out.
    degree: Vec<usize>,
    is_out: Vec<bool>,
    /// Those taken out, in their order.
    pub(super) out: Vec<u32>,
}

impl Network {
    /// Of strengths that have a slot each.
    pub(super) fn of(system: &System, line: &Timeline) -> Self {
        let slots = line.slots();
        let mut network = Self {
            hold: vec![0.0; slots],
            part: vec![1.0; slots],
            firm: Vec::with_capacity(line.sides.len()),
            ties: vec![Vec::new(); slots],
            degree: vec![0; slots],
            is_out: vec![false; slots],
            out: Vec::new(),
        };
        for (slot, hold) in line.firsts.iter().zip(&system.hold) {
            network.hold[*slot as usize] = *hold;
        }
        for ([a, b], information) in line.sides.iter().zip(&system.information) {
            network.tie(*a, *b, *information);
        }
        network
    }

    /// Takes out players who are tied to few, the fewest first.
    pub(super) fn reduce(&mut self) {
        let mut due: [Vec<u32>; MOST + 1] = Default::default();
        for (slot, &degree) in (0..).zip(&self.degree) {
            if let Some(due) = due.get_mut(degree) {
                due.push(slot);
            }
        }
        while let Some(slot) = due.iter_mut().find_map(Vec::pop) {
            if self.is_out[slot as usize] || self.degree[slot as usize] > MOST {
                continue;
            }
            self.take_out(slot);
            for &(other, _) in &self.ties[slot as usize] {
                if let Some(due) = due.get_mut(self.degree[other as usize]) {
                    due.push(other);
                }
            }
        }
    }

    fn take_out(&mut self, slot: u32) {
        let at = slot as usize;
        let mut ties = std::mem::take(&mut self.ties[at]);
        ties.retain(|(other, _)| !self.is_out[*other as usize]);
        let own = self.firmness(slot, &ties);
        for (place, &(other, tie)) in ties.iter().enumerate() {
            let share = self.firm[tie as usize] / own;
            self.hold[other as usize] += share * self.hold[at];
            self.part[other as usize] += share * self.part[at];
            self.degree[other as usize] -= 1;
            for &(third, tie) in &ties[place + 1..] {
                self.tie(other, third, share * self.firm[tie as usize]);
            }
        }
        self.ties[at] = ties;
        self.is_out[at] = true;
        self.out.push(slot);
    }

    /// Ties two, or makes their tie firmer. It is looked for where fewer are, since one of them may have met everybody.
    fn tie(&mut self, a: u32, b: u32, by: f64) {
        let [of_a, of_b] = [a, b].map(|slot| self.ties[slot as usize].len());
        let known = if of_a <= of_b { self.to(a, b) } else { self.to(b, a) };
        if let Some(tie) = known {
            self.firm[tie] += by;
            return;
        }
        let tie = u32::try_from(self.firm.len()).expect("fewer than 2³² ties");
        self.firm.push(by);
        for [one, other] in [[a, b], [b, a]] {
            self.ties[one as usize].push((other, tie));
            self.degree[one as usize] += 1;
        }
    }

    /// The tie of one to another, as far as it knows of it.
    fn to(&self, one: u32, other: u32) -> Option<usize> {
        let all = self.ties[one as usize].iter();
        all.copied().find(|(to, _)| *to == other).map(|(_, tie)| tie as usize)
    }

    /// The tie of two to whom one that was taken out was tied. What was taken out knows of those that were left then, which
    /// may no longer know of it.
    pub(super) fn between(&self, a: u32, b: u32) -> usize {
        let [few, many] = if self.ties[a as usize].len() <= self.ties[b as usize].len() {
            [a, b]
        } else {
            [b, a]
        };
        self.to(few, many).or_else(|| self.to(many, few)).expect("they were tied")
    }

    /// The slots to which one was tied when it was taken out, and by which ties.
    pub(super) fn ties_of(&self, slot: u32) -> &[(u32, u32)] {
        &self.ties[slot as usize]
    }

    /// How firmly a slot was held when it was taken out, by the middle and by all to which it was tied.
    pub(super) fn own(&self, slot: u32) -> f64 {
        self.firmness(slot, self.ties_of(slot))
    }

    fn firmness(&self, slot: u32, ties: &[(u32, u32)]) -> f64 {
        self.hold[slot as usize] + ties.iter().map(|(_, tie)| self.firm[*tie as usize]).sum::<f64>()
    }

    /// The players that are left, by group; groups without any are left out.
    pub(super) fn cores(&self, line: &Timeline) -> Vec<Core> {
        let mut cores: Vec<Core> = vec![Core::default(); line.groups];
        let mut place = vec![0; self.hold.len()];
        let left = || (0..).zip(&self.is_out).filter(|(_, is_out)| !**is_out).map(|(slot, _)| slot);
        let group = |slot: u32| line.links[slot as usize].group as usize;
        for slot in left() {
            let core = &mut cores[group(slot)];
            place[slot as usize] = u32::try_from(core.slots.len()).expect("fewer than 2³² slots");
            core.slots.push(slot);
            core.player.push(line.player[slot as usize]);
            core.hold.push(self.hold[slot as usize]);
            core.own.push(self.hold[slot as usize]);
            core.part.push(self.part[slot as usize]);
        }
        for slot in left() {
            let core = &mut cores[group(slot)];
            for &(other, number) in &self.ties[slot as usize] {
                if other <= slot || self.is_out[other as usize] {
                    continue;
                }
                let sides = [slot, other].map(|slot| place[slot as usize]);
                let (number, firm) = (number as usize, self.firm[number as usize]);
                for side in sides {
                    core.own[side as usize] += firm;
                }
                core.ties.push(Tie { sides, firm, number });
            }
        }
        cores.retain(|core| !core.slots.is_empty());
        cores
    }
}

/// The players of a group that are left, by their place among them.
#[derive(Clone, Debug, Default)]
pub(super) struct Core {
    pub(super) slots: Vec<u32>,
    /// The player of each slot.
    pub(super) player: Vec<u32>,
    pub(super) hold: Vec<f64>,
    /// How firmly each is held by the middle and by all others.
    pub(super) own: Vec<f64>,
    /// The part of each in the sum of the group.
    pub(super) part: Vec<f64>,
    pub(super) ties: Vec<Tie>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Tie {
    pub(super) sides: [u32; 2],
    pub(super) firm: f64,
    /// Which of the network it is.
    pub(super) number: usize,
}
