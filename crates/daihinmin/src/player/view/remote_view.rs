//! A game from the view of one player at another table, such as at a server.
//!
//! Other hands are invented: any cards that are left, in the right numbers. No [`View`](super::View)
//! shows them, so no choice depends on them. A player who plays a card is given it first.

use super::{Game, GameError};
use crate::card::Card;
use crate::cards::Cards;
use crate::exchange::{Exchanged, by_class, trades};
use crate::play::Play;
use crate::position::{Illegal, MOST_SEATS};

/// The view of one player at the start of a game with a whole deck. All lists are by player.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    /// The viewing player.
    pub me: usize,
    /// The seat of each.
    pub seats: &'a [usize],
    /// The class of each, 0 for the daifugō; nothing in a game without exchange.
    pub classes: Option<&'a [usize]>,
    /// The hand after the exchange.
    pub hand: Cards,
    /// The number of cards of each.
    pub counts: &'a [usize],
    /// The player who leads, as the holder of ♦3.
    pub leader: usize,
    /// The cards given in the exchange.
    pub given: Cards,
    /// The cards received in the exchange.
    pub received: Cards,
}

impl Game {
    /// A game of which only one hand is known.
    pub fn seen(seen: &Seen<'_>) -> Result<Self, GameError> {
        let all: usize = seen.counts.iter().sum();
        let fits =
            seen.counts.get(seen.me) == Some(&seen.hand.len()) && seen.leader < seen.counts.len();
        if all != Cards::DECK.len() || !fits {
            return Err(GameError::Counts(all));
        }
        let mut hands = vec![Cards::NONE; seen.counts.len()];
        hands[seen.me] = seen.hand;
        let mut left = Cards::DECK - seen.hand;
        if seen.leader != seen.me && left.has(Card::D3) {
            hands[seen.leader].insert(Card::D3);
            left -= Cards::of(Card::D3);
        }
        let mut cards = left.iter();
        for (hand, &count) in hands.iter_mut().zip(seen.counts) {
            let missing = count.saturating_sub(hand.len());
            hand.extend(cards.by_ref().take(missing));
        }
        let mut given = vec![Cards::NONE; hands.len()];
        given[seen.me] = seen.given;
        if let Some(partner) = seen.partner()? {
            given[partner] = seen.received;
        }
        Self::after(seen.seats, &Exchanged { hands, given }, seen.classes)
    }

    /// Like [`play`](Self::play) in a game seen from seat `me`: any other seat may play any card that is left.
    pub fn play_seen(&mut self, me: usize, play: Play) -> Result<(), Illegal> {
        let turn = self.position.turn();
        if turn != me && play.len() <= self.position.hand(turn).len() {
            self.hand_over(me, turn, play.cards());
        }
        self.play(play)
    }

    /// Gives these cards to a seat in exchange for others. Seat `me` keeps its own.
    fn hand_over(&mut self, me: usize, to: usize, cards: Cards) {
        let mut hands = [Cards::NONE; MOST_SEATS];
        for (seat, hand) in hands.iter_mut().enumerate() {
            *hand = self.position.hand(seat);
        }
        for card in cards - hands[to] {
            let from = (0..MOST_SEATS).find(|&seat| seat != me && hands[seat].has(card));
            let spare = (hands[to] - cards).iter().next();
            if let (Some(from), Some(spare)) = (from, spare) {
                hands[from] = (hands[from] - Cards::of(card)) | Cards::of(spare);
                hands[to] = (hands[to] - Cards::of(spare)) | Cards::of(card);
            }
        }
        self.position = self.position.with_dealt(hands);
    }
}

impl Seen<'_> {
    /// The player with whom cards were exchanged.
    fn partner(&self) -> Result<Option<usize>, GameError> {
        let Some(classes) = self.classes else { return Ok(None) };
        let players = by_class(classes)?;
        let mine = classes[self.me];
        let trade = trades(classes.len()).find(|t| t.upper == mine || t.lower == mine);
        Ok(trade.map(|trade| players[trade.upper + trade.lower - mine]))
    }
}
