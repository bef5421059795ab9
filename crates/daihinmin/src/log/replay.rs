//! Checks recorded games against the rules.

use super::{Log, LoggedGame, ReplayError, ReplayFault};
use crate::cards::Cards;
use crate::exchange::exchange;
use crate::position::Position;

/// The places in `Game::lines` of the entries in which faults are reported.
const CLASS: usize = 1;
const CHANGED: usize = 4;
const ORIGINAL: usize = 5;
const PLAY: usize = 6;
const RESULT: usize = 7;

impl Log {
    /// Checks all games, and that classes are the result of the game before if cards are exchanged.
    pub fn replay(&self) -> Result<(), ReplayError> {
        for (at, game) in self.games.iter().enumerate() {
            let before = at.checked_sub(1).map(|before| &self.games[before]);
            let follows = before.is_none_or(|before| before.result == game.classes);
            if game.has_exchange() && !follows {
                return Err(game.wrong(CLASS, ReplayFault::Classes));
            }
            game.replay()?;
        }
        Ok(())
    }
}

impl LoggedGame {
    /// Whether cards were exchanged before it.
    pub fn has_exchange(&self) -> bool {
        self.changed.iter().any(|cards| !cards.is_empty())
    }

    /// Checks the exchange, the turns, every play and the result.
    /// Returns the position before each play, and the final one.
    pub fn replay(&self) -> Result<Vec<Position>, ReplayError> {
        self.check_exchange()?;
        let mut position = self.start()?;
        let mut positions = vec![position];
        for (at, timed) in self.plays.iter().enumerate() {
            let play = timed.play;
            position.play(play).map_err(|why| {
                let player = self.player_at(position.turn());
                let fault = ReplayFault::Illegal { number: at + 1, player, play, why };
                self.wrong(PLAY, fault)
            })?;
            positions.push(position);
        }
        self.check_result(&position)?;
        Ok(positions)
    }

    /// The position at the start of play, with the seats of the game.
    pub fn start(&self) -> Result<Position, ReplayError> {
        let mut hands = vec![Cards::NONE; self.seats.len()];
        for (player, &seat) in self.seats.iter().enumerate() {
            hands[seat] = self.original[player];
        }
        Position::start(&hands).map_err(|error| self.wrong(ORIGINAL, error.into()))
    }

    /// The player in a seat.
    pub fn player_at(&self, seat: usize) -> usize {
        self.seats.iter().position(|&taken| taken == seat).unwrap_or(seat)
    }

    fn wrong(&self, key: usize, fault: ReplayFault) -> ReplayError {
        ReplayError { game: self.number, line: self.lines[key], fault }
    }

    fn check_exchange(&self) -> Result<(), ReplayError> {
        let mut hands = self.dealt.clone();
        if self.has_exchange() {
            let chosen = |player: usize, _, _| self.changed[player];
            let due = exchange(&self.dealt, &self.classes, chosen)
                .map_err(|error| self.wrong(CLASS, error.into()))?;
            for (player, (&given, &due)) in self.changed.iter().zip(&due.given).enumerate() {
                if given != due {
                    let fault = ReplayFault::Exchange { player, given, due };
                    return Err(self.wrong(CHANGED, fault));
                }
            }
            hands = due.hands;
        }
        match (0..hands.len()).find(|&player| hands[player] != self.original[player]) {
            Some(player) => Err(self.wrong(ORIGINAL, ReplayFault::Original(player))),
            None => Ok(()),
        }
    }

    /// Checks the places. Players left after twenty passes may have any of the remaining places.
    fn check_result(&self, end: &Position) -> Result<(), ReplayError> {
        if !end.is_over() {
            return Err(self.wrong(PLAY, ReplayFault::Unfinished));
        }
        for (player, &told) in self.result.iter().enumerate() {
            let place = end.place(self.seats[player]).unwrap_or(told);
            if place != told {
                return Err(self.wrong(RESULT, ReplayFault::Result { player, place, told }));
            }
        }
        Ok(())
    }
}
