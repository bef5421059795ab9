use proptest::prelude::*;

use super::*;
use crate::swiss::criteria::Layout;

/// Weights of edges below the diagonal: thousands are compared first, the rest breaks ties.
type Edges = Vec<Vec<Option<i64>>>;

const TIES: i64 = 1_000;

fn graph(edges: &Edges) -> Graph<2> {
    let field = Layout::default().field(1_000);
    let mut graph = Graph::new(edges.len());
    for (a, row) in edges.iter().enumerate() {
        for (b, weight) in row.iter().enumerate().take(a) {
            if let Some(count) = weight {
                let mut weight = Weight::ZERO;
                weight.add(field, *count / TIES);
                *weight.tie() += *count % TIES;
                graph.set(a, b, weight);
            }
        }
    }
    graph
}

/// The total weight of the matching; all its edges must exist.
fn total(graph: &Graph<2>, edges: &Edges, left: &[usize]) -> i64 {
    let weight = |a: &usize| {
        let b = graph.mate(*a).expect("perfect");
        assert_eq!(graph.mate(b), Some(*a));
        edges[*a.max(&b)][*a.min(&b)].expect("an edge")
    };
    left.iter().map(weight).sum::<i64>() / 2
}

/// The heaviest perfect matching of some vertices, by trying all matchings.
fn brute(edges: &Edges, left: &[usize]) -> Option<i64> {
    let Some((last, rest)) = left.split_last() else { return Some(0) };
    let with = |other: &usize| {
        let weight = edges[*last][*other]?;
        let others: Vec<usize> = rest.iter().copied().filter(|one| one != other).collect();
        Some(weight + brute(edges, &others)?)
    };
    rest.iter().filter_map(with).max()
}

fn edges() -> impl Strategy<Value = Edges> {
    let count = (0..9_i64, 0..9_i64).prop_map(|(high, low)| high * TIES + low);
    let weight = prop::option::weighted(0.7, prop_oneof![0..3_i64, count]);
    (1..=6_usize).prop_flat_map(move |half| {
        prop::collection::vec(prop::collection::vec(weight.clone(), 2 * half), 2 * half)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn no_perfect_matching_is_heavier(edges in edges()) {
        let mut graph = graph(&edges);
        let all: Vec<usize> = (0..edges.len()).collect();
        let best = brute(&edges, &all);
        prop_assert_eq!(graph.solve(), best.is_some());
        if let Some(best) = best {
            prop_assert_eq!(total(&graph, &edges, &all), best);
        }
    }

    #[test]
    fn after_changes_and_settled_pairs_it_is_still_the_heaviest(
        edges in edges(),
        changes in prop::collection::vec((0..12_usize, prop::collection::vec(prop::option::weighted(0.9, prop_oneof![0..9_i64, (0..5_i64).prop_map(|n| n * TIES)]), 12), any::<bool>()), 1..6),
    ) {
        let mut edges = edges;
        let mut built = graph(&edges);
        let mut left: Vec<usize> = (0..edges.len()).collect();
        prop_assume!(built.solve());
        for (vertex, weights, settles) in changes {
            let Some(&vertex) = left.get(vertex) else { continue };
            if settles {
                let mate = built.mate(vertex).expect("perfect");
                prop_assert!(built.settle(vertex));
                left.retain(|one| ![vertex, mate].contains(one));
            } else {
                for &other in left.iter().filter(|other| **other != vertex) {
                    // Edges stay where they are, so that there is always a perfect matching.
                    let (high, low) = (vertex.max(other), vertex.min(other));
                    if let (Some(_), Some(new)) = (edges[high][low], weights[other]) {
                        edges[high][low] = Some(new);
                        built.set(high, low, graph(&edges).weight(high, low));
                    }
                }
                prop_assert!(built.mend(vertex));
            }
            prop_assert_eq!(Some(total(&built, &edges, &left)), brute(&edges, &left));
        }
    }
}
