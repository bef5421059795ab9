//! Card players: the information that each has, its choices, and their reasons.
//!
//! A player sees a [`View`], never other hands, and answers with a [`Choice`]. Players keep no state between
//! turns: all their conclusions come from the view. All randomness comes from the generator in the arguments.

mod arms;
mod certain;
mod default;
mod division;
mod guess;
mod history;
mod inference;
mod kou2;
mod monte_carlo;
mod random;
mod snowl;
mod view;
mod yokozuna;

use rand_xoshiro::Xoshiro256PlusPlus;

use crate::cards::Cards;
use crate::play::Play;

pub use crate::playout::Habit;
pub use crate::standard::Rule;
pub use arms::Arm;
pub use default::Standard;
pub use history::History;
pub use kou2::{Kou2, Sets};
pub use monte_carlo::{Aim, MonteCarlo};
pub use random::Random;
pub use view::{Game, GameError, Offer, Seen, Turn, View};

/// The random generator of players; [`seeded`](crate::seeded) makes one.
pub type PlayerRng = Xoshiro256PlusPlus;

/// A player: chooses plays, and cards to give in the exchange.
pub trait Player: Sync {
    /// The name in tables and on command lines: lower case, no spaces.
    fn name(&self) -> &'static str;

    /// Chooses a legal play. An illegal one counts as a pass.
    fn choose(&self, view: &View<'_>, rng: &mut PlayerRng) -> Choice;

    /// Chooses the cards that an upper class gives. An invalid gift is replaced by the strongest cards.
    fn exchange(&self, offer: &Offer, rng: &mut PlayerRng) -> Gift;
}

/// A play and the reason for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The play.
    pub play: Play,
    /// The reason.
    pub why: Why,
}

/// Cards given in the exchange and the reason for them.
#[derive(Clone, Debug, PartialEq)]
pub struct Gift {
    /// The cards.
    pub cards: Cards,
    /// The reason.
    pub why: Why,
}

/// The reason for a choice, as data without sentences. Each player documents the reasons that it gives.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Why {
    /// There was no other legal choice.
    Only,
    /// Drawn at random, all equally likely.
    Drawn {
        /// The number of choices.
        among: usize,
    },
    /// The play takes the whole hand.
    Last,
    /// The player certainly finishes before all others.
    CertainWin,
    /// Games were simulated for each play.
    Simulated {
        /// The plays with their results, the best mean first.
        arms: Vec<Arm>,
        /// The assumed habits of others, by number of the player, if earlier games show them.
        habits: Vec<(usize, Habit)>,
    },
    /// A rule applied.
    Rule(Rule),
    /// No rule applied, so the player passes.
    NoRule,
    /// The play leaves the best sets of cards.
    Sets(Sets),
    /// The loss of these cards costs the sets of the hand least.
    Rest {
        /// Ten times the value of the remaining sets, with an addition for single ranks; smaller is better.
        value: i32,
    },
    /// The weakest cards are given.
    Weakest,
}

/// All players. Players with a target play for or against the player with number `target`.
pub fn players(target: usize) -> Vec<Box<dyn Player>> {
    let mut all: Vec<Box<dyn Player>> = vec![Box::new(Random), Box::new(Standard), Box::new(Kou2)];
    all.extend(simulating(target).map(|player| Box::new(player) as Box<dyn Player>));
    all
}

/// The players that simulate games.
fn simulating(target: usize) -> [MonteCarlo; 7] {
    let aims = [
        Aim::Own,
        Aim::Lower(target),
        Aim::Raise(target),
        Aim::OwnThenLower(target),
        Aim::Ahead(target),
    ];
    let [own, lower, raise, both, ahead] = aims.map(MonteCarlo::snowl_with);
    [MonteCarlo::PLAIN, own, lower, raise, both, ahead, MonteCarlo::YOKOZUNA]
}

/// The player of this [name](Player::name); see [`players`] for the target.
///
/// `snowl:300` is snowl with 300 simulations for a choice; the same form works for all
/// simulating players, from 1 to a million. The steps of `yokozuna` change in proportion.
pub fn player_named(name: &str, target: usize) -> Option<Box<dyn Player>> {
    let Some((name, simulations)) = name.split_once(':') else {
        return players(target).into_iter().find(|player| player.name() == name);
    };
    let simulations = simulations.parse().ok().filter(|count| (1..=1_000_000).contains(count))?;
    let player = simulating(target).into_iter().find(|player| player.name == name)?;
    let steps = player.steps * simulations as usize / player.simulations as usize;
    Some(Box::new(MonteCarlo { simulations, steps, ..player }))
}
