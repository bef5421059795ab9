//! The worth of dealt cards, and whether recorded moves follow the rules. Only this module asks the engines of the card
//! games.
//!
//! The worth is worked out once, when the cards are recorded, and kept with them: ratings never ask an engine.

use std::sync::LazyLock;

use daihinmin::{Cards, CardsError, Deal as OpenDeal, Policy, StartError, held_twice, shares};
use primes::hand::HandError;
use primes::play::{Position, Refused, WrittenError, turn};
use primes::{First, Model, deck};
use sha2::{Digest as _, Sha256};

use super::domain::score::Side;
use crate::domain::game::{
    CardGame, Deal, Game, Hand, HandTable, NotGames, RecordedGames, TypedDeal, TypedGame,
    parse_typed,
};
use crate::domain::number::{PlayerId, narrow};

/// Why cards have no worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardFault {
    /// The tournament does not say which card game it plays.
    NoCardGame,
    /// Something in a hand, numbered from 1, is no card.
    NotACard { game: CardGame, hand: usize, text: String },
    /// A hand, numbered from 1, holds no card.
    Empty { hand: usize },
    /// The hands hold more of a card than a deck has.
    NotInDeck { card: String, held: usize, in_deck: usize },
    /// So many hands were typed for so many players.
    Hands { typed: usize, players: usize },
    /// The game is not played by so many.
    Players(CardGame, usize),
}

/// Why typed games cannot be recorded.
#[derive(Clone, Debug, PartialEq)]
pub enum GamesFault {
    Text(NotGames),
    /// In the game of this number, from 1.
    Cards(u32, CardFault),
}

/// Reads typed games and works out what their cards are worth.
pub fn read_games(text: &str, game: Option<CardGame>) -> Result<RecordedGames, GamesFault> {
    record(parse_typed(text).map_err(GamesFault::Text)?, game)
}

/// Works out what the cards of typed games are worth.
pub fn record(typed: Vec<TypedGame>, game: Option<CardGame>) -> Result<RecordedGames, GamesFault> {
    let mut recorded = RecordedGames::default();
    for (no, TypedGame { winner, first, deal }) in (1..).zip(typed) {
        let hand = match deal {
            Some(TypedDeal::Cards(hands)) => {
                let fault = |fault| GamesFault::Cards(no, fault);
                let (hand, deal) = value_two(game, &hands).map_err(fault)?;
                recorded.deals.0.insert(no, deal);
                Some(hand)
            }
            Some(TypedDeal::Worth(hand)) => Some(hand),
            None => None,
        };
        recorded.games.push(Game { winner, hand, first });
    }
    Ok(recorded)
}

/// The hand strength of the first of two hands, with either player to move first.
pub fn value_two(game: Option<CardGame>, hands: &[String; 2]) -> Result<(Hand, Deal), CardFault> {
    let valued = value(game, hands)?;
    Ok((valued.hand(0, 1), valued.deal))
}

/// The hands of a pod where cards are typed, separated by slashes in the order of the seats. None where the text holds
/// pairs and their win probabilities.
pub fn typed_cards(text: &str) -> Option<Vec<String>> {
    let text = narrow(text);
    text.contains('/').then(|| text.split('/').map(str::to_owned).collect())
}

/// The hand strengths of all pairs at a pod; the hands in the order of the seats.
pub fn value_pod(
    game: Option<CardGame>,
    seats: &[PlayerId],
    hands: &[String],
) -> Result<(HandTable, Deal), CardFault> {
    let (typed, players) = (hands.len(), seats.len());
    if typed != players {
        return Err(CardFault::Hands { typed, players });
    }
    let valued = value(game, hands)?;
    let pairs = (0..players).flat_map(|i| (i + 1..players).map(move |j| (i, j)));
    let pair = |(i, j)| (seats[i], seats[j], valued.hand(i, j));
    Ok((HandTable(pairs.map(pair).collect()), valued.deal))
}

/// Hands with the win probability of each against each other.
struct Valued {
    /// Between 0 and 1; `p[i][j]` and `p[j][i]` sum to 1.
    p: Vec<Vec<f64>>,
    deal: Deal,
}

impl Valued {
    /// The hand strength of one player against another.
    fn hand(&self, one: usize, other: usize) -> Hand {
        // Four decimals are more than any engine can tell. No hand is hopeless.
        Hand::nearest((self.p[one][other] * 1e4).round().clamp(1.0, 9999.0) / 1e4)
    }
}

fn value(game: Option<CardGame>, hands: &[String]) -> Result<Valued, CardFault> {
    match game.ok_or(CardFault::NoCardGame)? {
        CardGame::PrimeDaifugo => by_model(hands),
        CardGame::Daihinmin => by_playouts(hands),
    }
}

