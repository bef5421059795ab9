//! The texts of `--help` of the desk and of the laboratory.

use std::collections::BTreeSet;

use banzuke::cli::Arguments as Desk;
use banzuke::cli::program::Program;
use banzuke::words::Language;
use banzuke::words::help::{HelpTexts, key};
use banzuke_lab::cli::Arguments as Laboratory;
use clap::Command;

/// Letters that are the same in every language.
const SIGNS: [&str; 3] = ["K", "N", "P"];

/// Visits all commands by path, with their arguments, before texts are set.
fn walk(command: &Command, path: &str, seen: &mut impl FnMut(&str, &Command)) {
    seen(path, command);
    for below in command.get_subcommands() {
        let path = format!("{path} {}", below.get_name());
        walk(below, path.trim_start(), seen);
    }
}

fn texts<P: Program>(language: Language) -> HelpTexts {
    HelpTexts { words: language.words().help, tables: P::HELP }
}

fn has_text(text: Option<&str>, language: Language, what: &str) {
    let text = text.unwrap_or_default();
    assert!(!text.is_empty(), "{what} has no help in {language:?}");
    let is_japanese = language == Language::Japanese;
    // English writes the names of games with their long vowel.
    let is_ascii = text.replace('ō', "o").is_ascii();
    assert_eq!(!is_ascii, is_japanese || text.contains('…'), "{what}: {text}");
}

fn all_have_texts<P: Program>() {
    for language in Language::ALL {
        let texts = texts::<P>(language);
        walk(&P::command(), "", &mut |path, command| {
            has_text(texts.command(path).map(|(about, _)| about), language, path);
            for arg in command.get_arguments() {
                let id = arg.get_id().as_str();
                has_text(texts.argument(path, id), language, &format!("{path} {id}"));
                for value in arg.get_possible_values() {
                    let name = value.get_name();
                    if !matches!(name, "true" | "false") && id != "shell" {
                        let what = format!("{path} {id} {name}");
                        has_text(texts.value(id, name), language, &what);
                    }
                }
            }
        });
    }
}

#[test]
fn every_command_argument_and_choice_has_its_text() {
    all_have_texts::<Desk>();
    all_have_texts::<Laboratory>();
}

fn placeholders_are_japanese<P: Program>() {
    let texts = texts::<P>(Language::Japanese);
    walk(&P::command(), "", &mut |path, command| {
        let takers = command.get_arguments().filter(|arg| arg.get_action().takes_values());
        for name in takers.flat_map(|arg| arg.get_value_names().unwrap_or_default()) {
            let is_worded = texts.value_name(name).is_some();
            assert_eq!(is_worded, !SIGNS.contains(&name.as_str()), "{path} {name}");
        }
    });
}

#[test]
fn placeholders_are_japanese_too() {
    placeholders_are_japanese::<Desk>();
    placeholders_are_japanese::<Laboratory>();
}

/// The last table is that of the program itself.
fn nothing_more_is_said<P: Program>() {
    let (mut commands, mut arguments, mut choices) =
        (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    walk(&P::command(), "", &mut |path, command| {
        let name = key(path);
        commands.extend([name.clone(), format!("{name}.more")]);
        for arg in command.get_arguments() {
            let id = arg.get_id();
            commands.insert(format!("{name}.{id}"));
            arguments.insert(id.to_string());
            let values = arg.get_possible_values();
            choices.extend(values.iter().map(|value| format!("{id}.{}", value.get_name())));
        }
    });
    let table = P::HELP.last().expect("a table");
    for (known, index) in [commands, arguments, choices].iter().zip(table.indexes()) {
        for said in index.asked() {
            assert!(known.contains(&said.name), "{}", said.name);
        }
    }
}

#[test]
fn nothing_is_said_of_what_is_not_there() {
    nothing_more_is_said::<Desk>();
    nothing_more_is_said::<Laboratory>();
}

#[test]
fn help_is_drawn_in_one_language_only() {
    let english = ["Usage", "Options", "Arguments", "Commands", "Possible", "Print", "[default"];
    let words = Language::Japanese.words();
    let mut drawn = String::new();
    draw(&mut Desk::worded(words), &mut drawn);
    draw(&mut Laboratory::worded(words), &mut drawn);
    assert!(drawn.contains("使い方: banzuke tournament stage add [オプション]"));
    assert!(drawn.contains("使い方: banzuke lab league [オプション]"));
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
