//! Finds the language of a command line, and reports errors of usage.

use std::ffi::OsString;
use std::io::{IsTerminal as _, Write, stdout};
use std::path::PathBuf;

use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::context::say;
use crate::outside;
use crate::settings::{Effective, Folder, LanguageChoice};
use crate::words::catalog::check::{Fault, Wrong as Unread};
use crate::words::catalog::own::{self, Own};
use crate::words::message::{UsageFault, ValueFault};
use crate::words::{Language, Words};

pub(super) const LANGUAGE: &str = "BANZUKE_LANG";
const CONFIG: &str = "BANZUKE_CONFIG";

/// The language of the command line and its answers, known before the line is
/// parsed: from the option, else the variable, else the settings, else the locale.
pub(super) fn language(arguments: &[OsString]) -> Language {
    Language::chosen(chosen(arguments), Language::English)
}

/// The choice of the operator, never [`LanguageChoice::Auto`].
fn chosen(arguments: &[OsString]) -> LanguageChoice {
    let variable = || named(std::env::var_os(LANGUAGE)?.to_str()?);
    let said = typed(arguments).or_else(variable).or_else(|| configured(arguments));
    let said = said.filter(|choice| *choice != LanguageChoice::Auto);
    said.unwrap_or_else(|| own::of_locales(&outside::locales()))
}

/// Loads the operator's own words for the chosen language, if the settings' folder has some. Returns their faults.
pub(super) fn take_own_words(arguments: &[OsString]) -> Vec<Fault> {
    let chosen = chosen(arguments);
    let faults = take_folder(arguments, chosen.name());
    own::choose(chosen);
    faults
}

/// Loads the words in the folder of a language.
fn take_folder(arguments: &[OsString], code: &str) -> Vec<Fault> {
    let Some(folder) = folder(arguments) else { return Vec::new() };
    match folder.words(code) {
        Ok(None) => Vec::new(),
        Ok(Some(files)) => {
            let own = Own::new(code, files);
            let faults = own.faults(&folder.words_folder(code));
            own::take(language(arguments), own);
            faults
        }
        Err(fault) => {
            let (file, wrong) = (fault.place, Unread::Syntax(format!("{:?}", fault.wrong)));
            vec![Fault { file, line: 1, wrong }]
        }
    }
}

/// The folder of the settings: from the option, else the variable, else the usual one.
fn folder(arguments: &[OsString]) -> Option<Folder> {
    let variable = || std::env::var_os(CONFIG);
    let folder = values_of(arguments, "--config").last().cloned().or_else(variable);
    folder.map(PathBuf::from).or_else(outside::default_folder).map(Folder::new)
}

/// The language in the settings. Faults in the settings are reported later, when they are read again.
fn configured(arguments: &[OsString]) -> Option<LanguageChoice> {
    let mut effective = Effective::default();
    folder(arguments)?.settings(&mut effective).ok()?;
    Some(effective.settings.language)
}

/// The last `--lang` option.
fn typed(arguments: &[OsString]) -> Option<LanguageChoice> {
    values_of(arguments, "--lang").iter().rev().find_map(|name| named(name.to_str()?))
}

/// All values of an option that may be repeated.
fn values_of(arguments: &[OsString], option: &str) -> Vec<OsString> {
    let mut found = Vec::new();
    let mut awaits = false;
    for argument in arguments.iter().take_while(|argument| *argument != "--") {
        let text = argument.to_str().and_then(|text| text.strip_prefix(option));
        let joined = text.and_then(|rest| rest.strip_prefix('='));
        if awaits {
            found.push(argument.clone());
        }
        found.extend(joined.map(OsString::from));
        awaits = argument == option;
    }
    found
}

/// A language by its code. `auto` is none.
fn named(name: &str) -> Option<LanguageChoice> {
    LanguageChoice::named(name).filter(|choice| *choice != LanguageChoice::Auto)
}

