//! Hands that others may hold, drawn under what a player knows.

use rand_core::Rng;

use crate::card::Card;
use crate::cards::Cards;
use crate::exchange::trades;
use crate::position::{MOST_SEATS, Position};
use crate::random::below;

use super::View;

/// What is known of other hands, ready to draw them.
///
/// Counts and cards given in the exchange are exact. The first to lead held ♦3. A lower class gave its strongest cards: where the player
/// received them, the giver holds nothing above the weakest of them; elsewhere, who gave one card holds no joker, and who
/// gave two no ♠2 either. Cards that an upper class may have given back are not thought of.
#[derive(Clone, Debug)]
pub(super) struct Guess {
    position: Position,
    /// Hands of which all is known: the player's own, and fixed cards of others.
    hands: [Cards; MOST_SEATS],
    /// Cards to be drawn, weakest first.
    cards: [u8; 53],
    len: usize,
    /// Seats in the order in which they draw, who may have least first.
    draws: Vec<Draws>,
}

#[derive(Clone, Copy, Debug)]
struct Draws {
    seat: usize,
    count: usize,
    /// Only cards before this one in the list.
    limit: usize,
}

impl Guess {
    pub(super) fn of(view: &View<'_>) -> Self {
        let me = view.me();
        let seats = view.position().seats();
        let mut hands = [Cards::NONE; MOST_SEATS];
        hands[me] = view.hand();
        if let Some(partner) = view.partner() {
            hands[partner] = view.given() & view.unseen();
        }
        if view.leader() != me && view.unseen().has(Card::D3) {
            hands[view.leader()].insert(Card::D3);
        }
        let fixed = hands.iter().fold(Cards::NONE, |all, &hand| all | hand);
        let open = view.unseen() - fixed;
        let mut cards = [0; 53];
        for (at, card) in open.iter().enumerate() {
            cards[at] = card.bit();
        }
        let mut draws: Vec<Draws> = (0..seats)
            .filter(|&seat| seat != me && view.count(seat) > 0)
            .map(|seat| {
                let count = view.count(seat).saturating_sub(hands[seat].len());
                let ceiling = ceiling(view, seat);
                let limit = open.iter().filter(|card| card.bit() < ceiling).count();
                Draws { seat, count, limit }
            })
            .collect();
        draws.sort_by_key(|draw| draw.limit);
        let mut drawn = 0;
        for draw in &mut draws {
            drawn += draw.count;
            if draw.limit < drawn {
                draw.limit = open.len();
            }
        }
        Self { position: *view.position(), hands, cards, len: open.len(), draws }
    }

    /// The position with hands as they may be.
    pub(super) fn draw(&self, rng: &mut impl Rng) -> Position {
        let mut cards = self.cards;
        let mut hands = self.hands;
        let mut at = 0;
        for (number, draw) in self.draws.iter().enumerate() {
            let mut bits = 0;
            if number + 1 == self.draws.len() {
                for &bit in &cards[at.min(self.len)..self.len] {
                    bits |= 1 << bit;
                }
            } else {
                for _ in 0..draw.count.min(self.len - at) {
                    #[expect(clippy::cast_possible_truncation, reason = "at most 53")]
                    let other = at + below(rng, (draw.limit - at) as u32) as usize;
                    cards.swap(at, other);
                    bits |= 1_u64 << cards[at];
                    at += 1;
                }
            }
            hands[draw.seat] |= Cards::from_bits(bits);
        }
        self.position.with_dealt(hands)
    }
}

/// Below which bit all cards of a seat lie that were not given to it.
fn ceiling(view: &View<'_>, seat: usize) -> u8 {
    let none = u8::MAX;
    let Some(class) = view.class(seat) else { return none };
    let Some(trade) = trades(view.position().seats()).find(|trade| trade.lower == class) else {
        return none;
    };
    if view.partner() == Some(seat) {
        return view.received().iter().next().map_or(none, Card::bit);
    }
    let best = Cards::DECK.strongest(trade.cards);
    best.iter().next().map_or(none, Card::bit)
}
