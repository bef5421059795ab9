//! Hands that fit what others did: a draw counts the more, the likelier its turns were.

use rand_core::Rng;

use crate::cards::Cards;
use crate::play::Play;
use crate::playout::likelihood;
use crate::position::{MOST_SEATS, Position};
use crate::random::below;

use super::View;
use super::guess::Guess;

/// The part of turns of which nothing is concluded, since others do not play as this crate thinks.
const DOUBT: f32 = 0.2;

/// Draws of hands with how well they fit the game so far.
pub(super) struct Inference {
    draws: Vec<[Cards; MOST_SEATS]>,
    /// Sums of weights up to each draw.
    sums: Vec<f32>,
}

/// A turn of another seat that still holds cards.
struct Event<'a> {
    before: &'a Position,
    seat: usize,
    play: Play,
    /// What the seat has played from then on.
    later: Cards,
}

impl Inference {
    /// So many draws, weighed.
    pub(super) fn of(view: &View<'_>, count: usize, rng: &mut impl Rng) -> Self {
        let guess = Guess::of(view);
        let events = events(view);
        let mut sum = 0.0;
        let (mut draws, mut sums) = (Vec::with_capacity(count), Vec::with_capacity(count));
        for _ in 0..count {
            let hands = guess.draw(rng);
            let mut weight = 1.0_f32;
            for event in &events {
                let mut then = [Cards::NONE; MOST_SEATS];
                then[event.seat] = hands[event.seat] | event.later;
                let told = likelihood(&event.before.with_dealt(then), event.play);
                weight *= DOUBT + (1.0 - DOUBT) * told;
            }
            sum += weight;
            draws.push(hands);
            sums.push(sum);
        }
        Self { draws, sums }
    }

    /// One of the draws, by weight.
    #[expect(clippy::cast_precision_loss, reason = "24 bits fit")]
    pub(super) fn draw(&self, rng: &mut impl Rng) -> [Cards; MOST_SEATS] {
        let total = self.sums.last().copied().unwrap_or(0.0);
        let drawn = below(rng, 1 << 24) as f32 / 16_777_216.0 * total;
        let at = self.sums.partition_point(|&sum| sum <= drawn);
        self.draws[at.min(self.draws.len() - 1)]
    }
}

fn events<'a>(view: &'a View<'_>) -> Vec<Event<'a>> {
    let mut later = [Cards::NONE; MOST_SEATS];
    let mut events = Vec::new();
    for (turn, before) in view.turns().iter().zip(view.before()).rev() {
        later[turn.seat] |= turn.play.cards();
        if turn.seat != view.me() && view.count(turn.seat) > 0 {
            let later = later[turn.seat];
            events.push(Event { before, seat: turn.seat, play: turn.play, later });
        }
    }
    events
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::Game;
    use crate::random::seeded;

    /// Seat 1 has two cards left and passes on a K: it holds fewer aces and 2s than were dealt at random.
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
        let (guess, inference) = (Guess::of(&view), Inference::of(&view, 2_000, rng));
        let dealt: u32 = (0..4_000).map(|_| held(guess.draw(rng))).sum();
        let told: u32 = (0..4_000).map(|_| held(inference.draw(rng))).sum();
        assert!(told * 10 < dealt * 9, "{told} {dealt}");
    }
}
