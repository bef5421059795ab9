//! Matches: many games between the same players, with exchange, classes and seats as in a league.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::cards::Cards;
use crate::exchange::Exchanged;
use crate::league::{GAMES_OF_CLASSES, League, Round};
use crate::play::Play;
use crate::player::{Player, PlayerRng};
use crate::position::{MOST_SEATS, StartError};
use crate::random::stream;

/// A match between three to eight players.
///
/// Classes are reset every [`GAMES_OF_CLASSES`] games, so each such part of a match is a
/// [`League`] of its own, whose randomness depends only on the seed and its number.
/// Threads share the parts; the results are the same with any number of them.
#[derive(Clone, Copy)]
pub struct Match<'a> {
    /// The players.
    pub players: &'a [&'a dyn Player],
    /// The number of games.
    pub games: u32,
    /// The random seed. Deals are the same for all players, except for exchanges.
    pub seed: u64,
}

impl Match<'_> {
    /// The number of parts: all but the last have [`GAMES_OF_CLASSES`] games.
    pub fn parts(&self) -> u32 {
        self.games.div_ceil(GAMES_OF_CLASSES)
    }

    /// Plays all games.
    pub fn play(&self, threads: usize) -> Result<Points, StartError> {
        League::new(self.players.len())?;
        let parts = self.parts();
        let next = AtomicU32::new(0);
        let done = Mutex::new(Vec::with_capacity(parts as usize));
        std::thread::scope(|scope| {
            for _ in 0..threads.clamp(1, parts.max(1) as usize) {
                scope.spawn(|| {
                    loop {
                        let part = next.fetch_add(1, Ordering::Relaxed);
                        if part >= parts {
                            break;
                        }
                        let played = self.part(part);
                        done.lock().unwrap_or_else(PoisonError::into_inner).push((part, played));
                    }
                });
            }
        });
        let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
        done.sort_by_key(|&(part, _)| part);
        let parts = done.into_iter().map(|(_, played)| played).collect();
        Ok(Points { parts })
    }

    /// Plays one of its parts: games from `number` times [`GAMES_OF_CLASSES`] on.
    ///
    /// # Panics
    ///
    /// If there are fewer than three players or more than eight; [`play`](Self::play) checks that before.
    pub fn part(&self, number: u32) -> Part {
        let before = number.saturating_mul(GAMES_OF_CLASSES);
        let games = self.games.saturating_sub(before).min(GAMES_OF_CLASSES);
        let table = Table::new(self.players, self.seed, number.into());
        let mut table = table.expect("three to eight players");
        let mut places = [[0; MOST_SEATS]; MOST_SEATS];
        for _ in 0..games {
            for (player, place) in table.play().places.into_iter().enumerate() {
                places[player][place] += 1;
            }
        }
        Part { players: self.players.len(), places, faults: table.faults }
    }
}

/// Players at one table with their classes, who play one game after another.
pub struct Table<'a> {
    players: &'a [&'a dyn Player],
    league: League,
    rngs: Vec<PlayerRng>,
    deals: PlayerRng,
    draws: PlayerRng,
    faults: u32,
}

/// A played game. All lists are by player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableGame {
    /// The seat of each.
    pub seats: Vec<usize>,
    /// The hand of each at the start of play, after the exchange.
    pub hands: Vec<Cards>,
    /// The place of each, from 0.
    pub places: Vec<usize>,
}

impl<'a> Table<'a> {
    /// A table of three to eight players. Its randomness is the stream with that number of a seed.
    pub fn new(players: &'a [&'a dyn Player], seed: u64, number: u64) -> Result<Self, StartError> {
        let league = League::new(players.len())?;
        let streams = MOST_SEATS as u64 + 2;
        let rng = |of: usize| stream(seed, number * streams + of as u64);
        let rngs = (0..players.len()).map(rng).collect();
        let (deals, draws) = (rng(MOST_SEATS), rng(MOST_SEATS + 1));
        Ok(Self { players, league, rngs, deals, draws, faults: 0 })
    }

    /// The number of illegal plays and gifts so far.
    pub fn faults(&self) -> u32 {
        self.faults
    }

    /// Plays the next game.
    pub fn play(&mut self) -> TableGame {
        let round = self.league.deal(&mut self.deals);
        let exchanged = self.exchange(&round);
        let mut game = round.begin(&exchanged);
        while !game.position().is_over() {
            let view = game.view();
            let player = view.player_at(view.me());
            let choice = self.players[player].choose(&view, &mut self.rngs[player]);
            if game.play(choice.play).is_err() {
                self.faults += 1;
                game.play(Play::PASS).expect("a pass is legal");
            }
        }
        let places = game.places(&mut self.draws).expect("the game is over");
        self.league.record(&places).expect("each place once");
        self.league.remember(game);
        TableGame { seats: round.seats, hands: exchanged.hands, places }
    }

    /// The hands after the exchange, if there is one.
    fn exchange(&mut self, round: &Round) -> Exchanged {
        round.exchange(|player, offer| {
            let gift = self.players[player].exchange(offer, &mut self.rngs[player]);
            let fits = gift.cards.len() == offer.count && offer.hand.has_all(gift.cards);
            self.faults += u32::from(!fits);
            gift.cards
        })
    }
}

/// The places of up to [`GAMES_OF_CLASSES`] games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    players: usize,
    /// How often each player had each place.
    places: [[u32; MOST_SEATS]; MOST_SEATS],
    faults: u32,
}

impl Part {
    /// The number of played games.
    pub fn games(&self) -> u32 {
        self.places[0].iter().sum()
    }

    /// The sum of a player's points.
    pub fn points(&self, player: usize) -> u32 {
        let places = &self.places[player][..self.players];
        (1..).zip(places.iter().rev()).map(|(points, n)| points * n).sum()
    }

    /// The number of illegal plays and gifts.
    pub fn faults(&self) -> u32 {
        self.faults
    }
}

/// The points of players in a match: with five players, 5 points for the first place to 1 for the last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Points {
    parts: Vec<Part>,
}

impl Points {
    /// The number of played games.
    pub fn games(&self) -> u32 {
        self.parts.iter().map(Part::games).sum()
    }

    /// How often a player had a place, from 0.
    pub fn times(&self, player: usize, place: usize) -> u32 {
        self.parts.iter().map(|part| part.places[player][place]).sum()
    }

    /// The sum of a player's points.
    pub fn sum(&self, player: usize) -> u32 {
        self.parts.iter().map(|part| part.points(player)).sum()
    }

    /// The mean points of a player in a game; NaN without games.
    pub fn mean(&self, player: usize) -> f64 {
        f64::from(self.sum(player)) / f64::from(self.games())
    }

    /// The standard error of [`mean`](Self::mean), by the differences
    /// between parts of a match. NaN with a single part.
    ///
    /// Games with the same classes depend on each other, so single games would give too small an error.
    pub fn standard_error(&self, player: usize) -> f64 {
        let (games, mean) = (f64::from(self.games()), self.mean(player));
        let deviation =
            |part: &Part| f64::from(part.points(player)) - mean * f64::from(part.games());
        let squares: f64 = self.parts.iter().map(|part| deviation(part).powi(2)).sum();
        #[expect(clippy::cast_precision_loss, reason = "a few thousand")]
        let parts = self.parts.len() as f64;
        if parts < 2.0 { f64::NAN } else { (squares * parts / (parts - 1.0)).sqrt() / games }
    }

    /// The number of illegal plays and gifts.
    pub fn faults(&self) -> u32 {
        self.parts.iter().map(Part::faults).sum()
    }
}
