//! What screens, exports and commands ask of a club.

pub mod consequences;
pub mod events;
pub mod finder;
pub mod floor;
pub mod forecast;
pub mod history;
pub mod matcher;
pub mod merger;

pub mod odds;
pub mod performance;
pub mod ranking;
pub mod rating_table;
pub mod ready;
pub mod resolver;
pub mod scan;
pub mod section;
pub mod seeding;
pub mod table;
pub mod trust;
pub mod whole_history;
