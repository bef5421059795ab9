//! Lists and records from elsewhere.

mod federation;
mod trf;

use std::cell::RefCell;
use std::collections::HashSet;
use std::path::{Path, PathBuf};

use chrono::NaiveDate;
use clap::Subcommand;

use super::context::Context;
use super::error::CliError;
use super::progress::ProgressLine;
use super::resolve_names::Names;
use super::value::{day, one_of};
use crate::club::{Action, Club};
use crate::domain::format::{Format, Seeding, StagePlan};
use crate::domain::length::{Length, Lengths};
use crate::domain::name::clean;
use crate::import::file::{Limits, read};
use crate::import::{
    self, Answer, Answers, DuplicatePolicy, GameRecords, ImportFault, Plan, Starting, Suspect,
    Terms, Unread,
};
use crate::words::message::{Message, MessageWords};

/// Lists and records from elsewhere, taken in whole or not at all.
#[derive(Debug, Subcommand)]
pub(super) enum Import {
    Players(List),
    Results(List),
    Games(Games),
    Trf(trf::Reports),
    Federation(federation::Federation),
}

/// A list, and the sheet that holds it.
#[derive(Debug, clap::Args)]
pub(super) struct List {
    #[command(flatten)]
    source: Source,
    #[arg(long, value_name = "NAME")]
    sheet: Option<String>,
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
pub struct Games {
    #[command(flatten)]
    source: Source,
    #[arg(long, value_name = "NAME")]
    tournament: Option<String>,
    #[arg(long, value_name = "NAME")]
    list: Option<String>,
    #[arg(long, value_name = "DAY", value_parser = day)]
    date: Option<NaiveDate>,
    #[arg(skip)]
    of_programs: bool,
}

impl Import {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let (words, today) = (context.words.import, context.outside.today());
        match self {
            Self::Players(List { source, sheet }) => {
                let bytes = source.bytes(context, Limits::LIST)?;
                let reason = words.from_list(&source.file);
                let start = Starting { reason: &reason, on: today };
                source.take_in(
                    context,
                    move |names, answers| {
                        let list = import::Source { sheet: sheet.as_deref(), ..(&bytes).into() };
                        let progress = ProgressLine::new(names.words.command);
                        let plan =
                            import::plan_players(names.club, list, start, answers, &progress);
                        plan.map_err(|unread| source.unread(names, unread))
                    },
                    |plan| words.players(plan.players(), plan.known()),
                )
            }
            Self::Results(List { source, sheet }) => {
                let bytes = source.bytes(context, Limits::LIST)?;
                source.take_in(
                    context,
                    move |names, answers| {
                        let list = import::Source { sheet: sheet.as_deref(), ..(&bytes).into() };
                        let progress = ProgressLine::new(names.words.command);
                        let plan =
                            import::plan_results(names.club, list, today, answers, &progress);
                        plan.map_err(|unread| source.unread(names, unread))
                    },
                    |plan| words.results(plan.matches(), plan.tournaments(), plan.players()),
                )
            }
            Self::Games(games) => games.run(context),
            Self::Trf(reports) => reports.run(context),
            Self::Federation(results) => results.run(context),
        }
    }
}

impl Games {
    /// The games of a log that was just written, as a new tournament.
    pub fn of_log(
        log: &Path,
        tournament: String,
        list: Option<String>,
        date: Option<NaiveDate>,
        duplicates: DuplicatePolicy,
    ) -> Self {
        let source = Source { file: log.to_owned(), dry_run: false, duplicates };
        Self { source, tournament: Some(tournament), list, date, of_programs: true }
    }

    /// Whether the club has the rating list, and may have a tournament of that name.
    pub fn rehearse(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let club = club(context)?;
        let list = context.names(&club).list(self.list.as_deref())?.id;
        let Some(name) = self.tournament.as_ref().map(|name| clean(name)) else { return Ok(()) };
        let tournament = club.next_tournament();
        let plan = StagePlan::new(Format::Recorded, Lengths::all(Length::Open), Seeding::Entry);
        let create = Action::CreateTournament { tournament, name, list, plan: Box::new(plan) };
        Ok(club.check(&create).map_err(|refusal| context.words.refusal(&refusal, &club))?)
    }

