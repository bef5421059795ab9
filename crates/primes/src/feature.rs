//! Features of a deal that a model may weigh: how far hand A is ahead of hand B.

use crate::hand::Hand;
use crate::partition;
use crate::search;
use crate::trumps;

/// A feature of a deal. Its value for A against B is minus its value for B against A.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Feature {
    /// More jokers.
    Jokers,
    /// More cards of two digits: T, J, Q and K.
    TwoDigit,
    /// More jacks, queens and kings: cards of two digits that make large
    /// primes. A ten is the smallest such card and ends no prime.
    JackQueenKing,
    /// More kings.
    Kings,
    /// More even cards: 2, 4, 6, 8, T and Q.
    Evens,
    /// More cards that end a prime: A, 3, 7, 9, J and K.
    Ends,
    /// All cards of the hand make one prime: 1 for yes, 0 for no.
    Whole,
    /// Fewer primes are enough to go out by primes alone. For a hand that cannot, its number of cards counts.
    FewestPrimes,
    /// More counts of cards, from 1 to 5, whose largest prime cannot be beaten by any other cards of the deck.
    Trumps,
    /// The larger prime of exactly this number of cards: 1 for A, -1 for B, 0 if they are equal.
    Larger(u8),
    /// A prime that the other hand cannot answer with a larger one of
    /// as many cards, while the other cards make a prime too.
    Plan,
}

impl Feature {
    /// All features.
    pub const ALL: [Self; 14] = [
        Self::Jokers,
        Self::TwoDigit,
        Self::JackQueenKing,
        Self::Kings,
        Self::Evens,
        Self::Ends,
        Self::Whole,
        Self::FewestPrimes,
        Self::Trumps,
        Self::Larger(2),
        Self::Larger(3),
        Self::Larger(4),
        Self::Larger(5),
        Self::Plan,
    ];

    /// Its name in model files.
    pub fn name(self) -> &'static str {
        match self {
            Self::Jokers => "jokers",
            Self::TwoDigit => "two-digit cards",
            Self::JackQueenKing => "jacks, queens and kings",
            Self::Kings => "kings",
            Self::Evens => "even cards",
            Self::Ends => "cards that end a prime",
            Self::Whole => "whole hand is a prime",
            Self::FewestPrimes => "fewest primes",
            Self::Trumps => "trumps",
            Self::Larger(2) => "larger 2-card prime",
            Self::Larger(3) => "larger 3-card prime",
            Self::Larger(4) => "larger 4-card prime",
            Self::Larger(5) => "larger 5-card prime",
            Self::Larger(_) => "larger prime",
            Self::Plan => "prime without an answer, then out",
        }
    }

    /// The feature with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|feature| feature.name() == name)
    }

    /// The difference between hands `a` and `b`: positive if `a` is ahead.
    pub fn difference(self, a: Hand, b: Hand) -> f64 {
        match self {
            Self::Larger(cards) => larger(a, b, usize::from(cards)),
            Self::Plan => sign(has_plan(a, b), has_plan(b, a)),
            _ => self.of(a) - self.of(b),
        }
    }

    /// The value for one hand; 0 for features that compare two.
    fn of(self, hand: Hand) -> f64 {
        let ranks =
            |ranks: &[u8]| f64::from(ranks.iter().map(|&rank| hand.of_rank(rank)).sum::<u8>());
        match self {
            Self::Jokers => f64::from(hand.jokers()),
            Self::TwoDigit => f64::from(hand.two_digit()),
            Self::JackQueenKing => ranks(&[11, 12, 13]),
            Self::Kings => ranks(&[13]),
            Self::Evens => ranks(&[2, 4, 6, 8, 10, 12]),
            Self::Ends => ranks(&[1, 3, 7, 9, 11, 13]),
            Self::Whole => f64::from(u8::from(search::is_prime_in_some_order(hand))),
            Self::FewestPrimes => {
                -counted(partition::fewest_primes(hand).map_or(hand.len(), |primes| primes.len()))
            }
            Self::Trumps => counted((1..=5).filter(|&n| trumps::trump(hand, n).is_some()).count()),
            Self::Larger(_) | Self::Plan => 0.0,
        }
    }
}

/// Which hand has the larger prime of this number of cards: 1 for `a`, -1 for `b`, 0 for neither.
fn larger(a: Hand, b: Hand, cards: usize) -> f64 {
    let [a, b] = [a, b].map(|hand| search::largest(hand, cards).map_or(0, |found| found.prime));
    sign(a > b, a < b)
}

/// Whether `a` has a prime of 2 to 9 cards that `b` cannot beat, and
/// its other cards make a prime too, or there are none.
fn has_plan(a: Hand, b: Hand) -> bool {
    let leaves_a_prime = |cards: usize| {
        search::largest_with(a, cards, search::is_prime_in_some_order).map(|found| found.prime)
    };
    (2..=9).any(|cards| {
        let ours = leaves_a_prime(cards);
        ours.is_some_and(|ours| search::largest(b, cards).is_none_or(|found| found.prime < ours))
    })
}

fn sign(ahead: bool, behind: bool) -> f64 {
    f64::from(u8::from(ahead)) - f64::from(u8::from(behind))
}

#[expect(clippy::cast_precision_loss, reason = "counts of cards")]
fn counted(many: usize) -> f64 {
    many as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each feature was worked out by hand for two hands.
    #[test]
    fn features_are_what_they_say() {
        for (feature, a, b, ahead) in [
            (Feature::Jokers, "XX3", "X33", 1.0),
            (Feature::TwoDigit, "TJQK", "T234", 3.0),
            (Feature::JackQueenKing, "TJQK", "T234", 3.0),
            (Feature::JackQueenKing, "TT3", "J33", -1.0),
            (Feature::Kings, "KK3", "K33", 1.0),
            (Feature::Evens, "2468TQ", "A379JK", 6.0),
            (Feature::Ends, "2468TQ", "A379JK", -6.0),
            // 23 is a prime, 24 and 42 are not.
            (Feature::Whole, "23", "24", 1.0),
            // 23 is one prime; 22 is 2 and 2; 44 makes none, so its two cards count.
            (Feature::FewestPrimes, "23", "22", 1.0),
            (Feature::FewestPrimes, "22", "44", 0.0),
            // 13, the largest of one card, and 131311 of three.
            (Feature::Trumps, "KKJ", "234", 2.0),
            // 211 against 131; 43 against 41.
            (Feature::Larger(2), "2J", "KA", 1.0),
            (Feature::Larger(2), "4A", "43", -1.0),
            (Feature::Larger(2), "43", "43", 0.0),
            (Feature::Larger(3), "43", "4", 0.0),
            // 131 leaves 7; 47 is the best answer to it. 447 has nothing above 1317 or 173.
            (Feature::Plan, "KA7", "447", 1.0),
        ] {
            let [first, second] = [a, b].map(|text| text.parse().expect("a hand"));
            assert!(
                (feature.difference(first, second) - ahead).abs() < 1e-9,
                "{feature:?} {a} {b}"
            );
            assert!(
                (feature.difference(second, first) + ahead).abs() < 1e-9,
                "{feature:?} {b} {a}"
            );
        }
    }

    #[test]
    fn every_feature_is_found_by_its_name() {
        for feature in Feature::ALL {
            assert_eq!(Feature::named(feature.name()), Some(feature));
        }
        assert_eq!(Feature::named("larger prime"), None);
    }
}
