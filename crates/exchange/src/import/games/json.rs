//! The objects of a JSON file, each with its line.

use std::collections::HashSet;
use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::Value;
use serde_json::error::Category;

use super::GameFault;
use crate::import::{ImportFault, Why};

/// An object of a file.
#[derive(Debug)]
pub(in crate::import) struct Object {
    /// The line on which it begins, from 1.
    pub(in crate::import) line: u64,
    /// By name, in their order.
    fields: Vec<(String, Value)>,
}

impl Object {
    /// The value of a field, if it is there and not null.
    pub(in crate::import) fn value(&self, name: &str) -> Option<&Value> {
        self.any(name).filter(|value| !value.is_null())
    }

    /// The value of a field that must be there, if it is not null.
    pub(super) fn told(&self, name: &str) -> Result<Option<&Value>, ImportFault> {
        let value =
            self.any(name).ok_or_else(|| GameFault::Missing.in_field(self.line, name, ""))?;
        Ok(Some(value).filter(|value| !value.is_null()))
    }

    /// The value of a field that must be there and not be empty.
    pub(super) fn needed(&self, name: &str) -> Result<&Value, ImportFault> {
        self.told(name)?.ok_or_else(|| self.fault(name, GameFault::Form))
    }

    /// A fault of a field.
    pub(super) fn fault(&self, name: &str, fault: GameFault) -> ImportFault {
        self.because(name, Why::Game(Box::new(fault)))
    }

    pub(super) fn because(&self, name: &str, why: Why) -> ImportFault {
        let value = match self.any(name) {
            Some(Value::String(text)) => text.clone(),
            Some(value) => value.to_string(),
            None => String::new(),
        };
        ImportFault { line: self.line, column: Some(name.to_owned()), value, why }
    }

    /// Names of fields that are none of these.
    pub(in crate::import) fn besides<'a>(
        &'a self,
        known: &'a [&str],
    ) -> impl Iterator<Item = &'a str> {
        let names = self.fields.iter().map(|(name, _)| name.as_str());
        names.filter(|name| !known.contains(name))
    }

    fn any(&self, name: &str) -> Option<&Value> {
        self.fields.iter().find(|(known, _)| known == name).map(|(_, value)| value)
    }
}

/// Reads an array of objects, or objects one after the other; commas between them may be missing.
pub(in crate::import) fn objects(text: &str) -> Result<Vec<Object>, ImportFault> {
    let mut at = Place { text, rest: text, line: 1 };
    at.skip();
    let is_array = at.rest.starts_with('[');
    at.go(usize::from(is_array));
    let mut objects = Vec::new();
    loop {
        at.skip();
        if is_array && at.rest.starts_with(']') {
            at.go(1);
            at.skip();
            return if at.rest.is_empty() { Ok(objects) } else { Err(at.fault(0)) };
        }
        if at.rest.is_empty() {
            return if is_array { Err(at.fault(0)) } else { Ok(objects) };
        }
        objects.push(at.object()?);
    }
}

/// Where in a text the reading is.
#[derive(Debug)]
struct Place<'a> {
    text: &'a str,
    rest: &'a str,
    line: u64,
}

impl Place<'_> {
    fn skip(&mut self) {
        let behind = self.rest.trim_start_matches(|c: char| c.is_whitespace() || c == ',');
        self.go(self.rest.len() - behind.len());
    }

    fn go(&mut self, bytes: usize) {
        let (passed, rest) = self.rest.split_at(bytes);
        self.line += passed.matches('\n').count() as u64;
        self.rest = rest;
    }

    /// The rules are broken so many bytes after the place.
    fn fault(&self, bytes: usize) -> ImportFault {
        let at = self.text.len() - self.rest.len();
        let read = &self.text.as_bytes()[..(at + bytes).min(self.text.len())];
        let begin = read.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let column = String::from_utf8_lossy(&read[begin..]).chars().count().max(1);
        let passed = read[at..].split(|&byte| byte == b'\n').count() as u64 - 1;
        GameFault::NotJson(column).at(self.line + passed)
    }

    fn object(&mut self) -> Result<Object, ImportFault> {
        let mut values = serde_json::Deserializer::from_str(self.rest).into_iter::<Fields>();
        let line = self.line;
        match values.next() {
            Some(Ok(Fields(fields))) => {
                self.go(values.byte_offset());
                let mut known = HashSet::new();
                match fields.iter().find(|(name, _)| !known.insert(name)) {
                    Some((name, _)) => Err(ImportFault {
                        line,
                        column: Some(name.clone()),
                        value: String::new(),
                        why: Why::RepeatedColumn,
                    }),
                    None => Ok(Object { line, fields }),
                }
            }
            Some(Err(error)) if error.classify() == Category::Data => {
                Err(GameFault::NotAnObject.at(line))
            }
            Some(Err(error)) => {
                let before = self.rest.split_inclusive('\n').take(error.line().saturating_sub(1));
                let before: usize = before.map(str::len).sum();
                Err(self.fault(before + error.column()))
            }
            None => Err(self.fault(0)),
        }
    }
}

/// The fields of an object, those that are there twice too.
struct Fields(Vec<(String, Value)>);

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Object;
        impl<'de> Visitor<'de> for Object {
            type Value = Fields;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(Fields(fields))
            }
        }
        from.deserialize_map(Object)
    }
}
