//! Recording one result: checked, folded, rated, published, and on the disk.

use std::time::{Duration, Instant};

use banzuke::club::Action;
use banzuke::desk::{Desk, DeskError};
use banzuke::outside::Outside;
use criterion::Criterion;

use super::events::{EVENT, Entries, Lots, event, file, journal, result};

const PLAYERS: u32 = 1_000;

pub(super) fn bench(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perform");
    group.sample_size(20);
    for (name, matches) in
        [("a result after 5,000 matches", 5_000), ("a result after 100,000 matches", 100_000)]
    {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("club.db");
        let mut desk = file(&path, &journal(PLAYERS, matches, Entries::OneEach));
        group.bench_function(name, |bencher| {
            bencher.iter_custom(|times| (0..times).map(|_| record(&mut desk)).sum());
        });
    }
    group.finish();
}

/// How long one more result takes. Every hundred a new event begins, outside of the time taken.
fn record(desk: &mut Desk) -> Duration {
    let last = desk.club().tournaments().next_back().expect("an event").clone();
    let (mut id, mut played) = (last.id, last.matches.len());
    drop(last);
    if played >= EVENT as usize {
        id = desk.club().next_tournament();
        played = 0;
        perform(desk, event(id));
    }
    let no = u32::try_from(played + 1).expect("at most a hundred");
    let action = result(&mut Lots::new(), PLAYERS, id, no);
    let start = Instant::now();
    perform(desk, action);
    start.elapsed()
}

fn perform(desk: &mut Desk, action: Action) {
    let done = desk.perform(&Outside::default().stamp(), |_| Ok::<_, DeskError>(vec![action]));
    done.expect("performed");
}
