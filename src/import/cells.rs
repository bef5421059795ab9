//! Reading of single cells.

use chrono::NaiveDate;

use super::Why;
use crate::domain::day;
use crate::domain::ids::ExternalId;
use crate::domain::name::clean;
use crate::domain::number::narrow;

/// A date as `2026-11-21` or `2026/11/21`.
pub(super) fn date(text: &str) -> Result<NaiveDate, Why> {
    let iso = narrow(text).replace('/', "-");
    let shape = |(at, byte): (usize, u8)| match at {
        4 | 7 => byte == b'-',
        _ => byte.is_ascii_digit(),
    };
    if iso.len() != 10 || !iso.bytes().enumerate().all(shape) {
        return Err(Why::NotADate);
    }
    day::read(&iso).ok_or(Why::NotADate)
}

/// Names with `;` between them: each once, and none that is `name`.
pub(super) fn aliases(text: &str, name: &str) -> Vec<String> {
    let mut aliases: Vec<String> = Vec::new();
    for alias in text.split([';', '；']).map(clean) {
        if !alias.is_empty() && alias != name && !aliases.contains(&alias) {
            aliases.push(alias);
        }
    }
    aliases
}

/// Numbers that other bodies have issued, as `scheme:value` with `;` between them.
pub(super) fn external_ids(text: &str) -> Result<Vec<ExternalId>, Why> {
    let given = text.split([';', '；']).map(str::trim).filter(|part| !part.is_empty());
    let read = |part: &str| {
        let (scheme, value) = part.split_once([':', '：']).ok_or(Why::NotAnExternalId)?;
        let (scheme, value) = (clean(scheme), clean(value));
        let whole = !scheme.is_empty() && !value.is_empty();
        whole.then_some(ExternalId { scheme, value }).ok_or(Why::NotAnExternalId)
    };
    given.map(read).collect()
}
