//! A network of players on their days, tied to the opponents and
//! to the neighbouring days; slots are removed one by one.
//!
//! The curvature of strengths is a network of slots: a pull to the middle for each player, one
//! between each two who met, and one between a player's days. Removing a slot leaves a network of the
//! others. In it the slots to which it was tied are tied to each other, and their uncertainty stays
//! the same. A slot with few ties leaves few ties, and most slots of a large list have few.

use std::collections::HashMap;

use super::POINTS;
use super::newton::System;
use super::timeline::{Link, Timeline};
use crate::rating::{Duel, GamesOfTwo, Odds, Played, Scale, TableMatch, Totals, expected};
use crate::score::Side;

/// Slots with at most this many ties are removed; for more, the new ties would cost more than the slot.
const MOST: usize = 3;

#[derive(Clone, Debug)]
pub(super) struct Network {
    /// Per slot, the strength of its pull to the middle.
    pub(super) hold: Vec<f64>,
    /// Per slot, its weight in the sum of the first days of its group.
    pub(super) part: Vec<f64>,
    /// Per slot, the tie to the player's previous slot.
    pub(super) chain: Vec<Option<u32>>,
    /// Per tie, its strength.
    pub(super) firm: Vec<f64>,
    /// Per slot, its neighbours and the ties to them. Slots that were
    /// removed before it stay in the list until it is removed itself.
    ties: Vec<Vec<(u32, u32)>>,
    /// Per slot, the number of its neighbours that are not removed.
    degree: Vec<usize>,
    is_out: Vec<bool>,
    /// The removed slots, in order.
    pub(super) out: Vec<u32>,
}

impl Network {
    pub(super) fn of(system: &System, line: &Timeline) -> Self {
        let slots = line.slots();
        let mut network = Self {
            hold: vec![0.0; slots],
            part: vec![0.0; slots],
            chain: vec![None; slots],
            firm: Vec::with_capacity(line.sides.len()),
            ties: vec![Vec::new(); slots],
            degree: vec![0; slots],
            is_out: vec![false; slots],
            out: Vec::new(),
        };
        for (slot, hold) in line.firsts.iter().zip(&system.hold) {
            network.hold[*slot as usize] = *hold;
            network.part[*slot as usize] = 1.0;
        }
        for (slot, link) in (0..).zip(&line.links) {
            if link.tie > 0.0 {
                network.chain[slot as usize] = Some(network.tie(link.before, slot, link.tie));
            }
        }
        for ([a, b], information) in line.sides.iter().zip(&system.information) {
            network.tie(*a, *b, *information);
        }
        network
    }

    /// Removes slots with few ties, the fewest first.
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

    /// Ties two slots, or strengthens their tie. It is searched in the
    /// shorter list, since one of them may have met everybody.
    fn tie(&mut self, a: u32, b: u32, by: f64) -> u32 {
        let [of_a, of_b] = [a, b].map(|slot| self.ties[slot as usize].len());
        let known = if of_a <= of_b { self.to(a, b) } else { self.to(b, a) };
        if let Some(tie) = known {
            self.firm[tie as usize] += by;
            return tie;
        }
        let tie = u32::try_from(self.firm.len()).expect("fewer than 2³² ties");
        self.firm.push(by);
        for [one, other] in [[a, b], [b, a]] {
            self.ties[one as usize].push((other, tie));
            self.degree[one as usize] += 1;
        }
        tie
    }

    /// The tie of one slot to another in its own list.
    fn to(&self, one: u32, other: u32) -> Option<u32> {
        let all = self.ties[one as usize].iter();
        all.copied().find(|(to, _)| *to == other).map(|(_, tie)| tie)
    }

