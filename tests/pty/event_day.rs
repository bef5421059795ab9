//! The event day on the real binary, in Japanese, whose letters fill two cells; a power loss is
//! the signal that no program can catch. `tui` plays it in English without a terminal.

use std::path::PathBuf;

use banzuke::tui::kit::key::Key;
use banzuke::words::{JAPANESE, Words};
use crossterm::event::{KeyCode, KeyModifiers};
use tempfile::TempDir;

use super::terminal::Terminal;
use crate::common::temp_folder;
use crate::day::{Hands, play};
use crate::tui::driver::keys;

/// The screen of the organiser's laptop: rows and columns.
pub(super) const SIZE: (u16, u16) = (50, 120);

/// The program in a terminal, and the folder with its file.
pub(super) struct Laptop {
    pub(super) folder: TempDir,
    terminal: Terminal,
}

impl Laptop {
    pub(super) fn open() -> Self {
        let folder = temp_folder();
        let terminal = start(&folder);
        Self { folder, terminal }
    }
}

fn start(folder: &TempDir) -> Terminal {
    let file = folder.path().join("club.db");
    let arguments = ["--db", file.to_str().expect("a path"), "--lang", "ja"];
    Terminal::start(folder.path(), &arguments, SIZE)
}

impl Hands for Laptop {
    fn words(&self) -> &'static Words {
        &JAPANESE
    }

    fn press(&mut self, script: &str) {
        let sent: String = keys(script).into_iter().map(sent).collect();
        self.terminal.send(&sent);
    }

    fn screen(&self) -> String {
        self.terminal.text()
    }

    #[track_caller]
    fn wait(&mut self, what: &str, wanted: &dyn Fn(&str) -> bool) {
        self.terminal.wait(what, wanted);
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("club.db")
    }

    fn power_loss(&mut self) {
        self.terminal.dies();
        self.terminal = start(&self.folder);
        let home = self.words().screen.home.title();
        self.terminal.wait("the home screen", |screen| screen.contains(home));
    }
}

/// The bytes that a terminal sends for a key.
pub(crate) fn sent(key: Key) -> String {
    let event = key.event();
    match event.code {
        KeyCode::Char(letter) if event.modifiers.contains(KeyModifiers::CONTROL) => {
            let code = u32::from(letter) & 0x1f;
            char::from_u32(code).expect("a control character").to_string()
        }
        KeyCode::Char(letter) => letter.to_string(),
        KeyCode::Enter => "\r".to_owned(),
        // Spelled out, since the bare byte together with the next key is that key with Alt.
        KeyCode::Esc => "\x1b[27u".to_owned(),
        KeyCode::Tab => "\t".to_owned(),
        KeyCode::BackTab => "\x1b[Z".to_owned(),
        KeyCode::Backspace => "\x7f".to_owned(),
        KeyCode::Delete => "\x1b[3~".to_owned(),
        KeyCode::Up => "\x1b[A".to_owned(),
        KeyCode::Down => "\x1b[B".to_owned(),
        KeyCode::Right => "\x1b[C".to_owned(),
        KeyCode::Left => "\x1b[D".to_owned(),
        KeyCode::Home => "\x1b[H".to_owned(),
        KeyCode::End => "\x1b[F".to_owned(),
        other => panic!("the day needs no {other}"),
    }
}

#[test]
fn one_event_day_in_a_terminal() {
    play(&mut Laptop::open());
}
