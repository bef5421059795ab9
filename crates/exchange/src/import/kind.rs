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
    const ALL: [Self; 2] = [Self::Players, Self::Results];

    /// The kind of a file: the one whose columns its header names best.
    pub fn of<'a>(source: impl Into<Source<'a>>) -> Result<Self, Unread> {
        let mut records = Records::open(source.into())?;
        let mut likeliest = None;
        let mut value = String::new();
        for kind in Self::ALL {
            let Some((fit, header)) = Table::named(&mut records, kind.columns()) else { continue };
            if fit.known > 0 && likeliest.is_none_or(|(best, _)| fit >= best) {
                likeliest = Some((fit, kind));
            }
            value = header;
        }
        let fault =
            |why| Unread::from(ImportFault { line: 1, column: None, value: value.clone(), why });
        match likeliest {
            Some((_, kind)) => Ok(kind),
            None if value.is_empty() => Err(fault(Why::NoHeader)),
            None => {
                Err(fault(Why::NeitherKind(Self::ALL.map(|kind| Column::names(kind.columns())))))
            }
        }
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
