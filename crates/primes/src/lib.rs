//! Prime Daifugō, a card game in which the numbers made of cards must be prime: hands and decks, the tournament
//! rules for two players ([`play`]), a test of primality ([`primality`]), the largest primes of a hand
//! ([`search`]), going out by primes alone ([`partition`]), and the win probability of a deal ([`Model`]).
//!
//! Pure: no clock, no file, no terminal, no source of randomness.
//!
//! ```
//! use primes::{First, Hand, Model};
//!
//! let a: Hand = "QT338647JA9".parse()?;
//! let b: Hand = "T 7 7 T J K 4 X 3 K A".parse()?;
//! primes::deck::check(&[a, b])?;
//! let p = Model::default().p(a, b, First::A);
//! assert!(0.0 < p && p < 1.0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

pub mod card;
pub mod deck;
pub mod feature;
pub mod game;
pub mod hand;
pub mod model;
pub mod number;
pub mod partition;
pub mod play;
pub mod primality;
pub mod search;
pub mod trumps;

mod logistic;

pub use card::Card;
pub use feature::Feature;
pub use game::{DuelGame, First};
pub use hand::{Hand, HandError};
pub use model::Model;
pub use number::Number;
