//! Round robins by the Berger tables (FIDE Handbook C.05, annex 1).

use super::ids::MatchNo;
use super::number::PlayerId;
use super::round::RoundName;
use super::slot::{Pairing, Slot, Stakes};

/// Entrants that a round robin takes.
pub const ENTRANTS: std::ops::RangeInclusive<usize> = 2..=64;

/// The Berger table of `n` (even, at least 2): rounds of pairs of the numbers 1…n, the first of a
/// pair moving first.
///
/// Number n sits at the first board of every round and meets there the k with
/// 2k ≡ round + 1 (mod n − 1); beside him sit k+1 and k−1, then k+2 and k−2, and so on around the
/// circle of n − 1.
pub fn table(n: usize) -> Vec<Vec<(usize, usize)>> {
    let circle = n - 1;
    (1..n)
        .map(|round| {
            // The k with 2k ≡ round + 1: halve, going once more around the odd circle if need be.
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
/// exchanged. With an odd number of entrants one rests in each round and has no match there.
pub fn round_robin(seeds: &[PlayerId], double: bool) -> Vec<Pairing> {
    let table = table(seeds.len() + seeds.len() % 2);
    let cycles = if double { 2 } else { 1 };
    let mut pairings = Vec::with_capacity(seeds.len() * (seeds.len() - 1) / 2 * cycles);
    for (round, (cycle, boards)) in
        (1..).zip((0..cycles).flat_map(|cycle| table.iter().map(move |boards| (cycle, boards))))
    {
        for &(first, second) in boards {
            let (first, second) = if cycle == 0 { (first, second) } else { (second, first) };
            // The number past the last entrant is the rest of an odd field.
            if let (Some(&a), Some(&b)) = (seeds.get(first - 1), seeds.get(second - 1)) {
                let no = MatchNo(u32::try_from(pairings.len()).map_or(u32::MAX, |n| n + 1));
                let slots = [Slot::Entrant(a), Slot::Entrant(b)];
                pairings.push(Pairing {
                    no,
                    round: RoundName::Round(round),
                    group: None,
                    seat: None,
                    slots,
                    stakes: Stakes::default(),
                    resets: None,
                });
            }
        }
    }
    pairings
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

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

    #[test]
    fn everybody_meets_everybody_once_in_each_cycle() {
        for n in 2..=64_u32 {
            let seeds: Vec<PlayerId> = (1..=n).map(PlayerId).collect();
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
        let seeds: Vec<PlayerId> = (1..=7).map(PlayerId).collect();
        let pairings = round_robin(&seeds, false);
        for &player in &seeds {
            let plays: HashSet<_> = pairings
                .iter()
                .filter(|pairing| pairing.slots.contains(&Slot::Entrant(player)))
                .map(|pairing| format!("{}", pairing.round))
                .collect();
            assert_eq!(plays.len(), 6, "seven rounds, one rest");
        }
    }
}
