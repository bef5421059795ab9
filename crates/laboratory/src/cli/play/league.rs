//! A league of other programs, which are started for their games or connect by themselves (S0, section 5).

use std::net::{IpAddr, SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use daihinmin::player::{Player, player_named};
use daihinmin::protocol::{Chair, Client, Ended, Host, Lobby, PORT, Terms};

use super::program;
use crate::cli::lab::checkpoints::KeptArgs;
use crate::cli::lab::league::{LeagueArgs, write};
use crate::cli::lab::presentation::Shown;
use crate::domain::progress::{ProgressCounter, Task};
use crate::lab::league::{League, Running, SEATS, Set};
use crate::lab::{Kept, Program};
use crate::words::own;
use banzuke::cli::context::{CliError, Context};
use banzuke::cli::output::ProgressLine;
use banzuke::cli::value::count;

/// The most failures of a program in one set; then it is not asked again.
const MOST_RESTARTS: u32 = 3;
/// The time that a started program has to end by itself.
const FAREWELL: Duration = Duration::from_secs(1);
/// The pause between two checks whether it has ended.
const PAUSE: Duration = Duration::from_millis(10);

/// The programs, where they connect, and how their games are rated.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct LeagueOfOthers {
    #[arg(long = "program", value_name = "NAME=COMMAND")]
    commands: Vec<String>,
    #[arg(long = "own", value_name = "PLAYER,…", value_delimiter = ',', value_parser = program())]
    programs: Vec<String>,
    #[arg(long, value_name = "N", value_parser = count)]
    guests: Option<u32>,
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    address: IpAddr,
    #[arg(long, value_name = "N", default_value_t = PORT)]
    port: u16,
    #[arg(long, value_name = "SECONDS", default_value_t = 30,
        value_parser = clap::value_parser!(u64).range(1..=86_400))]
    patience: u64,
    #[command(flatten)]
    rules: LeagueArgs,
    #[command(flatten)]
    kept: KeptArgs,
    #[command(flatten)]
    shown: Shown,
}

/// One of the programs of the league.
struct Participant {
    name: String,
    kind: Kind,
}

enum Kind {
    Own(Box<dyn Player>),
    Started(engine::Command),
    /// It connects by itself, again after each match.
    Guest,
}

impl LeagueOfOthers {
    /// Plays all sets that are not in the file.
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let words = own(context.all_words).play;
        let mut participants = self.participants(context)?;
        let listener = TcpListener::bind((self.address, self.port))
            .map_err(|error| words.not_listening(self.address, self.port, &error))?;
        let mut room = Room {
            at: listener.local_addr()?,
            listener,
            lobby: Lobby::default(),
            patience: Duration::from_secs(self.patience),
            running: Vec::new(),
        };
        participants.extend(self.gather(&mut room, context)?);
        room.running.resize_with(participants.len(), || None);
        let names = participants.iter().map(|one| Program::of_others(one.name.clone()));
        let league = self.rules.league(names.collect(), self.shown.random_seed);
        if !league.is_sound() {
            return Err(CliError::Usage(own(context.all_words).league.no_league()));
        }
        let kept = self.kept.open(context, league.plan())?;
        let played = room.play(&league, &participants, &kept, context);
        self.kept.close(context, kept)?;
        let Some(sets) = played? else { return Ok(()) };
        let line = ProgressLine::new(context.words.command);
        let tasks = league.orders as usize * league.k.len();
        let found = league.rated(&sets, &ProgressCounter::new(&line, Task::Simulating, tasks));
        drop(line);
        // Only the operating system can stop it here.
        found.map_or(Ok(()), |found| write(&self.shown, context, &found))
    }

    /// The programs to start, and our own.
    fn participants(&self, context: &Context<'_>) -> Result<Vec<Participant>, CliError> {
        let words = own(context.all_words).play;
        let started = self.commands.iter().map(|text| {
            let wrong = || CliError::Usage(words.no_program(text));
            let (name, command) = text.split_once('=').ok_or_else(wrong)?;
            let command = command.parse().map_err(|_fault| wrong())?;
            Ok(Participant { name: name.trim().to_owned(), kind: Kind::Started(command) })
        });
        let own = self.programs.iter().filter_map(|name| {
            let kind = Kind::Own(player_named(name, 0)?);
            Some(Ok(Participant { name: name.clone(), kind }))
        });
        started.chain(own).collect()
    }

    /// Waits for programs that connect by themselves; they are known by the names that they send.
    fn gather(
        &self,
        room: &mut Room,
        context: &mut Context<'_>,
    ) -> Result<Vec<Participant>, CliError> {
        let wanted = self.guests.map_or(0, |guests| guests as usize);
        let words = own(context.all_words).play;
        if wanted > 0 {
            context.say(&words.listening(room.at, wanted));
        }
        let mut names = Vec::new();
        while names.len() < wanted {
            names = room.lobby.names(&room.listener)?;
            thread::sleep(PAUSE);
        }
        let guest = |name| Participant { name, kind: Kind::Guest };
        Ok(names.into_iter().map(guest).collect())
    }
}

/// The meeting place of the programs, with those that were started and run.
struct Room {
    at: SocketAddr,
    listener: TcpListener,
    lobby: Lobby,
    patience: Duration,
    /// The running program of each participant.
    running: Vec<Option<Started>>,
}

