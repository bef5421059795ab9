//! The command line in words of a language: `--help`, manual pages, completions for shells.

use std::fs;
use std::io::Write;

use clap::builder::{PossibleValue, Resettable, Str, StyledStr};
use clap::{Arg, Command};
use clap_complete::{Shell, generate};
use clap_mangen::Man;

use crate::cli::prelude::*;
use crate::export::file;
use crate::words::help::HelpTexts;

/// How clap marks the place of options in a usage line.
const OPTIONS: &str = "[OPTIONS]";

/// The placeholder for a tournament.
const TOURNAMENT: &str = "TOURNAMENT";

/// Added to the place of options that every command has, so that they come last.
const EVERYWHERE: usize = 1000;

/// Gives the command line its texts in a language. They are found by what is typed; the derive has none.
pub(super) fn worded(command: Command, texts: HelpTexts) -> Command {
    // Clap decides before the texts are set whether `--help` says more than `-h`.
    let mut command = command.mut_args(|arg| arg.long_help(""));
    // Adds the options and commands of clap itself.
    command.build();
    with_help(command, texts, "")
}

fn with_help(command: Command, texts: HelpTexts, path: &str) -> Command {
    let asks_help = path.rsplit(' ').next() == Some("help");
    // `help player add` stands for `player add`.
    let known: Vec<&str> = path.split(' ').filter(|name| *name != "help").collect();
    let known = known.join(" ");
    let help = texts.command(&known).filter(|_| !asks_help);
    let about = help.map_or_else(|| texts.words.help_command(), |(about, _)| about);
    let more = help.map(|(_, more)| more).filter(|more| !more.is_empty());
    let has_commands = command.has_subcommands();
    let mut place = 0..;
    let command = command
        .about(about)
        .long_about(Resettable::from(more.map(|more| format!("{about}\n\n{more}").into())))
        .help_template(template(texts))
        .subcommand_help_heading(texts.words.commands_heading())
        .mut_args(|arg| {
            let own = place.next().unwrap_or_default();
            // The options of every command come last.
            let order = if is_everywhere(&arg) { own + EVERYWHERE } else { own };
            argument(arg, texts, &known).display_order(order)
        })
        .mut_subcommands(|below| {
            let path = format!("{path} {}", below.get_name());
            with_help(below, texts, path.trim_start())
        });
    let command = if has_commands {
        command.subcommand_value_name(texts.words.any_command())
    } else {
        command
    };
    let typed = command.clone().render_usage().to_string();
    let typed = typed.split_once(": ").map_or("", |(_, typed)| typed);
    let typed = typed.trim().replace(OPTIONS, texts.words.any_options());
    command.override_usage(typed)
}

fn is_everywhere(arg: &Arg) -> bool {
    arg.is_global_set() || matches!(arg.get_id().as_str(), "help" | "version")
}

fn template(texts: HelpTexts) -> String {
    format!("{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}", texts.words.usage())
}

fn argument(arg: Arg, texts: HelpTexts, path: &str) -> Arg {
    let id = arg.get_id().as_str().to_owned();
    let text = match &*id {
        "help" => texts.words.help(),
        "version" => texts.words.version(),
        "subcommand" => texts.words.help_command(),
        id => texts.argument(path, id).unwrap_or_default(),
    };
    let takes_value = arg.get_action().takes_values();
    let heading = if arg.is_positional() {
        texts.words.arguments_heading()
    } else {
        texts.words.options_heading()
    };
    let (short, long) = short_and_long(&arg, texts, text);
    // `name` means the tournament, unless the command has a text of its own for it.
    let is_tournament = arg.is_positional() && texts.argument("", "name") == Some(text);
    let names: Vec<Str> = if is_tournament {
        vec![named(texts)(&TOURNAMENT.into())]
    } else {
        arg.get_value_names().unwrap_or_default().iter().map(named(texts)).collect()
    };
    let arg = arg
        .help(short)
        .long_help(Resettable::from(long.map(StyledStr::from)))
        .help_heading(heading);
    let arg = arg.hide_default_value(true).hide_env(true).hide_possible_values(true);
    if takes_value && !names.is_empty() { arg.value_names(names) } else { arg }
}

