//! Work on many things by several threads.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// At most so many threads: what they wait for beyond that is memory and disk.
const MOST: usize = 8;

/// The results for all things, in the order of the things, whichever thread made them.
pub(super) fn each<T: Sync, R: Send>(things: &[T], make: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut made = Vec::new();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(thing) = things.get(at) else { return made };
            made.push((at, make(thing)));
        }
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let workers = cores.min(MOST).min(things.len());
    let mut made = thread::scope(|scope| {
        let others: Vec<_> = (1..workers).map(|_| scope.spawn(work)).collect();
        let mut made = work();
        for other in others {
            let joined = other.join();
            made.extend(joined.unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
        made
    });
    made.sort_unstable_by_key(|(at, _)| *at);
    made.into_iter().map(|(_, made)| made).collect()
}