    pub fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let (words, today, source) = (context.words, context.outside.today(), &self.source);
        let bytes = source.bytes(context, Limits::GAMES)?;
        let nobody = Club::default();
        // Hands are valued once, before the club's file is taken for writing.
        let records = GameRecords::read(&bytes)
            .map_err(|fault| source.fault(Names { words, club: &nobody }, &fault))?;
        let records = if self.of_programs { records.of_programs() } else { records };
        source.take_in(
            context,
            |names, answers| {
                let list = names.list(self.list.as_deref())?.id;
                let (tournament, date) =
                    (self.tournament.clone().map(|name| clean(&name)), self.date);
                let terms = Terms { tournament, list, date, today };
                let progress = ProgressLine::new(names.words.command);
                let plan = records.planned(names.club, &terms, answers, &progress);
                plan.map_err(|unread| source.unread(names, unread))
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

    pub(super) fn unread(&self, names: Names<'_>, unread: Unread) -> Message {
        let (faults, more) = unread.faults();
        names.words.import.faults(&self.shown(), &faults, more, names.club)
    }

    pub(super) fn take_in(
        &self,
        context: &mut Context<'_>,
        plan: impl Fn(Names<'_>, &Answers) -> Result<Plan, Message>,
        summary: impl Fn(&Plan) -> String,
    ) -> Result<(), CliError> {
        let words = context.words;
        let plan = move |club: &Club, answers: &Answers| plan(Names { words, club }, answers);
        let answers = self.answers(context, &plan)?;
        let plan = move |club: &Club| plan(club, &answers);
        if self.dry_run {
            let plan = plan(&club(context)?)?;
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
        if !context.is_begun()? {
            // Refused before there is a file.
            first = Some(plan(&Club::default())?);
        }
        if let Some(plan) = &first {
            self.settled(context, plan)?;
        }
        let mut desk = context.begin()?;
        let first = RefCell::new(first);
        let (seq, done) = context.perform(&mut desk, |club| {
            let first = first.take().filter(|_| *club == Club::default());
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

    /// Decides whom rows mean: as the option says, or as somebody at a terminal answers row by row.
    fn answers(
        &self,
        context: &mut Context<'_>,
        plan: &impl Fn(&Club, &Answers) -> Result<Plan, Message>,
    ) -> Result<Answers, CliError> {
        let mut answers = Answers::from(self.duplicates);
        let is_asked = self.duplicates == DuplicatePolicy::Ask && !self.dry_run;
        if !is_asked || !Context::can_ask() {
            return Ok(answers);
        }
        let club = club(context)?;
        // An answer may raise questions: rows that are like a player of the file who is registered now.
        loop {
            let plan = plan(&club, &answers)?;
            let open = |suspect: &&Suspect| answers.of(suspect.line, &suspect.text).is_none();
            let open: Vec<Suspect> = plan.suspects.iter().filter(open).cloned().collect();
            if open.is_empty() {
                return Ok(answers);
            }
            for suspect in open {
                context.say(&context.words.import.suspect(&self.shown(), &suspect, &plan.club));
                let Some(answer) = asked(context, &suspect)? else { return Ok(answers) };
                answers.rows.insert((suspect.line, suspect.text.clone()), answer);
            }
        }
    }

    /// Refuses a plan with open questions about who is who.
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

    /// Lists the known players, the rows to be looked at, and the new players.
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
        let suspected: HashSet<u64> = plan.suspects.iter().map(|suspect| suspect.line).collect();
        let fresh: Vec<_> =
            plan.fresh.iter().filter(|fresh| !suspected.contains(&fresh.line)).collect();
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
        self.summarise(context, plan, &context.words.import.rehearsed(summary));
        context.say(context.words.foresight.dry_run());
        Ok(())
    }

    /// Says which rows a person should look at, every row left out, and the summary.
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

/// The club as it is; the empty one where there is no file yet.
fn club(context: &mut Context<'_>) -> Result<Club, CliError> {
    let is_new = !context.is_begun()?;
    Ok(if is_new { Club::default() } else { context.open()?.club().clone() })
}

/// The answer to a row; none where nothing is to be imported.
fn asked(context: &mut Context<'_>, suspect: &Suspect) -> Result<Option<Answer>, CliError> {
    loop {
        match context.answer(&context.words.import.ask(suspect.likely.len()))?.as_deref() {
            None | Some("q") => return Ok(None),
            Some("n") => return Ok(Some(Answer::New)),
            Some(other) => {
                let at = other.parse::<usize>().ok().and_then(|at| at.checked_sub(1));
                if let Some(likely) = at.and_then(|at| suspect.likely.get(at)) {
                    return Ok(Some(Answer::Use(likely.who())));
                }
            }
        }
    }
}
