//! Recording one result, and taking it back: checked, folded, rated, published, on the disk.

use std::time::{Duration, Instant};

use banzuke::club::Action;
use banzuke::desk::{Desk, DeskError};
use banzuke::outside::Environment;
use criterion::Criterion;

use super::events::{EVENT, Entries, Lots, event, file, journal, result};

const PLAYERS: u32 = 1_000;

pub(super) fn bench(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perform");
    group.sample_size(20);
    for (label, matches) in [("5,000", 5_000), ("100,000", 100_000)] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("club.db");
        let mut desk = file(&path, &journal(PLAYERS, matches, Entries::OneEach));
        group.bench_function(format!("a result after {label} matches"), |bencher| {
            bencher.iter_custom(|times| (0..times).map(|_| record(&mut desk)).sum());
        });
        group.bench_function(format!("an undo after {label} matches"), |bencher| {
            bencher.iter_custom(|times| (0..times).map(|_| undo(&mut desk)).sum());
        });
    }
    group.finish();
}

/// How long one more result takes. Every hundred a new event begins, outside of the time taken.
fn record(desk: &mut Desk) -> Duration {
    let mut id = desk.club().tournaments().next_back().expect("an event").id;
    if desk.club().next_match(id).0 > EVENT {
        id = desk.club().next_tournament();
        perform(desk, event(id));
    }
    let no = desk.club().next_match(id).0;
    let action = result(&mut Lots::new(), PLAYERS, id, no);
    let start = Instant::now();
    perform(desk, action);
    start.elapsed()
}

/// How long it takes to take that result back.
fn undo(desk: &mut Desk) -> Duration {
    record(desk);
    let start = Instant::now();
    desk.undo(&Environment::default().stamp(), None).expect("undone");
    start.elapsed()
}

fn perform(desk: &mut Desk, action: Action) {
    let done = desk.perform(&Environment::default().stamp(), move |_| {
        Ok::<_, DeskError>(vec![action.clone()])
    });
    done.expect("performed");
}
