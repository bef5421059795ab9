//! How long the desk keeps people waiting. `docs/PERFORMANCE.md` has the targets and figures.

mod brackets;
mod events;
mod open;
mod perform;
mod rerate;

use criterion::Criterion;

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    brackets::bench(&mut criterion);
    rerate::bench(&mut criterion);
    open::bench(&mut criterion);
    perform::bench(&mut criterion);
    criterion.final_summary();
}
