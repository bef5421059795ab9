//! The pairing of one bracket: floaters and pairs (3 and 4).

use std::ops::Range;

use super::Field;
use super::criteria::{Criteria, Weight};
use super::graph::{Graph, TIES};

/// A bracket to be paired. Players are given by their rank among those present.
#[derive(Debug)]
pub(super) struct Bracket {
    /// The players who floated down into it, by rank.
    pub(super) moved: Vec<usize>,
    /// The players with its own score.
    pub(super) residents: Range<usize>,
    /// The players with the next lower score.
    pub(super) next: Range<usize>,
}

/// A bracket during its pairing: its vertices, and the graph of the pairs in its best pairings.
struct Work<'a> {
    vertices: Vertices<'a>,
    /// The graph; its weights break ties among the best pairings.
    graph: Graph<TIES>,
    pairs: Vec<(usize, usize)>,
}

impl Bracket {
    pub(super) fn players(&self) -> impl Iterator<Item = usize> + '_ {
        self.moved.iter().copied().chain(self.residents.clone())
    }

    /// The pairs of the bracket.
    pub(super) fn pair(&self, field: &Field) -> Vec<(usize, usize)> {
        let criteria = Criteria::new(self, &field.facts);
        match criteria.limbs + 1 {
            ..=3 => self.pair_by::<3>(field, &criteria),
            4 => self.pair_by::<4>(field, &criteria),
            5 | 6 => self.pair_by::<6>(field, &criteria),
            7 | 8 => self.pair_by::<8>(field, &criteria),
            9..=12 => self.pair_by::<12>(field, &criteria),
            13..=24 => self.pair_by::<24>(field, &criteria),
            _ => self.pair_by::<96>(field, &criteria),
        }
    }

    /// The pairs of the bracket. First tries this bracket and the next alone: the rest can
    /// nearly always be paired then, and checking it afterwards is faster. If the bye may
    /// come from here, or the rest cannot be paired, all players are considered.
    fn pair_by<const L: usize>(&self, field: &Field, criteria: &Criteria) -> Vec<(usize, usize)> {
        let below = field.facts.len() - self.next.end;
        let rests =
            field.bye_score.is_some_and(|score| field.facts[self.residents.start].score <= score);
        let look = |outside: Outside| {
            let vertices = Vertices::new(field, self, outside);
            let graph = vertices.best::<L>(criteria)?;
            Work { vertices, graph, pairs: Vec::new() }.run()
        };
        let alone = (below > 2 * STRANGERS && !rests).then(|| look(Outside::Anybody)).flatten();
        alone.unwrap_or_else(|| {
            let all = look(Outside::Everybody);
            all.expect("whether all can be paired was seen before the first bracket")
        })
    }
}

