//! The kind of a file, by the columns of its header.

use chrono::NaiveDate;

use super::headings::{Column, PLAYERS, RESULTS};
use super::rows::Table;
use super::suspect::Answers;
use super::{ImportFault, Plan, Source, Unread, Why, players, results};
use crate::club::Club;
use crate::domain::progress::Progress;

/// The kind of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Players,
    Results,
}

impl Kind {
    const ALL: [Self; 2] = [Self::Players, Self::Results];

    /// The kind of a file: the one of whose columns the header names more.
    pub fn of<'a>(source: impl Into<Source<'a>>) -> Result<Self, ImportFault> {
        let source = source.into();
        let mut likeliest = (0, Self::Players);
        let mut value = String::new();
        for kind in Self::ALL {
            let (known, header) = Table::named(source, kind.columns())?;
            if known > 0 && known >= likeliest.0 {
                likeliest = (known, kind);
            }
            value = header;
        }
        let fault = |why| ImportFault { line: 1, column: None, value: value.clone(), why };
        match likeliest {
            (1.., kind) => Ok(kind),
            _ if value.is_empty() => Err(fault(Why::NoHeader)),
            _ => Err(fault(Why::NeitherKind(Self::ALL.map(|kind| Column::names(kind.columns()))))),
        }
    }

    const fn columns(self) -> &'static [Column] {
        match self {
            Self::Players => PLAYERS,
            Self::Results => RESULTS,
        }
    }
}

/// Plans taking a file of either kind in, as [`players`](super::players()) and
/// [`results`](super::results()) do, with what the operator has said of single rows. All rows with
/// faults are found; watched row by row and name by name.
pub fn plan<'a>(
    club: &Club,
    source: impl Into<Source<'a>>,
    today: NaiveDate,
    answers: &Answers,
    progress: &dyn Progress,
) -> Result<(Kind, Plan), Unread> {
    let source = source.into();
    let kind = Kind::of(source)?;
    let plan = match kind {
        Kind::Players => players::planned(club, source, answers, progress),
        Kind::Results => results::planned(club, source, today, answers, progress),
    };
    Ok((kind, plan?))
}
