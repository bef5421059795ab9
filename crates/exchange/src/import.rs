//! Bytes in, actions out: lists of players and of results from other programs, tournament reports, results of a
//! federation, and records of games.
//!
//! A file is imported as a whole or not at all. Its actions are tried on a copy of the club first, so that a fault is
//! found on its own line before anything is written.
//!
//! Lists are read as people have them: what a file leaves open is a [`Reading`], what a row leaves open an [`Answer`]. A row
//! is recorded, passed over with a [`Note`], or refused with its line.
//!
//! New players are compared with all players before them, in the club and in the list. Strongly alike players are
//! suspects, and the caller writes nothing before the operator has said who they are. What was said is an action as well:
//! an alias, or a judgement that two are not one.

mod analysed_moves;
mod cells;
mod draft;
mod encoding;
mod entrants;
mod event_file;
mod fault;
mod federation;
mod federation_ratings;
pub mod file;
mod games;
mod given_ratings;
mod hand_in;
mod headings;
mod kept_answers;
mod notated;
mod people;
mod plan;
mod players;
mod reading;
mod recorder;
mod results;
mod rows;
mod suspect;
mod table;
mod trf;
#[cfg_attr(not(feature = "workbooks"), path = "import/no_workbook.rs")]
mod workbook;

pub use analysed_moves::analysed_moves;
pub use cells::{DateOrder, NoPlayer, OddBirths};
pub use encoding::{Encoding, text_of};
pub use event_file::{EventFault, EventReport};
pub use fault::{ImportFault, Unread, Why};
pub use federation::{FederationFault, FederationFile, FederationResults};
pub use federation_ratings::{DifferingPlayer, DifferingRatings, FederationRatings};
pub use games::{GameFault, GameRecords, Terms, deals};
pub use given_ratings::{GivenRating, GivenRatings};
pub use hand_in::{Difference, Fetched, FoundPeople, HandIn, Names as FetchedNames, Standing};
pub use headings::{Kind, plan};
pub use kept_answers::{Decisions, KeptAnswers};
pub use people::{NamePair, pairs};
pub use plan::{Note, Plan, Rows};
pub use players::{PlayerRow, Starting, has_header, newcomers, planned as plan_players};
pub use reading::Reading;
pub use results::{planned as plan_results, results};
pub use rows::UnknownColumn;
pub use suspect::{Answer, Answers, DuplicatePolicy, Fresh, Likely, PlayerRef, Suspect};
pub use table::{Sheets, Source, cells_of};
pub use trf::TrfReport;
