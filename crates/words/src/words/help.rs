//! Texts of `--help` and of the shell completions. They are found by the names that are typed; a test walks all
//! commands, arguments and choices and finds none without.

use super::catalog::Index;
use super::words;
use crate::shipped;

/// The texts on the commands of a program.
#[derive(Debug)]
pub struct HelpTable {
    /// Commands, with an attribute for each argument that means something of its own there.
    pub commands: Index,
    /// Arguments of which a command says nothing of its own.
    pub arguments: Index,
    pub choices: Index,
}

pub static DESK: HelpTable = HelpTable {
    commands: Index::new("help", shipped!("help")),
    arguments: Index::new("arguments", shipped!("arguments")),
    choices: Index::new("choices", shipped!("choices")),
};

pub(super) static PLACEHOLDERS: Index = Index::new("placeholders", shipped!("placeholders"));

impl HelpTable {
    pub fn indexes(&'static self) -> [&'static Index; 3] {
        [&self.commands, &self.arguments, &self.choices]
    }
}

/// The name of a command in its file: `tournament-new`, and `banzuke` for the program itself.
pub fn key(path: &str) -> String {
    if path.is_empty() { "banzuke".to_owned() } else { path.replace(' ', "-") }
}

words! {
    pub HelpWords in "usage";
}

/// The texts of `--help` of a program in a language.
#[derive(Debug, Clone, Copy)]
pub struct HelpTexts {
    pub words: HelpWords,
    /// Its tables, the desk's among them.
    pub tables: &'static [&'static HelpTable],
}

impl HelpTexts {
    /// The purpose of a command in one line, and its further text.
    pub fn command(self, path: &str) -> Option<(&'static str, &'static str)> {
        let about = self.own(&key(path))?;
        Some((about, self.own(&format!("{}.more", key(path))).unwrap_or_default()))
    }

    /// The help for an argument of a command; every command has the arguments of the program itself.
    pub fn argument(self, path: &str, id: &str) -> Option<&'static str> {
        let own = |path| self.own(&format!("{}.{id}", key(path)));
        let shared = || self.found(|table| &table.arguments, id);
        own(path).or_else(shared).or_else(|| own(""))
    }

    pub fn value(self, argument: &str, value: &str) -> Option<&'static str> {
        self.found(|table| &table.choices, &format!("{argument}.{value}"))
    }

    /// The placeholder of a value, such as `FILE`: the whole of it, else each of its words. None if no word has a text:
    /// signs such as `N` and `K` are the same in every language. It is kept, as the parser wants it.
    pub fn value_name(self, name: &str) -> Option<&'static str> {
        let text = |name: &str| PLACEHOLDERS.text(self.words.voice, name);
        let is_sign = |c: char| !c.is_ascii_alphanumeric() && c != '_';
        let whole = text(&name.replace(is_sign, "_"));
        if whole.is_some() {
            return whole;
        }
        let parts = name.split_inclusive(is_sign).map(|part| {
            let word = part.trim_end_matches(is_sign);
            (text(word), word, part.get(word.len()..).unwrap_or_default())
        });
        let parts: Vec<_> = parts.collect();
        let is_said = parts.iter().any(|(text, ..)| text.is_some());
        let said = parts.iter().flat_map(|(text, word, sign)| [text.unwrap_or(word), *sign]);
        is_said.then(|| &*said.collect::<String>().leak())
    }

    fn own(self, name: &str) -> Option<&'static str> {
        self.found(|table| &table.commands, name)
    }

    fn found(
        self,
        index: impl Fn(&'static HelpTable) -> &'static Index,
        name: &str,
    ) -> Option<&'static str> {
        self.tables.iter().find_map(|table| index(table).text(self.words.voice, name))
    }
}
