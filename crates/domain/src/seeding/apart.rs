//! Keeps club mates apart in a bracket.

use std::collections::HashMap;

use crate::bracket::seed_order;
use crate::name;
use crate::number::PlayerId;

/// Seeds in an order in which club mates meet late.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Apart {
    /// The seeds, best first.
    pub seeds: Vec<PlayerId>,
    /// Mates who still meet in the first round, each pair with the better seed first, from the top of the bracket.
    pub meeting: Vec<[PlayerId; 2]>,
}

/// Puts `seeds`, best first, into an order in which club mates meet as late as possible.
///
/// Seeds form blocks: 1, 2, 3–4, 5–8, 9–16 and so on. Players exchange places only within a block, whose seeds
/// count as equally good; the first `locked` stay. An exchange is made if then fewer pairs of mates can meet in
/// the first round, or equally many there and fewer by the second, and so on to the final. Each player in turn
/// makes the best exchange, and of equally good ones the nearest. When no single exchange improves it, the order
/// is final. It is never worse than the plain one, and always the same for the same seeds and clubs.
///
/// A pass through n players tries at most n²/3 exchanges, with a few steps each, and two or
/// three passes are enough. For 1024 players that takes 10 to 55 ms in a release build.
pub fn apart(seeds: &[PlayerId], mates: &Mates, locked: usize) -> Apart {
    let mut bracket = Bracket::new(seeds, mates);
    let mut improved = true;
    while improved {
        improved = false;
        for one in locked..seeds.len() {
            if let Some(other) = bracket.best_exchange(one, block(one, locked, seeds.len())) {
                bracket.exchange(one, other);
                improved = true;
            }
        }
    }
    let seeds: Vec<PlayerId> = bracket.clubs.iter().map(|&(player, _)| player).collect();
    let meeting = meeting(&seeds, mates);
    Apart { seeds, meeting }
}

/// The block in which a seed (counted from 0) may move.
fn block(seed: usize, locked: usize, seeds: usize) -> std::ops::Range<usize> {
    let end = (seed + 1).next_power_of_two();
    (end / 2).max(locked)..end.min(seeds)
}

/// The pairs of mates of the first round.
fn meeting(seeds: &[PlayerId], mates: &Mates) -> Vec<[PlayerId; 2]> {
    let order = seed_order(seeds.len().next_power_of_two());
    let pair = |pair: &[usize]| {
        let (better, worse) = (pair[0].min(pair[1]), pair[0].max(pair[1]));
        Some([*seeds.get(better - 1)?, *seeds.get(worse - 1)?])
    };
    let pairs = order.chunks_exact(2).filter_map(pair);
    pairs.filter(|&[one, other]| mates.are(one, other)).collect()
}

/// The players of a bracket, and how many of each club are in each part of it.
struct Bracket {
    /// Each seed with its club.
    clubs: Vec<(PlayerId, Option<usize>)>,
    /// The place of each seed from top to bottom of the bracket.
    places: Vec<usize>,
    /// For each round, the number of members of each club in each part of the bracket that the round decides.
    members: Vec<Vec<i64>>,
    club_count: usize,
}

impl Bracket {
    fn new(seeds: &[PlayerId], mates: &Mates) -> Self {
        let clubs: Vec<_> = seeds.iter().map(|&player| (player, mates.club(player))).collect();
        let club_count = clubs.iter().filter_map(|&(_, club)| Some(club? + 1)).max().unwrap_or(0);
        let size = seeds.len().next_power_of_two();
        let mut places = vec![0; size];
        for (place, seed) in seed_order(size).into_iter().enumerate() {
            places[seed - 1] = place;
        }
        let rounds = 1..=size.trailing_zeros();
        let members = rounds.map(|round| vec![0; (size >> round) * club_count]).collect();
        let mut bracket = Self { clubs, places, members, club_count };
        for seed in 0..bracket.clubs.len() {
            bracket.count(seed, 1);
        }
        bracket
    }

    /// The index of a club's count for the part that holds a place, in the list of that round.
    fn part(&self, round: usize, place: usize, club: usize) -> usize {
        (place >> (round + 1)) * self.club_count + club
    }

