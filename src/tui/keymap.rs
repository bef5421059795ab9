//! The keys of commands: reads `keys.toml`, finds the command of a key by scope, and the keys of a command for hints.
//!
//! Quit and help always keep a key that no text field takes.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use toml::Spanned;

use super::kit::input::Key;
use super::kit::widget::entries::TextInput;
use crate::command::{COMMANDS, Command, CommandId, Own, Scope};
use crate::settings::{LineFault, OwnCommand, Subject, Wrong, line_of, near};

/// A set of bindings that has been checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Keymap {
    /// Sorted by scope and command. The keys of a command are in the order of the file; the first is shown.
    bindings: Vec<Binding>,
    /// The operator's own commands, in the order of the settings.
    own: Vec<&'static Command>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Binding {
    scope: Scope,
    command: CommandId,
    key: Key,
}

/// Commands that must always have a key, each with its usual one.
const NEEDED: [(CommandId, &str); 2] = [(CommandId::Quit, "ctrl-c"), (CommandId::Help, "f1")];

impl Keymap {
    /// The file of keys that comes with the program.
    pub const EMBEDDED: &'static str = include_str!("../../assets/keys.toml");

    pub fn embedded() -> Self {
        static READ: LazyLock<Keymap> = LazyLock::new(|| {
            Keymap::parse(Keymap::EMBEDDED).expect("the embedded keys are read by a test")
        });
        READ.clone()
    }

    /// Reads a whole file of keys: one table for each scope, with
    /// lines `command = ["key", …]`. The first key is shown.
    pub fn parse(toml: &str) -> Result<Self, LineFault> {
        Self { bindings: Vec::new(), own: Vec::new() }.patched(toml)
    }

    /// The keys changed by a file. A line replaces all keys of a command in a scope; an empty list
    /// removes them. A key of another command in that scope must be removed from that command too,
    /// so that no binding is lost unnoticed. Quit and help must keep a key that always works.
    pub fn patched(&self, toml: &str) -> Result<Self, LineFault> {
        let lines = lines(toml)?;
        let speaks_of =
            |at: (Scope, CommandId)| lines.iter().any(|line| (line.scope, line.command) == at);
        let kept = self.bindings.iter().filter(|bound| !speaks_of((bound.scope, bound.command)));
        let mut keymap = Self { bindings: kept.copied().collect(), own: self.own.clone() };
        for line in &lines {
            for written in &line.keys {
                keymap.bind(line, written, speaks_of)?;
            }
        }
        for (command, usual) in NEEDED {
            if self.reaches(command) && !keymap.reaches(command) {
                let line = culprit(&lines, command, usual);
                let wrong = Wrong::OutOfReach { command: command.name(), usual };
                return Err(LineFault { line, wrong });
            }
        }
        Ok(keymap)
    }

    /// Adds the keys of the operator's own commands. Such a key may run
    /// nothing else where it is live: that binding would be lost unnoticed.
    pub fn owning(mut self, commands: &[OwnCommand]) -> Result<Self, LineFault> {
        for (place, command) in commands.iter().enumerate() {
            let refused = |wrong| LineFault { line: command.line, wrong };
            let written = command.key.clone();
            let key = written_key(command.line, written.clone())?.key.narrow();
            let scopes = scopes_of(command.on);
            let beside = scopes.iter().flat_map(|scope| beside(*scope));
            if let Some(by) = beside.into_iter().find_map(|scope| self.lookup(key, scope)) {
                let (command, by) = (command.name.clone(), by.name());
                return Err(refused(Wrong::OwnKeyTaken { command, key: written, by }));
            }
            let own = Own { place, name: command.name.clone(), run: command.run.join(" ") };
            let own = Command::own(own, scopes);
            self.own.push(own);
            for &scope in scopes {
                self.add(Binding { scope, command: own.id, key });
            }
        }
        Ok(self)
    }

