//! Checks that hands can have been dealt from one deck.

use std::fmt;

use crate::card::Card;
use crate::hand::Hand;

/// A card that the hands hold more often than a deck does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Excess {
    /// The card.
    pub card: Card,
    /// The number that the hands hold together.
    pub held: usize,
    /// The number in a deck: 4, or 2 jokers.
    pub in_deck: u8,
}

impl fmt::Display for Excess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} (a deck has {})", self.held, self.card, self.in_deck)
    }
}

/// The hands hold more of some cards than one deck has: at least one card, in the order of written hands.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no deck has these cards: {}", .0.iter().map(Excess::to_string).collect::<Vec<_>>().join(", "))]
pub struct DeckError(pub Vec<Excess>);

/// Checks that one deck of 54 cards can hold all these hands at once.
pub fn check(hands: &[Hand]) -> Result<(), DeckError> {
    let excess = |card: Card| {
        let held = hands.iter().map(|hand| usize::from(hand.count(card))).sum();
        let in_deck = card.in_deck();
        (held > usize::from(in_deck)).then_some(Excess { card, held, in_deck })
    };
    let wrong: Vec<Excess> = Card::all().filter_map(excess).collect();
    if wrong.is_empty() { Ok(()) } else { Err(DeckError(wrong)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(hands: &[&str]) -> String {
        let hands: Vec<Hand> = hands.iter().map(|text| text.parse().expect("a hand")).collect();
        check(&hands).err().map(|error| error.to_string()).unwrap_or_default()
    }

    #[test]
    fn a_deck_has_four_of_a_rank_and_two_jokers() {
        assert_eq!(said(&["QT338647JA9", "T77TJK4X3KA"]), "");
        assert_eq!(said(&["4444XX", "5"]), "");
        assert_eq!(said(&["44444"]), "no deck has these cards: 5 4 (a deck has 4)");
        assert_eq!(
            said(&["XXKK3", "KKKX"]),
            "no deck has these cards: 5 K (a deck has 4), 3 X (a deck has 2)"
        );
    }
}
