//! One of our players at another server.

use std::net::{TcpStream, ToSocketAddrs};
use std::time::Duration;

use super::wire::Wire;
use super::{ACCEPTED, ALL_OVER, Fault, Frame, GAME_OVER, GOES_ON, REFUSED, SEATS, Status};
use crate::cards::Cards;
use crate::exchange::{Trade, by_class, trades};
use crate::play::Play;
use crate::player::{Game, GameError, History, Offer, Player, PlayerRng, Seen};

/// A player who plays at a server.
pub struct Guest<'a> {
    /// The player who makes the choices.
    pub player: &'a dyn Player,
    /// The name to send; 14 bytes of it are used.
    pub name: &'a str,
    /// The random generator of the player.
    pub rng: PlayerRng,
    /// The longest wait for the server's next table, while others think.
    pub patience: Duration,
}

/// The results of a visit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Visit {
    /// The number of our player at that table.
    pub number: usize,
    /// The number of finished games.
    pub games: u32,
    /// The points of games whose places were decided by plays: 5 for the first to 1 for the last.
    pub points: u32,
    /// The number of games that twenty passes ended, so that the server drew places.
    pub drawn: u32,
    /// The number of our plays that the server refused.
    pub refused: u32,
}

impl Guest<'_> {
    /// Plays until the server ends the match. With a fault, the results of the games before it are returned too.
    pub fn visit(mut self, server: impl ToSocketAddrs) -> (Visit, Result<(), Fault>) {
        let mut visit = Visit::default();
        let ended = self.play_all(server, &mut visit);
        (visit, ended)
    }

    fn play_all(&mut self, server: impl ToSocketAddrs, visit: &mut Visit) -> Result<(), Fault> {
        let patience = self.patience;
        let connected = TcpStream::connect(server).and_then(|stream| Wire::new(stream, patience));
        let mut wire = connected.map_err(|error| Fault::of(&error, patience))?;
        wire.put(&Frame::profile(self.name));
        let number = wire.number()?;
        let known = usize::try_from(number).ok().filter(|&number| number < SEATS);
        visit.number = known.ok_or(Fault::Answer(number))?;
        let mut history = History::default();
        while self.play_game(&mut wire, visit, &mut history)? {}
        Ok(())
    }

    /// Plays one game. Returns whether another follows.
    fn play_game(
        &mut self,
        wire: &mut Wire,
        visit: &mut Visit,
        history: &mut History,
    ) -> Result<bool, Fault> {
        let mut table = self.sit_down(wire, visit.number, history)?;
        loop {
            let shown = wire.frame()?;
            let mut followed = table.look(&shown);
            if shown.status().mine {
                followed?;
                followed = Ok(());
                self.play_turn(wire, &table, visit)?;
            }
            let ending = wire.frame().and_then(|laid| Ok((laid, wire.number()?)));
            let (laid, number) = match ending {
                Ok(told) => told,
                // An earlier fault is more informative.
                Err(fault) => return followed.and(Err(fault)),
            };
            followed = followed.and_then(|()| table.see(&laid));
            match number {
                // A server that breaks off a match may say so after any table.
                ALL_OVER => {
                    table.count(visit);
                    return Ok(false);
                }
                GOES_ON => followed?,
                GAME_OVER => {
                    followed?;
                    table.count(visit);
                    table.game.into_iter().for_each(|game| history.remember(game));
                    return Ok(true);
                }
                other => return Err(Fault::Answer(other)),
            }
        }
    }

    fn play_turn(
        &mut self,
        wire: &mut Wire,
        table: &Table,
        visit: &mut Visit,
    ) -> Result<(), Fault> {
        let view = table.game()?.view();
        let choice = self.player.choose(&view, &mut self.rng);
        wire.put(&Frame::of_play(choice.play, view.position().is_revolution()));
        match wire.number()? {
            ACCEPTED => {}
            // A server may give this answer to a pass too.
            REFUSED => visit.refused += u32::from(!choice.play.is_pass()),
            other => return Err(Fault::Answer(other)),
        }
        Ok(())
    }

    /// Reads the hand and gives cards if required.
    fn sit_down(
        &mut self,
        wire: &mut Wire,
        me: usize,
        history: &mut History,
    ) -> Result<Table, Fault> {
        let frame = wire.frame()?;
        let (status, hand) = (frame.status(), frame.cards()?);
        // The server sends the player of each seat.
        let of_players = by_class(&status.seats).map_err(GameError::from)?;
        let seats = std::array::from_fn(|player| of_players[player]);
        let has_classes = status.classes != [0; SEATS];
        if has_classes {
            by_class(&status.classes).map_err(GameError::from)?;
        } else {
            history.forget();
        }
        let mut table = Table {
            me,
            seats,
            classes: has_classes.then_some(status.classes),
            dealt: hand,
            given: Cards::NONE,
            received: Cards::NONE,
            history: history.clone(),
            game: None,
        };
        let Some(trade) = table.trade() else { return Ok(table) };
        if trade.upper == status.classes[me] {
            // The received cards are not sent; they are at most as strong as these.
            table.received = hand.strongest(trade.cards);
            let offer = table.offer(&status, trade.cards);
            table.given = self.player.exchange(&offer, &mut self.rng).cards;
            wire.put(&Frame::of_cards(table.given));
            wire.flush()?;
        } else {
            table.given = hand.strongest(trade.cards);
        }
        Ok(table)
    }
}

