//! Single elimination, with as many of the places played out as the organiser likes.

use super::seated;
use super::{After, Round, Sheet, meetings, present};
use crate::round::RoundName;
use crate::slot::{Branch, Pairing, Seat, Slot, Stakes};

/// The matches of a single elimination among `places`, best first: one fewer than entrants, one
/// more with a match for third place. Byes go to the top seeds, who then stand as entrants in
/// their second round. Numbers run round by round from the top, the final last, so every match
/// comes after those that feed it.
///
/// A match for third place needs two semi-finals; with fewer than four entrants there is none.
pub fn single_elimination(places: &[Option<Slot>], third_place: bool) -> Vec<Pairing> {
    played_down_to(if third_place { 3 } else { 1 }, places)
}

/// The matches of a single elimination among `places`, best first, with all placement matches: losers play on against
/// the losers of the same round. Where byes leave a single loser of a round, there is no opponent, and the place is
/// decided.
///
/// Numbers run round by round, in each round from the worst places to the best, the final last.
pub fn placement(places: &[Option<Slot>]) -> Vec<Pairing> {
    played_down_to(u32::MAX, places)
}

/// An elimination in which losers play on if the best of their places is `lowest` or better.
fn played_down_to(lowest: u32, places: &[Option<Slot>]) -> Vec<Pairing> {
    let top = Seat { branch: Branch::Main, column: 0, row: 0 };
    let mut sheet = Sheet::default();
    let mut groups = vec![Group { first: 1, waiting: seated(places), top }];
    while !groups.is_empty() {
        let next = groups.into_iter().flat_map(|group| group.play(&mut sheet, lowest));
        groups = next.filter(|group| present(&group.waiting) > 1).collect();
    }
    sheet.pairings
}

/// Those who play for the same places.
struct Group {
    /// The best of the places.
    first: u32,
    waiting: Vec<Option<Slot>>,
    /// The seat of the topmost match of their next round.
    top: Seat,
}

impl Group {
    /// Plays one round; what is left are its losers and then its winners, each for their places.
    fn play(self, sheet: &mut Sheet, lowest: u32) -> Vec<Self> {
        let matches = meetings(&self.waiting);
        let winners_and_byes = present(&self.waiting) - matches;
        let below = self.first + winners_and_byes;
        let plays_on = below <= lowest && matches > 1;
        let stakes = Stakes {
            winner: (winners_and_byes == 1).then_some(self.first),
            loser: (!plays_on).then_some(below),
        };
        let round = Round { name: self.round(), top: self.top, stakes, resets: None };
        let After { winners, losers } = sheet.play(&self.waiting, &round);
        let column = self.top.column + 1;
        let winners = Self { waiting: winners, top: Seat { column, ..self.top }, ..self };
        let losers = plays_on.then(|| Self {
            first: below,
            waiting: closed_up(losers),
            top: match below {
                3 => Seat { branch: Branch::Main, column, row: 1 },
                _ => Seat { branch: Branch::Places(below), column: 0, row: 0 },
            },
        });
        losers.into_iter().chain([winners]).collect()
    }

    fn round(&self) -> RoundName {
        match self.first {
            1 => RoundName::of_elimination(self.top.column + 1, self.waiting.len() / 2),
            3 => RoundName::ThirdPlace,
            first => RoundName::Places { first, last: first + present(&self.waiting) - 1 },
        }
    }
}

/// The waiting players, without rounds that would have no match.
fn closed_up(mut waiting: Vec<Option<Slot>>) -> Vec<Option<Slot>> {
    while waiting.len() > 1 && meetings(&waiting) == 0 {
        waiting = waiting.chunks_exact(2).map(|pair| pair[0].or(pair[1])).collect();
    }
    waiting
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::ids::MatchNo;
    use crate::number::PlayerId;

    fn places(n: u32) -> Vec<Option<Slot>> {
        (1..=n).map(PlayerId).map(Slot::Entrant).map(Some).collect()
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
    fn any_number_of_entrants_gives_one_match_fewer() {
        for n in 2..=1024 {
            let pairings = single_elimination(&places(n), false);
            assert_eq!(pairings.len(), n as usize - 1, "{n} entrants");
            assert!(pairings.iter().zip(1..).all(|(pairing, no)| pairing.no == MatchNo(no)));
            let last = pairings.last().expect("at least one");
            assert_eq!(last.round, RoundName::Final);
        }
    }

    #[test]
    fn favourites_meet_in_the_order_of_their_seeds() {
        for n in 4..=64 {
            let fell = favourites(&single_elimination(&places(n), false));
            assert_eq!(fell[&2], RoundName::Final, "{n}");
            assert_eq!((&fell[&3], &fell[&4]), (&RoundName::SemiFinal, &RoundName::SemiFinal));
            assert!(!fell.contains_key(&1));
        }
    }

    #[test]
    fn byes_go_to_the_top_seeds() {
        for n in 3..=100_u32 {
            let byes = n.next_power_of_two() - n;
            let pairings = single_elimination(&places(n), false);
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
        let pairings = single_elimination(&places(8), true);
        assert_eq!(pairings.len(), 8);
        let third = &pairings[6];
        assert_eq!(third.round, RoundName::ThirdPlace);
        assert_eq!(third.slots, [Slot::LoserOf(MatchNo(5)), Slot::LoserOf(MatchNo(6))]);
        assert_eq!(pairings[7].slots, [Slot::WinnerOf(MatchNo(5)), Slot::WinnerOf(MatchNo(6))]);
        assert_eq!(single_elimination(&places(3), true).len(), 2, "only one semi-final");
    }
}
