//! Questions that screens, exports and commands ask of a club.

pub mod backtest;
pub(crate) mod calls;
pub mod changes;
pub mod consequences;
pub mod days;
pub mod display;
pub mod floor;
pub mod forecast;
pub mod history;
pub mod luck;
pub mod matcher;
pub mod merger;
pub mod predictions;
pub mod prizes;
pub mod search;

pub mod odds;
pub mod pairing;
pub(crate) mod ranking;
pub mod rating_table;
pub mod resolver;
pub mod scan;
pub mod seeding;
pub mod table;
pub(super) mod tags;
pub mod trust;
pub mod whereabouts;
pub mod whole_history;
