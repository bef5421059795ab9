//! Lists and records from elsewhere.

mod trf;

use std::path::{Path, PathBuf};

use chrono::NaiveDate;
use clap::Subcommand;

use super::context::Context;
use super::error::CliError;
use super::meant::Names;
use super::value::{day, one_of};
use crate::club::Club;
use crate::domain::name::clean;
use crate::import::file::{Limits, read};
use crate::import::{self, DuplicatePolicy, GameRecords, ImportFault, Plan, Terms};
use crate::words::message::{Message, MessageWords};

/// Lists and records from elsewhere, taken in whole or not at all.
#[derive(Debug, Subcommand)]
pub(super) enum Import {
    Players(Source),
    Results(Source),
    Games(Games),
    Trf(trf::Reports),
}

/// The file, and whether it is only looked at.
#[derive(Debug, clap::Args)]
pub(super) struct Source {
    pub(super) file: PathBuf,
    #[arg(long)]
    pub(super) dry_run: bool,
    #[arg(long, value_parser = one_of::<DuplicatePolicy>(), default_value_t = DuplicatePolicy::Ask)]
    pub(super) duplicates: DuplicatePolicy,
}

/// Records of games, and what does not stand in them.
#[derive(Debug, clap::Args)]
pub(super) struct Games {
    #[command(flatten)]
    source: Source,
    #[arg(long, value_name = "NAME")]
    tournament: Option<String>,
    #[arg(long, value_name = "NAME")]
    list: Option<String>,
    #[arg(long, value_name = "DAY", value_parser = day)]
    date: Option<NaiveDate>,
}

impl Import {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let (words, today) = (context.words.import, context.outside.today());
        match self {
            Self::Players(source) => {
                let (bytes, doubt) = (source.bytes(context, Limits::LIST)?, source.duplicates);
                source.take_in(
                    context,
                    |names| {
                        let plan = import::players(names.club, &bytes, doubt);
                        plan.map_err(|fault| source.fault(names, &fault))
                    },
                    |plan| words.players(plan.players(), plan.known()),
                )
            }
            Self::Results(source) => {
                let (bytes, doubt) = (source.bytes(context, Limits::LIST)?, source.duplicates);
                source.take_in(
                    context,
                    |names| {
                        let plan = import::results(names.club, &bytes, today, doubt);
                        plan.map_err(|fault| source.fault(names, &fault))
                    },
                    |plan| words.results(plan.matches(), plan.tournaments(), plan.players()),
                )
            }
            Self::Games(games) => games.run(context),
            Self::Trf(reports) => reports.run(context),
        }
    }
}

impl Games {
    fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let (words, today, source) = (context.words, context.outside.today(), &self.source);
        let bytes = source.bytes(context, Limits::GAMES)?;
        let nobody = Club::default();
        // Hands are valued once, before the club's file is taken for writing.
        let records = GameRecords::read(&bytes)
            .map_err(|fault| source.fault(Names { words, club: &nobody }, &fault))?;
        source.take_in(
            context,
            |names| {
                let list = names.list(self.list.as_deref())?.id;
                let (tournament, date) =
                    (self.tournament.clone().map(|name| clean(&name)), self.date);
                let terms = Terms { tournament, list, date, today };
                let plan = records.plan(names.club, &terms, source.duplicates);
                plan.map_err(|fault| source.fault(names, &fault))
            },
            |plan| words.import.games(plan),
        )
    }
}

impl Source {
    pub(super) fn bytes(&self, context: &Context<'_>, limits: Limits) -> Result<Vec<u8>, CliError> {
        let bytes = read(&self.file, limits);
        Ok(bytes.map_err(|why| context.words.command.not_read(&self.file, &why))?)
    }

    pub(super) fn fault(&self, names: Names<'_>, fault: &ImportFault) -> Message {
        names.words.import.fault(&self.shown(), fault, names.club)
    }

    pub(super) fn take_in(
        &self,
        context: &mut Context<'_>,
        plan: impl Fn(Names<'_>) -> Result<Plan, Message>,
        summary: impl FnOnce(&Plan) -> String,
    ) -> Result<(), CliError> {
        let words = context.words;
        let plan = |club: &Club| plan(Names { words, club });
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
        let (seq, done) = context.perform(&mut desk, |club| {
            let first = first.filter(|_| *club == Club::default());
            let mut plan = first.map_or_else(|| plan(club), Ok)?;
            let told = summary(&plan);
            // Moved, not copied: a list may hold a million.
            let actions = std::mem::take(&mut plan.actions);
            let held = self.held(words, &plan).is_some();
            Ok((if held { Vec::new() } else { actions }, (plan, told)))
        })?;
        if let Some((plan, told)) = done {
            self.settled(context, &plan)?;
            self.summarise(context, &plan, &told);
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

    pub(super) fn shown(&self) -> String {
        Path::display(&self.file).to_string()
    }
}
