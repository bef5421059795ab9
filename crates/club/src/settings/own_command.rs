//! Commands of the operator's own, each with a key: `[commands]` in `settings.toml`.

use std::collections::BTreeMap;

use serde::Deserialize;
use strum::{EnumString, IntoStaticStr, VariantNames};
use toml::Spanned;

use super::fault::{LineFault, Wrong, line_of, near};

/// The kind of thing that has to be selected for a command, as the file names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Subject {
    Player,
    Match,
    Tournament,
    /// Nothing: it is run on every main screen.
    #[default]
    Anywhere,
}

impl Subject {
    /// The facts that may stand in braces in an argument.
    pub const fn facts(self) -> &'static [&'static str] {
        match self {
            Self::Player => &["file", "number", "name", "reading", "club"],
            Self::Match => &[
                "file",
                "event",
                "event_name",
                "match",
                "round",
                "table",
                "first",
                "second",
                "first_number",
                "second_number",
            ],
            Self::Tournament => &["file", "event", "event_name"],
            Self::Anywhere => &["file"],
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnCommand {
    /// Its title in the palette and in help.
    pub name: String,
    /// The line of the file on which it begins.
    pub line: usize,
    pub key: String,
    pub on: Subject,
    /// The program and its arguments. No shell reads them.
    pub run: Vec<String>,
    /// Whether its output is shown.
    pub shows: bool,
}

impl OwnCommand {
    /// The program and its arguments, with facts in the place of their names.
    pub fn filled(&self, fact: impl Fn(&str) -> String) -> Vec<String> {
        let filled = |argument: &String| {
            pieces(argument).map(|piece| piece.map_or_else(str::to_owned, &fact)).collect()
        };
        let (program, arguments) = self.run.split_at(self.run.len().min(1));
        program.iter().cloned().chain(arguments.iter().map(filled)).collect()
    }
}

#[derive(Deserialize)]
struct File {
    commands: BTreeMap<Spanned<String>, Table>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    key: String,
    #[serde(default)]
    on: Subject,
    run: Vec<String>,
    #[serde(default)]
    shows: bool,
}

/// The commands of a file that has such a table, in their order there.
pub(super) fn read(text: &str) -> Result<Vec<OwnCommand>, LineFault> {
    let file: File = toml::from_str(text).map_err(|error| LineFault::syntax(text, &error))?;
    let mut commands: Vec<OwnCommand> = Vec::new();
    for (name, Table { key, on, run, shows }) in file.commands {
        let line = line_of(text, name.span());
        commands.push(OwnCommand { name: name.into_inner(), line, key, on, run, shows });
    }
    commands.sort_by_key(|command| command.line);
    commands.iter().try_for_each(validate)?;
    Ok(commands)
}

fn validate(command: &OwnCommand) -> Result<(), LineFault> {
    let refused = |wrong| LineFault { line: command.line, wrong };
    let name = || command.name.clone();
    if command.run.first().is_none_or(|program| program.trim().is_empty()) {
        return Err(refused(Wrong::NoProgram(name())));
    }
    let facts = command.on.facts();
    let named = command.run.iter().skip(1).flat_map(|argument| pieces(argument).flatten());
    match named.into_iter().find(|fact| !facts.contains(fact)) {
        Some(fact) => {
            Err(refused(Wrong::UnknownFact { command: name(), fact: fact.to_owned(), facts }))
        }
        None => Ok(()),
    }
}

/// The pieces of a text: a name that stood in braces, or `Err` with the text between two of them. Braces around anything
/// but small letters and `_` are text.
pub fn pieces(text: &str) -> impl Iterator<Item = Result<&str, &str>> {
    let mut rest = text;
    std::iter::from_fn(move || {
        if let Some((name, behind)) = named(rest) {
            rest = behind;
            return Some(Ok(name));
        }
        let mut braces = rest.match_indices('{').map(|(at, _)| at);
        let end = braces.find(|at| named(rest.split_at(*at).1).is_some());
        let (text, behind) = rest.split_at(end.unwrap_or(rest.len()));
        rest = behind;
        (!text.is_empty()).then_some(Err(text))
    })
}

/// The name in braces that a text begins with, and the text behind it.
fn named(text: &str) -> Option<(&str, &str)> {
    let (name, behind) = text.strip_prefix('{')?.split_once('}')?;
    let is_name = name.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_');
    (is_name && !name.is_empty()).then_some((name, behind))
}

/// The occasion of a command, as `[hooks]` in `settings.toml` names it.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, EnumString, IntoStaticStr, VariantNames,
)]
#[strum(serialize_all = "snake_case")]
pub enum Hook {
    /// A result of a match or a game, recorded or corrected.
    Result,
    /// A match called to a table, again too.
    Call,
    /// Pairings of a stage or a round.
    Round,
    /// A tournament closed.
    Closed,
}