    pub fn commands(&self) -> impl Iterator<Item = &'static Command> {
        COMMANDS.iter().chain(self.own.iter().copied())
    }

    /// Adds a binding behind the other keys of the command.
    fn add(&mut self, binding: Binding) {
        let place = |bound: &Binding| (bound.scope, bound.command);
        let at = self.bindings.partition_point(|bound| place(bound) <= place(&binding));
        self.bindings.insert(at, binding);
    }

    fn bind(
        &mut self,
        line: &KeyLine,
        written: &Written,
        speaks_of: impl Fn((Scope, CommandId)) -> bool,
    ) -> Result<(), LineFault> {
        let (scope, command, key) = (line.scope, line.command, written.key.narrow());
        let Some(first) = self.lookup(key, scope) else {
            self.add(Binding { scope, command, key });
            return Ok(());
        };
        let by = first.name();
        let name = written.name.clone();
        let wrong = if speaks_of((scope, first)) {
            Wrong::KeyTwice { key: name, first: by }
        } else {
            Wrong::KeyTaken { key: name, scope: scope.name(), by }
        };
        Err(LineFault { line: written.line, wrong })
    }

    /// Whether a command has a key that works on every screen: no
    /// field takes it as text, and it runs nothing else anywhere.
    fn reaches(&self, command: CommandId) -> bool {
        let always = |key: Key| {
            let mut others = self.bindings.iter().filter(|bound| bound.key == key);
            !TextInput::takes(key) && others.all(|bound| bound.command == command)
        };
        self.bindings
            .iter()
            .filter(|bound| matches!(bound.scope, Scope::Everywhere | Scope::Global))
            .any(|bound| bound.command == command && always(bound.key))
    }

    fn lookup(&self, key: Key, scope: Scope) -> Option<CommandId> {
        let first = self.bindings.partition_point(|binding| binding.scope < scope);
        let mut of_scope = self.bindings[first..].iter().take_while(|bound| bound.scope == scope);
        of_scope.find(|bound| bound.key == key).map(|bound| bound.command)
    }

    /// The command of a key in the live scopes, the most specific first.
    pub fn resolve(&self, key: Key, scopes: &[Scope]) -> Option<CommandId> {
        let key = key.narrow();
        scopes.iter().find_map(|scope| self.lookup(key, *scope))
    }

    /// Whether `key` runs `command` in any scope.
    pub fn binds(&self, key: Key, command: CommandId) -> bool {
        self.bindings.iter().any(|bound| bound.key == key && bound.command == command)
    }

    /// The keys that run `command` in the live scopes, without keys that a more specific scope takes.
    pub fn keys(&self, command: CommandId, scopes: &[Scope]) -> Vec<Key> {
        let mut keys = Vec::new();
        for key in scopes.iter().flat_map(|scope| self.bound(*scope, command)) {
            if !keys.contains(&key) && self.resolve(key, scopes) == Some(command) {
                keys.push(key);
            }
        }
        keys
    }

    fn bound(&self, scope: Scope, command: CommandId) -> impl Iterator<Item = Key> + '_ {
        let place = |bound: &Binding| (bound.scope, bound.command);
        let first = self.bindings.partition_point(|bound| place(bound) < (scope, command));
        let of_it = self.bindings[first..].iter();
        of_it.take_while(move |bound| place(bound) == (scope, command)).map(|bound| bound.key)
    }
}

/// The scopes in which an own command is live.
const fn scopes_of(subject: Subject) -> &'static [Scope] {
    match subject {
        Subject::Player => &[Scope::Players, Scope::Player, Scope::Ranking, Scope::Tournament],
        Subject::Match => &[Scope::Match],
        Subject::Tournament => &[Scope::Home, Scope::Tournament],
        Subject::Anywhere => &[Scope::Main],
    }
}

/// The scopes that may be live together with this one.
fn beside(scope: Scope) -> impl Iterator<Item = Scope> {
    let with: &[Scope] = match scope {
        Scope::Match => &[
            Scope::Home,
            Scope::Floor,
            Scope::Tournament,
            Scope::Player,
            Scope::Score,
            Scope::Pod,
            Scope::Found,
        ],
        Scope::Main => &[
            Scope::Boards,
            Scope::Curves,
            Scope::Duplicates,
            Scope::Enter,
            Scope::Floor,
            Scope::Home,
            Scope::Journal,
            Scope::Likely,
            Scope::Pasted,
            Scope::Player,
            Scope::Players,
            Scope::Prizes,
            Scope::Fees,
            Scope::Ranking,
            Scope::Records,
            Scope::Replay,
            Scope::RecordFit,
            Scope::Roster,
            Scope::Settings,
            Scope::Tournament,
        ],
        _ => &[Scope::Main],
    };
    let always = [
        Scope::Everywhere,
        Scope::Global,
        Scope::Top,
        Scope::Above,
        Scope::List,
        Scope::Match,
        Scope::Field,
        Scope::Narrowed,
        Scope::Searching,
    ];
    with.iter().copied().chain([scope]).chain(always)
}

struct KeyLine {
    /// The line, from 1.
    at: usize,
    scope: Scope,
    command: CommandId,
    keys: Vec<Written>,
}

struct Written {
    line: usize,
    name: String,
    key: Key,
}

type File = BTreeMap<Spanned<String>, BTreeMap<Spanned<String>, Vec<Spanned<String>>>>;

