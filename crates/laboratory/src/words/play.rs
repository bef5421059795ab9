//! Games of card players at one table, also over a network.

use std::io;
use std::net::IpAddr;
use std::net::SocketAddr;
use std::path::Path;

use daihinmin::player::GameError;
use daihinmin::protocol::{Ended, Fault, News, VERSION, Visit};

use crate::words::message::LogWords;
use crate::words::message::{JoinWords, Message};
use crate::words::words;

words! {
    /// Games of card players at one table, also over a network.
    pub PlayWords in "play";
}

impl PlayWords {
    pub fn listening(self, at: SocketAddr, clients: usize) -> String {
        self.listening_at(format_args!("{at}"), clients)
    }

    /// A program broke off a game of a set.
    pub fn failed(self, set: u32, game: usize, name: &str, fault: &Fault) -> String {
        self.failed_in(set, game, name, self.fault(fault))
    }

    /// The ratings after a set, the best first.
    pub fn standing<'a>(
        self,
        set: u32,
        sets: u32,
        ratings: impl Iterator<Item = (&'a str, &'a f64)>,
    ) -> String {
        let mut ratings: Vec<(&str, &f64)> = ratings.collect();
        ratings.sort_by(|a, b| b.1.total_cmp(a.1));
        let shown = ratings.iter().map(|(name, rating)| format!("{name} {rating:.0}"));
        let comma = JoinWords::speaking(self.voice).comma();
        self.standing_after(set, sets, shown.collect::<Vec<_>>().join(comma))
    }

    /// The server cannot listen at that address.
    pub fn not_listening(self, address: IpAddr, port: u16, error: &io::Error) -> Message {
        self.not_listening_at(format_args!("{address}"), port, error)
    }

    /// The log cannot be written, or exists already.
    pub fn no_log(self, path: &Path, error: &io::Error) -> Message {
        let path = path.display();
        self.log_cannot_written(path, error)
    }

    /// News while the server waits for clients.
    pub fn news(self, news: &News<'_>) -> String {
        let unknown = || "?".to_owned();
        let shown = |from: &Option<SocketAddr>| from.map_or_else(unknown, |from| from.to_string());
        match news {
            News::Came { number, name, from } => {
                let (number, from) = (number + 1, shown(from));
                self.came(number, name, from)
            }
            News::Left { name } => self.left(name),
            News::Refused { from, fault } => {
                let (from, why) = (shown(from), self.fault(fault));
                self.refused(from, why)
            }
        }
    }

    /// The reason why a match ended before its last game.
    pub fn ended(self, ended: &Ended) -> Message {
        let (game, number, name, why) =
            (ended.game, ended.number + 1, &ended.name, self.fault(&ended.fault));
        let before = ended.game - 1;
        Message::new(
            self.match_ended_in(game, number, name, why),
            match before {
                0 => self.none_finished().to_owned(),
                _ => self.games_count(before),
            },
        )
    }

    /// The totals of one of our players at a server.
    pub fn visited(self, player: &str, visit: &Visit) -> String {
        let Visit { number, games, points, drawn, refused } = *visit;
        let number = number + 1;
        let decided = games - drawn;
        let mean = f64::from(points) / f64::from(decided.max(1));
        self.player_games_points(player, number, games, format_args!("{mean:.3}"), refused)
    }

    /// The reason why one of our players left a server early.
    pub fn server_fault(self, player: &str, server: &str, fault: &Fault) -> Message {
        let why = self.fault(fault);
        self.left_server(player, server, why)
    }

    /// The fault of the other end of a connection.
    fn fault(self, fault: &Fault) -> String {
        match fault {
            Fault::Vanished => self.vanished().to_owned(),
            Fault::Slow(patience) => {
                let seconds = patience.as_secs_f64();
                self.slow(seconds)
            }
            Fault::Version(version) => self.version(version, VERSION),
            Fault::Cell { row, column, value } => self.cell(value, row, column),
            Fault::Answer(number) => self.answer(number),
            Fault::Game(fault) => {
                let why = self.no_game(fault);
                self.game(why)
            }
            Fault::Astray => self.astray().to_owned(),
            Fault::Illegal(why) => {
                let why = LogWords::speaking(self.voice).not_played(why);
                self.illegal(why)
            }
            Fault::System(kind) => self.of_system(format_args!("{kind}")),
        }
    }

    fn no_game(self, fault: &GameError) -> String {
        match fault {
            GameError::Start(fault) => LogWords::speaking(self.voice).start(fault),
            GameError::Classes(_) => self.classes().to_owned(),
            GameError::Counts(cards) => self.counts(cards),
        }
    }
}
