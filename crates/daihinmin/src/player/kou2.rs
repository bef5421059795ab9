//! A rule-based player: it divides its hand into sets, and judges every play by the sets that are left.

use crate::card::{Card, Rank};
use crate::cards::Cards;
use crate::play::{Play, Shape};

use super::default::plain_choice;
use super::division::{Division, NO_SET, Outlook, STRONG};
use super::{Choice, Gift, Offer, Player, PlayerRng, View, Why};

/// Plays as the light-weight winner Kou2 is described: division of the hand, strength of sets, value of the rest.
///
/// Reasons: [`Why::Only`], [`Why::Sets`], [`Why::NoRule`] for a pass, [`Why::Rule`] if
/// the standard client decides, and [`Why::Rest`] in the exchange.
#[derive(Clone, Copy, Debug)]
pub struct Kou2;

/// The judgement of a play by the sets that are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sets {
    /// The strength of the play: from 86 on it wins its trick, above 100 it has an 8.
    pub strength: i32,
    /// The number of sets left after it.
    pub left: usize,
    /// The value of the rest; smaller is better.
    pub value: i32,
    /// The second smallest strength in the rest: from 86 on all sets but one win, 201 with one set.
    pub second: i32,
    /// On an empty table, the urgency of the set; 0 otherwise.
    pub urgency: i32,
}

impl Player for Kou2 {
    fn name(&self) -> &'static str {
        "kou2"
    }

    fn choose(&self, view: &View<'_>, _: &mut PlayerRng) -> Choice {
        let plays = view.plays();
        if let [play] = plays[..] {
            return Choice { play, why: Why::Only };
        }
        let table = view.position().table();
        if table.is_pass() {
            return lead(view);
        }
        if table.len() == view.hand().len() {
            return plain_choice(view);
        }
        match follow(view, &plays) {
            Some((play, sets)) => Choice { play, why: Why::Sets(sets) },
            None => Choice { play: Play::PASS, why: Why::NoRule },
        }
    }

    fn exchange(&self, offer: &Offer, _: &mut PlayerRng) -> Gift {
        sets_gift(offer)
    }
}

/// The gift of the cards whose loss harms the division of the hand least.
pub(super) fn sets_gift(offer: &Offer) -> Gift {
    let outlook = Outlook::new(Cards::DECK - offer.hand, false, 5);
    let price = |card: Card| {
        let rank = card.rank().filter(|&rank| rank != Rank::TWO)?;
        let kept = match rank.column() {
            1 if card == Card::S3 => 25,
            1 => 5,
            6 | 12 => 30,
            11 => 15,
            _ => 0,
        };
        let rest = outlook.divide(offer.hand - Cards::of(card), None);
        Some((10 * rest.z() + i32::from(rank.column()) + kept, card))
    };
    let mut priced: Vec<_> = offer.hand.iter().filter_map(price).collect();
    priced.sort_unstable();
    let value = priced.first().map_or(0, |&(value, _)| value);
    let cards = priced.into_iter().take(offer.count).map(|(_, card)| card).collect();
    Gift { cards, why: Why::Rest { value } }
}

fn outlook_of(view: &View<'_>) -> Outlook {
    let alive = (0..view.position().seats()).filter(|&seat| view.count(seat) > 0).count();
    Outlook::new(view.unseen(), view.position().is_revolution(), alive)
}

/// The rating of a divided hand: its shape, value, and number of sets; smaller is better.
fn rating(division: &Division, outlook: Outlook) -> (i32, i32, usize) {
    let second = division.second(outlook);
    (if second >= STRONG { -second } else { 0 }, division.z(), division.len())
}

fn lead(view: &View<'_>) -> Choice {
    let (outlook, hand) = (outlook_of(view), view.hand());
    let mut best = outlook.divide(hand, None);
    if hand.has(Card::JOKER) {
        for card in Cards::DECK - Cards::JOKER - hand {
            let other = outlook.divide(hand, Some(card));
            if rating(&other, outlook) < rating(&best, outlook) {
                best = other;
            }
        }
    }
    let urgencies = urgencies(&best, outlook);
    let most = best.sets.iter().zip(urgencies).max_by_key(|&(set, y)| (y, -set.x));
    let Some((set, urgency)) = most else { return plain_choice(view) };
    let rest = outlook.divide(hand - set.play.cards(), None);
    let (value, second) = (rest.z(), rest.second(outlook));
    let sets = Sets { strength: set.x, left: rest.len(), value, second, urgency };
    Choice { play: set.play, why: Why::Sets(sets) }
}

