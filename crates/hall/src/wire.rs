//! What a host and the machines that join it say to each other: HTTP/1.1 over TLS, JSON, and entries as in an exported
//! journal.

use std::sync::Arc;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::club::Seq;
use crate::desk::LineFault;
use crate::journal::{Digest, Entry, News};

/// The version of the protocol. Machines of two versions do not work together.
pub(crate) const VERSION: u32 = 1;

/// The header with [`VERSION`].
pub(crate) const VERSION_HEADER: &str = "banzuke-version";
/// The header with the highest epoch that a machine has seen of the club in [`CLUB_HEADER`].
pub(crate) const EPOCH_HEADER: &str = "banzuke-epoch";
pub(crate) const CLUB_HEADER: &str = "banzuke-club";
/// The header with the random number of an open desk. A kept turn is for that desk alone.
pub(crate) const DESK_HEADER: &str = "banzuke-desk";
/// The header with the milliseconds of a round trip, as measured by the machine.
pub(crate) const ROUND_TRIP_HEADER: &str = "banzuke-round-trip";
/// The header of a part of the journal that has more behind it.
pub(crate) const MORE_HEADER: &str = "banzuke-more";

/// The headers with the open matches of all desks, and with a token for them.
pub(crate) const OPEN_HEADER: &str = "banzuke-open";
pub(crate) const MET_HEADER: &str = "banzuke-met";

pub(crate) const HELLO: &str = "/1/hello";
pub(crate) const ENTRIES: &str = "/1/entries";
pub(crate) const APPEND: &str = "/1/append";
pub(crate) const PAIR: &str = "/1/pair";
pub(crate) const ATTEND: &str = "/1/attend";

/// Seconds for which a host holds a question before it answers that there is no news.
pub(crate) const LONG_POLL: u64 = 25;

/// The question for entries behind one.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Asked {
    pub(crate) after: u64,
    /// The digest of that entry.
    #[serde(default)]
    pub(crate) digest: String,
    /// Seconds to wait for some.
    #[serde(default)]
    pub(crate) wait: u64,
    /// The token of the open matches that are known: others are news as well.
    #[serde(default)]
    pub(crate) met: String,
}

/// An entry to append, with the last entry on which it was decided.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Sent<E> {
    pub(crate) after: Seq,
    pub(crate) digest: Digest,
    pub(crate) entry: E,
}

/// The answer to an entry.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Answer {
    /// It is durable.
    Here { digest: Digest },
    /// These came first; empty where there are too many for one answer.
    Moved { lines: Vec<String> },
    /// The operation was recorded before.
    Known { seq: Seq },
}

/// A machine's proof that it knows a short code, or the secret that it gets for it.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Pairing {
    pub(crate) proof: String,
}

#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Paired {
    pub(crate) secret: String,
}

/// Entries from their lines, with the digest of the last.
pub(crate) fn news<'a>(lines: impl Iterator<Item = &'a str>) -> Result<News, LineFault> {
    let mut news = News { entries: Vec::new(), head: None };
    for line in lines {
        let (entry, digest) = Entry::from_digested_line(line)?;
        news.entries.push(Arc::new(entry));
        news.head = Some(digest.unwrap_or_default());
    }
    Ok(news)
}

pub(crate) fn json(value: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(value).expect("facts have string keys")
}

pub(crate) fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, LineFault> {
    serde_json::from_slice(body).map_err(|error| LineFault::Garbled(error.to_string()))
}
