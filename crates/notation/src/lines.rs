//! Lines with their numbers.

/// The lines of a text with their numbers from 1, without a byte
/// order mark and line ends: line feed, carriage return, or both.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    (1..).zip(text.split('\n').map(|line| line.strip_suffix('\r').unwrap_or(line)))
}
