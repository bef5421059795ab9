//! The news that a layer hears: what the operator does on it, and what came of its wishes.

use std::path::PathBuf;
use std::sync::Arc;

use super::backups::Offers;
use super::effect::Studied;
use super::kit::hitbox::Pane;
use super::machines::Machines;
use super::typed_path::Completion;
use crate::club::Seq;
use crate::command::CommandId;
use crate::domain::number::PlayerId;
use crate::foresight::Candidate;
use crate::import::FederationRatings;
use crate::own_commands::OwnEnd;
use crate::request::draft::Draft;
use crate::request::foresight::Compared;
use crate::request::foresight::TournamentOdds;
use crate::request::listing::Listing;

/// A file of a federation's ratings; where it is none, a sentence that says why.
#[derive(Debug, Clone, PartialEq)]
pub struct RatingsRead {
    pub path: PathBuf,
    pub read: Result<Arc<FederationRatings>, String>,
}

/// Something that happened: on the layer in front after keys and mouse have been understood, or elsewhere for the screen
/// in front.
#[derive(Debug, Clone, PartialEq)]
pub enum News {
    /// A command that the layer lists without an act.
    Run(CommandId),
    /// A click on a row.
    Click { pane: Pane, row: usize },
    /// The wheel over a list; positive goes down.
    Scroll { pane: Pane, rows: isize },
    /// A click on a tab.
    Tab(usize),
    /// The text of the focused input has changed.
    Edited,
    /// A letter or digit, for a layer that takes it.
    Letter(char),
    /// The club has changed; what was worked out from it is old.
    Refreshed,
    /// It is in front, and no work is waited for: the time to ask for what it needs before it can show its content.
    InFront,
    /// It is opened again as it was left; what it shows is up to date already.
    Reopened,
    /// It is left without an answer.
    Left,
    /// Text of several lines was pasted.
    Lines(String),
    /// A player was picked on the screen that lay over this one.
    Picked(PlayerId),
    /// A request of the screen was recorded as this entry.
    Done(Seq),
    /// An entry was taken back.
    Undone,
    /// Work that it waited for was stopped.
    Stopped,
    /// A list was read.
    Listing(Box<Listing>),
    /// Files were found whose paths begin as one that is being typed.
    Completion(Completion),
    /// The texts of all entries of the journal, folded to be searched.
    Journal(Arc<[String]>),
    /// A federation's list of ratings was read.
    Ratings(RatingsRead),
    /// A file was read.
    File(Vec<u8>),
    /// The draft of a tournament was found.
    Draft(Box<Draft>),
    /// The operator goes on with that draft.
    Resumed(Box<Draft>),
    /// The odds of a tournament were worked out.
    Odds(Box<TournamentOdds>),
    /// A study is done.
    Studied(Box<Studied>),
    /// The comparison of formats.
    Compared(Box<Compared>),
    /// A format is to be taken into the wizard.
    Format(Candidate),
    /// A command of the operator's own ended.
    Ended(OwnEnd),
    /// The machines of the hall, as they were asked for.
    Machines(Box<Machines>),
    /// The backups were looked through.
    Backups(Box<Offers>),
    /// The operator gave a name.
    Named(String),
    /// All players whom one key means are to be entered.
    Crowd(Vec<PlayerId>),
}
