//! Samples hands that fit the plays of others: a random walk that
//! visits hands more often if their plays were likelier.

use rand_core::Rng;

use crate::bits::Draw;
use crate::cards::Cards;
use crate::play::Play;
use crate::playout::Habit;
use crate::position::{MOST_SEATS, Position};
use crate::random::below;

use super::View;
use super::guess::Guess;

/// The share of turns from which nothing is concluded, since other players differ from this model.
const DOUBT: f32 = 0.2;
/// That share for players who are assumed to follow rules.
const RULE_DOUBT: f32 = 0.01;

/// Possible hands of all seats, each as often as it fits the game so far.
pub(super) struct Inference {
    draws: Vec<[Cards; MOST_SEATS]>,
}

/// A turn of another seat that still holds cards.
struct Event {
    before: Position,
    play: Play,
    /// The cards that the seat has played from this turn on.
    later: Cards,
}

struct Walk {
    habits: [Habit; MOST_SEATS],
    events: [Vec<Event>; MOST_SEATS],
    hands: [Cards; MOST_SEATS],
    fits: [f32; MOST_SEATS],
}

impl Inference {
    /// A walk of `steps` steps.
    pub(super) fn of(
        view: &View<'_>,
        habits: [Habit; MOST_SEATS],
        steps: usize,
        rng: &mut impl Rng,
    ) -> Self {
        let guess = Guess::of(view);
        let mut walk =
            Walk { habits, events: events(view), hands: guess.draw(rng), fits: [1.0; MOST_SEATS] };
        let me = view.me();
        let others: Vec<usize> =
            (0..MOST_SEATS).filter(|&seat| seat != me && !walk.hands[seat].is_empty()).collect();
        walk.weigh();
        for _ in 0..steps / 16 {
            let before = (walk.hands, walk.fits);
            walk.hands = guess.draw(rng);
            walk.weigh();
            if walk.fits.iter().product::<f32>() < before.1.iter().product() {
                (walk.hands, walk.fits) = before;
            }
        }
        let mut draws = Vec::with_capacity(steps);
        for step in 0..steps {
            if others.len() > 1 {
                walk.step(&guess, &others, rng);
            }
            if step >= steps / 4 && step % 2 == 0 {
                draws.push(walk.hands);
            }
        }
        if draws.is_empty() {
            draws.push(walk.hands);
        }
        Self { draws }
    }

    /// Draws one of the hands.
    pub(super) fn draw(&self, rng: &mut impl Rng) -> [Cards; MOST_SEATS] {
        #[expect(clippy::cast_possible_truncation, reason = "thousands")]
        let at = below(rng, self.draws.len() as u32) as usize;
        self.draws[at]
    }
}

impl Walk {
    fn weigh(&mut self) {
        for seat in 0..MOST_SEATS {
            self.fits[seat] = self.fit(seat, self.hands[seat]);
        }
    }

    /// The likelihood of a seat's turns with this hand.
    fn fit(&mut self, seat: usize, hand: Cards) -> f32 {
        let habit = self.habits[seat];
        let doubt = if habit == Habit::Standard { RULE_DOUBT } else { DOUBT };
        let mut fit = 1.0;
        for event in &mut self.events[seat] {
            event.before.hold(seat, hand | event.later);
            fit *= doubt + (1.0 - doubt) * habit.likelihood(&event.before, event.play);
        }
        fit
    }

