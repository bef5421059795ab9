//! Names of commands.

use super::ScreenWords;
use crate::command::{CommandId, FooterLabel, Scope, TEXTS};
use crate::shipped;
use crate::words::catalog::{Catalog, Index};
use crate::words::words;

/// The texts of a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CommandWords {
    /// In the palette and in help: an imperative, two or three words.
    pub title: &'static str,
    /// In the footer: one word.
    pub hint: &'static str,
    /// In help: one line on what it does.
    pub doc: &'static str,
    /// How the title is read, where its letters do not say so: the palette finds it by that in romaji too.
    pub reading: &'static str,
}

pub(in crate::words) static COMMANDS: Catalog =
    Catalog::new("commands", TEXTS, shipped!("commands"));

/// What a command that adds does, where it is known what it adds.
pub(in crate::words) static ADDITIONS: Index = Index::new("additions", shipped!("additions"));

/// How many texts a command has.
const EACH: usize = 5;

words! {
    pub LabelWords in "labels" {
        label[FooterLabel];
    }
    pub ScopeWords in "scopes" {
        name[Scope];
    }
}

impl ScreenWords {
    pub fn command(self, id: CommandId) -> CommandWords {
        if let CommandId::Own(own) = id {
            return CommandWords { title: &own.name, hint: &own.name, doc: &own.run, reading: "" };
        }
        let [title, hint, doc, reading] = [0, 1, 2, 3].map(|which| self.text(id, which));
        CommandWords { title, hint, doc, reading }
    }

    fn text(self, id: CommandId, which: usize) -> &'static str {
        id.place().map_or("", |at| COMMANDS.text(self.voice, at * EACH + which))
    }

    /// Other words for a command, as people type them; for one that adds, for what it adds there.
    pub fn also(
        self,
        id: CommandId,
        adds: Option<FooterLabel>,
    ) -> impl Iterator<Item = &'static str> {
        let added = adds.filter(|_| id == CommandId::Add).and_then(addition);
        let also = added.and_then(|name| ADDITIONS.text(self.voice, &format!("{name}.also")));
        let also = also.unwrap_or_else(|| self.text(id, 4));
        also.split(',').map(str::trim).filter(|it| !it.is_empty())
    }

    /// Title and explanation of a command that adds to the list in front, where it is known what.
    pub fn addition(self, sense: FooterLabel) -> Option<(&'static str, &'static str)> {
        let name = addition(sense)?;
        let text = |name: &str| ADDITIONS.text(self.voice, name);
        Some((text(name)?, text(&format!("{name}.doc"))?))
    }

    /// The label in the footer, where it says more exactly than the command's hint what the key does.
    pub fn sense(self, sense: FooterLabel) -> &'static str {
        LabelWords::speaking(self.voice).label(sense)
    }

    pub fn scope(self, scope: Scope) -> &'static str {
        ScopeWords::speaking(self.voice).name(scope)
    }
}

const fn addition(sense: FooterLabel) -> Option<&'static str> {
    match sense {
        FooterLabel::NewTournament => Some("new-tournament"),
        FooterLabel::NewList => Some("new-list"),
        FooterLabel::NewPlayer => Some("new-player"),
        FooterLabel::NewEntrant => Some("new-entrant"),
        FooterLabel::Record => Some("record"),
        _ => None,
    }
}
