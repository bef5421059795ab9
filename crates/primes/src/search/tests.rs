use std::collections::BTreeSet;

use super::*;

fn hand(text: &str) -> Hand {
    text.parse().expect("a hand")
}

/// All numbers of exactly `cards` cards, one by one.
fn numbers(hand: Hand, cards: usize, before: u128, all: &mut BTreeSet<u128>) {
    if cards == 0 {
        all.insert(before);
        return;
    }
    for card in Card::all() {
        let Some(rest) = hand.without(card) else { continue };
        let values = card.rank().map_or(0..=13, |rank| rank..=rank);
        for value in values.filter(|value| before > 0 || *value > 0) {
            numbers(rest, cards - 1, then(before, value), all);
        }
    }
}

/// Trial division.
fn is_prime_by_division(n: u128) -> bool {
    n > 1 && (2..=n.isqrt()).all(|d| !n.is_multiple_of(d))
}

#[test]
fn the_search_finds_what_trying_everything_finds() {
    for text in
        ["A23", "KQJT", "246T", "5", "4", "2X", "A3X", "9XX", "TX", "XX", "AJAJ", "3697", "JJJA"]
    {
        for cards in 1..=4 {
            let mut all = BTreeSet::new();
            numbers(hand(text), cards, 0, &mut all);
            let largest_by_trial = all.iter().rev().copied().find(|&n| is_prime_by_division(n));
            let found = largest(hand(text), cards);
            assert_eq!(found.map(|it| it.prime), largest_by_trial, "{text}, {cards}");
            if let Some(found) = found {
                assert_eq!(found.rest.len() + cards, hand(text).len(), "{text}, {cards}");
                assert!(hand(text).minus(found.rest).is_some(), "{text}, {cards}");
            }
        }
    }
}
