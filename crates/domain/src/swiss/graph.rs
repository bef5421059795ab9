//! The heaviest perfect matching of a graph, by Edmonds' blossom algorithm with dual variables.
//!
//! A perfect matching gives every vertex a mate. Duals prove that none is heavier: for each edge, the duals of its ends (and
//! of the blossoms around both) are at least twice its weight, and exactly that for the edges of the matching and inside blossoms.
//! After a change of weights the matching is mended from the vertices concerned, with the proof that there is already.

mod blossom;
mod search;
mod tight;

use super::weight::Weight;
use blossom::Blossom;
pub(super) use tight::TIES;

/// No vertex.
const NOBODY: usize = usize::MAX;

/// A graph with the matching that is heaviest so far.
#[derive(Debug)]
pub(super) struct Graph<const L: usize> {
    /// How many vertices there are; blossoms are numbered from here on.
    size: usize,
    /// The weight of each edge, by row.
    weights: Vec<Weight<L>>,
    duals: Vec<Weight<L>>,
    mates: Vec<usize>,
    /// The outermost blossom around a vertex, or the vertex.
    tops: Vec<usize>,
    blossoms: Vec<Option<Blossom<L>>>,
    /// The vertices whose mates are not settled, in order.
    live: Vec<usize>,
}

/// An edge by its ends; their order matters to its user.
type Edge = (usize, usize);

impl<const L: usize> Graph<L> {
    /// A graph without edges.
    pub(super) fn new(size: usize) -> Self {
        Self {
            size,
            weights: vec![Weight::NONE; size * size],
            duals: vec![Weight::ZERO; size],
            mates: vec![NOBODY; size],
            tops: (0..size).collect(),
            blossoms: Vec::new(),
            live: (0..size).collect(),
        }
    }

    /// How many vertices there were at first.
    pub(super) fn size(&self) -> usize {
        self.size
    }

    pub(super) fn weight(&self, a: usize, b: usize) -> Weight<L> {
        self.weights[a * self.size + b]
    }

    /// Sets the weight of an edge, or takes it away with [`Weight::NONE`]. [`Self::mend`] or [`Self::solve`] must follow.
    pub(super) fn set(&mut self, a: usize, b: usize, weight: Weight<L>) {
        self.weights[a * self.size + b] = weight;
        self.weights[b * self.size + a] = weight;
    }

    /// The mate of a vertex.
    pub(super) fn mate(&self, vertex: usize) -> Option<usize> {
        Some(self.mates[vertex]).filter(|mate| *mate != NOBODY)
    }

    /// The slack of an edge, its distance from tight: never negative, zero for edges of some heaviest matching.
    pub(super) fn slack(&self, a: usize, b: usize) -> Weight<L> {
        let mut slack = self.duals[a];
        slack += self.duals[b];
        slack -= self.weight(a, b).doubled();
        slack
    }

    /// Whether the slack of an edge is less than what is given. Most often the first limbs tell.
    fn has_less_slack(&self, a: usize, b: usize, than: &Weight<L>) -> bool {
        let (one, other) = (&self.duals[a], &self.duals[b]);
        let weight = &self.weights[a * self.size + b];
        Weight::is_less(one, other, weight, than)
    }

    /// Finds a heaviest perfect matching anew; says whether there is a perfect one.
    pub(super) fn solve(&mut self) -> bool {
        self.blossoms.clear();
        let live = self.live.clone();
        for &vertex in &live {
            self.tops[vertex] = vertex;
            self.mates[vertex] = NOBODY;
            let weights = live.iter().map(|other| self.weight(vertex, *other));
            let heaviest = weights.filter(|weight| !weight.is_none()).max();
            self.duals[vertex] = heaviest.unwrap_or(Weight::ZERO).made_even();
        }
        for &vertex in &live {
            if self.mates[vertex] == NOBODY {
                self.lower(vertex);
                let free = |other: &usize| self.mates[*other] == NOBODY;
                let mut open = live.iter().copied().filter(free);
                if let Some(mate) = open.find(|other| self.is_tight(vertex, *other)) {
                    self.join(vertex, mate);
                }
            }
        }
        self.search_all()
    }

