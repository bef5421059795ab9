//! The club's web site: written whole, again, and after one more result, by the program as an organiser runs it.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use banzuke::desk::Desk;
use banzuke::journal::store::Missing;
use banzuke::site::{SiteContent, SiteOptions};

/// Runs of each, of which the best is told.
const RUNS: usize = 3;

/// A result of the club's file that is recorded between two sites: an evening without a draw, which takes any.
const RESULT: [&str; 6] = ["tournament", "match", "Site evening", "1", "2", "2-1"];

#[expect(clippy::print_stdout, reason = "what a benchmark is for")]
pub(super) fn site(file: &Path) {
    let home = tempfile::tempdir().expect("a folder");
    let club = home.path().join("club.db");
    std::fs::copy(file, &club).expect("copied");
    banzuke(&club, &["tournament", "new", "Site evening", "--format", "ladder"]);
    // A folder for each: some file systems are still busy with thousands of files that were taken away.
    let folder =
        |run: usize| home.path().join(format!("site-{run}")).to_string_lossy().into_owned();
    let whole = (1..=RUNS).map(|run| banzuke(&club, &["site", "--out", &folder(run)]));
    let whole: Vec<Duration> = whole.collect();
    let out = folder(RUNS);
    let site = ["site", "--out", &out];
    println!("whole: {:.2?}", whole.iter().min().expect("runs"));
    let again: Vec<Duration> = (0..RUNS).map(|_| banzuke(&club, &site)).collect();
    println!("again: {:.2?}", again.iter().min().expect("runs"));
    let mut more = Vec::new();
    for _ in 0..RUNS {
        banzuke(&club, &RESULT);
        more.push(banzuke(&club, &site));
    }
    println!("after one more result: {:.2?}", more.iter().min().expect("runs"));
    split(&club);
}

/// Prints how long each part takes within the program.
#[expect(clippy::print_stdout, reason = "what a benchmark is for")]
fn split(club: &Path) {
    let since = Instant::now();
    let desk = Desk::open(club, Missing::Refuse, "desk").expect("opened");
    let opened = since.elapsed();
    let since = Instant::now();
    let options = SiteOptions::default();
    let record = SiteContent::new(desk.club(), desk.entries(), desk.head(), options);
    let public = since.elapsed();
    let since = Instant::now();
    let facts = record.facts();
    let read = since.elapsed();
    let since = Instant::now();
    let pages = record.site(&facts).pages;
    let hashed = since.elapsed();
    let since = Instant::now();
    let bytes: usize = pages.iter().map(|page| page.bytes().len()).sum();
    println!(
        "file opened {opened:.1?}, public club {public:.1?}, facts read {read:.1?}, {} pages listed {hashed:.1?}, all made \
         on one thread {:.2?}: {}",
        pages.len(),
        since.elapsed(),
        super::megabytes(bytes as u64)
    );
}

/// Runs the program, and says how long that took.
pub(super) fn banzuke(club: &Path, arguments: &[&str]) -> Duration {
    ran(&mut command(club, arguments))
}

/// The program with these arguments, at a club.
pub(super) fn command(club: &Path, arguments: &[&str]) -> Command {
    let mut program = Command::new(crate::program::path());
    program.arg("--db").arg(club).args(arguments);
    program.env("BANZUKE_CONFIG", club.with_file_name("config"));
    program
}

/// How long a command took.
pub(super) fn ran(command: &mut Command) -> Duration {
    let since = Instant::now();
    let program = command.output().expect("ran");
    let told = String::from_utf8_lossy(&program.stderr);
    assert!(program.status.success(), "{command:?}: {told}");
    since.elapsed()
}
