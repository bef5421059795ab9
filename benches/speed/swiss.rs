//! A round of a Swiss, for fields of several sizes.

use std::hint::black_box;

use banzuke::domain::swiss::{RandomPlan, Report, pair};
use banzuke::domain::trf::TrfVersion;
use criterion::{BenchmarkId, Criterion};

/// How many players, and the rounds of the tournament.
const SIZES: [u32; 6] = [50, 100, 200, 500, 1_000, 2_000];
const ROUNDS: usize = 9;

/// The second round and the last: large brackets, and many small ones.
pub(super) fn bench(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("swiss");
    group.sample_size(10);
    for players in SIZES {
        let plan = RandomPlan {
            players,
            rounds: ROUNDS,
            seed: 1,
            absent: 20,
            forfeits: 10,
            draws: 300,
            version: TrfVersion::V26,
        };
        let made = plan.report().expect("many players have many rounds");
        let report = Report::of(&made).expect("our own lines");
        for round in [2, ROUNDS] {
            let (players_before, rules) = report.before(round - 1);
            let name = BenchmarkId::new(format!("round {round}"), players);
            group.bench_function(name, |bencher| {
                bencher.iter(|| pair(black_box(&players_before), &rules));
            });
        }
    }
    group.finish();
}
