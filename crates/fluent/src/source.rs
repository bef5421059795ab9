//! Reads a file of sentences.

use std::collections::HashMap;

use fluent_syntax::ast::{Entry, Message, Pattern, Term};
use fluent_syntax::parser;

/// The file of one subject in one language.
#[derive(Debug)]
pub struct Source {
    /// The code of the language, which decides the plural forms of numbers.
    code: &'static str,
    messages: Vec<Message<&'static str>>,
    terms: HashMap<&'static str, Pattern<&'static str>>,
    /// The place of each message in the list.
    at: HashMap<&'static str, usize>,
}

impl Source {
    /// The well-formed part of a file; [`check`](crate::check) says what is not.
    pub fn read(code: &'static str, text: &'static str) -> Self {
        let parsed = parser::parse_runtime(text).unwrap_or_else(|(parsed, _)| parsed);
        let (mut messages, mut terms, mut at) = (Vec::new(), HashMap::new(), HashMap::new());
        for entry in parsed.body {
            match entry {
                Entry::Message(message) => {
                    at.insert(message.id.name, messages.len());
                    messages.push(message);
                }
                Entry::Term(Term { id, value, .. }) => {
                    terms.insert(id.name, value);
                }
                Entry::Comment(_)
                | Entry::GroupComment(_)
                | Entry::ResourceComment(_)
                | Entry::Junk { .. } => {}
            }
        }
        Self { code, messages, terms, at }
    }

    pub(crate) const fn code(&self) -> &'static str {
        self.code
    }

    pub(crate) fn term(&self, name: &str) -> Option<&Pattern<&'static str>> {
        self.terms.get(name)
    }

    /// The pattern of `name` or `name.attribute`.
    pub fn pattern(&self, name: &str) -> Option<&Pattern<&'static str>> {
        let (name, attribute) =
            name.split_once('.').map_or((name, None), |(id, of)| (id, Some(of)));
        let message = self.messages.get(*self.at.get(name)?)?;
        match attribute {
            None => message.value.as_ref(),
            Some(attribute) => {
                let mut attributes = message.attributes.iter();
                attributes.find(|it| it.id.name == attribute).map(|it| &it.value)
            }
        }
    }

    /// Every text with its name.
    pub fn entries(&self) -> impl Iterator<Item = (String, &Pattern<&'static str>)> {
        self.messages.iter().flat_map(|message| {
            let name = message.id.name;
            let value = message.value.iter().map(move |value| (name.to_owned(), value));
            let attributes = message.attributes.iter();
            value.chain(attributes.map(move |it| (format!("{name}.{}", it.id.name), &it.value)))
        })
    }
}