/// Prints the help, or the error of usage. Returns the exit code.
pub(super) fn report(
    error: &clap::Error,
    words: &Words,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> u8 {
    let code = u8::try_from(error.exit_code()).unwrap_or(2);
    if is_help(error.kind()) {
        // A failure here could be told nowhere.
        let _ = if stdout().is_terminal() {
            error.print()
        } else {
            let stream: &mut dyn Write = if error.use_stderr() { err } else { out };
            write!(stream, "{}", error.render()).and_then(|()| stream.flush())
        };
        return code;
    }
    let usage = &words.message.usage;
    let told = usage.fault(fault(error));
    say(err, &format!("banzuke: {}", told.what));
    if !told.remedy.is_empty() {
        say(err, &format!("  {}", told.remedy));
    }
    if let Some(typed) = typed_like(error) {
        for line in usage.typed(&typed, &command(&typed)) {
            say(err, &format!("  {line}"));
        }
    }
    code
}

fn is_help(kind: ErrorKind) -> bool {
    matches!(
        kind,
        ErrorKind::DisplayHelp
            | ErrorKind::DisplayVersion
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    )
}

/// The usage line without the word before it.
fn typed_like(error: &clap::Error) -> Option<String> {
    let usage = error.get(ContextKind::Usage)?.to_string();
    usage.split_once(": ").map(|(_, typed)| typed.trim().to_owned())
}

/// The command without its placeholders.
fn command(typed: &str) -> String {
    let is_name = |word: &&str| !word.starts_with(['[', '<', '-']);
    typed.split(' ').take_while(is_name).collect::<Vec<_>>().join(" ")
}

/// The fault in the arguments, for a sentence about it.
fn fault(error: &clap::Error) -> UsageFault {
    let argument = text(error, ContextKind::InvalidArg);
    let value = text(error, ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::ValueValidation => UsageFault::Value { argument, value, why: why(error) },
        ErrorKind::InvalidValue if value.is_empty() => UsageFault::NoValue(argument),
        ErrorKind::InvalidValue => {
            UsageFault::Choice { argument, value, choices: texts(error, ContextKind::ValidValue) }
        }
        ErrorKind::UnknownArgument => {
            let close = texts(error, ContextKind::SuggestedArg).into_iter().next();
            UsageFault::UnknownArgument(argument, close)
        }
        ErrorKind::InvalidSubcommand => UsageFault::UnknownCommand(
            text(error, ContextKind::InvalidSubcommand),
            texts(error, ContextKind::SuggestedSubcommand),
        ),
        ErrorKind::MissingRequiredArgument => {
            UsageFault::Missing(texts(error, ContextKind::InvalidArg))
        }
        ErrorKind::MissingSubcommand => {
            UsageFault::NoCommand(text(error, ContextKind::InvalidSubcommand))
        }
        ErrorKind::ArgumentConflict => {
            let others = texts(error, ContextKind::PriorArg);
            if others.first() == Some(&argument) {
                UsageFault::Twice(argument)
            } else {
                UsageFault::Together(argument, others)
            }
        }
        ErrorKind::InvalidUtf8 => UsageFault::NotText,
        _ => UsageFault::Other(first_line(error)),
    }
}

/// Values without a fault of their own are whole numbers that clap parses itself.
fn why(error: &clap::Error) -> ValueFault {
    let source = std::error::Error::source(error);
    let told = source.and_then(|source| source.downcast_ref::<ValueFault>());
    told.cloned().unwrap_or(ValueFault::Whole)
}

fn first_line(error: &clap::Error) -> String {
    error.to_string().lines().next().unwrap_or_default().to_owned()
}

fn text(error: &clap::Error, kind: ContextKind) -> String {
    texts(error, kind).into_iter().next().unwrap_or_default()
}

fn texts(error: &clap::Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(line: &str) -> Option<LanguageChoice> {
        typed(&line.split(' ').map(OsString::from).collect::<Vec<_>>())
    }

    #[test]
    fn the_language_is_known_before_the_line_is_read() {
        assert_eq!(asked("banzuke --lang ja player list"), Some(LanguageChoice::Japanese));
        assert_eq!(asked("banzuke player list --lang=en"), Some(LanguageChoice::English));
        assert_eq!(asked("banzuke --nonsense --lang ja"), Some(LanguageChoice::Japanese));
        assert_eq!(asked("banzuke --lang de"), Some(LanguageChoice::Own("de")));
        assert_eq!(asked("banzuke player add -- --lang ja"), None);
    }

    #[test]
    fn the_command_stands_before_its_placeholders() {
        assert_eq!(command("banzuke player add [OPTIONS] <NAME>"), "banzuke player add");
        assert_eq!(command("banzuke"), "banzuke");
    }
}
