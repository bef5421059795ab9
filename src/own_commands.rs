//! The operator's own commands, run by a key on the selected item. They stand in `[commands]` of the
//! settings. A thread for each command waits for it; no screen and no desk does. Failures are logged.

use std::io::{self, PipeReader, Read as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use crate::club::question::floor::Where;
use crate::club::tournament::Fixture;
use crate::club::{Club, Player};
use crate::domain::ids::TournamentId;
use crate::domain::name::clean;
use crate::domain::number::PlayerId;
use crate::hooks::{LONGEST, MOST, fault};
use crate::settings::OwnCommand;

/// Bytes of output that are shown. More output is refused.
const SHOWN: u64 = 32 * 1024;
/// How long the rest of the output is waited for after the program's end. Another program may keep the pipe open.
const REST: Duration = Duration::from_millis(200);

/// The item that a command runs on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Selected {
    Nothing,
    Player(PlayerId),
    Match(Where),
    Tournament(TournamentId),
}

/// A command that is about to run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnRun {
    pub name: String,
    /// The program and its arguments.
    pub run: Vec<String>,
    pub shows: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnEnd {
    pub name: String,
    pub fault: Option<String>,
    /// The lines of its output, if they are to be shown.
    pub said: Option<Vec<String>>,
}

impl OwnRun {
    /// `file` is the club's file.
    pub fn new(command: &OwnCommand, on: &Selected, club: &Club, file: Option<&Path>) -> Self {
        let file = file.map(Path::to_owned).unwrap_or_default();
        let facts = Facts { on: *on, club, file };
        let run = command.filled(|name| facts.fact(name).unwrap_or_default());
        Self { name: command.name.clone(), run, shows: command.shows }
    }
}

/// The facts about the selected item, named as in `Subject::facts`.
struct Facts<'a> {
    on: Selected,
    club: &'a Club,
    file: PathBuf,
}

impl Facts<'_> {
    /// A fact; none if the player or match has none.
    fn fact(&self, name: &str) -> Option<String> {
        match (self.on, name) {
            (_, "file") => Some(self.file.display().to_string()),
            (Selected::Player(player), _) => of_player(self.person(player)?, name),
            (Selected::Tournament(id), _) | (Selected::Match((id, _)), "event" | "event_name") => {
                self.of_tournament(id, name)
            }
            (Selected::Match(at), _) => self.of_match(at, name),
            (Selected::Nothing, _) => None,
        }
    }

    fn person(&self, player: PlayerId) -> Option<&Player> {
        self.club.player(self.club.registry().today(player))
    }

    fn of_tournament(&self, id: TournamentId, name: &str) -> Option<String> {
        match name {
            "event" => Some(id.to_string()),
            _ => Some(self.club.tournament(id)?.name.clone()),
        }
    }

    fn of_match(&self, at: Where, name: &str) -> Option<String> {
        let (tournament, played) = self.club.fixture(at)?;
        let side = |place: usize, fact| {
            let player = *Fixture::players(played).get(place)?;
            of_player(self.person(player)?, fact)
        };
        match name {
            "match" => Some(at.1.to_string()),
            "round" => tournament.round_of(at.1).map(|round| round.to_string()),
            "table" => played.call().map(|call| call.table.clone()),
            "first" => side(0, "name"),
            "second" => side(1, "name"),
            "first_number" => side(0, "number"),
            "second_number" => side(1, "number"),
            _ => None,
        }
    }
}

fn of_player(player: &Player, name: &str) -> Option<String> {
    match name {
        "number" => Some(player.id.to_string()),
        "name" => Some(player.name.clone()),
        "reading" => player.reading.clone(),
        "club" => player.club.clone(),
        _ => None,
    }
}

/// Starts a command, unless too many of `running` run. Calls `tell` when it has ended.
pub fn begin(run: OwnRun, running: &Arc<()>, tell: impl FnOnce(OwnEnd) + Send + 'static) {
    let held = Arc::clone(running);
    let name = run.name.clone();
    let is_one_too_many = Arc::strong_count(running) > MOST + 1;
    let begun = thread::Builder::new().name(format!("command {name}")).spawn(move || {
        let (fault, said) = if is_one_too_many {
            (Some(format!("not run, {MOST} others still run")), None)
        } else {
            execute(&run)
        };
        if let Some(fault) = &fault {
            log::warn!("command {}: {fault}", run.name);
        }
        drop(held);
        tell(OwnEnd { name: run.name, fault, said });
    });
    if let Err(error) = begun {
        log::warn!("command {name}: not run: {error}");
    }
}

