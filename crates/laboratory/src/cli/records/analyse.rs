//! Writes into a file how much each move of WTHOR games lost.

use crate::words::own;
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::time::Instant;

use othello::wthor::{GameFile, NameFile, Names, WthorError};
use othello::{Evaluator, Limits};

use crate::cli::records::arguments::bytes;
use crate::cli::records::engine_queries::{EngineArgs, continued};
use crate::cli::records::notation::Notation;
use crate::domain::progress::{Progress as _, Task};
use crate::records::{Engine, JudgedMove, QueriedGame, Recorded, analyse, recorded};
use crate::words::message::ValueFault;
use banzuke::cli::context::{CliError, Context};
use banzuke::cli::output::ProgressLine;

/// The greatest search depth of our own engine.
const DEEPEST: u32 = 12;
/// The number of games judged between two writes to the file: a
/// stop loses at most these, and they keep all cores busy.
const AT_ONCE: usize = 64;

/// The games, the depth of the search, and where the losses go.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Analyse {
    #[arg(required = true, value_name = "FILE")]
    games: Vec<PathBuf>,
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    #[arg(long, value_name = "FILE")]
    names: Option<PathBuf>,
    #[arg(long, value_name = "N", value_parser = depth)]
    depth: Option<u32>,
    #[arg(long, value_name = "N", value_parser = exact, conflicts_with = "engine")]
    exact: Option<u32>,
    #[command(flatten)]
    asked: EngineArgs,
}

fn depth(text: &str) -> Result<u32, ValueFault> {
    within(text, 1, 99)
}

fn exact(text: &str) -> Result<u32, ValueFault> {
    within(text, 0, 20)
}

fn within(text: &str, least: u32, most: u32) -> Result<u32, ValueFault> {
    let number: u32 = text.parse().map_err(|_fault| ValueFault::Whole)?;
    let sound = (least..=most).contains(&number);
    sound.then_some(number).ok_or_else(|| ValueFault::Within(least.into(), most.into()))
}

impl Analyse {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let words = own(context.all_words).records;
        if self.asked.is_given() {
            let games = self.games(context)?;
            return self.asked.run(context, games, self.depth, &self.output);
        }
        if let Some(path) = self.games.iter().find(|path| Notation::of(path).is_some()) {
            return Err(words.engine.other_game(path.display()).into());
        }
        let since = Instant::now();
        let games = self.games(context)?;
        let usual = Limits::default();
        let limits = Limits {
            depth: self.depth.unwrap_or(usual.depth),
            exact: self.exact.unwrap_or(usual.exact),
        };
        if limits.depth > DEEPEST {
            return Err(words.engine.too_deep(DEEPEST).into());
        }
        let engine = Engine(limits);
        let all = games.len();
        let (mut file, left) = continued(context, &self.output, &engine.to_string(), games)?;
        let had = all - left.len();
        let of_othello = |game| match game {
            QueriedGame::Othello(game) => Some(game),
            QueriedGame::Board(..) => None,
        };
        let left: Vec<Recorded> = left.into_iter().filter_map(of_othello).collect();
        let progress = ProgressLine::new(context.words.command);
        let evaluator = Evaluator::default();
        let mut moves = 0;
        for (at, chunk) in left.chunks(AT_ONCE).enumerate() {
            let judged = analyse(chunk, &evaluator, engine);
            moves += judged.iter().map(Vec::len).sum::<usize>();
            let judged = chunk.iter().zip(&judged);
            let judged =
                judged.map(|(game, moves)| game.judged(moves.iter().map(JudgedMove::of).collect()));
            let added = file.add(&judged.collect::<Vec<_>>());
            added.map_err(|error| context.words.command.unwritable(&self.output, &error))?;
            // Only the operating system can stop it here; what is already written stays.
            let _ = progress.reached(Task::Simulating, had + at * AT_ONCE + chunk.len(), all);
        }
        drop(progress);
        context.say(&words.analysed(
            left.len(),
            moves,
            since.elapsed().as_secs_f64(),
            &engine.to_string(),
        ));
        context.say(&context.words.command.written(&self.output));
        Ok(())
    }

    /// The games of all files.
    fn games(&self, context: &mut Context<'_>) -> Result<Vec<QueriedGame>, CliError> {
        let (mut all, mut called) = (Vec::new(), HashSet::new());
        for path in &self.games {
            let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            if !called.insert(stem.clone()) {
                return Err(own(context.all_words).records.same_name(&stem).into());
            }
            match Notation::of(path) {
                Some(notation) => all.extend(notation.games(context, path, &stem)?),
                None => all.extend(self.of_wthor(context, path, &stem)?),
            }
        }
        Ok(all)
    }

    /// The games of a WTHOR file; illegal ones are reported.
    fn of_wthor(
        &self,
        context: &mut Context<'_>,
        path: &Path,
        stem: &str,
    ) -> Result<impl Iterator<Item = QueriedGame> + use<>, CliError> {
        let bytes = bytes(context, path)?;
        let file = GameFile::read(&bytes).map_err(|fault| wrong(context, path, &fault))?;
        let names = self.names_of(context, path)?;
        let (games, unplayable) = recorded(stem, &file, &names);
        for game in unplayable {
            context.say(&own(context.all_words).records.unplayable(&game));
        }
        Ok(games.into_iter().map(QueriedGame::Othello))
    }

    /// The names of players: from the given file, or from `WTHOR.JOU` next to the games.
    fn names_of(&self, context: &mut Context<'_>, games: &Path) -> Result<Vec<String>, CliError> {
        let beside = || {
            let near =
                ["WTHOR.JOU", "WTHOR.jou", "wthor.jou"].map(|name| games.with_file_name(name));
            near.into_iter().find(|path| path.exists())
        };
        let Some(path) = self.names.clone().or_else(beside) else {
            context.say(&own(context.all_words).records.no_names(games));
            return Ok(Vec::new());
        };
        let file = NameFile::read(&bytes(context, &path)?, Names::Players);
        Ok(file.map_err(|fault| wrong(context, &path, &fault))?.names)
    }
}

fn wrong(context: &Context<'_>, path: &Path, fault: &WthorError) -> CliError {
    own(context.all_words).records.no_wthor(path, &fault.to_string()).into()
}
