//! The news that the screen in front hears of its requests.

use std::sync::Arc;

use super::backups::Offers;
use super::effect::Studied;
use super::typed_path::Completion;
use crate::domain::number::PlayerId;
use crate::foresight::Candidate;
use crate::request::draft::Draft;
use crate::request::foresight::Compared;
use crate::request::listing::Listing;
use crate::request::odds::TournamentOdds;

/// The outcome of something a screen asked for, told to the screen in front.
#[derive(Debug, Clone, PartialEq)]
pub enum News {
    /// Work that it waited for was stopped.
    Stopped,
    /// A list was read.
    Listing(Box<Listing>),
    /// Files were found whose paths begin as one that is being typed.
    Completion(Completion),
    /// The texts of all entries of the journal, folded to be searched.
    Journal(Arc<[String]>),
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
    /// The backups were looked through.
    Backups(Box<Offers>),
    /// The operator gave a name.
    Named(String),
    /// All players whom one key means are to be entered.
    Crowd(Vec<PlayerId>),
}
