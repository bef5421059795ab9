//! A table for clients and our own players.

use std::io::{self, ErrorKind};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::thread;
use std::time::{Duration, Instant};

use super::wire::Wire;
use super::{ACCEPTED, ALL_OVER, Fault, Frame, GAME_OVER, GOES_ON, REFUSED, SEATS, Status};
use crate::cards::Cards;
use crate::exchange::Exchanged;
use crate::league::{League, Round};
use crate::log;
use crate::play::Play;
use crate::player::{Game, Offer, Player, PlayerRng};
use crate::random::stream;

/// The longest time for a client to send its name (P 2).
pub(super) const TO_TELL: Duration = Duration::from_secs(3);

/// A client that has sent nothing for this time no longer blocks others behind it.
const PROMPT: Duration = Duration::from_millis(100);

/// The pause between two checks of clients without names.
pub(super) const PAUSE: Duration = Duration::from_millis(5);

/// The settings of a match.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// The number of games.
    pub games: u32,
    /// The random seed of deals and of our own players.
    pub seed: u64,
}

/// A chair at a table, with its player.
pub enum Chair<'a> {
    /// One of our players.
    Own(&'a dyn Player),
    /// A client; none before it has come.
    Client(Option<Client>),
}

/// A client that has sent its name.
#[derive(Debug)]
pub struct Client {
    pub(super) wire: Wire,
    pub(super) name: String,
}

/// News while the server waits for clients.
#[derive(Debug, PartialEq, Eq)]
pub enum News<'a> {
    /// A client took a seat.
    Came {
        /// Its number, from 0.
        number: usize,
        /// The name that it sent.
        name: &'a str,
        /// Its address.
        from: Option<SocketAddr>,
    },
    /// A client was dropped before it had a seat.
    Refused {
        /// Its address.
        from: Option<SocketAddr>,
        /// The reason.
        fault: &'a Fault,
    },
    /// A client left before all were there. Its seat is free again.
    Left {
        /// The name that it sent.
        name: &'a str,
    },
}

/// The reason why a match ended before its last game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("game {game}: {name}: {fault}")]
pub struct Ended {
    /// The interrupted game, from 1.
    pub game: u32,
    /// The number of the client at fault, from 0.
    pub number: usize,
    /// The name of that client.
    pub name: String,
    /// The fault.
    pub fault: Fault,
}

/// Five players at a table.
pub struct Host<'a> {
    chairs: Vec<Chair<'a>>,
    /// The number of illegal plays and gifts of each player.
    refused: [u32; SEATS],
}

/// A fault of the client with this number.
type Played<T> = Result<T, (usize, Fault)>;

/// Waits until all chairs are taken; clients get numbers in the order of arrival. A client that sends no
/// name in time or has another version is dropped. `patience` is the time limit of each answer.
pub fn gather<'a>(
    listener: &TcpListener,
    chairs: Vec<Chair<'a>>,
    patience: Duration,
    mut tell: impl FnMut(News<'_>),
) -> io::Result<Host<'a>> {
    let mut host = Host { chairs, refused: [0; SEATS] };
    host.chairs.resize_with(SEATS, || Chair::Client(None));
    listener.set_nonblocking(true)?;
    let filled = host.fill(listener, patience, &mut tell);
    listener.set_nonblocking(false)?;
    filled.map(|()| host)
}

/// The next connected client, if there is one.
pub(super) fn connected(listener: &TcpListener) -> io::Result<Option<TcpStream>> {
    match listener.accept() {
        Ok((stream, _)) => Ok(Some(stream)),
        // A client that is gone before it is accepted can be ignored.
        Err(error)
            if matches!(
                error.kind(),
                ErrorKind::WouldBlock | ErrorKind::Interrupted | ErrorKind::ConnectionAborted
            ) =>
        {
            Ok(None)
        }
        Err(error) => Err(error),
    }
}

