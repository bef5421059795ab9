//! Result files of the World Othello Federation.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::Source;
use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::cli::progress::ProgressLine;
use crate::cli::resolve_names::Names;
use crate::cli::value::one_of;
use crate::club::Club;
use crate::domain::progress::{Progress as _, Task};
use crate::import::file::{Limits, NotRead};
use crate::import::{
    Answers, DuplicatePolicy, FederationFile, FederationResults, ImportFault, Plan,
};
use crate::words::message::Message;

/// Results, a file for each tournament.
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
    /// Records all files as one entry, or nothing.
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let (words, today) = (context.words.import, context.outside.today());
        let mut sources = Vec::new();
        for path in &self.file {
            let found = files(path)
                .map_err(|error| context.words.command.not_read(path, &NotRead::from(error)))?;
            sources.extend(found.into_iter().map(|file| self.source(file)));
        }
        let results = self.read(context, &sources)?;
        // A player's place is the federation's number.
        self.source(PathBuf::from("WOF")).take_in(
            context,
            |names, answers| self.plan(&sources, &results, (names, today), answers),
            |plan| words.results(plan.matches(), plan.tournaments(), plan.players()),
        )?;
        Ok(())
    }

    fn source(&self, file: PathBuf) -> Source {
        Source { file, dry_run: self.dry_run, duplicates: self.duplicates, decisions: None }
    }

    /// Reads all files; the faults of all are told together.
    fn read(
        &self,
        context: &Context<'_>,
        sources: &[Source],
    ) -> Result<FederationResults, CliError> {
        let (mut files, mut faults, mut more) = (Vec::new(), Vec::new(), 0);
        let progress = ProgressLine::new(context.words.command);
        for (at, source) in sources.iter().enumerate() {
            // Nobody stops it but the system; nothing is recorded yet.
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

/// A file, or all `.ELO` files below a folder, in order of their names.
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
