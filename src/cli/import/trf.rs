//! Tournament reports of chess programs.

use std::path::PathBuf;

use chrono::NaiveDate;

use super::Source;
use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::cli::resolve_names::Names;
use crate::cli::value::{day, one_of};
use crate::club::Club;
use crate::domain::name::clean;
use crate::import::file::Limits;
use crate::import::{Answers, DuplicatePolicy, Plan, Terms, TrfReport};
use crate::words::message::Message;

/// Reports, each of one tournament.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Reports {
    #[arg(required = true)]
    file: Vec<PathBuf>,
    #[arg(long)]
    dry_run: bool,
    #[arg(long, value_parser = one_of::<DuplicatePolicy>(), default_value_t = DuplicatePolicy::Ask)]
    duplicates: DuplicatePolicy,
    #[arg(long, value_name = "NAME")]
    tournament: Option<String>,
    #[arg(long, value_name = "NAME")]
    list: Option<String>,
    #[arg(long, value_name = "DAY", value_parser = day)]
    date: Option<NaiveDate>,
}

impl Reports {
    /// Records one entry a file. All files are tried on a copy of the club before the first is recorded.
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let today = context.outside.today();
        let sources = self.sources();
        let mut reports = Vec::new();
        for source in &sources {
            let bytes = source.bytes(context, Limits::REPORT)?;
            let names = Names { words: context.words, club: &Club::default() };
            reports.push(TrfReport::read(&bytes).map_err(|unread| source.unread(names, unread))?);
        }
        if let [_, _, ..] = &reports[..] {
            let is_new = !context.is_begun()?;
            let mut club = if is_new { Club::default() } else { context.open()?.club().clone() };
            for (source, report) in sources.iter().zip(&reports) {
                let names = Names { words: context.words, club: &club };
                let plan = self.plan(source, report, names, today, &self.duplicates.into())?;
                source.settled(context, &plan)?;
                club = plan.club;
            }
        }
        let words = context.words.import;
        for (source, report) in sources.iter().zip(&reports) {
            source.take_in(
                context,
                |names, answers| self.plan(source, report, names, today, answers),
                |plan| words.results(plan.matches(), plan.tournaments(), plan.players()),
            )?;
        }
        Ok(())
    }

    fn sources(&self) -> Vec<Source> {
        let (dry_run, duplicates) = (self.dry_run, self.duplicates);
        let files = self.file.iter().cloned();
        files.map(|file| Source { file, dry_run, duplicates, decisions: None }).collect()
    }

    fn plan(
        &self,
        source: &Source,
        report: &TrfReport,
        names: Names<'_>,
        today: NaiveDate,
        answers: &Answers,
    ) -> Result<Plan, Message> {
        let list = names.list(self.list.as_deref())?.id;
        let tournament = self.tournament.as_deref().map(clean);
        let terms = Terms { tournament, list, date: self.date, today };
        let plan = report.plan(names.club, &terms, answers);
        plan.map_err(|unread| source.unread(names, unread))
    }
}
