//! The frame of both command lines, the desk's and the laboratory's:
//! arguments of every command, language, settings, exit codes.

use std::ffi::{OsStr, OsString};
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::process::{Command, ExitCode};

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::{ArgMatches, CommandFactory, FromArgMatches};

use super::context::{CliError, CliResult, Context, say};
use super::{help, settings, usage, value};
use crate::logfile;
use crate::outside::{self, Environment};
use crate::settings::{Effective, Folder, Origin};
use crate::system::become_program;
use crate::words::help::{HelpTable, HelpTexts};
use crate::words::{Language, Words};

#[derive(Debug, clap::Args)]
pub struct Everywhere {
    #[arg(long, value_name = "FILE", env = "BANZUKE_DB", global = true)]
    db: Option<PathBuf>,
    #[arg(long, global = true)]
    alone: bool,
    #[arg(long, value_name = "NAME", env = "BANZUKE_DESK", global = true)]
    desk: Option<String>,
    #[arg(long, value_name = "LANGUAGE", env = usage::LANGUAGE, global = true, value_parser = Lang)]
    lang: Option<String>,
    #[arg(long, value_name = "NAME", env = "BANZUKE_THEME", global = true)]
    theme: Option<String>,
    #[arg(long, value_name = "KIND", env = "BANZUKE_BORDERS", global = true)]
    borders: Option<String>,
    #[arg(long, value_name = "DIR", env = "BANZUKE_CONFIG", global = true)]
    config: Option<PathBuf>,
}

/// A language's code. Whether its words exist is checked with the settings.
#[derive(Debug, Clone)]
struct Lang;

impl TypedValueParser for Lang {
    type Value = String;

    fn parse_ref(
        &self,
        command: &clap::Command,
        argument: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<String, clap::Error> {
        StringValueParser::new().parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(Language::ALL.into_iter().map(|one| PossibleValue::new(one.code()))))
    }
}

impl Everywhere {
    /// The options that make another program work as the same desk. File
    /// and language are left out: the screens may have switched both since.
    pub(super) fn handed_on(&self) -> Vec<OsString> {
        let text = |option: &str, text: &Option<String>| {
            text.as_ref().map(|text| [option.into(), OsString::from(text)])
        };
        let config = self.config.as_ref().map(|folder| ["--config".into(), folder.into()]);
        let all = [
            config,
            text("--desk", &self.desk),
            text("--theme", &self.theme),
            text("--borders", &self.borders),
        ];
        all.into_iter().flatten().flatten().collect()
    }
}

/// One of the two programs: the desk's or the laboratory's.
pub trait Program: CommandFactory + FromArgMatches {
    /// The tables with the texts of `--help`.
    const HELP: &'static [&'static HelpTable];

    fn everywhere(&self) -> &Everywhere;

    /// Whether the command reports wrong settings itself, as a part of its output.
    fn is_about_settings(&self) -> bool {
        false
    }

    /// The arguments that make the laboratory print its help, if that was asked for.
    fn help_of_laboratory(_typed: &[OsString]) -> Option<Vec<OsString>> {
        None
    }

    /// Runs the command.
    ///
    /// # Errors
    /// Something was refused or failed.
    fn run(self, context: &mut Context<'_>) -> CliResult;

    /// The command line with texts in a language.
    fn worded(words: &Words) -> clap::Command {
        worded(Self::command(), words, Self::HELP)
    }
}

pub fn worded(
    command: clap::Command,
    words: &Words,
    tables: &'static [&'static HelpTable],
) -> clap::Command {
    help::worded(command, HelpTexts { words: words.help, tables })
}

#[derive(Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The exit code: 0 for success, 1 where something was refused
    /// or failed, 2 where the command line was not understood.
    Ended(u8),
    /// The laboratory is to run with these arguments.
    Laboratory(Vec<OsString>),
}

pub fn main_of<P: Program>() -> ExitCode {
    // Standard output is not locked: a thread of the screens that panics must be able to restore the terminal.
    let mut out = BufWriter::new(io::stdout());
    let mut err = io::stderr();
    match run_of::<P>(std::env::args_os().collect(), &mut out, &mut err) {
        Outcome::Ended(code) => code.into(),
        Outcome::Laboratory(arguments) => go_on(arguments, &mut err).into(),
    }
}

