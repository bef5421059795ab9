//! Imports files of federations: results of the World Othello
//! Federation, reports of chess programs, lists of ratings and titles.

use std::{fs, io};

use super::Source;
use crate::cli::prelude::*;
use crate::domain::progress::{Progress as _, Task};
use crate::import::file::NotRead;
use crate::import::{
    Answers, DifferingRatings, DuplicatePolicy, FederationFile, FederationRatings,
    FederationResults, ImportFault, Plan, Terms, TrfReport,
};

/// Files with results, one for each tournament.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Federation {
    #[arg(required = true)]
    file: Vec<PathBuf>,
    #[arg(long, value_name = "FILE")]
    players: Option<PathBuf>,
    #[arg(long)]
    dry_run: bool,
    #[arg(long, value_parser = one_of::<DuplicatePolicy>(), default_value_t = DuplicatePolicy::Ask)]
    duplicates: DuplicatePolicy,
    #[arg(long, value_name = "NAME")]
    list: Option<String>,
}

impl Federation {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let (words, today) = (context.words.import, context.outside.today());
        let mut sources = Vec::new();
        for path in &self.file {
            let found = files(path)
                .map_err(|error| context.words.command.not_read(path, &NotRead::from(error)))?;
            sources.extend(found.into_iter().map(|file| self.source(file)));
        }
        let results = self.read(context, &sources)?;
        // A doubtful row is named by the federation's number of the player.
        self.source(PathBuf::from("WOF")).take_in(
            context,
            |names, answers| self.plan(&sources, &results, (names, today), answers),
            |plan| words.results(plan.matches(), plan.tournaments(), plan.players()),
        )?;
        Ok(())
    }

    fn source(&self, file: PathBuf) -> Source {
        let Self { dry_run, duplicates, .. } = *self;
        Source::whole(file, dry_run, duplicates)
    }

    /// Reads all files, and reports the faults of all of them together.
    fn read(&self, context: &Context<'_>, sources: &[Source]) -> CliResult<FederationResults> {
        let (mut files, mut faults, mut more) = (Vec::new(), Vec::new(), 0);
        let progress = ProgressLine::new(context.words.command);
        for (at, source) in sources.iter().enumerate() {
            // Progress cannot be stopped here; nothing is recorded yet.
            let _ = progress.reached(Task::Reading, at, sources.len());
            match FederationFile::read(&source.bytes(context, Limits::LIST)?) {
                Ok(file) => files.push(file),
                Err(unread) => {
                    let (found, rest) = unread.faults();
                    faults.extend(found.into_iter().map(|fault| (source.shown(), fault)));
                    more += rest;
                }
            }
        }
        drop(progress);
        if !faults.is_empty() {
            let placed: Vec<(&str, &ImportFault)> =
                faults.iter().map(|(file, fault)| (file.as_str(), fault)).collect();
            return Err(context.words.import.placed_faults(&placed, more, &Club::default()).into());
        }
        let mut results = FederationResults::new(files);
        if let Some(players) = &self.players {
            let source = self.source(players.clone());
            let names = Names { words: context.words, club: &Club::default() };
            let read = results.read_names(&source.bytes(context, Limits::LIST)?);
            read.map_err(|unread| source.unread(names, unread))?;
        }
        Ok(results)
    }

    fn plan(
        &self,
        sources: &[Source],
        results: &FederationResults,
        (names, today): (Names<'_>, chrono::NaiveDate),
        answers: &Answers,
    ) -> Result<Plan, Message> {
        let list = names.list(self.list.as_deref())?.id;
        let progress = ProgressLine::new(names.words.command);
        let plan = results.plan(names.club, (list, today), answers, &progress);
        plan.map_err(|(at, unread)| {
            let of_players = self.source(PathBuf::from("WOF"));
            let source = at.and_then(|at| sources.get(at)).unwrap_or(&of_players);
            source.unread(names, unread)
        })
    }
}