    /// Two seats exchange equally many cards, if that fits at least as well, or by chance.
    fn step(&mut self, guess: &Guess, others: &[usize], rng: &mut impl Rng) {
        #[expect(clippy::cast_possible_truncation, reason = "at most seven")]
        let mut one_of = |n: usize| below(rng, n as u32) as usize;
        let first = one_of(others.len());
        let second = (first + 1 + one_of(others.len() - 1)) % others.len();
        let seats = [others[first], others[second]];
        let free = seats.map(|seat| self.hands[seat] - guess.fixed(seat));
        let most = free[0].len().min(free[1].len()).min(3);
        if most == 0 {
            return;
        }
        let count = match one_of(8) {
            0..5 => 1,
            5..7 => 2,
            _ => 3,
        }
        .min(most);
        let mut cards = [Cards::NONE; 2];
        for (side, cards) in cards.iter_mut().enumerate() {
            for _ in 0..count {
                let draw = Draw::among((free[side] - *cards).bits());
                let bit = draw.nth(below(rng, draw.count()));
                *cards |= Cards::from_bits(1 << bit);
            }
        }
        if !guess.may_hold(seats[0], cards[1]) || !guess.may_hold(seats[1], cards[0]) {
            return;
        }
        let hands = [0, 1].map(|side| (self.hands[seats[side]] - cards[side]) | cards[1 - side]);
        let before = self.fits[seats[0]] * self.fits[seats[1]];
        #[expect(clippy::cast_precision_loss, reason = "24 bits fit")]
        let needed = before * (rng.next_u32() >> 8) as f32 / 16_777_216.0;
        let first = self.fit(seats[0], hands[0]);
        if first < needed {
            return;
        }
        let second = self.fit(seats[1], hands[1]);
        if first * second >= needed {
            for (side, fit) in [first, second].into_iter().enumerate() {
                self.hands[seats[side]] = hands[side];
                self.fits[seats[side]] = fit;
            }
        }
    }
}

fn events(view: &View<'_>) -> [Vec<Event>; MOST_SEATS] {
    let mut later = [Cards::NONE; MOST_SEATS];
    let mut events = [(); MOST_SEATS].map(|()| Vec::new());
    for (turn, before) in view.turns().iter().zip(view.before()).rev() {
        later[turn.seat] |= turn.play.cards();
        if turn.seat != view.me() && view.count(turn.seat) > 0 {
            let later = later[turn.seat];
            events[turn.seat].push(Event { before: *before, play: turn.play, later });
        }
    }
    events
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::Game;
    use crate::random::seeded;

    /// Seat 1 has two cards left and passes on a K: it holds fewer aces and 2s than in a random deal.
    #[test]
    fn who_passes_holds_less_that_beats_the_table() {
        let hands =
            ["D3 C4 SK D5 D9 H9", "H3 C3", "SA S2 D2 HK CK", "H2 C2 DK S4 CA", "DA HA C7 S7 DQ"];
        let hands = hands.map(|hand| hand.parse::<Cards>().unwrap());
        let mut game = Game::start(&[0, 1, 2, 3, 4], &hands).unwrap();
        for play in ["s-k", "p", "s-a", "p", "p"] {
            game.play(play.parse().unwrap()).unwrap();
        }
        let view = game.view();
        assert_eq!(view.me(), 0);
        let strong: Cards = "CA DA HA C2 D2 H2 S2".parse().unwrap();
        let held = |hands: [Cards; MOST_SEATS]| u32::try_from((hands[1] & strong).len()).unwrap();
        let rng = &mut seeded(1);
        let habits = [Habit::Learned; MOST_SEATS];
        let (guess, inference) = (Guess::of(&view), Inference::of(&view, habits, 4_000, rng));
        let dealt: u32 = (0..4_000).map(|_| held(guess.draw(rng))).sum();
        let told: u32 = (0..4_000).map(|_| held(inference.draw(rng))).sum();
        assert!(told * 10 < dealt * 9, "{told} {dealt}");
        // The standard client never passes with such a card, unless the two make a pair.
        let standard = Inference::of(&view, [Habit::Standard; MOST_SEATS], 4_000, rng);
        let told = (0..4_000).filter(|_| held(standard.draw(rng)) == 1).count();
        assert!(told < 200, "{told}");
        for _ in 0..100 {
            let hands = standard.draw(rng);
            assert_eq!(hands[0], view.hand());
            assert!((0..5).all(|seat| hands[seat].len() == view.count(seat)));
            assert_eq!(hands[1..5].iter().fold(Cards::NONE, |a, &b| a | b), view.unseen());
        }
    }
}
