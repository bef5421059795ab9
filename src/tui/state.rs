//! What the interface remembers: the stack of screens, the overlays over it, the message, the last frame's map.

use std::time::Instant;

use super::hitbox::Hitboxes;
use super::key::Key;
use super::keymap::Keymap;
use super::overlay::Overlay;
use super::screen::{Screen, home::Home};
use super::snapshot::Snapshot;
use super::theme::Theme;
use super::toast::Toast;
use super::widget::input::TextInput;
use crate::command::{COMMANDS, Command, CommandId, Scope};
use crate::journal::undo::UndoRefusal;
use crate::words::Words;

/// The state of the interface.
#[derive(Debug)]
pub struct App {
    /// The club and its journal.
    pub data: Snapshot,
    /// The language.
    pub words: &'static Words,
    /// The looks.
    pub theme: Theme,
    /// The keys.
    pub keymap: Keymap,
    /// What happened last.
    pub toast: Option<Toast>,
    /// Where the last frame put things; the shell keeps it here after each drawing.
    pub frame: Hitboxes,
    pub(super) first: Screen,
    pub(super) over: Vec<Screen>,
    pub(super) overlays: Vec<Overlay>,
}

/// A live command as footer, help and palette show it.
#[derive(Debug, Clone)]
pub struct Live {
    /// The registry's line.
    pub command: &'static Command,
    /// The keys that run it here, the one to show first.
    pub keys: Vec<Key>,
    /// Why it cannot be run now.
    pub disabled: Option<String>,
}

impl Live {
    /// All its keys in one line.
    pub fn key_names(&self) -> String {
        let names: Vec<String> = self.keys.iter().map(Key::to_string).collect();
        names.join(" ")
    }
}

impl App {
    /// An interface that opens on the home screen, with the embedded keys.
    pub fn new(data: Snapshot, theme: Theme, words: &'static Words) -> Self {
        let first = Screen::Home(Home::new(&data));
        Self {
            data,
            words,
            theme,
            keymap: Keymap::embedded(),
            toast: None,
            frame: Hitboxes::default(),
            first,
            over: Vec::new(),
            overlays: Vec::new(),
        }
    }

    /// The screen on top of the stack.
    pub fn screen(&self) -> &Screen {
        self.over.last().unwrap_or(&self.first)
    }

    /// Puts a screen on the stack.
    pub fn open(&mut self, screen: Screen) {
        self.over.push(screen);
    }

    /// The overlay in front, if there is one.
    pub fn overlay(&self) -> Option<&Overlay> {
        self.overlays.last()
    }

    /// The scopes of the layer in front, the most specific first.
    pub fn scopes(&self) -> Vec<Scope> {
        let mut scopes = Vec::new();
        if let Some(overlay) = self.overlay() {
            scopes.extend(overlay.scopes());
        } else {
            scopes.extend(self.screen().page().scopes());
            let place = if self.over.is_empty() { Scope::Top } else { Scope::Above };
            scopes.extend([place, Scope::Global]);
        }
        scopes.push(Scope::Everywhere);
        scopes
    }

    /// Whether characters go to a field of the layer in front.
    pub fn is_typing(&self) -> bool {
        match self.overlay() {
            Some(overlay) => overlay.input().is_some(),
            None => self.screen().page().input().is_some(),
        }
    }

    /// Whether digits go to the layer in front.
    pub(super) fn takes_digits(&self) -> bool {
        self.overlays.is_empty() && self.screen().page().takes_digits()
    }

    pub(super) fn input_mut(&mut self) -> Option<&mut TextInput> {
        match self.overlays.last_mut() {
            Some(overlay) => overlay.input_mut(),
            None => self.over.last_mut().unwrap_or(&mut self.first).page_mut().input_mut(),
        }
    }

    /// Why `command` cannot be run now on the layer in front.
    pub fn disabled(&self, command: CommandId) -> Option<String> {
        if self.overlay().is_some() {
            return None;
        }
        let none = |fault| Some((self.words.message.undo)(&fault, &self.data.club).what);
        match (command, self.screen()) {
            (CommandId::Undo, _) if self.data.undo.is_none() => none(UndoRefusal::NothingToUndo),
            (CommandId::Redo, _) if self.data.redo.is_none() => none(UndoRefusal::NothingToRedo),
            (CommandId::GoHome, Screen::Home(_))
            | (CommandId::GoPlayers, Screen::Players(_))
            | (CommandId::GoRanking, Screen::Ranking(_))
            | (CommandId::GoJournal, Screen::Journal(_))
            | (CommandId::GoFloor, Screen::Floor(_))
            | (CommandId::GoDuplicates, Screen::Duplicates(_)) => {
                Some(self.words.screen.here.to_owned())
            }
            (_, screen) => screen.page().disabled(command, &self.data, self.words),
        }
    }

    /// The commands of the layer in front, in the registry's order, with the keys that reach them: a key that a field
    /// would swallow is none of them.
    pub fn live(&self) -> Vec<Live> {
        let scopes = self.scopes();
        let typing = self.is_typing();
        let reaches = |key: &Key| !(typing && TextInput::takes(*key));
        COMMANDS
            .iter()
            .filter(|command| command.scopes.iter().any(|scope| scopes.contains(scope)))
            .map(|command| Live {
                command,
                keys: self.keymap.keys(command.id, &scopes).into_iter().filter(reaches).collect(),
                disabled: self.disabled(command.id),
            })
            .collect()
    }

    /// When the interface will change by itself.
    pub fn wakes_at(&self) -> Option<Instant> {
        self.toast.as_ref().and_then(Toast::until)
    }
}
