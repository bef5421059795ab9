//! Seats, classes and dealing over many games.

use rand_core::Rng;

use crate::cards::Cards;
use crate::deal::deal_cards;
use crate::exchange::{ClassesError, by_class};
use crate::player::{Game, History};
use crate::position::{MOST_SEATS, StartError};
use crate::random::below;

/// Seats are drawn again before the first game and every third game after it.
pub const GAMES_IN_SEATS: u32 = 3;

/// Classes are reset after this number of games.
pub const GAMES_OF_CLASSES: u32 = 100;

/// A league: seats and classes from one game to the next.
#[derive(Clone, Debug, PartialEq)]
pub struct League {
    game: u32,
    seats: Vec<usize>,
    classes: Vec<usize>,
    history: History,
}

/// A game of a league before its exchange. All lists are by player.
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    /// Its number, from 0.
    pub game: u32,
    /// The seat of each player.
    pub seats: Vec<usize>,
    /// The class of each player, 0 for the daifugō; none in a game without classes, which has no exchange.
    pub classes: Option<Vec<usize>>,
    /// The cards dealt to each player.
    pub dealt: Vec<Cards>,
    /// The earlier games with the same classes.
    pub history: History,
}

impl League {
    /// A league of three to eight players.
    pub fn new(players: usize) -> Result<Self, StartError> {
        if !(3..=MOST_SEATS).contains(&players) {
            return Err(StartError::Seats(players));
        }
        let numbers: Vec<usize> = (0..players).collect();
        let history = History::default();
        Ok(Self { game: 0, seats: numbers.clone(), classes: numbers, history })
    }

    /// Draws seats if that is due, and deals in the order of seats: from the
    /// daifugō on, or without classes from a random player (R 4.1.2).
    pub fn deal(&mut self, rng: &mut impl Rng) -> Round {
        let players = self.seats.len();
        #[expect(clippy::cast_possible_truncation, reason = "at most eight")]
        let mut drawn = |among: usize| below(rng, among as u32) as usize;
        if self.game.is_multiple_of(GAMES_IN_SEATS) {
            for last in (1..players).rev() {
                self.seats.swap(last, drawn(last + 1));
            }
        }
        let reset = self.game.is_multiple_of(GAMES_OF_CLASSES);
        if reset {
            self.history.forget();
        }
        let daifugo = self.classes.iter().position(|&class| class == 0);
        let first = daifugo.filter(|_| !reset).map_or_else(|| drawn(players), |p| self.seats[p]);
        let hands = deal_cards(players, first, rng);
        Round {
            game: self.game,
            seats: self.seats.clone(),
            classes: (!reset).then(|| self.classes.clone()),
            dealt: self.seats.iter().map(|&seat| hands[seat]).collect(),
            history: self.history.clone(),
        }
    }

    /// Keeps a game for its information about the players, until classes are reset.
    pub fn remember(&mut self, game: Game) {
        self.history.remember(game);
    }

    /// Sets the places of a game, by player and from 0, as the classes of the next.
    pub fn record(&mut self, places: &[usize]) -> Result<(), ClassesError> {
        let players = by_class(places)?;
        if players.len() != self.seats.len() {
            return Err(ClassesError { seats: self.seats.len() });
        }
        self.classes = places.to_vec();
        self.game += 1;
        Ok(())
    }
}
