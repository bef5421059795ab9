//! Looks for people who are registered under the name being typed, in registries of 100,000 and 1,000,000 players:
//! percentiles, which criterion does not tell, and the memory of the registry.
//!
//! `cargo bench -p banzuke-benches --bench lookup`; one size with `cargo bench -p banzuke-benches --bench lookup -- 100000`. Each name is
//! looked up in five rounds and its best time counts, because on a machine with other work the
//! percentiles would be those of the scheduler. For long work the processor's time is told as well.

#[expect(dead_code, reason = "who is who is for the tests")]
#[path = "../tests/matching/registry/mod.rs"]
mod registry;

use std::hint::black_box;
use std::time::{Duration, Instant};

use banzuke::domain::matching::{Commonness, Index, LIKELY, Person, PersonRecord};
use registry::registry;

/// Names looked up, drawn evenly over the registry.
const LOOKED_UP: usize = 2_000;

/// How often each is.
const ROUNDS: usize = 5;

#[expect(clippy::print_stdout, reason = "figures are what a bench is for")]
fn main() {
    let asked: Vec<usize> = std::env::args().filter_map(|size| size.parse().ok()).collect();
    let sizes = if asked.is_empty() { vec![100_000, 1_000_000] } else { asked };
    for size in sizes {
        println!("{size} players");
        for line in measured(size) {
            println!("  {line}");
        }
    }
}

fn measured(size: usize) -> Vec<String> {
    let entered = registry(1, size);
    let before = resident();
    let (people, reading) = told(|| -> Vec<Person> {
        let read = |name: &str, reading| {
            Person::read(&PersonRecord { name, reading, ..PersonRecord::default() })
        };
        entered.iter().map(|entered| read(&entered.name, entered.reading.as_deref())).collect()
    });
    let read = resident();
    let (common, counting) = told(|| people.iter().collect::<Commonness>());
    let (index, building) = told(|| Index::build((0..).zip(&people)));
    let filed = resident();
    let person = |id: u32| people.get(id as usize);
    let mut lines = vec![
        format!("read in {reading}, counted in {counting}, filed in {building}"),
        format!("{} MB for the people, {} MB for counts and index", read - before, filed - read),
    ];
    let step = entered.len() / LOOKED_UP;
    let names: Vec<&str> =
        entered.iter().step_by(step.max(1)).map(|entered| entered.name.as_str()).collect();
    lines.push(percentiles("a name, whole", &names, |name| {
        black_box(index.lookup(name, person, &common, 8));
    }));
    let half: Vec<String> = names.iter().map(|name| half_of(name)).collect();
    let half: Vec<&str> = half.iter().map(String::as_str).collect();
    lines.push(percentiles("a name, half typed", &half, |name| {
        black_box(index.lookup(name, person, &common, 8));
    }));
    if size <= 100_000 {
        let (pairs, finding) = told(|| index.duplicates(person, &common, LIKELY));
        lines.push(format!("all duplicates in {finding}: {} pairs", pairs.len()));
    }
    lines
}

fn half_of(name: &str) -> String {
    name.chars().take(name.chars().count().div_ceil(2)).collect()
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let done = work();
    (done, start.elapsed())
}

/// The result of some work, and how long it took, in words.
fn told<T>(work: impl FnOnce() -> T) -> (T, String) {
    let before = processor();
    let (done, elapsed) = timed(work);
    (done, format!("{elapsed:.1?} ({:.1?} of the processors)", processor().saturating_sub(before)))
}

fn percentiles(label: &str, names: &[&str], look_up: impl Fn(&str)) -> String {
    let mut times = vec![Duration::MAX; names.len()];
    for _ in 0..ROUNDS {
        for (best, name) in times.iter_mut().zip(names) {
            *best = timed(|| look_up(name)).1.min(*best);
        }
    }
    times.sort_unstable();
    let at = |percent: usize| times[(times.len() * percent / 100).min(times.len() - 1)];
    format!(
        "{label}: median {:.2?}, p95 {:.2?}, p99 {:.2?}, worst {:.2?}",
        at(50),
        at(95),
        at(99),
        at(100)
    )
}

/// Time of all threads on the processors so far, from `/proc` in hundredths of a second.
fn processor() -> Duration {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after_name = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
    let ticks = after_name.skip(11).take(2).filter_map(|ticks| ticks.parse::<u64>().ok());
    Duration::from_millis(10 * ticks.sum::<u64>())
}

/// Memory of this process in megabytes; 0 where the system does not tell it in `/proc`.
fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|rest| rest.split_whitespace().next()?.parse::<u64>().ok());
    kilobytes.unwrap_or(0) / 1_000
}
