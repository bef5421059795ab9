//! `docs/KEYS.md` is what the registry, the keys and the words say.
//!
//! `UPDATE_KEYS=1 cargo test reference` writes it anew.

use std::fmt::Write as _;
use std::path::Path;

use banzuke::command::{COMMANDS, Scope};
use banzuke::tui::keymap::Keymap;
use banzuke::words::ENGLISH;

use crate::tui::budget::BUDGET;

const ABOUT: &str = "# Keys

<!-- Written by `UPDATE_KEYS=1 cargo test reference`, from the registry of commands, `assets/keys.toml` and the words. -->

In the program `?` (or `F1` while typing) shows the keys that are live where you are, and `:` finds a command by its
name. The name in the last column is the one by which a keys file calls the command.

A key means what the most specific part says that is live: on the floor `n` calls the next match, on the home screen it
makes a tournament. Where a field takes letters, only keys with Ctrl or Alt, function keys, Enter, Tab and Esc are
commands.

## How few presses

Letters of a name are not counted. A test counts the others, from every main screen.

| What | Keys | Presses | At most |
|---|---|---|---|
";

fn page() -> String {
    let keymap = Keymap::embedded();
    let mut page = ABOUT.to_owned();
    for line in BUDGET {
        let keys: Vec<String> = line.shown().iter().map(|keys| format!("`{keys}`")).collect();
        let (keys, presses) = (keys.join(" or "), line.presses());
        writeln!(page, "| {} | {keys} | {presses} | {} |", line.what, line.most).expect("written");
    }
    for scope in Scope::ALL {
        let title = ENGLISH.screen.scope(scope);
        write!(page, "\n## {title}\n\n`[{}]`\n\n", scope.name()).expect("written");
        page.push_str("| Keys | Command | What it does | Name |\n|---|---|---|---|\n");
        for command in COMMANDS.iter().filter(|command| command.scopes.contains(&scope)) {
            let keys = keymap.keys(command.id, &[scope]);
            let keys: Vec<String> = keys.iter().map(|key| format!("`{key}`")).collect();
            let (keys, words) = (keys.join(" "), ENGLISH.screen.command(command.id));
            writeln!(page, "| {keys} | {} | {} | `{}` |", words.title, words.doc, command.name)
                .expect("written");
        }
    }
    page
}

#[test]
fn the_page_of_keys_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/KEYS.md");
    let page = page();
    if std::env::var_os("UPDATE_KEYS").is_some() {
        std::fs::write(&path, &page).expect("written");
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(written, page, "UPDATE_KEYS=1 cargo test reference writes docs/KEYS.md anew");
}
