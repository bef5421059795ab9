//! A command that is live now, as footer, help and palette show it.

use super::kit::commands::Hint;
use super::kit::key::Key;
use crate::command::{Command, CommandId, FooterLabel, Scope};
use crate::words::Words;

/// A live command as footer, help and palette show it.
#[derive(Debug, Clone)]
pub struct Live {
    pub command: &'static Command,
    /// The keys that run it here, the one to show first.
    pub keys: Vec<Key>,
    /// Where it is live: the most specific scope of the layer in front, or of the registry.
    pub scope: Scope,
    /// Its place among those that lead the footer; the same for all others, after them.
    pub lead: usize,
    /// Why it cannot be run now.
    pub disabled: Option<String>,
    /// The label in the footer here.
    pub hint: Hint,
    /// The effect that it would have now, where more can be said than in general.
    pub about: Option<String>,
}

impl Live {
    /// The title and the description that it has here.
    pub fn title_and_doc(&self, words: &'static Words) -> (&'static str, &'static str) {
        let addition = self.adds().and_then(|label| words.screen.addition(label));
        addition.unwrap_or_else(|| {
            let say = words.screen.command(self.command.id);
            (say.title, say.doc)
        })
    }

    /// The kind of thing that it adds, if it adds.
    pub fn adds(&self) -> Option<FooterLabel> {
        match self.hint {
            _ if self.command.id != CommandId::Add => None,
            Hint::As(label) => Some(label),
            _ => FooterLabel::of(self.command.id, self.scope),
        }
    }

    /// All its keys in one line.
    pub fn key_names(&self) -> String {
        let names: Vec<String> = self.keys.iter().map(Key::to_string).collect();
        names.join(" ")
    }
}
