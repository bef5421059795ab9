//! Games shared among several engines at once, reported in their order.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread;

use engine::{EngineError, Setup};

use super::engine_queries::{QueriedEngine, QueriedGame};
use super::judged::JudgedGame;

/// Has so many engines judge games. `done` receives each game in order, with any number of engines alike, until it
/// breaks off or one fails; all games before that one are reported.
pub fn judge_all(
    games: &[QueriedGame],
    setup: &Setup,
    workers: usize,
    mut done: impl FnMut(JudgedGame) -> ControlFlow<()>,
) -> Result<(), EngineError> {
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
                    let failed = judged.is_err();
                    let Some(judged) = judged.transpose() else { return };
                    if sender.send((at, judged)).is_err() || failed {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let (mut waiting, mut at) = (BTreeMap::new(), 0);
        for (place, game) in judged {
            waiting.insert(place, game);
            while let Some(game) = waiting.remove(&at) {
                at += 1;
                let ended = match game {
                    Ok(game) => done(game).is_break().then_some(Ok(())),
                    Err(error) => Some(Err(error)),
                };
                if let Some(ended) = ended {
                    stop.store(true, Ordering::Relaxed);
                    return ended;
                }
            }
        }
        Ok(())
    })
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
