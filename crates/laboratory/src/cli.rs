//! The laboratory's command line: `lab`, `records` and `play`, which `banzuke` goes on to.

mod lab;
mod play;
mod records;

use std::process::ExitCode;

use banzuke::cli::Arguments as DeskArguments;
use banzuke::cli::context::{CliError, Context};
use banzuke::cli::help::Completions;
use banzuke::cli::help::Manual;
use banzuke::cli::program::{Everywhere, Program, main_of, worded};
use banzuke_words::words::help::{DESK, HelpTable};
use clap::{CommandFactory as _, Parser, Subcommand};

use crate::words::Words;
use crate::words::help::HELP;

/// The arguments of the laboratory. In its texts it goes by the name of the program that goes on to it.
#[derive(Debug, Parser)]
#[command(name = "banzuke", bin_name = "banzuke", version)]
pub struct Arguments {
    #[command(flatten)]
    everywhere: Everywhere,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    #[command(subcommand)]
    Play(play::Play),
    #[command(subcommand)]
    Records(records::Records),
    #[command(subcommand)]
    Lab(lab::Lab),
    /// For those who type the name of this program.
    #[command(hide = true)]
    Audit(lab::audit::Command),
    Completions(Completions),
    Man(Manual),
}

/// Runs the laboratory's program.
pub fn main() -> ExitCode {
    main_of::<Arguments>()
}

impl Program for Arguments {
    const HELP: &'static [&'static HelpTable] = &[&DESK, &HELP];

    fn everywhere(&self) -> &Everywhere {
        &self.everywhere
    }

    fn run(self, context: &mut Context<'_>) -> Result<(), CliError> {
        match self.command {
            Command::Play(play) => play.run(context),
            Command::Records(records) => records.run(context),
            Command::Lab(lab) => lab.run(context),
            Command::Audit(audit) => audit.run(context),
            Command::Completions(completions) => {
                completions.write(context, &mut all(context.all_words))
            }
            Command::Man(manual) => manual.write(context, &all(context.all_words)),
        }
    }
}

/// The command line of both programs, for manual pages and completions: the desk's, with what it goes on to.
fn all(words: &Words) -> clap::Command {
    let own = Arguments::command();
    let mut place = 0..;
    let whole = DeskArguments::command().mut_subcommands(|command| {
        let place = place.next().unwrap_or_default();
        let goes_on = ["lab", "records", "play"].contains(&command.get_name());
        let found = own.find_subcommand(command.get_name()).filter(|_| goes_on);
        found.cloned().unwrap_or(command).display_order(place)
    });
    worded(whole, words, Arguments::HELP)
}
