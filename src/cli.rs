//! The command line: one file a subcommand. Data goes to standard output, everything else to
//! standard error.

mod adjust;
mod check;
mod compare;
mod completions;
mod context;
mod demo;
mod display;
mod doctor;
mod duplicates;
mod error;
mod expect;
mod export;
mod external;
mod floor;
mod handicap;
mod help;
mod history;
mod import;
mod journal;
mod lab;
mod list;
mod luck;
mod man;
mod narrow;
mod odds;
mod output;
mod pairings;
mod plan;
mod play;
mod player;
mod preferences;
mod print;
mod records;
mod report;
mod rescue;
mod resolve_names;
mod restore;
mod rules;
mod screen;
mod settings;
mod site;
mod tournament;
mod undo;
mod usage;
mod value;

use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{ArgMatches, CommandFactory as _, FromArgMatches as _, Parser, Subcommand, ValueEnum};

use crate::logfile;
use crate::outside::{self, Environment};
use crate::settings::{Effective, Folder, Setting};
use crate::words::Words;
use context::Context;
use error::CliError;
use floor::MatchCommand;

/// A tournament manager in the terminal: players, brackets, round robins, scores, ratings, ranking
#[derive(Debug, Parser)]
#[command(name = "banzuke", version, about)]
struct Arguments {
    #[arg(long, value_name = "FILE", env = "BANZUKE_DB", global = true)]
    db: Option<PathBuf>,
    /// Open the club's file for this desk alone
    #[arg(long, global = true)]
    alone: bool,
    #[arg(long, value_name = "NAME", env = "BANZUKE_DESK", global = true)]
    desk: Option<String>,
    #[arg(long, value_name = "LANGUAGE", env = usage::LANGUAGE, global = true)]
    lang: Option<Lang>,
    /// The theme of the screens: default, light, mono, high-contrast, or one of your own [default:
    /// as the settings have it]
    #[arg(long, value_name = "NAME", env = "BANZUKE_THEME", global = true)]
    theme: Option<String>,
    /// The characters of lines and signs: auto, unicode or ascii [default: as the settings have it]
    #[arg(long, value_name = "KIND", env = "BANZUKE_BORDERS", global = true)]
    borders: Option<String>,
    #[arg(long, value_name = "DIR", env = "BANZUKE_CONFIG", global = true)]
    config: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

/// A language as the command line names it: by ISO 639-1.
#[derive(Debug, Clone, Copy, ValueEnum)]
enum Lang {
    En,
    Ja,
}

impl Arguments {
    /// The text that the arguments or the environment give for a setting.
    fn said(&self, setting: Setting) -> Option<String> {
        match setting {
            Setting::Language => {
                self.lang.and_then(|lang| Some(lang.to_possible_value()?.get_name().to_owned()))
            }
            Setting::Theme => self.theme.clone(),
            Setting::Borders => self.borders.clone(),
            Setting::Mouse
            | Setting::Format
            | Setting::FirstTo
            | Setting::List
            | Setting::BoardSeconds
            | Setting::Backups
            | Setting::RecordGames
            | Setting::RecordFit => None,
        }
    }
}

#[derive(Debug, Subcommand)]
enum Command {
    Demo,
    #[command(subcommand)]
    Import(import::Import),
    #[command(subcommand)]
    Player(player::Player),
    Duplicates(duplicates::Duplicates),
    Compare(compare::Compare),
    #[command(subcommand)]
    Alias(player::Alias),
    #[command(subcommand)]
    ExternalId(external::External),
    #[command(subcommand)]
    Tournament(tournament::Tournament),
    Tables {
        #[command(subcommand)]
        set: Option<floor::Hall>,
    },
    Queue,
    /// Show the event on a projector: calls, brackets, standings; reads the file and writes nothing
    #[command(alias = "board")]
    Display(display::Display),
    Call(floor::Call),
    Uncall(floor::Which),
    Begin(floor::Which),
    Postpone(floor::Which),
    Resume(floor::Which),
    #[command(subcommand)]
    List(list::List),
    /// Correct a rating by hand, with a reason
    ///
    /// The correction stands in the histories of those whose rating it moves, behind the matches of
    /// its day that are recorded by then, and can be undone.
    Adjust(adjust::Adjust),
    History(history::History),
    Export(export::Export),
    Print(print::Print),
    Expect(expect::Expect),
    /// Races between two ratings or players that are nearest to even, and what the start is worth
    ///
    /// For each length that the stronger may be asked for the best that the weaker can be, the most
    /// even first. The example that was published: 1417.38 wins a game against 1784.82 with 10.8 %.
    /// To 1 against to 10 it wins the match with 68 %, so that race favours the weaker; to 1 against
    /// to 6 is even. `banzuke handicap 1417.38 1784.82 --race 1-10` prints both.
    Handicap(handicap::Handicap),
    /// The probability of each place of a tournament
    ///
    /// Of the stage that is played now, from the results so far and the ratings as they are. It is
    /// exact where that can be worked out in a moment, and otherwise from playing the rest out,
    /// which gives the same again with the same seed and number of runs.
    Odds(odds::Odds),
    Luck(luck::LuckOf),
    Plan(plan::Plan),
    #[command(subcommand)]
    Play(play::Play),
    #[command(subcommand)]
    Report(report::Report),
    #[command(subcommand)]
    Records(records::Records),
    #[command(subcommand)]
    Lab(lab::Lab),
    #[command(subcommand)]
    Pairings(pairings::Pairings),
    Site(site::Site),
    #[command(subcommand)]
    Journal(journal::Journal),
    Undo(undo::Undo),
    Redo,
    /// Show what is preferred and where that is kept: language, theme, keys, what forms begin with
    Settings(settings::Settings),
    /// How the program, its terminal and its files do, for a bug report
    Doctor,
    Check(check::Check),
    Backup(check::Backup),
    Rescue(rescue::Rescue),
    /// Put a backup in the place of the club's file
    Restore(restore::Restore),
    Completions(completions::Completions),
    Man(man::Manual),
}

/// Runs the program.
pub fn main() -> ExitCode {
    // Not locked: a thread of the screens that panics must be able to restore the terminal.
    let mut out = BufWriter::new(io::stdout());
    run(std::env::args_os().collect(), &mut out, &mut io::stderr()).into()
}

/// Runs one command line, the name of the program before it: 0 where all went well, 1 where something was refused or failed,
/// 2 where the command line was not understood.
pub fn run(typed: Vec<OsString>, out: &mut dyn Write, err: &mut dyn Write) -> u8 {
    let words = usage::language(typed.get(1..).unwrap_or_default()).words();
    let (arguments, matches) = match parsed(typed, words) {
        Ok(parsed) => parsed,
        Err(error) => return usage::report(&error, words, out, err),
    };
    let result = perform(arguments, &matches, words, out, err);
    let flushed = out.flush().map_err(CliError::from);
    match result.and(flushed) {
        Ok(()) => 0,
        Err(error) => error.report(&words.message, err),
    }
}

/// The command line in the words of that language.
fn command(words: &Words) -> clap::Command {
    help::worded(Arguments::command(), words.help)
}

fn parsed(mut typed: Vec<OsString>, words: &Words) -> Result<(Arguments, ArgMatches), clap::Error> {
    let matches = loop {
        let error = match Arguments::command().try_get_matches_from(&typed) {
            Ok(matches) => break matches,
            Err(error) => error,
        };
        match narrow::narrowed(&error, &typed) {
            Some(narrow) => typed = narrow,
            // Help and usage are told in words; to find them all takes longer than most commands.
            None => break command(words).try_get_matches_from(&typed)?,
        }
    };
    Ok((Arguments::from_arg_matches(&matches)?, matches))
}

/// The command as it is typed, without what was given to it.
fn path(matches: &ArgMatches) -> String {
    let below = matches.subcommand();
    below.map(|(name, below)| format!(" {name}{}", path(below))).unwrap_or_default()
}

fn perform(
    arguments: Arguments,
    matches: &ArgMatches,
    words: &'static Words,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> Result<(), CliError> {
    let folder = arguments.config.clone().or_else(outside::default_folder).map(Folder::new);
    let effective =
        preferences::effective(folder.as_ref(), matches, |setting| arguments.said(setting));
    let effective = match effective {
        // It tells of a wrong file itself, among the rest.
        Err(_) if matches!(arguments.command, Some(Command::Doctor)) => Effective::default(),
        read => read.map_err(|fault| words.message.settings.fault(&fault))?,
    };
    let world = Environment::from_env().map_err(|text| words.message.command.bad_clock(&text))?;
    logfile::start(world);
    log::info!("begun: {}{}", env!("CARGO_PKG_VERSION"), path(matches));
    let desk = arguments.desk.unwrap_or_else(outside::machine);
    let context = Context::new(words, world, arguments.db, &desk, out, err)?;
    let context = &mut context.preferring(folder, effective).alone(arguments.alone);
    match arguments.command {
        None => screen::run(context),
        Some(Command::Demo) => demo::run(context),
        Some(Command::Import(import)) => import.run(context),
        Some(Command::Player(player)) => player.run(context),
        Some(Command::Duplicates(duplicates)) => duplicates.run(context),
        Some(Command::Compare(compare)) => compare.run(context),
        Some(Command::Alias(alias)) => alias.run(context),
        Some(Command::ExternalId(external)) => external.run(context),
        Some(Command::Tournament(tournament)) => tournament.run(context),
        Some(Command::Tables { set: None }) => floor::print(context),
        Some(Command::Tables { set: Some(hall) }) => hall.run(context),
        Some(Command::Queue) => floor::queue(context),
        Some(Command::Display(display)) => display.run(context),
        Some(Command::Call(call)) => call.run(context),
        Some(Command::Uncall(which)) => which.run(context, MatchCommand::Uncall),
        Some(Command::Begin(which)) => which.run(context, MatchCommand::Begin),
        Some(Command::Postpone(which)) => which.run(context, MatchCommand::Postpone),
        Some(Command::Resume(which)) => which.run(context, MatchCommand::Resume),
        Some(Command::List(list)) => list.run(context),
        Some(Command::Export(export)) => export.run(context),
        Some(Command::Print(print)) => print.run(context),
        Some(Command::Expect(expect)) => expect.run(context),
        Some(Command::Site(site)) => site.run(context),
        Some(Command::Journal(journal)) => journal.run(context),
        Some(Command::Undo(undo)) => undo.run(context),
        Some(Command::Redo) => undo::redo(context),
        Some(Command::Settings(settings)) => settings.run(context),
        Some(Command::Doctor) => doctor::run(context),
        Some(Command::Check(check)) => check.run(context),
        Some(Command::Adjust(adjust)) => adjust.run(context),
        Some(Command::History(history)) => history.run(context),
        Some(Command::Luck(luck)) => luck.run(context),
        Some(Command::Handicap(handicap)) => handicap.run(context),
        Some(Command::Odds(odds)) => odds.run(context),
        Some(Command::Plan(plan)) => plan.run(context),
        Some(Command::Play(play)) => play.run(context),
        Some(Command::Report(report)) => report.run(context),
        Some(Command::Records(records)) => records.run(context),
        Some(Command::Lab(lab)) => lab.run(context),
        Some(Command::Pairings(pairings)) => pairings.run(context),
        Some(Command::Backup(backup)) => backup.run(context),
        Some(Command::Rescue(rescue)) => rescue.run(context),
        Some(Command::Restore(restore)) => restore.run(context),
        Some(Command::Completions(completions)) => completions.run(context),
        Some(Command::Man(manual)) => manual.run(context),
    }
}
