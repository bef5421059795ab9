//! Seeding: divides entrants into groups or pods, and orders the seeds of a knock-out.

mod apart;
mod qualify;

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;

use super::chance;
use super::finish::SEATS;
use crate::number::PlayerId;
use crate::seeding::apart::assign;

pub use apart::{Apart, Mates, apart};
pub use qualify::qualify;
use serde::{Deserialize, Serialize};

// Random order for all but the top seeds.

/// The entrants as seeds, best first: the first `locked` keep their
/// places, the others follow in the random order of this `seed`.
pub fn lots(entrants: &[PlayerId], locked: usize, seed: u64) -> Vec<PlayerId> {
    let mut seeds = entrants.to_vec();
    let locked = locked.min(seeds.len());
    chance::shuffle(&mut seeds[locked..], seed);
    seeds
}

// The number of players who advance to the next stage.

/// The number of players who advance, as an organiser gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advance {
    /// This many of each group.
    OfEach(u32),
    /// This many in total.
    InAll(u32),
}

/// A text that is no number of players to advance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnAdvance;

const TOTAL: &str = "total:";

impl Advance {
    /// How many players advance from each of `groups` groups, and how many more as the best of the next rank.
    pub fn of(self, groups: u32) -> (u32, Option<u32>) {
        match self {
            Self::OfEach(each) => (each, None),
            Self::InAll(all) => {
                let groups = groups.max(1);
                (all / groups, Some(all % groups).filter(|&more| more > 0))
            }
        }
    }
}

impl fmt::Display for Advance {
    /// Writes `2` for two of each group, `total:8` for eight in total.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OfEach(each) => write!(f, "{each}"),
            Self::InAll(all) => write!(f, "{TOTAL}{all}"),
        }
    }
}

impl FromStr for Advance {
    type Err = NotAnAdvance;

    fn from_str(text: &str) -> Result<Self, NotAnAdvance> {
        let text = text.trim().to_ascii_lowercase();
        let number = |text: &str| text.parse().map_err(|_no_number| NotAnAdvance);
        match text.strip_prefix(TOTAL) {
            Some(all) => number(all).map(Self::InAll),
            None => number(&text).map(Self::OfEach),
        }
    }
}

/// The number of drawings from which the best is taken.
const TRIES: u64 = 16;

/// The sizes of pods for this number of players and the wished size: as few pods as possible, none larger
/// than wished, sizes that differ by at most one, the larger first. A pod is larger than wished only if
/// another would have fewer than three. None for fewer than three players, or a wish outside [`SEATS`].
pub fn sizes(players: usize, wished: usize) -> Option<Vec<usize>> {
    if !SEATS.contains(&wished) || players < *SEATS.start() {
        return None;
    }
    let tables = players.div_ceil(wished).min(players / SEATS.start());
    let larger = players % tables;
    Some((0..tables).map(|table| players / tables + usize::from(table < larger)).collect())
}

/// Seats players in pods of about the `wished` size ([`sizes`]) by lots, with as few repeated opponents as possible:
/// `earlier` are the pods of the previous rounds.
///
/// Several drawings are made from the `seed`, and each is improved by exchanging two players of
/// different pods as long as that helps. The best one has the smallest sum of squares of how
/// often each pair has met, with this seating; of equal ones the first is taken. The seating
/// depends only on the seed, the order of the players and earlier meetings.
pub fn tables(
    players: &[PlayerId],
    wished: usize,
    earlier: &[Vec<PlayerId>],
    seed: u64,
) -> Option<Vec<Vec<PlayerId>>> {
    let sizes = sizes(players.len(), wished)?;
    let met = Met::new(players, earlier);
    let mut best: Option<(u32, Vec<usize>)> = None;
    for attempt in 0..TRIES {
        let mut seating = Seating::drawn(&sizes, &met, seed.wrapping_add(attempt));
        seating.improve();
        let repeats = seating.repeats();
        if best.as_ref().is_none_or(|(least, _)| repeats < *least) {
            best = Some((repeats, seating.order));
        }
        if repeats == 0 {
            break;
        }
    }
    let (_, order) = best?;
    let mut seats = order.into_iter().map(|index| players[index]);
    Some(sizes.iter().map(|&size| seats.by_ref().take(size).collect()).collect())
}

/// How often every two of the players were in one pod; players are given by index.
struct Met {
    players: usize,
    times: Vec<u32>,
}

