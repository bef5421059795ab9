//! Seeding: dividing entrants into groups or pods, the tables of play at more than two, and the seeds of a knock-out.

mod apart;
mod groups;
mod qualify;

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;

use super::chance;
use super::finish::SEATS;
use crate::number::PlayerId;

pub use apart::{Apart, Mates, apart};
pub use groups::{Split, divide, separate};
pub use qualify::qualify;

// Lots for all but the best.

/// The entrants as seeds, best first: the first `locked` keep their places, the others follow in
/// the order that the lots of this `seed` give them.
pub fn lots(entrants: &[PlayerId], locked: usize, seed: u64) -> Vec<PlayerId> {
    let mut seeds = entrants.to_vec();
    let locked = locked.min(seeds.len());
    chance::shuffle(&mut seeds[locked..], seed);
    seeds
}

// How many go on from a stage to the next.

/// How many go on, as an organiser says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advance {
    /// So many of each group.
    OfEach(u32),
    /// So many in all.
    InAll(u32),
}

/// A text that says no number of players who go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnAdvance;

const TOTAL: &str = "total:";

impl Advance {
    /// How many go on from each of so many groups, and how many more are the best of the next rank.
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
    /// `2` of each group; `total:8`.
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

/// How many drawings are looked at before the best is taken.
const TRIES: u64 = 16;

/// The sizes of pods for so many players where pods of `wished` are wanted: as few pods as possible with none larger
/// than wished, sizes that differ by at most one, the larger first. Pods grow past the wish only where three could not
/// sit at each otherwise. None for fewer than three players, or a wish outside [`SEATS`].
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
/// Of several drawings made from the `seed`, each improved by exchanging two players of different pods as long as that
/// helps, the one is taken where the sum of the squares of how often each pair has met, this seating included, is
/// least; of equal ones the first. The seating depends on the seed, on the order of the players and on earlier
/// meetings, and on nothing else.
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

/// How often each two of the players sat together, players called by their index.
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

/// Players in the order of their seats, the first table's first.
struct Seating<'a> {
    met: &'a Met,
    order: Vec<usize>,
    /// The seats of the table at which a seat is.
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

    /// How often the player of the seat has met the rest of a pod.
    fn meetings(&self, seat: usize, table: &std::ops::Range<usize>) -> u32 {
        let at = |other: usize| self.met.times(self.order[seat], self.order[other]);
        table.clone().map(at).sum()
    }

    /// The earlier meetings of all who sit together, counted from both sides. The sum of squares
    /// grows by 2m + 1 for a pair that met m times before, and the number of pairs is fixed, so
    /// least repeats give the least sum of squares.
    fn repeats(&self) -> u32 {
        (0..self.order.len()).map(|seat| self.meetings(seat, &self.table_of[seat])).sum()
    }

    /// Exchanges two players of different tables as long as fewer meetings are repeated.
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
        // Each is counted with the other, who will have left the table.
        let between = self.met.times(self.order[one], self.order[other]);
        self.meetings(one, &self.table_of[other]) + self.meetings(other, &self.table_of[one])
            - 2 * between
    }
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

    /// Pairs that have sat together more than once.
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
        // None need be: five columns of eight have a resolvable transversal design of eight rounds.
        assert_eq!(repeats(&earlier), 0);
    }

    #[test]
    fn nobody_meets_again_before_everybody_has_met() {
        let nine = players(9);
        let mut earlier = Vec::new();
        for round in 0..4 {
            earlier.extend(tables(&nine, 3, &earlier, round).expect("three tables"));
        }
        // In the affine plane of order three, four rounds bring each two together exactly once.
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
}
