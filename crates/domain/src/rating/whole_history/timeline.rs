//! All days and bouts in order of time.
//!
//! A slot is one player on one day with a result: one unknown rating. Slots lie in order of their days and not player
//! by player, so that a pass over all of them, or over all bouts, only touches memory of the days around it, and the
//! chains of different players overlap in the processor.

use std::cmp::Ordering;

use super::network::{Bout, connected};
use super::{Against, POINTS, Prior};

/// The unknowns and the ties between them.
#[derive(Debug)]
pub(super) struct Timeline {
    /// Per slot, its player.
    pub(super) player: Vec<u32>,
    /// Per slot, its day.
    pub(super) day: Vec<i32>,
    /// Per slot, its links.
    pub(super) links: Vec<Link>,
    /// Every player's first slot, in order.
    pub(super) firsts: Vec<u32>,
    /// The number of groups that results connect.
    pub(super) groups: usize,
    /// Whether ratings change from day to day.
    drifts: bool,
    /// The assumption that fixes their levels.
    pub(super) against: Against,
    /// Per bout that counts, the slots of its two players.
    pub(super) sides: Vec<[u32; 2]>,
    /// Per bout that counts, its result.
    pub(super) results: Vec<Evidence>,
}

/// The links of a slot.
#[derive(Clone, Copy, Debug)]
pub(super) struct Link {
    /// The player's previous slot; itself if there is none.
    pub(super) before: u32,
    /// The number of its group, from 0; results connect the players of a group.
    pub(super) group: u32,
    /// The strength of the tie to the previous slot by the Wiener
    /// prior: 1 / (w² · days between), 0 for a player's first slot.
    pub(super) tie: f64,
}

/// The information of a bout about the difference of its two slots.
#[derive(Clone, Copy, Debug)]
pub(super) struct Evidence {
    /// Wins minus losses.
    pub(super) surplus: f64,
    /// The number of games.
    pub(super) games: f64,
    /// The given log-odds.
    pub(super) offset: f64,
    /// The number of assumed wins, and of losses, of the two before any result.
    pub(super) even: f64,
}

impl Timeline {
    /// The timeline of `bouts` among `players` players. Without drift each player has a single slot.
    pub(super) fn new(prior: Prior, players: usize, bouts: &[Bout]) -> Self {
        let variance = prior.drift / (POINTS * POINTS);
        let order = in_order(bouts);
        let even = match prior.against {
            Against::Start => vec![0.0; order.len()],
            Against::Opponents => even(prior.wins, players, &order),
        };
        let mut line = Self::with_capacity(prior, order.len());
        let mut latest: Vec<Option<u32>> = vec![None; players];
        for (bout, even) in order.into_iter().zip(even) {
            let Bout { day, players, .. } = bout;
            let side = |player| line.slot(variance, &mut latest, player, day);
            let sides = players.map(side);
            line.sides.push(sides);
            line.results.push(Evidence {
                surplus: bout.won - bout.lost,
                games: bout.games(),
                offset: bout.offset,
                even,
            });
        }
        line.find_groups(players);
        line
    }

    fn with_capacity(prior: Prior, bouts: usize) -> Self {
        Self {
            player: Vec::new(),
            day: Vec::new(),
            links: Vec::new(),
            firsts: Vec::new(),
            groups: 0,
            drifts: prior.drift > 0.0,
            against: prior.against,
            sides: Vec::with_capacity(bouts),
            results: Vec::with_capacity(bouts),
        }
    }

    /// Shifts each group so that the mean of its first days is 0.
    pub(super) fn hold_levels(&self, ratings: &mut [f64]) {
        let group = |slot: usize| self.links[slot].group as usize;
        let mut firsts = vec![(0.0, 0.0); self.groups];
        for slot in self.firsts.iter().map(|slot| *slot as usize) {
            let (sum, count) = &mut firsts[group(slot)];
            *sum += ratings[slot];
            *count += 1.0;
        }
        for (slot, rating) in ratings.iter_mut().enumerate() {
            let (sum, count) = firsts[group(slot)];
            *rating -= sum / count;
        }
    }

