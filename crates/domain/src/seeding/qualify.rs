//! The places of group qualifiers in the knock-out.

use std::ops::Range;

use super::apart::assign;
use crate::bracket::{Qualifier, seed_order};
use crate::chance;

/// The number of starting orders from which the best result is taken.
const TRIES: u64 = 64;

/// The order of the qualifiers of groups as seeds of a knock-out; `counts` says how many advance from the
/// first group, the second and so on. The qualifier at index i is seed i + 1 of the standard bracket
/// ([`crate::bracket::seed_order`]), so byes go to winners of groups before all others.
///
/// These rules have priority in this order, if not all can hold
/// (`docs/FORMATS.md` says for which numbers that is so):
///
/// 1. Winners come before seconds, seconds before thirds, and so on.
/// 2. The best two of one group can meet only in the final, the best four not before the
///    semi-finals, the best eight not before the quarter-finals, and so on.
/// 3. The winners of neighbouring groups (A and B, B and C …) are in different halves.
/// 4. Partner groups (A and B, C and D …) meet each other in the first round: A1–B2, C1–D2.
/// 5. Groups named earlier have the better seeds.
///
/// Rank after rank is assigned to its seeds so that rules 2 to 5 are broken least, considering the
/// players already placed. Then each rank is assigned again, considering all others, as long as
/// that improves the result. If a rule is still broken, this is repeated from other starting
/// orders, and the best result is taken. Equal counts always give the same answer.
pub fn qualify(counts: &[u32]) -> Vec<Qualifier> {
    let groups = counts.len();
    let mut best = Seating::new(counts, &Beginning::alphabetical(groups));
    for attempt in 1..TRIES {
        if best.keeps_all_rules() {
            break;
        }
        let seating = Seating::new(counts, &Beginning::drawn(groups, attempt));
        if seating.loss() < best.loss() {
            best = seating;
        }
    }
    best.qualifiers()
}

// The qualifiers take their seeds.

/// A starting order, for what the rules leave open.
struct Beginning {
    /// For each group its position in the order in which groups get the better seeds.
    order: Vec<usize>,
    /// Whether the winners of A, C, E … go to the other half than usual.
    mirrored: bool,
}

impl Beginning {
    /// The order A, B, C …
    fn alphabetical(groups: usize) -> Self {
        Self { order: (0..groups).collect(), mirrored: false }
    }

    /// A random order; every second one is mirrored.
    fn drawn(groups: usize, seed: u64) -> Self {
        let mut order: Vec<usize> = (0..groups).collect();
        chance::shuffle(&mut order, seed);
        Self { order, mirrored: !seed.is_multiple_of(2) }
    }
}

/// The qualifiers of one rank.
struct Tier {
    /// Their seeds.
    seeds: Range<usize>,
    /// The groups with a player of that rank.
    groups: Vec<usize>,
}

/// How much an assignment breaks the rules after the first, the most important rule first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Loss {
    /// The sum of the rounds by which members of one group may meet too early.
    early: usize,
    /// The number of neighbouring groups whose winners are in one half.
    same_half: usize,
    /// The number of first-round matches that are not between partner groups.
    not_partners: usize,
    /// The sum of the squared distances from the order of the groups.
    disorder: usize,
}

/// A knock-out with its qualifiers. Groups, ranks and seeds are counted from 0.
struct Seating {
    /// The place of each seed from top to bottom of the bracket.
    places: Vec<usize>,
    tiers: Vec<Tier>,
    /// Whether the winners of A, C, E … go to the upper half.
    even_above: bool,
    /// The group of each seed, as far as it is assigned.
    holders: Vec<Option<usize>>,
    /// The seeds of each group, rank by rank.
    held: Vec<Vec<Option<usize>>>,
}

impl Seating {
    /// Assigns the seeds from this starting order, until no rank can be improved.
    fn new(counts: &[u32], beginning: &Beginning) -> Self {
        let mut seating = Self::empty(counts);
        seating.even_above ^= beginning.mirrored;
        for rank in 0..seating.tiers.len() {
            seating.assign(rank, &beginning.order);
        }
        let alphabetical: Vec<usize> = (0..counts.len()).collect();
        let mut loss = seating.loss();
        loop {
            let before = (seating.holders.clone(), seating.held.clone());
            for rank in 0..seating.tiers.len() {
                seating.assign(rank, &alphabetical);
            }
            let now = seating.loss();
            if now >= loss {
                (seating.holders, seating.held) = before;
                return seating;
            }
            loss = now;
        }
    }

