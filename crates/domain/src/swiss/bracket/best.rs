//! The pairs of the best pairings of a bracket by all criteria.

use super::Bracket;
use crate::swiss::Field;
use crate::swiss::criteria::Criteria;
use crate::swiss::graph::{Graph, TIES};
use crate::swiss::weight::Weight;

/// The vertices for everybody below the next bracket, and for the bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outside {
    /// A few who can meet anybody. Whether the others can be paired is seen afterwards.
    Anybody,
    /// They themselves.
    Everybody,
}

/// How many there are at least who can meet anybody.
pub(super) const STRANGERS: usize = 4;

/// The vertices: the players of a bracket in order, then those of the next bracket, then the outside.
pub(super) struct Vertices<'a> {
    pub(super) field: &'a Field,
    /// The rank of each vertex that is a player.
    pub(super) people: Vec<usize>,
    pub(super) moved: usize,
    /// The first vertex behind the bracket.
    pub(super) end: usize,
    pub(super) next_end: usize,
    pub(super) outside: Outside,
    size: usize,
}

impl<'a> Vertices<'a> {
    pub(super) fn new(field: &'a Field, bracket: &Bracket, outside: Outside) -> Self {
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
    pub(super) fn best<const L: usize>(&self, criteria: &Criteria) -> Option<Graph<TIES>> {
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

    /// If the only one who floats has the bye, C9 chooses among those who could.
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
