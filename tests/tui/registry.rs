//! The registry agrees with itself, with the key file and with the words.

use std::collections::HashSet;

use banzuke::command::{COMMANDS, CommandId, Scope};
use banzuke::words::ENGLISH;

#[test]
fn every_command_has_a_name_a_scope_and_words() {
    for (at, command) in COMMANDS.iter().enumerate() {
        assert_eq!(command.id.command(), Some(&COMMANDS[at]));
        assert_eq!(CommandId::named(command.name), Some(command.id));
        assert!(
            command.name.chars().all(|c| c.is_ascii_lowercase() || c == '-'),
            "{}",
            command.name
        );
        assert!(!command.scopes.is_empty(), "{}", command.name);
        let words = ENGLISH.screen.command(command.id);
        assert!(!words.title.is_empty() && !words.hint.is_empty(), "{}", command.name);
        assert!(words.doc.ends_with('.'), "{}", command.name);
    }
}

#[test]
fn titles_are_told_apart() {
    let titles: HashSet<_> =
        COMMANDS.iter().map(|command| ENGLISH.screen.command(command.id).title).collect();
    assert_eq!(titles.len(), COMMANDS.len());
}

#[test]
fn every_scope_has_a_command_and_its_own_name() {
    for &scope in Scope::ALL {
        assert_eq!(Scope::named(scope.name()), Some(scope));
        assert!(COMMANDS.iter().any(|command| command.scopes.contains(&scope)), "{scope:?}");
    }
}
