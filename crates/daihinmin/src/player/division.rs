//! A hand divided into sets, each with a strength: the basis of a rule-based player.

use crate::card::{Card, Rank, Suit};
use crate::cards::Cards;
use crate::play::{GroupJoker, Play, Shape};

/// From this strength on, a set is assumed to win its trick.
pub(super) const STRONG: i32 = 86;

/// The strength of a missing set.
pub(super) const NO_SET: i32 = 201;

/// The cards that others may hold, and the order of ranks; the strength of sets follows from these.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    unseen: Cards,
    revolution: bool,
    /// The number of seats with cards, with the player's own.
    alive: i32,
    /// Whether others may hold the only card that beats a joker alone.
    spade_three: bool,
}

/// A set of a divided hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Set {
    pub(super) play: Play,
    /// The strength, from 1; from [`STRONG`] on the set wins its trick, above 100 it has an 8.
    pub(super) x: i32,
    /// The strength if the order of ranks is reversed.
    pub(super) reverse_x: i32,
    /// Whether others hold no stronger rank.
    top: bool,
}

/// A hand divided into sets.
#[derive(Clone, Debug)]
pub(super) struct Division {
    pub(super) sets: Vec<Set>,
}

impl Outlook {
    pub(super) fn new(unseen: Cards, revolution: bool, alive: usize) -> Self {
        let alive = i32::try_from(alive).unwrap_or(8);
        Self { unseen, revolution, alive, spade_three: unseen.has(Card::S3) }
    }

    pub(super) fn turned(self) -> Self {
        Self { revolution: !self.revolution, ..self }
    }

    fn unseen_of(self, column: u8) -> i32 {
        let count = Rank::at(column).map_or(0, |rank| (self.unseen & Cards::of_rank(rank)).len());
        i32::try_from(count).unwrap_or(4)
    }

    /// 1 for the weakest rank to 13 for the strongest.
    pub(super) fn index(self, column: u8) -> i32 {
        let column = i32::from(column);
        if self.revolution { 14 - column } else { column }
    }

    fn has_joker(self) -> bool {
        self.unseen.has(Card::JOKER)
    }

    /// The columns that are stronger than this one.
    fn stronger(self, column: u8) -> std::ops::Range<u8> {
        if self.revolution { 1..column } else { column + 1..14 }
    }

    /// The index of the strongest rank that others hold; 0 if none.
    pub(super) fn max(self) -> i32 {
        let held = (1..=13).filter(|&column| self.unseen_of(column) > 0);
        held.map(|column| self.index(column)).max().unwrap_or(0)
    }

    /// Whether no single card of others, except a joker, beats this column.
    fn is_top(self, column: u8) -> bool {
        self.stronger(column).all(|above| self.unseen_of(above) == 0)
    }

    /// The strength of a play, from 1; from [`STRONG`] on it wins its trick, above 100 it has an 8.
    pub(super) fn strength(self, play: Play) -> i32 {
        if play.is_joker_alone() {
            return if self.spade_three { 1 } else { 100 };
        }
        let joker = i32::from(self.has_joker());
        let less: i32 = match play.shape() {
            Shape::Pass => return NO_SET,
            Shape::Single => {
                let above = self.stronger(play.low());
                joker + above.map(|column| 30 * self.unseen_of(column).min(1)).sum::<i32>()
            }
            Shape::Group => {
                let size = i32::try_from(play.len()).unwrap_or(5);
                self.stronger(play.low()).map(|column| self.less_of_group(column, size)).sum()
            }
            Shape::Sequence => self.less_of_sequence(play),
        };
        (100 - less).max(1) + if play.has_eight() { 100 } else { 0 }
    }

    fn less_of_group(self, column: u8, size: i32) -> i32 {
        let count = self.unseen_of(column);
        if count < size {
            return i32::from(count == size - 1 && self.has_joker());
        }
        if self.alive == 2 {
            return 30;
        }
        match count - size - self.alive + 5 {
            ..=0 => 4,
            1 => 9,
            2 => 15,
            _ => 24,
        }
    }

    fn less_of_sequence(self, play: Play) -> i32 {
        let (low, high) = (play.low(), play.high());
        let len = high - low + 1;
        let starts =
            if self.revolution { 1..low.saturating_sub(len - 1) } else { high + 1..15 - len };
        let each = if self.alive == 2 { 15 } else { 6 - self.alive };
        let missing = |suit, start: u8| {
            let columns = (start..start + len).filter_map(Rank::at);
            columns.filter(|&rank| !self.unseen.has(Card::new(suit, rank))).count()
        };
        let runs = Suit::ALL.iter().flat_map(|&suit| starts.clone().map(move |s| missing(suit, s)));
        runs.map(|missing| match missing {
            0 => each,
            1 if self.has_joker() => 1,
            _ => 0,
        })
        .sum()
    }

    fn set(self, play: Play) -> Set {
        Set {
            play,
            x: self.strength(play),
            reverse_x: self.turned().strength(play),
            top: self.is_top(if self.revolution { play.low() } else { play.high() }),
        }
    }