    /// The tie of two neighbours of a removed slot. A removed slot lists the
    /// slots that were left then, but these may no longer list it.
    pub(super) fn between(&self, a: u32, b: u32) -> usize {
        let [few, many] = if self.ties[a as usize].len() <= self.ties[b as usize].len() {
            [a, b]
        } else {
            [b, a]
        };
        let tie = self.to(few, many).or_else(|| self.to(many, few));
        tie.expect("they were tied") as usize
    }

    /// The neighbours of a slot when it was removed, and the ties to them.
    pub(super) fn ties_of(&self, slot: u32) -> &[(u32, u32)] {
        &self.ties[slot as usize]
    }

    /// The total strength of the pull to the middle and of all ties of a slot when it was removed.
    pub(super) fn own(&self, slot: u32) -> f64 {
        self.firmness(slot, self.ties_of(slot))
    }

    fn firmness(&self, slot: u32, ties: &[(u32, u32)]) -> f64 {
        self.hold[slot as usize] + ties.iter().map(|(_, tie)| self.firm[*tie as usize]).sum::<f64>()
    }

    /// The slots that are left, by group; groups without any are left out.
    pub(super) fn cores(&self, line: &Timeline) -> Vec<Core> {
        let mut cores: Vec<Core> = vec![Core::default(); line.groups];
        let mut place = vec![0; self.hold.len()];
        // Per player, the last slot that is left, and its place.
        let mut last: HashMap<u32, u32> = HashMap::new();
        let left = || (0..).zip(&self.is_out).filter(|(_, is_out)| !**is_out).map(|(slot, _)| slot);
        let group = |slot: u32| line.links[slot as usize].group as usize;
        for slot in left() {
            let core = &mut cores[group(slot)];
            place[slot as usize] = u32::try_from(core.slots.len()).expect("fewer than 2³² slots");
            let own = place[slot as usize];
            let before = last.insert(line.player[slot as usize], own).unwrap_or(own);
            core.slots.push(slot);
            core.chain.push(Link { before, tie: 0.0, group: 0 });
            core.named.push(line.name(slot));
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
                let [a, b] = sides;
                let link = &mut core.chain[b as usize];
                let in_chain = link.before == a;
                if in_chain {
                    link.tie = firm;
                } else {
                    for side in sides {
                        core.own[side as usize] += firm;
                    }
                }
                core.ties.push(Tie { sides, firm, number, in_chain });
            }
        }
        cores.retain(|core| !core.slots.is_empty());
        cores
    }
}

/// The slots of a group that are left, by their place among them.
#[derive(Clone, Debug, Default)]
pub(super) struct Core {
    pub(super) slots: Vec<u32>,
    /// The player and the day of each slot, as a unique number.
    pub(super) named: Vec<u64>,
    /// The tie of each slot to the previous one of its player.
    pub(super) chain: Vec<Link>,
    pub(super) hold: Vec<f64>,
    /// Per slot, the total strength of the pull to the middle and of the ties to other players.
    pub(super) own: Vec<f64>,
    /// Per slot, its weight in the sum of the group.
    pub(super) part: Vec<f64>,
    pub(super) ties: Vec<Tie>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Tie {
    pub(super) sides: [u32; 2],
    pub(super) firm: f64,
    /// Its number in the network.
    pub(super) number: usize,
    /// Whether it ties two consecutive slots of one player.
    pub(super) in_chain: bool,
}

// The games of two players on a day.

/// The games of two players on one day, from the view of the first.
/// Counts may be weights: in a pod of n every pair counts 1/(n−1).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Bout {
    /// The day, as a number that grows by one a day.
    pub day: i32,
    /// The two players, by their places in the list.
    pub players: [u32; 2],
    /// Games the first won, 0 or more.
    pub won: f64,
    /// Drawn games, 0 or more.
    pub drawn: f64,
    /// Games the first lost, 0 or more.
    pub lost: f64,
    /// The first player's advantage from the hands, in natural log-odds: ln(p/(1−p)) of the hand strength p. 0 for
    /// none; finite.
    pub offset: f64,
}

