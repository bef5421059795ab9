//! What screens, exports and commands ask of a club.

pub mod finder;
pub mod history;
pub mod naming;
pub mod ranking;
pub mod ready;
pub mod seeding;
pub mod table;