/// A recorded move that cannot have been made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveFault {
    /// Its number in the game, from 1.
    pub no: usize,
    pub text: String,
    pub why: NotAMove,
}

/// Why a text is no move where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotAMove {
    Unreadable(WrittenError),
    Refused(Refused),
}

/// Reasons why moves do not show how a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MovesFault {
    Cards(CardFault),
    Move(MoveFault),
}

/// Plays turns, or their moves one by one, through from two hands, by side; who has won, if they lead to the end. A game may be given up before.
pub fn play_through(
    hands: &[String; 2],
    first: Side,
    moves: &[String],
) -> Result<Option<Side>, MovesFault> {
    let [a, b] = dealt(hands).map_err(MovesFault::Cards)?[..] else {
        return Err(MovesFault::Cards(CardFault::Hands { typed: 0, players: 2 }));
    };
    let in_turn = match first {
        Side::A => [a, b],
        Side::B => [b, a],
    };
    let Ok(mut position) = Position::of_record(in_turn) else { return Ok(None) };
    for (no, text) in (1..).zip(moves) {
        let fault = |why| MovesFault::Move(MoveFault { no, text: text.clone(), why });
        for made in turn(text).map_err(|why| fault(NotAMove::Unreadable(why)))? {
            position.play(&made).map_err(|why| fault(NotAMove::Refused(why)))?;
        }
    }
    Ok(position.winner().map(|winner| if winner == 0 { first } else { first.other() }))
}

/// The number of playouts of a deal (S0).
const PLAYOUTS: u32 = 10_000;
/// Stored with the cards. The method under one name must never change.
const PLAYOUT_ENGINE: &str = "daihinmin-1, 10000 playouts";

/// Daihinmin hands, valued by playing them out with all cards open (S0).
fn by_playouts(typed: &[String]) -> Result<Valued, CardFault> {
    let hands: Vec<Cards> = (1..).zip(typed).map(cards).collect::<Result<_, _>>()?;
    if let Some(held) = held_twice(&hands).into_iter().next() {
        let mut words = typed.iter().flat_map(|hand| hand.split([' ', ',']));
        // The joker has several names.
        let word = words.find(|word| word.parse() == Ok(held.card)).map(str::to_owned);
        let (card, held) = (word.unwrap_or_else(|| held.card.to_string()), held.hands.len());
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
        deal: Deal { hands: written, engine: PLAYOUT_ENGINE.to_owned(), seed: Some(seed) },
    })
}

/// The random seed is made from the cards: equal cards have equal values on every computer.
fn seed(hands: &[String]) -> u64 {
    let digest = Sha256::digest(hands.join("/"));
    digest.iter().take(8).fold(0, |seed, &byte| seed << 8 | u64::from(byte))
}

fn cards((no, text): (usize, &String)) -> Result<Cards, CardFault> {
    text.parse().map_err(|CardsError { token, fault, .. }| match fault {
        daihinmin::CardFault::Twice => CardFault::NotInDeck { card: token, held: 2, in_deck: 1 },
        _ => CardFault::NotACard { game: CardGame::Daihinmin, hand: no, text: token },
    })
}

/// Stored with the cards. The method under one name must never change.
const MODEL_ENGINE: &str = "primes-1";

static MODEL: LazyLock<Model> = LazyLock::new(Model::default);

/// Reads hands and checks that they are of one deck.
fn dealt(hands: &[String]) -> Result<Vec<primes::Hand>, CardFault> {
    let hands: Vec<primes::Hand> = (1..).zip(hands).map(prime_hand).collect::<Result<_, _>>()?;
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

/// Hands of prime Daifugō, valued by the model that was trained on recorded games.
fn by_model(hands: &[String]) -> Result<Valued, CardFault> {
    let hands = dealt(hands)?;
    let against =
        |&one: &primes::Hand| hands.iter().map(move |&other| MODEL.p(one, other, First::Neutral));
    Ok(Valued {
        p: hands.iter().map(|one| against(one).collect()).collect(),
        deal: Deal {
            hands: hands.iter().map(primes::Hand::to_string).collect(),
            engine: MODEL_ENGINE.to_owned(),
            seed: None,
        },
    })
}

fn prime_hand((no, text): (usize, &String)) -> Result<primes::Hand, CardFault> {
    text.parse().map_err(|fault| match fault {
        HandError::Empty => CardFault::Empty { hand: no },
        HandError::UnknownCard { sign, .. } => {
            let (game, text) = (CardGame::PrimeDaifugo, sign.to_string());
            CardFault::NotACard { game, hand: no, text }
        }
        HandError::TooMany(held) => {
            CardFault::NotInDeck { card: text.clone(), held, in_deck: primes::hand::DECK_SIZE }
        }
    })
}
