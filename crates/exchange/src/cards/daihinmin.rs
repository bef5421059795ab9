//! Hands of Daihinmin, valued by playing them out with all cards open (S0).

use daihinmin::{Cards, Deal as OpenDeal, Policy, StartError, held_twice, shares};
use sha2::{Digest as _, Sha256};

use super::{CardFault, Valued};
use crate::domain::deal::{CardGame, Deal};

/// How often a deal is played out (S0).
const PLAYOUTS: u32 = 10_000;
/// Kept with the cards. What it does must stay the same under one name.
const ENGINE: &str = "daihinmin-1, 10000 playouts";

pub(super) fn value(hands: &[String]) -> Result<Valued, CardFault> {
    let hands: Vec<Cards> = (1..).zip(hands).map(read).collect::<Result<_, _>>()?;
    if let Some(held) = held_twice(&hands).into_iter().next() {
        let (card, held) = (held.card.to_string(), held.hands.len());
        return Err(CardFault::NotInDeck { card, held, in_deck: 1 });
    }
    let deal = OpenDeal::new(&hands).map_err(|fault| match fault {
        StartError::EmptyHand(at) => CardFault::Empty { hand: at + 1 },
        _ => CardFault::Players(CardGame::Daihinmin, hands.len()),
    })?;
    let written: Vec<String> = hands.iter().map(Cards::to_string).collect();
    let seed = seed(&written);
    let found = shares(&deal, PLAYOUTS, Policy::Plain, seed);
    let seats = 0..hands.len();
    let even_to_oneself = |i, j| if i == j { 0.5 } else { found.p(i, j) };
    let against = |i| seats.clone().map(|j| even_to_oneself(i, j)).collect();
    Ok(Valued {
        p: seats.clone().map(against).collect(),
        deal: Deal { hands: written, engine: ENGINE.to_owned(), seed: Some(seed) },
    })
}

/// The seed, made from the cards: equal cards have equal worth on every laptop.
fn seed(hands: &[String]) -> u64 {
    let digest = Sha256::digest(hands.join("/"));
    digest.iter().take(8).fold(0, |seed, &byte| seed << 8 | u64::from(byte))
}

fn read((no, text): (usize, &String)) -> Result<Cards, CardFault> {
    text.parse()
        .map_err(|fault: daihinmin::CardsError| CardFault::NotACard { hand: no, text: fault.token })
}
