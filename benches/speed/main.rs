//! How long the desk keeps people waiting. `docs/PERFORMANCE.md` has the targets and figures.

mod brackets;
mod events;
mod lab;
mod matching;
mod odds;
mod open;
mod perform;
#[expect(dead_code, reason = "who is who is for the tests")]
#[path = "../../tests/matching/registry/mod.rs"]
mod registry;
mod rerate;
mod swiss;
mod whole_history;

use criterion::Criterion;

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    brackets::bench(&mut criterion);
    swiss::bench(&mut criterion);
    rerate::bench(&mut criterion);
    odds::bench(&mut criterion);
    whole_history::bench(&mut criterion);
    open::bench(&mut criterion);
    perform::bench(&mut criterion);
    matching::bench(&mut criterion);
    lab::bench(&mut criterion);
    criterion.final_summary();
}
