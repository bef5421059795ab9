//! As-you-type search for players, by any script, width, case, alias, reading, romaji or number.
//!
//! [`SearchKeys`] are built when a player changes, [`Query`] at each keystroke, [`find`] puts them together. A query
//! first matches by its place in a key; only where that finds almost no player, typing errors are forgiven.

mod close;
mod keys;
mod letter_set;
mod place;
mod query;
mod rank;

pub use keys::SearchKeys;
pub use query::Query;

use super::number::PlayerId;

/// With fewer hits than this the operator has probably mistyped, and close names help.
const FEW: usize = 8;

/// The players that a query finds, best first, at most `limit`.
///
/// Players that match equally well come in the order of their numbers; an empty query finds
/// everyone. Each candidate is reported under the id it is given with.
pub fn find<'a, I>(query: &Query, candidates: I, limit: usize) -> Vec<PlayerId>
where
    I: IntoIterator<Item = (PlayerId, &'a SearchKeys)>,
{
    let mut hits = Vec::new();
    let mut missed = Vec::new();
    for (id, keys) in candidates {
        match query.rank_placed(keys) {
            Some(rank) => hits.push((rank, id)),
            None => missed.push((id, keys)),
        }
    }
    if hits.len() < FEW {
        let close = missed.into_iter();
        hits.extend(close.filter_map(|(id, keys)| Some((query.rank_close(keys)?, id))));
    }
    hits.sort_unstable();
    hits.truncate(limit);
    hits.into_iter().map(|(_, id)| id).collect()
}

#[cfg(test)]
mod tests;
