//! The lines of a key file, each name understood.

use std::collections::BTreeMap;

use toml::Spanned;

use crate::command::{COMMANDS, CommandId, Scope};
use crate::settings::{LineFault, Wrong, line_of, near};
use crate::tui::kit::key::Key;

/// All keys of one command in one scope.
pub(super) struct KeyLine {
    /// Where it stands, counted from 1.
    at: usize,
    pub(super) scope: Scope,
    pub(super) command: CommandId,
    pub(super) keys: Vec<Written>,
}

/// A key as it was written.
pub(super) struct Written {
    pub(super) line: usize,
    pub(super) name: String,
    pub(super) key: Key,
}

type File = BTreeMap<Spanned<String>, BTreeMap<Spanned<String>, Vec<Spanned<String>>>>;

/// Reads the lines of a file, from its top.
pub(super) fn lines(toml: &str) -> Result<Vec<KeyLine>, LineFault> {
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
            let keys = keys.into_iter().map(|name| written(at(&name), name.into_inner()));
            lines.push(KeyLine { at: line, scope, command, keys: keys.collect::<Result<_, _>>()? });
        }
    }
    Ok(lines)
}

/// The line that takes a command out of reach: the one about it, or else one that gives its usual key away.
pub(super) fn culprit(lines: &[KeyLine], command: CommandId, usual: &str) -> usize {
    let about = lines.iter().find(|line| {
        line.command == command && matches!(line.scope, Scope::Everywhere | Scope::Global)
    });
    let keys = lines.iter().flat_map(|line| &line.keys);
    let given = || keys.clone().find(|key| key.name == usual).map(|key| key.line);
    about.map(|line| line.at).or_else(given).unwrap_or(1)
}

fn scope(name: &str) -> Result<Scope, Wrong> {
    Scope::named(name).ok_or_else(|| {
        let near = near(name, Scope::ALL.into_iter().map(Scope::name));
        Wrong::UnknownScope { name: name.to_owned(), near }
    })
}

fn command(scope: Scope, name: &str) -> Result<CommandId, Wrong> {
    let id = CommandId::named(name).ok_or_else(|| {
        let near = near(name, COMMANDS.iter().map(|command| command.name));
        Wrong::UnknownCommand { name: name.to_owned(), near }
    })?;
    let command = id.command();
    if command.scopes.contains(&scope) {
        return Ok(id);
    }
    let scopes = command.scopes.iter().map(|scope| scope.name()).collect();
    Err(Wrong::Misplaced { command: command.name, scope: scope.name(), scopes })
}

fn written(line: usize, name: String) -> Result<Written, LineFault> {
    let Some(key) = Key::parse(&name) else {
        let near = Key::near(&name);
        return Err(LineFault { line, wrong: Wrong::UnknownKey { name, near } });
    };
    Ok(Written { line, name, key })
}