/// Runs a command to its end. Returns how it failed, and its output if that is shown.
fn execute(run: &OwnRun) -> (Option<String>, Option<Vec<String>>) {
    let not_run = |error: io::Error| (Some(format!("not run: {error}")), None);
    let (child, output) = match spawn(run) {
        Ok(begun) => begun,
        Err(error) => return not_run(error),
    };
    let (heard, ends) = (Arc::new(Mutex::new(Vec::new())), mpsc::channel::<()>());
    if let Some(output) = output {
        let heard = Arc::clone(&heard);
        // The thread holds the sender while it listens.
        let listens = ends.0;
        let listener = move || {
            listen(output, &heard);
            drop(listens);
        };
        if let Err(error) = thread::Builder::new().name("output".to_owned()).spawn(listener) {
            log::warn!("command {}: its output is lost: {error}", run.name);
        }
    } else {
        drop(ends.0);
    }
    let fault = fault(child, LONGEST);
    let _rest: Result<(), RecvTimeoutError> = ends.1.recv_timeout(REST);
    let said = run.shows.then(|| heard.lock().map(|heard| lines(&heard)).unwrap_or_default());
    (fault, said)
}

/// Starts the program. The pipe has its output and its errors, if they are shown.
fn spawn(run: &OwnRun) -> io::Result<(Child, Option<PipeReader>)> {
    let (program, arguments) = run.run.split_first().ok_or(io::ErrorKind::NotFound)?;
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::null());
    if !run.shows {
        let child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        return Ok((child, None));
    }
    let (reader, writer) = io::pipe()?;
    command.stdout(writer.try_clone()?).stderr(writer);
    // The command drops this side's copy of the pipe's end.
    Ok((command.spawn()?, Some(reader)))
}

/// Keeps the output up to [`SHOWN`].
fn listen(output: PipeReader, heard: &Mutex<Vec<u8>>) {
    let mut output = output.take(SHOWN);
    let mut piece = [0; 1024];
    while let Ok(read @ 1..) = output.read(&mut piece) {
        if let Ok(mut heard) = heard.lock() {
            heard.extend_from_slice(&piece[..read]);
        }
    }
}

/// The output as lines without control characters.
fn lines(output: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(output);
    text.trim_end().lines().map(|line| clean(&line.replace('\t', " "))).collect()
}

#[cfg(all(test, unix))]
mod tests {
    use std::time::Instant;

    use super::*;

    fn end(run: &[&str], shows: bool) -> OwnEnd {
        let run = run.iter().copied().map(str::to_owned).collect();
        let (tell, told) = mpsc::channel();
        let run = OwnRun { name: "x".to_owned(), run, shows };
        begin(run, &Arc::new(()), move |end| tell.send(end).expect("heard"));
        told.recv_timeout(Duration::from_secs(20)).expect("it ends")
    }

    #[test]
    fn an_output_is_shown_as_far_as_it_was_asked_for_and_a_failure_always() {
        let said = |text: &str| Some(vec![text.to_owned()]);
        assert_eq!(end(&["printf", "%s", "a;b `c` $d"], true).said, said("a;b `c` $d"));
        assert_eq!(end(&["echo", "a"], false).said, None);
        let failed = end(&["sh", "-c", "echo why >&2; exit 3"], true);
        assert_eq!(failed.said, said("why"));
        assert_eq!(failed.fault.as_deref(), Some("failed: exit status: 3"));
        let missing = end(&["/nowhere/at/all"], true).fault.expect("not there");
        assert!(missing.starts_with("not run: "), "{missing}");
    }

    #[test]
    fn a_flood_ends_and_a_pipe_that_stays_open_is_not_waited_for() {
        let flood = end(&["sh", "-c", "yes flood"], true);
        let said = flood.said.expect("asked for");
        assert_eq!(said.len(), 5462, "{:?}", flood.fault);
        let since = Instant::now();
        assert_eq!(end(&["sh", "-c", "echo a; sleep 5 &"], true).said, Some(vec!["a".to_owned()]));
        assert!(since.elapsed() < Duration::from_secs(4), "{:?}", since.elapsed());
    }

    #[test]
    fn one_too_many_is_not_run() {
        let running = Arc::new(());
        let held: Vec<_> = (0..MOST).map(|_| Arc::clone(&running)).collect();
        let (tell, told) = mpsc::channel();
        let run = OwnRun { name: "x".to_owned(), run: vec!["true".to_owned()], shows: false };
        begin(run, &running, move |end| tell.send(end).expect("heard"));
        let end = told.recv_timeout(Duration::from_secs(20)).expect("told");
        assert_eq!(end.fault.as_deref(), Some("not run, 8 others still run"));
        drop(held);
    }
}
