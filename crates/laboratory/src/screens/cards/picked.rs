//! The cards of the hand that are picked: only ones that some legal play, or the gift, can hold.

use daihinmin::evening::Evening;
use daihinmin::{Card, Cards, Play};

/// Where the cursor is, and what is picked.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Picked {
    /// The place of the cursor in the hand.
    pub(super) at: usize,
    pub(super) cards: Cards,
    /// The play of just these cards; of several, where the joker may stand for several, the one that is meant.
    pub(super) play: Option<Play>,
}

impl Picked {
    /// Moves the cursor, round at the ends.
    pub(super) fn step(&mut self, hand: Cards, by: isize) {
        let len = hand.len().max(1).cast_signed();
        self.at = (self.at.cast_signed() + by).rem_euclid(len).cast_unsigned();
    }

    /// Picks the card under the cursor, or puts it back. A card that fits no play with those picked takes their place.
    pub(super) fn toggle(&mut self, evening: &Evening) {
        let Some(card) = evening.hand().iter().nth(self.at) else { return };
        let with = self.cards | Cards::of(card);
        self.cards = if self.cards.has(card) {
            self.cards - Cards::of(card)
        } else if fits(evening, with) {
            with
        } else if fits(evening, Cards::of(card)) {
            Cards::of(card)
        } else {
            self.cards
        };
        self.play = plays(evening).into_iter().find(|play| play.cards() == self.cards);
    }

    /// Picks the next legal play, or the one before, from the weakest single card to the longest sequence.
    pub(super) fn turn(&mut self, evening: &Evening, forward: bool) {
        let plays = plays(evening);
        let (Some(&first), Some(&last)) = (plays.first(), plays.last()) else { return };
        let at = self.play.and_then(|play| plays.iter().position(|&other| other == play));
        let next = match at {
            Some(at) if forward => plays.get(at + 1).copied().unwrap_or(first),
            Some(at) => at.checked_sub(1).map_or(last, |before| plays[before]),
            None if forward => first,
            None => last,
        };
        (self.cards, self.play) = (next.cards(), Some(next));
        let lowest = evening.hand().iter().position(|card| next.cards().has(card));
        self.at = lowest.unwrap_or(self.at);
    }

    /// Whether what is picked can be taken.
    pub(super) fn is_ready(&self, evening: &Evening) -> bool {
        match evening.offer() {
            Some(offer) => self.cards.len() == offer.count,
            None => evening.is_over() || self.play.is_some(),
        }
    }

    /// Whether a card could be picked beside those that are.
    pub(super) fn can_take(&self, evening: &Evening, card: Card) -> bool {
        fits(evening, self.cards | Cards::of(card))
    }
}

/// All plays with cards, single ones first, each kind from the weakest on.
pub(super) fn plays(evening: &Evening) -> Vec<Play> {
    let mut plays = evening.plays();
    plays.retain(|play| !play.is_pass());
    plays.sort_by_key(|play| (play.len(), play.low(), play.cards()));
    plays
}

/// Whether some play, or the gift, has all these cards.
fn fits(evening: &Evening, cards: Cards) -> bool {
    match evening.offer() {
        Some(offer) => cards.len() <= offer.count,
        None => evening.plays().iter().any(|play| play.cards().has_all(cards)),
    }
}
