//! Whose turn it is to append.
//!
//! Over a long line, a desk that was told what came first has decided again only a round trip later; a desk nearby would
//! be faster every time. So its turn is kept for that long, and the others wait in the order in which they came.

use std::sync::{Arc, Mutex as Now, PoisonError};
use std::time::Duration;

use tokio::sync::{Mutex, OwnedMutexGuard};

/// The longest time that a turn is kept, whatever a machine says about its line.
const LONGEST: Duration = Duration::from_millis(400);
const SHORTEST: Duration = Duration::from_millis(30);

pub(super) type Turn = OwnedMutexGuard<()>;

#[derive(Debug, Default)]
pub(super) struct Turns {
    /// Tokio's lock is fair.
    lock: Arc<Mutex<()>>,
    kept: Now<Kept>,
}

#[derive(Debug, Default)]
struct Kept {
    /// The desk that the turn is kept for.
    turn: Option<(String, Turn)>,
    /// Counts turns that were kept, so that the end of one does not end the next.
    number: u64,
}

impl Turns {
    /// Waits for a turn.
    pub(super) async fn enter(&self, desk: &str) -> Turn {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner).take(desk);
        match kept {
            Some(turn) => turn,
            None => Arc::clone(&self.lock).lock_owned().await,
        }
    }

    /// Keeps a turn for a desk that has to decide again.
    pub(super) fn keep(self: &Arc<Self>, desk: String, turn: Turn, round_trip: Duration) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.number += 1;
        kept.turn = Some((desk, turn));
        let (number, turns) = (kept.number, Arc::clone(self));
        tokio::spawn(async move {
            tokio::time::sleep((round_trip * 3 / 2).clamp(SHORTEST, LONGEST)).await;
            let mut kept = turns.kept.lock().unwrap_or_else(PoisonError::into_inner);
            if kept.number == number {
                kept.turn = None;
            }
        });
    }
}

impl Kept {
    fn take(&mut self, desk: &str) -> Option<Turn> {
        let (_, turn) = self.turn.take_if(|(of, _)| of == desk)?;
        Some(turn)
    }
}
