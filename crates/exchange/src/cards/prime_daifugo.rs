//! Hands of prime Daifugō, valued by the model that was trained on recorded games.

use std::sync::LazyLock;

use primes::hand::HandError;
use primes::{First, Hand, Model, deck};

use super::{CardFault, Valued};
use crate::domain::deal::Deal;

/// Kept with the cards. What it does must stay the same under one name.
const ENGINE: &str = "primes-1";

static MODEL: LazyLock<Model> = LazyLock::new(Model::default);

/// Hands of one deck.
pub(super) fn dealt(hands: &[String]) -> Result<Vec<Hand>, CardFault> {
    let hands: Vec<Hand> = (1..).zip(hands).map(read).collect::<Result<_, _>>()?;
    deck::check(&hands).map_err(|fault| {
        let excess = fault.0.first();
        excess.map_or(CardFault::Empty { hand: 1 }, |excess| CardFault::NotInDeck {
            card: excess.card.to_string(),
            held: excess.held,
            in_deck: usize::from(excess.in_deck),
        })
    })?;
    Ok(hands)
}

pub(super) fn value(hands: &[String]) -> Result<Valued, CardFault> {
    let hands = dealt(hands)?;
    let against = |&one: &Hand| hands.iter().map(move |&other| MODEL.p(one, other, First::Neutral));
    Ok(Valued {
        p: hands.iter().map(|one| against(one).collect()).collect(),
        deal: Deal {
            hands: hands.iter().map(Hand::to_string).collect(),
            engine: ENGINE.to_owned(),
            seed: None,
        },
    })
}

fn read((no, text): (usize, &String)) -> Result<Hand, CardFault> {
    text.parse().map_err(|fault| match fault {
        HandError::Empty => CardFault::Empty { hand: no },
        HandError::UnknownCard { sign, .. } => {
            CardFault::NotACard { hand: no, text: sign.to_string() }
        }
        HandError::TooMany(held) => {
            CardFault::NotInDeck { card: text.clone(), held, in_deck: primes::hand::DECK_SIZE }
        }
    })
}
