//! Prints sheets to files.

use super::ranking::{RANKING, RankingOptions};
use super::value;
use crate::cli::prelude::*;
use crate::import::file::read_text;
use crate::paper::{self, Facts, Kind, Links, Paper, Source, Template, TemplateFault};
use crate::web::Served;

#[derive(Debug, clap::Args)]
pub(super) struct Print {
    #[arg(value_parser = one_of::<Kind>())]
    what: Kind,
    #[arg(value_name = "TOURNAMENT")]
    name: Option<String>,
    #[arg(long, value_name = "N")]
    stage: Option<u32>,
    #[arg(long, value_name = "NAME")]
    list: Option<String>,
    #[arg(long, value_name = "DATE", value_parser = value::day)]
    as_of: Option<NaiveDate>,
    #[arg(long, value_name = "N")]
    top: Option<usize>,
    #[command(flatten)]
    ranking: RankingOptions,
    #[arg(long, value_name = "FILE")]
    template: Option<PathBuf>,
    #[arg(long, value_parser = one_of::<Paper>())]
    paper: Option<Paper>,
    #[arg(long, value_parser = one_of::<PaperFormat>())]
    format: Option<PaperFormat>,
    #[command(flatten)]
    output: Output,
}

#[derive(strum::Display, strum::EnumString, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PaperFormat {
    Html,
    Pdf,
}

impl Print {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        self.is_consistent(context)?;
        if self.format.is_none() {
            self.output.promises(context, &["html", "htm", "pdf"])?;
        }
        let desk = context.open()?;
        let served = Served::of(desk.path());
        let facts = Facts {
            words: context.all_words,
            paper: self.paper.unwrap_or_default(),
            today: self.as_of.unwrap_or_else(|| context.outside.today()),
            entry: desk.head().0,
            links: served.as_ref().map(|served| served as &dyn Links),
        };
        let page = self.page(context, desk.club(), &facts)?;
        let extension = || self.output.extension().is_some_and(|it| it.eq_ignore_ascii_case("pdf"));
        let is_pdf = self.format.map_or_else(extension, |format| format == PaperFormat::Pdf);
        let bytes = if is_pdf { pdf(context, &page)? } else { page.into_bytes() };
        self.output.write(context, Readers::Usual, |out| out.write_all(&bytes))
    }

    /// Certificates from the operator's own template; none without a template.
    fn certificates(
        &self,
        context: &Context<'_>,
        club: &Club,
        facts: &Facts<'_>,
    ) -> CliResult<Option<String>> {
        let (Some(path), Some(name)) = (&self.template, &self.name) else { return Ok(None) };
        let text = read_text(path, Limits::LIST);
        let text = text.map_err(|why| context.words.command.not_read(path, &why))?;
        let refused = |fault: TemplateFault| fault.told(path, facts.words);
        let template = Template::read(&text).map_err(refused)?;
        let tournament = context.names(club).tournament(name)?;
        Ok(paper::certificates(facts, club, tournament, &template))
    }

    fn page(&self, context: &mut Context<'_>, club: &Club, facts: &Facts<'_>) -> CliResult<String> {
        let source = if let Some(name) = &self.name {
            let names = context.names(club);
            let found = names.tournament(name)?;
            names.has_stage(found, self.stage)?;
            Source::Tournament(found.id, self.stage)
        } else if Kind::OF_PLAYERS.contains(&self.what) {
            Source::Players
        } else if Kind::OF_HALL.contains(&self.what) {
            Source::Hall
        } else {
            let list = context.names(club).list(self.list.as_deref())?;
            Source::Ranking(self.ranking.parts(context, club, list, self.as_of)?, self.top)
        };
        let page = match &self.template {
            Some(_) => self.certificates(context, club, facts)?,
            None => paper::printed(facts, club, source, self.what),
        };
        Ok(page.ok_or_else(|| paper::nothing(self.what, source, club, facts.words))?)
    }

    /// An error if a tournament is missing where the sheet needs one, or named where it does not.
    fn is_consistent(&self, context: &Context<'_>) -> CliResult {
        let words = &context.words.command;
        let of_hall = Kind::OF_HALL.contains(&self.what);
        if self.what.is_of_tournament() && self.name.is_none() && !of_hall {
            return Err(CliError::Usage(words.needs(self.what.to_string(), "TOURNAMENT")));
        }
        if self.name.is_some() && !self.what.is_of_tournament() {
            let title = paper::title(self.what, context.all_words);
            return Err(CliError::Usage(context.words.paper.of_no_event(title)));
        }
        if self.template.is_some() && self.what != Kind::Certificates {
            return Err(CliError::Usage(words.option("--template", &names(&[Kind::Certificates]))));
        }
        if self.stage.is_some() && !Kind::OF_STAGE.contains(&self.what) {
            return Err(CliError::Usage(words.option("--stage", &names(&Kind::OF_STAGE))));
        }
        let ranked = Kind::OF_LIST.contains(&self.what);
        let own = [
            ("--list", self.list.is_some()),
            ("--as-of", self.as_of.is_some()),
            ("--top", self.top.is_some()),
            ("--category", self.ranking.category.is_some()),
        ];
        let own = own.map(|(option, given)| (option, given && !ranked, RANKING));
        let mut unfit = own.into_iter().chain(self.ranking.unfit_for(ranked));
        match unfit.find(|(_, unfit, _)| *unfit) {
            Some((option, _, with)) => Err(CliError::Usage(words.option(option, with))),
            None => Ok(()),
        }
    }
}

fn names(kinds: &[Kind]) -> Vec<&'static str> {
    kinds.iter().map(<&str>::from).collect()
}

fn pdf(context: &Context<'_>, page: &str) -> CliResult<Vec<u8>> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let made = NoProgress::whole(paper::pdf(page, &path, &NoProgress));
    Ok(made.map_err(|fault| paper::pdf_fault(&fault, context.all_words))?)
}
