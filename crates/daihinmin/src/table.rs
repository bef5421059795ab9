//! Matches: many games between the same players, with exchange, classes and seats as in a league.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::league::{GAMES_OF_CLASSES, League, Round};
use crate::play::Play;
use crate::player::{Player, PlayerRng};
use crate::position::{MOST_SEATS, StartError};
use crate::random::stream;

/// A match between three to eight players.
///
/// Classes are forgotten every [`GAMES_OF_CLASSES`] games, so each such part of a match is a [`League`] of its own,
/// whose chance depends on the seed and its number alone. Threads share the parts; the figures are the same
/// with any number of them.
#[derive(Clone, Copy)]
pub struct Match<'a> {
    /// The players.
    pub players: &'a [&'a dyn Player],
    /// How many games are played.
    pub games: u32,
    /// All chance comes from it. Deals are the same for all players, exchanges aside.
    pub seed: u64,
}

impl Match<'_> {
    /// Plays all games.
    pub fn play(&self, threads: usize) -> Result<Points, StartError> {
        League::new(self.players.len())?;
        let parts = self.games.div_ceil(GAMES_OF_CLASSES) as usize;
        let next = AtomicUsize::new(0);
        let done = Mutex::new(Vec::with_capacity(parts));
        std::thread::scope(|scope| {
            for _ in 0..threads.clamp(1, parts.max(1)) {
                scope.spawn(|| {
                    loop {
                        let part = next.fetch_add(1, Ordering::Relaxed);
                        if part >= parts {
                            break;
                        }
                        let played = self.play_part(part as u64);
                        done.lock().unwrap_or_else(PoisonError::into_inner).push((part, played));
                    }
                });
            }
        });
        let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
        done.sort_by_key(|&(part, _)| part);
        let parts = done.into_iter().map(|(_, played)| played).collect();
        Ok(Points { players: self.players.len(), parts })
    }

    fn play_part(&self, part: u64) -> Part {
        let players = self.players.len();
        let streams = MOST_SEATS as u64 + 2;
        let rng = |number: usize| stream(self.seed, part * streams + number as u64);
        let (mut deals, mut draws) = (rng(MOST_SEATS), rng(MOST_SEATS + 1));
        let mut rngs: Vec<PlayerRng> = (0..players).map(rng).collect();
        let mut league = League::new(players).expect("checked before");
        let mut played = Part::default();
        let before = part * u64::from(GAMES_OF_CLASSES);
        for _ in before..(before + u64::from(GAMES_OF_CLASSES)).min(u64::from(self.games)) {
            let round = league.deal(&mut deals);
            let places = self.play_game(&round, &mut rngs, &mut draws, &mut played.faults);
            league.record(&places).expect("each place once");
            for (player, &place) in places.iter().enumerate() {
                played.places[player][place] += 1;
            }
        }
        played
    }

    /// One game: places by player. Counts illegal plays and gifts.
    fn play_game(
        &self,
        round: &Round,
        rngs: &mut [PlayerRng],
        draws: &mut PlayerRng,
        faults: &mut u32,
    ) -> Vec<usize> {
        let exchanged = round.exchange(|player, offer| {
            let gift = self.players[player].exchange(offer, &mut rngs[player]);
            let fits = gift.cards.len() == offer.count && offer.hand.has_all(gift.cards);
            *faults += u32::from(!fits);
            gift.cards
        });
        let mut game = round.begin(&exchanged);
        while !game.position().is_over() {
            let view = game.view();
            let player = view.player_at(view.me());
            let choice = self.players[player].choose(&view, &mut rngs[player]);
            if game.play(choice.play).is_err() {
                *faults += 1;
                game.play(Play::PASS).expect("a pass is legal");
            }
        }
        game.places(draws).expect("the game is over")
    }
}

/// Places of up to [`GAMES_OF_CLASSES`] games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Part {
    /// How often each player had each place.
    places: [[u32; MOST_SEATS]; MOST_SEATS],
    faults: u32,
}

/// What players scored in a match: of five, 5 points for the first place to 1 for the last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Points {
    players: usize,
    parts: Vec<Part>,
}

impl Points {
    /// How many games were played.
    pub fn games(&self) -> u32 {
        self.parts.iter().map(Part::games).sum()
    }

    /// How often a player had a place, from 0.
    pub fn times(&self, player: usize, place: usize) -> u32 {
        self.parts.iter().map(|part| part.places[player][place]).sum()
    }

    /// The sum of a player's points.
    pub fn sum(&self, player: usize) -> u32 {
        self.parts.iter().map(|part| part.sum(player, self.players)).sum()
    }

    /// The mean points of a player in a game; NaN without games.
    pub fn mean(&self, player: usize) -> f64 {
        f64::from(self.sum(player)) / f64::from(self.games())
    }

    /// The standard error of [`mean`](Self::mean), from how parts of a match differ. NaN with one part alone.
    ///
    /// Games with the same classes depend on each other, so single games would tell too small an error.
    pub fn standard_error(&self, player: usize) -> f64 {
        let (games, mean) = (f64::from(self.games()), self.mean(player));
        let deviation = |part: &Part| {
            f64::from(part.sum(player, self.players)) - mean * f64::from(part.games())
        };
        let squares: f64 = self.parts.iter().map(|part| deviation(part).powi(2)).sum();
        #[expect(clippy::cast_precision_loss, reason = "a few thousand")]
        let parts = self.parts.len() as f64;
        if parts < 2.0 { f64::NAN } else { (squares * parts / (parts - 1.0)).sqrt() / games }
    }

    /// How many plays and gifts were illegal.
    pub fn faults(&self) -> u32 {
        self.parts.iter().map(|part| part.faults).sum()
    }
}

impl Part {
    fn games(&self) -> u32 {
        self.places[0].iter().sum()
    }

    fn sum(&self, player: usize, players: usize) -> u32 {
        (1..).zip(self.places[player][..players].iter().rev()).map(|(points, n)| points * n).sum()
    }
}