fn named(texts: HelpTexts) -> impl Fn(&Str) -> Str {
    move |known| texts.value_name(known).map_or_else(|| known.clone(), Str::from)
}

/// The text of an argument for `-h`, and the one for `--help` if that says more.
fn short_and_long(arg: &Arg, texts: HelpTexts, text: &str) -> (String, Option<String>) {
    let takes_value = arg.get_action().takes_values();
    let default = arg.get_default_values().iter().map(|value| value.to_string_lossy());
    let default = default.collect::<Vec<_>>().join(",");
    let default = (takes_value && !default.is_empty()).then(|| texts.words.default(&default));
    let values = if takes_value { arg.get_possible_values() } else { Vec::new() };
    let names: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
    let choices = (!names.is_empty()).then(|| texts.words.choices(names.join(", ")));
    let notes = default.clone().into_iter().chain(choices.clone());
    let short = std::iter::once(text.to_owned()).chain(notes).collect::<Vec<_>>().join(" ");
    let meanings = meant(arg.get_id().as_str(), &names, texts);
    let variable = arg.get_env().map(|name| texts.words.variable(name.to_string_lossy()));
    if meanings.is_none() && variable.is_none() {
        return (short, None);
    }
    let choices = meanings.or(choices);
    let long = [Some(text.to_owned()), choices, default, variable];
    (short, Some(long.into_iter().flatten().collect::<Vec<_>>().join("\n\n")))
}

/// The choices with their meanings, one a line; none if no choice has a meaning.
fn meant(id: &str, names: &[&str], texts: HelpTexts) -> Option<String> {
    let line = |name: &&str| texts.value(id, name).map(|text| format!("- {name}: {text}"));
    let lines: Vec<String> = names.iter().filter_map(line).collect();
    let heading = format!("{}:", texts.words.choices_heading());
    (!lines.is_empty()).then(|| format!("{heading}\n{}", lines.join("\n")))
}

/// The folder for manual pages, one page a command.
#[derive(Debug, clap::Args)]
pub struct Manual {
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
}

impl Manual {
    /// Writes the pages of all commands.
    pub fn write(&self, context: &mut Context<'_>, command: &Command) -> CliResult {
        let words = context.words.command;
        let pages = pages(command)?;
        let unwritable = |path: &Path, error| words.unwritable(path, &error);
        fs::create_dir_all(&self.out).map_err(|error| unwritable(&self.out, error))?;
        for (name, page) in pages {
            let path = self.out.join(name);
            let write = |out: &mut dyn Write| out.write_all(&page);
            file::replace(&path, Readers::Usual, write)
                .map_err(|error| unwritable(&path, error))?;
        }
        context.say(&words.written(&self.out));
        Ok(())
    }
}

/// File names and pages of a command and all below it.
fn pages(command: &Command) -> std::io::Result<Vec<(String, Vec<u8>)>> {
    let name = command.get_display_name().unwrap_or_else(|| command.get_name()).to_owned();
    // Each page lists `--help`, so the command `help` is left out.
    let listed = command.clone().disable_help_subcommand(true);
    let below = command.get_subcommands().filter(|below| below.get_name() != "help");
    let source = concat!("banzuke ", env!("CARGO_PKG_VERSION"));
    let man = Man::new(listed).title(name.to_uppercase()).source(source).manual("Banzuke");
    let mut page = Vec::new();
    man.render(&mut page)?;
    let mut all = vec![(format!("{name}.1"), page)];
    for below in below {
        all.extend(pages(below)?);
    }
    Ok(all)
}

#[derive(Debug, clap::Args)]
pub struct Completions {
    shell: Shell,
}

impl Completions {
    /// Prints the script for the shell.
    pub fn write(&self, context: &mut Context<'_>, command: &mut clap::Command) -> CliResult {
        // The generator panics where it cannot write, so it writes to memory.
        let mut script = Vec::new();
        generate(self.shell, command, "banzuke", &mut script);
        Ok(context.out.write_all(&script)?)
    }
}
