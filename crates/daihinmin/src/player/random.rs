//! A player that draws among all legal plays.

use crate::cards::Cards;
use crate::random::below;

use super::{Choice, Gift, Offer, Player, PlayerRng, View, Why};

/// Draws each play among the legal ones, including the pass, and each gift among its cards.
///
/// It never passes on an empty table. Reasons: [`Why::Only`], [`Why::Drawn`].
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl Player for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    #[expect(clippy::cast_possible_truncation, reason = "a few dozen")]
    fn choose(&self, view: &View<'_>, rng: &mut PlayerRng) -> Choice {
        let plays = view.plays();
        let drawn = below(rng, plays.len() as u32) as usize;
        let why = if plays.len() == 1 { Why::Only } else { Why::Drawn { among: plays.len() } };
        Choice { play: plays[drawn], why }
    }

    #[expect(clippy::cast_possible_truncation, reason = "at most 53")]
    fn exchange(&self, offer: &Offer, rng: &mut PlayerRng) -> Gift {
        let mut cards = Cards::NONE;
        for _ in 0..offer.count {
            let left = offer.hand - cards;
            cards.extend(left.iter().nth(below(rng, left.len() as u32) as usize));
        }
        Gift { cards, why: Why::Drawn { among: offer.hand.len() } }
    }
}
