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

/// Whether the hand can make 57, which clears the table.
pub fn has_57(hand: Hand) -> bool {
    holds(hand, &[5, 7])
}

/// Whether the hand can make 1729, which reverses the order.
pub fn has_1729(hand: Hand) -> bool {
    holds(hand, &[1, 7, 2, 9])
}

/// Whether the hand holds these ranks, with jokers for missing ones.
fn holds(hand: Hand, ranks: &[u8]) -> bool {
    let cards = ranks.iter().filter_map(|&rank| Card::new(rank));
    let missing = cards.filter(|card| hand.count(*card) == 0).count();
    missing <= usize::from(hand.jokers())
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

    #[test]
    fn special_plays_may_use_jokers() {
        assert!(has_57(hand("57")) && has_57(hand("5X")) && has_57(hand("XX")));
        assert!(!has_57(hand("55")) && !has_57(hand("X4")));
        assert!(has_1729(hand("92A7")) && has_1729(hand("92XX")) && !has_1729(hand("92X")));
    }
}
