//! Single elimination.

use super::ids::MatchNo;
use super::number::PlayerId;
use super::round::RoundName;
use super::slot::{Branch, Pairing, Seat, Slot, Stakes};

/// Entrants that a single elimination takes.
pub const ENTRANTS: std::ops::RangeInclusive<usize> = 2..=1024;

/// Seeds from top to bottom of a bracket of `size` (a power of two), standard seeding: wherever
/// two of the best 2^k meet, they have been kept apart as long as possible; 1 and 2 meet only in
/// the final. Eight places give 1 8 4 5 2 7 3 6.
pub fn seed_order(size: usize) -> Vec<usize> {
    let mut order = vec![1];
    while order.len() < size {
        let sum = order.len() * 2 + 1;
        order = order.into_iter().flat_map(|seed| [seed, sum - seed]).collect();
    }
    order
}

/// The matches of a single elimination among `seeds`, best first: one fewer than entrants, one
/// more with a match for third place. Byes go to the top seeds, who then stand as entrants in
/// their second round. Numbers run round by round from the top, the final last, so every match
/// comes after those that feed it.
///
/// A match for third place needs two semi-finals; with fewer than four entrants there is none.
pub fn single_elimination(seeds: &[PlayerId], third_place: bool) -> Vec<Pairing> {
    let size = seeds.len().next_power_of_two();
    let mut waiting: Vec<Option<Slot>> = seed_order(size)
        .into_iter()
        .map(|seed| seeds.get(seed - 1).copied().map(Slot::Entrant))
        .collect();
    let mut pairings: Vec<Pairing> = Vec::with_capacity(seeds.len());
    let mut column = 0;
    while waiting.len() > 1 {
        let round = RoundName::of_elimination(column + 1, waiting.len() / 2);
        if round == RoundName::Final && third_place {
            pairings.extend(third_place_match(&waiting, &pairings, column));
        }
        waiting = play_round(&waiting, &round, column, &mut pairings);
        column += 1;
    }
    pairings
}

fn play_round(
    waiting: &[Option<Slot>],
    round: &RoundName,
    column: u32,
    pairings: &mut Vec<Pairing>,
) -> Vec<Option<Slot>> {
    let mut next = Vec::with_capacity(waiting.len() / 2);
    for (row, pair) in (0..).zip(waiting.chunks_exact(2)) {
        next.push(match (pair[0], pair[1]) {
            (Some(a), Some(b)) => {
                let no = next_number(pairings);
                let seat = Some(Seat { branch: Branch::Main, column, row });
                pairings.push(Pairing {
                    no,
                    round: round.clone(),
                    group: None,
                    seat,
                    slots: [a, b],
                    stakes: Stakes::default(),
                    resets: None,
                });
                Some(Slot::WinnerOf(no))
            }
            (one, None) | (None, one) => one,
        });
    }
    next
}

fn third_place_match(
    finalists: &[Option<Slot>],
    pairings: &[Pairing],
    column: u32,
) -> Option<Pairing> {
    let [Some(Slot::WinnerOf(a)), Some(Slot::WinnerOf(b))] = *finalists else {
        return None;
    };
    Some(Pairing {
        no: next_number(pairings),
        round: RoundName::ThirdPlace,
        group: None,
        seat: Some(Seat { branch: Branch::Main, column, row: 1 }),
        slots: [Slot::LoserOf(a), Slot::LoserOf(b)],
        stakes: Stakes { winner: Some(3), loser: Some(4) },
        resets: None,
    })
}

fn next_number(pairings: &[Pairing]) -> MatchNo {
    let last = pairings.last().map_or(0, |pairing| pairing.no.0);
    MatchNo(last + 1)
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    fn seeds(n: u32) -> Vec<PlayerId> {
        (1..=n).map(PlayerId).collect()
    }

    /// Plays a bracket out, the better seed winning always; gives the round each loser fell in.
    fn favourites(pairings: &[Pairing]) -> HashMap<u32, RoundName> {
        let mut winners: HashMap<MatchNo, u32> = HashMap::new();
        let mut losers: HashMap<MatchNo, u32> = HashMap::new();
        let mut fell = HashMap::new();
        for pairing in pairings {
            let [a, b] = pairing.slots.map(|slot| match slot {
                Slot::Entrant(player) => player.0,
                Slot::WinnerOf(no) => winners[&no],
                Slot::LoserOf(no) => losers[&no],
                Slot::RankOf(_) => unreachable!("one stage"),
            });
            winners.insert(pairing.no, a.min(b));
            losers.insert(pairing.no, a.max(b));
            fell.insert(a.max(b), pairing.round.clone());
        }
        fell
    }

    #[test]
    fn seeding_is_the_standard_one() {
        assert_eq!(seed_order(2), [1, 2]);
        assert_eq!(seed_order(4), [1, 4, 2, 3]);
        assert_eq!(seed_order(8), [1, 8, 4, 5, 2, 7, 3, 6]);
        assert_eq!(seed_order(16), [1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]);
    }

    #[test]
    fn any_number_of_entrants_gives_one_match_fewer() {
        for n in 2..=1024 {
            let pairings = single_elimination(&seeds(n), false);
            assert_eq!(pairings.len(), n as usize - 1, "{n} entrants");
            assert!(pairings.iter().zip(1..).all(|(pairing, no)| pairing.no == MatchNo(no)));
            let last = pairings.last().expect("at least one");
            assert_eq!(last.round, RoundName::Final);
        }
    }

    #[test]
    fn favourites_meet_in_the_order_of_their_seeds() {
        for n in 4..=64 {
            let fell = favourites(&single_elimination(&seeds(n), false));
            assert_eq!(fell[&2], RoundName::Final, "{n}");
            assert_eq!((&fell[&3], &fell[&4]), (&RoundName::SemiFinal, &RoundName::SemiFinal));
            assert!(!fell.contains_key(&1));
        }
    }

    #[test]
    fn byes_go_to_the_top_seeds() {
        for n in 3..=100_u32 {
            let byes = n.next_power_of_two() - n;
            let pairings = single_elimination(&seeds(n), false);
            let mut first_round: Vec<u32> = pairings
                .iter()
                .filter(|pairing| pairing.seat.is_some_and(|seat| seat.column == 0))
                .flat_map(|pairing| pairing.slots)
                .map(|slot| match slot {
                    Slot::Entrant(player) => player.0,
                    Slot::WinnerOf(_) | Slot::LoserOf(_) | Slot::RankOf(_) => {
                        unreachable!("first round")
                    }
                })
                .collect();
            first_round.sort_unstable();
            assert_eq!(first_round, (byes + 1..=n).collect::<Vec<_>>(), "{n}");
        }
    }

    #[test]
    fn the_third_place_is_played_by_the_losers_of_the_semi_finals_before_the_final() {
        let pairings = single_elimination(&seeds(8), true);
        assert_eq!(pairings.len(), 8);
        let third = &pairings[6];
        assert_eq!(third.round, RoundName::ThirdPlace);
        assert_eq!(third.slots, [Slot::LoserOf(MatchNo(5)), Slot::LoserOf(MatchNo(6))]);
        assert_eq!(pairings[7].slots, [Slot::WinnerOf(MatchNo(5)), Slot::WinnerOf(MatchNo(6))]);
        assert_eq!(single_elimination(&seeds(3), true).len(), 2, "only one semi-final");
    }
}
