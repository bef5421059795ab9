//! `docs/KEYS.md` agrees with the registry of commands, the keys and the texts: a page in each language.
//!
//! `UPDATE_KEYS=1 cargo test reference` writes it again.

use std::fmt::Write as _;
use std::path::Path;

use banzuke::command::{COMMANDS, Scope};
use banzuke::tui::keymap::Keymap;
use banzuke::words::{ENGLISH, JAPANESE, Words};

use crate::tui::budget::BUDGET;
use crate::tui::four_days::DAYS;

const ABOUT: &str = "# Keys / キー

<!-- Written by `UPDATE_KEYS=1 cargo test reference`, from the registry of commands, `assets/keys.toml` and the words. -->

[English](#english) · [日本語](#日本語)

";

const ENGLISH_ABOUT: &str = "## English

`?` (or `F1` while typing) shows the keys that are live where you are, `:` finds a command by its name. A key means what the
most specific part says: `r` records a result over a match, on a player's page it opens game records. Where a field takes letters, only
keys with Ctrl or Alt, function keys, Enter, Tab and Esc are commands. On the floor digits select a table, and in
a list of answers letters and digits select one. What an input method types in full width is the narrow key.
`banzuke settings --keys` prints all names for a keys file of your own.

Done all day, with the number of presses (letters of a name not counted):

";

const DAYS_ABOUT: &str = "
Whole days, with all their presses (letters of names, days and prizes not counted):

";

const JAPANESE_ABOUT: &str = "
## 日本語

`?`（入力中は `F1`）でその画面のキー、`:` でコマンドの検索です。同じキーでは、より限られた場所の意味が優先されます。`r` は試合では結果の
記録、選手の画面では棋譜です。文字を入力する欄では、CtrlやAltとの組み合わせ、ファンクションキー、Enter、Tab、Escだけがコマンドに
なります。会場の画面の数字は卓を、答えの一覧の文字と数字は答えを選びます。日本語入力がオンでも、全角のキーは半角と同じです。
キーを変えるファイルに書く名前は `banzuke settings --keys` で出ます。
";

/// A paragraph for each scope: its title, and its commands with their keys.
fn scopes(words: &Words, colon: &str) -> String {
    let (keymap, mut page) = (Keymap::embedded(), String::new());
    for &scope in Scope::ALL {
        let commands = COMMANDS.iter().filter(|command| command.scopes.contains(&scope));
        let commands: Vec<String> = commands
            .map(|command| {
                let keys = keymap.keys(command.id, &[scope]);
                let keys: Vec<String> = keys.iter().map(|key| format!("`{key}`")).collect();
                format!("{} {}", keys.join(" "), words.screen.command(command.id).title)
            })
            .collect();
        let title = words.scopes.name(scope);
        writeln!(page, "\n**{title}**{colon}{}", commands.join(" · ")).expect("written");
    }
    page
}

fn page() -> String {
    let mut page = [ABOUT, ENGLISH_ABOUT].concat();
    for line in BUDGET {
        let keys: Vec<String> = line.shown().iter().map(|keys| format!("`{keys}`")).collect();
        let (keys, presses) = (keys.join(" or "), line.presses());
        writeln!(page, "- {}: {keys} ({presses})", line.what).expect("written");
    }
    page += DAYS_ABOUT;
    for day in DAYS {
        writeln!(page, "- {}: {}", day.what, day.presses).expect("written");
    }
    page += &scopes(&ENGLISH, ": ");
    page += JAPANESE_ABOUT;
    page + &scopes(&JAPANESE, "：")
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
