//! The command line in the words of a language: what `--help` says and completions carry.

use clap::builder::{PossibleValue, Resettable, Str, StyledStr};
use clap::{Arg, Command};

use crate::words::help::HelpWords;

/// Clap's placeholder for options in a usage line, wherever they may stand.
const OPTIONS: &str = "[OPTIONS]";

/// Where the options that every command has begin, among the others.
const EVERYWHERE: usize = 1000;

/// The command line with every text in that language. Texts are looked up by what is typed; the derive has none.
pub(super) fn worded(command: Command, words: HelpWords) -> Command {
    // Whether `--help` says more than `-h` clap decides before the texts are there.
    let mut command = command.mut_args(|arg| arg.long_help(""));
    // With the options and commands that clap adds itself.
    command.build();
    with_help(command, words, "")
}

fn with_help(command: Command, words: HelpWords, path: &str) -> Command {
    let asks_help = path.rsplit(' ').next() == Some("help");
    // `help player add` stands for `player add`.
    let known: Vec<&str> = path.split(' ').filter(|name| *name != "help").collect();
    let known = known.join(" ");
    let help = words.command(&known).filter(|_| !asks_help);
    let about = help.map_or_else(|| words.help_command(), |(about, _)| about);
    let more = help.map(|(_, more)| more).filter(|more| !more.is_empty());
    let has_commands = command.has_subcommands();
    let mut place = 0..;
    let command = command
        .about(about)
        .long_about(Resettable::from(more.map(|more| format!("{about}\n\n{more}").into())))
        .help_template(template(words))
        .subcommand_help_heading(words.commands_heading())
        .mut_args(|arg| {
            let own = place.next().unwrap_or_default();
            // The options of every command come last.
            let order = if is_everywhere(&arg) { own + EVERYWHERE } else { own };
            argument(arg, words, &known).display_order(order)
        })
        .mut_subcommands(|below| {
            let path = format!("{path} {}", below.get_name());
            with_help(below, words, path.trim_start())
        });
    let command =
        if has_commands { command.subcommand_value_name(words.any_command()) } else { command };
    let typed = command.clone().render_usage().to_string();
    let typed = typed.split_once(": ").map_or("", |(_, typed)| typed);
    let typed = typed.trim().replace(OPTIONS, words.any_options());
    command.override_usage(typed)
}

fn is_everywhere(arg: &Arg) -> bool {
    arg.is_global_set() || matches!(arg.get_id().as_str(), "help" | "version")
}

fn template(words: HelpWords) -> String {
    format!("{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}", words.usage())
}

fn argument(arg: Arg, words: HelpWords, path: &str) -> Arg {
    let id = arg.get_id().as_str().to_owned();
    let text = match &*id {
        "help" => words.help(),
        "version" => words.version(),
        "subcommand" => words.help_command(),
        id => words.argument(path, id).unwrap_or_default(),
    };
    let takes_value = arg.get_action().takes_values();
    let heading =
        if arg.is_positional() { words.arguments_heading() } else { words.options_heading() };
    let (short, long) = texts(&arg, words, text);
    let names: Vec<Str> =
        arg.get_value_names().unwrap_or_default().iter().map(named(words)).collect();
    let arg = arg
        .help(short)
        .long_help(Resettable::from(long.map(StyledStr::from)))
        .help_heading(heading);
    let arg = arg.hide_default_value(true).hide_env(true).hide_possible_values(true);
    if takes_value && !names.is_empty() { arg.value_names(names) } else { arg }
}

fn named(words: HelpWords) -> impl Fn(&Str) -> Str {
    move |known| words.value_name(known).map_or_else(|| known.clone(), Str::from)
}

/// The text of an argument for `-h` and, where that says more, for `--help`.
fn texts(arg: &Arg, words: HelpWords, text: &str) -> (String, Option<String>) {
    let takes_value = arg.get_action().takes_values();
    let default = arg.get_default_values().iter().map(|value| value.to_string_lossy());
    let default = default.collect::<Vec<_>>().join(",");
    let default = (takes_value && !default.is_empty()).then(|| words.default(&default));
    let values = if takes_value { arg.get_possible_values() } else { Vec::new() };
    let names: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
    let choices = (!names.is_empty()).then(|| words.choices(&names.join(", ")));
    let notes = default.clone().into_iter().chain(choices.clone());
    let short = std::iter::once(text.to_owned()).chain(notes).collect::<Vec<_>>().join(" ");
    let meanings = meant(arg.get_id().as_str(), &names, words);
    let variable = arg.get_env().map(|name| words.variable(&name.to_string_lossy()));
    if meanings.is_none() && variable.is_none() {
        return (short, None);
    }
    let choices = meanings.or(choices);
    let long = [Some(text.to_owned()), choices, default, variable];
    (short, Some(long.into_iter().flatten().collect::<Vec<_>>().join("\n\n")))
}

