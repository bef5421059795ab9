//! The people filed under each key: one sorted array and a directory of its beginnings.

/// Rows of (key, number) in order, each in one word of 64 bits.
#[derive(Debug, Clone, Default)]
pub(super) struct Postings {
    rows: Vec<u64>,
    /// Where the rows begin whose keys have these upper bits. Keys are hashes, so every stretch is
    /// as short as any other.
    directory: Vec<u32>,
    shift: u32,
}

/// Rows that a stretch of the directory holds on average, at least.
const STRETCH: usize = 4;

impl Postings {
    /// At most 2³² − 1 rows; a registry of ten million has a tenth of that.
    pub(super) fn new(rows: Vec<(u32, u32)>) -> Self {
        let mut rows: Vec<u64> = rows.into_iter().map(|(key, id)| row(key, id)).collect();
        rows.sort_unstable();
        rows.dedup();
        rows.shrink_to_fit();
        let bits = (rows.len() / STRETCH).checked_ilog2().unwrap_or(0).min(28);
        let shift = 32 - bits;
        let stretches = 1_usize << bits;
        let mut directory = Vec::with_capacity(stretches + 1);
        let mut at = 0;
        for stretch in 0..stretches {
            while rows.get(at).is_some_and(|&row| stretch_of(key(row), shift) < stretch) {
                at += 1;
            }
            directory.push(u32::try_from(at).unwrap_or(u32::MAX));
        }
        directory.push(u32::try_from(rows.len()).unwrap_or(u32::MAX));
        Self { rows, directory, shift }
    }

    /// The rows of one key.
    pub(super) fn under(&self, wanted: u32) -> &[u64] {
        let stretch = stretch_of(wanted, self.shift);
        let (Some(&from), Some(&to)) =
            (self.directory.get(stretch), self.directory.get(stretch + 1))
        else {
            return &[];
        };
        let stretch = self.rows.get(from as usize..to as usize).unwrap_or_default();
        let from = stretch.partition_point(|&row| key(row) < wanted);
        let rest = stretch.get(from..).unwrap_or_default();
        rest.get(..rest.partition_point(|&row| key(row) == wanted)).unwrap_or_default()
    }

    pub(super) fn rows(&self) -> impl Iterator<Item = (u32, u32)> {
        self.rows.iter().map(|&row| (key(row), id(row)))
    }

    pub(super) fn len(&self) -> usize {
        self.rows.len()
    }
}

/// A shift of all 32 bits leaves the one stretch there is.
const fn stretch_of(key: u32, shift: u32) -> usize {
    match key.checked_shr(shift) {
        Some(stretch) => stretch as usize,
        None => 0,
    }
}

const fn row(key: u32, id: u32) -> u64 {
    (key as u64) << 32 | id as u64
}

const fn key(row: u64) -> u32 {
    (row >> 32) as u32
}

/// The number in a row.
#[expect(clippy::cast_possible_truncation, reason = "the lower half is what is wanted")]
pub(super) const fn id(row: u64) -> u32 {
    row as u32
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_key_finds_exactly_its_rows(
            rows in prop::collection::vec((prop_oneof![0..20_u32, any::<u32>()], 0..9_u32), 0..60),
            other: u32,
        ) {
            let postings = Postings::new(rows.clone());
            let wanted: BTreeSet<u32> = rows.iter().map(|&(key, _)| key).chain([other]).collect();
            for wanted in wanted {
                let found: Vec<u32> = postings.under(wanted).iter().map(|&row| id(row)).collect();
                let filed = rows.iter().filter(|&&(key, _)| key == wanted).map(|&(_, id)| id);
                prop_assert_eq!(found, filed.collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>());
            }
        }
    }
}