impl Met {
    fn new(players: &[PlayerId], earlier: &[Vec<PlayerId>]) -> Self {
        let index: HashMap<PlayerId, usize> = players.iter().copied().zip(0..).collect();
        let mut met = Self { players: players.len(), times: vec![0; players.len().pow(2)] };
        for table in earlier {
            let here: Vec<usize> = table.iter().filter_map(|it| index.get(it).copied()).collect();
            for &one in &here {
                for &other in here.iter().filter(|&&other| other != one) {
                    met.times[one * players.len() + other] += 1;
                }
            }
        }
        met
    }

    fn times(&self, one: usize, other: usize) -> u32 {
        self.times[one * self.players + other]
    }
}

/// Players in the order of their seats, pod by pod.
struct Seating<'a> {
    met: &'a Met,
    order: Vec<usize>,
    /// For each seat, the seats of its pod.
    table_of: Vec<std::ops::Range<usize>>,
}

impl<'a> Seating<'a> {
    fn drawn(sizes: &[usize], met: &'a Met, seed: u64) -> Self {
        let mut order: Vec<usize> = (0..met.players).collect();
        chance::shuffle(&mut order, seed);
        let mut table_of = Vec::with_capacity(order.len());
        for &size in sizes {
            let start = table_of.len();
            table_of.extend(std::iter::repeat_n(start..start + size, size));
        }
        Self { met, order, table_of }
    }

    /// How often the player of the seat has met the others of a pod.
    fn meetings(&self, seat: usize, table: &std::ops::Range<usize>) -> u32 {
        let at = |other: usize| self.met.times(self.order[seat], self.order[other]);
        table.clone().map(at).sum()
    }

    /// The earlier meetings of all players who share a pod, counted from both sides. The sum
    /// of squares grows by 2m + 1 for a pair that met m times before, and the number of
    /// pairs is fixed, so the fewest repeats give the smallest sum of squares.
    fn repeats(&self) -> u32 {
        (0..self.order.len()).map(|seat| self.meetings(seat, &self.table_of[seat])).sum()
    }

    /// Exchanges two players of different pods as long as that reduces repeated meetings.
    fn improve(&mut self) {
        let mut improved = true;
        while improved {
            improved = false;
            for one in 0..self.order.len() {
                for other in self.table_of[one].end..self.order.len() {
                    if self.exchanged(one, other) < self.stays(one, other) {
                        self.order.swap(one, other);
                        improved = true;
                    }
                }
            }
        }
    }

    fn stays(&self, one: usize, other: usize) -> u32 {
        self.meetings(one, &self.table_of[one]) + self.meetings(other, &self.table_of[other])
    }

    fn exchanged(&self, one: usize, other: usize) -> u32 {
        // Each counts the other, who will have left the pod.
        let between = self.met.times(self.order[one], self.order[other]);
        self.meetings(one, &self.table_of[other]) + self.meetings(other, &self.table_of[one])
            - 2 * between
    }
}

/// The fewest players of a group.
const SMALLEST: usize = 2;

/// How seeds are divided into groups.
///
/// Seeds form tiers with as many seeds as there are groups; each group gets one of
/// each tier. The last tier may be incomplete, so sizes differ by at most one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::Display, strum::EnumString, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Split {
    /// In snake order: 1 8 9 16, 2 7 10 15, 3 6 11 14, 4 5 12 13.
    #[default]
    Snake,
    /// With the sums of seed numbers as equal as possible: they differ by at most one, if they cannot be
    /// equal (an odd number of tiers and an even number of groups). A vacant place of the last tier
    /// counts as the seed that would be there. Nine in three groups give 1 5 9, 2 6 7, 3 4 8.
    Balanced,
    /// As the organiser chooses.
    ByHand,
}

/// Divides `seeds`, best first, into groups, each with its best seed first. None if the
/// organiser divides them by hand, or with fewer than two seeds for each group.
pub fn divide(seeds: &[PlayerId], groups: usize, split: Split) -> Option<Vec<Vec<PlayerId>>> {
    if groups == 0 || seeds.len() / groups < SMALLEST {
        return None;
    }
    let tiers = seeds.len().div_ceil(groups);
    let place = |tier: usize, group: usize| match split {
        Split::Snake => Some(snake(tier, group, groups)),
        Split::Balanced => Some(balanced(tier, group, groups, tiers)),
        Split::ByHand => None,
    };
    let seed = |tier, group| Some(seeds.get(tier * groups + place(tier, group)?).copied());
    let members = |group| (0..tiers).map(|tier| seed(tier, group)).collect::<Option<Vec<_>>>();
    let rows = (0..groups).map(members).collect::<Option<Vec<_>>>()?;
    Some(rows.into_iter().map(|row| row.into_iter().flatten().collect()).collect())
}

