//! The standard client of the UEC competitions; its rules are in `standard`.

use crate::card::Card;
use crate::cards::Cards;
use crate::play::Play;
use crate::standard::standard;

use super::{Choice, Gift, Offer, Player, PlayerRng, View, Why};

/// Leads the longest sequence or largest group, and answers with the weakest play that beats the table.
///
/// It never passes by choice, ignores the cards of others, and uses the joker as soon as nothing
/// else fits. Reasons: [`Why::Only`], [`Why::Rule`], [`Why::NoRule`], [`Why::Weakest`].
#[derive(Clone, Copy, Debug)]
pub struct Standard;

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

/// The play of the standard client.
pub(super) fn plain_choice(view: &View<'_>) -> Choice {
    if let [play] = view.plays()[..] {
        return Choice { play, why: Why::Only };
    }
    match standard(view.position()) {
        Some((rule, play)) => Choice { play, why: Why::Rule(rule) },
        None => Choice { play: Play::PASS, why: Why::NoRule },
    }
}
