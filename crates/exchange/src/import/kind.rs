//! The kind of a file, by the columns of its header.

use chrono::NaiveDate;

use super::headings::{Column, PLAYERS, RESULTS};
use super::players::Starting;
use super::rows::Table;
use super::suspect::Answers;
use super::table::Records;
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
    pub const ALL: [Self; 2] = [Self::Players, Self::Results];

    /// The kind of a file: the one whose columns its header names best.
    pub fn of<'a>(source: impl Into<Source<'a>>) -> Result<Self, Unread> {
        let source = source.into();
        if source.reading.is_headless {
            return Ok(Self::Players);
        }
        let mut records = Records::open(source, &Self::ALL.map(Self::columns))?;
        let mut likeliest = None;
        let mut value = String::new();
        for kind in Self::ALL {
            let named = Table::named(&mut records, kind.columns(), source.reading);
            let Some((fit, header)) = named else { continue };
            if fit.known > 0 && likeliest.is_none_or(|(best, _)| fit >= best) {
                likeliest = Some((fit, kind));
            }
            value = header;
        }
        let fault =
            |why| Unread::from(ImportFault { line: 1, column: None, value: value.clone(), why });
        match likeliest {
            Some((fit, _)) if records.is_objects() && !fit.is_whole() => Err(fault(Why::OtherJson)),
            Some((_, kind)) => Ok(kind),
            None if records.is_objects() => Err(fault(Why::OtherJson)),
            None if value.is_empty() => Err(fault(Why::NoHeader)),
            None => {
                Err(fault(Why::NeitherKind(Self::ALL.map(|kind| Column::names(kind.columns())))))
            }
        }
    }

    /// The names of the columns that are taken in of a list of the kind.
    pub fn column_names(self) -> Vec<&'static str> {
        Column::names(self.columns())
    }

    const fn columns(self) -> &'static [Column] {
        match self {
            Self::Players => PLAYERS,
            Self::Results => RESULTS,
        }
    }
}

/// Plans taking a file of either kind in, as [`plan_players`](super::plan_players) and
/// [`results`](super::results()) do, with what the operator has said of single rows, and the `reason` recorded with starting ratings. All rows with
/// faults are found; watched row by row and name by name.
pub fn plan<'a>(
    club: &Club,
    source: impl Into<Source<'a>>,
    today: NaiveDate,
    reason: &str,
    answers: &Answers,
    progress: &dyn Progress,
) -> Result<(Kind, Plan), Unread> {
    let source = Source { progress, ..source.into() };
    let kind = Kind::of(source)?;
    let plan = match kind {
        Kind::Players => {
            players::planned(club, source, Starting { reason, on: today }, answers, progress)
        }
        Kind::Results => results::planned(club, source, today, answers, progress),
    };
    Ok((kind, plan?))
}
