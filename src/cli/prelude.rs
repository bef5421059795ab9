//! The names that most commands use: the context and its errors, values, names of players, sheets, the club and its numbers.

pub(super) use std::path::{Path, PathBuf};
pub(super) use std::sync::Arc;

pub(super) use chrono::NaiveDate;
pub(super) use clap::Subcommand;

pub(super) use super::context::{CliError, CliResult, Context};
pub(super) use super::output::{Output, ProgressLine, TextFormat};
pub(super) use super::resolve_names::Names;
pub(super) use super::value::{day, games, one_of};
pub(super) use crate::clock::in_the_hall;
pub(super) use crate::club::question::rating_table::RankingQuery;
pub(super) use crate::club::{Action, Club, RatingList, Refusal, Seq, Tournament};
pub(super) use crate::desk::{Desk, DeskError};
pub(super) use crate::domain::format::StagePlan;
pub(super) use crate::domain::game::Hand;
pub(super) use crate::domain::ids::{ListId, MatchNo, TournamentId};
pub(super) use crate::domain::name::{clean, fold};
pub(super) use crate::domain::number::PlayerId;
pub(super) use crate::domain::progress::NoProgress;
pub(super) use crate::domain::score::{Length, Score};
pub(super) use crate::export::file::Readers;
pub(super) use crate::export::{self, Cell, Format, Sheet, sheet_of};
pub(super) use crate::import::file::Limits;
pub(super) use crate::journal::Entry;
pub(super) use crate::journal::store::Missing;
pub(super) use crate::request::Request;
pub(super) use crate::settings::Folder;
pub(super) use crate::words::message::{Form, Message, MessageWords, ValueFault};
