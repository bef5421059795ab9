//! How many games are played out in a second. `docs/PERFORMANCE.md` has the targets and figures.

use criterion::{Criterion, Throughput};
use daihinmin::{Deal, Policy, deal_cards, playout, seeded, shares};

/// Games a round: enough that few hands do not decide.
const GAMES: u32 = 1_000;

/// Whole decks, dealt so that somebody leads with ♦3.
fn deals() -> Vec<Deal> {
    let mut rng = seeded(7);
    (0..GAMES).map(|_| Deal::new(&deal_cards(5, 0, &mut rng)).expect("a deal")).collect()
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    let deals = deals();
    let starts: Vec<_> = deals.iter().map(|deal| deal.start().expect("D3")).collect();
    let mut group = criterion.benchmark_group("1,000 playouts");
    group.throughput(Throughput::Elements(u64::from(GAMES)));
    for policy in Policy::ALL {
        let mut rng = seeded(1);
        group.bench_function(format!("{policy:?}"), |bench| {
            bench.iter(|| {
                starts.iter().map(|&start| playout(start, policy, &mut rng).turns()).sum::<u32>()
            });
        });
    }
    group.finish();
    let mut group = criterion.benchmark_group("shares of 10,000 playouts");
    for policy in Policy::ALL {
        let mut seed = 0;
        group.bench_function(format!("{policy:?}"), |bench| {
            bench.iter(|| {
                seed += 1;
                shares(&deals[seed % deals.len()], 10_000, policy, seed as u64)
            });
        });
    }
    group.finish();
    criterion.final_summary();
}