    /// Adds a seed to the counts, or removes it with `by` -1.
    fn count(&mut self, seed: usize, by: i64) {
        let Some(club) = self.clubs[seed].1 else { return };
        for round in 0..self.members.len() {
            let part = self.part(round, self.places[seed], club);
            self.members[round][part] += by;
        }
    }

    fn exchange(&mut self, one: usize, other: usize) {
        self.count(one, -1);
        self.count(other, -1);
        self.clubs.swap(one, other);
        self.count(one, 1);
        self.count(other, 1);
    }

    /// The best exchange of a seed within its block, if one improves the order.
    fn best_exchange(&self, one: usize, block: std::ops::Range<usize>) -> Option<usize> {
        let club = self.clubs[one].1?;
        let changes = |other| (0..self.members.len()).map(move |it| self.change(one, other, it));
        block
            .filter(|&other| other == one || self.clubs[other].1 != Some(club))
            .min_by(|&a, &b| changes(a).cmp(changes(b)).then(one.abs_diff(a).cmp(&one.abs_diff(b))))
            .filter(|&other| other != one)
    }

    /// The change in the number of pairs of mates that could meet by a
    /// round, if two players of different clubs changed places.
    fn change(&self, one: usize, other: usize, round: usize) -> i64 {
        let (from, to) = (self.places[one], self.places[other]);
        if from >> (round + 1) == to >> (round + 1) {
            return 0;
        }
        let moved = |seed: usize, from, to| {
            self.clubs[seed].1.map_or(0, |club| {
                let here = |place| self.members[round][self.part(round, place, club)];
                here(to) - (here(from) - 1)
            })
        };
        moved(one, from, to) + moved(other, to, from)
    }
}

// Club mates.

/// The clubs of players. Two are mates if their clubs have equal keys ([`name::fold`]).
#[derive(Clone, Debug, Default)]
pub struct Mates {
    clubs: HashMap<PlayerId, usize>,
}

impl Mates {
    /// Players with their clubs; a text whose key is empty is no club.
    pub fn new<'a>(players: impl IntoIterator<Item = (PlayerId, &'a str)>) -> Self {
        let mut numbers: HashMap<String, usize> = HashMap::new();
        let clubs = players.into_iter().filter_map(|(player, club)| {
            let next = numbers.len();
            let key = Some(name::fold(club)).filter(|key| !key.is_empty())?;
            Some((player, *numbers.entry(key).or_insert(next)))
        });
        Self { clubs: clubs.collect() }
    }

    /// The club of a player as a number from 0, valid only for these players.
    pub(super) fn club(&self, player: PlayerId) -> Option<usize> {
        self.clubs.get(&player).copied()
    }

    /// Whether two players are of one club.
    pub fn are(&self, one: PlayerId, other: PlayerId) -> bool {
        self.club(one).is_some_and(|club| self.club(other) == Some(club))
    }
}

// The assignment of least cost.

/// Assigns each row a different column with the smallest total cost; returns the
/// column of each row. `cost` is square. Equal costs always give the same answer.
///
/// The Hungarian method with potentials (Kuhn 1955, Munkres 1957; rows are added one at a time,
/// each along a shortest augmenting path), in time n³.
pub(super) fn assign(cost: &[Vec<i64>]) -> Vec<usize> {
    let n = cost.len();
    let mut potentials = Potentials { rows: vec![0; n], columns: vec![0; n] };
    let mut row_of: Vec<Option<usize>> = vec![None; n];
    for row in 0..n {
        augment(cost, row, &mut potentials, &mut row_of);
    }
    let mut columns = vec![0; n];
    for (column, row) in row_of.into_iter().enumerate() {
        columns[row.expect("every column was given away")] = column;
    }
    columns
}

/// Prices of rows and columns: no pair costs less than the sum of
/// its two prices, and assigned pairs cost exactly that.
struct Potentials {
    rows: Vec<i64>,
    columns: Vec<i64>,
}

/// The state of a column in the search for a path.
#[derive(Clone, Copy)]
struct Reach {
    /// The cost of a path to it beyond the paths already tried.
    slack: i64,
    /// The column before it on that path; none if it comes from the new row itself.
    before: Option<usize>,
    /// Whether the cheapest path to it is settled.
    settled: bool,
}

