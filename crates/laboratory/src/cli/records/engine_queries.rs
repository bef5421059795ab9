//! Asks an installed engine for the loss of each move in games.

use crate::words::own;
use std::io;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::path::Path;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use engine::{Command, Limit, Protocol, Setup};

use crate::domain::progress::{Progress as _, Task};
use crate::records::{AnalysisFile, QueriedEngine, QueriedGame, judge_all, signature};
use crate::words::message::ValueFault;
use banzuke::cli::context::{CliError, Context};
use banzuke::cli::output::ProgressLine;
use banzuke::cli::value::{count, one_of};

/// The engine, and how it is asked.
#[derive(Debug, clap::Args)]
pub(super) struct EngineArgs {
    #[arg(long, value_name = "COMMAND")]
    engine: Option<String>,
    #[arg(long, value_name = "PROTOCOL", value_parser = one_of::<Spoken>(), requires = "engine")]
    protocol: Option<Spoken>,
    #[arg(long, value_name = "N", value_parser = nodes, requires = "engine", conflicts_with = "depth")]
    nodes: Option<u64>,
    #[arg(long, value_name = "NAME=VALUE", requires = "engine")]
    set: Vec<String>,
    #[arg(long, value_name = "SECONDS", value_parser = count, default_value_t = 60)]
    timeout: u32,
    #[arg(long, value_name = "N", value_parser = count, requires = "engine")]
    workers: Option<u32>,
}

/// A protocol by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::VariantNames)]
#[strum(serialize_all = "lowercase")]
enum Spoken {
    Uci,
    Usi,
    Nboard,
}

fn nodes(text: &str) -> Result<u64, ValueFault> {
    let number = text.parse().ok().filter(|number: &u64| *number > 0);
    number.ok_or(ValueFault::Whole)
}

/// The file of an analysis by this engine, begun or continued, with the games that are not in it yet.
pub(super) fn continued(
    context: &mut Context<'_>,
    output: &Path,
    engine: &str,
    mut games: Vec<QueriedGame>,
) -> Result<(AnalysisFile, Vec<QueriedGame>), CliError> {
    let (words, all) = (own(context.all_words).records, games.len());
    let file = AnalysisFile::open(output, engine);
    let file = file.map_err(|why| words.not_continued(output, &why))?;
    games.retain(|game| !file.has(game.name()));
    if games.len() < all {
        context.say(&words.continued(all - games.len(), all));
    }
    Ok((file, games))
}

impl EngineArgs {
    pub(super) fn is_given(&self) -> bool {
        self.engine.is_some()
    }

    /// Has the games judged that are not in the file yet.
    pub(super) fn run(
        &self,
        context: &mut Context<'_>,
        games: Vec<QueriedGame>,
        depth: Option<u32>,
        output: &Path,
    ) -> Result<(), CliError> {
        let words = own(context.all_words).records;
        let since = Instant::now();
        let (kind, setup) = self.setup(context, &games, depth)?;
        // The engine's name is in the file; and a missing engine is reported before a file is created.
        let name = QueriedEngine::start(&setup).map(|asked| asked.name().to_owned());
        let name = name.map_err(|error| words.engine.engine_failed(&error, None))?;
        let signed = signature(kind, &name, &setup);
        let all = games.len();
        let (mut file, left) = continued(context, output, &signed, games)?;
        let had = all - left.len();
        let progress = ProgressLine::new(context.words.command);
        let (mut done, mut moves, mut unwritten) = (0, 0, None::<io::Error>);
        let mut failed = Vec::new();
        judge_all(&left, &setup, self.workers(), |game, judged| {
            let game = match judged {
                Ok(judged) => judged,
                Err(error) => {
                    failed.push((game.name().to_owned(), error));
                    return ControlFlow::Continue(());
                }
            };
            if let Err(error) = file.add(std::slice::from_ref(&game)) {
                unwritten = Some(error);
                return ControlFlow::Break(());
            }
            (done, moves) = (done + 1, moves + game.moves.len());
            match progress.reached(Task::Simulating, had + done, all) {
                Ok(()) => ControlFlow::Continue(()),
                Err(_stopped) => ControlFlow::Break(()),
            }
        });
        drop(progress);
        if let Some(error) = unwritten {
            return Err(context.words.command.unwritable(output, &error).into());
        }
        if let Some((_, error)) = failed.first() {
            for (name, error) in &failed {
                context.say(&words.engine.game_failed(name, error));
            }
            return Err(words.engine.engine_failed(error, Some((output, had + done, all))).into());
        }
        context.say(&words.analysed(done, moves, since.elapsed().as_secs_f64(), &signed));
        context.say(&context.words.command.written(output));
        Ok(())
    }

    fn workers(&self) -> usize {
        let cores = || available_parallelism().map_or(1, NonZero::get);
        self.workers.and_then(|workers| usize::try_from(workers).ok()).unwrap_or_else(cores)
    }

    /// The kind of the games, and the settings of their engine.
    fn setup(
        &self,
        context: &Context<'_>,
        games: &[QueriedGame],
        depth: Option<u32>,
    ) -> Result<(&'static str, Setup), CliError> {
        let words = own(context.all_words).records;
        let Some(first) = games.first() else { return Err(words.no_losses().into()) };
        if games.iter().any(|game| game.kind() != first.kind()) {
            return Err(CliError::Usage(words.engine.several_kinds()));
        }
        let protocol = match self.protocol {
            None => first.protocol(),
            Some(Spoken::Uci) => Protocol::Uci,
            Some(Spoken::Usi) => Protocol::Usi,
            Some(Spoken::Nboard) => Protocol::NBoard,
        };
        if protocol != first.protocol() {
            return Err(CliError::Usage(words.engine.other_protocol(first.kind())));
        }
        let limit = match (self.nodes, depth) {
            (Some(_), _) if protocol == Protocol::NBoard => {
                return Err(CliError::Usage(words.engine.no_nodes()));
            }
            (Some(nodes), _) => Limit::Nodes(nodes),
            (None, Some(depth)) => Limit::Depth(depth),
            (None, None) => return Err(CliError::Usage(words.engine.no_limit())),
        };
        let command = self.engine.as_deref().unwrap_or_default().parse::<Command>();
        let command = command.map_err(|_fault| CliError::Usage(words.engine.no_command()))?;
        let pair = |text: &String| {
            let (name, value) = text.split_once('=').ok_or_else(|| words.engine.no_option(text))?;
            Ok((name.trim().to_owned(), value.trim().to_owned()))
        };
        let options: Result<Vec<_>, _> = self.set.iter().map(pair).collect();
        let options = options.map_err(CliError::Usage)?;
        let patience = Duration::from_secs(self.timeout.into());
        Ok((first.kind(), Setup { command, protocol, limit, options, patience }))
    }
}
