//! Creates tournaments and further stages, and moves tournaments between clubs.

use super::games::{GameArgs, score_of, valued};
use super::lengths::warn;
use super::plan::Plan;
use super::results::score;
use super::set::{Section, admit};
use crate::cli::import::Source;
use crate::cli::prelude::*;
use crate::club::action::CreateTournament;
use crate::club::event_file::EventFile;
use crate::domain::format::Format;
use crate::domain::round::RoundName;
use crate::domain::score::Outcome;
use crate::domain::seeding::{Advance, NotAnAdvance};
use crate::domain::trf::TrfVersion;
use crate::export::trf;
use crate::import::{EventReport, Terms};
use crate::journal::fold::decisions;

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct New {
    name: String,
    #[command(flatten)]
    plan: Plan,
    #[command(flatten)]
    section: Section,
    #[arg(long, value_name = "NAME")]
    list: Option<String>,
}

#[derive(Debug, Subcommand)]
pub(in crate::cli) enum Stage {
    Add(Add),
}

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Add {
    name: String,
    #[arg(long, value_name = "K", value_parser = advance)]
    advance: Advance,
    #[command(flatten)]
    plan: Plan,
}

impl New {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let plan = self.plan.read(context.words)?;
        let (desk, _) = context.ask_first(|names| {
            let list = names.list(self.list.as_deref())?.id;
            let tournament = names.club.next_tournament();
            let (name, plan) = (clean(&self.name), Box::new(plan.clone()));
            let mut actions: Vec<Action> =
                vec![CreateTournament { tournament, name, list, plan }.into()];
            actions.extend(self.section.actions(tournament, None));
            Ok((actions.into(), ()))
        })?;
        let list = context.names(desk.club()).list(self.list.as_deref())?;
        warn(context, &list.scale, &plan);
        Ok(())
    }
}

impl Stage {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let Self::Add(add) = self;
        let plan = add.plan.read(context.words)?;
        let mut desk = context.open()?;
        context.ask_at(&mut desk, |names| {
            let found = names.tournament(&add.name)?;
            let groups = match found.stages.last().map(|stage| stage.plan.format) {
                Some(Format::Groups { groups, .. }) => groups,
                _ => 1,
            };
            let (takes, fill) = add.advance.of(groups);
            let most = found.entrants.len().div_ceil(usize::try_from(groups).unwrap_or(1).max(1));
            // Before there are entrants, the size of a group is not known.
            if groups > 1 && most > 0 && usize::try_from(takes).is_ok_and(|takes| takes > most) {
                return Err(names.words.event.too_few_in_groups(takes, most));
            }
            let plan = StagePlan { takes: Some(takes), fill, ..plan.clone() };
            Ok(Request::AddStage { tournament: found.id, plan: Box::new(plan) })
        })?;
        let club = desk.club();
        let found = context.names(club).tournament(&add.name)?;
        if let Some(list) = club.list(found.list) {
            warn(context, &list.scale, &plan);
        }
        Ok(())
    }
}

fn advance(text: &str) -> Result<Advance, ValueFault> {
    text.parse().map_err(|NotAnAdvance| ValueFault::Written(Form::Advance))
}

/// A match that was played outside any tournament.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct OneOff {
    name: String,
    a: String,
    b: String,
    #[arg(value_parser = score, required_unless_present = "games")]
    score: Option<Score>,
    #[command(flatten)]
    told: GameArgs,
    #[arg(long, value_name = "NAME")]
    round: Option<String>,
    #[arg(long)]
    anyway: bool,
}

impl OneOff {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let played_on = context.outside.today();
        let games = self.told.read(context.words)?;
        context.ask(|names| {
            let found = names.tournament(&self.name)?;
            let sides = names.sides(found.id, [&self.a, &self.b])?;
            let new = sides.into_iter().filter(|side| !found.entrants.contains(side));
            if !self.anyway {
                admit(names, found, &new.collect::<Vec<_>>(), played_on)?;
            }
            let round = self.round.as_deref().map(|name| RoundName::Named(clean(name).into()));
            let outcome = Outcome::Score(score_of(self.score, &games));
            let games = valued(names, found, games.clone())?;
            let tournament = found.id;
            Ok(Request::RecordMatch { tournament, round, sides, outcome, games, played_on })
        })
    }
}

/// Writes a tournament with all its decisions to a file.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct ExportFile {
    name: String,
    #[arg(long = "format", value_parser = one_of::<FileKind>())]
    kind: Option<FileKind>,
    #[arg(long)]
    birth_dates: bool,
    #[command(flatten)]
    output: Output,
}

/// The extensions of these formats.
const JSON: &str = "json";
const TRF: &str = "trf";

/// The format of the file. Blank: by the file's extension.
#[derive(strum::Display, strum::EnumString, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FileKind {
    Banzuke,
    Trf16,
    Trf26,
}

/// Imports a file of [`ExportFile`].
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct ImportFile {
    #[command(flatten)]
    source: Source,
    #[arg(long = "as", value_name = "NAME")]
    tournament: Option<String>,
    #[arg(long, value_name = "NAME")]
    list: Option<String>,
}

impl ExportFile {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        if self.kind.is_none() {
            self.output.promises(context, &[JSON, TRF])?;
        }
        let desk = context.open()?;
        let id = context.names(desk.club()).tournament(&self.name)?.id;
        let is_report = self.output.extension().is_some_and(|it| it.eq_ignore_ascii_case(TRF));
        let version = match self.kind {
            None if is_report => Some(TrfVersion::default()),
            None | Some(FileKind::Banzuke) => None,
            Some(FileKind::Trf16) => Some(TrfVersion::V16),
            Some(FileKind::Trf26) => Some(TrfVersion::V26),
        };
        let readers = if self.birth_dates { Readers::Operator } else { Readers::Usual };
        if let (Some(version), Some(found)) = (version, desk.club().tournament(id)) {
            let report = trf(desk.club(), found, version, self.birth_dates)
                .map_err(|why| context.words.import.not_reported(&why, desk.club()))?;
            return self.output.write(context, readers, |out| write!(out, "{report}"));
        }
        let file = EventFile::of(desk.club(), id, decisions(desk.entries()), self.birth_dates);
        let file = file.map_err(|refusal| context.words.refusal(&refusal, desk.club()))?;
        self.output.write(context, readers, |out| write!(out, "{file}"))
    }
}

impl ImportFile {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let (words, today) = (context.words, context.outside.today());
        let source = &self.source;
        let bytes = source.bytes(context, Limits::JOURNAL)?;
        let nobody = Club::default();
        let report = EventReport::read(&bytes)
            .map_err(|fault| source.fault(Names { words, club: &nobody }, &fault))?;
        source.take_in(
            context,
            |names, answers| {
                let list = self.list.as_deref().map(|list| names.list(Some(list))).transpose()?;
                let list = list.map(|list| list.id);
                let tournament = self.tournament.as_deref().map(clean);
                let main = crate::domain::ids::ListId::MAIN;
                let terms = Terms { tournament, list: list.unwrap_or(main), date: None, today };
                let plan = report.plan(names.club, list, &terms, answers);
                plan.map_err(|unread| source.unread(names, unread))
            },
            |plan| words.import.event(plan),
        )?;
        Ok(())
    }
}
