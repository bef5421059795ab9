//! The search for a mate: a tree of tight edges grows from a vertex without one until it reaches another.

use super::{Edge, Graph, NOBODY};
use crate::swiss::weight::Weight;

/// What a node is in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Label {
    /// Not in the tree.
    Out,
    /// At an even distance from the root: its vertices look for more.
    Even,
    /// At an odd distance; it was reached by this edge, whose second end lies in it.
    Odd(Edge),
}

/// A tree under way.
struct Tree {
    labels: Vec<Label>,
    /// For each vertex that is not even, the even vertex nearest by slack.
    near: Vec<usize>,
    /// For each even vertex, the even vertex of another node that is nearest.
    even: Vec<usize>,
    /// Even vertices, in the order in which they became so.
    evens: Vec<usize>,
    /// How many of them have looked around.
    looked: usize,
}

/// What happens next in a search.
enum Event {
    /// An edge from an even vertex to one outside of the tree, or between two even ones, becomes tight.
    Tight(Edge),
    /// The dual of an odd blossom falls to zero.
    Empty(usize),
}

impl<const L: usize> Graph<L> {
    /// Finds a mate for a vertex without one; says whether that is possible at all.
    pub(super) fn search(&mut self, root: usize) -> bool {
        let nodes = self.size + self.blossoms.len();
        let nobody = vec![NOBODY; self.size];
        let mut tree = Tree {
            labels: vec![Label::Out; nodes],
            near: nobody.clone(),
            even: nobody,
            evens: Vec::new(),
            looked: 0,
        };
        self.make_even(&mut tree, self.tops[root]);
        let live = self.live.clone();
        let found = loop {
            while tree.looked < tree.evens.len() {
                let vertex = tree.evens[tree.looked];
                tree.looked += 1;
                self.look_around(&mut tree, &live, vertex);
            }
            let Some((event, step)) = self.next_event(&tree, &live) else { break false };
            self.shift_duals(&tree, step);
            match event {
                Event::Empty(node) => self.expand(&mut tree, node),
                Event::Tight((even, other)) => match tree.labels[self.tops[other]] {
                    Label::Even => self.close(&mut tree, even, other),
                    Label::Out if self.mates[self.base(self.tops[other])] == NOBODY => {
                        self.augment(&tree, even, other);
                        break true;
                    }
                    _ => self.grow(&mut tree, even, other),
                },
            }
        };
        for node in self.size..self.size + self.blossoms.len() {
            self.open_idle(node);
        }
        found
    }

    /// Takes away an outermost blossom that proves nothing, and those inside it.
    fn open_idle(&mut self, node: usize) {
        let Some(blossom) = self.blossom(node) else { return };
        if blossom.dual.is_zero() && self.tops[blossom.vertices[0]] == node {
            for inner in self.open(node).nodes {
                if inner >= self.size {
                    self.open_idle(inner);
                }
            }
        }
    }

    fn make_even(&self, tree: &mut Tree, node: usize) {
        tree.labels[node] = Label::Even;
        for vertex in self.vertices(node) {
            tree.near[vertex] = NOBODY;
            tree.evens.push(vertex);
        }
    }

    /// Compares the edges of an even vertex with the nearest ones known.
    fn look_around(&self, tree: &mut Tree, live: &[usize], vertex: usize) {
        let top = self.tops[vertex];
        for &other in live {
            if self.tops[other] == top || self.weight(vertex, other).is_none() {
                continue;
            }
            if tree.labels[self.tops[other]] == Label::Even {
                self.nearer(&mut tree.even[vertex], vertex, other);
                self.nearer(&mut tree.even[other], other, vertex);
            } else {
                self.nearer(&mut tree.near[other], other, vertex);
            }
        }
    }

    fn nearer(&self, known: &mut usize, of: usize, candidate: usize) {
        if *known == NOBODY
            || self.tops[*known] == self.tops[of]
            || self.slack(of, candidate) < self.slack(of, *known)
        {
            *known = candidate;
        }
    }

    /// What comes first when the duals are shifted, and the shift.
    fn next_event(&self, tree: &Tree, live: &[usize]) -> Option<(Event, Weight<L>)> {
        let mut next: Option<(Event, Weight<L>)> = None;
        let mut offer = |event: Event, step: Weight<L>| {
            if next.as_ref().is_none_or(|(_, least)| step < *least) {
                next = Some((event, step));
            }
        };
        for &vertex in live {
            match tree.labels[self.tops[vertex]] {
                Label::Out if tree.near[vertex] != NOBODY => {
                    let even = tree.near[vertex];
                    offer(Event::Tight((even, vertex)), self.slack(even, vertex));
                }
                Label::Even if tree.even[vertex] != NOBODY => {
                    let other = tree.even[vertex];
                    offer(Event::Tight((vertex, other)), self.slack(vertex, other).halved());
                }
                _ => {}
            }
        }
        for node in self.size..self.size + self.blossoms.len() {
            if let (Label::Odd(_), Some(blossom)) = (tree.labels[node], self.blossom(node))
                && self.tops[blossom.vertices[0]] == node
            {
                offer(Event::Empty(node), blossom.dual.halved());
            }
        }
        next
    }

