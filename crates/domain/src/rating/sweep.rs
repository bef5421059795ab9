//! One series of matches under several K factors.

use std::array;

use super::played::Played;
use super::replay::{duel, rate};
use super::rules::Scale;

/// How many K go through the matches together.
const LANES: usize = 8;

/// The ratings that each K in place of the list's own leads to, in the order of `ks`; to the bit those
/// of [`rate`].
///
/// Under plain rules and where nothing but matches of two was played, eight K take the time of four:
/// no lane waits for another.
///
/// # Panics
///
/// Where a match names a player beyond `players`.
pub fn sweep(scale: &Scale, ks: &[f64], players: usize, matches: &[Played]) -> Vec<Vec<f64>> {
    if scale.is_plain() && matches.iter().all(|one| matches!(one, Played::Duel { .. })) {
        let together = |ks: &[f64]| {
            // Lanes beyond the last K go along unread.
            let lanes = array::from_fn(|lane| ks.get(lane).copied().unwrap_or(scale.k));
            let ratings = rate_lanes(lanes, scale.start, players, matches);
            let of = |lane: usize| ratings.iter().map(|lanes| lanes[lane]).collect();
            (0..ks.len()).map(of).collect::<Vec<Vec<f64>>>()
        };
        return ks.chunks(LANES).flat_map(together).collect();
    }
    let with = |&k: &f64| rate(&Scale { k, ..scale.clone() }, players, matches);
    ks.iter().map(with).collect()
}

type Lanes = [f64; LANES];

fn rate_lanes(ks: Lanes, start: f64, players: usize, matches: &[Played]) -> Vec<Lanes> {
    let mut ratings = vec![[start; LANES]; players];
    for played in matches {
        let Played::Duel { players, totals, .. } = played else { continue };
        let [a, b] = players.map(|player| player as usize);
        let [mut own, mut other] = [ratings[a], ratings[b]];
        for lane in 0..LANES {
            [own[lane], other[lane]] = duel(ks[lane], [own[lane], other[lane]], *totals);
        }
        [ratings[a], ratings[b]] = [own, other];
    }
    ratings
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::rating::replay::tests::played;
    use crate::score::Score;

    #[test]
    fn each_k_has_ratings_of_its_own() {
        let matches = [Played::duel([0, 1], Score::new(1, 0))];
        let ratings = sweep(&Scale::STANDARD, &[16.0, 64.0], 2, &matches);
        assert_eq!(ratings, [[1508.0, 1492.0], [1532.0, 1468.0]]);
    }

    proptest! {
        #[test]
        fn a_sweep_gives_what_each_k_gives_alone(
            ks in proptest::collection::vec(1.0..100.0_f64, 0..12),
            duels_only in any::<bool>(),
            mut matches in proptest::collection::vec(played(6), 0..40)
        ) {
            if duels_only {
                matches.retain(|one| matches!(one, Played::Duel { .. }));
            }
            let all = sweep(&Scale::STANDARD, &ks, 6, &matches);
            prop_assert_eq!(all.len(), ks.len());
            for (k, ratings) in ks.into_iter().zip(all) {
                let alone = rate(&Scale { k, ..Scale::STANDARD }, 6, &matches);
                let bits = |ratings: &[f64]| -> Vec<u64> {
                    ratings.iter().map(|rating| rating.to_bits()).collect()
                };
                prop_assert_eq!(bits(&ratings), bits(&alone));
            }
        }
    }
}
