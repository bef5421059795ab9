//! Plays that nobody can beat.

use crate::card::Card;
use crate::hand::Hand;
use crate::search;

/// The largest prime of exactly `cards` cards, if no prime of as many of the other cards in the deck beats it.
///
/// The other cards are the deck without `hand`, so a trump holds whatever cards the opponent was
/// dealt or draws. A joker alone, composites and a revolution are not considered.
pub fn trump(hand: Hand, cards: usize) -> Option<u128> {
    let ours = search::largest(hand, cards)?.prime;
    let deck: Hand = Card::all()
        .flat_map(|card| std::iter::repeat_n(card, usize::from(card.in_deck())))
        .collect();
    let theirs = search::largest(deck.minus(hand)?, cards);
    theirs.is_none_or(|theirs| theirs.prime <= ours).then_some(ours)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(text: &str) -> Hand {
        text.parse().expect("a hand")
    }

    #[test]
    fn trumps_are_what_no_other_card_beats() {
        // The king is the largest single card; a joker can at most stand for one.
        assert_eq!(trump(hand("K4"), 1), Some(13));
        assert_eq!(trump(hand("J4"), 1), None);
        // With jokers 131313 would be above KQK, but it is divisible by three.
        assert_eq!(trump(hand("KQK"), 3), None);
        assert_eq!(trump(hand("KKJ"), 3), Some(131_311));
        assert_eq!(trump(hand("4"), 1), None);
    }
}
