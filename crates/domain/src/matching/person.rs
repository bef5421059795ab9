//! The part of a registration that is compared, read once.

use chrono::NaiveDate;

use super::evidence::Further;
use super::form::{Form, Source, read, same_sound};
use super::manner::Manner;
use crate::ids::ExternalId;

/// A person, read once: all comparable forms of the names, and other evidence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    forms: Box<[Form]>,
    further: Further,
    manner: Manner,
}

impl Person {
    /// Reads a record. Never fails: a name without any letter has no form and is like no other.
    pub fn read(record: &PersonRecord<'_>) -> Self {
        let mut forms = read(record.name, Source::Name);
        if let Some(reading) = record.reading.filter(|reading| !reading.trim().is_empty()) {
            add_reading(&mut forms, reading);
            // TM, てぃーえむ: letters that are read as such are a name.
            forms.iter_mut().for_each(Form::spell_out);
        }
        for alias in record.aliases {
            forms.extend(read(alias, Source::Alias));
        }
        forms.dedup();
        forms.iter_mut().for_each(Form::guess);
        let manner = Manner::of(record.name, &forms);
        Self { forms: forms.into(), further: Further::read(record), manner }
    }

    /// A person of whom only a name is known.
    pub fn named(name: &str) -> Self {
        Self::read(&PersonRecord { name, ..PersonRecord::default() })
    }

    /// Every form of every name: first the display name, then aliases and what stood in brackets.
    pub fn forms(&self) -> &[Form] {
        &self.forms
    }

    pub(super) const fn manner(&self) -> Manner {
        self.manner
    }

    pub(super) const fn further(&self) -> &Further {
        &self.further
    }
}

/// A stated reading belongs to the forms of the display name; where these are in kana or Latin
/// letters already, it is one more form.
fn add_reading(forms: &mut Vec<Form>, reading: &str) {
    let spoken = read(reading, Source::Reading);
    let Some(first) = spoken.first() else { return };
    if forms.iter().any(Form::has_kanji) {
        for form in forms.iter_mut().filter(|form| form.has_kanji()) {
            form.set_reading(first.clone());
        }
    } else if forms.first().is_none_or(|form| !same_sound(form, first)) {
        forms.extend(spoken);
    }
}

/// The data about a person, as entered.
#[derive(Debug, Clone, Copy, Default)]
pub struct PersonRecord<'a> {
    /// The display name.
    pub name: &'a str,
    /// How the name is read, in kana or Latin letters.
    pub reading: Option<&'a str>,
    /// Other names of the same person.
    pub aliases: &'a [String],
    /// The club they play for.
    pub club: Option<&'a str>,
    /// The date of birth.
    pub born: Option<NaiveDate>,
    /// Numbers in other registers.
    pub external: &'a [ExternalId],
}