impl Work<'_> {
    /// The pairs by rank; none if the rest cannot be paired then.
    fn run(mut self) -> Option<Vec<(usize, usize)>> {
        self.choose_moved();
        self.pair_moved();
        self.pair_rest();
        let ranks = |(a, b): &(usize, usize)| (self.vertices.people[*a], self.vertices.people[*b]);
        (self.vertices.outside == Outside::Everybody || self.rest_can_be_paired())
            .then(|| self.pairs.iter().map(ranks).collect())
    }

    /// Whether the players left have opponents below, with the present pairs of the next bracket.
    fn rest_can_be_paired(&self) -> bool {
        let strange = |vertex: &usize| {
            self.graph.is_live(*vertex)
                && self.graph.mate(*vertex).is_some_and(|mate| mate >= self.vertices.next_end)
        };
        let mut left: Vec<usize> = (0..self.vertices.next_end)
            .filter(strange)
            .map(|vertex| self.vertices.people[vertex])
            .collect();
        left.extend(self.next_below()..self.vertices.field.facts.len());
        self.vertices.field.can_pair(&left)
    }

    /// The rank of the first player below the next bracket.
    fn next_below(&self) -> usize {
        self.vertices.people.last().map_or(0, |rank| rank + 1)
    }

    /// The present opponent of a player inside the bracket.
    fn inside(&self, vertex: usize) -> Option<usize> {
        self.graph.mate(vertex).filter(|mate| *mate < self.vertices.end)
    }

    /// Adds to the tie-break of an edge.
    fn favour(&mut self, a: usize, b: usize, by: i64) {
        let mut weight = self.graph.weight(a, b);
        if !weight.is_none() {
            *weight.tie() += by;
            self.graph.set(a, b, weight);
        }
    }

    /// Chooses which of the players moved down are paired: at equal scores the higher ranked (4.4).
    fn choose_moved(&mut self) {
        let commitment = i64::try_from(self.vertices.end + 2).expect("fits");
        for moved in 0..self.vertices.moved {
            let inside = self.inside(moved).is_some();
            let by = if inside { commitment } else { 1 };
            self.favour_inside(moved, by);
            assert!(self.graph.mend(moved), "only weights changed");
            if !inside && self.inside(moved).is_some() {
                self.favour_inside(moved, commitment - 1);
                assert!(self.graph.mend(moved), "only weights changed");
            }
        }
    }

    fn favour_inside(&mut self, player: usize, by: i64) {
        for resident in self.vertices.moved..self.vertices.end {
            self.favour(player, resident, by);
        }
    }

    /// Gives each player moved down, in order, the highest ranked possible opponent.
    fn pair_moved(&mut self) {
        for moved in 0..self.vertices.moved {
            if self.inside(moved).is_some() {
                let opponents: Vec<usize> = (self.vertices.moved..self.vertices.end).collect();
                self.pair_with_first(moved, &opponents);
            }
        }
    }

    /// Pairs a player with the first opponent that the best pairings allow.
    fn pair_with_first(&mut self, player: usize, opponents: &[usize]) {
        let now = self.inside(player).expect("is paired in the bracket");
        let at = opponents.iter().position(|one| *one == now).expect("one of the opponents");
        let may = |other: &usize| {
            self.graph.is_live(*other)
                && !self.graph.weight(player, *other).is_none()
                && self.graph.slack(player, *other) <= Weight::ZERO
        };
        let better: Vec<usize> = opponents[..at].iter().copied().filter(may).collect();
        if !better.is_empty() {
            // The present opponent stays ahead of all who are not better.
            for (by, other) in (1..).zip(better.iter().chain([&now]).rev()) {
                self.favour(player, *other, by);
            }
            assert!(self.graph.mend(player), "only weights changed");
        }
        let opponent = self.inside(player).expect("stays in the bracket");
        self.pairs.push((player, opponent));
        assert!(self.graph.settle(player), "the others stay matched");
    }

    /// Pairs the residents without an opponent as a bracket of their own (4.2, 4.3).
    fn pair_rest(&mut self) {
        let rest: Vec<usize> = (self.vertices.moved..self.vertices.end)
            .filter(|one| self.graph.is_live(*one))
            .collect();
        let pairs = rest.iter().filter(|one| self.inside(**one).is_some()).count() / 2;
        if pairs == 0 {
            return;
        }
        // As few exchanges between the halves as possible, and of players close in rank.
        let exchange = i64::try_from(rest.len() * rest.len() + 1).expect("fits");
        for (at, higher) in rest.iter().enumerate() {
            let halves = if at < pairs { exchange } else { 0 };
            let by = (halves - i64::try_from(at).expect("fits")) * 2;
            for lower in &rest[at + 1..] {
                self.favour(*higher, *lower, by);
            }
        }
        let (upper, lower) = rest.split_at(pairs);
        let mut gain = Weight::ZERO;
        *gain.tie() = exchange * 2;
        assert!(self.graph.rematch(upper, lower, gain), "only weights changed");
        self.exchange(&rest, pairs);
        self.part_halves(&rest);
        let (upper, lower): (Vec<usize>, Vec<usize>) =
            rest.iter().partition(|one| self.leads(**one));
        for player in upper {
            self.pair_with_first(player, &lower);
        }
    }

    /// Whether a player is the higher ranked one of a pair in the bracket.
    fn leads(&self, player: usize) -> bool {
        self.inside(player).is_some_and(|mate| mate > player)
    }

    /// Decides who changes halves: the lowest of the upper half, then the highest of the lower one (4.3).
    fn exchange(&mut self, rest: &[usize], pairs: usize) {
        let count = rest[..pairs].iter().filter(|one| !self.leads(**one)).count();
        let mut open = count;
        for at in (0..pairs).rev() {
            if open == 0 {
                break;
            }
            let player = rest[at];
            if self.leads(player) {
                self.favour_below(rest, at, -1);
            }
            if self.leads(player) {
                self.favour_below(rest, at, 1);
            } else {
                open -= 1;
                self.forbid_below(rest, at);
            }
        }
        let mut open = count;
        for at in pairs..rest.len() {
            if open == 0 {
                break;
            }
            let player = rest[at];
            if !self.leads(player) {
                self.favour_below(rest, at, 1);
            }
            if self.leads(player) {
                open -= 1;
                self.forbid_above(rest, at);
            } else {
                self.favour_below(rest, at, -1);
            }
        }
    }

    /// Changes the weight of pairs in which a player is the higher ranked.
    fn favour_below(&mut self, rest: &[usize], at: usize, by: i64) {
        for lower in &rest[at + 1..] {
            self.favour(rest[at], *lower, by);
        }
        assert!(self.graph.mend(rest[at]), "only weights changed");
    }

    /// Forbids pairs in which the player is the higher ranked.
    fn forbid_below(&mut self, rest: &[usize], at: usize) {
        let below: Vec<(usize, usize)> =
            rest[at + 1..].iter().map(|lower| (rest[at], *lower)).collect();
        assert!(self.graph.forbid(&[rest[at]], &below), "the pairs that stand stay");
    }

    /// Makes the player the higher ranked of a pair: forbids opponents above, and floating.
    fn forbid_above(&mut self, rest: &[usize], at: usize) {
        let player = rest[at];
        let outside = self.vertices.end..self.graph.size;
        let above = rest[..at].iter().copied();
        let all: Vec<(usize, usize)> = above.chain(outside).map(|other| (player, other)).collect();
        assert!(self.graph.forbid(&[player], &all), "the pairs that stand stay");
    }

    /// Leaves only pairs of a higher ranked and a lower ranked member.
    fn part_halves(&mut self, rest: &[usize]) {
        let leads: Vec<bool> = rest.iter().map(|one| self.leads(*one)).collect();
        let mut gone = Vec::new();
        for at in 0..rest.len() {
            for below in at + 1..rest.len() {
                if !leads[at] || leads[below] {
                    gone.push((rest[at], rest[below]));
                }
            }
        }
        assert!(self.graph.forbid(rest, &gone), "the pairs that stand stay");
    }
}