/// Adds a row: finds the cheapest path from it to a free column and moves the rows on it by one.
fn augment(
    cost: &[Vec<i64>],
    new: usize,
    potentials: &mut Potentials,
    row_of: &mut [Option<usize>],
) {
    let mut reach = vec![Reach { slack: i64::MAX, before: None, settled: false }; cost.len()];
    let mut row = new;
    let mut last = None;
    let end = loop {
        for (column, reach) in reach.iter_mut().enumerate().filter(|(_, reach)| !reach.settled) {
            let slack = cost[row][column] - potentials.rows[row] - potentials.columns[column];
            if slack < reach.slack {
                (reach.slack, reach.before) = (slack, last);
            }
        }
        let open = (0..reach.len()).filter(|&column| !reach[column].settled);
        let next = open.min_by_key(|&column| reach[column].slack).expect("a column is free");
        let step = reach[next].slack;
        potentials.rows[new] += step;
        for (column, reach) in reach.iter_mut().enumerate() {
            match row_of[column].filter(|_| reach.settled) {
                Some(row) => {
                    potentials.rows[row] += step;
                    potentials.columns[column] -= step;
                }
                None => reach.slack -= step,
            }
        }
        reach[next].settled = true;
        match row_of[next] {
            Some(taken) => (row, last) = (taken, Some(next)),
            None => break next,
        }
    };
    let mut column = end;
    while let Some(before) = reach[column].before {
        row_of[column] = row_of[before];
        column = before;
    }
    row_of[column] = Some(new);
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn seeds(n: u32) -> Vec<PlayerId> {
        (1..=n).map(PlayerId).collect()
    }

    /// Clubs by number, seed 1 first; 0 is none.
    fn clubs(numbers: &[u32]) -> Mates {
        let texts: Vec<String> = numbers.iter().map(u32::to_string).collect();
        let named = (1..).map(PlayerId).zip(&texts).filter(|(_, text)| *text != "0");
        Mates::new(named.map(|(player, text)| (player, text.as_str())))
    }

    /// The number of pairs of mates that could meet in each round, counted in the bracket itself.
    fn meetings(seeds: &[PlayerId], mates: &Mates) -> Vec<usize> {
        let size = seeds.len().next_power_of_two();
        let order = seed_order(size);
        let mut meetings = vec![0; size.trailing_zeros() as usize];
        for one in 0..size {
            for other in one + 1..size {
                let players = [order[one], order[other]].map(|seed| seeds.get(seed - 1));
                if let [Some(&a), Some(&b)] = players
                    && mates.are(a, b)
                {
                    meetings[(one ^ other).ilog2() as usize] += 1;
                }
            }
        }
        meetings
    }

    #[test]
    fn four_of_a_club_in_eight_stand_at_top_and_bottom_of_each_half() {
        // arena-public #189. Plain order: 1–8, 4–5, 2–7 and 3–6 meet first.
        for mates in [[1, 0, 0, 1, 1, 0, 0, 1], [1, 1, 0, 0, 0, 0, 1, 1]] {
            let mates = clubs(&mates);
            let apart = apart(&seeds(8), &mates, 0);
            assert_eq!(apart.meeting, Vec::<[PlayerId; 2]>::new());
            // One in each quarter: two semi-finals, or else the final.
            assert_eq!(meetings(&apart.seeds, &mates), [0, 2, 4], "{apart:?}");
        }
    }

    #[test]
    fn blocks_keep_their_players() {
        let mates = clubs(&[1, 2, 1, 2, 3, 3, 1, 1, 2, 2, 3, 3, 1, 0, 0, 0]);
        let apart = apart(&seeds(16), &mates, 0).seeds;
        for block in [0..1, 1..2, 2..4, 4..8, 8..16] {
            let mut players = apart[block.clone()].to_vec();
            players.sort_unstable();
            assert_eq!(players, seeds(16)[block]);
        }
    }

    #[test]
    fn a_club_of_more_than_half_must_meet_and_the_desk_is_told() {
        let mates = clubs(&[1, 1, 1, 0, 0, 1, 1, 0]);
        let apart = apart(&seeds(8), &mates, 0);
        assert_eq!(apart.meeting.len(), 1, "five in four matches: {apart:?}");
        let [better, worse] = apart.meeting[0];
        assert!(mates.are(better, worse));
    }

    #[test]
    fn locked_seeds_stay() {
        // Seeds 1 and 8 are mates; with eight locked seeds nothing can change.
        let mates = clubs(&[1, 0, 0, 0, 0, 0, 0, 1]);
        let all = apart(&seeds(8), &mates, 8);
        assert_eq!((all.seeds, all.meeting), (seeds(8), vec![[PlayerId(1), PlayerId(8)]]));
        let six = apart(&seeds(8), &mates, 6);
        assert_eq!(six.seeds[..6], seeds(8)[..6]);
        assert_eq!(six.meeting, Vec::<[PlayerId; 2]>::new());
        assert_eq!(apart(&seeds(8), &mates, 99).seeds, seeds(8));
    }

    #[test]
    fn nobody_moves_for_nothing() {
        let mates = clubs(&[1, 1, 0, 0, 2, 2, 0, 0]);
        assert_eq!(apart(&seeds(8), &mates, 0).seeds, seeds(8));
        assert_eq!(apart(&[], &mates, 0).seeds, []);
        assert_eq!(apart(&seeds(1), &mates, 0).seeds, seeds(1));
    }

    #[test]
    fn a_thousand_of_forty_clubs_do_not_meet_in_the_first_round() {
        let numbers: Vec<u32> = (0..1024_u32).map(|it| it * it % 41).collect();
        let apart = apart(&seeds(1024), &clubs(&numbers), 16);
        assert_eq!(apart.meeting, Vec::<[PlayerId; 2]>::new());
    }

    proptest! {
        #[test]
        fn never_worse_than_the_plain_order(
            numbers in prop::collection::vec(0..6_u32, 2..70),
            locked in 0..10_usize,
        ) {
            let plain = seeds(u32::try_from(numbers.len()).unwrap());
            let mates = clubs(&numbers);
            let apart = apart(&plain, &mates, locked);
            prop_assert!(meetings(&apart.seeds, &mates) <= meetings(&plain, &mates));
            prop_assert_eq!(apart.meeting.len(), meetings(&apart.seeds, &mates)[0]);
            let kept = locked.min(plain.len());
            prop_assert_eq!(&apart.seeds[..kept], &plain[..kept]);
            let mut sorted = apart.seeds;
            sorted.sort_unstable();
            prop_assert_eq!(sorted, plain);
        }
    }
}

