//! The largest primes that a hand can make.
//!
//! The search places card after card from the left and tries the largest arrangement first. So it finds numbers
//! nearly in descending order, and leaves a branch as soon as its largest number is below the best prime so far.

use crate::card::Card;
use crate::hand::Hand;
use crate::primality::is_prime_u128;

#[cfg(test)]
mod tests;

/// The largest number of two-digit cards that fits into 128 bits: searches make no number of more cards.
pub const MOST_CARDS: usize = 19;

/// Ranks in the order in which they stand in the largest number of given cards: `a` comes before `b` if
/// `ab` is above `ba`. Rank 0 is a joker that stands for 0; an ace and a jack are equal in this order.
const ORDER: [u8; 14] = [9, 8, 7, 6, 5, 4, 3, 2, 13, 12, 11, 1, 10, 0];

/// The ranks that can end a prime of several cards.
const ENDS: [u8; 6] = [1, 3, 7, 9, 11, 13];

/// A prime made of cards of a hand, and the other cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FoundPrime {
    /// The prime.
    pub prime: u128,
    /// The hand without its cards. A joker is used only if the hand lacks the card that it stands for.
    pub rest: Hand,
}

/// The largest prime of exactly `cards` cards of a hand; jokers stand for 0 to 13. None if there is no
/// such prime, for more than [`MOST_CARDS`] cards, and for hands with more jokers than a deck.
pub fn largest(hand: Hand, cards: usize) -> Option<FoundPrime> {
    largest_with(hand, cards, |_| true)
}

/// The largest prime of exactly `cards` cards such that `accept` holds for the rest of the hand.
pub fn largest_with(
    hand: Hand,
    cards: usize,
    accept: impl FnMut(Hand) -> bool,
) -> Option<FoundPrime> {
    let too_many_jokers = hand.jokers() > Card::JOKER.in_deck();
    if cards == 0 || cards > hand.len().min(MOST_CARDS) || too_many_jokers {
        return None;
    }
    let mut search = Search { hand, best: None, accept };
    for counts in assignments(hand) {
        search.place(0, cards, counts);
    }
    search.best
}

/// Whether all cards of a hand make a prime in some order; false for hands that are not searched, see [`largest`].
pub fn is_prime_in_some_order(hand: Hand) -> bool {
    some_prime_of_all(hand).is_some()
}

/// The largest prime of all cards of a hand, if there is one.
pub fn some_prime_of_all(hand: Hand) -> Option<u128> {
    largest(hand, hand.len()).map(|found| found.prime)
}

/// The number of cards by rank; jokers count as the rank, 0 to 13, that they stand for.
type Counts = [u8; 14];

/// All values that the jokers of a hand may take, the largest first.
fn assignments(hand: Hand) -> Vec<Counts> {
    let mut plain: Counts = [0; 14];
    for card in hand.cards() {
        if let Some(rank) = card.rank() {
            plain[usize::from(rank)] += 1;
        }
    }
    let mut all = vec![plain];
    for _ in 0..hand.jokers() {
        let with = |counts: &Counts, rank: usize| {
            let mut counts = *counts;
            counts[rank] += 1;
            counts
        };
        all = (0..14).rev().flat_map(|rank| all.iter().map(move |it| with(it, rank))).collect();
        all.sort_unstable_by(|a, b| b.iter().rev().cmp(a.iter().rev()));
        all.dedup();
    }
    all
}

struct Search<F> {
    hand: Hand,
    best: Option<FoundPrime>,
    accept: F,
}

impl<F: FnMut(Hand) -> bool> Search<F> {
    /// Appends `left` more cards of `counts` to a number.
    fn place(&mut self, number: u128, left: usize, counts: Counts) {
        let best = self.best.map_or(0, |found| found.prime);
        if left == 0 {
            if number > best && is_prime_u128(number) {
                let rest = self.rest(&counts);
                if (self.accept)(rest) {
                    self.best = Some(FoundPrime { prime: number, rest });
                }
            }
            return;
        }
        if !can_end(number, left, &counts) {
            return;
        }
        for rank in ORDER {
            if counts[usize::from(rank)] == 0 || (number == 0 && rank == 0) {
                continue;
            }
            let mut others = counts;
            others[usize::from(rank)] -= 1;
            let next = then(number, rank);
            let best = self.best.map_or(0, |found| found.prime);
            if upper_bound(next, left - 1, others) > best {
                self.place(next, left - 1, others);
            }
        }
    }

    /// The hand that is left if `counts` are not placed.
    fn rest(&self, counts: &Counts) -> Hand {
        let (mut rest, mut unplaced) = (Hand::EMPTY, counts.iter().map(|&n| usize::from(n)).sum());
        for card in Card::all() {
            let Some(rank) = card.rank() else { continue };
            // A card that a joker stands for too: the card itself was placed first.
            let kept = counts[usize::from(rank)].min(self.hand.count(card));
            for _ in 0..kept {
                rest = rest.with(card);
                unplaced -= 1;
            }
        }
        (0..unplaced).fold(rest, |rest, _: usize| rest.with(Card::JOKER))
    }
}

/// A number with a card appended.
fn then(number: u128, rank: u8) -> u128 {
    number * if rank < 10 { 10 } else { 100 } + u128::from(rank)
}

/// The largest number that appends `left` of some cards: two-digit
/// cards first, the largest first among equal lengths.
fn upper_bound(number: u128, left: usize, counts: Counts) -> u128 {
    let (mut taken, mut left): (Counts, _) = ([0; 14], left);
    for rank in [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0] {
        let taking = usize::from(counts[rank]).min(left);
        taken[rank] = u8::try_from(taking).unwrap_or_default();
        left -= taking;
    }
    let ordered =
        ORDER.into_iter().flat_map(|rank| (0..taken[usize::from(rank)]).map(move |_| rank));
    ordered.fold(number, then)
}

/// Whether a prime can still result: a card that ends primes is left, and not every choice is divisible by three.
fn can_end(number: u128, left: usize, counts: &Counts) -> bool {
    // One card alone may be 2, 3 or 5.
    if number == 0 && left == 1 {
        return true;
    }
    if ENDS.iter().all(|&rank| counts[usize::from(rank)] == 0) {
        return false;
    }
    let mut residues = [0; 3];
    for (rank, &count) in counts.iter().enumerate() {
        residues[rank % 3] += usize::from(count);
    }
    let many: usize = residues.iter().sum();
    // A number and its digit sum have the same remainder modulo 3; so have T, J, Q, K and 1 + 0 and so on.
    let before = (number % 3) as usize;
    if many == left {
        return !(before + residues[1] + 2 * residues[2]).is_multiple_of(3);
    }
    let alike = residues.iter().position(|&count| count == many);
    alike.is_none_or(|residue| !(before + residue * left).is_multiple_of(3))
}
