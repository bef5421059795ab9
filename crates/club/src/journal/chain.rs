//! The chain of digests that runs through a journal.
//!
//! An entry's digest is SHA-256 over the digest before it, a line feed, the entry as one line of an exported journal
//! without days of birth, and a line feed; before the first entry stands nothing. A public export can therefore be
//! checked by anybody. Days of birth are few enough to be guessed from a digest, so the second digest, over them too,
//! stays in the file.

use std::fmt::Write as _;
use std::io::{self, BufWriter, IntoInnerError, Write};

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::Entry;
use super::private::without_births;

/// A digest: 64 hexadecimal digits; empty before the first entry.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Digest(pub String);

impl Digest {
    /// How many digits people compare.
    const SHORT: usize = 12;

    /// The digest of a text that is no entry.
    pub fn of(text: &str) -> Self {
        Self::written(&Sha256::digest(text))
    }

    fn written(hash: &[u8]) -> Self {
        Self(hash.iter().fold(String::with_capacity(64), |mut digits, byte| {
            write!(digits, "{byte:02x}").expect("memory");
            digits
        }))
    }

    /// Enough of it for people to compare.
    pub fn short(&self) -> &str {
        self.0.get(..Self::SHORT).unwrap_or(&self.0)
    }
}

/// The link of an entry in the chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// Over the entry without its private parts, and over all entries before it.
    pub digest: Digest,
    /// Over its private parts too, if it has any.
    pub sealed: Option<Digest>,
}

impl Link {
    /// The link of an entry behind that digest.
    pub fn after(before: &Digest, entry: &Entry) -> Self {
        Self::measured(before, entry).0
    }

    /// [`Self::after`], with the length of the entry as a line without its private parts, in bytes.
    pub(super) fn measured(before: &Digest, entry: &Entry) -> (Self, usize) {
        let (public, births) = without_births(entry);
        let (digest, length) = over(before, &public);
        let sealed = (births > 0).then(|| over(&digest, entry).0);
        (Self { digest, sealed }, length)
    }
}

/// The line is hashed as it is written: that of an import may be hundreds of megabytes long.
fn over(before: &Digest, entry: &Entry) -> (Digest, usize) {
    let hash = Sha256::new().chain_update(&before.0).chain_update("\n");
    let mut hash = BufWriter::with_capacity(1 << 16, Hashed(hash, 0));
    serde_json::to_writer(&mut hash, entry).expect("an entry has only string keys");
    let Hashed(hash, length) =
        hash.into_inner().map_err(IntoInnerError::into_error).expect("memory");
    (Digest::written(&hash.chain_update("\n").finalize()), length)
}

/// A writer that hashes and counts bytes.
struct Hashed(Sha256, usize);

impl Write for Hashed {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.update(bytes);
        self.1 += bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computed with `sha256sum`.
    #[test]
    fn a_digest_is_what_other_programs_compute() {
        let line = r#"{"seq":1,"at":"2026-11-21T01:02:03Z","desk":"desk","op":"o1","actions":[{"kind":"close_tournament","tournament":1}]}"#;
        let entry = Entry::from_line(line).expect("an entry");
        let first = Link::after(&Digest::default(), &entry);
        assert_eq!(
            first.digest.0,
            "ea12af5fa097e83188dafb3d165a362f2262498094bdc9cdafec078a48809d15"
        );
        assert_eq!(first.sealed, None);
        assert_eq!(
            Link::after(&first.digest, &entry).digest.0,
            "e9e82f281b54df4353d057c549c4983820396dc1581f122e031d42b83e9c3948"
        );
    }

    #[test]
    fn a_day_of_birth_is_sealed_and_leaves_the_public_digest_alone() {
        let line = r#"{"seq":1,"at":"2026-11-21T01:02:03Z","desk":"desk","op":"o1","actions":[{"kind":"set_born","player":1,"born":"1990-04-25"}]}"#;
        let link = |line: &str| {
            Link::after(&Digest::default(), &Entry::from_line(line).expect("an entry"))
        };
        let (one, other) = (link(line), link(&line.replace("1990", "1991")));
        assert_eq!(one.digest, other.digest);
        assert_ne!(one.sealed, other.sealed);
        assert_eq!(link(&line.replace(r#","born":"1990-04-25""#, "")).sealed, None);
    }
}
