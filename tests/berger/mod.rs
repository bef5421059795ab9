//! Round robins are paired as FIDE prints them (Handbook C.05, annex 1).

use std::collections::BTreeMap;

use banzuke::domain::berger::table;

use crate::common::shared;

/// A table: rounds of pairs.
type Table = Vec<Vec<(usize, usize)>>;

/// The published tables for 4 to 24 entrants: a line a round, an empty line between tables.
const PUBLISHED: &str = include_str!("../fixtures/berger.txt");

fn pair(text: &str) -> (usize, usize) {
    let (first, second) = text.split_once('-').expect("two numbers");
    (first.parse().expect("a number"), second.parse().expect("a number"))
}

#[test]
fn tables_of_4_to_24_are_the_published_ones() {
    let round = |line: &str| line.split(' ').map(pair).collect();
    let tables: Vec<Table> =
        PUBLISHED.split("\n\n").map(|table| table.lines().map(round).collect()).collect();
    assert_eq!(tables.len(), 11);
    for (n, published) in (4..=24).step_by(2).zip(tables) {
        assert_eq!(table(n), published, "{n} entrants");
    }
}

#[test]
fn tables_of_4_to_32_are_those_of_the_shared_list() {
    let Some(path) = shared("fide/berger_tables_4_to_32.csv") else { return };
    let mut rows = csv::Reader::from_path(&path).expect("opened");
    let mut boards: BTreeMap<[usize; 3], (usize, usize)> = BTreeMap::new();
    for row in rows.deserialize() {
        let [n, round, board, first, second]: [usize; 5] = row.expect("five numbers");
        boards.insert([n, round, board], (first, second));
    }
    let ours = (4..=32).step_by(2).flat_map(|n| {
        let rounds = (1..).zip(table(n));
        rounds.flat_map(move |(round, pairs)| {
            (1..).zip(pairs).map(move |(board, pair)| ([n, round, board], pair))
        })
    });
    assert_eq!(ours.collect::<BTreeMap<_, _>>(), boards);
}