impl<'a> Host<'a> {
    /// The table of five present players; clients receive their numbers. `patience` is the time limit of each answer.
    pub fn of(mut chairs: Vec<Chair<'a>>, patience: Duration) -> Self {
        chairs.resize_with(SEATS, || Chair::Client(None));
        let mut host = Host { chairs, refused: [0; SEATS] };
        host.each_client(|number, wire| {
            wire.be_patient(patience);
            wire.put_number(u32::try_from(number).unwrap_or(0));
        });
        host
    }
}

impl Host<'_> {
    /// Accepts clients until no chair is free. All are greeted in parallel, so a silent one blocks nobody.
    fn fill(
        &mut self,
        listener: &TcpListener,
        patience: Duration,
        tell: &mut impl FnMut(News<'_>),
    ) -> io::Result<()> {
        let to_tell = patience.min(TO_TELL);
        // Clients that have not sent their names yet, and when they came.
        let mut greetings: Vec<(Wire, Instant)> = Vec::new();
        loop {
            self.see_who_left(tell);
            let free = |chair: &&Chair<'_>| matches!(chair, Chair::Client(None));
            let free = self.chairs.iter().filter(free).count();
            if free == 0 {
                return Ok(());
            }
            // A client without a chair waits for the next match: apart from
            // silent ones, no more are accepted than there are chairs.
            let prompt = greetings.iter().filter(|(_, since)| since.elapsed() < PROMPT).count();
            if prompt < free
                && let Some(stream) = connected(listener)?
            {
                stream.set_nonblocking(false)?;
                greetings.push((Wire::new(stream, to_tell)?, Instant::now()));
            }
            let mut waiting = Vec::new();
            for (mut wire, since) in greetings {
                let is_late = since.elapsed() >= to_tell;
                match wire.frame_by_now() {
                    Ok(None) if !is_late => waiting.push((wire, since)),
                    told => self.seat(wire, told, patience, tell),
                }
            }
            greetings = waiting;
            thread::sleep(PAUSE);
        }
    }

    /// Gives a client the first free chair. If there is none, the client is dropped.
    fn seat(
        &mut self,
        mut wire: Wire,
        told: Result<Option<Frame>, Fault>,
        patience: Duration,
        tell: &mut impl FnMut(News<'_>),
    ) {
        let from = wire.address();
        let free = self.chairs.iter().position(|chair| matches!(chair, Chair::Client(None)));
        let greeted = told.and_then(|frame| {
            let name = frame.ok_or_else(|| Fault::Slow(patience.min(TO_TELL)))?.name()?;
            let number = free.ok_or(Fault::Vanished)?;
            wire.put_number(u32::try_from(number).unwrap_or(0));
            wire.flush()?;
            Ok((number, name))
        });
        match greeted {
            Ok((number, name)) => {
                wire.be_patient(patience);
                tell(News::Came { number, name: &name, from });
                self.chairs[number] = Chair::Client(Some(Client { wire, name }));
            }
            Err(fault) => tell(News::Refused { from, fault: &fault }),
        }
    }

    /// The names by number, including our own players.
    pub fn names(&self) -> Vec<String> {
        let name = |chair: &Chair<'_>| match chair {
            Chair::Own(player) => player.name().to_owned(),
            Chair::Client(client) => {
                client.as_ref().map_or_else(String::new, |client| client.name.clone())
            }
        };
        self.chairs.iter().map(name).collect()
    }

    /// The number of illegal plays and gifts of each player so far.
    pub fn refused(&self) -> [u32; SEATS] {
        self.refused
    }

    /// Plays a match, and passes each finished game to `each`. A client's fault
    /// ends it; then all other clients are told that all games are over.
    pub fn play(
        mut self,
        terms: Terms,
        mut each: impl FnMut(&log::LoggedGame),
    ) -> (Self, Result<(), Ended>) {
        let rng = |number: usize| stream(terms.seed, number as u64);
        let mut rngs: [PlayerRng; SEATS] = std::array::from_fn(rng);
        let (mut deals, mut draws) = (rng(SEATS), rng(SEATS + 1));
        let mut league = League::new(SEATS).expect("five");
        for game in 1..=terms.games {
            let round = league.deal(&mut deals);
            let last = game == terms.games;
            match self.play_game(&round, last, &mut rngs, &mut draws) {
                Ok((record, game)) => {
                    league.record(&record.result).expect("each place once");
                    league.remember(game);
                    each(&record);
                }
                Err((number, fault)) => {
                    let name = self.names().swap_remove(number);
                    return (self, Err(Ended { game, number, name, fault }));
                }
            }
        }
        (self, Ok(()))
    }

    fn play_game(
        &mut self,
        round: &Round,
        last: bool,
        rngs: &mut [PlayerRng; SEATS],
        draws: &mut PlayerRng,
    ) -> Played<(log::LoggedGame, Game)> {
        let exchanged = match self.exchange(round, rngs) {
            Ok(exchanged) => exchanged,
            Err(at_fault) => {
                self.send_home(at_fault.0, None, &[Frame::BLANK, Frame::BLANK]);
                return Err(at_fault);
            }
        };
        let mut game = round.begin(&exchanged);
        // The present table, until it is cleared.
        let mut laid = Frame::BLANK;
        loop {
            let told = GameReport { round, game: &game };
            let turn = game.view().me();
            let player = game.view().player_at(turn);
            self.each_client(|number, wire| wire.put(&told.hand(number)));
            let asked = self.flush().and_then(|()| self.ask(player, &game, &mut rngs[player]));
            let play = match asked {
                Ok(play) => play,
                Err(at_fault) => {
                    let shown = laid.with(&told.status(player, false));
                    self.send_home(at_fault.0, Some(player), &[shown]);
                    return Err(at_fault);
                }
            };
            let revolution = game.position().is_revolution();
            let play = play.filter(|&play| game.play(play).is_ok());
            if play.is_none() {
                game.play(Play::PASS).expect("a pass is legal");
            }
            self.refused[player] += u32::from(play.is_none());
            if let Some(play) = play.filter(|play| !play.is_pass()) {
                laid = Frame::of_play(play, revolution);
            }
            let shown = laid.with(&GameReport { round, game: &game }.status(player, false));
            let is_over = game.position().is_over();
            let next = match (is_over, last) {
                (false, _) => GOES_ON,
                (true, false) => GAME_OVER,
                (true, true) => ALL_OVER,
            };
            self.each_client(|number, wire| {
                if number == player {
                    wire.put_number(if play.is_some() { ACCEPTED } else { REFUSED });
                }
                wire.put(&shown);
                wire.put_number(next);
            });
            if is_over {
                self.flush()?;
                let places = game.places(draws).expect("the game is over");
                return Ok((log::LoggedGame::of(round, &exchanged, &game, &places), game));
            }
            if game.position().table().is_pass() {
                laid = Frame::BLANK;
            }
        }
    }

    /// Deals, and asks the upper classes for their gifts: first the daifugō, then the fugō.
    fn exchange(&mut self, round: &Round, rngs: &mut [PlayerRng; SEATS]) -> Played<Exchanged> {
        self.each_client(|number, wire| wire.put(&dealt(round, number)));
        self.flush()?;
        let mut gifts = [Cards::NONE; SEATS];
        let classes = round.classes.as_deref().unwrap_or_default();
        for class in 0..2 {
            let upper = classes.iter().position(|&held| held == class);
            if let Some((player, offer)) = upper.and_then(|p| Some((p, round.offer(p)?))) {
                gifts[player] = self.ask_gift(player, &offer, &mut rngs[player])?;
            }
        }
        Ok(round.exchange(|player, _| gifts[player]))
    }

    fn ask_gift(&mut self, player: usize, offer: &Offer, rng: &mut PlayerRng) -> Played<Cards> {
        let cards = match &mut self.chairs[player] {
            Chair::Own(own) => own.exchange(offer, rng).cards,
            Chair::Client(client) => {
                let frame = answer(client).and_then(Wire::frame);
                frame.and_then(|frame| frame.cards()).map_err(|fault| (player, fault))?
            }
        };
        let fits = cards.len() == offer.count && offer.hand.has_all(cards);
        self.refused[player] += u32::from(!fits);
        Ok(cards)
    }

    /// The play of the player in turn; none for cards that are no play.
    fn ask(&mut self, player: usize, game: &Game, rng: &mut PlayerRng) -> Played<Option<Play>> {
        match &mut self.chairs[player] {
            Chair::Own(own) => Ok(Some(own.choose(&game.view(), rng).play)),
            Chair::Client(client) => {
                let frame = answer(client).and_then(Wire::frame);
                frame.and_then(|frame| frame.play()).map_err(|fault| (player, fault))
            }
        }
    }

    fn each_client(&mut self, mut act: impl FnMut(usize, &mut Wire)) {
        for (number, chair) in self.chairs.iter_mut().enumerate() {
            if let Chair::Client(Some(client)) = chair {
                act(number, &mut client.wire);
            }
        }
    }

    fn flush(&mut self) -> Played<()> {
        let mut flushed = Ok(());
        self.each_client(|number, wire| {
            let sent = wire.flush().map_err(|fault| (number, fault));
            flushed = std::mem::replace(&mut flushed, Ok(())).and(sent);
        });
        flushed
    }

    /// Tells all clients but one that all games are over, after the tables
    /// that they wait for. The player in turn also waits for an answer.
    fn send_home(&mut self, but: usize, turn: Option<usize>, waited_for: &[Frame]) {
        self.each_client(|number, wire| {
            if number != but {
                if Some(number) == turn {
                    wire.put_number(ACCEPTED);
                }
                for frame in waited_for {
                    wire.put(frame);
                }
                wire.put_number(ALL_OVER);
            }
        });
        // A client that does not accept it is gone too.
        let _ = self.flush();
    }

    fn see_who_left(&mut self, tell: &mut impl FnMut(News<'_>)) {
        for chair in &mut self.chairs {
            if let Chair::Client(seated) = chair
                && let Some(gone) = seated.take_if(|client| client.wire.is_closed())
            {
                tell(News::Left { name: &gone.name });
            }
        }
    }
}

/// The connection of a present client.
fn answer(client: &mut Option<Client>) -> Result<&mut Wire, Fault> {
    client.as_mut().map(|client| &mut client.wire).ok_or(Fault::Vanished)
}

/// The table before the exchange (P 4): upper classes see the received cards, lower ones the dealt hand.
fn dealt(round: &Round, number: usize) -> Frame {
    let offer = round.offer(number);
    let hand = offer.as_ref().map_or(round.dealt[number], |offer| offer.hand);
    Frame::of_cards(hand).with(&Status {
        dealt: true,
        gives: offer.map_or(0, |offer| offer.count),
        // Nobody's turn, as the standard server sends it.
        turn: SEATS + 1,
        counts: std::array::from_fn(|player| round.dealt[player].len()),
        ..seating(round)
    })
}

fn seating(round: &Round) -> Status {
    let classes = round.classes.as_deref().unwrap_or(&[0; SEATS]);
    let mut seats = [0; SEATS];
    for (player, &seat) in round.seats.iter().enumerate() {
        seats[seat] = player;
    }
    let classes = std::array::from_fn(|player| classes[player]);
    Status { classes, seats, ..Status::default() }
}

/// A game in the form that clients receive.
struct GameReport<'a> {
    round: &'a Round,
    game: &'a Game,
}

impl GameReport<'_> {
    /// The hand of a player before a turn (P 6).
    fn hand(&self, number: usize) -> Frame {
        let position = self.game.position();
        let seat = self.round.seats[number];
        let turn = self.game.view().player_at(position.turn());
        Frame::of_cards(position.hand(seat)).with(&self.status(turn, turn == number))
    }

    fn status(&self, turn: usize, mine: bool) -> Status {
        let position = self.game.position();
        Status {
            mine,
            turn,
            empty: position.table().is_pass(),
            revolution: position.is_revolution(),
            locked: position.is_locked(),
            counts: std::array::from_fn(|player| position.hand(self.round.seats[player]).len()),
            ..seating(self.round)
        }
    }
}
