//! Where the keys go.

use crate::request::draft::Field;

/// Where the keys go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Focus {
    Field(Field),
    /// To the search for entrants.
    Search,
    /// To those who are entered.
    Entrants,
    /// To the path of a list.
    Path,
    Seeds,
    Review,
}
