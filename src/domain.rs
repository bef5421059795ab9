//! The rules, pure: no clock, no source of randomness, no I/O.

#![warn(missing_docs)]

pub mod berger;
pub mod bracket;
pub mod day;
pub mod draw;
pub(crate) mod elimination;
pub mod exit;
pub mod finish;
pub mod format;
pub mod game;
pub mod hall;
pub mod ids;
pub(crate) mod kind;
pub(crate) mod ladder;
pub mod length;
pub mod matching;
pub mod name;
pub mod number;
pub mod odds;
pub(crate) mod place_points;
pub mod progress;
pub mod rating;
pub mod round;
pub mod score;
pub(crate) mod search;
pub mod seeding;
pub mod slot;
pub mod standings;
pub(crate) mod table_play;