impl Hook {
    /// All, as the file names them.
    pub const NAMES: &[&str] = Self::VARIANTS;
}

/// The command line of each hook that has one.
pub type Hooks = BTreeMap<Hook, String>;

/// The hooks of a table of a file.
pub(super) fn read_hooks(table: &toml::Table) -> Result<Hooks, Wrong> {
    let one = |(name, command): (&String, &toml::Value)| {
        let unknown = |_fault| Wrong::UnknownHook {
            name: name.clone(),
            near: near(name, Hook::NAMES.iter().copied()),
        };
        let hook: Hook = name.parse().map_err(unknown)?;
        let command = command.as_str().filter(|command| !command.trim().is_empty());
        Ok((hook, command.ok_or(Wrong::NoCommandLine(hook))?.to_owned()))
    };
    table.iter().map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::{Effective, read};

    fn commands(text: &str) -> Result<Vec<OwnCommand>, LineFault> {
        let mut effective = Effective::default();
        read(text, &mut effective).map(|()| effective.commands)
    }

    #[test]
    fn commands_stand_in_the_order_of_the_file_with_their_parts() {
        let text = "mouse = false\n[commands.say]\nkey = 'Y'\non = 'match'\nrun = ['espeak', \
                    '{first} meets {second}']\n[commands.Look]\nkey = 'alt-e'\nrun = ['ls']\nshows = true\n";
        let found = commands(text).expect("good");
        let said = found.iter().map(|it| (it.name.as_str(), it.line, it.on, it.shows));
        let expected = [("say", 2, Subject::Match, false), ("Look", 6, Subject::Anywhere, true)];
        assert_eq!(said.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn facts_take_the_place_of_their_names_once_and_all_else_stays() {
        let run = ["{name}", "{name}", "--as={name}!{number}", "{\"a\": 1} {", "{}", ""];
        let command = OwnCommand {
            name: String::new(),
            line: 1,
            key: String::new(),
            on: Subject::Player,
            run: run.map(str::to_owned).to_vec(),
            shows: false,
        };
        let filled = command.filled(|fact| match fact {
            "name" => "{number} \"; rm".to_owned(),
            _ => "P0007".to_owned(),
        });
        let expected =
            ["{name}", "{number} \"; rm", "--as={number} \"; rm!P0007", "{\"a\": 1} {", "{}", ""];
        assert_eq!(filled, expected);
    }

    #[test]
    fn a_wrong_command_is_refused_with_its_line() {
        let refused = |table: &str| commands(&format!("\n[commands.x]\n{table}")).expect_err(table);
        for (table, line) in [
            ("run = ['a']", 2),
            ("key = 'Y'", 2),
            ("key = 'Y'\nrun = 'a'", 4),
            ("key = 'Y'\nrun = ['a']\non = 'hall'", 5),
            ("key = 'Y'\nrun = ['a']\nkeys = 'Z'", 5),
        ] {
            let fault = refused(table);
            assert!(matches!(fault.wrong, Wrong::Syntax(_)), "{table}: {fault}");
            assert_eq!(fault.line, line, "{table}");
        }
        for run in ["[]", "['']", "[' ', 'a']"] {
            let fault = refused(&format!("key = 'Y'\nrun = {run}"));
            assert_eq!(fault, LineFault { line: 2, wrong: Wrong::NoProgram("x".to_owned()) });
        }
        let fault = refused("key = 'Y'\non = 'tournament'\nrun = ['a', '{event} {name}']");
        let (command, fact) = ("x".to_owned(), "name".to_owned());
        let facts = Subject::Tournament.facts();
        assert_eq!(fault.wrong, Wrong::UnknownFact { command, fact, facts });
    }

    #[test]
    fn names_in_braces_are_told_from_other_braces() {
        let found = |text| pieces(text).collect::<Vec<_>>();
        assert_eq!(found("{name}"), [Ok("name")]);
        assert_eq!(found("a {b}{c_d} e"), [Err("a "), Ok("b"), Ok("c_d"), Err(" e")]);
        for text in ["{fill:red}", "{}", "{ name }", "{Name}", "{", "}{", "名{前}"] {
            assert_eq!(found(text), [Err(text)]);
        }
        assert_eq!(found("{{name}}"), [Err("{"), Ok("name"), Err("}")]);
        assert_eq!(found(""), []);
    }
}