// The pairs of the best pairings of a bracket by all criteria.

/// The vertices for the players below the next bracket, and for the bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outside {
    /// A few vertices that can be paired with anybody. Whether the others can be paired is checked afterwards.
    Anybody,
    /// The players themselves.
    Everybody,
}

/// The least number of vertices that can be paired with anybody.
const STRANGERS: usize = 4;

/// The vertices: the players of a bracket in order, then those of the next bracket, then the outside.
struct Vertices<'a> {
    field: &'a Field,
    /// The rank of each vertex that is a player.
    people: Vec<usize>,
    moved: usize,
    /// The first vertex behind the bracket.
    end: usize,
    next_end: usize,
    outside: Outside,
    size: usize,
}

impl<'a> Vertices<'a> {
    fn new(field: &'a Field, bracket: &Bracket, outside: Outside) -> Self {
        let mut people: Vec<usize> = bracket.players().collect();
        let end = people.len();
        people.extend(bracket.next.clone());
        let next_end = people.len();
        let size = match outside {
            Outside::Anybody => (next_end + STRANGERS).next_multiple_of(2),
            Outside::Everybody => {
                people.extend(bracket.next.end..field.facts.len());
                people.len() + usize::from(field.bye)
            }
        };
        Self { field, people, moved: bracket.moved.len(), end, next_end, outside, size }
    }

    /// The pairs of all best pairings; none if there is no pairing.
    fn best<const L: usize>(&self, criteria: &Criteria) -> Option<Graph<TIES>> {
        let mut graph = Graph::<L>::new(self.size);
        for higher in 0..self.size {
            for lower in higher + 1..self.size {
                graph.set(higher, lower, self.weight(criteria, higher, lower));
            }
        }
        if !graph.solve() {
            return None;
        }
        self.look_at_the_bye(criteria, &mut graph);
        Some(graph.tight())
    }

    fn weight<const L: usize>(
        &self,
        criteria: &Criteria,
        higher: usize,
        lower: usize,
    ) -> Weight<L> {
        let facts = |vertex: usize| &self.field.facts[self.people[vertex]];
        if lower >= self.people.len() {
            let may = self.outside == Outside::Anybody || self.field.may_rest(self.people[higher]);
            if may { Weight::ZERO } else { Weight::NONE }
        } else if lower < self.moved
            || !self.field.may_meet(self.people[higher], self.people[lower])
        {
            Weight::NONE
        } else if lower < self.end {
            criteria.within(facts(higher), facts(lower))
        } else if lower < self.next_end {
            criteria.in_next(facts(higher))
        } else {
            Weight::ZERO
        }
    }

    /// If the only floater has the bye, C9 chooses among the possible players.
    fn look_at_the_bye<const L: usize>(&self, criteria: &Criteria, graph: &mut Graph<L>) {
        let floats = |vertex: &usize| graph.mate(*vertex).is_none_or(|mate| mate >= self.end);
        let mut floaters = (0..self.end).filter(floats);
        let (Some(floater), None) = (floaters.next(), floaters.next()) else { return };
        let bye = self.people.len();
        if self.outside == Outside::Anybody || graph.mate(floater) != Some(bye) {
            return;
        }
        for vertex in 0..self.end {
            let facts = &self.field.facts[self.people[vertex]];
            if self.field.may_rest(self.people[vertex]) && Some(facts.score) == self.field.bye_score
            {
                graph.set(vertex, bye, criteria.resting(facts.games));
            }
        }
        assert!(graph.solve(), "only weights changed");
    }
}
