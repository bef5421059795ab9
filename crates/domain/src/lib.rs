//! The rules of a tournament desk, pure: no clock, no source of randomness, no I/O.

#![warn(missing_docs)]

pub mod berger;
pub mod bracket;
pub mod card_game;
pub mod cholesky;
pub mod day;
pub mod deal;
pub mod draw;
pub mod elimination;
pub mod exit;
pub mod finish;
pub mod format;
pub mod game;
pub mod hall;
pub mod ids;
pub mod kind;
pub mod ladder;
pub mod length;
pub mod matching;
pub mod name;
pub mod number;
pub mod odds;
pub mod place_points;
pub mod progress;
pub mod rating;
pub mod records;
pub mod round;
pub mod rounding;
pub mod score;
pub mod search;
pub mod seeding;
pub mod slot;
pub mod standings;
pub mod swiss;
pub mod table_play;
pub mod trf;
