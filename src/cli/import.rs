//! Lists from elsewhere.

use std::path::{Path, PathBuf};

use clap::Subcommand;

use super::context::Context;
use super::error::CliError;
use crate::club::Club;
use crate::import::{self, ImportFault, Plan};
use crate::words::message::Message;

/// Lists from elsewhere, taken in whole or not at all.
#[derive(Debug, Subcommand)]
pub(super) enum Import {
    /// Players: a CSV file with the header name[,reading][,club][,aliases], ';' between aliases
    Players(Source),
    /// Results: a CSV file with the header
    /// `event,round,player_a,player_b,games_a,games_b[,draws][,date]`
    Results(Source),
}

/// The file, and whether it is only looked at.
#[derive(Debug, clap::Args)]
pub(super) struct Source {
    /// The CSV file, UTF-8
    file: PathBuf,
    /// Print what would happen and write nothing
    #[arg(long)]
    dry_run: bool,
}

impl Import {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let words = context.words.import;
        match self {
            Self::Players(source) => source.take_in(context, import::players, |plan| {
                (words.players)(plan.players(), plan.known())
            }),
            Self::Results(source) => {
                let today = context.outside.today();
                source.take_in(
                    context,
                    |club, bytes| import::results(club, bytes, today),
                    |plan| (words.results)(plan.matches(), plan.tournaments(), plan.players()),
                )
            }
        }
    }
}

impl Source {
    fn take_in(
        &self,
        context: &mut Context<'_>,
        plan: impl Fn(&Club, &[u8]) -> Result<Plan, ImportFault>,
        summary: impl FnOnce(&Plan) -> String,
    ) -> Result<(), CliError> {
        let words = context.words;
        let bytes = std::fs::read(&self.file)
            .map_err(|error| (words.command.unreadable)(&self.file, &error))?;
        let plan = |club: &Club| {
            plan(club, &bytes).map_err(|fault| (words.import.fault)(&self.shown(), &fault, club))
        };
        if self.dry_run {
            let is_new = !context.file()?.exists();
            let club = if is_new { Club::default() } else { context.open()?.club().clone() };
            let plan = plan(&club)?;
            return self.foretell(context, &plan, &summary(&plan));
        }
        let mut desk = context.begin_with(|club| Ok(plan(club)?.actions))?;
        let mut made: Option<Plan> = None;
        let seq = context.perform(&mut desk, |club| -> Result<_, Message> {
            Ok(made.insert(plan(club)?).actions.clone())
        })?;
        if let Some(plan) = made {
            self.notes(context, &plan);
            context.say(&summary(&plan));
        }
        if let Some(seq) = seq {
            context.hint(seq);
        }
        Ok(())
    }

    fn foretell(
        &self,
        context: &mut Context<'_>,
        plan: &Plan,
        summary: &str,
    ) -> Result<(), CliError> {
        for action in &plan.actions {
            writeln!(context.out, "{}", (context.words.action)(action, &plan.club))?;
        }
        self.notes(context, plan);
        context.say(summary);
        Ok(())
    }

    fn notes(&self, context: &mut Context<'_>, plan: &Plan) {
        for note in &plan.notes {
            context.say(&(context.words.import.note)(&self.shown(), note, &plan.club));
        }
    }

    fn shown(&self) -> String {
        Path::display(&self.file).to_string()
    }
}
