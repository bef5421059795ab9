//! A table for other programs and our own, as a server of the UEC protocol.

use crate::sheets::{self, Program};
use crate::words::own;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::net::{IpAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::time::Duration;

use chrono::NaiveDate;
use daihinmin::log::{Log, LoggedGame};
use daihinmin::player::Player;
use daihinmin::protocol::{Chair, Ended, Host, PORT, SEATS, Terms, gather};

use super::{program, programs};
use crate::domain::chance::SEED;
use crate::export::Format;
use crate::import::DuplicatePolicy;
use crate::opener;
use banzuke::cli::context::{CliError, Context};
use banzuke::cli::import::Games;
use banzuke::cli::value::{count, day, one_of};

/// The address to listen at, the games to play, and the file to keep them in.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Serve {
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    address: IpAddr,
    #[arg(long, value_name = "N", default_value_t = PORT)]
    port: u16,
    #[arg(long = "own", value_name = "PLAYER,…", value_delimiter = ',', value_parser = program())]
    programs: Vec<String>,
    #[arg(long, value_name = "N", value_parser = count, default_value_t = 1000)]
    games: u32,
    #[arg(long, value_name = "SECONDS", default_value_t = 30,
        value_parser = clap::value_parser!(u64).range(1..=86_400))]
    patience: u64,
    #[arg(long)]
    once: bool,
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    #[arg(long, value_name = "NAME", requires = "log")]
    tournament: Option<String>,
    #[arg(long, value_name = "NAME", requires = "tournament")]
    list: Option<String>,
    #[arg(long, value_name = "DAY", value_parser = day, requires = "tournament")]
    date: Option<NaiveDate>,
    #[arg(long, value_parser = one_of::<DuplicatePolicy>(), default_value_t = DuplicatePolicy::Ask)]
    duplicates: DuplicatePolicy,
    #[arg(long, alias = "seed", value_name = "SEED", default_value_t = SEED)]
    random_seed: u64,
    #[arg(long, value_parser = one_of::<Format>(), default_value_t = Format::Table)]
    format: Format,
}

impl Serve {
    /// Plays one match after another with any clients that connect. If a
    /// client breaks off a match, this is reported, and the next begins.
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let words = own(context.all_words).play;
        if self.programs.len() > SEATS {
            return Err(CliError::Usage(words.too_many(self.programs.len())));
        }
        let listener = TcpListener::bind((self.address, self.port))
            .map_err(|error| words.not_listening(self.address, self.port, &error))?;
        let programs = programs(&self.programs);
        let waits = programs.len() < SEATS;
        if waits {
            let at = listener.local_addr()?;
            context.say(&words.listening(at, SEATS - programs.len()));
        }
        for no in 1.. {
            let played = self.play(no, &listener, &programs, context);
            if self.once || !waits {
                return played;
            }
            match played {
                Ok(()) => {}
                Err(CliError::Said(message)) => context.say(&message.to_string()),
                Err(other) => return Err(other),
            }
            context.out.flush()?;
        }
        Ok(())
    }

    /// Plays one match, from waiting for clients to its record in the club.
    fn play(
        &self,
        no: u64,
        listener: &TcpListener,
        programs: &[Box<dyn Player>],
        context: &mut Context<'_>,
    ) -> Result<(), CliError> {
        let words = own(context.all_words).play;
        let chairs = programs.iter().map(|player| Chair::Own(&**player)).collect();
        self.check_outputs(no, context)?;
        let patience = Duration::from_secs(self.patience);
        let host = gather(listener, chairs, patience, |news| context.say(&words.news(&news)))?;
        let path = self.log.as_ref().map(|path| numbered_path(path, no));
        let mut file = match &path {
            Some(path) => Some(created(path, &host).map_err(|error| words.no_log(path, &error))?),
            None => None,
        };
        let mut table = Program::table(host.names());
        let terms = Terms { games: self.games, seed: self.random_seed.wrapping_add(no - 1) };
        let mut written = Ok(());
        let (host, ended) = host.play(terms, |game| {
            Program::count(&mut table, game);
            if let (Some(file), true) = (&mut file, written.is_ok()) {
                written = write!(file, "{game}");
            }
        });
        Program::refused(&mut table, host.refused());
        context.print(sheets::programs(&table, terms.seed), self.format)?;
        if let (Some(path), Err(error)) = (&path, written) {
            return Err(words.no_log(path, &error).into());
        }
        let recorded = path.as_ref().map_or(Ok(()), |path| self.record(no, path, &ended, context));
        match ended {
            Ok(()) => recorded,
            Err(ended) => {
                if let Err(CliError::Said(message)) = recorded {
                    context.say(&message.to_string());
                }
                Err(words.ended(&ended).into())
            }
        }
    }

    /// Records the games of a log in the club, if that is wanted and there are any.
    fn record(
        &self,
        no: u64,
        log: &Path,
        ended: &Result<(), Ended>,
        context: &mut Context<'_>,
    ) -> Result<(), CliError> {
        let is_empty = matches!(ended, Err(Ended { game: 1, .. }));
        let Some(name) = self.tournament.as_ref().filter(|_| !is_empty) else { return Ok(()) };
        self.games(no, log, name).run(context)
    }

    fn games(&self, no: u64, log: &Path, name: &str) -> Games {
        let name = if no > 1 { format!("{name} {no}") } else { name.to_owned() };
        Games::of_log(log, name, self.list.clone(), self.date, self.duplicates)
    }

    /// Checks, before a game is played, that the games of a match can be written to disk and recorded in the club.
    fn check_outputs(&self, no: u64, context: &mut Context<'_>) -> Result<(), CliError> {
        let Some(path) = self.log.as_ref().map(|path| numbered_path(path, no)) else {
            return Ok(());
        };
        let made = new_file(&path).and_then(|_file| fs::remove_file(&path));
        made.map_err(|error| own(context.all_words).play.no_log(&path, &error))?;
        match &self.tournament {
            Some(name) => self.games(no, &path, name).rehearse(context),
            None => Ok(()),
        }
    }
}

/// Creates a new file with the line of the player names; an existing file is never changed.
fn created(path: &Path, host: &Host<'_>) -> io::Result<File> {
    let mut file = new_file(path)?;
    write!(file, "{}", Log { players: host.names(), games: Vec::<LoggedGame>::new() })?;
    Ok(file)
}

/// The file for the log of this match: `night-2.dat` for the second.
fn numbered_path(path: &Path, no: u64) -> PathBuf {
    if no < 2 {
        return path.to_owned();
    }
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(format!("-{no}"));
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    path.with_file_name(name)
}

fn new_file(path: &Path) -> io::Result<File> {
    opener::open_with(path, |it| _ = it.write(true).create_new(true))
}