    /// Divides a hand. The joker is a set of its own, unless the card that it stands for is given.
    pub(super) fn divide(self, hand: Cards, joker: Option<Card>) -> Division {
        let mut left = hand - Cards::JOKER;
        let stands = joker.filter(|&card| hand.has(Card::JOKER) && !left.has(card));
        left.extend(stands);
        let mut sets = Vec::new();
        let mut add = |play: Option<Play>| sets.extend(play.map(|play| self.set(play)));
        let whole = left;
        for suit in Suit::ALL {
            while let Some((low, len)) = self.longest_run(left, suit) {
                let columns = (low..low + len).filter_map(Rank::at);
                let cards: Cards = columns.map(|rank| Card::new(suit, rank)).collect();
                if Self::is_worth(whole, cards, stands) {
                    let at = stands.filter(|&card| cards.has(card));
                    let at = at.and_then(Card::rank).map(Rank::column);
                    add(Play::sequence(suit, low, len, at));
                    left -= cards;
                } else {
                    break;
                }
            }
        }
        for rank in Rank::all() {
            let suits: Vec<Suit> =
                Suit::ALL.into_iter().filter(|&suit| left.has(Card::new(suit, rank))).collect();
            let joker = stands.filter(|card| left.has(*card) && card.rank() == Some(rank));
            let split = suits.len() == 4 && self.index(rank.column()) >= self.max();
            for part in if split { suits.chunks(2) } else { suits.chunks(4) } {
                let suit = joker.and_then(Card::suit).filter(|suit| part.contains(suit));
                add(match (part, suit) {
                    (&[_], Some(_)) => Some(Play::JOKER),
                    (&[suit], None) => Some(Play::single(Card::new(suit, rank))),
                    _ => Play::group(rank, part, suit.map(GroupJoker::For)),
                });
            }
        }
        if hand.has(Card::JOKER) && stands.is_none() {
            add(Some(Play::JOKER));
        }
        Division { sets }
    }

    /// The longest run of a suit, and of these the highest; the strongest rank is never part of it.
    fn longest_run(self, cards: Cards, suit: Suit) -> Option<(u8, u8)> {
        let (first, last) = if self.revolution { (2, 13) } else { (1, 12) };
        let has = |column| Rank::at(column).is_some_and(|rank| cards.has(Card::new(suit, rank)));
        let end = |low: u8| (low..=last).find(|&column| !has(column)).unwrap_or(last + 1);
        let runs = (first..=last).map(|low| (end(low) - low, low));
        runs.max().filter(|&(len, _)| len >= 3).map(|(len, low)| (low, len))
    }

    /// Whether a sequence reduces the number of sets. It does not if all its
    /// cards are in pairs, and the joker joins only single cards.
    fn is_worth(hand: Cards, sequence: Cards, stands: Option<Card>) -> bool {
        let others = sequence.iter().filter(|card| card.rank() != Some(Rank::EIGHT));
        let paired =
            |card: &Card| card.rank().is_some_and(|rank| (hand & Cards::of_rank(rank)).len() > 1);
        let natural = others.filter(|&card| Some(card) != stands);
        let (count, in_pairs) = (natural.clone().count(), natural.filter(paired).count());
        if stands.is_some_and(|card| sequence.has(card)) {
            return in_pairs == 0;
        }
        let has_eight = count < sequence.len();
        in_pairs + usize::from(has_eight) < count
    }
}

impl Division {
    /// The value of the hand, smaller is better.
    pub(super) fn z(&self) -> i32 {
        self.sets.iter().map(|set| set.z(set.x)).sum()
    }

    /// The value of the hand if the order of ranks is reversed.
    pub(super) fn reverse_z(&self) -> i32 {
        self.sets.iter().map(|set| set.z(set.reverse_x)).sum()
    }

    pub(super) fn len(&self) -> usize {
        self.sets.len()
    }

    /// The two smallest strengths; [`NO_SET`] for a missing set.
    pub(super) fn two_weakest(&self) -> [i32; 2] {
        let mut least = [NO_SET; 2];
        for set in &self.sets {
            if set.x < least[0] {
                least = [set.x, least[0]];
            } else if set.x < least[1] {
                least[1] = set.x;
            }
        }
        least
    }

    /// The second smallest strength, lowered if a revolution of others would spoil it.
    pub(super) fn second(&self, outlook: Outlook) -> i32 {
        let second = self.two_weakest()[1];
        let doubtful = (STRONG..=94).contains(&second) && outlook.alive >= 4;
        let all = self.sets.iter().all(|set| set.reverse_x > 50);
        if doubtful && all { STRONG - 1 } else { second }
    }

    /// Whether all sets but one win their tricks.
    pub(super) fn wins(&self, outlook: Outlook) -> bool {
        self.second(outlook) >= STRONG
    }
}

impl Set {
    fn z(&self, x: i32) -> i32 {
        if self.play.is_joker_alone() {
            return -2;
        }
        let len = i32::try_from(self.play.len()).unwrap_or(5);
        match x {
            _ if len > 3 => 0,
            ..=30 => 2,
            31..=60 => 1,
            61..=90 => 0,
            _ if self.top => -len,
            _ => -1,
        }
    }
}
