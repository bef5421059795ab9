//! FIDE's list as XML: a flat list of players, whose elements hold text alone.

use super::{GivenRating, title};
use crate::domain::name::clean;

/// The element of all players.
const ROOT: &str = "<playerslist";
/// How far into the file it begins.
const HEAD: usize = 512;

/// Whether a file begins as the list does.
pub(super) fn is_one(bytes: &[u8]) -> bool {
    let head = bytes.get(..HEAD).unwrap_or(bytes);
    head.windows(ROOT.len()).any(|text| text == ROOT.as_bytes())
}

/// The players with a rating or a title, each at the line where its element begins.
pub(super) fn rows(text: &str) -> impl Iterator<Item = GivenRating> {
    let mut parts = text.split("<player>");
    let mut line = 1 + lines(parts.next().unwrap_or_default());
    parts.filter_map(move |part| {
        let row = row(part, line);
        line += lines(part);
        row
    })
}

fn lines(text: &str) -> u64 {
    text.bytes().filter(|byte| *byte == b'\n').count() as u64
}

fn row(part: &str, line: u64) -> Option<GivenRating> {
    let text = |element: &str| {
        let (_, behind) = part.split_once(&format!("<{element}>"))?;
        let (inside, _) = behind.split_once("</")?;
        Some(clean(&unescaped(inside))).filter(|text| !text.is_empty())
    };
    let rating = text("rating").and_then(|text| text.parse().ok()).filter(|it: &f64| *it > 0.0);
    let title = ["title", "w_title"].into_iter().find_map(|one| title(&text(one)?));
    (rating.is_some() || title.is_some()).then(|| GivenRating {
        line,
        id: text("fideid"),
        name: text("name").unwrap_or_default(),
        rating,
        title,
    })
}

fn unescaped(text: &str) -> String {
    const SIGNS: [(&str, &str); 5] =
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")];
    SIGNS.iter().fold(text.to_owned(), |text, (from, to)| text.replace(from, to))
}
