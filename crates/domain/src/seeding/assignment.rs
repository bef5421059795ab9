//! The assignment of least cost.

/// Gives each row a column of its own so that the sum of their costs is least; the answer names
/// the column of each row. `cost` is square. Always the same answer to the same costs.
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

/// Prices under which no column is cheaper for a row than nothing, and those given away cost
/// nothing.
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

/// Adds a row: finds the cheapest path from it to a free column and moves those on it by one.
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

    fn total(cost: &[Vec<i64>], columns: &[usize]) -> i64 {
        cost.iter().zip(columns).map(|(row, &column)| row[column]).sum()
    }

    /// The least cost, all ways tried.
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