    /// Mends the matching after the weights of edges at a vertex were changed.
    pub(super) fn mend(&mut self, vertex: usize) -> bool {
        let mut exposed = self.release(vertex);
        self.lower(vertex);
        let mate = self.mates[vertex];
        if mate != NOBODY && !self.is_tight(vertex, mate) {
            self.part(vertex, mate);
            exposed.extend([vertex, mate]);
        }
        exposed.into_iter().all(|one| self.mates[one] != NOBODY || self.search(one))
    }

    /// Matches vertices anew whose edges were changed: by at most `gain`, and in favour of those with one of the upper ones.
    pub(super) fn rematch(&mut self, upper: &[usize], lower: &[usize], gain: Weight<L>) -> bool {
        let all = || upper.iter().chain(lower).copied();
        let mut exposed: Vec<usize> = all().flat_map(|vertex| self.release(vertex)).collect();
        for &vertex in upper {
            self.duals[vertex] += gain.doubled();
        }
        for vertex in all() {
            let mate = self.mates[vertex];
            if mate != NOBODY && !self.is_tight(vertex, mate) {
                self.part(vertex, mate);
                exposed.extend([vertex, mate]);
            }
        }
        for &vertex in
            upper.iter().filter(|vertex| self.mates[**vertex] == NOBODY).collect::<Vec<_>>()
        {
            self.lower(vertex);
            let free =
                |other: &&usize| self.mates[**other] == NOBODY && self.is_tight(vertex, **other);
            if let Some(mate) = lower.iter().find(free) {
                self.join(vertex, *mate);
            }
        }
        exposed.into_iter().all(|one| self.mates[one] != NOBODY || self.search(one))
    }

    /// Takes a vertex and its mate out of the graph.
    pub(super) fn settle(&mut self, vertex: usize) -> bool {
        let mate = self.mates[vertex];
        // Taking the blossoms apart may part them; whoever was beside them is matched anew with them still there.
        let mut exposed = self.release(vertex);
        exposed.extend(self.release(mate));
        self.join(vertex, mate);
        self.live.retain(|one| ![vertex, mate].contains(one));
        exposed
            .into_iter()
            .filter(|one| ![vertex, mate].contains(one))
            .all(|one| self.mates[one] != NOBODY || self.search(one))
    }

    /// Whether a vertex is in the graph still.
    pub(super) fn is_live(&self, vertex: usize) -> bool {
        self.live.binary_search(&vertex).is_ok()
    }

    /// Takes edges away that the matching does not use, all of them at the given vertices.
    pub(super) fn forbid(&mut self, at: &[usize], edges: &[(usize, usize)]) -> bool {
        let exposed: Vec<usize> = at.iter().flat_map(|vertex| self.release(*vertex)).collect();
        for (a, b) in edges {
            self.set(*a, *b, Weight::NONE);
        }
        exposed.into_iter().all(|one| self.mates[one] != NOBODY || self.search(one))
    }

    fn is_tight(&self, a: usize, b: usize) -> bool {
        a != b && !self.weight(a, b).is_none() && self.slack(a, b).is_zero()
    }

    fn join(&mut self, a: usize, b: usize) {
        self.mates[a] = b;
        self.mates[b] = a;
    }

    fn part(&mut self, a: usize, b: usize) {
        self.mates[a] = NOBODY;
        self.mates[b] = NOBODY;
    }

    /// The least dual that a vertex outside of all blossoms can have.
    fn lower(&mut self, vertex: usize) {
        let least = |other: usize| {
            let mut least = self.weight(vertex, other).doubled();
            least -= self.duals[other];
            least
        };
        let joined = |other: &usize| !self.weight(vertex, *other).is_none();
        if let Some(least) = self.live.iter().copied().filter(joined).map(least).max() {
            self.duals[vertex] = least;
        }
    }
}

#[cfg(test)]
mod tests;
