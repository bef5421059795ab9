//! Blossoms: odd cycles of tight edges, each of whose vertices but one has its mate inside.

use super::{Edge, Graph, NOBODY};
use crate::swiss::weight::Weight;

/// An odd cycle of nodes, which are vertices or blossoms.
#[derive(Clone, Debug)]
pub(super) struct Blossom<const L: usize> {
    /// The nodes around the cycle. The first holds the vertex whose mate is outside; of the others, each odd one is matched with the
    /// next.
    pub(super) nodes: Vec<usize>,
    /// The edge from each node to the next around the cycle.
    pub(super) links: Vec<Edge>,
    pub(super) vertices: Vec<usize>,
    /// Never negative, and even.
    pub(super) dual: Weight<L>,
}

impl<const L: usize> Graph<L> {
    pub(super) fn blossom(&self, node: usize) -> Option<&Blossom<L>> {
        node.checked_sub(self.size).and_then(|at| self.blossoms[at].as_ref())
    }

    pub(super) fn blossom_mut(&mut self, node: usize) -> Option<&mut Blossom<L>> {
        node.checked_sub(self.size).and_then(|at| self.blossoms[at].as_mut())
    }

    /// The vertices inside a node.
    pub(super) fn vertices(&self, node: usize) -> Vec<usize> {
        self.blossom(node).map_or_else(|| vec![node], |blossom| blossom.vertices.clone())
    }

    /// The vertex of a node that has its mate outside.
    pub(super) fn base(&self, node: usize) -> usize {
        let mut node = node;
        while let Some(blossom) = self.blossom(node) {
            node = blossom.nodes[0];
        }
        node
    }

    /// Adds a blossom around nodes that are outermost so far.
    pub(super) fn enclose(&mut self, nodes: Vec<usize>, links: Vec<Edge>) -> usize {
        let vertices: Vec<usize> = nodes.iter().flat_map(|node| self.vertices(*node)).collect();
        let free = self.blossoms.iter().position(Option::is_none);
        let at = free.unwrap_or(self.blossoms.len());
        if at == self.blossoms.len() {
            self.blossoms.push(None);
        }
        let node = self.size + at;
        for vertex in &vertices {
            self.tops[*vertex] = node;
        }
        self.blossoms[at] = Some(Blossom { nodes, links, vertices, dual: Weight::ZERO });
        node
    }

    /// Takes an outermost blossom away; its nodes become outermost.
    pub(super) fn open(&mut self, node: usize) -> Blossom<L> {
        let blossom = self.blossoms[node - self.size].take().expect("a blossom");
        for inner in &blossom.nodes {
            for vertex in self.vertices(*inner) {
                self.tops[vertex] = *inner;
            }
        }
        blossom
    }

    /// Makes a vertex inside a node the one that has its mate outside, and matches the others again.
    pub(super) fn rebase(&mut self, node: usize, vertex: usize) {
        let Some(blossom) = self.blossom(node) else { return };
        let holds = |inner: &usize| {
            *inner == vertex || self.blossom(*inner).is_some_and(|b| b.vertices.contains(&vertex))
        };
        let at = blossom.nodes.iter().position(holds).expect("the vertex lies inside");
        self.rebase(blossom.nodes[at], vertex);
        if at == 0 {
            return;
        }
        let blossom = self.blossom_mut(node).expect("seen above");
        blossom.nodes.rotate_left(at);
        blossom.links.rotate_left(at);
        let links: Vec<(usize, usize, Edge)> = (1..blossom.nodes.len())
            .step_by(2)
            .map(|odd| (blossom.nodes[odd], blossom.nodes[odd + 1], blossom.links[odd]))
            .collect();
        for (first, second, (a, b)) in links {
            self.rebase(first, a);
            self.rebase(second, b);
            self.join(a, b);
        }
    }

    /// Takes all blossoms around a vertex apart. Who loses a mate by that is named.
    pub(super) fn release(&mut self, vertex: usize) -> Vec<usize> {
        let mut exposed = Vec::new();
        while self.tops[vertex] != vertex {
            let node = self.tops[vertex];
            let base = self.base(node);
            let blossom = self.open(node);
            if blossom.dual.is_zero() {
                continue;
            }
            let half = blossom.dual.halved();
            for inside in &blossom.vertices {
                self.duals[*inside] += half;
            }
            let mate = self.mates[base];
            if mate != NOBODY {
                self.part(base, mate);
                exposed.extend([base, mate]);
            }
        }
        exposed
    }
}
