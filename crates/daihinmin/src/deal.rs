//! The hands of a game before the first play.

use rand_core::Rng;

use crate::card::Card;
use crate::cards::Cards;
use crate::position::{MOST_SEATS, Position, StartError};
use crate::random::below;

/// A card that several hands hold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{card} is in several hands: {}", .hands.iter().map(|hand| (hand + 1).to_string()).collect::<Vec<_>>().join(", "))]
pub struct HeldTwice {
    /// The card.
    pub card: Card,
    /// The hands that hold it, from 0; at least two.
    pub hands: Vec<usize>,
}

/// Every card that more than one of these hands holds, weakest first. Empty if the hands fit one deck.
pub fn held_twice(hands: &[Cards]) -> Vec<HeldTwice> {
    let holders = |card| (0..hands.len()).filter(|&hand| hands[hand].has(card)).collect();
    let found = Cards::DECK.iter().map(|card| HeldTwice { card, hands: holders(card) });
    found.filter(|held| held.hands.len() > 1).collect()
}

/// The hands at the beginning of a game, after the exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deal {
    hands: [Cards; MOST_SEATS],
    seats: u8,
}

impl Deal {
    /// Hands of three to eight seats, in the order in which they play. They need not be the whole
    /// deck, but each must hold a card, and no card may be held twice.
    #[expect(clippy::cast_possible_truncation, reason = "at most eight")]
    pub fn new(hands: &[Cards]) -> Result<Self, StartError> {
        if let Some(empty) = hands.iter().position(|hand| hand.is_empty()) {
            return Err(StartError::EmptyHand(empty));
        }
        Position::led_by(hands, 0)?;
        let mut all = [Cards::NONE; MOST_SEATS];
        all[..hands.len()].copy_from_slice(hands);
        Ok(Self { hands: all, seats: hands.len() as u8 })
    }

    /// The hands by seat.
    pub fn hands(&self) -> &[Cards] {
        &self.hands[..usize::from(self.seats)]
    }

    /// The seat that holds ♦3 and leads (R 4.2.2); none if that card was not dealt.
    pub fn leader(&self) -> Option<usize> {
        self.hands().iter().position(|hand| hand.has(Card::D3))
    }

    /// The position at the beginning; none if nobody holds ♦3.
    pub fn start(&self) -> Option<Position> {
        self.leader().map(|leader| self.position(leader))
    }

    /// The position in which this seat leads.
    pub(crate) fn position(&self, leader: usize) -> Position {
        Position::led_by(self.hands(), leader).expect("checked when the deal was made")
    }
}

/// Shuffles the whole deck and deals it one card at a time to `seats` hands in order of seats, the first card
/// to seat `first` (R 4.1.2). With five seats, this one and the next two get 11 cards, the others 10.
pub fn deal_cards(seats: usize, first: usize, rng: &mut impl Rng) -> Vec<Cards> {
    let mut deck: Vec<Card> = Cards::DECK.iter().collect();
    let mut hands = vec![Cards::NONE; seats];
    for (dealt, left) in (1..=53_u32).rev().enumerate() {
        let card = deck.swap_remove(below(rng, left) as usize);
        hands[(first + dealt) % seats].insert(card);
    }
    hands
}
