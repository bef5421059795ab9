//! Opening a file: reading the journal and folding it.

use banzuke::desk::Desk;
use banzuke::journal::store::Missing;
use criterion::Criterion;

use super::events::{Entries, file, journal};

pub(super) fn bench(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("open");
    group.sample_size(10);
    for (name, entries) in [
        ("100,000 matches, one entry each", Entries::OneEach),
        ("100,000 matches, one entry for each event of 100", Entries::Few),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("club.db");
        drop(file(&path, &journal(1_000, 100_000, entries)));
        group.bench_function(name, |bencher| {
            bencher.iter_with_large_drop(|| {
                Desk::open(&path, Missing::Refuse, "desk").expect("opened")
            });
        });
    }
    group.finish();
}