/// The place in a tier, from 0, of the seed that goes to a group.
fn snake(tier: usize, group: usize, groups: usize) -> usize {
    if tier.is_multiple_of(2) { group } else { groups - 1 - group }
}

/// Like [`snake`], but every two tiers add up to the same for all groups. The last three of an odd
/// number of tiers go together instead: the second is placed so that its sums with the first are
/// consecutive numbers (with one gap for an even number of groups), the third against these sums.
fn balanced(tier: usize, group: usize, groups: usize, tiers: usize) -> usize {
    let of_three = (tier + 3).checked_sub(tiers).filter(|_| tiers % 2 == 1);
    let middle = (groups - 1) / 2;
    match of_three {
        None => snake(tier, group, groups),
        Some(0) => group,
        Some(1) if group.is_multiple_of(2) => middle - group / 2,
        Some(1) => groups - 1 - group / 2,
        Some(_) if group.is_multiple_of(2) => groups - 1 - group / 2,
        Some(_) => groups / 2 - 1 - group / 2,
    }
}

/// Keeps club mates apart in groups made by [`divide`]: players of one tier exchange groups so that as few pairs of
/// mates as possible share one. A club with more members than there are groups must share, and then does so as evenly
/// as the tiers allow.
///
/// The first seeds of the groups stay. Tier after tier is assigned again to the groups with the fewest pairs of
/// mates (and, among such assignments, the smallest sum of squared moves), until nothing improves. A vacant
/// place of the last tier moves like a player without a club, so sizes still differ by at most one.
pub fn separate(groups: &[Vec<PlayerId>], mates: &Mates) -> Vec<Vec<PlayerId>> {
    let tiers = groups.iter().map(Vec::len).max().unwrap_or_default();
    let place = |tier: usize| groups.iter().map(|group| group.get(tier).copied()).collect();
    let mut rows: Vec<Vec<Option<PlayerId>>> = (0..tiers).map(place).collect();
    let mut improved = true;
    while improved {
        improved = false;
        for tier in 1..tiers {
            let cost = tier_costs(&rows, tier, mates);
            let columns = assign(&cost);
            let before: i64 = (0..groups.len()).map(|group| cost[group][group]).sum();
            let after: i64 = (0..).zip(&columns).map(|(row, &to): (usize, _)| cost[row][to]).sum();
            if after < before {
                let moved = rows[tier].clone();
                for (player, to) in moved.into_iter().zip(columns) {
                    rows[tier][to] = player;
                }
                improved = true;
            }
        }
    }
    let group = |index: usize| rows.iter().filter_map(|row| row[index]).collect();
    (0..groups.len()).map(group).collect()
}

