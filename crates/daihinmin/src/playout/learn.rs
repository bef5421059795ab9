//! Learns the weights of playouts from playouts, by policy gradient.
//!
//! Each deal is played out several times with open hands by the same policy. If a seat scores
//! above its mean on that deal, its choices in that game become likelier; below, less likely.

#![expect(clippy::cast_precision_loss, reason = "steps, games and places are few")]

use rand_core::Rng;

use super::learned::Learned;
use super::learned::{Hand, unit};
use super::weights::{FEATURES, Factors, Weights, each_feature};
use crate::deal::deal_cards;
use crate::play::Play;
use crate::position::Position;
use crate::random::stream;

/// The settings for learning.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// The number of steps.
    pub steps: u32,
    /// The number of deals for a step.
    pub deals: u32,
    /// How often each deal is played out; at least two.
    pub games: u32,
    /// The largest change of a weight in a step; it decreases to a tenth at the end.
    pub rate: f32,
    /// The random seed.
    pub seed: u64,
}

type Gradient = [[f32; FEATURES]; 2];

const ZERO: Gradient = [[0.0; FEATURES]; 2];

/// The weights after learning, in the form of `assets/policy.txt`, starting from weights of that form
/// or from zero. They are the same with any number of threads. None if `from` cannot be read.
pub fn learn(lesson: Lesson, from: Option<&str>, threads: usize) -> Option<String> {
    let mut weights = from.map_or(Some(Weights::ZERO), Weights::read)?;
    let mut ascent = Ascent::default();
    let fall = 0.1_f32.powf(1.0 / lesson.steps as f32);
    let mut rate = lesson.rate;
    for step in 0..lesson.steps {
        let factors = Factors::of(&weights);
        ascent.step(&mut weights, &step_gradient(lesson, step, &factors, threads), rate);
        rate *= fall;
    }
    Some(weights.write())
}

/// The means of the gradients so far and of their squares, which scale the steps (Adam, Kingma and Ba 2015).
struct Ascent {
    mean: Gradient,
    square: Gradient,
    /// How much of each mean is still the initial 0.
    left: [f32; 2],
}

impl Default for Ascent {
    fn default() -> Self {
        Self { mean: ZERO, square: ZERO, left: [1.0; 2] }
    }
}

impl Ascent {
    fn step(&mut self, weights: &mut Weights, gradient: &Gradient, rate: f32) {
        self.left = [self.left[0] * 0.9, self.left[1] * 0.99];
        let slopes = gradient.iter().flatten();
        let memory = self.mean.iter_mut().flatten().zip(self.square.iter_mut().flatten());
        for ((weight, slope), (mean, square)) in
            weights.0.iter_mut().flatten().zip(slopes).zip(memory)
        {
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.99 * *square + 0.01 * slope * slope;
            let size = (*square / (1.0 - self.left[1])).sqrt() + 1e-8;
            *weight += rate * *mean / (1.0 - self.left[0]) / size;
        }
    }
}

/// The gradient of a step: the sum over its deals, always added in the same order.
fn step_gradient(lesson: Lesson, step: u32, factors: &Factors, threads: usize) -> Gradient {
    let first = u64::from(step) * u64::from(lesson.deals);
    let deals: Vec<u64> = (first..first + u64::from(lesson.deals)).collect();
    let share = deals.len().div_ceil(threads.max(1)).max(1);
    let parts: Vec<Gradient> = std::thread::scope(|scope| {
        let slopes = |deals: &[u64]| -> Vec<Gradient> {
            deals.iter().map(|&deal| deal_gradient(lesson, deal, factors)).collect()
        };
        let threads: Vec<_> =
            deals.chunks(share).map(|part| scope.spawn(move || slopes(part))).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("it does not panic")).collect()
    });
    let mut sum = ZERO;
    for part in &parts {
        add(&mut sum, part, 1.0);
    }
    sum
}

fn add(sum: &mut Gradient, part: &Gradient, times: f32) {
    for (sum, part) in sum.iter_mut().flatten().zip(part.iter().flatten()) {
        *sum += times * part;
    }
}

fn deal_gradient(lesson: Lesson, number: u64, factors: &Factors) -> Gradient {
    let rng = &mut stream(lesson.seed, number);
    let start = Position::start(&deal_cards(5, 0, rng)).expect("a whole deck");
    let start = start.with_revolution(rng.next_u32().is_multiple_of(8));
    let games: Vec<_> = (0..lesson.games).map(|_| play_out(start, factors, rng)).collect();
    let n = lesson.games as f32;
    let mut sum = ZERO;
    for seat in 0..5 {
        let total: f32 = games.iter().map(|(points, _)| points[seat]).sum();
        for (points, slopes) in &games {
            add(&mut sum, &slopes[seat], (points[seat] * n - total) / (n - 1.0));
        }
    }
    sum
}

/// Points from 0 to 1 by seat, and the gradients of each seat's choices.
fn play_out(
    mut position: Position,
    factors: &Factors,
    rng: &mut impl Rng,
) -> ([f32; 5], Vec<Gradient>) {
    let policy = Learned { factors };
    let mut slopes = vec![ZERO; 5];
    let mut choices = Vec::new();
    while !position.is_over() {
        let seat = position.turn();
        let hand = Hand::of(&position);
        let play = choose(&policy, &position, &hand, &mut choices, rng);
        let slope = &mut slopes[seat][hand.order];
        let sum: f32 = choices.iter().map(|&(_, factor)| factor).sum();
        let cards = position.hand(seat);
        if choices.len() > 1 {
            each_feature(cards - play.cards(), |feature| slope[feature] += 1.0);
            for &(other, factor) in &choices {
                each_feature(cards - other.cards(), |feature| slope[feature] -= factor / sum);
            }
        }
        position.apply(play);
    }
    let place = |seat| position.place(seat).unwrap_or(4) as f32;
    (std::array::from_fn(|seat| ((5.0 - place(seat)) / 5.0).powi(2)), slopes)
}

/// Draws a play as playouts do, and leaves the choices in `choices`.
fn choose(
    policy: &Learned<'_>,
    position: &Position,
    hand: &Hand,
    choices: &mut Vec<(Play, f32)>,
    rng: &mut impl Rng,
) -> Play {
    choices.clear();
    let table = position.table();
    if !table.is_pass() {
        choices.push((Play::PASS, 1.0));
    }
    let locked = position.is_locked().then(|| table.suits());
    position.each_play(|play| {
        choices.push((play, policy.factor(hand, play) * hand.share(play, locked)));
    });
    let whole = position.hand(position.turn()).len();
    if let Some(&last) = choices.iter().find(|(play, _)| play.len() == whole) {
        choices.clear();
        choices.push(last);
        return last.0;
    }
    let mut drawn = unit(rng) * choices.iter().map(|&(_, factor)| factor).sum::<f32>();
    let found = choices.iter().find(|&&(_, factor)| {
        drawn -= factor;
        drawn < 0.0
    });
    found.or_else(|| choices.last()).map_or(Play::PASS, |&(play, _)| play)
}