    fn empty(counts: &[u32]) -> Self {
        let ranks = counts.iter().copied().max().unwrap_or_default();
        let mut next = 0;
        let tier = |rank| {
            let groups: Vec<usize> = (0..counts.len()).filter(|&it| counts[it] > rank).collect();
            let first = next;
            next += groups.len();
            Tier { seeds: first..next, groups }
        };
        let tiers: Vec<Tier> = (0..ranks).map(tier).collect();
        let held = vec![vec![None; tiers.len()]; counts.len()];
        let size = next.next_power_of_two();
        let mut places = vec![0; size];
        for (place, seed) in seed_order(size).into_iter().enumerate() {
            places[seed - 1] = place;
        }
        let winners = tiers.first().map_or(0, |tier| tier.seeds.len());
        let above = places.iter().take(winners).filter(|&&place| place < size / 2).count();
        Self { places, tiers, even_above: above * 2 >= winners, holders: vec![None; next], held }
    }

    /// Assigns the seeds of a rank to its groups at the lowest cost.
    fn assign(&mut self, rank: usize, order: &[usize]) {
        let Tier { seeds, groups } = &self.tiers[rank];
        let (seeds, groups) = (seeds.clone(), groups.clone());
        for &group in &groups {
            self.held[group][rank] = None;
        }
        self.holders[seeds.clone()].fill(None);
        let row = |&group: &usize| {
            seeds.clone().map(|seed| self.cost(group, rank, seed, order)).collect()
        };
        let costs: Vec<Vec<i64>> = groups.iter().map(row).collect();
        for (&group, column) in groups.iter().zip(assign(&costs)) {
            self.held[group][rank] = Some(seeds.start + column);
            self.holders[seeds.start + column] = Some(group);
        }
    }

    /// The cost of giving a seed to a group, in one number: each part weighs
    /// more than all that a whole rank can lose by the later parts.
    fn cost(&self, group: usize, rank: usize, seed: usize, order: &[usize]) -> i64 {
        let width = self.held.len();
        let wrong_half = usize::from(rank == 0 && self.is_above(seed) != self.belongs_above(group));
        let not_partners = usize::from(self.misses_partner(group, rank, seed));
        let wished = order[group];
        let disorder = (seed - self.tiers[rank].seeds.start).abs_diff(wished).pow(2);
        let rules = (self.early(group, rank, seed) * (width + 1) + wrong_half) * (width + 1);
        let cost = (rules + not_partners) * (width.pow(3) + 1) + disorder;
        i64::try_from(cost).unwrap_or(i64::MAX)
    }

    fn is_above(&self, seed: usize) -> bool {
        self.places[seed] < self.places.len() / 2
    }

    /// The winners of every second group go to the half with more seeds for winners; so neighbours are apart.
    fn belongs_above(&self, group: usize) -> bool {
        group.is_multiple_of(2) == self.even_above
    }

    /// The sum of the rounds by which a group's member of this rank,
    /// with this seed, could meet others of the group too early.
    fn early(&self, group: usize, rank: usize, seed: usize) -> usize {
        let round = |a: usize, b: usize| (self.places[a] ^ self.places[b]).ilog2();
        let last = self.places.len().ilog2();
        let too_early = |(other, held): (usize, &Option<usize>)| {
            let mate = held.filter(|_| other != rank)?;
            // The best 2^k of a group leave k - 1 rounds after the one in which they may meet.
            let best = (rank.max(other) + 1).next_power_of_two().ilog2();
            let soonest = last.saturating_sub(best);
            usize::try_from(soonest.saturating_sub(round(mate, seed))).ok()
        };
        self.held[group].iter().enumerate().filter_map(too_early).sum()
    }

