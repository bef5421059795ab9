//! The standard client of the UEC competitions, as its manual and its play describe it.

use crate::card::{Card, Suit};
use crate::cards::Cards;
use crate::play::{Play, Shape};

use super::{Choice, Gift, Offer, Player, PlayerRng, View, Why};

/// Plays the longest sequence or largest group it can lead, and the weakest that beats the table.
///
/// It never passes by choice, never looks at what others hold, and burns the joker as soon as nothing else fits.
/// Reasons: [`Why::Only`], [`Why::Rule`], [`Why::NoRule`], [`Why::Weakest`].
#[derive(Clone, Copy, Debug)]
pub struct Standard;

/// The rule by which a plain player chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// It leads its longest sequence, of these the weakest.
    LongestSequence,
    /// It leads its largest group, of these the weakest.
    LargestGroup,
    /// It plays the weakest single card that is in no group or sequence.
    LoneCard,
    /// It leads its weakest single card.
    WeakestCard,
    /// It answers with the weakest group of just so many cards.
    WholeGroup,
    /// It answers with the weakest sequence that ends there.
    WholeSequence,
    /// The joker completes a group or sequence, or is played alone.
    Joker,
}

impl Player for Standard {
    fn name(&self) -> &'static str {
        "default"
    }

    fn choose(&self, view: &View<'_>, _: &mut PlayerRng) -> Choice {
        plain_choice(view)
    }

    fn exchange(&self, offer: &Offer, _: &mut PlayerRng) -> Gift {
        let key = |card: &Card| (card.rank(), std::cmp::Reverse(card.suit()));
        let mut cards: Vec<Card> = (offer.hand - Cards::JOKER).iter().collect();
        cards.sort_by_key(key);
        Gift { cards: cards.into_iter().take(offer.count).collect(), why: Why::Weakest }
    }
}

/// What the standard client plays.
pub(super) fn plain_choice(view: &View<'_>) -> Choice {
    let plays = view.plays();
    if let [play] = plays[..] {
        return Choice { play, why: Why::Only };
    }
    let table = view.position().table();
    let found = match table.shape() {
        Shape::Pass => Some(lead(view, &plays)),
        Shape::Single => single(view, &plays),
        Shape::Group => group(view, &plays),
        Shape::Sequence => sequence(view, &plays),
    };
    match found {
        Some((rule, play)) => Choice { play, why: Why::Rule(rule) },
        None => Choice { play: Play::PASS, why: Why::NoRule },
    }
}

/// How strong a play is in the order of the moment: larger is stronger.
fn strength(view: &View<'_>, play: Play) -> u8 {
    if play.is_joker_alone() {
        u8::MAX
    } else if view.position().is_revolution() {
        16 - play.high()
    } else {
        play.low()
    }
}

fn weakest(view: &View<'_>, plays: impl Iterator<Item = Play>) -> Option<Play> {
    plays.min_by_key(|&play| strength(view, play))
}

fn lead(view: &View<'_>, plays: &[Play]) -> (Rule, Play) {
    let largest = |shape| {
        let of_shape = plays.iter().copied().filter(move |play| play.shape() == shape);
        let len = of_shape.clone().map(Play::len).max()?;
        weakest(view, of_shape.filter(|play| play.len() == len))
    };
    let found = |rule, shape| largest(shape).map(|play| (rule, play));
    found(Rule::LongestSequence, Shape::Sequence)
        .or_else(|| found(Rule::LargestGroup, Shape::Group))
        .or_else(|| found(Rule::WeakestCard, Shape::Single))
        .unwrap_or((Rule::WeakestCard, Play::PASS))
}

fn single(view: &View<'_>, plays: &[Play]) -> Option<(Rule, Play)> {
    let lone = lone_cards(view.hand());
    let alone = plays.iter().copied().filter(|play| !play.is_pass() && lone.has_all(play.cards()));
    if view.position().table().is_joker_alone() {
        return None;
    }
    let joker = plays.contains(&Play::JOKER).then_some((Rule::Joker, Play::JOKER));
    weakest(view, alone).map_or(joker, |play| Some((Rule::LoneCard, play)))
}

fn group(view: &View<'_>, plays: &[Play]) -> Option<(Rule, Play)> {
    let position = view.position();
    let table = position.table();
    let suits = if position.is_locked() { table.suits() } else { 0xf };
    let fitting = |card: &Card| card.suit().is_some_and(|suit| suits >> suit as u8 & 1 == 1);
    let kept: Cards = view.hand().iter().filter(fitting).collect();
    let of_rank = |column| {
        let same = move |card: &Card| card.rank().is_some_and(|rank| rank.column() == column);
        kept.iter().filter(same).count()
    };
    let whole = plays.iter().copied().filter(|&play| {
        !play.is_pass() && of_rank(play.low()) + usize::from(play.has_joker()) == table.len()
    });
    let natural = whole.clone().filter(|play| !play.has_joker());
    weakest(view, natural)
        .map(|play| (Rule::WholeGroup, play))
        .or_else(|| weakest(view, whole).map(|play| (Rule::Joker, play)))
}

fn sequence(view: &View<'_>, plays: &[Play]) -> Option<(Rule, Play)> {
    let revolution = view.position().is_revolution();
    let longer = |play: Play| {
        let beyond =
            if revolution { play.low().checked_sub(1) } else { play.high().checked_add(1) };
        let suit = Suit::ALL.into_iter().find(|&suit| play.suits() >> suit as u8 & 1 == 1);
        let rank = beyond.and_then(crate::Rank::at);
        suit.zip(rank).is_some_and(|(suit, rank)| view.hand().has(Card::new(suit, rank)))
    };
    let natural = plays.iter().copied().filter(|&p| !p.is_pass() && !p.has_joker() && !longer(p));
    let joker = plays.iter().copied().filter(|play| play.has_joker());
    weakest(view, natural)
        .map(|play| (Rule::WholeSequence, play))
        .or_else(|| weakest(view, joker).map(|play| (Rule::Joker, play)))
}

/// The cards in no natural group and no natural sequence; without the joker.
fn lone_cards(hand: Cards) -> Cards {
    let bits = (hand - Cards::JOKER).bits();
    let starts = bits & bits >> 4 & bits >> 8;
    let in_sequence = starts | starts << 4 | starts << 8;
    let alone = |card: &Card| {
        let rank = card.rank().map_or(Cards::JOKER, Cards::of_rank);
        (hand & rank).len() == 1
    };
    (Cards::from_bits(bits & !in_sequence)).iter().filter(alone).collect()
}