    fn shift_duals(&mut self, tree: &Tree, step: Weight<L>) {
        if step.is_zero() {
            return;
        }
        for at in 0..self.live.len() {
            let vertex = self.live[at];
            match tree.labels[self.tops[vertex]] {
                Label::Even => self.duals[vertex] -= step,
                Label::Odd(_) => self.duals[vertex] += step,
                Label::Out => {}
            }
        }
        let twice = step.doubled();
        for node in self.size..self.size + self.blossoms.len() {
            let label = tree.labels[node];
            let Some(outermost) = self.blossom(node).map(|b| self.tops[b.vertices[0]] == node)
            else {
                continue;
            };
            if let (true, Some(blossom)) = (outermost, self.blossom_mut(node)) {
                match label {
                    Label::Even => blossom.dual += twice,
                    Label::Odd(_) => blossom.dual -= twice,
                    Label::Out => {}
                }
            }
        }
    }

    /// Takes a node into the tree, and the mate behind it.
    fn grow(&mut self, tree: &mut Tree, even: usize, other: usize) {
        let node = self.tops[other];
        tree.labels[node] = Label::Odd((even, other));
        let mate = self.mates[self.base(node)];
        self.make_even(tree, self.tops[mate]);
    }

    /// The nodes from the one around an even vertex up to the root, each with the edge by which it was reached from the one below.
    fn way_up(&self, tree: &Tree, vertex: usize) -> Vec<(usize, Edge)> {
        let mut way = vec![(self.tops[vertex], (NOBODY, NOBODY))];
        loop {
            let base = self.base(way[way.len() - 1].0);
            let mate = self.mates[base];
            if mate == NOBODY {
                return way;
            }
            let odd = self.tops[mate];
            let Label::Odd((even, entered)) = tree.labels[odd] else {
                unreachable!("the mate of an even node is odd")
            };
            way.push((odd, (base, mate)));
            way.push((self.tops[even], (entered, even)));
        }
    }

    /// Two even nodes are joined by a tight edge: with what is between them they become a blossom.
    fn close(&mut self, tree: &mut Tree, a: usize, b: usize) {
        let (mut way_a, mut way_b) = (self.way_up(tree, a), self.way_up(tree, b));
        let common =
            |way: &[(usize, Edge)], node: usize| way.iter().position(|(known, _)| *known == node);
        let meeting =
            way_b.iter().find_map(|(node, _)| common(&way_a, *node).map(|at| (at, *node)));
        let (at, node) = meeting.expect("both ways lead to the root");
        way_a.truncate(at + 1);
        way_b.truncate(common(&way_b, node).map_or(0, |at| at + 1));
        // Down from the common node to the first end, over the new edge, and up again.
        let mut nodes: Vec<usize> = way_a.iter().rev().map(|(node, _)| *node).collect();
        let mut links: Vec<Edge> =
            way_a[1..].iter().rev().map(|(_, (from, to))| (*to, *from)).collect();
        links.push((a, b));
        nodes.extend(way_b[..way_b.len() - 1].iter().map(|(node, _)| *node));
        links.extend(way_b[1..].iter().map(|(_, link)| *link));
        let odd: Vec<usize> = nodes
            .iter()
            .copied()
            .filter(|node| tree.labels[*node] != Label::Even)
            .flat_map(|node| self.vertices(node))
            .collect();
        let blossom = self.enclose(nodes, links);
        if tree.labels.len() <= blossom {
            tree.labels.resize(blossom + 1, Label::Out);
        }
        tree.labels[blossom] = Label::Even;
        for vertex in odd {
            tree.near[vertex] = NOBODY;
            tree.evens.push(vertex);
        }
        // Whose nearest even vertex is inside now looks for another.
        for vertex in self.vertices(blossom) {
            let known = tree.even[vertex];
            if known != NOBODY && self.tops[known] == blossom {
                tree.even[vertex] = NOBODY;
                for at in 0..tree.looked {
                    let other = tree.evens[at];
                    if self.tops[other] != blossom && !self.weight(vertex, other).is_none() {
                        self.nearer(&mut tree.even[vertex], vertex, other);
                    }
                }
            }
        }
    }

    /// An odd blossom is taken apart: the way through it stays in the tree, the rest leaves it.
    fn expand(&mut self, tree: &mut Tree, node: usize) {
        let Label::Odd(entry) = tree.labels[node] else {
            unreachable!("only odd blossoms are emptied")
        };
        let blossom = self.open(node);
        tree.labels[node] = Label::Out;
        let count = blossom.nodes.len();
        let entered = self.tops[entry.1];
        let mut at =
            blossom.nodes.iter().position(|inner| *inner == entered).expect("entered here");
        let forward = at % 2 == 1;
        for inner in &blossom.nodes {
            tree.labels[*inner] = Label::Out;
        }
        tree.labels[entered] = Label::Odd(entry);
        while at != 0 {
            // Over the edge of the matching to an even node, and on to the next odd one.
            let next = |at: usize| if forward { (at + 1) % count } else { at - 1 };
            let (even, odd) = (next(at), next(next(at)));
            self.make_even(tree, blossom.nodes[even]);
            let (from, to) = if forward {
                blossom.links[even]
            } else {
                let (from, to) = blossom.links[odd];
                (to, from)
            };
            tree.labels[blossom.nodes[odd]] = Label::Odd((from, to));
            at = odd;
        }
    }

    /// Matches along the way from a tight edge out of the tree back to its root.
    fn augment(&mut self, tree: &Tree, even: usize, outside: usize) {
        self.rebase(self.tops[outside], outside);
        let (mut even, mut other) = (even, outside);
        loop {
            let node = self.tops[even];
            let mate = self.mates[self.base(node)];
            self.rebase(node, even);
            self.join(even, other);
            if mate == NOBODY {
                return;
            }
            let odd = self.tops[mate];
            let Label::Odd((from, entered)) = tree.labels[odd] else {
                unreachable!("the mate of an even node is odd")
            };
            self.rebase(odd, entered);
            (even, other) = (from, entered);
        }
    }
}
