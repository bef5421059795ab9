//! Experiments, as large as they are by default.

use banzuke::domain::progress::NoProgress;
use banzuke_lab::lab::convergence::Convergence;
use banzuke_lab::lab::virtual_game::VirtualGame;
use criterion::Criterion;

pub(super) fn bench(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("lab");
    group.sample_size(10);
    group.bench_function("the virtual game, 18 million rated games", |bencher| {
        bencher.iter(|| NoProgress::whole(VirtualGame::STANDARD.play(&NoProgress)));
    });
    let grid = Convergence::default();
    group.bench_function("convergence, the default grid", |bencher| {
        bencher.iter(|| NoProgress::whole(grid.play(&NoProgress)));
    });
    group.finish();
}
