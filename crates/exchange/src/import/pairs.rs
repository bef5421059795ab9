//! Pairs of names to be compared.

use super::headings::Column;
use super::rows::Table;
use super::{ImportFault, Unread, Why};
use crate::domain::number::narrow;

const COLUMNS: &[Column] = &[
    Column::required("a"),
    Column::required("b"),
    Column::optional("same"),
    Column::optional("reason"),
];
const NAMES: [usize; 2] = [0, 1];
const SAME: usize = 2;

/// Two names, and whether they are known to be those of one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamePair {
    /// The two, as they stand in the file.
    pub names: [String; 2],
    /// Whether they are one person's, where the file says so.
    pub same: Option<bool>,
}

/// Reads pairs of names with the header `a,b[,same][,reason]`: `same` is 1 or 0, and the reason is
/// for people.
pub fn pairs(bytes: &[u8]) -> Result<Vec<NamePair>, ImportFault> {
    let table = Table::open(bytes.into(), COLUMNS).map_err(Unread::first)?;
    table
        .rows()
        .map(|row| {
            let row = row?;
            let name = |column| {
                let given = row.given(column).map(str::to_owned);
                given.ok_or_else(|| row.fault(column, Why::Empty))
            };
            let same = match row.given(SAME).map(narrow).as_deref() {
                None => None,
                Some("1") => Some(true),
                Some("0") => Some(false),
                Some(_) => return Err(row.fault(SAME, Why::NotOneOrZero)),
            };
            Ok(NamePair { names: [name(NAMES[0])?, name(NAMES[1])?], same })
        })
        .collect()
}
