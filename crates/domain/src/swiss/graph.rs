//! The heaviest perfect matching of a graph, by Edmonds' blossom algorithm with dual variables.
//!
//! A perfect matching gives every vertex a mate. Duals prove that no matching is heavier: for
//! each edge, the duals of its ends (and of the blossoms around both) are at least twice its
//! weight, and exactly that for the edges of the matching and inside blossoms. After a change of
//! weights the matching is repaired from the changed vertices, with the existing proof.

use std::collections::VecDeque;

use super::criteria::Weight;

/// No vertex.
const NOBODY: usize = usize::MAX;

/// A graph with its heaviest matching so far.
#[derive(Debug)]
pub(super) struct Graph<const L: usize> {
    /// The number of vertices at first; blossoms are numbered from here on.
    pub(super) size: usize,
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

    pub(super) fn weight(&self, a: usize, b: usize) -> Weight<L> {
        self.weights[a * self.size + b]
    }

    /// Sets the weight of an edge, or removes it with [`Weight::NONE`].
    /// [`Self::mend`] or [`Self::solve`] must follow.
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

    /// Whether the slack of an edge is below a bound. Usually the first limbs decide.
    fn has_less_slack(&self, a: usize, b: usize, than: &Weight<L>) -> bool {
        let (one, other) = (&self.duals[a], &self.duals[b]);
        let weight = &self.weights[a * self.size + b];
        Weight::is_less(one, other, weight, than)
    }

    /// Finds a heaviest perfect matching from scratch; returns whether there is a perfect one.
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

    /// Repairs the matching after changes of the edges at a vertex.
    pub(super) fn mend(&mut self, vertex: usize) -> bool {
        let mut exposed = self.release(vertex);
        self.lower(vertex);
        let mate = self.mates[vertex];
        if mate != NOBODY && !self.is_tight(vertex, mate) {
            self.part(vertex, mate);
            exposed.extend([vertex, mate]);
        }
        self.search_for(exposed)
    }