/// The urgency of leading each set.
fn urgencies(division: &Division, outlook: Outlook) -> Vec<i32> {
    let sets = &division.sets;
    let [weakest, second] = division.two_weakest();
    let wins = second >= STRONG;
    let strong = sets.iter().any(|set| set.x >= STRONG);
    let sequences = sets.iter().filter(|set| set.play.shape() == Shape::Sequence).count();
    let index = |play: Play| outlook.index(play.low());
    let mut weak_left = wins;
    let urgency = |set: &super::division::Set| {
        let play = set.play;
        if wins && weak_left && set.x == weakest && sets.len() > 1 {
            weak_left = false;
            return 2;
        }
        if play.is_joker_alone() {
            return 3;
        }
        if play.is_revolution() && sets.len() > 1 {
            let helps = division.reverse_z() <= division.z() && !strong;
            return if sets.len() <= 2 || helps { 100 } else { 8 };
        }
        if wins && second >= 100 {
            return set.x - 60;
        }
        // A larger set that wins its trick is led in its order: keeping it to the last cost 0.03 points a game.
        if play.len() == 1 && (STRONG..=100).contains(&set.x) {
            return 110 - set.x;
        }
        if play.shape() == Shape::Sequence {
            if set.x > 100 {
                return 9;
            }
            if sets.len() <= 4 && sets.len() - sequences <= 2 {
                return 90;
            }
        }
        let alike = |other: &&super::division::Set| {
            other.play.shape() == play.shape() && other.play.len() == play.len()
        };
        let others = i32::try_from(sets.iter().filter(alike).count()).unwrap_or(1) - 1;
        let late = sets.len() >= 5 && index(play) == 1;
        40 + 2 * (14 - index(play)) + if play.has_eight() { 8 } else { 0 } + 4 * others
            - if late { 7 } else { 0 }
    };
    sets.iter().map(urgency).collect()
}

fn follow(view: &View<'_>, plays: &[Play]) -> Option<(Play, Sets)> {
    let outlook = outlook_of(view);
    let before = outlook.divide(view.hand(), None);
    if leads_by_passing(view) {
        return None;
    }
    let judge = |&play: &Play| {
        let sets = judge(view, outlook, &before, play);
        accepts(view, outlook, &before, play, sets).then_some((play, sets))
    };
    let accepted = plays.iter().filter(|play| !play.is_pass()).filter_map(judge);
    accepted.min_by_key(|&(_, sets)| {
        let wins = sets.strength >= STRONG && sets.second >= STRONG;
        (!wins, sets.value, sets.strength)
    })
}

/// Whether a pass wins the lead: the last player has finished,
/// this player is next, and nobody else can beat the table.
fn leads_by_passing(view: &View<'_>) -> bool {
    let (owner, seats) = (view.position().last_player(), view.position().seats());
    let next = (1..seats).map(|step| (owner + step) % seats).find(|&seat| view.count(seat) > 0);
    let gone = view.count(owner) == 0 && next == Some(view.me());
    gone && !view.others_can_beat(view.position())
}

fn judge(view: &View<'_>, outlook: Outlook, before: &Division, play: Play) -> Sets {
    let rest = outlook.divide(view.hand() - play.cards(), None);
    let mut strength = outlook.strength(play);
    if play.has_eight() {
        strength = 101;
    }
    let position = view.position();
    let mut next = *position;
    next.apply(play);
    let locks = next.is_locked() && !position.is_locked();
    let lock_helps = match play.shape() {
        Shape::Single => !view.others_can_beat(&next),
        _ => (0..position.seats()).filter(|&seat| view.count(seat) > 0).count() >= 3,
    };
    if next.table().is_pass() || !view.others_can_beat(&next) || locks && lock_helps {
        strength = strength.max(STRONG);
    }
    let mut value = rest.z();
    if strength >= STRONG {
        value -= 1;
    } else if rest.len() >= before.len() {
        value += 1;
    }
    Sets { strength, left: rest.len(), value, second: rest.second(outlook), urgency: 0 }
}

/// Whether a play is better than a pass.
fn accepts(view: &View<'_>, outlook: Outlook, before: &Division, play: Play, sets: Sets) -> bool {
    let wins = sets.second >= STRONG;
    let table = view.position().table();
    let sets_left = i32::try_from(sets.left).unwrap_or(13);
    if table.is_joker_alone() {
        return sets.left <= before.len();
    }
    if play.is_joker_alone() {
        let top = outlook.index(table.low()) == outlook.max() && sets.left <= before.len();
        return (top || wins) && outlook.strength(play) == 100;
    }
    if view.position().last_player() == view.me() && !view.others_can_beat(view.position()) {
        return wins && !before.wins(outlook)
            || sets.left < before.len() && sets.value < before.z();
    }
    if play.shape() == Shape::Sequence {
        return wins || sets.value <= before.z() + 1;
    }
    if sets.strength >= STRONG && wins || play.has_eight() && sets.left <= before.len() {
        return true;
    }
    if sets.strength > STRONG && sets.left >= 4 && sets_left - 1 <= sets.value {
        return false;
    }
    let rest_weakest = || outlook.divide(view.hand() - play.cards(), None).two_weakest()[0];
    if sets.second == NO_SET && sets.strength <= 60 && rest_weakest() <= 50 {
        return false;
    }
    if play.has_joker() && sets.strength <= STRONG {
        return false;
    }
    if wins {
        return true;
    }
    if play.shape() == Shape::Single && sets.value >= 4 && (40..=70).contains(&sets.strength) {
        return false;
    }
    sets.value <= before.z()
}