/// A game at a server, followed by one player.
struct Table {
    me: usize,
    /// The seat of each player.
    seats: [usize; SEATS],
    classes: Option<[usize; SEATS]>,
    /// The first hand: for an upper class with the received cards.
    dealt: Cards,
    given: Cards,
    received: Cards,
    /// The earlier games.
    history: History,
    /// The game, from the first turn on.
    game: Option<Game>,
}

impl Table {
    fn trade(&self) -> Option<Trade> {
        let class = self.classes?[self.me];
        trades(SEATS).find(|trade| trade.upper == class || trade.lower == class)
    }

    fn offer(&self, status: &Status, count: usize) -> Offer {
        let by_seat = |values: [usize; SEATS]| {
            let mut ordered = vec![0; SEATS];
            for (&seat, &value) in self.seats.iter().zip(&values) {
                ordered[seat] = value;
            }
            ordered
        };
        Offer {
            hand: self.dealt,
            received: self.received,
            count,
            me: self.seats[self.me],
            classes: by_seat(status.classes),
            dealt: by_seat(status.counts),
        }
    }

    fn game(&self) -> Result<&Game, Fault> {
        self.game.as_ref().ok_or(Fault::Astray)
    }

    /// Reads the table before a turn: from the first one on it must agree with the followed game.
    fn look(&mut self, frame: &Frame) -> Result<(), Fault> {
        let (status, hand) = (frame.status(), frame.cards()?);
        if self.game.is_none() {
            self.begin(&status, hand)?;
        }
        let position = *self.game()?.position();
        let seat = self.seats[self.me];
        let turn = self.seats.get(status.turn).copied().unwrap_or(SEATS);
        let counts = (0..SEATS).map(|player| position.hand(self.seats[player]).len());
        let is_same = position.hand(seat) == hand
            && position.turn() == turn
            && counts.eq(status.counts)
            && position.is_revolution() == status.revolution
            && position.table().is_pass() == status.empty;
        if is_same && status.mine == (turn == seat) { Ok(()) } else { Err(Fault::Astray) }
    }

    fn begin(&mut self, status: &Status, hand: Cards) -> Result<(), Fault> {
        let upper = self.trade().is_some_and(|trade| self.class() == Some(trade.upper));
        if upper {
            self.given = self.dealt - hand;
        } else {
            self.received = hand - (self.dealt - self.given);
        }
        let game = Game::seen(&Seen {
            me: self.me,
            seats: &self.seats,
            classes: self.classes.as_ref().map(<[usize; SEATS]>::as_slice),
            hand,
            counts: &status.counts,
            leader: status.turn,
            given: self.given,
            received: self.received,
        })?;
        self.game = Some(game.with_history(self.history.clone()));
        Ok(())
    }

    fn class(&self) -> Option<usize> {
        Some(self.classes?[self.me])
    }

    /// Reads the table after a turn: a player with fewer cards than before has made the play on it.
    fn see(&mut self, frame: &Frame) -> Result<(), Fault> {
        let (status, laid) = (frame.status(), frame.play()?);
        let seat = self.seats[self.me];
        let game = self.game.as_mut().ok_or(Fault::Astray)?;
        let turn = game.position().turn();
        let player = self.seats.iter().position(|&other| other == turn).ok_or(Fault::Astray)?;
        let held = game.position().hand(turn).len();
        let play = if status.counts[player] == held { Some(Play::PASS) } else { laid };
        let play = play.filter(|play| held == status.counts[player] + play.len());
        game.play_seen(seat, play.ok_or(Fault::Astray)?)?;
        Ok(())
    }

    /// Adds a finished game to the results.
    fn count(&self, visit: &mut Visit) {
        let position = self.game.as_ref().map(Game::position).filter(|it| it.is_over());
        let Some(position) = position else { return };
        visit.games += 1;
        let place = position.place(self.seats[self.me]);
        match place.and_then(|place| u32::try_from(SEATS - place).ok()) {
            Some(points) => visit.points += points,
            None => visit.drawn += 1,
        }
    }
}
