//! Ten years of use: a club of 2,000 players, 500 events and 60,000 matches, its file, its start, its memory, every screen,
//! and an hour of keys.
//!
//! `cargo bench -p banzuke-benches --bench long` prints all of it; figures of `docs/PERFORMANCE.md`. `-- start`, `-- screens`, `-- site` and `-- keys`
//! only do what they say, `-- results` times results of today at a desk, `-- export` exports a large ranking, `-- lists` imports a million results and
//! a hundred thousand players, `-- growth` times a desk at a club of ten thousand
//! matches to a million, or of a number behind it, `-- file` only makes the file; a path behind them is where
//! it is made, or lies already. The keys come as fast as the program answers; `BANZUKE_PACE=100` sends one in so many
//! milliseconds, and `BANZUKE_KEYS` is how many.

mod decade;
#[expect(dead_code, reason = "an entry a match is for other benches")]
#[path = "../speed/events.rs"]
mod events;
#[path = "../frame/front.rs"]
mod front;
mod growth;
mod hour;
#[path = "../../tests/tui/scenes/kinds.rs"]
mod kinds;
mod lists;
#[expect(dead_code, reason = "idleness is for another bench")]
#[path = "../start/program.rs"]
mod program;
#[path = "../../tests/matching/registry/mod.rs"]
mod registry;
mod screens;
mod sheets;
mod site;
mod ways;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use banzuke::desk::Desk;
use banzuke::journal::store::Missing;

use hour::{Hour, SAMPLE};
use program::Program;

/// Keys in an hour, at ten a second.
const KEYS: usize = 36_000;
/// Starts of the program.
const STARTS: usize = 5;
/// The most time for a frame, a key, and a screen with all that it works out.
const TARGETS: [Duration; 3] =
    [Duration::from_millis(50), Duration::from_millis(2), Duration::from_millis(5)];

fn main() {
    let mut arguments = std::env::args().skip(1).filter(|argument| argument != "--bench");
    // `cargo test --benches` only wants to see it build.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let only = arguments.next();
    if only.as_deref() == Some("lists") {
        let folder = tempfile::tempdir().expect("a folder");
        let place = arguments.next().map_or_else(|| folder.path().to_owned(), PathBuf::from);
        return lists::run(&place);
    }
    if only.as_deref() == Some("growth") {
        let asked = arguments.next();
        let matches = asked.as_ref().and_then(|asked| asked.parse().ok());
        return match asked.filter(|_| matches.is_none()) {
            Some(file) => growth::time(Path::new(&file)),
            None => growth::run(matches),
        };
    }
    let wanted = |part: &str| only.as_deref().is_none_or(|only| only == part);
    let folder = tempfile::tempdir().expect("a folder");
    if wanted("export") {
        sheets::export(folder.path());
    }
    if only.as_deref() == Some("export") {
        return;
    }
    let file = arguments.next().map_or_else(|| folder.path().join("club.db"), PathBuf::from);
    if !file.exists() {
        make(&file);
    }
    if wanted("start") {
        start(&file);
    }
    if wanted("results") {
        let copy = folder.path().join("results.db");
        std::fs::copy(&file, &copy).expect("copied");
        growth::results(&copy);
    }
    if wanted("screens") {
        let copy = folder.path().join("screens.db");
        std::fs::copy(&file, &copy).expect("copied");
        chart(&copy);
    }
    if wanted("site") {
        site::site(&file);
    }
    if wanted("keys") {
        keys(&file);
    }
}

#[expect(clippy::print_stdout, reason = "what a benchmark is for")]
fn make(file: &Path) {
    let since = Instant::now();
    let (entries, club) = decade::decade();
    let made = since.elapsed();
    let since = Instant::now();
    let mut desk = events::file(file, &entries);
    let written = since.elapsed();
    assert!(*desk.club() == club, "what was decided and what the journal says are one");
    println!("made in {made:.1?}, written in {written:.1?}");
    assert_eq!(desk.verify().expect("verified"), [], "a clean file");
    let actions: usize = entries.iter().map(|entry| entry.actions.len()).sum();
    println!("journal: {} entries, {actions} actions", entries.len());
    drop(desk);
    let mut lines = 0;
    for entry in &entries {
        lines += serde_json::to_string(&**entry).expect("written").len() + 1;
    }
    let size = std::fs::metadata(file).expect("a file").len();
    println!("file {}, its journal as lines of JSON {}", megabytes(size), megabytes(lines as u64));
}

#[expect(clippy::print_stdout, reason = "what a benchmark is for")]
fn start(file: &Path) {
    let home = file.parent().expect("a folder");
    let (mut taken, mut memory) = (Vec::new(), Vec::new());
    for _ in 0..STARTS {
        let program = Program::start(home, &["--db", &file.to_string_lossy()], (40, 120));
        taken.push(program.first_frame());
        memory.push(program.memory());
        program.end();
    }
    taken.sort();
    println!(
        "start to first frame: best {:?}, median {:?} of {STARTS}",
        taken[0],
        taken[STARTS / 2]
    );
    let held = memory[STARTS - 1];
    println!("memory then: {}, at most {}", megabytes(held.resident), megabytes(held.peak));
}

#[expect(clippy::print_stdout, reason = "what a benchmark is for")]
fn chart(file: &Path) {
    let desk = Desk::open(file, Missing::Refuse, "desk").expect("opened");
    println!("| screen | opened | a frame | a key |\n|---|---|---|---|");
    let (all, missing) = screens::all(desk);
    for taken in all {
        let [opened, frame, key] = [taken.opened, taken.frame, taken.key];
        let over = [opened, frame, key].iter().zip(TARGETS).any(|(taken, target)| *taken > target);
        let mark = if over { " (over)" } else { "" };
        println!("| {}{mark} | {opened:.1?} | {frame:.2?} | {key:.1?} |", taken.name);
    }
    assert!(missing.is_empty(), "never drawn: {missing:?}");
}

#[expect(clippy::print_stdout, reason = "what a benchmark is for")]
fn keys(file: &Path) {
    let told =
        |name: &str| std::env::var(name).ok().map(|told| told.parse::<u32>().expect("a number"));
    let keys = told("BANZUKE_KEYS").map_or(KEYS, |keys| keys as usize);
    let pace = told("BANZUKE_PACE").map(|pace| Duration::from_millis(pace.into()));
    let hour = Hour::spent(file, keys, pace, |at, hour| {
        println!("{at:6} keys: {}", megabytes(*hour.resident.last().expect("one was taken")));
    });
    println!("{keys} keys in {:.0?}, {} entries written", hour.took, hour.entries);
    println!("screens: {:?}", hour.titles);
    for (answer, key) in hour.answers.iter().take(20) {
        println!("{answer:.1?} {key}");
    }
    let [half, most] = [500, 990].map(|of_thousand| hour.answer(of_thousand));
    println!("a key seen: median {half:.1?}, 99 of 100 within {most:.1?}");
    if hour.resident.len() * SAMPLE >= 4 * SAMPLE {
        let (second, last, flat) = hour.quarters();
        println!(
            "memory, second quarter {}, last {}, at most {}",
            megabytes(second),
            megabytes(last),
            megabytes(hour.peak)
        );
        assert!(flat, "memory grows");
    }
    let mut desk = Desk::open(file, Missing::Refuse, "desk").expect("opened");
    assert_eq!(desk.verify().expect("verified"), [], "a clean file");
}

fn megabytes(bytes: u64) -> String {
    format!("{}.{} MB", bytes / 1_000_000, bytes / 100_000 % 10)
}