impl Bout {
    /// The bouts of one rated match of that day, under a list's rules: one of two players for each hand, or all pairs
    /// of a pod.
    ///
    /// A match of a pod gives only the points of a pair, so a tie counts as half a
    /// win and half a loss; it says nothing about the share of drawn games.
    pub fn of(day: i32, played: &Played, scale: &Scale) -> Vec<Self> {
        match played {
            Played::Duel { players, totals, .. } => vec![Self::duel(day, *players, *totals)],
            Played::Games(two) => Self::games_of_two(day, two, scale),
            Played::Table(table) => Self::table(day, table),
            Played::Adjustment(_) => Vec::new(),
        }
    }

    fn duel(day: i32, players: [u32; 2], totals: Totals) -> Self {
        let [won, drawn, lost] = [totals.a, totals.draws, totals.b].map(f64::from);
        Self { day, players, won, drawn, lost, offset: 0.0 }
    }

    fn games_of_two(day: i32, two: &GamesOfTwo, scale: &Scale) -> Vec<Self> {
        let mut bouts: Vec<Self> = Vec::new();
        for game in &two.games {
            let offset = log_odds(scale.odds(game));
            let same = |bout: &Self| bout.offset.to_bits() == offset.to_bits();
            let at = bouts.iter().position(same).unwrap_or_else(|| {
                bouts.push(Self { day, players: two.players, offset, ..Self::default() });
                bouts.len() - 1
            });
            match game.winner {
                Some(Side::A) => bouts[at].won += 1.0,
                None => bouts[at].drawn += 1.0,
                Some(Side::B) => bouts[at].lost += 1.0,
            }
        }
        bouts
    }

    fn table(day: i32, table: &TableMatch) -> Vec<Self> {
        let opponents = u32::try_from(table.players.len()).map_or(f64::INFINITY, f64::from) - 1.0;
        let bout = |pair: &Duel| Self {
            day,
            players: pair.players.map(|seat| table.players[seat]),
            won: pair.score / opponents,
            drawn: 0.0,
            lost: (pair.games - pair.score) / opponents,
            offset: log_odds(pair.odds),
        };
        table.pairs.iter().map(bout).collect()
    }

    /// The number of games, including drawn ones.
    pub fn games(&self) -> f64 {
        self.won + self.drawn + self.lost
    }

    /// The expected score of the first player in a game, by the difference in points and the hands.
    pub fn expected(&self, difference: f64) -> f64 {
        expected(difference + self.offset * POINTS, Odds::EVEN)
    }

    /// The share that the first player scored; a drawn game counts half.
    pub fn score(&self) -> f64 {
        (self.won + self.drawn / 2.0) / self.games()
    }

    /// The bout with the lower number first, so that both views are equal.
    pub(in crate::rating) fn ordered(self) -> Self {
        let Self { players: [a, b], won, lost, offset, .. } = self;
        if a <= b {
            return self;
        }
        Self { players: [b, a], won: lost, lost: won, offset: -offset, ..self }
    }

    /// Whether it has games between two different players.
    pub(in crate::rating) fn counts(&self) -> bool {
        self.players[0] != self.players[1] && self.games() > 0.0
    }
}

/// ln(p/(1−p)).
fn log_odds(odds: Odds) -> f64 {
    -odds.against().ln()
}

// Comparable groups of players.

/// The groups of players that results connect, directly or through others: each in ascending order, the groups by their
/// first player. Players without results are in none.
///
/// No result compares two groups; only the common start ties their ratings.
///
/// # Panics
///
/// If a bout names a player not below `players`.
pub fn components(players: usize, bouts: &[Bout]) -> Vec<Vec<u32>> {
    let group_of = connected(players, bouts.iter().filter(|b| b.counts()).map(|b| b.players));
    let mut sizes = vec![0_usize; players];
    for &group in &group_of {
        sizes[group as usize] += 1;
    }
    let mut place = vec![usize::MAX; players];
    let mut groups: Vec<Vec<u32>> = Vec::new();
    for (player, group) in (0..).zip(group_of.into_iter().map(|group| group as usize)) {
        if sizes[group] > 1 {
            if place[group] == usize::MAX {
                place[group] = groups.len();
                groups.push(Vec::with_capacity(sizes[group]));
            }
            groups[place[group]].push(player);
        }
    }
    groups
}

