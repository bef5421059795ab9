//! The kind of a file, by the columns of its header.

use chrono::NaiveDate;

use super::rows::{Column, header};
use super::suspect::Answers;
use super::{ImportFault, Plan, Unread, Why, player_rows, players, results};
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
    pub fn of(bytes: &[u8]) -> Result<Self, ImportFault> {
        let header = header(bytes)?;
        let value = header.join(",");
        let fault = |why| ImportFault { line: 1, column: None, value: value.clone(), why };
        if header.is_empty() {
            return Err(fault(Why::NoHeader));
        }
        let known = |kind: &Self| {
            let is_its =
                |name: &&String| kind.columns().iter().any(|column| column.is_called(name));
            header.iter().filter(is_its).count()
        };
        let likeliest = Self::ALL.into_iter().max_by_key(known).filter(|kind| known(kind) > 0);
        likeliest.ok_or_else(|| {
            if header.iter().any(|name| name.contains([';', '；', '\t'])) {
                return fault(Why::NotCommas);
            }
            fault(Why::NeitherKind(Self::ALL.map(|kind| Column::names(kind.columns()))))
        })
    }

    const fn columns(self) -> &'static [Column] {
        match self {
            Self::Players => player_rows::COLUMNS,
            Self::Results => results::COLUMNS,
        }
    }
}

/// Plans taking a file of either kind in, as [`players`](super::players()) and
/// [`results`](super::results()) do, with what the operator has said of single rows. All rows with
/// faults are found; watched row by row and name by name.
pub fn plan(
    club: &Club,
    bytes: &[u8],
    today: NaiveDate,
    answers: &Answers,
    progress: &dyn Progress,
) -> Result<(Kind, Plan), Unread> {
    let kind = Kind::of(bytes)?;
    let plan = match kind {
        Kind::Players => players::planned(club, bytes, answers, progress),
        Kind::Results => results::planned(club, bytes, today, answers, progress),
    };
    Ok((kind, plan?))
}
