//! The heading of a sheet.

use std::borrow::Cow;

use chrono::NaiveDate;

use crate::domain::name::shown;

/// The heading of a sheet where people read it, in their language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// The language of the sheet, as HTML names it: `en`.
    pub language: &'static str,
    /// The kind of sheet: a ranking, standings.
    pub kind: String,
    /// The tournament or rating list that it is of.
    pub of: Option<String>,
    /// The day that it speaks of.
    pub day: NaiveDate,
    /// The last entry of the journal then, with its digest.
    pub journal: String,
}

impl Heading {
    /// The kind of sheet and its tournament or list, with visible characters only.
    pub fn title(&self) -> String {
        let of = self.of.as_deref().map(shown);
        [Some(Cow::from(&self.kind)), of].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }

    /// The day, and the state of the journal.
    pub fn state(&self) -> String {
        format!("{} · {}", self.day, self.journal)
    }
}
