//! Round robins by the Berger tables (FIDE Handbook C.05, annex 1).

use std::collections::HashSet;

use super::bracket::{Pairing, Slot, Stakes};
use super::ids::MatchNo;
use super::number::PlayerId;
use super::round::RoundName;

/// The number of entrants that a round robin may have.
pub const ENTRANTS: std::ops::RangeInclusive<usize> = 2..=64;

/// The Berger table of `n` (even, at least 2): rounds of pairs of
/// the numbers 1…n; the first number of a pair moves first.
///
/// Number n sits at the first board of every round and meets k there, with 2k ≡ round + 1 (mod n − 1);
/// the next boards have k+1 and k−1, then k+2 and k−2, and so on around the circle of n − 1.
pub fn table(n: usize) -> Vec<Vec<(usize, usize)>> {
    let circle = n - 1;
    (1..n)
        .map(|round| {
            // The k with 2k ≡ round + 1: half of it, after another turn of the odd circle if it is odd.
            let k = if round % 2 == 1 { round.div_ceil(2) } else { (round + 1 + circle) / 2 };
            let wrap = |number: usize| (number - 1) % circle + 1;
            let k = wrap(k);
            let first = if k <= n / 2 { (k, n) } else { (n, k) };
            let others = (1..n / 2).map(|step| {
                let (up, down) = (wrap(k + step), wrap(k + circle - step));
                let (low, high) = (up.min(down), up.max(down));
                if (low + high) % 2 == 1 { (low, high) } else { (high, low) }
            });
            std::iter::once(first).chain(others).collect()
        })
        .collect()
}

/// The matches of a round robin among `seeds` (number 1 first), once, or twice with the sides
/// exchanged. With an odd number of entrants one has a bye in each round, which is no match.
pub fn round_robin(seeds: &[Option<Slot>], double: bool) -> Vec<Pairing> {
    let table = table(seeds.len() + seeds.len() % 2);
    let cycles = if double { 2 } else { 1 };
    let mut pairings = Vec::with_capacity(seeds.len() * (seeds.len() - 1) / 2 * cycles);
    for (round, (cycle, boards)) in
        (1..).zip((0..cycles).flat_map(|cycle| table.iter().map(move |boards| (cycle, boards))))
    {
        for &(first, second) in boards {
            let (first, second) = if cycle == 0 { (first, second) } else { (second, first) };
            // The number after the last entrant stands for the bye of an odd field.
            if let (Some(&Some(a)), Some(&Some(b))) = (seeds.get(first - 1), seeds.get(second - 1))
            {
                let no = MatchNo(u32::try_from(pairings.len()).map_or(u32::MAX, |n| n + 1));
                pairings.push(Pairing {
                    no,
                    round: RoundName::Round(round),
                    group: None,
                    seat: None,
                    slots: [a, b],
                    stakes: Stakes::default(),
                    resets: None,
                });
            }
        }
    }
    pairings
}

fn round_no(pairing: &Pairing) -> u32 {
    match pairing.round {
        RoundName::Round(round) => round,
        _ => 0,
    }
}

/// The matches of several round robins played in parallel: the first
/// round of every group, then the second of every group, and so on.
pub fn groups(groups: &[Vec<PlayerId>], double: bool) -> Vec<Pairing> {
    let mut pairings: Vec<(u32, Pairing)> = Vec::new();
    for (group, players) in (1..).zip(groups) {
        let players: Vec<Option<Slot>> =
            players.iter().map(|&player| Some(Slot::Entrant(player))).collect();
        let of_group = round_robin(&players, double).into_iter().map(|pairing| {
            let round = round_no(&pairing);
            (round, Pairing { group: Some(group), ..pairing })
        });
        pairings.extend(of_group);
    }
    // The sort keeps groups and boards in their order within a round.
    pairings.sort_by_key(|(round, _)| *round);
    (1..).zip(pairings).map(|(no, (_, pairing))| Pairing { no: MatchNo(no), ..pairing }).collect()
}