    /// Whether a group with this seed misses its partner in the first round. If the
    /// opponent is not assigned yet, it counts whether the partner is possible.
    fn misses_partner(&self, group: usize, rank: usize, seed: usize) -> bool {
        let partner = group ^ 1;
        let opposite = self.places.len() - 1 - seed;
        let Some(holder) = self.holders.get(opposite) else { return false };
        let could = |(later, tier): (usize, &Tier)| {
            later != rank
                && tier.seeds.contains(&opposite)
                && tier.groups.contains(&partner)
                && self.early(partner, later, opposite) == 0
        };
        match holder {
            Some(holder) => *holder != partner,
            None => !self.tiers.iter().enumerate().any(could),
        }
    }

    /// How much the assignment breaks the rules.
    fn loss(&self) -> Loss {
        let mut loss = Loss { early: 0, same_half: 0, not_partners: 0, disorder: 0 };
        for (rank, tier) in self.tiers.iter().enumerate() {
            for &group in &tier.groups {
                let Some(seed) = self.held[group][rank] else { continue };
                loss.early += self.early(group, rank, seed);
                loss.not_partners += usize::from(self.misses_partner(group, rank, seed));
                loss.disorder += (seed - tier.seeds.start).abs_diff(group).pow(2);
            }
        }
        // Both members of a pair have counted it.
        loss.early /= 2;
        loss.not_partners /= 2;
        let above = |group: &Vec<Option<usize>>| Some(self.is_above((*group.first()?)?));
        let same = |pair: &&[Vec<Option<usize>>]| {
            above(&pair[0]).is_some() && above(&pair[0]) == above(&pair[1])
        };
        loss.same_half = self.held.windows(2).filter(same).count();
        loss
    }

    /// Whether only the order of the groups is broken.
    fn keeps_all_rules(&self) -> bool {
        let loss = self.loss();
        (loss.early, loss.same_half, loss.not_partners) == (0, 0, 0)
    }

    /// The holder of each seed.
    fn qualifiers(&self) -> Vec<Qualifier> {
        let holders = self.tiers.iter().zip(1..).flat_map(|(tier, rank)| {
            self.holders[tier.seeds.clone()].iter().flatten().zip(std::iter::repeat(rank))
        });
        let number = |group: usize| u32::try_from(group + 1).unwrap_or(u32::MAX);
        holders.map(|(&group, rank)| Qualifier { group: number(group), rank }).collect()
    }
}

#[cfg(test)]
mod tests {
    //! The rules are checked in the bracket itself, not with the assignment's own
    //! data; a search through all orders shows what is possible.

    use super::*;
    use crate::bracket::seed_order;

    fn qualifier(group: usize, rank: usize) -> Qualifier {
        let number = |index: usize| u32::try_from(index + 1).expect("few");
        Qualifier { group: number(group), rank: number(rank) }
    }

    /// A bracket, with seeds from 0 and the qualifiers placed so far.
    struct Bracket {
        places: Vec<usize>,
        seeds: Vec<Option<Qualifier>>,
    }

    impl Bracket {
        fn new(seeds: Vec<Option<Qualifier>>) -> Self {
            let size = seeds.len().next_power_of_two();
            let mut places = vec![0; size];
            for (place, seed) in seed_order(size).into_iter().enumerate() {
                places[seed - 1] = place;
            }
            Self { places, seeds }
        }

        /// The round in which two seeds can meet, counted back from the final, which is 0.
        fn before_the_final(&self, one: usize, other: usize) -> u32 {
            self.places.len().ilog2() - 1 - (self.places[one] ^ self.places[other]).ilog2()
        }

        fn opponent(&self, seed: usize) -> Option<usize> {
            Some(self.places.len() - 1 - seed).filter(|&other| other < self.seeds.len())
        }

        /// Whether rules 2 and 3 allow two qualifiers on two seeds.
        fn may_stand(&self, one: (usize, Qualifier), other: (usize, Qualifier)) -> bool {
            let before = self.before_the_final(one.0, other.0);
            let winners = one.1.rank == 1 && other.1.rank == 1;
            if one.1.group == other.1.group {
                // The best 2 in the final, the best 4 in a semi-final …
                2_u32.pow(before) < one.1.rank.max(other.1.rank)
            } else {
                !winners || one.1.group.abs_diff(other.1.group) > 1 || before == 0
            }
        }