/// Reads the lines of a file in order.
fn lines(toml: &str) -> Result<Vec<KeyLine>, LineFault> {
    let file: File = toml::from_str(toml).map_err(|error| LineFault::syntax(toml, &error))?;
    let at = |name: &Spanned<String>| line_of(toml, name.span());
    let mut scopes: Vec<_> = file.into_iter().collect();
    scopes.sort_by_key(|(name, _)| name.span().start);
    let mut lines = Vec::new();
    for (scope_name, commands) in scopes {
        let scope = scope(scope_name.get_ref())
            .map_err(|wrong| LineFault { line: at(&scope_name), wrong })?;
        let mut commands: Vec<_> = commands.into_iter().collect();
        commands.sort_by_key(|(name, _)| name.span().start);
        for (name, keys) in commands {
            let line = at(&name);
            let command =
                command(scope, name.get_ref()).map_err(|wrong| LineFault { line, wrong })?;
            let keys = keys.into_iter().map(|name| written_key(at(&name), name.into_inner()));
            lines.push(KeyLine { at: line, scope, command, keys: keys.collect::<Result<_, _>>()? });
        }
    }
    Ok(lines)
}

/// The line that leaves a needed command without a key: the line
/// about the command, else a line that takes its usual key.
fn culprit(lines: &[KeyLine], command: CommandId, usual: &str) -> usize {
    let about = lines.iter().find(|line| {
        line.command == command && matches!(line.scope, Scope::Everywhere | Scope::Global)
    });
    let keys = lines.iter().flat_map(|line| &line.keys);
    let given = || keys.clone().find(|key| key.name == usual).map(|key| key.line);
    about.map(|line| line.at).or_else(given).unwrap_or(1)
}

fn scope(name: &str) -> Result<Scope, Wrong> {
    Scope::named(name).ok_or_else(|| {
        let near = near(name, Scope::ALL.iter().copied().map(Scope::name));
        Wrong::UnknownScope { name: name.to_owned(), near }
    })
}

fn command(scope: Scope, name: &str) -> Result<CommandId, Wrong> {
    let command = COMMANDS.iter().find(|command| command.name == name).ok_or_else(|| {
        let near = near(name, COMMANDS.iter().map(|command| command.name));
        Wrong::UnknownCommand { name: name.to_owned(), near }
    })?;
    if command.scopes.contains(&scope) {
        return Ok(command.id);
    }
    let scopes = command.scopes.iter().map(|scope| scope.name()).collect();
    Err(Wrong::Misplaced { command: command.name, scope: scope.name(), scopes })
}

