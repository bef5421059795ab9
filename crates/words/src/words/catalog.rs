//! The sentences of a subject, read from its file in the folder of a language: `assets/en/home.ftl`, say, in the syntax
//! of [Project Fluent](https://projectfluent.org).
//!
//! A table (`words!`) has the sentences of its English file and their facts; a file is read when the first of them is asked
//! for, and each is kept as it will be said: a text without facts is a reference, as if it stood
//! in the code. What a language lacks, or has with facts that are not given, is said in English.
//!
//! `fluent-syntax` reads the files; what is said is put together here, since a screen asks for its texts thousands of
//! times: a bundle of `fluent-bundle` takes ten times as long for each (`docs/ARCHITECTURE.md`).

mod fact;
pub mod own;

use std::cell::OnceCell;
use std::collections::HashMap;
use std::sync::OnceLock;

use banzuke_fluent::source::Source;
use banzuke_fluent::text::{Text, Value, plain};

use super::message::Message as Said;
use super::{FieldWords, Language, Voice};
pub use banzuke_fluent::check;
use check::Asked;
pub use fact::{AllCalled, AsFact, Called, Decimals, Fact, Registered, Told, Worded};

/// A sentence that the code asks for: its name, and its facts in their order.
pub type Row = (&'static str, &'static [&'static str]);

/// Ends of names that a language may lack: the reading of a title, and other words for a command.
const OPTIONAL: [&str; 2] = [".reading", ".also"];

/// The folders that come with the program: those of [`Language`] in its order, then translations that are said as an
/// operator's own words are.
pub const SHIPPED: [&str; 3] = ["en", "ja", "zh-TW"];

/// The text of a subject's file in each shipped language.
#[macro_export]
macro_rules! shipped {
    ($subject:expr) => {
        [
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/en/", $subject, ".ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/ja/", $subject, ".ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/zh-TW/", $subject, ".ftl")),
        ]
    };
}

/// The files of a subject, one for each shipped language.
type Shipped = [&'static str; SHIPPED.len()];

/// The sentences that a table asks for.
#[derive(Debug)]
pub struct Catalog {
    pub subject: &'static str,
    pub rows: &'static [Row],
    shipped: Shipped,
    read: [OnceLock<Box<[Text]>>; Voice::ALL],
}

impl Catalog {
    pub const fn new(subject: &'static str, rows: &'static [Row], shipped: Shipped) -> Self {
        Self { subject, rows, shipped, read: [const { OnceLock::new() }; Voice::ALL] }
    }

    /// What every language has to say, and what it may.
    pub fn asked(&self) -> Vec<Asked> {
        let owned = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let asked = |(name, facts): &Row| Asked {
            name: (*name).to_owned(),
            facts: owned(facts),
            needed: !OPTIONAL.iter().any(|end| name.ends_with(end)),
        };
        self.rows.iter().map(asked).collect()
    }

    /// A text without facts.
    pub fn text<'c>(&'static self, told: impl Into<Told<'c>>, at: usize) -> &'static str {
        self.found(told.into().voice(), at).map_or("", Text::plain)
    }

    /// The label and the line of a field.
    pub fn field(&'static self, voice: Voice, at: usize) -> FieldWords {
        FieldWords { label: self.text(voice, at), doc: self.text(voice, at + 1) }
    }

    pub fn sentence<'c>(
        &'static self,
        told: impl Into<Told<'c>>,
        at: usize,
        facts: &[Fact<'_>],
    ) -> String {
        let told = told.into();
        let Some(text) = self.found(told.voice(), at) else { return String::new() };
        if facts.iter().all(Fact::is_plain) {
            return text.said(facts);
        }
        let said: Vec<Option<String>> = facts.iter().map(|fact| told.said(fact)).collect();
        let facts = facts.iter().zip(&said);
        let facts = facts.map(|(fact, said)| {
            said.as_deref().map_or(*fact, |said| Fact::Plain(Value::Text(said)))
        });
        text.said(&facts.collect::<Vec<_>>())
    }

    /// A sentence, and the remedy under it.
    pub fn message<'c>(
        &'static self,
        told: impl Into<Told<'c>>,
        at: usize,
        facts: &[Fact<'_>],
    ) -> Said {
        let told = told.into();
        Said::new(self.sentence(told, at, facts), self.sentence(told, at + 1, facts))
    }

    fn found(&'static self, voice: Voice, at: usize) -> Option<&'static Text> {
        self.read[voice.place()].get_or_init(|| self.read_in(voice)).get(at)
    }

    fn read_in(&self, voice: Voice) -> Box<[Text]> {
        let sources = Sources::of(self.subject, &self.shipped, voice);
        self.rows.iter().map(|row| sources.text(row)).collect()
    }
}

/// Texts that are found by their names: those of commands, whose list is no table of sentences. None has facts.
#[derive(Debug)]
pub struct Index {
    pub subject: &'static str,
    shipped: Shipped,
    read: [OnceLock<HashMap<String, &'static str>>; Voice::ALL],
}

impl Index {
    pub const fn new(subject: &'static str, shipped: Shipped) -> Self {
        Self { subject, shipped, read: [const { OnceLock::new() }; Voice::ALL] }
    }

    /// What every language has to say: what English says.
    pub fn asked(&self) -> Vec<Asked> {
        let names = check::names(self.shipped[Language::English as usize]).into_iter();
        names.map(|name| Asked { name, facts: Vec::new(), needed: true }).collect()
    }

    /// The text of a name, or of `name.attribute`; the English one where the language has none.
    pub fn text(&self, voice: Voice, name: &str) -> Option<&'static str> {
        let texts = self.read[voice.place()].get_or_init(|| {
            let mut texts = HashMap::new();
            for source in Sources::of(self.subject, &self.shipped, voice).read() {
                for (name, pattern) in source.entries() {
                    if let Some(text) = plain(pattern, source) {
                        texts.entry(name).or_insert(text);
                    }
                }
            }
            texts
        });
        texts.get(name).copied()
    }
}

/// The files of a subject in order: the operator's own, that of the language,
/// the English one. A file is read when the one before lacks a sentence.
struct Sources(Vec<(&'static str, &'static str, OnceCell<Source>)>);

impl Sources {
    fn of(subject: &str, shipped: &Shipped, voice: Voice) -> Self {
        let known = |one: Language| (one.code(), shipped[one as usize]);
        let own = own::texts(subject, voice, shipped);
        let english = Language::English;
        let behind = (voice.language != english).then(|| known(english));
        let all = own.chain([known(voice.language)]).chain(behind);
        Self(all.map(|(code, text)| (code, text, OnceCell::new())).collect())
    }

    fn read(&self) -> impl Iterator<Item = &Source> {
        self.0.iter().map(|(code, text, read)| read.get_or_init(|| Source::read(code, text)))
    }

    /// The sentence of the first file that has it with no facts beyond those given.
    fn text(&self, &(name, facts): &Row) -> Text {
        let said = |source: &Source| Text::of(source.pattern(name)?, facts, source);
        self.read().find_map(said).unwrap_or(Text::EMPTY)
    }
}

#[cfg(test)]
mod tests;