        /// The number of pairs that break rule 2 or 3.
        fn broken(&self) -> usize {
            let held = self.seeds.iter().copied().enumerate();
            let held: Vec<_> = held.filter_map(|(seed, it)| Some((seed, it?))).collect();
            let with =
                |at: usize| held[..at].iter().filter(|&&it| !self.may_stand(it, held[at])).count();
            (0..held.len()).map(with).sum()
        }

        /// The number of first-round matches that are not between A and B, C and D …
        fn not_partners(&self) -> usize {
            let group = |seed: usize| self.seeds[seed].map(|it| it.group - 1);
            let miss = |&seed: &usize| {
                let opponent = self.opponent(seed).filter(|&it| it > seed);
                opponent.is_some_and(|it| group(seed).map(|it| it ^ 1) != group(it))
            };
            (0..self.seeds.len()).filter(miss).count()
        }
    }

    fn drawn(counts: &[u32]) -> Bracket {
        Bracket::new(qualify(counts).into_iter().map(Some).collect())
    }

    /// Whether some order keeps rules 1 to 3 with at most this many matches that are not between
    /// partners. Everything is tried: byes first, then match by match, with each allowed qualifier.
    fn possible(counts: &[u32], not_partners: usize) -> bool {
        let tiers: Vec<Vec<Qualifier>> = (0..*counts.iter().max().expect("groups"))
            .map(|rank| (0..counts.len()).filter(move |&it| counts[it] > rank))
            .zip(0..)
            .map(|(groups, rank)| groups.map(|group| qualifier(group, rank)).collect())
            .collect();
        let rank_of =
            tiers.iter().enumerate().flat_map(|(rank, tier)| tier.iter().map(move |_| rank));
        let rank_of: Vec<usize> = rank_of.collect();
        let mut bracket = Bracket::new(vec![None; rank_of.len()]);
        let (matches, byes): (Vec<usize>, Vec<usize>) =
            (0..rank_of.len()).partition(|&seed| bracket.opponent(seed).is_some());
        let pair =
            |seed: usize| bracket.opponent(seed).filter(|&it| it > seed).map(|it| [seed, it]);
        let order = [byes, matches.into_iter().filter_map(pair).flatten().collect()].concat();
        let candidates: Vec<_> =
            order.iter().map(|&seed| (seed, &tiers[rank_of[seed]][..])).collect();
        fill(&mut bracket, &candidates, not_partners)
    }

    fn fill(bracket: &mut Bracket, open: &[(usize, &[Qualifier])], budget: usize) -> bool {
        let Some((&(seed, candidates), rest)) = open.split_first() else { return true };
        candidates.iter().any(|&candidate| {
            let held = bracket.seeds.iter().copied().enumerate();
            let mut held = held.filter_map(|(seed, it)| Some((seed, it?)));
            if held.any(|it| it.1 == candidate || !bracket.may_stand(it, (seed, candidate))) {
                return false;
            }
            let opponent = bracket.opponent(seed).and_then(|it| bracket.seeds[it]);
            let misses = opponent.is_some_and(|it| (it.group - 1) ^ 1 != candidate.group - 1);
            let Some(budget) = budget.checked_sub(usize::from(misses)) else { return false };
            bracket.seeds[seed] = Some(candidate);
            let found = fill(bracket, rest, budget);
            bracket.seeds[seed] = None;
            found
        })
    }