/// The cost of putting each player of a tier into each group: first mates there, then the distance moved.
fn tier_costs(rows: &[Vec<Option<PlayerId>>], tier: usize, mates: &Mates) -> Vec<Vec<i64>> {
    let groups = rows[tier].len();
    let weight = groups.pow(3);
    let cost = |player: Option<PlayerId>, from: usize, to: usize| {
        let others = rows.iter().enumerate().filter(|(other, _)| *other != tier);
        let there = others.filter_map(|(_, row)| row[to]);
        let clashes = there.filter(|&it| player.is_some_and(|player| mates.are(player, it)));
        i64::try_from(clashes.count() * weight + from.abs_diff(to).pow(2)).unwrap_or(i64::MAX)
    };
    let row = |(from, &player): (usize, &Option<PlayerId>)| {
        (0..groups).map(|to| cost(player, from, to)).collect()
    };
    rows[tier].iter().enumerate().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locked_seeds_keep_their_places_and_the_rest_is_drawn() {
        let entrants: Vec<PlayerId> = (1..=16).map(PlayerId).collect();
        let seeds = lots(&entrants, 4, 7);
        assert_eq!(seeds[..4], entrants[..4]);
        assert_ne!(seeds[4..], entrants[4..]);
        assert_eq!(seeds, lots(&entrants, 4, 7), "the same seed draws the same");
        assert_ne!(seeds, lots(&entrants, 4, 8));
        let mut sorted = seeds;
        sorted.sort_unstable();
        assert_eq!(sorted, entrants);
    }

    #[test]
    fn more_locked_than_entered_leaves_nothing_to_draw() {
        let entrants = [PlayerId(3), PlayerId(1)];
        assert_eq!(lots(&entrants, 8, 1), entrants);
    }

    #[test]
    fn a_total_is_so_many_of_each_and_the_best_of_the_next_rank() {
        let split = |text: &str, groups| text.parse().map(|it: Advance| it.of(groups));
        assert_eq!(split("2", 3), Ok((2, None)));
        assert_eq!(split("total:8", 3), Ok((2, Some(2))));
        assert_eq!(split("TOTAL:16", 6), Ok((2, Some(4))));
        assert_eq!(split("total:8", 4), Ok((2, None)));
        assert_eq!(split("total:2", 3), Ok((0, Some(2))));
        for text in ["2", "total:8"] {
            assert_eq!(text.parse::<Advance>().map(|it| it.to_string()), Ok(text.to_owned()));
        }
        for text in ["", "eight", "total", "total:", "-1"] {
            assert_eq!(text.parse::<Advance>(), Err(NotAnAdvance), "{text}");
        }
    }

    fn players(n: u32) -> Vec<PlayerId> {
        (1..=n).map(PlayerId).collect()
    }

    #[test]
    fn tables_differ_by_at_most_one() {
        for (players, wished, expected) in [
            (7, 5, vec![4, 3]),
            (5, 5, vec![5]),
            (11, 5, vec![4, 4, 3]),
            (6, 5, vec![3, 3]),
            (40, 5, vec![5; 8]),
            (4, 3, vec![4]),
            (5, 3, vec![5]),
            (5, 4, vec![5]),
            (3, 8, vec![3]),
        ] {
            assert_eq!(sizes(players, wished), Some(expected), "{players} at {wished}");
        }
        for (players, wished) in [(2, 3), (0, 5), (12, 2), (12, 9)] {
            assert_eq!(sizes(players, wished), None, "{players} at {wished}");
        }
        for players in 3..=200 {
            for wished in SEATS {
                let sizes = sizes(players, wished).expect("possible");
                assert_eq!(sizes.iter().sum::<usize>(), players);
                assert!(sizes.iter().all(|size| SEATS.contains(size)), "{players} at {wished}");
                assert!(sizes[0] - sizes[sizes.len() - 1] <= 1);
            }
        }
    }

    /// The number of pairs who were in one pod more than once.
    fn repeats(tables: &[Vec<PlayerId>]) -> usize {
        let mut met: HashMap<(PlayerId, PlayerId), usize> = HashMap::new();
        for table in tables {
            for &one in table {
                for &other in table.iter().filter(|&&other| other > one) {
                    *met.entry((one, other)).or_default() += 1;
                }
            }
        }
        met.values().map(|times| times - 1).sum()
    }

    #[test]
    fn four_redraws_of_forty_at_five_repeat_no_meeting() {
        let forty = players(40);
        let mut earlier = Vec::new();
        for round in 1..=5 {
            let drawn = tables(&forty, 5, &earlier, round).expect("eight tables");
            assert!(drawn.iter().all(|table| table.len() == 5));
            let mut seated = drawn.concat();
            seated.sort_unstable();
            assert_eq!(seated, forty, "everybody sits once");
            earlier.extend(drawn);
        }
        // No meeting needs to repeat: five columns of eight have a resolvable transversal design of eight rounds.
        assert_eq!(repeats(&earlier), 0);
    }

    #[test]
    fn nobody_meets_again_before_everybody_has_met() {
        let nine = players(9);
        let mut earlier = Vec::new();
        for round in 0..4 {
            earlier.extend(tables(&nine, 3, &earlier, round).expect("three tables"));
        }
        // In the affine plane of order three, four rounds bring every two together exactly once.
        assert_eq!(repeats(&earlier), 0);
        earlier.extend(tables(&nine, 3, &earlier, 4).expect("three tables"));
        assert_eq!(repeats(&earlier), 9, "everybody has met, so each pair is a second time");
    }

    #[test]
    fn a_seed_always_seats_the_same() {
        let eleven = players(11);
        let earlier = vec![vec![PlayerId(1), PlayerId(2), PlayerId(99)]];
        let drawn = tables(&eleven, 5, &earlier, 3).expect("three tables");
        assert_eq!(Some(&drawn), tables(&eleven, 5, &earlier, 3).as_ref());
        assert_ne!(Some(&drawn), tables(&eleven, 5, &earlier, 40).as_ref());
        let together =
            |table: &Vec<PlayerId>| table.contains(&PlayerId(1)) && table.contains(&PlayerId(2));
        assert!(!drawn.iter().any(together), "they met before");
    }

    fn seeds(n: u32) -> Vec<PlayerId> {
        (1..=n).map(PlayerId).collect()
    }

    fn numbers(groups: &[Vec<PlayerId>]) -> Vec<Vec<u32>> {
        groups.iter().map(|group| group.iter().map(|player| player.0).collect()).collect()
    }

    fn divided(n: u32, groups: usize, split: Split) -> Vec<Vec<u32>> {
        numbers(&divide(&seeds(n), groups, split).expect("enough for each group"))
    }

    #[test]
    fn the_snake_goes_to_and_fro() {
        let four = [[1, 8, 9, 16], [2, 7, 10, 15], [3, 6, 11, 14], [4, 5, 12, 13]];
        assert_eq!(divided(16, 4, Split::Snake), four);
        assert_eq!(divided(7, 3, Split::Snake), [vec![1, 6, 7], vec![2, 5], vec![3, 4]]);
    }

    #[test]
    fn balanced_groups_have_level_sums() {
        assert_eq!(divided(9, 3, Split::Balanced), [[1, 5, 9], [2, 6, 7], [3, 4, 8]]);
        for groups in 1..=64_u32 {
            for tiers in 2..=9 {
                let divided = divided(groups * tiers, groups as usize, Split::Balanced);
                let sums: Vec<u32> = divided.iter().map(|group| group.iter().sum()).collect();
                let total: u32 = sums.iter().sum();
                let spread = sums.iter().max().unwrap() - sums.iter().min().unwrap();
                let least = u32::from(!total.is_multiple_of(groups));
                assert_eq!(spread, least, "{tiers} in each of {groups}: {sums:?}");
            }
        }
    }

    #[test]
    fn every_seed_stands_in_one_group_and_sizes_differ_by_at_most_one() {
        for split in [Split::Snake, Split::Balanced] {
            for n in 2..=70 {
                for count in 1..=n as usize / 2 {
                    let groups = divide(&seeds(n), count, split).expect("two in each");
                    let mut all = groups.concat();
                    all.sort_unstable();
                    assert_eq!(all, seeds(n), "{n} in {count}");
                    let sizes = groups.iter().map(Vec::len);
                    assert!(sizes.clone().max().unwrap() - sizes.min().unwrap() <= 1);
                }
            }
        }
    }

    #[test]
    fn too_few_for_the_groups_are_not_divided() {
        assert_eq!(divide(&seeds(7), 4, Split::Snake), None);
        assert_eq!(divide(&seeds(7), 0, Split::Snake), None);
        assert_eq!(divide(&seeds(8), 2, Split::ByHand), None, "that is for the organiser to say");
    }

    /// The number of pairs of mates that share a group.
    fn clashes(groups: &[Vec<PlayerId>], mates: &Mates) -> usize {
        let pairs = |group: &Vec<PlayerId>| {
            let with = |&one: &PlayerId| {
                group.iter().filter(|&&it| it > one && mates.are(one, it)).count()
            };
            group.iter().map(with).sum::<usize>()
        };
        groups.iter().map(pairs).sum()
    }

    /// The clubs of the seeds in order; `-` for no club.
    fn clubs(letters: &'static str) -> Mates {
        let club = letters.split_whitespace().map(|club| if club == "-" { "" } else { club });
        Mates::new((1..).map(PlayerId).zip(club))
    }

    #[test]
    fn mates_exchange_groups_within_their_tier() {
        // Seeds 1 and 8 would share the first group, 4 and 5 the last.
        let mates = clubs("a b c d d b e a");
        let plain = divide(&seeds(8), 4, Split::Snake).expect("four groups");
        let apart = separate(&plain, &mates);
        assert_eq!((clashes(&plain, &mates), clashes(&apart, &mates)), (2, 0));
        assert!(apart.iter().all(|group| group[0].0 <= 4 && group[1].0 > 4), "{apart:?}");
        assert_eq!(apart.iter().map(|group| group[0].0).collect::<Vec<_>>(), [1, 2, 3, 4]);
        assert_eq!(separate(&plain, &clubs("a b c d e f g h")), plain, "nobody moves for nothing");
    }

    #[test]
    fn a_club_larger_than_the_number_of_groups_is_spread_evenly() {
        // Six of one club in four groups: two pairs must share.
        let mates = clubs("a a - - - - a a - - - - a a - -");
        let plain = divide(&seeds(16), 4, Split::Snake).expect("four groups");
        let apart = separate(&plain, &mates);
        assert_eq!(clashes(&apart, &mates), 2, "{:?}", numbers(&apart));
    }

    #[test]
    fn two_clubs_of_five_in_four_groups_share_one_group_each() {
        // Clubs of `EVENT_DAY.md`: 札幌 five, 東京 five, 函館 four, two without.
        let mates = clubs("s s h t t t s h s - - t h s t h");
        let plain = divide(&seeds(16), 4, Split::Snake).expect("four groups");
        let apart = separate(&plain, &mates);
        assert_eq!(clashes(&apart, &mates), 2, "five in four groups share once: {apart:?}");
    }
}
