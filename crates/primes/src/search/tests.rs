use std::collections::BTreeSet;

use proptest::prelude::*;

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

/// Hands, counts of cards, and the largest prime.
const PRIMES_OF_HANDS: [(&str, usize, Option<u128>); 10] = [
    ("QT338647JA9", 4, Some(8_121_011)),
    ("T77TJK4X3KA", 4, Some(13_111_013)),
    ("QT338647JA9", 5, Some(98_121_011)),
    ("TQJX6T5K3A3", 3, Some(131_311)),
    ("4KJQ2X3T6A9", 4, Some(13_111_211)),
    ("A6J5722564J", 5, Some(7_661_111)),
    ("XX46824", 4, Some(861_013)),
    ("QT33864", 7, Some(863_412_103)),
    ("22446688", 3, None),
    ("9QK8T9TT9A5", 5, Some(125_101_013)),
];

#[test]
fn hands_of_more_jokers_than_a_deck_has_make_nothing() {
    assert_eq!(largest(hand("XXX7"), 1), None);
    assert_eq!(largest(hand(&"X".repeat(54)), 5), None);
}

/// The expected primes come from an independent program (permutations in Python).
#[test]
fn dealt_hands_have_the_largest_primes_of_another_program() {
    for (text, cards, prime) in PRIMES_OF_HANDS {
        assert_eq!(largest(hand(text), cards).map(|it| it.prime), prime, "{text}, {cards}");
    }
}

proptest! {
    #[test]
    fn random_hands_have_the_largest_primes_that_trying_everything_finds(
        text in "[A2-9TJQKX]{3,6}", cards in 1usize..=3,
    ) {
        prop_assume!(hand(&text).jokers() <= 2);
        let mut all = BTreeSet::new();
        numbers(hand(&text), cards, 0, &mut all);
        let wanted = all.iter().rev().copied().find(|&n| is_prime_by_division(n));
        prop_assert_eq!(largest(hand(&text), cards).map(|it| it.prime), wanted);
    }

    #[test]
    fn what_is_left_is_what_was_not_placed(text in "[A2-9TJQKX]{5,11}", cards in 1usize..=11) {
        let dealt = hand(&text);
        prop_assume!(dealt.jokers() <= 2);
        if let Some(found) = largest(dealt, cards) {
            prop_assert!(is_prime_u128(found.prime));
            prop_assert_eq!(found.rest.len() + cards, dealt.len());
            // A search in the used cards alone finds the same number: no card was used that is not held.
            prop_assert!(dealt.minus(found.rest).is_some_and(|used| largest(used, cards)
                .is_some_and(|again| again.prime == found.prime)));
        }
    }
}
