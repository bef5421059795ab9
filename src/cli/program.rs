//! What the command lines of the desk and of the laboratory share: the arguments of every command, the language,
//! the settings, and how a program ends.

use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{ArgMatches, CommandFactory, FromArgMatches, ValueEnum};

use super::context::Context;
use super::error::CliError;
use super::{help, laboratory, narrow, preferences, usage};
use crate::logfile;
use crate::outside::{self, Environment};
use crate::settings::{Effective, Folder, Setting};
use crate::words::Words;
use crate::words::help::{HelpTable, HelpTexts};

/// The arguments of every command.
#[derive(Debug, clap::Args)]
pub struct Everywhere {
    #[arg(long, value_name = "FILE", env = "BANZUKE_DB", global = true)]
    db: Option<PathBuf>,
    #[arg(long, global = true)]
    alone: bool,
    #[arg(long, value_name = "NAME", env = "BANZUKE_DESK", global = true)]
    desk: Option<String>,
    #[arg(long, value_name = "LANGUAGE", env = usage::LANGUAGE, global = true)]
    lang: Option<Lang>,
    #[arg(long, value_name = "NAME", env = "BANZUKE_THEME", global = true)]
    theme: Option<String>,
    #[arg(long, value_name = "KIND", env = "BANZUKE_BORDERS", global = true)]
    borders: Option<String>,
    #[arg(long, value_name = "DIR", env = "BANZUKE_CONFIG", global = true)]
    config: Option<PathBuf>,
}

/// A language as the command line names it: by ISO 639-1.
#[derive(Debug, Clone, Copy, ValueEnum)]
enum Lang {
    En,
    Ja,
}

impl Everywhere {
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

    /// The options by which another program opens the same club as the same desk. The language is not among them.
    pub(super) fn handed_on(&self) -> Vec<OsString> {
        let path = |option: &str, path: &Option<PathBuf>| {
            path.as_ref().map(|path| [option.into(), path.clone().into_os_string()])
        };
        let text = |option: &str, text: &Option<String>| {
            text.as_ref().map(|text| [option.into(), OsString::from(text)])
        };
        let all = [
            path("--db", &self.db),
            path("--config", &self.config),
            text("--desk", &self.desk),
            text("--theme", &self.theme),
            text("--borders", &self.borders),
        ];
        all.into_iter().flatten().flatten().collect()
    }
}

/// A program of the house.
pub trait Program: CommandFactory + FromArgMatches {
    /// The texts of its help.
    const HELP: &'static [&'static HelpTable];

    fn everywhere(&self) -> &Everywhere;

    /// Whether it tells of wrong settings itself, among other things.
    fn is_about_settings(&self) -> bool {
        false
    }

    /// Does what was asked for.
    ///
    /// # Errors
    /// What was refused or failed.
    fn run(self, context: &mut Context<'_>) -> Result<(), CliError>;

    /// The command line in the words of a language.
    fn worded(words: &Words) -> clap::Command {
        worded(Self::command(), words, Self::HELP)
    }
}

/// A command line with every text in that language.
pub fn worded(
    command: clap::Command,
    words: &Words,
    tables: &'static [&'static HelpTable],
) -> clap::Command {
    help::worded(command, HelpTexts { words: words.help, tables })
}

/// Runs a program: 0 where all went well, 1 where something was refused or failed, 2 where the command line was not
/// understood.
pub fn main_of<P: Program>() -> ExitCode {
    let typed: Vec<OsString> = std::env::args_os().skip(1).collect();
    let words = usage::language(&typed).words();
    let mut err = io::stderr();
    let (arguments, matches) = match parsed::<P>(words) {
        Ok(parsed) => parsed,
        Err(error) => {
            let handed_over = laboratory::asked_for_help(&typed).and_then(laboratory::go_on);
            return handed_over.unwrap_or_else(|| usage::report(&error, words, &mut err));
        }
    };
    // Not locked: a thread of the screens that panics must be able to restore the terminal.
    let mut out = BufWriter::new(io::stdout());
    let result = run(arguments, &matches, words, &mut out, &mut err);
    let flushed = out.flush().map_err(CliError::from);
    match result.and(flushed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(CliError::OfLaboratory) => laboratory::go_on(typed).unwrap_or_else(|| {
            CliError::from(words.message.command.no_laboratory()).report(&words.message, &mut err)
        }),
        Err(error) => error.report(&words.message, &mut err),
    }
}

fn parsed<P: Program>(words: &Words) -> Result<(P, ArgMatches), clap::Error> {
    let mut typed: Vec<OsString> = std::env::args_os().collect();
    let matches = loop {
        match P::worded(words).try_get_matches_from(&typed) {
            Ok(matches) => break matches,
            Err(error) => typed = narrow::narrowed(&error, &typed).ok_or(error)?,
        }
    };
    Ok((P::from_arg_matches(&matches)?, matches))
}

/// The command as it is typed, without what was given to it.
fn path(matches: &ArgMatches) -> String {
    let below = matches.subcommand();
    below.map(|(name, below)| format!(" {name}{}", path(below))).unwrap_or_default()
}

fn run<P: Program>(
    arguments: P,
    matches: &ArgMatches,
    words: &'static Words,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> Result<(), CliError> {
    let everywhere = arguments.everywhere();
    let folder = everywhere.config.clone().or_else(outside::default_folder).map(Folder::new);
    let effective =
        preferences::effective(folder.as_ref(), matches, |setting| everywhere.said(setting));
    let effective = match effective {
        Err(_) if arguments.is_about_settings() => Effective::default(),
        read => read.map_err(|fault| words.message.settings.fault(&fault))?,
    };
    let world = Environment::from_env().map_err(|text| words.message.command.bad_clock(&text))?;
    logfile::start(world);
    log::info!("begun: {}{}", env!("CARGO_PKG_VERSION"), path(matches));
    let desk = everywhere.desk.clone().unwrap_or_else(outside::machine);
    let handed_on = everywhere.handed_on();
    let context = Context::new(words, world, everywhere.db.clone(), &desk, out, err)?;
    let context = &mut context.preferring(folder, effective).alone(everywhere.alone);
    context.handed_on = handed_on;
    arguments.run(context)
}
