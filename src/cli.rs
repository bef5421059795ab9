//! The command line: one file for the subcommands of a subject. Data goes to standard output, everything else to
//! standard error.

mod adjust;
mod categories;
mod compare;
pub mod context;
mod demo;
mod doctor;
mod duplicates;
mod expect;
pub mod export;
mod federation;
mod floor;
mod hall;
pub mod help;
pub mod import;
mod journal;
mod list;
mod odds;
pub mod output;
mod pairings;
mod plan;
mod player;
mod prelude;
mod print;
pub mod program;
mod ranking;
mod report;
mod rescue;
pub mod resolve_names;
pub mod rules;
pub mod screen;
mod settings;
mod site;
mod tournament;
mod usage;
pub mod value;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::run;
use crate::words::help::{self as help_texts, HelpTable};
use context::{CliError, CliResult, Context};
use floor::MatchCommand;
use program::{Everywhere, Program, main_of};

/// A tournament manager in the terminal: players, brackets, round robins, scores, ratings, ranking
#[derive(Debug, Parser)]
#[command(name = "banzuke", version, about)]
pub struct Arguments {
    #[command(flatten)]
    everywhere: Everywhere,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Demo(demo::Demo),
    #[command(subcommand)]
    Import(import::Import),
    #[command(subcommand)]
    Player(player::Player),
    Duplicates(duplicates::Duplicates),
    Compare(compare::Compare),
    #[command(subcommand)]
    Alias(player::Alias),
    #[command(subcommand)]
    ExternalId(player::External),
    #[command(subcommand)]
    Tournament(tournament::Tournament),
    Categories {
        #[command(subcommand)]
        set: Option<categories::Categories>,
    },
    Tables {
        #[command(subcommand)]
        set: Option<floor::Hall>,
    },
    Queue,
    #[command(alias = "board")]
    Display(screen::Display),
    Host(hall::Hosting),
    Join(hall::Joining),
    #[command(subcommand)]
    Federation(federation::Federation),
    Move(federation::Move),
    Call(floor::Call),
    Uncall(floor::Which),
    Begin(floor::Which),
    Postpone(floor::Postponed),
    Resume(floor::Which),
    #[command(subcommand)]
    List(list::List),
    Adjust(adjust::Adjust),
    History(journal::History),
    Export(export::Export),
    Print(print::Print),
    Expect(expect::Expect),
    Handicap(adjust::Handicap),
    Odds(odds::Odds),
    Luck(odds::LuckOf),
    Plan(plan::Plan),
    Play(program::HandedOver),
    #[command(subcommand)]
    Report(report::Report),
    Records(program::HandedOver),
    Lab(program::HandedOver),
    #[command(subcommand)]
    Pairings(pairings::Pairings),
    Site(site::Site),
    #[command(subcommand)]
    Journal(journal::Journal),
    Undo(journal::Undo),
    Redo,
    Settings(settings::Settings),
    Doctor,
    Check(rescue::Check),
    Backup(rescue::Backup),
    Rescue(rescue::Rescue),
    Restore(rescue::Restore),
    Completions(help::Completions),
    Man(help::Manual),
}

pub fn main() -> ExitCode {
    main_of::<Arguments>()
}

impl Program for Arguments {
    const HELP: &'static [&'static HelpTable] = &[&help_texts::DESK];

    fn everywhere(&self) -> &Everywhere {
        &self.everywhere
    }

    fn help_of_laboratory(typed: &[OsString]) -> Option<Vec<OsString>> {
        program::asked_for_help(typed)
    }

    fn is_about_settings(&self) -> bool {
        matches!(self.command, Some(Command::Doctor))
    }

    fn run(self, context: &mut Context<'_>) -> CliResult {
        match self.command {
            Some(command) => command.run(context),
            None => screen::run(context),
        }
    }
}

impl Command {
    fn run(self, context: &mut Context<'_>) -> CliResult {
        run!(self, context, [
            Demo, Import, Player, Duplicates, Compare, Alias, ExternalId, Tournament, Display,
            Host, Join, Federation, Move, Call, Postpone, List, Export, Print, Expect, Site,
            Journal, Undo, Settings, Check, Adjust, History, Luck, Handicap, Odds, Plan, Report,
            Pairings, Backup, Rescue, Restore,
        ]
            Self::Categories { set: None } => categories::print(context),
            Self::Categories { set: Some(set) } => set.run(context),
            Self::Tables { set: None } => floor::print(context),
            Self::Tables { set: Some(hall) } => hall.run(context),
            Self::Queue => floor::queue(context),
            Self::Uncall(which) => which.run(context, MatchCommand::Uncall),
            Self::Begin(which) => which.run(context, MatchCommand::Begin),
            Self::Resume(which) => which.run(context, MatchCommand::Resume),
            Self::Redo => journal::redo(context),
            Self::Doctor => doctor::run(context),
            Self::Lab(_) | Self::Records(_) | Self::Play(_) => Err(CliError::OfLaboratory),
            // The laboratory's completions and manual pages have the commands of both programs.
            Self::Completions(_) | Self::Man(_) if program::installed().is_some() => {
                Err(CliError::OfLaboratory)
            }
            Self::Completions(completions) => {
                completions.write(context, &mut Arguments::worded(context.all_words))
            }
            Self::Man(manual) => manual.write(context, &Arguments::worded(context.all_words)),
        )
    }
}
