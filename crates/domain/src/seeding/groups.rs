//! Dividing seeds into groups.

use serde::{Deserialize, Serialize};

use super::apart::Mates;
use super::apart::assign;
use crate::number::PlayerId;

/// The fewest players of a group.
const SMALLEST: usize = 2;

/// How seeds are divided into groups.
///
/// Seeds come in tiers of as many as there are groups; each group gets one of each tier, and the
/// last tier may not reach round, so sizes differ by at most one.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    strum::Display,
    strum::EnumString,
    strum::VariantNames,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum Split {
    /// To and fro: 1 8 9 16, 2 7 10 15, 3 6 11 14, 4 5 12 13.
    #[default]
    Snake,
    /// The sums of the seed numbers as level as they can be: equal, or one apart where they cannot
    /// be equal (an odd number of tiers and an even number of groups). A place that stays vacant
    /// in the last tier counts as the seed that would have stood there. Nine in three groups give
    /// 1 5 9, 2 6 7, 3 4 8.
    Balanced,
    /// As the organiser says.
    ByHand,
}

/// Divides `seeds`, best first, into so many groups, each with its best seed first. None where the
/// organiser does it by hand, or with fewer than two seeds for each group.
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

/// Which of a tier, from 0, goes to a group.
fn snake(tier: usize, group: usize, groups: usize) -> usize {
    if tier.is_multiple_of(2) { group } else { groups - 1 - group }
}

/// As [`snake`], in which each two tiers add up to the same for all. The last three of an odd
/// number of tiers go together instead: the second of them so that the sums with the first run
/// through consecutive numbers (all but one gap if the groups are even in number), the third
/// against these sums.
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
/// The heads of the groups stay. Tier after tier is assigned to the groups again with the least pairs of mates (and,
/// among such ways, the least squares of the distances moved), until nothing gets better. A vacant place of the last
/// tier moves like a player without a club, so sizes still differ by at most one.
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

/// The cost of putting each player of a tier into each group: mates there before all, then the move.
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

    /// Pairs of mates that share a group.
    fn clashes(groups: &[Vec<PlayerId>], mates: &Mates) -> usize {
        let pairs = |group: &Vec<PlayerId>| {
            let with = |&one: &PlayerId| {
                group.iter().filter(|&&it| it > one && mates.are(one, it)).count()
            };
            group.iter().map(with).sum::<usize>()
        };
        groups.iter().map(pairs).sum()
    }

    /// The club of seed 1 first; `-` for no club.
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