    /// The number of unknown ratings.
    pub(super) fn slots(&self) -> usize {
        self.player.len()
    }

    /// The player and the day of a slot as one number. Without drift all days are equal.
    pub(super) fn name(&self, slot: u32) -> u64 {
        let at = slot as usize;
        let day = if self.drifts { self.day[at].cast_unsigned() } else { 0 };
        (u64::from(self.player[at]) << 32) | u64::from(day)
    }

    /// The slot of `player` on `day`, which is not before any earlier one.
    fn slot(&mut self, variance: f64, latest: &mut [Option<u32>], player: u32, day: i32) -> u32 {
        let last = latest[player as usize];
        let rested = last.map(|slot| day.abs_diff(self.day[slot as usize]));
        if let (Some(slot), Some(days)) = (last, rested)
            && (days == 0 || variance <= 0.0)
        {
            return slot;
        }
        let slot = u32::try_from(self.slots()).expect("fewer than 2³² player-days");
        if last.is_none() {
            self.firsts.push(slot);
        }
        self.player.push(player);
        self.day.push(day);
        let tie = rested.map_or(0.0, |days| 1.0 / (variance * f64::from(days)));
        self.links.push(Link { before: last.unwrap_or(slot), group: 0, tie });
        latest[player as usize] = Some(slot);
        slot
    }

    fn find_groups(&mut self, players: usize) {
        let met = self.sides.iter().map(|side| side.map(|slot| self.player[slot as usize]));
        let group_of = connected(players, met);
        let mut number = vec![u32::MAX; players];
        let mut groups = 0;
        for (link, &player) in self.links.iter_mut().zip(&self.player) {
            let number = &mut number[group_of[player as usize] as usize];
            if *number == u32::MAX {
                *number = groups;
                groups += 1;
            }
            link.group = *number;
        }
        self.groups = groups as usize;
    }
}

/// The bouts that count, by day, players and games: equal for any
/// input order, so that every sum over them is bit for bit equal.
fn in_order(bouts: &[Bout]) -> Vec<Bout> {
    let mut keys: Vec<([u32; 3], u32)> = (0..)
        .zip(bouts)
        .filter(|(_, bout)| bout.counts())
        .map(|(at, bout)| {
            let [a, b] = bout.ordered().players;
            // Flipping the highest bit orders signed numbers as unsigned ones.
            ([bout.day.cast_unsigned() ^ (1 << 31), a, b], at)
        })
        .collect();
    let at = |place: u32| bouts[place as usize].ordered();
    keys.sort_unstable_by(|(one, here), (other, there)| {
        one.cmp(other).then_with(|| {
            let numbers = |bout: Bout| [bout.offset, bout.won, bout.drawn, bout.lost];
            let pairs = numbers(at(*here)).into_iter().zip(numbers(at(*there)));
            pairs
                .map(|(a, b)| a.total_cmp(&b))
                .find(|order| order.is_ne())
                .unwrap_or(Ordering::Equal)
        })
    });
    keys.into_iter().map(|(_, place)| at(place)).collect()
}

/// Per bout, the assumed wins, and losses, between its two players: `wins`, times the mean
/// of their shares in each other's games. Only the first bout of the two has them.
fn even(wins: f64, players: usize, order: &[Bout]) -> Vec<f64> {
    let mut games = vec![0.0; players];
    let mut meetings: Vec<([u32; 2], u32)> = Vec::with_capacity(order.len());
    for (place, bout) in (0..).zip(order) {
        for player in bout.players {
            games[player as usize] += bout.games();
        }
        meetings.push((bout.players, place));
    }
    meetings.sort_unstable();
    let mut even = vec![0.0; order.len()];
    for two in meetings.chunk_by(|(one, _), (next, _)| one == next) {
        let between: f64 = two.iter().map(|(_, place)| order[*place as usize].games()).sum();
        let ([a, b], first) = two[0];
        let share = between / games[a as usize] + between / games[b as usize];
        even[first as usize] = wins * share / 2.0;
    }
    even
}
