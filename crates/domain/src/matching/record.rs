//! The part of a registration that is compared.

use chrono::NaiveDate;

use crate::ids::ExternalId;

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
