//! Club in, bytes out: what the club knows, as rows for other programs and for people.

mod cards;
mod column;
mod csv;
pub mod file;
mod games;
mod history;
pub mod html;
mod markdown;
mod matches;
mod odds;
mod players;
mod ranking;
mod sheet;
mod standings;
mod tournament;
mod trf;
#[cfg(feature = "workbooks")]
mod xlsx;

pub use crate::sheet_of;
pub use cards::{cards_as_markdown, cards_as_text};
pub use column::{Column, Extent, ListColumn, Medium, shown_on};
pub use games::games;
pub use history::{backtest, history, history_of, performances};
pub use matches::{calendar, fixtures, matches, players as fixture_players, queue};
pub use odds::{after, dealt_games, foresight, luck, odds};
pub use players::{
    Private, by_reading as players_by_reading, players, players_of, registration_list, spoken_key,
};
pub use ranking::{
    Before, Placed, RankingParts, differences, distribution, ranking, ranking_columns,
};
pub use sheet::{Cell, Format, Heading, Kind, NamedTerm, NoWorkbooks, Sheet, Term};
pub use standings::{TieBreakTexts, standings_in, standings_of};
pub use tournament::{
    fee_totals, fees, matches_of, of_tournament, open_fees, prizes, prizes_to_read,
};
pub use trf::{NotReported, trf};