    fn names(counts: &[u32]) -> String {
        qualify(counts).iter().map(Qualifier::to_string).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn two_of_each_of_four_groups_cross_over() {
        // A1–B2 and C1–D2 in the upper half, B1–A2 and D1–C2 in the lower (`EVENT_DAY.md`).
        assert_eq!(names(&[2; 4]), "A1 B1 D1 C1 D2 C2 A2 B2");
        assert_eq!(names(&[2; 2]), "A1 B1 A2 B2");
        assert_eq!(names(&[1; 3]), "B1 A1 C1", "A and C are the two winners of one half");
        assert_eq!(names(&[]), "");
        assert_eq!(names(&[1]), "A1");
    }

    /// For 2 to 8 groups (down) and 1 to 4 from each (across): matches of the first round that are not
    /// between partners, as drawn, and the fewest that rules 1 to 3 allow. Those rules hold in all.
    ///
    /// One from each group: only winners meet, and those of partners are in different halves. Two: two
    /// seconds meet where the bracket is not full, and seconds of partners are in different halves too.
    /// An odd number: the last group has no partner, and not all of its matches fall on byes. Only six
    /// and seven groups with four from each are drawn with more than the fewest.
    const NOT_PARTNERS: [[(usize, usize); 4]; 7] = [
        [(0, 0), (0, 0), (0, 0), (0, 0)],
        [(1, 1), (1, 1), (1, 1), (2, 2)],
        [(2, 2), (0, 0), (0, 0), (0, 0)],
        [(1, 1), (2, 2), (3, 3), (1, 1)],
        [(2, 2), (2, 2), (0, 0), (4, 2)],
        [(3, 3), (1, 1), (1, 1), (4, 3)],
        [(4, 4), (0, 0), (0, 0), (0, 0)],
    ];

    #[test]
    fn each_rule_holds_wherever_it_can() {
        for (groups, row) in (2..).zip(NOT_PARTNERS) {
            for (each, (not_partners, fewest)) in (1..).zip(row) {
                let counts = vec![each; groups];
                let bracket = drawn(&counts);
                let cell = format!("{each} from each of {groups}: {}", names(&counts));
                assert_eq!(bracket.broken(), 0, "{cell}");
                assert_eq!(bracket.not_partners(), not_partners, "{cell}");
                assert!(possible(&counts, fewest), "{cell}");
                assert!(fewest == 0 || !possible(&counts, fewest - 1), "{cell}");
            }
        }
    }

    #[test]
    fn many_groups_keep_their_best_apart() {
        for groups in [11, 16, 24, 32, 64] {
            for each in 1..=4 {
                assert_eq!(drawn(&vec![each; groups]).broken(), 0, "{each} from each of {groups}");
            }
        }
    }

    #[test]
    fn winners_come_before_seconds_and_everybody_once() {
        for counts in
            [&[2, 2, 2][..], &[3, 1, 2, 4], &[2, 0, 2], &[1, 1, 1, 1, 1], &[4, 4, 1, 4, 3]]
        {
            let qualifiers = qualify(counts);
            assert!(qualifiers.is_sorted_by_key(|it| it.rank), "{qualifiers:?}");
            let all = (1..).zip(counts);
            let all =
                all.flat_map(|(group, &n)| (1..=n).map(move |rank| Qualifier { group, rank }));
            let mut sorted = qualifiers;
            sorted.sort_unstable();
            assert_eq!(sorted, all.collect::<Vec<_>>());
        }
    }

    /// The best of the next rank fill up to 8 from 3 groups, 16 from 6, and so on, whichever groups they come from.
    #[test]
    fn those_who_fill_up_keep_the_rules_where_any_order_could() {
        for (groups, each, fill) in
            [(3_u32, 2, 2), (5, 1, 3), (6, 1, 2), (6, 2, 4), (7, 1, 1), (7, 2, 2)]
        {
            for chosen in 0..1_u32 << groups {
                if chosen.count_ones() == fill {
                    let counts: Vec<u32> =
                        (0..groups).map(|group| each + (chosen >> group & 1)).collect();
                    let kept = drawn(&counts).broken() == 0 || !possible(&counts, usize::MAX);
                    assert!(kept, "{counts:?}: {}", names(&counts));
                }
            }
        }
    }

    /// Of all numbers from 1 to 4 for each of 2 to 4 groups, only these
    /// break one of the first three rules that another order would keep.
    const MISSED: [[u32; 4]; 2] = [[2, 4, 4, 2], [4, 2, 2, 4]];

    #[test]
    fn groups_that_send_fewer_keep_the_rules_where_any_order_could() {
        for groups in 2..=4_u32 {
            for code in 0..4_u32.pow(groups) {
                let counts: Vec<u32> = (0..groups).map(|it| code / 4_u32.pow(it) % 4 + 1).collect();
                if drawn(&counts).broken() > 0 && possible(&counts, usize::MAX) {
                    assert!(
                        MISSED.iter().any(|it| *it == counts[..]),
                        "{counts:?}: {}",
                        names(&counts)
                    );
                }
            }
        }
    }
}
