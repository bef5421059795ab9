//! Card players: what each may know, how it chooses, and why it chose.
//!
//! A player sees a [`View`], never other hands, and answers with a [`Choice`]. Players keep nothing from one turn to
//! the next: whatever they conclude, they conclude from the view. All chance comes from the generator that is handed in.

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

/// The generator that players draw from; [`seeded`](crate::seeded) makes one.
pub type PlayerRng = Xoshiro256PlusPlus;

/// A player: chooses plays, and cards to give in the exchange.
pub trait Player: Sync {
    /// The name, as tables and command lines show it: lower case, no spaces.
    fn name(&self) -> &'static str;

    /// Chooses a legal play. Whatever is illegal counts as a pass.
    fn choose(&self, view: &View<'_>, rng: &mut PlayerRng) -> Choice;

    /// Chooses the cards that an upper class gives. Whatever does not fit is replaced by the strongest cards.
    fn exchange(&self, offer: &Offer, rng: &mut PlayerRng) -> Gift;
}

/// A play and the reason for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The play.
    pub play: Play,
    /// Why it was chosen.
    pub why: Why,
}

/// Cards given in the exchange and the reason for them.
#[derive(Clone, Debug, PartialEq)]
pub struct Gift {
    /// The cards.
    pub cards: Cards,
    /// Why they were chosen.
    pub why: Why,
}

/// The reason for a choice: facts, never words. Each player documents which reasons it gives.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Why {
    /// There was no other legal choice.
    Only,
    /// Drawn at random, each as likely as the others.
    Drawn {
        /// How many choices there were.
        among: usize,
    },
    /// The play takes the whole hand.
    Last,
    /// The player finishes before all others, whatever they hold and do.
    CertainWin,
    /// Games were simulated for each play.
    Simulated {
        /// The plays with what came of them, the best mean first.
        arms: Vec<Arm>,
        /// The habits that others were taken to have, by number of the player, where earlier games tell.
        habits: Vec<(usize, Habit)>,
    },
    /// A rule fitted.
    Rule(Rule),
    /// No rule fitted, so the player passes.
    NoRule,
    /// The play fits best with the sets of cards that are left.
    Sets(Sets),
    /// The cards are given whose loss costs the sets of the hand least.
    Rest {
        /// Ten times the value of the sets that are left, and what is added for single ranks; smaller is better.
        value: i32,
    },
    /// The weakest cards are given.
    Weakest,
}

/// All players. Those with a target play for or against the player of number `target`.
pub fn players(target: usize) -> Vec<Box<dyn Player>> {
    let mut all: Vec<Box<dyn Player>> = vec![Box::new(Random), Box::new(Standard), Box::new(Kou2)];
    all.extend(simulating(target).map(|player| Box::new(player) as Box<dyn Player>));
    all
}

/// Those that simulate games.
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
/// `snowl:300` is snowl with 300 simulations for a choice; so for all that simulate, from 1 to a million. The steps
/// of `yokozuna` grow and shrink with them.
pub fn player_named(name: &str, target: usize) -> Option<Box<dyn Player>> {
    let Some((name, simulations)) = name.split_once(':') else {
        return players(target).into_iter().find(|player| player.name() == name);
    };
    let simulations = simulations.parse().ok().filter(|count| (1..=1_000_000).contains(count))?;
    let player = simulating(target).into_iter().find(|player| player.name == name)?;
    let steps = player.steps * simulations as usize / player.simulations as usize;
    Some(Box::new(MonteCarlo { simulations, steps, ..player }))
}
