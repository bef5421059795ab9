//! Lists of a size that no club has: a million results, a hundred thousand players, taken in by the program itself.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use banzuke::domain::name::clean;
use chrono::{Days, NaiveDate};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};

use crate::registry::registry;

const RESULTS: usize = 1_000_000;
const EVENTS: usize = 2_000;
/// Players of all events, and of one.
const FIELD: [usize; 2] = [5_000, 64];
const PLAYERS: usize = 100_000;

/// Makes both lists in a folder and has the program take them in.
#[expect(clippy::print_stdout, reason = "what a benchmark is for")]
pub(super) fn run(folder: &Path) {
    let (results, players) = (folder.join("results.csv"), folder.join("players.csv"));
    std::fs::write(&results, results_list()).expect("written");
    std::fs::write(&players, players_list()).expect("written");
    for (what, list, doubt) in
        [("results", &results, "new"), ("players", &players, "ask"), ("players", &players, "new")]
    {
        let file = folder.join(format!("{what}-{doubt}.db"));
        let arguments = ["--db", &file.to_string_lossy(), "import", what, &list.to_string_lossy()]
            .map(str::to_owned);
        let (took, peak) =
            taken(folder, &[&arguments[..], &["--duplicates".into(), doubt.into()]].concat());
        println!(
            "import {what} --duplicates {doubt}: {took:.1?}, at most {}",
            super::megabytes(peak)
        );
    }
}

/// How long the program takes, and the most memory that it ever held.
fn taken(home: &Path, arguments: &[String]) -> (Duration, u64) {
    let since = Instant::now();
    let mut program = Command::new(crate::program::path())
        .args(arguments)
        .env_clear()
        .env("HOME", home)
        .current_dir(home)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let (status, mut peak) = (format!("/proc/{}/status", program.id()), 0);
    loop {
        let told = std::fs::read_to_string(&status).unwrap_or_default();
        let line = told.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        peak = peak.max(kilobytes.unwrap_or_default() * 1024);
        if program.try_wait().expect("it runs").is_some() {
            return (since.elapsed(), peak);
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Events a few days apart, each with some of the players, who meet at random.
fn results_list() -> String {
    let mut lots = ChaCha8Rng::seed_from_u64(1);
    let mut below = |n: usize| usize::try_from(lots.next_u64() % n as u64).unwrap_or(0);
    let mut names = HashSet::new();
    let firsts = registry(3, FIELD[0] * 2).into_iter().filter(|record| record.damage.is_empty());
    let people: Vec<String> = firsts
        .map(|record| clean(&record.name).replace(['"', ','], " "))
        .filter(|name| names.insert(name.clone()))
        .take(FIELD[0])
        .collect();
    let mut list = "event,round,player_a,player_b,games_a,games_b,draws,date\n".to_owned();
    let first = NaiveDate::from_ymd_opt(1990, 1, 6).expect("a day");
    for event in 0..EVENTS {
        let day = first + Days::new(6 * event as u64);
        let field: Vec<&String> = (0..FIELD[1]).map(|_| &people[below(people.len())]).collect();
        for no in 0..RESULTS / EVENTS {
            let a = below(field.len());
            let b = (a + 1 + below(field.len() - 1)) % field.len();
            if field[a] == field[b] {
                continue;
            }
            let (won, lost) = (3, below(3));
            let (won, lost) = if below(2) == 0 { (won, lost) } else { (lost, won) };
            let (round, a, b) = (no / 32 + 1, field[a], field[b]);
            let _ = writeln!(list, "第{}回例会,{round},{a},{b},{won},{lost},0,{day}", event + 1);
        }
    }
    list
}

/// A registry of which three in ten are registered twice.
fn players_list() -> String {
    let mut list = "name,reading\n".to_owned();
    for record in registry(1, PLAYERS) {
        let cell = |text: &str| format!("\"{}\"", text.replace('"', "\"\""));
        let reading = record.reading.as_deref().map(cell).unwrap_or_default();
        let _ = writeln!(list, "{},{reading}", cell(&record.name));
    }
    list
}
