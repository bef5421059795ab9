//! The program itself in a pseudo-terminal: how long it takes from its start to the first whole frame, and what it costs
//! to look at a screen on which nothing happens.
//!
//! `cargo bench -p banzuke-benches --bench start`; figures are printed, since one start is one sample.

#[path = "../speed/events.rs"]
mod events;
#[expect(dead_code, reason = "keys and memory are for other benches")]
mod program;

use std::path::Path;
use std::time::{Duration, Instant};

use events::{Entries, file, journal};
use program::Program;

/// Rows and columns.
const SIZE: (u16, u16) = (60, 200);
/// How long nothing is done.
const IDLE: Duration = Duration::from_secs(30);

#[expect(clippy::print_stdout, reason = "what a benchmark is for")]
fn starts(name: &str, home: &Path, arguments: &[&str], times: usize) {
    let mut taken: Vec<Duration> = (0..times)
        .map(|_| {
            let program = Program::start(home, arguments, SIZE);
            let taken = program.first_frame();
            program.end();
            taken
        })
        .collect();
    taken.sort();
    println!(
        "start to first frame, {name}: best {:?}, median {:?} of {times}",
        taken[0],
        taken[times / 2]
    );
}

#[expect(clippy::print_stdout, reason = "what a benchmark is for")]
fn idles(name: &str, home: &Path, arguments: &[&str]) {
    let program = Program::start(home, arguments, SIZE);
    program.first_frame();
    // The work beside the drawing is over by then.
    std::thread::sleep(Duration::from_secs(5));
    let (before, since) = (program.used(), Instant::now());
    std::thread::sleep(IDLE);
    let share = (program.used() - before) / since.elapsed().as_secs_f64();
    println!("idle, {name}: {:.2} % of one processor over {IDLE:?}", share * 100.0);
    program.end();
}

fn main() {
    // `cargo test --benches` only wants to see it build.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let home = folder.path();
    starts("sample event", home, &["demo"], 20);
    for (name, entries) in [("one entry each", Entries::OneEach), ("as imported", Entries::Few)] {
        let path = home.join(format!("{name}.db"));
        drop(file(&path, &journal(1_000, 100_000, entries)));
        let path = path.to_string_lossy().into_owned();
        starts(&format!("100,000 matches, {name}"), home, &["--db", &path], 5);
        idles(&format!("100,000 matches, {name}"), home, &["--db", &path]);
    }
    idles("sample event", home, &["demo"]);
}