    /// Matches vertices again after changes of their edges: by at
    /// most `gain`, and in favour of edges with an upper vertex.
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
        self.search_for(exposed)
    }

    /// Removes a vertex and its mate from the graph.
    pub(super) fn settle(&mut self, vertex: usize) -> bool {
        let mate = self.mates[vertex];
        // Opening the blossoms may separate them; their neighbours are matched again before they are removed.
        let mut exposed = self.release(vertex);
        exposed.extend(self.release(mate));
        self.join(vertex, mate);
        self.live.retain(|one| ![vertex, mate].contains(one));
        self.search_for(exposed)
    }

    /// Whether a vertex is in the graph still.
    pub(super) fn is_live(&self, vertex: usize) -> bool {
        self.live.binary_search(&vertex).is_ok()
    }

    /// Removes edges that the matching does not use, all of them at the given vertices.
    pub(super) fn forbid(&mut self, at: &[usize], edges: &[(usize, usize)]) -> bool {
        let exposed: Vec<usize> = at.iter().flat_map(|vertex| self.release(*vertex)).collect();
        for (a, b) in edges {
            self.set(*a, *b, Weight::NONE);
        }
        self.search_for(exposed)
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

    /// Lowers the dual of a vertex outside of all blossoms to the smallest possible value.
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

// Blossoms: odd cycles of tight edges, each of whose vertices but one has its mate inside.

/// An odd cycle of nodes, which are vertices or blossoms.
#[derive(Clone, Debug)]
struct Blossom<const L: usize> {
    /// The nodes around the cycle. The first holds the vertex whose mate is outside; of the others, each odd one is matched with the
    /// next.
    nodes: Vec<usize>,
    /// The edge from each node to the next around the cycle.
    links: Vec<Edge>,
    vertices: Vec<usize>,
    /// Never negative, and even.
    dual: Weight<L>,
}

impl<const L: usize> Graph<L> {
    fn blossom(&self, node: usize) -> Option<&Blossom<L>> {
        node.checked_sub(self.size).and_then(|at| self.blossoms[at].as_ref())
    }

    fn blossom_mut(&mut self, node: usize) -> Option<&mut Blossom<L>> {
        node.checked_sub(self.size).and_then(|at| self.blossoms[at].as_mut())
    }

    /// The vertices inside a node.
    fn vertices(&self, node: usize) -> Vec<usize> {
        self.blossom(node).map_or_else(|| vec![node], |blossom| blossom.vertices.clone())
    }

    /// The vertex of a node that has its mate outside.
    fn base(&self, node: usize) -> usize {
        let mut node = node;
        while let Some(blossom) = self.blossom(node) {
            node = blossom.nodes[0];
        }
        node
    }

    /// Adds a blossom around nodes that are outermost so far.
    fn enclose(&mut self, nodes: Vec<usize>, links: Vec<Edge>) -> usize {
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

    /// Removes an outermost blossom; its nodes become outermost.
    fn open(&mut self, node: usize) -> Blossom<L> {
        let blossom = self.blossoms[node - self.size].take().expect("a blossom");
        for inner in &blossom.nodes {
            for vertex in self.vertices(*inner) {
                self.tops[vertex] = *inner;
            }
        }
        blossom
    }

    /// Makes a vertex of a node the one with its mate outside, and matches the others again.
    fn rebase(&mut self, node: usize, vertex: usize) {
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

    /// Opens all blossoms around a vertex. Returns the vertices that lose their mate.
    fn release(&mut self, vertex: usize) -> Vec<usize> {
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

// The search for a mate: a tree of tight edges grows from a vertex without one until it reaches another.

/// The place of a node in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Label {
    /// Not in the tree.
    Out,
    /// At an even distance from the root: its vertices are searched from.
    Even,
    /// At an odd distance; it was reached by this edge, whose second end is in it.
    Odd(Edge),
}

/// A growing tree.
struct Tree<const L: usize> {
    labels: Vec<Label>,
    /// For each vertex that is not even, the even vertex with the smallest slack.
    near: Vec<Nearest<L>>,
    /// For each even vertex, the even vertex of another node with the smallest slack.
    even: Vec<Nearest<L>>,
    /// For each vertex in the forest, the vertex from which its tree grows.
    roots: Vec<usize>,
    /// The even vertices, in the order in which they became even.
    evens: Vec<usize>,
    /// The number of them that have been searched from.
    looked: usize,
    /// Tight edges from even vertices that are not followed yet: those that lead on, and
    /// those within a tree. The former come first, since blossoms cost time.
    tight: [VecDeque<Edge>; 2],
}

/// The nearest known vertex of some kind, with its present slack.
#[derive(Clone, Copy, Debug)]
struct Nearest<const L: usize> {
    vertex: usize,
    slack: Weight<L>,
}

impl<const L: usize> Nearest<L> {
    const NOBODY: Self = Self { vertex: NOBODY, slack: Weight::ZERO };
}

/// The next event of a search.
enum Event {
    /// An edge becomes tight: from an even vertex to one outside of the tree, or between two even ones.
    Tight(Edge),
    /// The dual of an odd blossom becomes zero.
    Empty(usize),
}

impl<const L: usize> Graph<L> {
    /// Finds mates for all vertices without one; returns whether that is
    /// possible. Their duals must be even in each limb, or all odd.
    ///
    /// All their trees grow at once: two of them soon meet, while a single tree would have to search the whole graph.
    fn search_all(&mut self) -> bool {
        loop {
            self.join_tight();
            let free = |vertex: &usize| self.mates[*vertex] == NOBODY;
            let roots: Vec<usize> = self.live.iter().copied().filter(free).collect();
            if roots.is_empty() {
                return true;
            }
            if !self.search_from(&roots) {
                return false;
            }
        }
    }

    /// Matches vertices without mates whose edges are already tight.
    fn join_tight(&mut self) {
        let free = |vertex: &usize| self.mates[*vertex] == NOBODY && self.tops[*vertex] == *vertex;
        let open: Vec<usize> = self.live.iter().copied().filter(free).collect();
        for (at, one) in open.iter().enumerate() {
            let mate =
                |other: &&usize| self.mates[**other] == NOBODY && self.is_tight(*one, **other);
            if self.mates[*one] == NOBODY
                && let Some(other) = open[at + 1..].iter().find(mate)
            {
                self.join(*one, *other);
            }
        }
    }

    /// Finds mates for those of some vertices that have none; returns whether that is possible.
    fn search_for(&mut self, exposed: Vec<usize>) -> bool {
        exposed.into_iter().all(|one| self.mates[one] != NOBODY || self.search_from(&[one]))
    }

    /// Finds a mate for one of some vertices without one.
    fn search_from(&mut self, roots: &[usize]) -> bool {
        let nodes = self.size + self.blossoms.len();
        let nobody = vec![Nearest::NOBODY; self.size];
        let mut tree = Tree {
            labels: vec![Label::Out; nodes],
            near: nobody.clone(),
            even: nobody,
            roots: vec![NOBODY; self.size],
            evens: Vec::new(),
            looked: 0,
            tight: [VecDeque::new(), VecDeque::new()],
        };
        for &root in roots {
            self.make_even(&mut tree, self.tops[root], root);
        }
        let live = self.live.clone();
        let found = loop {
            if let Some(edge) = tree.tight[0].pop_front() {
                if self.follow(&mut tree, edge) {
                    break true;
                }
            } else if tree.looked < tree.evens.len() {
                let vertex = tree.evens[tree.looked];
                tree.looked += 1;
                self.look_around(&mut tree, &live, vertex);
            } else if let Some(edge) = tree.tight[1].pop_front() {
                if self.follow(&mut tree, edge) {
                    break true;
                }
            } else if !self.look_again(&mut tree) {
                let Some((event, step)) = self.next_event(&tree, &live) else { break false };
                self.shift_duals(&mut tree, step);
                match event {
                    Event::Empty(node) => self.expand(&mut tree, node),
                    Event::Tight(edge) => tree.tight[0].push_back(edge),
                }
            }
        };
        for node in self.size..self.size + self.blossoms.len() {
            self.open_idle(node);
        }
        found
    }

    /// Follows a tight edge from an even vertex; returns whether it
    /// led to a vertex without a mate, which is then matched.
    fn follow(&mut self, tree: &mut Tree<L>, (even, other): Edge) -> bool {
        let (node, to) = (self.tops[even], self.tops[other]);
        match tree.labels[to] {
            _ if node == to => {}
            Label::Even if tree.roots[even] != tree.roots[other] => {
                let mates = [node, to].map(|node| self.mates[self.base(node)]);
                self.augment(tree, (even, other), mates[0]);
                self.augment(tree, (other, even), mates[1]);
                return true;
            }
            Label::Even => self.close(tree, even, other),
            Label::Odd(_) => {}
            Label::Out if self.mates[self.base(to)] == NOBODY => {
                let mate = self.mates[self.base(node)];
                self.rebase(to, other);
                self.augment(tree, (even, other), mate);
                return true;
            }
            Label::Out => self.grow(tree, even, other),
        }
        false
    }

    /// Removes an outermost blossom with a zero dual, and those inside it.
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

    fn make_even(&self, tree: &mut Tree<L>, node: usize, root: usize) {
        tree.labels[node] = Label::Even;
        for vertex in self.vertices(node) {
            tree.roots[vertex] = root;
            tree.near[vertex] = Nearest::NOBODY;
            tree.evens.push(vertex);
        }
    }

    /// Updates the nearest known vertices with the edges of an even vertex.
    fn look_around(&self, tree: &mut Tree<L>, live: &[usize], vertex: usize) {
        let top = self.tops[vertex];
        let row = &self.weights[vertex * self.size..][..self.size];
        for &other in live {
            let node = self.tops[other];
            if node == top || row[other].is_none() {
                continue;
            }
            if tree.labels[node] == Label::Even {
                let nearer = self.nearer(&mut tree.even[vertex], vertex, other);
                if nearer.is_some_and(|slack| slack.is_zero()) {
                    if tree.roots[vertex] != tree.roots[other] {
                        tree.tight[0].push_front((vertex, other));
                        return;
                    }
                    tree.tight[1].push_back((vertex, other));
                }
                self.nearer(&mut tree.even[other], other, vertex);
            } else if let Some(slack) = self.nearer(&mut tree.near[other], other, vertex)
                && slack.is_zero()
            {
                tree.tight[0].push_back((vertex, other));
            }
        }
    }

    /// Finds a new nearest even vertex where the known one is in the same blossom by now. Returns whether
    /// there are edges to follow; growing blossoms mostly grow several times between two searches.
    fn look_again(&self, tree: &mut Tree<L>) -> bool {
        let mut found = false;
        for at in 0..tree.evens.len() {
            let vertex = tree.evens[at];
            let known = tree.even[vertex].vertex;
            if known == NOBODY || self.tops[known] != self.tops[vertex] {
                continue;
            }
            tree.even[vertex] = Nearest::NOBODY;
            for other in &tree.evens {
                if self.tops[*other] != self.tops[vertex] && !self.weight(vertex, *other).is_none()
                {
                    self.nearer(&mut tree.even[vertex], vertex, *other);
                }
            }
            let Nearest { vertex: other, slack } = tree.even[vertex];
            if other != NOBODY && slack.is_zero() {
                tree.tight[1].push_back((vertex, other));
                found = true;
            }
        }
        found
    }

    /// Replaces the known vertex if the candidate is nearer; returns the new slack.
    fn nearer(&self, known: &mut Nearest<L>, of: usize, candidate: usize) -> Option<Weight<L>> {
        let is_nearer = known.vertex == NOBODY
            || self.tops[known.vertex] == self.tops[of]
            || self.has_less_slack(of, candidate, &known.slack);
        if is_nearer {
            *known = Nearest { vertex: candidate, slack: self.slack(of, candidate) };
        }
        is_nearer.then_some(known.slack)
    }

    /// The first event when the duals are shifted, and the shift.
    fn next_event(&self, tree: &Tree<L>, live: &[usize]) -> Option<(Event, Weight<L>)> {
        let mut next: Option<(Event, Weight<L>)> = None;
        let mut offer = |event: Event, step: Weight<L>| {
            if next.as_ref().is_none_or(|(_, least)| step < *least) {
                next = Some((event, step));
            }
        };
        for &vertex in live {
            match tree.labels[self.tops[vertex]] {
                Label::Out if tree.near[vertex].vertex != NOBODY => {
                    let Nearest { vertex: even, slack } = tree.near[vertex];
                    offer(Event::Tight((even, vertex)), slack);
                }
                Label::Even if tree.even[vertex].vertex != NOBODY => {
                    let Nearest { vertex: other, slack } = tree.even[vertex];
                    offer(Event::Tight((vertex, other)), slack.halved());
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

    fn shift_duals(&mut self, tree: &mut Tree<L>, step: Weight<L>) {
        if step.is_zero() {
            return;
        }
        let twice = step.doubled();
        for at in 0..self.live.len() {
            let vertex = self.live[at];
            match tree.labels[self.tops[vertex]] {
                Label::Even => {
                    self.duals[vertex] -= step;
                    tree.even[vertex].slack -= twice;
                }
                Label::Odd(_) => self.duals[vertex] += step,
                Label::Out => tree.near[vertex].slack -= step,
            }
        }
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

    /// Adds a node to the tree, and its mate.
    fn grow(&mut self, tree: &mut Tree<L>, even: usize, other: usize) {
        let node = self.tops[other];
        tree.labels[node] = Label::Odd((even, other));
        let mate = self.mates[self.base(node)];
        self.make_even(tree, self.tops[mate], tree.roots[even]);
    }

    /// The nodes from the one around an even vertex up to the root, each with the edge by which it was reached from the one below.
    fn way_up(&self, tree: &Tree<L>, vertex: usize) -> Vec<(usize, Edge)> {
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

    /// Joins two even nodes by a tight edge: with the nodes between them they become a blossom.
    fn close(&mut self, tree: &mut Tree<L>, a: usize, b: usize) {
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
            tree.roots[vertex] = tree.roots[a];
            tree.near[vertex] = Nearest::NOBODY;
            tree.evens.push(vertex);
        }
    }

    /// Opens an odd blossom: the path through it stays in the tree, the rest leaves it.
    fn expand(&mut self, tree: &mut Tree<L>, node: usize) {
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
            // Over the matched edge to an even node, and on to the next odd one.
            let next = |at: usize| if forward { (at + 1) % count } else { at - 1 };
            let (even, odd) = (next(at), next(next(at)));
            self.make_even(tree, blossom.nodes[even], tree.roots[entry.0]);
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

    /// Changes the matching along the path from a tight edge out of a tree back to
    /// its root. `mate` is the new mate of the node that the edge leaves.
    fn augment(&mut self, tree: &Tree<L>, (even, outside): Edge, mate: usize) {
        let (mut even, mut other, mut mate) = (even, outside, mate);
        loop {
            self.rebase(self.tops[even], even);
            self.join(even, other);
            if mate == NOBODY {
                return;
            }
            let odd = self.tops[mate];
            let Label::Odd((from, entered)) = tree.labels[odd] else {
                unreachable!("the mate of an even node is odd")
            };
            mate = self.mates[self.base(self.tops[from])];
            self.rebase(odd, entered);
            (even, other) = (from, entered);
        }
    }
}

// The graph of only those edges that heaviest matchings use, for tie-breaks among these.

/// The number of limbs in a weight if only tie-breaks are left.
pub(in crate::swiss) const TIES: usize = 2;

impl<const L: usize> Graph<L> {
    /// Keeps only the edges that heaviest matchings may use, after one was
    /// found. The heaviest matchings of the new graph are the same.
    ///
    /// By complementary slackness a perfect matching is heaviest if and only if all its edges are tight and each
    /// blossom whose dual is above zero has as many of them inside as it can. The former holds in the new graph,
    /// since all other edges are removed. For the latter the weight of an edge is the number of such blossoms around
    /// it: whatever positive worth blossoms have, a matching is heaviest if it fills all of them, and one does.
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

#[cfg(test)]
mod tests;