/// The matches of a player who joins a round robin of `others` (number 1 first), each with its round.
/// With an odd number of others the new player fills their byes; with an even number the new rounds come
/// after those of the table. If one of the others `is_busy` in such a round, as after an earlier late
/// entry, all matches are moved to the fewest rounds in which both players are free.
pub fn joining(
    others: &[PlayerId],
    player: PlayerId,
    double: bool,
    is_busy: impl Fn(PlayerId, u32) -> bool,
) -> Vec<(u32, [PlayerId; 2])> {
    let mut matches = by_the_table(others, player, double);
    let opponent = |[a, b]: [PlayerId; 2]| if a == player { b } else { a };
    if matches.iter().any(|&(round, sides)| is_busy(opponent(sides), round)) {
        let opponents: Vec<PlayerId> = matches.iter().map(|&(_, sides)| opponent(sides)).collect();
        let mut rounds = free_rounds(&opponents, is_busy);
        // Two matches against one opponent keep their order.
        for at in 0..opponents.len() {
            for later in at + 1..opponents.len() {
                if opponents[at] == opponents[later] && rounds[later] < rounds[at] {
                    rounds.swap(at, later);
                }
            }
        }
        for (found, round) in matches.iter_mut().zip(rounds) {
            found.0 = round;
        }
    }
    matches
}

/// A different round for each opponent, each free for the opponent, in the fewest rounds from the first on.
fn free_rounds(opponents: &[PlayerId], is_busy: impl Fn(PlayerId, u32) -> bool) -> Vec<u32> {
    let is_free = |at: usize, round: usize| {
        u32::try_from(round + 1).is_ok_and(|round| !is_busy(opponents[at], round))
    };
    let mut taken: Vec<Option<usize>> = vec![None; opponents.len()];
    for at in 0..opponents.len() {
        while !takes_round(at, &is_free, &mut taken, &mut HashSet::new()) {
            taken.push(None);
        }
    }
    let mut rounds = vec![0; opponents.len()];
    for (round, at) in (1..).zip(taken) {
        if let Some(at) = at {
            rounds[at] = round;
        }
    }
    rounds
}

/// Gives an opponent a free round; if needed, others are moved to later rounds (an augmenting path).
fn takes_round(
    at: usize,
    is_free: &impl Fn(usize, usize) -> bool,
    taken: &mut Vec<Option<usize>>,
    tried: &mut HashSet<usize>,
) -> bool {
    for round in 0..taken.len() {
        if !is_free(at, round) || !tried.insert(round) {
            continue;
        }
        if taken[round].is_none_or(|other| takes_round(other, is_free, taken, tried)) {
            taken[round] = Some(at);
            return true;
        }
    }
    false
}

