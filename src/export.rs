//! Club in, bytes out: what the club knows, as rows for other programs and for people.

mod cards;
mod column;
mod csv;
pub mod file;
mod history;
mod json;
mod luck;
mod markdown;
mod matches;
mod odds;
mod performances;
mod players;
mod ranking;
mod sheet;
mod standings;
mod table;
mod term;
mod tournament;

pub use cards::{cards_as_markdown, cards_as_text};
pub use column::Column;
pub use history::{history, history_of};
pub use luck::{dealt_games, luck};
pub use matches::matches;
pub use odds::odds;
pub use performances::performances;
pub use players::{players, players_of, players_with_births, registration_list};
pub use ranking::ranking;
pub use sheet::{Cell, Format, Sheet};
pub use standings::standings_of;
pub use term::Term;
pub use tournament::matches_of;
