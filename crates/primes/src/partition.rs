//! Going out by primes alone: the fewest primes that use up a whole hand.

use std::collections::HashMap;

use crate::card::Card;
use crate::hand::Hand;
use crate::search::some_prime_of_all;

/// Larger hands are not divided: they have too many parts.
pub const MOST_CARDS: usize = 13;

/// The fewest primes such that each card of the hand is in exactly one; jokers stand for 0 to
/// 13. None if there are no such primes (`44`), and for more than [`MOST_CARDS`] cards.
pub fn fewest_primes(hand: Hand) -> Option<Vec<u128>> {
    if hand.is_empty() || hand.len() > MOST_CARDS {
        return None;
    }
    let mut parts = Parts::default();
    (1..=hand.len()).find_map(|many| parts.primes(hand, many))
}

/// The parts examined so far: a prime of all their cards, if there is one.
#[derive(Default)]
struct Parts(HashMap<Hand, Option<u128>>);

impl Parts {
    fn prime(&mut self, part: Hand) -> Option<u128> {
        *self.0.entry(part).or_insert_with(|| some_prime_of_all(part))
    }

    /// Exactly `many` primes that use up a hand.
    fn primes(&mut self, hand: Hand, many: usize) -> Option<Vec<u128>> {
        if many == 1 {
            return self.prime(hand).map(|prime| vec![prime]);
        }
        let largest = hand.len().checked_sub(many - 1)?;
        // Some prime holds the first card: only parts with it are tried, so that no partition comes twice.
        let first = hand.cards().next()?;
        let others = hand.without(first)?;
        let mut found = None;
        parts(others, largest - 1, &mut |part| {
            let Some(prime) = self.prime(part.with(first)) else { return false };
            let Some(rest) = others.minus(part) else { return false };
            let Some(mut primes) = self.primes(rest, many - 1) else { return false };
            primes.insert(0, prime);
            found = Some(primes);
            true
        });
        found
    }
}

/// Goes through the parts of a hand with at most `most` cards, until one is accepted.
fn parts(hand: Hand, most: usize, accept: &mut impl FnMut(Hand) -> bool) {
    fn from(
        at: usize,
        cards: &[(Card, u8)],
        part: Hand,
        most: usize,
        accept: &mut impl FnMut(Hand) -> bool,
    ) -> bool {
        let Some(&(card, count)) = cards.get(at) else { return accept(part) };
        let mut part = part;
        for taken in 0..=count {
            if usize::from(taken) > most {
                return false;
            }
            if from(at + 1, cards, part, most - usize::from(taken), accept) {
                return true;
            }
            part = part.with(card);
        }
        false
    }
    let cards = Card::all().map(|card| (card, hand.count(card)));
    let cards: Vec<(Card, u8)> = cards.filter(|(_, count)| *count > 0).collect();
    from(0, &cards, Hand::EMPTY, most, accept);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::primality::is_prime_u128;

    fn hand(text: &str) -> Hand {
        text.parse().expect("a hand")
    }

    /// Worked out by hand: even cards end no prime but 2, and a
    /// hand whose digit sum is a multiple of three is no prime.
    #[test]
    fn the_fewest_primes_are_those_found_by_hand() {
        for (text, primes) in [
            ("4", None),
            ("44", None),
            ("246", None),
            ("A", None),
            ("2", Some(1)),
            ("22", Some(2)),
            ("222", Some(3)),
            // 23 and 32: one is prime.
            ("23", Some(1)),
            // 2 + 4 + 3 is divisible by three; so two: 43 and 2.
            ("243", Some(2)),
            // Any order of 3, 6 and 9 is divisible by three, 6 and 9 alone too.
            ("369", None),
            // A joker for 1 or 7: 41, 47.
            ("4X", Some(1)),
            ("XX", Some(1)),
            ("57", Some(2)),
        ] {
            assert_eq!(fewest_primes(hand(text)).map(|it| it.len()), primes, "{text}");
        }
        assert_eq!(fewest_primes(hand("A23456789TJQKA")), None, "too many");
    }

    #[test]
    fn dealt_hands_are_taken_apart_into_primes() {
        for text in ["QT338647JA9", "T77TJK4X3KA", "22446688TT3", "A23456789TJ"] {
            let primes = fewest_primes(hand(text)).expect("an odd card to end with");
            assert!(primes.iter().all(|&prime| is_prime_u128(prime)), "{text}: {primes:?}");
            let digits: usize = primes.iter().map(|prime| prime.to_string().len()).sum();
            let dealt = hand(text);
            // Jokers have one digit or two.
            let least = dealt.len() + usize::from(dealt.two_digit());
            let most = least + usize::from(dealt.jokers());
            assert!((least..=most).contains(&digits), "{text}: {primes:?}");
        }
    }
}
