//! Finding duplicates: a pair compared, all pairs of a registry, and other measures of likeness
//! beside ours over the same names.

use std::hint::black_box;

use banzuke::domain::matching::{Commonness, Index, LIKELY, Person, PersonRecord, score};
use criterion::Criterion;

use super::registry::{Entered, registry};

pub(super) fn bench(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("matching");
    group.sample_size(10);
    let entered = registry(1, 10_000);
    let people = people(&entered);
    let common: Commonness = people.iter().collect();
    let index = Index::build((0..).zip(&people));
    let person = |id: u32| people.get(id as usize);
    group.bench_function("a record read", |bencher| {
        let mut records = entered.iter().cycle();
        bencher.iter(|| read(black_box(records.next().expect("a record"))));
    });
    // Pairs as a list of duplicates meets them: each with all its candidates.
    let pairs: Vec<(&Person, &Person)> = people
        .iter()
        .flat_map(|a| index.candidates(a).into_iter().filter_map(move |b| Some((a, person(b)?))))
        .collect();
    group.bench_function("a pair of candidates", |bencher| {
        let mut pairs = pairs.iter().cycle();
        bencher.iter(|| pairs.next().map(|(a, b)| score(a, b, &common)));
    });
    group.bench_function("a pair of any two", |bencher| {
        let mut pairs = people.iter().zip(people.iter().skip(1)).cycle();
        bencher.iter(|| pairs.next().map(|(a, b)| score(a, b, &common)));
    });
    group.bench_function("10,000 filed", |bencher| {
        bencher.iter(|| Index::build((0..).zip(&people)));
    });
    group.bench_function("duplicates of 10,000", |bencher| {
        bencher.iter(|| index.duplicates(person, &common, LIKELY));
    });
    group.bench_function("a name looked up among 10,000", |bencher| {
        let mut names = entered.iter().cycle();
        bencher.iter(|| {
            let name = &names.next().expect("a name").name;
            index.lookup(name, person, &common, 8)
        });
    });
    peers(&mut group, &entered);
    group.finish();
}

/// One name held against all 10,000, by measures that know nothing of names.
fn peers<M: criterion::measurement::Measurement>(
    group: &mut criterion::BenchmarkGroup<'_, M>,
    entered: &[Entered],
) {
    let names: Vec<&str> = entered.iter().map(|entered| entered.name.as_str()).collect();
    group.bench_function("10,000 scanned with strsim::jaro_winkler", |bencher| {
        let mut typed = names.iter().cycle();
        bencher.iter(|| {
            let typed = typed.next().expect("a name");
            names.iter().filter(|name| strsim::jaro_winkler(typed, name) >= 0.9).count()
        });
    });
    group.bench_function("10,000 scanned with rapidfuzz, Jaro-Winkler, cutoff", |bencher| {
        let mut typed = names.iter().cycle();
        bencher.iter(|| {
            let typed = typed.next().expect("a name").chars();
            let scorer = rapidfuzz::distance::jaro_winkler::BatchComparator::new(typed);
            let cutoff = rapidfuzz::distance::jaro_winkler::Args::default().score_cutoff(0.9);
            let alike = |name: &&&str| scorer.similarity_with_args(name.chars(), &cutoff).is_some();
            names.iter().filter(alike).count()
        });
    });
}

fn people(entered: &[Entered]) -> Vec<Person> {
    entered.iter().map(read).collect()
}

fn read(entered: &Entered) -> Person {
    let reading = entered.reading.as_deref();
    Person::read(&PersonRecord { name: &entered.name, reading, ..PersonRecord::default() })
}
