//! Earlier games at the same table, and the habits of players that they show.

use std::sync::{Arc, OnceLock};

use crate::cards::Cards;
use crate::play::Play;
use crate::playout::Habit;
use crate::position::{MOST_SEATS, Position};

use super::Game;

/// The share of turns in which a player does not follow its habit.
const SLIPS: f64 = 0.05;

/// Finished games with the same players under the same numbers.
///
/// Only what everybody saw counts: the hands of players who played all their cards. A league drops
/// games when it resets classes, so the results of a match are the same with any number of threads.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct History {
    games: Vec<Arc<Past>>,
}

#[derive(Debug)]
struct Past {
    game: Game,
    /// The log-likelihoods, calculated on first use.
    told: OnceLock<HabitLikelihoods>,
}

/// By player and habit, the log-likelihood of the turns of a game.
type HabitLikelihoods = [[f64; Habit::ALL.len()]; MOST_SEATS];

impl PartialEq for Past {
    fn eq(&self, other: &Self) -> bool {
        self.game == other.game
    }
}

impl History {
    /// Adds a finished game.
    pub fn remember(&mut self, mut game: Game) {
        game.forget();
        self.games.push(Arc::new(Past { game, told: OnceLock::new() }));
    }

    /// Forgets all games.
    pub fn forget(&mut self) {
        self.games.clear();
    }

    /// The habit that fits a player best; none if no game shows it.
    pub fn habit(&self, player: usize) -> Option<Habit> {
        let mut sums = [0.0; Habit::ALL.len()];
        for past in &self.games {
            let told = past.told.get_or_init(|| told(&past.game));
            for (sum, one) in sums.iter_mut().zip(told[player]) {
                *sum += one;
            }
        }
        let best = Habit::ALL.into_iter().zip(sums).max_by(|a, b| a.1.total_cmp(&b.1));
        best.filter(|&(_, sum)| sum != 0.0).map(|(habit, _)| habit)
    }
}

fn told(game: &Game) -> HabitLikelihoods {
    let mut told = [[0.0; Habit::ALL.len()]; MOST_SEATS];
    let mut hands = [Cards::NONE; MOST_SEATS];
    let mut plays = Vec::new();
    for (turn, before) in game.turns().iter().zip(game.before()).rev() {
        hands[turn.seat] |= turn.play.cards();
        // The last player may keep cards that nobody sees.
        if !game.position().hand(turn.seat).is_empty() {
            continue;
        }
        let mut position = *before;
        position.hold(turn.seat, hands[turn.seat]);
        plays.clear();
        position.list(&mut plays);
        if plays.len() > 1 {
            add(&mut told[game.player_at(turn.seat)], &position, turn.play, plays.len());
        }
    }
    told
}

/// Adds the log-likelihoods of a turn with `among` legal plays.
#[expect(clippy::cast_precision_loss, reason = "a few dozen plays")]
fn add(told: &mut [f64; Habit::ALL.len()], position: &Position, play: Play, among: usize) {
    for (sum, habit) in told.iter_mut().zip(Habit::ALL) {
        let likelihood = f64::from(habit.likelihood(position, play));
        *sum += ((1.0 - SLIPS) * likelihood + SLIPS / among as f64).ln();
    }
}
