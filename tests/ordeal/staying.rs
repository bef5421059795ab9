//! A desk that stays open while its disk fails: it may later do what it refused.

use super::disk::{BROKEN, FULL, FailingDisk, LOCKED, Plan, SHORT, counted, failed};
use super::worker::{Said, Worker, is_a_beginning};
use crate::common::trials::{one_of, size};
use crate::files;

/// Replays the journal with every kind of action. Returns how often something was refused.
fn goes_through(disk: &FailingDisk, mend_after: Option<usize>) -> usize {
    let mut worker = Worker::start(disk.folder(), "replay 1", disk.environment());
    let (mut written, mut refused, mut since) = (0, 0, 0);
    while let Some(said) = worker.next() {
        match said {
            Said::Written(_, seq) => {
                (written, since) = (seq, 0);
            }
            Said::Refused(why) => {
                refused += 1;
                since += 1;
                let named = ["Failed", "Disk", "Full", "ReadOnly", "Unreachable", "Io"];
                assert!(named.iter().any(|name| why.contains(name)), "{why}");
                // Seen from outside, through a disk that works.
                if refused % one_of(5) == 0 && !why.contains("Unreachable") {
                    let held = is_a_beginning(disk.folder(), 0);
                    assert!((written..=written + 1).contains(&held), "{held}, {written}: {why}");
                }
                if mend_after.is_some_and(|times| since >= times) {
                    disk.mend();
                }
                assert!(since < 20, "it never goes on: {why}");
                worker.again();
            }
        }
    }
    worker.ended();
    disk.mend();
    assert_eq!(is_a_beginning(disk.folder(), 0), files::journal().len());
    refused
}

/// Every call fails in some run, but never two in a row.
#[test]
fn a_desk_that_stays_open_does_what_it_was_refused() {
    let step = 211;
    let (mut runs, mut refused, mut failures) = (0, 0, 0);
    for first in (1..=step).step_by(one_of(73)) {
        for what in [BROKEN, FULL, -FULL, LOCKED, SHORT].into_iter().skip(runs % 5).take(size(1, 2))
        {
            let disk = FailingDisk::new();
            disk.plan(Plan { step, ..Plan::from(first, what) });
            refused += goes_through(&disk, None);
            failures += failed(&disk.calls());
        }
        runs += 1;
    }
    println!("{runs} runs, {failures} calls failed, {refused} refusals");
    assert!(failures > 5 * runs, "{failures} calls failed");
}

#[test]
fn a_desk_goes_on_once_the_disk_works_again() {
    let disk = FailingDisk::new();
    assert_eq!(goes_through(&disk, None), 0);
    let calls = counted(&disk.calls());
    let (mut runs, mut refused) = (0, 0);
    for first in (1..=calls).step_by(calls / size(6, 300) + 1) {
        let disk = FailingDisk::new();
        disk.plan(Plan::from(first, [BROKEN, FULL, LOCKED, -FULL][runs % 4]));
        refused += goes_through(&disk, Some(3));
        assert!(failed(&disk.calls()) > 0);
        runs += 1;
    }
    println!("the disk failed for good at {runs} of {calls} calls, {refused} refusals");
    assert!(refused > runs, "{refused} refusals in {runs} runs");
}
