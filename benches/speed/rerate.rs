//! Rating everybody again, from the first match to the last.

use std::hint::black_box;

use banzuke::domain::rating::{Played, Scale, replay};
use criterion::Criterion;

use super::events::Lots;

const MATCHES: usize = 1_000_000;
const PLAYERS: u32 = 10_000;

pub(super) fn bench(criterion: &mut Criterion) {
    let mut lots = Lots::new();
    let played = |_| {
        let players = lots.pair(PLAYERS);
        Played::Duel { players, score: lots.score() }
    };
    let matches: Vec<Played> = (0..MATCHES).map(played).collect();
    let mut group = criterion.benchmark_group("rerate");
    group.sample_size(20);
    group.bench_function("1,000,000 matches, 10,000 players, with history", |bencher| {
        bencher.iter(|| replay(Scale::STANDARD, PLAYERS as usize, black_box(&matches)));
    });
    group.finish();
}
