//! The command line, run as a script would run it: in one process a shell ([`worker`]), or as the program itself where
//! pipes, signals, exit codes or the environment are what a test is about.

mod afterwards;
mod cards;
mod doctor;
mod events;
mod exports;
mod federation;
mod files;
mod game_logs;
mod game_records;
mod hall;
#[cfg(unix)]
mod hooks;
mod import_files;
mod imports;
mod incidents;
mod japanese;
mod journals;
mod kongo;
pub(crate) mod laboratory;
mod league;
mod log;
mod own_words;
mod pairings;
mod people;
mod plan;
mod print;
mod ratings;
mod recorded;
mod register;
mod registry;
mod rescue;
mod settings;
mod shell;
mod site;
mod swiss;
mod swiss_day;
mod tables_of_events;
mod tournaments;
mod working;

pub(crate) use crate::common::shell::{Shell, remedies, text};

/// The format of workbooks, if the program is built with them.
const WORKBOOK: Option<&str> = if cfg!(feature = "workbooks") { Some("xlsx") } else { None };