#[cfg(test)]
mod mates_tests {
    use super::*;

    #[test]
    fn clubs_are_compared_as_names_are() {
        let [first, second, third, fourth] = [1, 2, 3, 4].map(PlayerId);
        let mates =
            Mates::new([(first, "カモメ"), (second, "ｶﾓﾒ "), (third, "東京"), (fourth, " ")]);
        assert!(mates.are(first, second));
        assert!(!mates.are(first, third));
        assert!(!mates.are(fourth, fourth), "who has no club has no mates");
    }
}

#[cfg(test)]
mod assignment_tests {
    use proptest::prelude::*;

    use super::*;

    fn total(cost: &[Vec<i64>], columns: &[usize]) -> i64 {
        cost.iter().zip(columns).map(|(row, &column)| row[column]).sum()
    }

    /// The smallest cost, by trying all assignments.
    fn least(cost: &[Vec<i64>], row: usize, taken: u32) -> i64 {
        let Some(costs) = cost.get(row) else { return 0 };
        let free = (0..costs.len()).filter(|column| taken & (1 << column) == 0);
        let with = |column: usize| costs[column] + least(cost, row + 1, taken | (1 << column));
        free.map(with).min().expect("as many columns as rows")
    }

    proptest! {
        #[test]
        fn no_other_way_costs_less(
            cost in (1..=6_usize).prop_flat_map(|n| {
                prop::collection::vec(prop::collection::vec(0..20_i64, n), n)
            })
        ) {
            let columns = assign(&cost);
            let mut sorted = columns.clone();
            sorted.sort_unstable();
            prop_assert_eq!(sorted, (0..cost.len()).collect::<Vec<_>>());
            prop_assert_eq!(total(&cost, &columns), least(&cost, 0, 0));
        }
    }
}
