//! Club in, bytes out: what the club knows, as rows for other programs and for people.

mod bracket;
mod cards;
mod column;
mod cross_table;
mod csv;
mod fees;
pub mod file;
mod fixtures;
mod foresight;
mod games;
mod history;
pub mod html;
mod json;
mod listing;
mod luck;
mod markdown;
mod matches;
mod odds;
mod pairings;
mod performances;
mod players;
mod prizes;
mod ranking;
mod sheet;
mod standings;
mod table;
mod tie_breaks;
mod tournament;
mod trf;
#[cfg(feature = "workbooks")]
mod xlsx;

pub use cards::{cards_as_markdown, cards_as_text};
pub use column::Column;
pub use fees::{fee_totals, fees, open_fees};
pub use fixtures::{calendar, fixtures};
pub use foresight::{after, foresight};
pub use games::games;
pub use history::{backtest, history, history_of};
pub use listing::{Extent, ListColumn, Listed, Medium, shown_on};
pub use luck::{dealt_games, luck};
pub use matches::matches;
pub use odds::odds;
pub use pairings::{players as fixture_players, queue};
pub use performances::performances;
pub use players::{
    Private, by_reading as players_by_reading, players, players_of, registration_list, spoken_key,
};
pub use prizes::{prizes, prizes_to_read};
pub use ranking::{Before, Placed, Ranking, differences, distribution, ranking, ranking_columns};
pub use sheet::{Cell, Format, Heading, Kind, NamedTerm, NoWorkbooks, Sheet, Term};
pub use standings::{standings_in, standings_of};
pub use tie_breaks::TieBreakTexts;
pub use tournament::{matches_of, of_tournament};
pub use trf::{NotReported, trf};