fn by_the_table(others: &[PlayerId], player: PlayerId, double: bool) -> Vec<(u32, [PlayerId; 2])> {
    let with: Vec<Option<Slot>> =
        others.iter().chain([&player]).map(|&player| Some(Slot::Entrant(player))).collect();
    let own = |pairing: Pairing| {
        let round = round_no(&pairing);
        let [Slot::Entrant(a), Slot::Entrant(b)] = pairing.slots else { return None };
        [a, b].contains(&player).then_some((round, [a, b]))
    };
    let table = round_robin(&with, double);
    if others.len() % 2 == 1 {
        return table.into_iter().filter_map(own).collect();
    }
    let played = (others.len().max(1) - 1) * if double { 2 } else { 1 };
    let after = u32::try_from(played).unwrap_or(u32::MAX);
    (1..)
        .zip(table.into_iter().filter_map(own))
        .map(|(round, (_, sides))| (after + round, sides))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_six_is_as_printed_in_the_handbook() {
        assert_eq!(
            table(6),
            [
                [(1, 6), (2, 5), (3, 4)],
                [(6, 4), (5, 3), (1, 2)],
                [(2, 6), (3, 1), (4, 5)],
                [(6, 5), (1, 4), (2, 3)],
                [(3, 6), (4, 2), (5, 1)],
            ]
        );
    }

    fn places(n: u32) -> Vec<Option<Slot>> {
        (1..=n).map(|number| Some(Slot::Entrant(PlayerId(number)))).collect()
    }

    #[test]
    fn whoever_joins_late_meets_everybody_in_rounds_where_nobody_else_is_waiting_for_them() {
        for n in 2..=9_u32 {
            let others: Vec<PlayerId> = (1..=n).map(PlayerId).collect();
            let joined = joining(&others, PlayerId(99), false, |_, _| false);
            let met: HashSet<PlayerId> = joined.iter().flat_map(|(_, sides)| *sides).collect();
            let rounds: HashSet<u32> = joined.iter().map(|(round, _)| *round).collect();
            let counts = (joined.len(), met.len(), rounds.len());
            assert_eq!(counts, (n as usize, n as usize + 1, n as usize));
            let last = if n % 2 == 1 { 0 } else { n - 1 };
            assert!(rounds.iter().all(|round| *round > last), "{n}: {rounds:?}");
        }
    }

    #[test]
    fn several_late_entries_play_once_a_round_each() {
        for (n, double) in (2..=8_u32).flat_map(|n| [(n, false), (n, true)]) {
            let mut players: Vec<PlayerId> = (1..=n).map(PlayerId).collect();
            let seeds: Vec<_> = players.iter().map(|&one| Some(Slot::Entrant(one))).collect();
            let mut busy = HashSet::new();
            for pairing in round_robin(&seeds, double) {
                let [Slot::Entrant(a), Slot::Entrant(b)] = pairing.slots else { continue };
                busy.extend([a, b].map(|one| (one, round_no(&pairing))));
            }
            for late in (n + 1..=n + 5).map(PlayerId) {
                let joined =
                    joining(&players, late, double, |one, round| busy.contains(&(one, round)));
                assert_eq!(joined.len(), players.len() * if double { 2 } else { 1 });
                for (round, sides) in joined {
                    for one in sides {
                        assert!(
                            busy.insert((one, round)),
                            "{n} {double}: {one:?} twice in {round}"
                        );
                    }
                }
                players.push(late);
            }
        }
    }

    #[test]
    fn groups_play_their_rounds_side_by_side() {
        let players = |from: u32, n: u32| (from..from + n).map(PlayerId).collect::<Vec<_>>();
        let pairings = groups(&[players(1, 4), players(5, 3)], false);
        let line = |pairing: &Pairing| (pairing.no.0, pairing.group, pairing.round.to_string());
        let lines: Vec<_> = pairings.iter().map(line).collect();
        let wanted = [(1, 1, 1), (2, 1, 1), (3, 2, 1), (4, 1, 2), (5, 1, 2), (6, 2, 2)];
        let wanted = wanted.map(|(no, group, round)| (no, Some(group), format!("round {round}")));
        assert_eq!(lines[..6], wanted);
        assert_eq!(lines.len(), 9);
    }

    #[test]
    fn everybody_meets_everybody_once_in_each_cycle() {
        for n in 2..=64_u32 {
            let seeds = places(n);
            let single = round_robin(&seeds, false);
            let double = round_robin(&seeds, true);
            let met: HashSet<[Slot; 2]> = double.iter().map(|pairing| pairing.slots).collect();
            let count = (n * (n - 1) / 2) as usize;
            assert_eq!((single.len(), double.len(), met.len()), (count, count * 2, count * 2));
            assert_eq!(double[..count], single[..]);
        }
    }

    #[test]
    fn in_an_odd_field_each_rests_once() {
        let pairings = round_robin(&places(7), false);
        for player in (1..=7).map(PlayerId) {
            let plays: HashSet<_> = pairings
                .iter()
                .filter(|pairing| pairing.slots.contains(&Slot::Entrant(player)))
                .map(|pairing| format!("{}", pairing.round))
                .collect();
            assert_eq!(plays.len(), 6, "seven rounds, one rest");
        }
    }
}
