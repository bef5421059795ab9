//! Games shared among several engines at once, reported in their order.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread;

use engine::{EngineError, Setup};

use super::engine_queries::{QueriedEngine, QueriedGame};
use super::judged::JudgedGame;

/// Failures one after the other from which on it is the engine, and no longer a game.
const IN_A_ROW: usize = 3;

/// Has so many engines judge games. `done` receives each game in order, with any number of engines alike, or why its
/// engine failed: the next game has a new one. It ends where `done` breaks off, and where several games in a row failed.
pub fn judge_all(
    games: &[QueriedGame],
    setup: &Setup,
    workers: usize,
    mut done: impl FnMut(&QueriedGame, Result<JudgedGame, EngineError>) -> ControlFlow<()>,
) {
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (sender, judged) = channel();
    thread::scope(|scope| {
        for _ in 0..workers.clamp(1, games.len().max(1)) {
            let sender = sender.clone();
            let (next, stop) = (&next, &stop);
            scope.spawn(move || {
                let mut asked = None;
                while !stop.load(Ordering::Relaxed) {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(game) = games.get(at) else { return };
                    let judged = ready(&mut asked, setup).and_then(|asked| asked.judge(game, stop));
                    if judged.is_err() {
                        asked = None;
                    }
                    let Some(judged) = judged.transpose() else { return };
                    if sender.send((at, judged)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let (mut waiting, mut at, mut failed) = (BTreeMap::new(), 0, 0);
        for (place, game) in judged {
            waiting.insert(place, game);
            while let Some(judged) = waiting.remove(&at) {
                let Some(game) = games.get(at) else { break };
                at += 1;
                failed = if judged.is_err() { failed + 1 } else { 0 };
                if done(game, judged).is_break() || failed == IN_A_ROW {
                    stop.store(true, Ordering::Relaxed);
                    return;
                }
            }
        }
    });
}

/// The engine of a worker, which starts with its first game.
fn ready<'a>(
    asked: &'a mut Option<QueriedEngine>,
    setup: &Setup,
) -> Result<&'a mut QueriedEngine, EngineError> {
    Ok(match asked {
        Some(asked) => asked,
        None => asked.insert(QueriedEngine::start(setup)?),
    })
}
