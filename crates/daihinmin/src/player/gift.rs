//! Cards to give, chosen by simulated games.

use crate::card::{Card, Rank};
use crate::cards::Cards;
use crate::playout::playout_until;
use crate::position::Position;

use super::arms::Arms;
use super::guess::Guess;
use super::monte_carlo::MonteCarlo;
use super::{Gift, Offer, PlayerRng, Why};

/// Simulates games after each gift and gives what did best. Neither the joker nor 2s are thought of unless nothing else is held.
pub(super) fn simulated_gift(player: &MonteCarlo, offer: &Offer, rng: &mut PlayerRng) -> Gift {
    let (me, seats) = (offer.me, offer.dealt.len());
    let weak = offer.hand - Cards::JOKER - Cards::of_rank(Rank::TWO);
    let from = if weak.len() < offer.count { offer.hand } else { weak };
    let (guess, partner) = (Guess::before_gift(offer), offer.partner());
    let mut arms = Arms::of(subsets(from, offer.count));
    let memory = &mut Vec::new();
    for tried in 0..player.simulations as usize {
        let at = arms.next(tried);
        let gift = arms.choice(at);
        let mut hands = guess.draw(rng);
        hands[me] -= gift;
        if let Some(partner) = partner {
            hands[partner] |= gift;
        }
        let hands = &hands[..seats];
        let leader = hands.iter().position(|hand| hand.has(Card::D3));
        let Some(start) = leader.and_then(|leader| Position::led_by(hands, leader).ok()) else {
            continue;
        };
        let ending = playout_until(memory, start, 1 << me, player.policy, rng);
        #[expect(clippy::cast_precision_loss, reason = "at most eight")]
        let points = (seats - ending.place(me)) as f32 / seats as f32;
        arms.count(at, points * points, points);
    }
    let arms = arms.ranked();
    let cards = arms.first().map_or_else(|| offer.hand.strongest(offer.count), |arm| arm.choice);
    Gift { cards, why: Why::SimulatedGifts(arms) }
}

/// All sets of one or two of these cards.
fn subsets(cards: Cards, count: usize) -> Vec<Cards> {
    let single = cards.iter().map(Cards::of);
    if count == 1 {
        return single.collect();
    }
    let with = |first: Card| {
        let above = cards.iter().filter(move |&second| second > first);
        above.map(move |second| Cards::of(first) | Cards::of(second))
    };
    cards.iter().flat_map(with).collect()
}
