//! The machines that listen to a host now.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// A machine that asked for news so long ago is here still: the next question comes after the answer.
const BETWEEN: Duration = Duration::from_secs(3);

/// Questions for news that are being held, by machine, and when the last one ended.
#[derive(Debug, Default)]
pub(super) struct Here(Mutex<BTreeMap<String, (usize, Instant)>>);

/// A question that is being held.
pub(super) struct Listens(Arc<Here>, String);

impl Here {
    fn open(&self) -> MutexGuard<'_, BTreeMap<String, (usize, Instant)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a machine as long as its question is held.
    pub(super) fn listens(self: &Arc<Self>, name: &str) -> Listens {
        self.open().entry(name.to_owned()).or_insert_with(|| (0, Instant::now())).0 += 1;
        Listens(Arc::clone(self), name.to_owned())
    }

    pub(super) fn names(&self) -> Vec<String> {
        let mut open = self.open();
        open.retain(|_, (held, last)| *held > 0 || last.elapsed() < BETWEEN);
        open.keys().cloned().collect()
    }
}

impl Drop for Listens {
    fn drop(&mut self) {
        if let Some((held, last)) = self.0.open().get_mut(&self.1) {
            (*held, *last) = (held.saturating_sub(1), Instant::now());
        }
    }
}
