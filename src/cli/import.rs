//! Lists from elsewhere.

use std::path::{Path, PathBuf};

use clap::Subcommand;

use super::context::Context;
use super::error::CliError;
use super::value::one_of;
use crate::club::Club;
use crate::import::file::{Limits, read};
use crate::import::{self, DuplicatePolicy, ImportFault, Plan};
use crate::words::message::{Message, MessageWords};

/// Lists from elsewhere, taken in whole or not at all.
#[derive(Debug, Subcommand)]
pub(super) enum Import {
    Players(Source),
    Results(Source),
}

/// The file, and whether it is only looked at.
#[derive(Debug, clap::Args)]
pub(super) struct Source {
    file: PathBuf,
    #[arg(long)]
    dry_run: bool,
    #[arg(long, value_parser = one_of::<DuplicatePolicy>(), default_value_t = DuplicatePolicy::Ask)]
    duplicates: DuplicatePolicy,
}

impl Import {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let words = context.words.import;
        match self {
            Self::Players(source) => {
                let doubt = source.duplicates;
                source.take_in(
                    context,
                    |club, bytes| import::players(club, bytes, doubt),
                    |plan| words.players(plan.players(), plan.known()),
                )
            }
            Self::Results(source) => {
                let (today, doubt) = (context.outside.today(), source.duplicates);
                source.take_in(
                    context,
                    |club, bytes| import::results(club, bytes, today, doubt),
                    |plan| words.results(plan.matches(), plan.tournaments(), plan.players()),
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
        let bytes = read(&self.file, Limits::LIST)
            .map_err(|why| words.command.not_read(&self.file, &why))?;
        let plan = |club: &Club| {
            plan(club, &bytes).map_err(|fault| words.import.fault(&self.shown(), &fault, club))
        };
        if self.dry_run {
            let is_new = !context.file()?.exists();
            let club = if is_new { Club::default() } else { context.open()?.club().clone() };
            let plan = plan(&club)?;
            return match self.held(words, &plan) {
                Some(message) => {
                    self.groups(context, &plan);
                    context.say(&message.to_string());
                    Ok(())
                }
                None => self.foretell(context, &plan, &summary(&plan)),
            };
        }
        let mut first = None;
        if !context.file()?.exists() {
            // Refused before there is a file.
            first = Some(plan(&Club::default())?);
        }
        if let Some(plan) = &first {
            self.settled(context, plan)?;
        }
        let mut desk = context.begin()?;
        let (seq, plan) = context.perform(&mut desk, |club| {
            let first = first.filter(|_| *club == Club::default());
            let plan = first.map_or_else(|| plan(club), Ok)?;
            let held = self.held(words, &plan).is_some();
            Ok((if held { Vec::new() } else { plan.actions.clone() }, plan))
        })?;
        if let Some(plan) = plan {
            self.settled(context, &plan)?;
            self.summarise(context, &plan, &summary(&plan));
        }
        if let Some(seq) = seq {
            context.hint(seq);
        }
        Ok(())
    }

    /// Refuses a plan of which it is to be said first who is who.
    fn settled(&self, context: &mut Context<'_>, plan: &Plan) -> Result<(), CliError> {
        let Some(message) = self.held(context.words, plan) else { return Ok(()) };
        self.groups(context, plan);
        Err(message.into())
    }

    /// Why nothing is taken in until the operator says who is who, if that is so.
    fn held(&self, words: &MessageWords, plan: &Plan) -> Option<Message> {
        let asks = self.duplicates == DuplicatePolicy::Ask && !plan.suspects.is_empty();
        asks.then(|| words.import.held(plan.suspects.len()))
    }

    /// Who is known, who is to be looked at, who is new.
    fn groups(&self, context: &mut Context<'_>, plan: &Plan) {
        let words = context.words.import;
        let file = self.shown();
        context.say(&words.known(plan.known()));
        for note in &plan.notes {
            context.say(&words.note(&file, note, &plan.club));
        }
        context.say(&words.look(plan.suspects.len()));
        for suspect in &plan.suspects {
            context.say(&words.suspect(&file, suspect, &plan.club));
        }
        let suspected = |line| plan.suspects.iter().any(|suspect| suspect.line == line);
        let fresh: Vec<_> = plan.fresh.iter().filter(|fresh| !suspected(fresh.line)).collect();
        context.say(&words.fresh(fresh.len()));
        for fresh in fresh {
            let name = plan.club.player(fresh.player).map(|player| player.name.as_str());
            let place = format!("{file}:{}", fresh.line);
            context.say(&context.term.labelled(&place, name.unwrap_or_default()));
        }
    }

    fn foretell(
        &self,
        context: &mut Context<'_>,
        plan: &Plan,
        summary: &str,
    ) -> Result<(), CliError> {
        for action in &plan.actions {
            writeln!(context.out, "{}", context.words.action(action, &plan.club))?;
        }
        self.summarise(context, plan, summary);
        Ok(())
    }

    /// What a person should look at, every row left out, and what was done.
    fn summarise(&self, context: &mut Context<'_>, plan: &Plan, summary: &str) {
        for note in &plan.notes {
            context.say(&context.words.import.note(&self.shown(), note, &plan.club));
        }
        for suspect in &plan.suspects {
            context.say(&context.words.import.suspect(&self.shown(), suspect, &plan.club));
        }
        context.say(summary);
        if plan.leaves_out_namesakes() {
            context.say(context.words.import.namesakes());
        }
    }

    fn shown(&self) -> String {
        Path::display(&self.file).to_string()
    }
}
