//! The cost of a deal: the model, the largest primes of a hand, going out by primes alone.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use primes::{First, Hand, Model, partition, search};

/// Dealt hands of recorded games, and one with both jokers.
const DEALS: [(&str, &str); 4] = [
    ("QT338647JA9", "T77TJK4X3KA"),
    ("9283AJ95TT7", "52Q4A8Q36K6"),
    ("TQJX6T5K3A3", "45573538QK6"),
    ("XX4268QT554", "A2233445566"),
];

fn deals() -> Vec<(Hand, Hand)> {
    let hand = |text: &str| text.parse().expect("a hand");
    DEALS.iter().map(|(a, b)| (hand(a), hand(b))).collect()
}

fn bench(criterion: &mut Criterion) {
    let (deals, model) = (deals(), Model::default());
    let mut group = criterion.benchmark_group("primes, four deals");
    group.bench_function("p of the model", |bencher| {
        bencher.iter(|| {
            let p = |(a, b): &(Hand, Hand)| model.p(*a, *b, First::A);
            deals.iter().map(|deal| p(black_box(deal))).sum::<f64>()
        });
    });
    group.bench_function("largest primes of 1 to 11 cards of the first hands", |bencher| {
        bencher.iter(|| {
            let all = |hand: Hand| (1..=11).filter_map(move |n| search::largest(hand, n));
            deals.iter().map(|(hand, _)| all(black_box(*hand)).count()).sum::<usize>()
        });
    });
    group.bench_function("fewest primes of the first hands", |bencher| {
        bencher.iter(|| {
            let fewest = |hand: Hand| partition::fewest_primes(hand).map_or(0, |it| it.len());
            deals.iter().map(|(hand, _)| fewest(black_box(*hand))).sum::<usize>()
        });
    });
    group.finish();
}

criterion_group!(benches, bench);
criterion_main!(benches);
