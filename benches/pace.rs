//! Desks that do nothing else than recording, and how long each entry takes.

use std::time::{Duration, Instant};

use banzuke::club::{Action, Club};
use banzuke::desk::{Desk, DeskError};
use banzuke::outside::Environment;

/// The times of all entries of desks that work at once, and how long all took together.
pub(crate) fn time(
    desks: usize,
    each: usize,
    open: impl Fn(usize) -> Desk,
) -> (Vec<Duration>, Duration) {
    let register =
        |club: &Club, name: &str| vec![Action::add_player(club.next_player(), name.to_owned())];
    paced((0..desks).map(open).collect(), each, Duration::ZERO, register)
}

/// [`time`] of desks that are open, make entries of their own kind, and begin one no sooner than so long after the last.
pub(crate) fn paced(
    desks: Vec<Desk>,
    each: usize,
    pause: Duration,
    entry: impl Fn(&Club, &str) -> Vec<Action> + Copy + Sync + Send,
) -> (Vec<Duration>, Duration) {
    let began = Instant::now();
    let work = |mut desk: Desk, first: Duration| {
        let (mut times, mut due) = (Vec::new(), began + first);
        for number in 0..each {
            std::thread::sleep(due.saturating_duration_since(Instant::now()));
            due += pause;
            let (since, stamp) = (Instant::now(), Environment::default().stamp());
            let name = format!("{} {number}", desk.name());
            let decide = |club: &Club| Ok::<_, DeskError>(entry(club, &name));
            desk.perform(&stamp, decide).expect("recorded");
            times.push(since.elapsed());
        }
        assert!(desk.line().is_none_or(|line| line.unsent.is_empty()), "the line failed");
        times
    };
    let work = &work;
    let number = u32::try_from(desks.len()).expect("few");
    let times = std::thread::scope(|scope| {
        // Desks do not begin all at once.
        let desks = (0..).map(|which| pause * which / number).zip(desks);
        let working: Vec<_> =
            desks.map(|(first, desk)| scope.spawn(move || work(desk, first))).collect();
        working.into_iter().flat_map(|one| one.join().expect("it works")).collect()
    });
    (times, began.elapsed())
}

pub(crate) fn tell(desks: usize, line: &str, (times, all): &(Vec<Duration>, Duration)) {
    let mut sorted = times.clone();
    sorted.sort();
    let at = |hundredth: usize| sorted[(sorted.len() - 1) * hundredth / 100].as_secs_f64() * 1e3;
    let rate = f64::from(u32::try_from(times.len()).expect("few")) / all.as_secs_f64();
    println!("{desks:>5}  {line:>11}  {rate:>9.0}  {:>6.1} ms {:>6.1} ms", at(50), at(99));
}
