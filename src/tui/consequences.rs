//! The consequences of a request, told before it is done.

use super::snapshot::Snapshot;
use crate::club::Refusal;
use crate::request::Request;
use crate::words::Words;

/// The changes by `request`, a sentence each; or why it may not be done.
pub fn preview(
    request: &Request,
    data: &Snapshot,
    words: &'static Words,
) -> Result<Vec<String>, Refusal> {
    let (actions, all) = request.clone().foresee(&data.club, 0)?;
    Ok(words.message.foresight.lines(&actions, &all, &data.club, |_| None))
}
