//! How a file is read where it does not say so itself.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use strum::VariantArray as _;

use super::Why;
use super::cells::{DateOrder, OddBirths};
use super::encoding::Encoding;
use super::headings::{PLAYERS, RESULTS};
use super::table::{Records, Source};
use crate::domain::name::fold;

/// The operator's choices for a file as a whole.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// The name of a sheet; none for the first that is a list.
    pub sheet: Option<String>,
    /// The encoding, where the bytes do not decide.
    pub encoding: Option<Encoding>,
    /// In which order day and month stand, where the dates do not decide.
    pub dates: Option<DateOrder>,
    /// The part of births that is recorded where they are no day of a life.
    pub births: Option<OddBirths>,
    /// The event of results that name none; an empty one is named after the file. It is of one file alone.
    pub event: Option<String>,
    /// The reason for correcting results of closed tournaments. It is of one file alone.
    pub reason: Option<String>,
    /// Whether the first line is no heading: then the first column has names.
    pub is_headless: bool,
    /// The column that a heading means, by the folded heading; an empty one is passed over.
    pub columns: BTreeMap<String, String>,
    /// Whether a heading that means no column refuses the file.
    pub strict: bool,
}

/// The names of stored choices. A heading follows the last one.
const ENCODING: &str = "encoding";
const DATES: &str = "dates";
const BIRTHS: &str = "births";
const HEADING: &str = "heading";
const COLUMN: &str = "column ";

/// The offered encodings, the likeliest first.
const ENCODINGS: [Encoding; 8] = [
    Encoding::Windows1252,
    Encoding::ShiftJis,
    Encoding::EucJp,
    Encoding::Windows1250,
    Encoding::Windows1251,
    Encoding::EucKr,
    Encoding::Gb18030,
    Encoding::Big5,
];

/// The next choice; the first one after the last or without one.
fn next_of<T: Copy + PartialEq>(choices: &[T], now: Option<T>) -> Option<T> {
    let at = choices.iter().position(|choice| Some(*choice) == now);
    choices.get(at.map_or(0, |at| at + 1)).or_else(|| choices.first()).copied()
}

/// Nothing is chosen.
pub(super) static AS_IT_IS: LazyLock<Reading> = LazyLock::new(Reading::default);

impl Reading {
    /// The column that was chosen for a heading.
    pub fn chosen(&self, heading: &str) -> Option<&str> {
        if self.columns.is_empty() {
            return None;
        }
        self.columns.get(&fold(heading)).map(String::as_str)
    }

    /// The choices as they are kept for lists with the same headings.
    pub fn kept(&self) -> BTreeMap<String, String> {
        let named = |name: &str, value: String| (name.to_owned(), value);
        let encoding = self.encoding.map(|it| named(ENCODING, it.to_string()));
        let dates = self.dates.map(|it| named(DATES, it.to_string()));
        let births = self.births.map(|it| named(BIRTHS, it.to_string()));
        let heading = self.is_headless.then(|| named(HEADING, "none".to_owned()));
        let columns = self
            .columns
            .iter()
            .map(|(heading, column)| (format!("{COLUMN}{heading}"), column.clone()));
        let whole = [encoding, dates, births, heading];
        whole.into_iter().flatten().chain(columns).collect()
    }

    /// The choices for the file as a whole, as the command names them.
    pub fn chosen_for_all(&self) -> Vec<(String, String)> {
        let once = [("sheet", &self.sheet), ("event", &self.event)];
        let once = once.into_iter().filter_map(|(name, it)| Some((name.to_owned(), it.clone()?)));
        once.chain(self.kept()).filter(|(name, _)| !name.starts_with(COLUMN)).collect()
    }

    /// The choices that were kept.
    pub fn recalled(kept: &BTreeMap<String, String>) -> Self {
        let columns = kept.iter().filter_map(|(name, column)| {
            Some((name.strip_prefix(COLUMN)?.to_owned(), column.clone()))
        });
        Self {
            encoding: kept.get(ENCODING).and_then(|it| it.parse().ok()),
            dates: kept.get(DATES).and_then(|it| it.parse().ok()),
            births: kept.get(BIRTHS).and_then(|it| it.parse().ok()),
            is_headless: kept.contains_key(HEADING),
            columns: columns.collect(),
            ..Self::default()
        }
    }

    /// The first line of a list, by which its choices are kept; empty where it cannot be read.
    pub fn headings(bytes: &[u8], sheet: Option<&str>) -> String {
        let reading = Self { sheet: sheet.map(str::to_owned), ..Self::default() };
        let source = Source { reading: &reading, ..bytes.into() };
        let Ok(records) = Records::open(source, &[&PLAYERS, &RESULTS]) else {
            return String::new();
        };
        let Some(first) = records.iter().next() else { return String::new() };
        let raw = |at: usize| first.raw.get(at).cloned().unwrap_or_default();
        let cells = first.cells.iter().enumerate();
        let cells = cells.map(|(at, cell)| cell.clone().unwrap_or_else(|_| raw(at)));
        fold(&cells.collect::<Vec<_>>().join(","))
    }

    /// The reading with the next choice that mends a fault, or in place of one that was made; none where there is no
    /// choice.
    #[must_use]
    pub fn next(&self, fault: Option<&Why>) -> Option<Self> {
        let mut next = self.clone();
        match fault {
            None if self.encoding.is_some() => next.encoding = next_of(&ENCODINGS, self.encoding),
            Some(Why::NotUtf8(_)) => next.encoding = next_of(&ENCODINGS, self.encoding),
            Some(Why::AmbiguousDate) => next.dates = next_of(DateOrder::VARIANTS, self.dates),
            Some(Why::OddBirth) => next.births = next_of(OddBirths::VARIANTS, self.births),
            Some(Why::RecordedUnder { event, .. }) => next.event = Some(event.clone()),
            // The event, then the name of the file, then the question again.
            None if let Some(event) = &self.event => {
                next.event = (!event.is_empty()).then(String::new);
            }
            // After its last choice, the dates get another one.
            None if self.births.is_some_and(|it| self.dates.is_none() || it != OddBirths::Year) => {
                next.births = next_of(OddBirths::VARIANTS, self.births);
            }
            None if self.dates.is_some() => {
                next.births = self.births.and_then(|_| next_of(OddBirths::VARIANTS, None));
                next.dates = next_of(DateOrder::VARIANTS, self.dates);
            }
            Some(Why::NeitherKind(_) | Why::NoNames) if !self.is_headless => {
                next.is_headless = true;
            }
            _ if self.is_headless => next.is_headless = false,
            // Letters of another encoding are no headings.
            Some(Why::MissingColumn(_) | Why::NoNames) if self.encoding.is_some() => {
                next.encoding = next_of(&ENCODINGS, self.encoding);
            }
            _ => return None,
        }
        Some(next)
    }

    /// Has a heading mean a column.
    pub fn choose(&mut self, heading: &str, column: impl Into<String>) {
        self.columns.insert(fold(heading), column.into());
    }
}