impl Room {
    /// The sets of the league, including those in the file; none if a set cannot be stored.
    fn play(
        &mut self,
        league: &League,
        participants: &[Participant],
        kept: &Kept<Set>,
        context: &mut Context<'_>,
    ) -> Result<Option<Vec<Set>>, CliError> {
        let words = own(context.all_words).play;
        let mut sets = Vec::new();
        let mut ratings = Running::new(league.k[0], participants.len());
        for number in 0..league.sets {
            let name = number.to_string();
            let set = if let Some(set) = kept.known(&name) {
                ratings.rate(&set, 0);
                set
            } else {
                let set = self.set(league, participants, number, &mut ratings, kept, context)?;
                let Some(Ok(set)) = set.map(|set| kept.part(name, || set)) else { return Ok(None) };
                let standing = participants.iter().map(|one| &*one.name).zip(ratings.ratings());
                context.say(&words.standing(number + 1, league.sets, standing));
                set
            };
            sets.push(set);
        }
        Ok(Some(sets))
    }

    /// Plays the remaining games of a set after those in the file, with the five drawn
    /// programs. A program that fails is started again, or waited for, and the set
    /// continues after its last whole game. None if a game cannot be stored.
    fn set(
        &mut self,
        league: &League,
        participants: &[Participant],
        number: u32,
        ratings: &mut Running,
        kept: &Kept<Set>,
        context: &mut Context<'_>,
    ) -> Result<Option<Set>, CliError> {
        let words = own(context.all_words).play;
        let (players, mut chance) = league.draw(number);
        let mut set = Set::of(players);
        let part = |game: usize| format!("{number}.{game}");
        // The deals of played games are not dealt again.
        while let Some(game) = kept.known(&part(set.games())) {
            set.append(game);
            chance.seed();
        }
        ratings.rate(&set, 0);
        let mut is_kept = true;
        let mut failures = [0; SEATS];
        let wanted = league.games as usize;
        while set.games() < wanted {
            let seated = self.seat(players, participants)?;
            let at_fault = match seated {
                Err(seat) => {
                    context.say(&words.absent(number + 1, &participants[players[seat]].name));
                    Some(seat)
                }
                Ok(chairs) => {
                    let games = u32::try_from(wanted - set.games()).unwrap_or(u32::MAX);
                    let terms = Terms { games, seed: chance.seed() };
                    let (host, ended) = Host::of(chairs, self.patience).play(terms, |game| {
                        let before = set.games();
                        // The hands of a played game are always a valid deal.
                        let Ok(game) = league.logged(game, chance.seed()) else { return };
                        let game = kept.part(part(before), || Set::with(players, game));
                        is_kept &= game.map(|game| set.append(game)).is_ok();
                        ratings.rate(&set, before);
                    });
                    set.count_faults(host.refused().iter().sum());
                    drop(host);
                    if !is_kept {
                        return Ok(None);
                    }
                    ended.err().map(|Ended { number: seat, fault, .. }| {
                        let name = &participants[players[seat]].name;
                        context.say(&words.failed(number + 1, set.games() + 1, name, &fault));
                        seat
                    })
                }
            };
            for player in players {
                self.running[player] = None;
            }
            if let Some(seat) = at_fault {
                failures[seat] += 1;
                if failures[seat] > MOST_RESTARTS {
                    let name = &participants[players[seat]].name;
                    return Err(words.given_up(name, MOST_RESTARTS).into());
                }
            }
        }
        Ok(Some(set))
    }

    /// The five at their table, or the seat of a program that did not come.
    fn seat<'p>(
        &mut self,
        players: [usize; SEATS],
        participants: &'p [Participant],
    ) -> Result<Result<Vec<Chair<'p>>, usize>, CliError> {
        let mut chairs = Vec::new();
        for (seat, player) in players.into_iter().enumerate() {
            let one = &participants[player];
            let client = match &one.kind {
                Kind::Own(own) => {
                    chairs.push(Chair::Own(&**own));
                    continue;
                }
                Kind::Started(command) => {
                    self.running[player] = Started::start(command, &one.name, self.at);
                    let is_guest = |told: &str| {
                        let is_it = |one: &Participant| one.name == told;
                        participants.iter().any(|one| matches!(one.kind, Kind::Guest) && is_it(one))
                    };
                    self.client(|told| !is_guest(told))?
                }
                Kind::Guest => self.client(|told| told == one.name)?,
            };
            let Some(client) = client else { return Ok(Err(seat)) };
            chairs.push(Chair::Client(Some(client)));
        }
        Ok(Ok(chairs))
    }

    fn client(&mut self, is_it: impl Fn(&str) -> bool) -> std::io::Result<Option<Client>> {
        self.lobby.wait(&self.listener, self.patience, is_it)
    }
}

/// A running program. Dropping the value ends it.
struct Started(Child);

impl Started {
    /// Starts a program; none if the system does not find it.
    fn start(command: &engine::Command, name: &str, at: SocketAddr) -> Option<Self> {
        let fill = |text: &String| {
            let host = at.ip().to_string();
            text.replace("{host}", &host)
                .replace("{port}", &at.port().to_string())
                .replace("{name}", name)
        };
        let child = Command::new(&command.program)
            .args(command.arguments.iter().map(fill))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        child.ok().map(Self)
    }
}

impl Drop for Started {
    fn drop(&mut self) {
        let until = Instant::now() + FAREWELL;
        while matches!(self.0.try_wait(), Ok(None)) && Instant::now() < until {
            thread::sleep(PAUSE);
        }
        // It has ended, or is ended now.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