/// The choices and their meanings, one a line; none if no choice has one.
fn meant(id: &str, names: &[&str], words: HelpWords) -> Option<String> {
    let line = |name: &&str| words.value(id, name).map(|text| format!("- {name}: {text}"));
    let lines: Vec<String> = names.iter().filter_map(line).collect();
    let heading = format!("{}:", words.choices_heading());
    (!lines.is_empty()).then(|| format!("{heading}\n{}", lines.join("\n")))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::CommandFactory as _;

    use super::*;
    use crate::cli::Arguments;
    use crate::words::Language;

    /// Signs that are the same in every language.
    const SIGNS: [&str; 3] = ["K", "N", "P"];

    /// All commands by path, with their arguments, before anything is worded.
    fn walk(command: &Command, path: &str, told: &mut impl FnMut(&str, &Command)) {
        told(path, command);
        for below in command.get_subcommands() {
            let path = format!("{path} {}", below.get_name());
            walk(below, path.trim_start(), told);
        }
    }

    fn is_told(text: Option<&str>, language: Language, what: &str) {
        let text = text.unwrap_or_default();
        assert!(!text.is_empty(), "{what} has no help in {language:?}");
        let is_japanese = language == Language::Japanese;
        // English writes the names of games with their long vowel.
        let is_ascii = text.replace('ō', "o").is_ascii();
        assert_eq!(!is_ascii, is_japanese || text.contains('…'), "{what}: {text}");
    }

    #[test]
    fn every_command_argument_and_choice_has_its_text() {
        for language in Language::ALL {
            let words = language.words().help;
            walk(&Arguments::command(), "", &mut |path, command| {
                is_told(words.command(path).map(|(about, _)| about), language, path);
                for arg in command.get_arguments() {
                    let id = arg.get_id().as_str();
                    is_told(words.argument(path, id), language, &format!("{path} {id}"));
                    for value in arg.get_possible_values() {
                        let name = value.get_name();
                        let is_name = matches!(name, "true" | "false") || id == "shell";
                        if !is_name {
                            is_told(
                                words.value(id, name),
                                language,
                                &format!("{path} {id} {name}"),
                            );
                        }
                    }
                }
            });
        }
    }

    #[test]
    fn placeholders_are_japanese_too() {
        let words = Language::Japanese.words().help;
        walk(&Arguments::command(), "", &mut |path, command| {
            let takers = command.get_arguments().filter(|arg| arg.get_action().takes_values());
            for name in takers.flat_map(|arg| arg.get_value_names().unwrap_or_default()) {
                let is_told = words.value_name(name).is_some();
                assert_eq!(is_told, !SIGNS.contains(&name.as_str()), "{path} {name}");
            }
        });
    }

    #[test]
    fn nothing_is_said_of_what_is_not_there() {
        let mut known: BTreeSet<String> = BTreeSet::new();
        walk(&Arguments::command(), "", &mut |path, command| {
            known.insert(path.to_owned());
            for arg in command.get_arguments() {
                known.extend([format!("{path} {}", arg.get_id()), format!("* {}", arg.get_id())]);
                let values = arg.get_possible_values();
                known.extend(
                    values.iter().map(|value| format!("{} {}", arg.get_id(), value.get_name())),
                );
            }
        });
        for said in HelpWords::names() {
            assert!(known.contains(&said), "{said}");
        }
    }

    #[test]
    fn help_is_drawn_in_one_language_only() {
        let english =
            ["Usage", "Options", "Arguments", "Commands", "Possible", "Print", "[default"];
        let mut command = worded(Arguments::command(), Language::Japanese.words().help);
        let mut drawn = String::new();
        draw(&mut command, &mut drawn);
        assert!(drawn.contains("使い方: banzuke tournament stage add [オプション]"));
        for word in english {
            assert!(!drawn.contains(word), "{word}");
        }
    }

    fn draw(command: &mut Command, drawn: &mut String) {
        *drawn += &command.render_help().to_string();
        *drawn += &command.render_long_help().to_string();
        for below in command.get_subcommands_mut() {
            draw(below, drawn);
        }
    }
}
