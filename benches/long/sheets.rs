//! The ranking of 100,000 players, exported by the program as from a script; and how long each part of that takes.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use banzuke::club::question::rating_table::RankingQuery;
use banzuke::desk::Desk;
use banzuke::domain::ids::ListId;
use banzuke::export::{self, Format};
use banzuke::journal::store::Missing;
use chrono::NaiveDate;

use super::events::{Entries, file, journal};

const PLAYERS: u32 = 100_000;
const MATCHES: u32 = 100_000;
/// Of so many runs, the best and the median.
const RUNS: usize = 5;

#[expect(clippy::print_stdout, reason = "what a benchmark is for")]
pub(crate) fn export(folder: &Path) {
    let path = folder.join("large.db");
    drop(file(&path, &journal(PLAYERS, MATCHES, Entries::Few)));
    println!("the ranking of {PLAYERS} players, {MATCHES} matches");
    for format in ["csv", "tsv", "json", "md", "html", "xlsx", "text"] {
        let [best, median] = measured(|| run(&path, format));
        println!(
            "export ranking --format {format}: best {best:.2?}, median {median:.2?} of {RUNS}"
        );
    }
    let [best, median] = measured(|| drop(Desk::open(&path, Missing::Refuse, "desk")));
    println!("of which opening the file: best {best:.2?}, median {median:.2?}");
    let desk = Desk::open(&path, Missing::Refuse, "desk").expect("opened");
    let asked = RankingQuery::now(NaiveDate::from_ymd_opt(2026, 11, 21).expect("a day"));
    let table = desk.club().rating_table(ListId::MAIN, asked);
    let sheet = || export::ranking(desk.club(), &table, |_| String::new());
    let [best, median] = measured(|| drop(desk.club().rating_table(ListId::MAIN, asked)));
    println!("the table: best {best:.2?}, median {median:.2?}");
    let [best, median] = measured(|| drop(sheet()));
    println!("the sheet: best {best:.2?}, median {median:.2?}");
    let sheet = sheet();
    for format in Format::ALL {
        let [best, median] = measured(|| {
            sheet.write(format, &mut Vec::new()).expect("memory");
        });
        println!("written as {format}: best {best:.2?}, median {median:.2?}");
    }
}

fn run(path: &Path, format: &str) {
    let mut program = Command::new(crate::program::path());
    program.arg("--db").arg(path).args(["export", "ranking", "--format", format]);
    let status = program.stdout(Stdio::null()).stderr(Stdio::null()).status().expect("it ran");
    assert!(status.success(), "{format}");
}

/// The best time and the median.
fn measured(mut work: impl FnMut()) -> [Duration; 2] {
    let mut taken: Vec<Duration> = (0..RUNS)
        .map(|_| {
            let since = Instant::now();
            work();
            since.elapsed()
        })
        .collect();
    taken.sort();
    [taken[0], taken[RUNS / 2]]
}