fn written_key(line: usize, name: String) -> Result<Written, LineFault> {
    let Some(key) = Key::parse(&name) else {
        let near = Key::near(&name);
        return Err(LineFault { line, wrong: Wrong::UnknownKey { name, near } });
    };
    Ok(Written { line, name, key })
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
    fn u_undoes_wherever_it_does_anything() {
        let keymap = Keymap::embedded();
        let mut bound = keymap.bindings.iter().filter(|bound| bound.key == key("u"));
        assert!(bound.all(|bound| bound.command == CommandId::Undo));
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
        let near = |names: &[&str]| names.iter().copied().map(str::to_owned).collect::<Vec<_>>();
        let name = |name: &str| name.to_owned();
        for (toml, line, wrong) in [
            ("[lists]\n", 1, Wrong::UnknownScope { name: name("lists"), near: near(&["list"]) }),
            (
                "[list]\n\npage-dwn = ['f']",
                3,
                Wrong::UnknownCommand {
                    name: name("page-dwn"),
                    near: near(&["page-down", "page-up"]),
                },
            ),
            (
                "[list]\nup = ['Enter']",
                2,
                Wrong::UnknownKey { name: name("Enter"), near: near(&["enter"]) },
            ),
            (
                "[list]\nup = ['k',\n 'ctrl-tabb']",
                3,
                Wrong::UnknownKey { name: name("ctrl-tabb"), near: near(&["ctrl-tab"]) },
            ),
            (
                "[list]\nquit = ['q']",
                2,
                Wrong::Misplaced {
                    command: "quit",
                    scope: "list",
                    scopes: vec!["everywhere", "top", "display"],
                },
            ),
            // The later line is at fault, whatever the commands are called.
            (
                "[list]\nup = ['k']\ndown = ['j', 'k']",
                3,
                Wrong::KeyTwice { key: name("k"), first: "up" },
            ),
        ] {
            assert_eq!(Keymap::parse(toml), Err(LineFault { line, wrong }), "{toml}");
        }
        for toml in ["[list]\nup = 'k'", "[list]\nup = ['k']\nup = ['j']", "[list"] {
            let refused = Keymap::parse(toml).expect_err(toml);
            assert!(matches!(refused.wrong, Wrong::Syntax(_)), "{refused}");
        }
    }

    #[test]
    fn a_patch_changes_what_it_names_and_nothing_else() {
        let keymap = Keymap::embedded();
        let patched = keymap.patched("[list]\nup = ['up', 'w']\n[players]\nsearch = []\n");
        let patched = patched.expect("good");
        assert_eq!(patched.keys(CommandId::Up, &[Scope::List]), [key("up"), key("w")]);
        assert_eq!(patched.resolve(key("k"), &[Scope::List]), None);
        assert_eq!(patched.resolve(key("j"), &[Scope::List]), Some(CommandId::Down));
        assert_eq!(patched.resolve(key("/"), &[Scope::Players]), None);
        assert_eq!(patched.resolve(key("/"), &[Scope::Ranking]), Some(CommandId::Search));
        assert_eq!(keymap.patched(""), Ok(keymap.clone()));
        assert_eq!(keymap.patched(Keymap::EMBEDDED), Ok(keymap));
    }

    #[test]
    fn a_key_of_another_command_is_taken_only_where_that_one_is_named_too() {
        let keymap = Keymap::embedded();
        let taken = keymap.patched("[list]\n# vi\nup = ['j']\n");
        let wrong = Wrong::KeyTaken { key: "j".to_owned(), scope: "list", by: "down" };
        assert_eq!(taken, Err(LineFault { line: 3, wrong }));
        let exchanged = keymap.patched("[list]\nup = ['j']\ndown = ['k']\n").expect("both named");
        assert_eq!(exchanged.resolve(key("j"), &[Scope::List]), Some(CommandId::Up));
        let unbound = keymap.patched("[list]\nup = ['j']\ndown = []\n").expect("given up");
        assert_eq!(unbound.keys(CommandId::Down, &[Scope::List]), []);
    }

    #[test]
    fn an_own_command_takes_no_key_that_runs_anything_where_it_is_live() {
        let own = |name: &str, key: &str, on| OwnCommand {
            name: name.to_owned(),
            line: 3,
            key: key.to_owned(),
            on,
            run: vec!["true".to_owned()],
            shows: false,
        };
        let owning = |commands: &[OwnCommand]| Keymap::embedded().owning(commands);
        for (key, on, by) in [
            ("e", Subject::Player, "correct-last"),
            ("j", Subject::Player, "down"),
            ("T", Subject::Match, "call-match"),
            ("w", Subject::Match, "withdraw"),
            ("d", Subject::Match, "pair-again"),
            ("c", Subject::Tournament, "close-tournament"),
            ("d", Subject::Anywhere, "different"),
            ("f1", Subject::Anywhere, "help"),
            ("ctrl-c", Subject::Match, "quit"),
        ] {
            let wrong = Wrong::OwnKeyTaken { command: "x".to_owned(), key: key.to_owned(), by };
            let refused = owning(&[own("x", key, on)]).expect_err(key);
            assert_eq!(refused, LineFault { line: 3, wrong });
        }
        let unknown = owning(&[own("x", "Enter", Subject::Match)]).expect_err("no key");
        assert!(matches!(unknown.wrong, Wrong::UnknownKey { .. }));
        for on in [Subject::Player, Subject::Match, Subject::Anywhere] {
            let twice = owning(&[own("x", "Y", Subject::Tournament), own("y", "Y", on)]);
            let (command, key) = ("y".to_owned(), "Y".to_owned());
            let wrong = Wrong::OwnKeyTaken { command, key, by: "x" };
            assert_eq!(twice, Err(LineFault { line: 3, wrong }), "{on:?}");
        }
        let keymap = owning(&[own("x", "Y", Subject::Match), own("y", "ctrl-g", Subject::Match)]);
        let keymap = keymap.expect("free keys");
        let scopes = [Scope::Floor, Scope::Match, Scope::List, Scope::Main, Scope::Global];
        assert_eq!(keymap.resolve(key("Y"), &scopes).map(CommandId::name), Some("x"));
        assert_eq!(keymap.commands().count(), COMMANDS.len() + 2);
    }

    #[test]
    fn leaving_and_help_are_always_within_reach() {
        let keymap = Keymap::embedded();
        for (toml, line, command) in [
            ("[everywhere]\nquit = []", 2, "quit"),
            ("[everywhere]\nquit = ['q']", 2, "quit"),
            ("[everywhere]\n\nhelp = ['?']", 3, "help"),
            ("[list]\nup = ['k']\n[journal]\nsearch = ['f1']", 4, "help"),
            ("[list]\nfirst = ['ctrl-c']", 2, "quit"),
        ] {
            let refused = keymap.patched(toml).expect_err(toml);
            assert_eq!(refused.line, line, "{toml}");
            assert!(
                matches!(refused.wrong, Wrong::OutOfReach { command: lost, .. } if lost == command),
                "{toml}: {refused}"
            );
        }
        keymap.patched("[everywhere]\nquit = ['ctrl-q']").expect("another key that always does");
        keymap
            .patched("[everywhere]\nhelp = ['?', 'ctrl-g']")
            .expect("another key that always does");
    }
}
