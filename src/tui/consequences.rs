//! What a request would change, told before it is done.

use super::snapshot::Snapshot;
use crate::club::Refusal;
use crate::request::Request;
use crate::words::Words;

/// What `request` would change, a sentence each; why it may not be done otherwise.
pub fn preview(
    request: &Request,
    data: &Snapshot,
    words: &'static Words,
) -> Result<Vec<String>, Refusal> {
    let (actions, all) = request.clone().foresee(&data.club, 0)?;
    Ok(words.message.foresight.lines(&actions, &all, &data.club, |_| None))
}
