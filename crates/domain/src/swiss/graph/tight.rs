//! The edges of the heaviest matchings alone, for tie-breaks among these.

use super::Graph;
use super::blossom::Blossom;
use crate::swiss::weight::Weight;

/// How many limbs a weight takes once only tie-breaks are left.
pub(in crate::swiss) const TIES: usize = 2;

impl<const L: usize> Graph<L> {
    /// Leaves the edges that heaviest matchings can have, once there is one. Those of the new graph are the same ones.
    ///
    /// By complementary slackness a perfect matching is heaviest if and only if all its edges are tight and each blossom whose dual
    /// is above zero has as many of them inside as it can. The former holds in the new graph, since all others are gone. For the
    /// latter an edge weighs as many as there are such blossoms around it: whatever blossoms are worth, as long as it is above
    /// zero, that matching is heaviest which fills all of them, and one does.
    pub(in crate::swiss) fn tight(mut self) -> Graph<TIES> {
        let mut around = vec![0_i64; self.size * self.size];
        for blossom in self.blossoms.iter().flatten().filter(|blossom| !blossom.dual.is_zero()) {
            let half = blossom.dual.halved();
            for &a in &blossom.vertices {
                for &b in &blossom.vertices {
                    let edge = a * self.size + b;
                    if !self.weights[edge].is_none() {
                        self.weights[edge] -= half;
                        around[edge] += 1;
                    }
                }
            }
        }
        let mut graph = Graph::new(self.size);
        for &a in &self.live {
            for &b in &self.live {
                if self.is_tight(a, b) {
                    graph.weights[a * self.size + b] = Weight::top(around[a * self.size + b]);
                }
            }
        }
        let filled = |blossom: Blossom<L>| Blossom {
            dual: Weight::top(if blossom.dual.is_zero() { 0 } else { 2 }),
            nodes: blossom.nodes,
            links: blossom.links,
            vertices: blossom.vertices,
        };
        graph.blossoms = self.blossoms.into_iter().map(|blossom| blossom.map(filled)).collect();
        graph.mates = self.mates;
        graph.tops = self.tops;
        graph.live = self.live;
        graph
    }
}
