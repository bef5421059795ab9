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

use crate::words::help::{self as help_texts, HelpTable};
use context::{CliError, Context};
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

    fn run(self, context: &mut Context<'_>) -> Result<(), CliError> {
        match self.command {
            None => screen::run(context),
            Some(Command::Demo(demo)) => demo.run(context),
            Some(Command::Import(import)) => import.run(context),
            Some(Command::Player(player)) => player.run(context),
            Some(Command::Duplicates(duplicates)) => duplicates.run(context),
            Some(Command::Compare(compare)) => compare.run(context),
            Some(Command::Alias(alias)) => alias.run(context),
            Some(Command::ExternalId(external)) => external.run(context),
            Some(Command::Tournament(tournament)) => tournament.run(context),
            Some(Command::Categories { set: None }) => categories::print(context),
            Some(Command::Categories { set: Some(set) }) => set.run(context),
            Some(Command::Tables { set: None }) => floor::print(context),
            Some(Command::Tables { set: Some(hall) }) => hall.run(context),
            Some(Command::Queue) => floor::queue(context),
            Some(Command::Display(display)) => display.run(context),
            Some(Command::Host(hosting)) => hosting.run(context),
            Some(Command::Join(joining)) => joining.run(context),
            Some(Command::Federation(federation)) => federation.run(context),
            Some(Command::Move(way)) => way.run(context),
            Some(Command::Call(call)) => call.run(context),
            Some(Command::Uncall(which)) => which.run(context, MatchCommand::Uncall),
            Some(Command::Begin(which)) => which.run(context, MatchCommand::Begin),
            Some(Command::Postpone(postponed)) => postponed.run(context),
            Some(Command::Resume(which)) => which.run(context, MatchCommand::Resume),
            Some(Command::List(list)) => list.run(context),
            Some(Command::Export(export)) => export.run(context),
            Some(Command::Print(print)) => print.run(context),
            Some(Command::Expect(expect)) => expect.run(context),
            Some(Command::Site(site)) => site.run(context),
            Some(Command::Journal(journal)) => journal.run(context),
            Some(Command::Undo(undo)) => undo.run(context),
            Some(Command::Redo) => journal::redo(context),
            Some(Command::Settings(settings)) => settings.run(context),
            Some(Command::Doctor) => doctor::run(context),
            Some(Command::Check(check)) => check.run(context),
            Some(Command::Adjust(adjust)) => adjust.run(context),
            Some(Command::History(history)) => history.run(context),
            Some(Command::Luck(luck)) => luck.run(context),
            Some(Command::Handicap(handicap)) => handicap.run(context),
            Some(Command::Odds(odds)) => odds.run(context),
            Some(Command::Plan(plan)) => plan.run(context),
            Some(Command::Report(report)) => report.run(context),
            Some(Command::Lab(_) | Command::Records(_) | Command::Play(_)) => {
                Err(CliError::OfLaboratory)
            }
            Some(Command::Pairings(pairings)) => pairings.run(context),
            Some(Command::Backup(backup)) => backup.run(context),
            Some(Command::Rescue(rescue)) => rescue.run(context),
            Some(Command::Restore(restore)) => restore.run(context),
            // The laboratory's completions and manual pages have the commands of both programs.
            Some(Command::Completions(_) | Command::Man(_)) if program::installed().is_some() => {
                Err(CliError::OfLaboratory)
            }
            Some(Command::Completions(completions)) => {
                completions.write(context, &mut Self::worded(context.all_words))
            }
            Some(Command::Man(manual)) => manual.write(context, &Self::worded(context.all_words)),
        }
    }
}
