//! Round robins are paired as in the FIDE Handbook (C.05, annex 1).

use banzuke::domain::berger::table;

/// A table: rounds of pairs.
type Table = Vec<Vec<(usize, usize)>>;

/// The published tables for 4 to 24 entrants, and those for 26 to 32 by the
/// rule of the annex: a line for each round, an empty line between tables.
const PUBLISHED: &str = include_str!("../fixtures/berger.txt");

fn pair(text: &str) -> (usize, usize) {
    let (first, second) = text.split_once('-').expect("two numbers");
    (first.parse().expect("a number"), second.parse().expect("a number"))
}

#[test]
fn tables_of_4_to_32_are_the_published_ones() {
    let round = |line: &str| line.split(' ').map(pair).collect();
    let tables: Vec<Table> =
        PUBLISHED.split("\n\n").map(|table| table.lines().map(round).collect()).collect();
    assert_eq!(tables.len(), 15);
    for (n, published) in (4..=32).step_by(2).zip(tables) {
        assert_eq!(table(n), published, "{n} entrants");
    }
}
