//! A tournament out of its club and into another one.

use std::path::PathBuf;

use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::cli::import::Source;
use crate::cli::output::Output;
use crate::cli::resolve_names::Names;
use crate::cli::value::one_of;
use crate::club::Club;
use crate::club::event_file::EventFile;
use crate::domain::name::clean;
use crate::domain::trf::TrfVersion;
use crate::export::file::Readers;
use crate::export::trf;
use crate::import::file::Limits;
use crate::import::{DuplicatePolicy, EventReport, Terms};
use crate::journal::fold::decisions;

/// Writes a tournament with all that was decided of it.
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

/// How files of these formats end.
const JSON: &str = "json";
const TRF: &str = "trf";

/// The kind of file that a tournament is written as; where none is given, the file's name says it.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString, strum::VariantNames,
)]
#[strum(serialize_all = "kebab-case")]
enum FileKind {
    Banzuke,
    Trf16,
    Trf26,
}

/// Takes in what [`ExportFile`] wrote.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct ImportFile {
    file: PathBuf,
    #[arg(long)]
    dry_run: bool,
    #[arg(long, value_parser = one_of::<DuplicatePolicy>(), default_value_t = DuplicatePolicy::Ask)]
    duplicates: DuplicatePolicy,
    #[arg(long = "as", value_name = "NAME")]
    tournament: Option<String>,
    #[arg(long, value_name = "NAME")]
    list: Option<String>,
}

impl ExportFile {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
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
        if let (Some(version), Some(found)) = (version, desk.club().tournament(id)) {
            let report = trf(desk.club(), found, version)
                .map_err(|why| context.words.import.not_reported(&why, desk.club()))?;
            return self.output.write(context, Readers::Usual, |out| write!(out, "{report}"));
        }
        let file = EventFile::of(desk.club(), id, decisions(desk.entries()), self.birth_dates);
        let file = file.map_err(|refusal| context.words.refusal(&refusal, desk.club()))?;
        let readers = if self.birth_dates { Readers::Operator } else { Readers::Usual };
        self.output.write(context, readers, |out| write!(out, "{file}"))
    }
}

impl ImportFile {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let (words, today) = (context.words, context.outside.today());
        let (dry_run, duplicates) = (self.dry_run, self.duplicates);
        let source = Source { file: self.file.clone(), dry_run, duplicates, decisions: None };
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
