//! Players that try their plays in simulated games and choose the best one.

use crate::play::Play;
use crate::playout::{Habit, Policy, playout_by, playout_until};
use crate::position::MOST_SEATS;

use super::arms::{Arm, Arms};
use super::certain::certain_win;
use super::guess::Guess;
use super::inference::Inference;
use super::kou2::sets_gift;
use super::{Choice, Gift, Offer, Player, PlayerRng, View, Why};

/// A simulating player: each simulation draws the hands of others, makes a play, and plays the game out.
///
/// Reasons: [`Why::Only`], [`Why::Last`], [`Why::CertainWin`],
/// [`Why::Simulated`], and those of [`Kou2`](super::Kou2) in the exchange.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MonteCarlo {
    /// The name in tables.
    pub name: &'static str,
    /// The number of games simulated for a choice.
    pub simulations: u32,
    /// The policy of the playouts.
    pub policy: Policy,
    /// Whether it searches for certain wins before it simulates, whatever its aim.
    pub searches: bool,
    /// The number of steps in the walk among hands that fit the plays of others, with the habits that
    /// earlier games show. With 0 every drawn hand is used, and everybody plays by `policy`.
    pub steps: usize,
    /// Its aim.
    pub aim: Aim,
}

/// The points for a place, from 0 to 1.
#[expect(clippy::cast_precision_loss, reason = "at most eight")]
fn points(place: usize, seats: usize) -> f32 {
    (seats - place) as f32 / seats as f32
}

/// The aim of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The most points for itself.
    Own,
    /// The fewest points for another player.
    Lower(usize),
    /// The most points for another player.
    Raise(usize),
    /// Of its own two best plays, the worse one for another player.
    OwnThenLower(usize),
    /// The largest lead over another player: its own points minus the other's.
    Ahead(usize),
}

impl MonteCarlo {
    /// Plain simulations: uniform playouts, 1,000 for a choice.
    pub const PLAIN: Self = Self {
        name: "monte-carlo",
        simulations: 1_000,
        policy: Policy::Uniform,
        searches: false,
        steps: 0,
        aim: Aim::Own,
    };
}

impl Aim {
    fn target(self) -> Option<usize> {
        match self {
            Self::Own => None,
            Self::Lower(target)
            | Self::Raise(target)
            | Self::OwnThenLower(target)
            | Self::Ahead(target) => Some(target),
        }
    }
}

impl Player for MonteCarlo {
    fn name(&self) -> &'static str {
        self.name
    }

    fn choose(&self, view: &View<'_>, rng: &mut PlayerRng) -> Choice {
        let plays = view.plays();
        if let [play] = plays[..] {
            return Choice { play, why: Why::Only };
        }
        let whole = view.hand().len();
        if let Some(&play) = plays.iter().find(|play| play.len() == whole) {
            return Choice { play, why: Why::Last };
        }
        if self.searches
            && let Some(play) = certain_win(view, &plays)
        {
            return Choice { play, why: Why::CertainWin };
        }
        let habits = if self.steps > 0 { habits(view) } else { Vec::new() };
        let arms = self.simulate(view, plays, &habits, rng);
        let best = match (&arms[..], self.aim) {
            ([first, second, ..], Aim::OwnThenLower(_)) if second.target < first.target => second,
            _ => &arms[0],
        };
        Choice { play: best.play, why: Why::Simulated { arms, habits } }
    }

    fn exchange(&self, offer: &Offer, _: &mut PlayerRng) -> Gift {
        sets_gift(offer)
    }
}

/// The habits of others who still hold cards, by number of the player, if earlier games show them.
fn habits(view: &View<'_>) -> Vec<(usize, Habit)> {
    let others = (0..view.position().seats()).filter(|&s| s != view.me() && view.count(s) > 0);
    let players = others.map(|seat| view.player_at(seat));
    players.filter_map(|player| Some((player, view.history().habit(player)?))).collect()
}

impl MonteCarlo {
    fn simulate(
        &self,
        view: &View<'_>,
        plays: Vec<Play>,
        known: &[(usize, Habit)],
        rng: &mut PlayerRng,
    ) -> Vec<Arm> {
        let (me, seats, guess) = (view.me(), view.position().seats(), Guess::of(view));
        let target = self.aim.target().and_then(|player| view.seat_of(player)).unwrap_or(me);
        let watched = match self.aim {
            Aim::Own | Aim::OwnThenLower(_) | Aim::Ahead(_) => 1 << me | 1 << target,
            Aim::Lower(_) | Aim::Raise(_) => 1 << target,
        };
        let mut habits = [Habit::Learned; MOST_SEATS];
        for &(player, habit) in known {
            habits[view.seat_of(player).unwrap_or(me)] = habit;
        }
        let walk = (self.steps > 0).then(|| Inference::of(view, habits, self.steps, rng));
        let memory = &mut Vec::new();
        let mut arms = Arms::of(plays);
        for tried in 0..self.simulations as usize {
            let at = arms.next(tried);
            let hands = match &walk {
                Some(walk) => walk.draw(rng),
                None => guess.draw(rng),
            };
            let mut position = view.position().with_dealt(hands);
            position.apply(arms.play(at));
            let ending = if self.steps > 0 {
                playout_by(memory, position, watched, habits, rng)
            } else {
                playout_until(memory, position, watched, self.policy, rng)
            };
            let [own, theirs] = [me, target].map(|seat| points(ending.place(seat), seats));
            let reward = match self.aim {
                Aim::Own | Aim::OwnThenLower(_) => own * own,
                Aim::Lower(_) => 1.0 - theirs,
                Aim::Raise(_) => theirs,
                Aim::Ahead(_) => (1.0 + own - theirs) / 2.0,
            };
            arms.count(at, reward, theirs);
        }
        arms.ranked()
    }
}