/// The file, or all `.ELO` files below a folder in order of their names.
fn files(path: &Path) -> io::Result<Vec<PathBuf>> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let entries = fs::read_dir(path)?.map(|entry| entry.map(|entry| entry.path()));
    let mut entries = entries.collect::<io::Result<Vec<PathBuf>>>()?;
    entries.sort();
    let is_one = |path: &PathBuf| {
        path.is_dir() || path.extension().is_some_and(|end| end.eq_ignore_ascii_case("elo"))
    };
    let below = entries.into_iter().filter(is_one).map(|path| files(&path));
    Ok(below.collect::<io::Result<Vec<_>>>()?.concat())
}

/// Reports (TRF) of one tournament each.
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
    /// Records one entry for each file. All files are first tried on a copy of the club.
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
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
        files.map(|file| Source::whole(file, dry_run, duplicates)).collect()
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

/// A federation's list, and the club's list that follows it.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Ratings {
    file: PathBuf,
    #[arg(long, value_name = "NAME")]
    list: Option<String>,
    #[arg(long, default_value = "FIDE", hide_default_value = true)]
    scheme: String,
    #[arg(long, value_name = "DAY", value_parser = day)]
    on: Option<NaiveDate>,
    #[arg(long)]
    dry_run: bool,
    #[arg(long, value_enum, default_value_t = TextFormat::Table)]
    format: TextFormat,
}

impl Ratings {
    /// Prints the differences and records them as one entry.
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let ratings = self.read(context)?;
        let mut desk = context.open()?;
        let found = {
            let list = context.names(desk.club()).list(self.list.as_deref())?.id;
            ratings.compare(desk.club(), list, &self.scheme)
        };
        let sheet = differences(&found, desk.club());
        if !found.changes.is_empty() {
            context.print(sheet, self.format)?;
        }
        self.tell(&found, context);
        if self.dry_run || found.changes.is_empty() {
            return Ok(());
        }
        let today = context.outside.today();
        let on = self.on.unwrap_or(today);
        let reason = context.words.import.from_list(&self.file);
        context.ask_at(&mut desk, |names| {
            let list = names.list(self.list.as_deref())?.id;
            let found = ratings.compare(names.club, list, &self.scheme);
            let corrections = found.corrections((names.club, list), &reason, on);
            for correction in &corrections {
                names.may_be_dated(correction, today)?;
            }
            Ok(Request::Do(corrections))
        })
    }

    fn read(&self, context: &Context<'_>) -> CliResult<FederationRatings> {
        let source = Source::whole(self.file.clone(), self.dry_run, DuplicatePolicy::Ask);
        let nobody = Club::default();
        let names = Names { words: context.words, club: &nobody };
        let bytes = source.bytes(context, Limits::REGISTER)?;
        let read = FederationRatings::read_file(&self.file.to_string_lossy(), &bytes);
        Ok(read.map_err(|unread| source.unread(names, unread))?)
    }

    /// Prints how many players differ, and which rows are left out.
    fn tell(&self, found: &DifferingRatings, context: &mut Context<'_>) {
        let say = context.words.import;
        let file = self.file.display().to_string();
        for (line, name) in &found.doubtful {
            context.say(&say.may_be_several(&file, line, name));
        }
        if found.unknown > 0 {
            context.say(&say.of_nobody(found.unknown));
        }
        context.say(&match found.changes.len() {
            0 => say.no_difference(&file, found.same),
            players => say.differing(&file, players, found.same),
        });
    }
}

/// One row for each player who differs: rating here, rating there, change, title there.
fn differences(found: &DifferingRatings, club: &Club) -> Sheet {
    let sheet = sheet_of! {
        for one in &found.changes; {
            let own = one.rating.and_then(|(own, _)| own);
            let rating = one.rating.map(|(_, rating)| rating);
            let cell = |rating: Option<f64>| rating.map_or(Cell::Empty, Cell::Rating);
            let title = one.title.as_ref().map(|(own, title)| match own {
                Some(own) => format!("{own} → {title}"),
                None => title.clone(),
            });
        }
        Number: Cell::text(one.player.to_string()),
        Name: Cell::name(club, one.player),
        From: cell(own),
        To: cell(rating),
        Change: cell(own.zip(rating).map(|(own, rating)| rating - own)),
        Title: Cell::maybe(title.as_deref()),
    };
    if found.changes.iter().any(|one| one.title.is_some()) {
        return sheet;
    }
    sheet.without_empty()
}
