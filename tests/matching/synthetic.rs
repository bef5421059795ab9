//! Duplicates in a registry with known identities.

use std::collections::{BTreeMap, HashMap, HashSet};

use banzuke::domain::matching::{
    Commonness, Index, LIKELY, Pair, Person, PersonRecord, STRONG, score,
};

use super::Tally;
use super::registry::{Entered, registry};

/// The records with numbers from 0 on, read.
fn people(entered: &[Entered]) -> Vec<Person> {
    let read = |entered: &Entered| {
        let reading = entered.reading.as_deref();
        Person::read(&PersonRecord { name: &entered.name, reading, ..PersonRecord::default() })
    };
    entered.iter().map(read).collect()
}

fn numbered(people: &[Person]) -> impl Iterator<Item = (u32, &Person)> {
    (0..).zip(people)
}

fn at<'p>(people: &'p [Person]) -> impl Fn(u32) -> Option<&'p Person> + Sync {
    |id| people.get(id as usize)
}

/// Compares the found pairs with the truth; prints the errors by their kind.
#[expect(clippy::print_stdout, reason = "shown when the test fails")]
fn tally(entered: &[Entered], found: &[Pair]) -> Tally {
    let mut owners: HashMap<u32, Vec<u32>> = HashMap::new();
    for (id, entered) in (0..).zip(entered) {
        owners.entry(entered.owner).or_default().push(id);
    }
    let found: HashSet<(u32, u32)> = found.iter().map(|pair| (pair.a, pair.b)).collect();
    let mut tally = Tally::default();
    let mut missed: BTreeMap<&str, u32> = BTreeMap::new();
    let of = |id: u32| &entered[id as usize];
    for twice in owners.values().filter(|records| records.len() > 1) {
        let (a, b) = (twice[0], twice[1]);
        tally.count(true, found.contains(&(a, b)));
        if !found.contains(&(a, b)) {
            *missed.entry(of(a.max(b)).damage.max(of(a.min(b)).damage)).or_default() += 1;
            println!("missed: {:?} | {:?}", of(a), of(b));
        }
    }
    for &(a, b) in found.iter().filter(|&&(a, b)| of(a).owner != of(b).owner) {
        tally.count(false, true);
        println!("wrong: {:?} | {:?}", of(a), of(b));
    }
    println!("missed by kind: {missed:?}");
    println!(
        "{} records: precision {:.4}, recall {:.4}, F1 {:.4}",
        entered.len(),
        tally.precision(),
        tally.recall(),
        tally.f1()
    );
    tally
}

/// The results by the likeness of the names alone, and by the odds of the default list.
fn duplicates_found(seed: u64, records: usize) -> [Tally; 2] {
    let entered = registry(seed, records);
    let people = people(&entered);
    let common: Commonness = people.iter().collect();
    let index = Index::build(numbered(&people));
    // By the likeness of the names, whatever the odds.
    let mut alike = index.duplicates(at(&people), &common, 0.0);
    let person = |id: u32| &people[id as usize];
    alike.retain(|pair| score(person(pair.a), person(pair.b), &common) >= STRONG);
    [tally(&entered, &alike), tally(&entered, &index.duplicates(at(&people), &common, LIKELY))]
}

#[test]
fn duplicates_of_five_thousand_records_are_found() {
    let [alike, likely] = duplicates_found(1, 5_000);
    assert!(alike.f1() >= 0.975, "{alike:?}");
    assert!(likely.f1() >= 0.975, "{likely:?}");
}

/// Every pair that a scan of all pairs calls strong shares a key.
#[test]
fn candidates_are_those_that_a_plain_scan_finds() {
    let entered = registry(2, 3_000);
    let people = people(&entered);
    let common: Commonness = people.iter().collect();
    let index = Index::build(numbered(&people));
    let mut tally = Tally::default();
    for (a, person) in numbered(&people) {
        let candidates = index.candidates(person);
        for (b, other) in numbered(&people).skip(a as usize + 1) {
            if score(person, other, &common) >= STRONG {
                let shared = candidates.binary_search(&b).is_ok();
                tally.count(true, shared);
                if !shared {
                    println!("no key: {:?} | {:?}", entered[a as usize], entered[b as usize]);
                }
            }
        }
    }
    println!("{tally:?}, recall {:.4}", tally.recall());
    assert!(tally.hits > 800, "{tally:?}");
    assert!(tally.recall() >= 0.99, "{tally:?}");
}

#[test]
fn a_registry_is_the_same_every_time() {
    let (one, two) = (registry(3, 200), registry(3, 200));
    assert!(one.iter().zip(&two).all(|(a, b)| a.name == b.name && a.owner == b.owner));
    assert_eq!(one.iter().filter(|entered| !entered.damage.is_empty()).count(), 60);
}
