//! Daihinmin by the UEC standard rules.
//!
//! Five players (three to eight here), 52 cards and a joker, classes by the order of finishing, and exchange of cards
//! between them. This crate has the exact rules and simulates games at random to estimate the strength of a dealt
//! hand. Numbers such as R 4.2.1 in the comments are sections of the rule book, "UEC標準ルール" of 2008 and 2010.
//!
//! ```
//! use daihinmin::{Cards, Deal, Policy, shares};
//!
//! // What people type; errors say which card and why.
//! let hands: Vec<Cards> = [
//!     "S3 H4 D5 C6 S7 H8 D9 C10 SJ HQ DK", "D3 C4 S5 H6 D7 C8 S9 H10 DJ CQ SK",
//!     "C3 S4 H5 D6 C7 S8 H9 D10 CJ SQ HK", "H3 D4 C5 S6 H7 D8 C9 S10 HJ DQ",
//!     "CK CA DA HA SA C2 D2 H2 S2 joker",
//! ].iter().map(|hand| hand.parse()).collect::<Result<_, _>>()?;
//! let deal = Deal::new(&hands)?;
//! let shares = shares(&deal, 1000, Policy::Plain, 1);
//! assert!(shares.p(4, 0) > 0.9);
//! assert_eq!(shares.p(4, 0) + shares.p(0, 4), 1.0);
//! println!("{:.3} ± {:.3}", shares.p(4, 0), shares.standard_error(4, 0));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! * [`Cards`], [`Card`]: sets of cards in 64 bits, read and written; [`held_twice`] finds cards in several hands.
//! * [`Position`], [`Play`]: a game under way, [`legal`](Position::legal) plays, why a play is
//!   [`Illegal`], and what follows from one.
//! * [`exchange`], [`League`]: the events between games. [`log`]: recorded games, read and checked.
//! * [`player`]: who plays by what they see of a game. [`table`]: matches between players, with mean points.
//!   [`protocol`]: matches with other programs, over a network.
//!   [`evening`]: a person with four of our players.
//! * [`shares`]: with open hands, how often each player finishes before each other.
//!
//! All randomness comes from a seed ([`seeded`], or any generator of
//! [`rand_core`]): the same seed gives the same result, on every machine.

#![warn(missing_docs)]

mod bits;
mod card;
mod cards;
mod deal;
mod endgame;
pub mod evening;
mod exchange;
mod league;
pub mod log;
mod play;
pub mod player;
mod playout;
mod position;
pub mod protocol;
mod random;
mod round;
mod shares;
mod standard;
pub mod table;
mod ways;

pub use card::{Card, Rank, Suit};
pub use cards::{CardFault, Cards, CardsError, Compact, Iter};
pub use deal::{Deal, HeldTwice, deal_cards, held_twice};
pub use endgame::first_of_two;
pub use exchange::{ClassesError, Exchanged, Trade, exchange, trades};
pub use league::{GAMES_IN_SEATS, GAMES_OF_CLASSES, League, Round};
pub use play::{GroupJoker, Play, PlayError, Shape};
pub use playout::{Ending, Lesson, Policy, learn, playout};
pub use position::{Illegal, MOST_PASSES, MOST_SEATS, Position, StartError};
pub use rand_core;
pub use random::seeded;
pub use shares::{Shares, shares, shares_from};
