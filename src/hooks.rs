//! Hooks: the operator's own commands that run when a desk decides something. They stand in `[hooks]`
//! of the settings. The desk waits for none of them. Their output is dropped; failures are logged.

use std::io::Write as _;
use std::process::{Child, Stdio};
use std::sync::Arc;
use std::sync::mpsc::{self, Sender};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::club::tournament::Fixture;
use crate::club::{Action, Club};
use crate::desk::Hearer;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::journal::Entry;
use crate::settings::{Hook, Hooks};
use crate::system::shell;

/// The most commands that run at once, and the most decisions of
/// one kind in an entry that are passed on. An import has more.
pub(crate) const MOST: usize = 8;
/// A command that takes longer is killed.
pub(crate) const LONGEST: Duration = Duration::from_mins(1);
/// The time between two checks whether a command has ended.
pub(crate) const PAUSE: Duration = Duration::from_millis(50);

/// The commands, and the thread that starts them. Starting takes some milliseconds, which no result waits for.
#[derive(Debug)]
pub struct Runner {
    hooks: Hooks,
    /// None when the desk is being left.
    begins: Option<Sender<(Hook, String)>>,
    beginner: Option<JoinHandle<()>>,
}

impl Runner {
    /// None if there are no hooks.
    pub fn of(hooks: &Hooks) -> Option<Self> {
        if hooks.is_empty() {
            return None;
        }
        let (begins, wanted) = mpsc::channel::<(Hook, String)>();
        let commands = hooks.clone();
        let begin_all = move || {
            // Each running command holds a clone.
            let running = Arc::new(());
            for (hook, told) in wanted {
                if let Some(command) = commands.get(&hook) {
                    begin(hook, command, &told, &running);
                }
            }
        };
        match thread::Builder::new().name("hooks".to_owned()).spawn(begin_all) {
            Ok(beginner) => {
                Some(Self { hooks: hooks.clone(), begins: Some(begins), beginner: Some(beginner) })
            }
            Err(error) => {
                log::warn!("hooks: not run: {error}");
                None
            }
        }
    }

    fn run(&self, hook: Hook, told: &Value) {
        if let Some(begins) = self.begins.as_ref().filter(|_| self.hooks.contains_key(&hook)) {
            // The thread lives as long as `self`.
            let _ = begins.send((hook, told.to_string()));
        }
    }
}

impl Drop for Runner {
    /// Starts the commands for all earlier decisions, but waits for none to end.
    fn drop(&mut self) {
        self.begins = None;
        let _ = self.beginner.take().map(JoinHandle::join);
    }
}

/// Starts a command, unless too many run.
fn begin(hook: Hook, command: &str, told: &str, running: &Arc<()>) {
    let name: &str = hook.into();
    if Arc::strong_count(running) > MOST {
        log::warn!("hook {name}: not run, {MOST} others still run");
        return;
    }
    let mut shell = shell(command);
    let shell = shell.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    let begun = shell.spawn().and_then(|mut child| {
        if let Some(mut input) = child.stdin.take() {
            // A command need not read its input.
            let _ = writeln!(input, "{told}");
        }
        let running = Arc::clone(running);
        thread::Builder::new().name(format!("hook {name}")).spawn(move || {
            if let Some(fault) = fault(child, LONGEST) {
                log::warn!("hook {name}: {fault}");
            }
            drop(running);
        })
    });
    if let Err(error) = begun {
        log::warn!("hook {name}: not run: {error}");
    }
}

impl Hearer for Runner {
    fn hear(&mut self, entry: &Entry, club: &Club) {
        let of = |action| Some((about(action)?, action));
        let told: Vec<_> = entry.actions.iter().filter_map(of).collect();
        if told.len() > MOST {
            log::info!("hooks: not run for the {} decisions of entry {}", told.len(), entry.seq);
            return;
        }
        for ((hook, id, no), action) in told {
            if let Some(told) = tell((hook, id, no), action, entry, club) {
                self.run(hook, &told);
            }
        }
    }
}

/// Waits for the end of a command, and kills it after `longest`. Returns how it failed.
pub(crate) fn fault(mut child: Child, longest: Duration) -> Option<String> {
    let since = Instant::now();
    loop {
        match child.try_wait() {
            Ok(None) if since.elapsed() < longest => thread::sleep(PAUSE),
            Ok(None) => {
                let _ = child.kill().and_then(|()| child.wait());
                return Some(format!("killed after {} s", longest.as_secs()));
            }
            Ok(Some(status)) => return (!status.success()).then(|| format!("failed: {status}")),
            Err(error) => return Some(format!("lost: {error}")),
        }
    }
}

/// The hook of a decision, with its tournament and match.
fn about(action: &Action) -> Option<(Hook, TournamentId, Option<MatchNo>)> {
    let (hook, no) = match action {
        Action::RecordResult(it) => (Hook::Result, Some(it.no)),
        Action::CorrectResult(it) => (Hook::Result, Some(it.no)),
        Action::RecordGame(it) => (Hook::Result, Some(it.no)),
        Action::CorrectGame(it) => (Hook::Result, Some(it.no)),
        Action::RecordMatch(it) => (Hook::Result, Some(it.no)),
        Action::CallMatch(it) => (Hook::Call, Some(it.no)),
        Action::CallAgain(it) => (Hook::Call, Some(it.no)),
        Action::DrawStage(_) | Action::DrawRound(_) | Action::DrawPairings(_) => {
            (Hook::Round, None)
        }
        Action::CloseTournament(_) => (Hook::Closed, None),
        _ => return None,
    };
    Some((hook, action.tournament()?, no))
}

/// The input of a command: one line of JSON, with the decision in the form of the journal.
fn tell(
    (hook, id, no): (Hook, TournamentId, Option<MatchNo>),
    decision: &Action,
    entry: &Entry,
    club: &Club,
) -> Option<Value> {
    let event = club.tournament(id)?;
    let played = no.and_then(|no| event.fixture(no));
    let players = played.map(Fixture::players).unwrap_or_default();
    let person = |player| {
        let known = club.player(club.registry().today(player))?;
        Some(json!({ "number": known.id.to_string(), "name": known.name }))
    };
    Some(json!({
        "hook": <&str>::from(hook),
        "entry": entry.seq,
        "at": entry.at,
        "desk": entry.desk,
        "event": id,
        "event_name": event.name,
        "match": no,
        "round": no.and_then(|no| event.round_of(no)).map(|round| round.to_string()),
        "players": players.into_iter().filter_map(person).collect::<Vec<_>>(),
        "decision": decision,
    }))
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn what_fails_says_how_and_what_hangs_is_killed() {
        let end = |command: &str| fault(shell(command).spawn().expect("begun"), PAUSE * 10);
        assert_eq!(end("true"), None);
        assert_eq!(end("exit 3").as_deref(), Some("failed: exit status: 3"));
        assert!(end("kill -9 $$").is_some_and(|told| told.contains("signal: 9")));
        assert_eq!(end("exec sleep 600").as_deref(), Some("killed after 0 s"));
    }
}
