//! Which key runs which command: `keys.toml` read strictly, resolved by scope, and reversed for hints.

use std::collections::BTreeMap;
use std::ops::Range;

use toml::Spanned;

use super::key::Key;
use crate::command::{CommandId, Scope};

/// A validated set of bindings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Keymap {
    /// Sorted by scope and command; keys in the order of the file, the one to show first.
    bindings: Vec<Binding>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Binding {
    scope: Scope,
    command: CommandId,
    key: Key,
}

/// Why a key file was refused, and on which line of it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct KeymapError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: KeymapFault,
}

/// What can be wrong in a key file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum KeymapFault {
    /// It is no TOML of the form `[scope]`, `command = ["key"]`.
    #[error("{0}")]
    Syntax(String),
    /// No scope has that name.
    #[error("unknown scope `{0}`")]
    UnknownScope(String),
    /// No command has that name.
    #[error("unknown command `{0}`")]
    UnknownCommand(String),
    /// No key has that name.
    #[error("unknown key `{0}`")]
    UnknownKey(String),
    /// The registry does not make the command live in that scope.
    #[error("command `{command}` has no meaning in scope `{scope}`")]
    Misplaced {
        /// The command as written.
        command: String,
        /// The scope as written.
        scope: String,
    },
    /// The key is bound in this scope already.
    #[error("key `{key}` runs `{first}` in this scope already")]
    Duplicate {
        /// The key as written.
        key: String,
        /// The command it is bound to.
        first: &'static str,
    },
}

type File = BTreeMap<Spanned<String>, BTreeMap<Spanned<String>, Vec<Spanned<String>>>>;

impl Keymap {
    /// The keys that come with the program.
    #[expect(clippy::missing_panics_doc, reason = "the embedded file is read by a test")]
    pub fn embedded() -> Self {
        Self::parse(include_str!("../../assets/keys.toml"))
            .expect("the embedded keys are read by a test")
    }

    /// Reads a key file: one table a scope, in it `command = ["key", …]`, the key to show first.
    pub fn parse(toml: &str) -> Result<Self, KeymapError> {
        let file: File = toml::from_str(toml).map_err(|error| {
            let fault = KeymapFault::Syntax(error.message().to_owned());
            at(toml, error.span().unwrap_or_default(), fault)
        })?;
        let mut keymap = Self { bindings: Vec::new() };
        for (scope_name, commands) in file {
            let scope = Scope::named(scope_name.get_ref()).ok_or_else(|| {
                let fault = KeymapFault::UnknownScope(scope_name.get_ref().clone());
                at(toml, scope_name.span(), fault)
            })?;
            for (name, keys) in commands {
                let command = command_in(scope, name.get_ref())
                    .map_err(|fault| at(toml, name.span(), fault))?;
                for key in keys {
                    keymap
                        .bind(scope, command, key.get_ref())
                        .map_err(|fault| at(toml, key.span(), fault))?;
                }
            }
        }
        keymap.bindings.sort_by_key(|binding| (binding.scope, binding.command));
        Ok(keymap)
    }

    fn bind(&mut self, scope: Scope, command: CommandId, name: &str) -> Result<(), KeymapFault> {
        let key = Key::parse(name).ok_or_else(|| KeymapFault::UnknownKey(name.to_owned()))?;
        if let Some(first) = self.lookup(key, scope) {
            let first = first.command().name;
            return Err(KeymapFault::Duplicate { key: name.to_owned(), first });
        }
        self.bindings.push(Binding { scope, command, key });
        Ok(())
    }

    fn lookup(&self, key: Key, scope: Scope) -> Option<CommandId> {
        self.bindings
            .iter()
            .find(|binding| binding.scope == scope && binding.key == key)
            .map(|binding| binding.command)
    }

    /// The command that `key` runs where `scopes` are live, the most specific first.
    pub fn resolve(&self, key: Key, scopes: &[Scope]) -> Option<CommandId> {
        scopes.iter().find_map(|scope| self.lookup(key, *scope))
    }

    /// The keys that run `command` where `scopes` are live, without those that a more specific scope has taken.
    pub fn keys(&self, command: CommandId, scopes: &[Scope]) -> Vec<Key> {
        scopes
            .iter()
            .flat_map(|scope| self.bindings.iter().filter(move |bound| bound.scope == *scope))
            .filter(|bound| bound.command == command)
            .map(|bound| bound.key)
            .filter(|key| self.resolve(*key, scopes) == Some(command))
            .fold(Vec::new(), |mut keys, key| {
                if !keys.contains(&key) {
                    keys.push(key);
                }
                keys
            })
    }
}

fn command_in(scope: Scope, name: &str) -> Result<CommandId, KeymapFault> {
    let id = CommandId::named(name).ok_or_else(|| KeymapFault::UnknownCommand(name.to_owned()))?;
    if id.command().scopes.contains(&scope) {
        return Ok(id);
    }
    let (command, scope) = (name.to_owned(), scope.name().to_owned());
    Err(KeymapFault::Misplaced { command, scope })
}

fn at(toml: &str, span: Range<usize>, fault: KeymapFault) -> KeymapError {
    let before = toml.get(..span.start).unwrap_or(toml);
    KeymapError { line: before.matches('\n').count() + 1, fault }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::COMMANDS;

    fn key(name: &str) -> Key {
        Key::parse(name).expect(name)
    }

    #[test]
    fn every_command_has_a_key_in_each_of_its_scopes() {
        let keymap = Keymap::embedded();
        for command in COMMANDS {
            for scope in command.scopes {
                assert!(
                    keymap
                        .bindings
                        .iter()
                        .any(|bound| bound.scope == *scope && bound.command == command.id),
                    "{} in [{}]",
                    command.name,
                    scope.name()
                );
            }
        }
    }

    #[test]
    fn the_most_specific_scope_wins_and_hints_know_it() {
        let keymap =
            Keymap::parse("[top]\nquit = ['q']\n[above]\nback = ['q', 'esc']").expect("good");
        let top = [Scope::Top, Scope::Above];
        assert_eq!(keymap.resolve(key("q"), &top), Some(CommandId::Quit));
        assert_eq!(keymap.resolve(key("q"), &[Scope::Above]), Some(CommandId::Back));
        assert_eq!(keymap.keys(CommandId::Back, &top), [key("esc")]);
        assert_eq!(keymap.keys(CommandId::Back, &[Scope::Above]), [key("q"), key("esc")]);
        assert_eq!(keymap.resolve(key("x"), &top), None);
    }

    #[test]
    fn a_bad_file_is_refused_with_its_line() {
        for (toml, message) in [
            ("[nowhere]\n", "line 1: unknown scope `nowhere`"),
            ("[list]\n\nfly = ['f']", "line 3: unknown command `fly`"),
            ("[list]\nup = ['upwards']", "line 2: unknown key `upwards`"),
            ("[list]\nquit = ['q']", "line 2: command `quit` has no meaning in scope `list`"),
            // Commands are read in the order of their names, so the second of two is the one further down the alphabet.
            (
                "[list]\ndown = ['j', 'k']\nup = ['k']",
                "line 3: key `k` runs `down` in this scope already",
            ),
        ] {
            let refused = Keymap::parse(toml).expect_err(toml);
            assert_eq!(refused.to_string(), message);
        }
        for toml in ["[list]\nup = 'k'", "[list]\nup = ['k']\nup = ['j']", "[list"] {
            let refused = Keymap::parse(toml).expect_err(toml);
            assert!(matches!(refused.fault, KeymapFault::Syntax(_)), "{refused}");
        }
    }
}
