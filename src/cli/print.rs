//! Sheets to print.

use super::context::Context;
use super::error::CliError;
use super::output::Output;
use super::value::one_of;
use crate::club::Club;
use crate::club::question::rating_table::Asked;
use crate::domain::rating::Missing;
use crate::drawing::Subject;
use crate::export;
use crate::export::file::Readers;
use crate::paper::{self, Facts, Kind, Paper, PdfFault};
use crate::words::message::Message;

/// What to print, and how.
#[derive(Debug, clap::Args)]
pub(super) struct Print {
    #[arg(value_parser = one_of::<Kind>())]
    what: Kind,
    #[arg(value_name = "TOURNAMENT")]
    name: Option<String>,
    #[arg(long, value_name = "NAME")]
    list: Option<String>,
    #[arg(long, value_parser = one_of::<Paper>())]
    paper: Option<Paper>,
    #[arg(long, value_parser = one_of::<PaperFormat>())]
    format: Option<PaperFormat>,
    #[command(flatten)]
    output: Output,
}

/// How sheets are written.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString, strum::VariantNames,
)]
#[strum(serialize_all = "kebab-case")]
enum PaperFormat {
    Html,
    Pdf,
}

impl Print {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        self.is_consistent(context)?;
        let desk = context.open()?;
        let facts = Facts {
            words: context.all_words,
            paper: self.paper.unwrap_or_default(),
            today: context.outside.today(),
            entry: desk.head().0,
        };
        let page = self.page(context, desk.club(), &facts)?;
        let extension = || self.output.extension().is_some_and(|it| it.eq_ignore_ascii_case("pdf"));
        let is_pdf = self.format.map_or_else(extension, |format| format == PaperFormat::Pdf);
        let bytes = if is_pdf { pdf(context, &page)? } else { page.into_bytes() };
        self.output.write(context, Readers::Usual, |out| out.write_all(&bytes))
    }

    fn page(
        &self,
        context: &Context<'_>,
        club: &Club,
        facts: &Facts<'_>,
    ) -> Result<String, CliError> {
        let subject = Subject::new(club, facts.words);
        let title = paper::title(self.what, facts.words);
        let (page, of) = if let Some(name) = &self.name {
            let found = context.names(club).tournament(name)?;
            (paper::of_tournament(facts, subject, found, self.what), found.name.as_str())
        } else if self.what == Kind::Cards {
            (paper::cards(facts, subject), "")
        } else {
            let list = context.names(club).list(self.list.as_deref())?;
            let table = club.rating_table(list.id, Asked::now(facts.today));
            let missing = |one: &Missing| context.words.rating.missing(one);
            let sheet = export::ranking(club, &table, missing);
            let sheet = context.worded(sheet, export::Format::Html);
            (paper::of_rows(facts, self.what, &list.name, &sheet), list.name.as_str())
        };
        Ok(page.ok_or_else(|| facts.words.message.paper.nothing(title, of))?)
    }

    /// Whether a tournament is named exactly where one is printed.
    fn is_consistent(&self, context: &Context<'_>) -> Result<(), CliError> {
        const LISTS: &[&str] = &["ranking"];
        const TOURNAMENTS: &[&str] =
            &["bracket", "score-sheets", "pairings", "standings", "cross-table"];
        let words = &context.words.command;
        if self.what.is_of_tournament() && self.name.is_none() {
            return Err(CliError::Usage(words.needs(&self.what.to_string(), "TOURNAMENT")));
        }
        if self.name.is_some() && !self.what.is_of_tournament() {
            return Err(CliError::Usage(words.option("TOURNAMENT", TOURNAMENTS)));
        }
        if self.list.is_some() && self.what != Kind::Ranking {
            return Err(CliError::Usage(words.option("--list", LISTS)));
        }
        Ok(())
    }
}

fn pdf(context: &Context<'_>, page: &str) -> Result<Vec<u8>, CliError> {
    let say = &context.words.paper;
    let path = std::env::var_os("PATH").unwrap_or_default();
    let fault = |fault: PdfFault| -> Message {
        match fault {
            PdfFault::NoPrinter => say.no_printer(&paper::PRINTERS),
            PdfFault::Slow(printer) => say.printer_slow(&printer),
            PdfFault::Failed(printer) => say.printer_failed(&printer),
            PdfFault::Io(error) => context.words.command.unwritable(&std::env::temp_dir(), &error),
        }
    };
    Ok(paper::pdf(page, &path).map_err(fault)?)
}