/// Runs a program with its arguments, the first of which is its name.
pub fn run_of<P: Program>(
    typed: Vec<OsString>,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> Outcome {
    let own = typed.get(1..).unwrap_or_default().to_vec();
    let faults = usage::take_own_words(&own);
    let words = usage::language(&own).spoken();
    let faults = faults.iter().map(|fault| words.message.own_words.fault(fault)).collect();
    let (arguments, matches) = match parsed::<P>(typed, words) {
        Ok(parsed) => parsed,
        Err(error) => {
            let reported = || Outcome::Ended(usage::report(&error, words, out, err));
            return P::help_of_laboratory(&own).map_or_else(reported, Outcome::Laboratory);
        }
    };
    let result = perform(arguments, &matches, (words, faults), out, err);
    let flushed = out.flush().map_err(CliError::from);
    match result.and(flushed) {
        Ok(()) => Outcome::Ended(0),
        Err(CliError::OfLaboratory) => Outcome::Laboratory(own),
        Err(error) => Outcome::Ended(error.report(&words.message, err)),
    }
}

fn parsed<P: Program>(
    mut typed: Vec<OsString>,
    words: &Words,
) -> Result<(P, ArgMatches), clap::Error> {
    let matches = loop {
        let error = match P::command().try_get_matches_from(&typed) {
            Ok(matches) => break matches,
            Err(error) => error,
        };
        match value::narrowed(&error, &typed) {
            Some(narrow) => typed = narrow,
            // Help and errors of usage need the texts. To find all of them takes longer than most commands.
            None => break P::worded(words).try_get_matches_from(&typed)?,
        }
    };
    Ok((P::from_arg_matches(&matches)?, matches))
}

/// The names of the command and its subcommands, without arguments.
fn path(matches: &ArgMatches) -> String {
    let below = matches.subcommand();
    below.map(|(name, below)| format!(" {name}{}", path(below))).unwrap_or_default()
}

fn perform<P: Program>(
    arguments: P,
    matches: &ArgMatches,
    (words, faults): (&'static Words, Vec<String>),
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> CliResult {
    let everywhere = arguments.everywhere();
    let folder = everywhere.config.clone().or_else(outside::default_folder).map(Folder::new);
    let effective = match settings::effective(folder.as_ref(), matches) {
        Err(_) if arguments.is_about_settings() => Effective::default(),
        read => read.map_err(|fault| words.message.settings.fault(&fault))?,
    };
    let effective = settings::spoken(folder.as_ref(), effective).map_err(|refused| {
        let (origin, fault) = *refused;
        let told = words.message.settings.fault(&fault);
        if origin == Origin::File { told.into() } else { CliError::Usage(told) }
    })?;
    let world = Environment::from_env().map_err(|text| words.message.command.bad_clock(&text))?;
    logfile::start(world);
    log::info!("begun: {}{}", env!("CARGO_PKG_VERSION"), path(matches));
    let desk = everywhere.desk.clone().unwrap_or_else(outside::machine);
    let handed_on = everywhere.handed_on();
    let context = Context::new(words, world, everywhere.db.clone(), &desk, out, err)?;
    let context = &mut context.preferring(folder, effective).alone(everywhere.alone);
    context.handed_on = handed_on;
    for fault in &faults {
        log::warn!("{fault}");
        context.say(&format!("banzuke: {fault}"));
    }
    context.faults = faults;
    arguments.run(context)
}

/// The commands of the laboratory.
const COMMANDS: [&str; 3] = ["lab", "records", "play"];

/// The arguments for the laboratory. It reads the whole command line itself, so nothing is checked here.
#[derive(Debug, clap::Args)]
#[command(disable_help_flag = true)]
pub(super) struct HandedOver {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, hide = true, value_name = "TEXT")]
    rest: Vec<OsString>,
}

/// The laboratory's program: beside this one, or in the system's path.
pub(super) fn installed() -> Option<PathBuf> {
    let name = format!("banzuke-lab{}", std::env::consts::EXE_SUFFIX);
    let own = std::env::current_exe().ok();
    let beside = own.as_ref().and_then(|own| own.parent()).map(PathBuf::from);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = beside.into_iter().chain(std::env::split_paths(&path));
    folders.map(|folder| folder.join(&name)).find(|program| program.is_file())
}

/// Runs the laboratory. If it is not installed, says how to get it.
pub(super) fn go_on(arguments: Vec<OsString>, err: &mut dyn Write) -> u8 {
    let Some(program) = installed() else {
        let words = usage::language(&arguments).spoken();
        let missing = CliError::from(words.message.command.no_laboratory());
        return missing.report(&words.message, err);
    };
    become_program(Command::new(program).args(arguments)).unwrap_or_else(|error| {
        say(err, &format!("banzuke: banzuke-lab: {error}"));
        1
    })
}

/// The laboratory's arguments for `banzuke help lab …`.
pub(super) fn asked_for_help(typed: &[OsString]) -> Option<Vec<OsString>> {
    let help = typed.iter().position(|word| word == "help")?;
    let asked = typed.get(help + 1..)?;
    let is_its = asked.first().is_some_and(|name| COMMANDS.iter().any(|known| name == known));
    is_its.then(|| [&typed[..help], asked, &["--help".into()]].concat())
}