/// For each player, one player of its group, the same for all: union-find with path halving.
pub(super) fn connected(players: usize, pairs: impl Iterator<Item = [u32; 2]>) -> Vec<u32> {
    let mut above: Vec<u32> = (0..).take(players).collect();
    for [a, b] in pairs {
        let [a, b] = [top(&mut above, a), top(&mut above, b)];
        above[a.max(b) as usize] = a.min(b);
    }
    (0..).take(players).map(|player| top(&mut above, player)).collect()
}

fn top(above: &mut [u32], mut player: u32) -> u32 {
    while above[player as usize] != player {
        above[player as usize] = above[above[player as usize] as usize];
        player = above[player as usize];
    }
    player
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finish::Finish;
    use crate::game::parse;
    use crate::number::PlayerId;
    use crate::score::Score;

    /// Two games with the same deal are one bout, and the hand is an offset.
    #[test]
    fn hands_are_offsets() {
        let games = parse("w@0.75 l d@0.75").expect("games");
        let two = Played::Games(Box::new(GamesOfTwo { players: [1, 2], games, event: 0 }));
        let bouts = Bout::of(3, &two, &Scale::STANDARD);
        let counted = |bout: &Bout| (bout.won, bout.drawn, bout.lost);
        assert_eq!(
            bouts.iter().map(counted).collect::<Vec<_>>(),
            [(1.0, 1.0, 0.0), (0.0, 0.0, 1.0)]
        );
        assert!((bouts[0].offset - 3.0_f64.ln()).abs() < 1e-12 && bouts[1].offset == 0.0);
    }

    #[test]
    fn a_match_of_two_is_one_bout() {
        let score = Score { a: 3, b: 1, draws: 2, ..Score::default() };
        let bouts = Bout::of(9, &Played::duel([4, 2], score), &Scale::STANDARD);
        let wanted = Bout { day: 9, players: [4, 2], won: 3.0, drawn: 2.0, lost: 1.0, offset: 0.0 };
        assert_eq!(bouts, [wanted]);
    }

    /// Three in a pod: each pair counts half, a tie a quarter for each side.
    #[test]
    fn a_table_is_its_pairs_shared_among_opponents() {
        let seats = [5, 6, 8].map(PlayerId);
        let game = Finish(vec![vec![seats[1]], vec![seats[0], seats[2]]]);
        let played = Played::Table(Box::new(TableMatch::new(&seats, [(&game, None)])));
        let bouts = Bout::of(1, &played, &Scale::STANDARD).into_iter();
        let bouts = bouts.map(|bout| (bout.players, bout.won, bout.lost));
        let wanted = [([5, 6], 0.0, 0.5), ([5, 8], 0.25, 0.25), ([6, 8], 0.5, 0.0)];
        assert_eq!(bouts.collect::<Vec<_>>(), wanted);
    }
}

#[cfg(test)]
mod components_tests {
    use super::*;

    #[test]
    fn groups_that_never_met() {
        let met = |a, b| Bout { players: [a, b], won: 1.0, ..Bout::default() };
        let unplayed = Bout { players: [0, 3], ..Bout::default() };
        let bouts = [met(6, 1), met(3, 4), met(4, 5), unplayed, met(1, 0), met(5, 3)];
        assert_eq!(components(8, &bouts), [vec![0, 1, 6], vec![3, 4, 5]]);
        assert_eq!(components(3, &[]), Vec::<Vec<u32>>::new());
    }
}
