//! Rows of the journal among raw bytes, found by how a row begins.
//!
//! A row is kept as its length, its number, a head that names the type of each column, and the
//! columns. The head of a journal row is unmistakable, and the length follows from it, so neither
//! the tables of SQLite nor the pages above a row need to be whole.

use chrono::{DateTime, Utc};

use super::guess::{Candidate, text};
use super::walk::{Image, number};
use crate::club::Seq;

/// The most bytes that the head of a row may have: six to eight columns.
const LONGEST_HEAD: usize = 32;

/// All rows of the journal on the pages of a file, page by page, in each in the order in which
/// they were written: SQLite fills a page from its end.
pub(super) fn scan(image: &Image<'_>) -> Vec<Vec<Candidate>> {
    image.pages().map(|page| on_page(image, page)).filter(|found| !found.is_empty()).collect()
}

fn on_page(image: &Image<'_>, page: &[u8]) -> Vec<Candidate> {
    (2..page.len()).rev().filter_map(|head| row(image, page, head)).collect()
}

/// The row whose head begins there.
fn row(image: &Image<'_>, page: &[u8], head: usize) -> Option<Candidate> {
    let length = usize::from(*page.get(head)?);
    // The number stands in no column of its own, and the time is a short text.
    let is_head = (7..=LONGEST_HEAD).contains(&length)
        && page.get(head + 1) == Some(&0)
        && page.get(head + 2).is_some_and(|kind| kind % 2 == 1 && (41..=93).contains(kind));
    if !is_head {
        return None;
    }
    let types = types(page.get(head + 1..head + length)?)?;
    if !(6..=8).contains(&types.len()) {
        return None;
    }
    let all = types.iter().try_fold(length, |sum, &kind| sum.checked_add(width(kind)?))?;
    if all > image.len() {
        return None;
    }
    let seq = number_before(page, head)?;
    let local = local(image.size(), all);
    let here = page.get(head..head.checked_add(local)?)?;
    // Hardly anything else in a file looks like a time.
    let time = here.get(length..length + width(*types.get(1)?)?).and_then(text)?;
    time.parse::<DateTime<Utc>>().ok()?;
    let mut bytes = here.to_vec();
    if local < all {
        follow(image, number(page, head + local, 4)?, all, &mut bytes);
    }
    Some(candidate(Seq(seq), &types, bytes.get(length..)?))
}

/// The columns that are there.
fn candidate(seq: Seq, types: &[u64], mut content: &[u8]) -> Candidate {
    let mut columns = vec![None; 8];
    for (column, &kind) in columns.iter_mut().zip(types) {
        let Some((value, rest)) = width(kind).and_then(|width| content.split_at_checked(width))
        else {
            break;
        };
        *column = Some((kind, value.to_vec()));
        content = rest;
    }
    let undoes = match &columns[4] {
        Some((1..=6, bytes)) => {
            Some(Seq(bytes.iter().fold(0, |number, &byte| number << 8 | u64::from(byte))))
        }
        Some((8, _)) => Some(Seq(0)),
        Some((9, _)) => Some(Seq(1)),
        _ => None,
    };
    // Texts and blobs; a null is nothing.
    let bytes =
        |at: usize| columns[at].clone().filter(|(kind, _)| *kind > 11).map(|column| column.1);
    Candidate::new(seq, undoes, [1, 2, 3, 5, 6, 7].map(bytes))
}

/// The types of columns, one varint each.
fn types(mut head: &[u8]) -> Option<Vec<u64>> {
    let mut types = Vec::new();
    while !head.is_empty() {
        let (kind, read) = varint(head)?;
        types.push(kind);
        head = head.get(read..)?;
    }
    Some(types)
}

/// How many bytes a column of a type takes.
fn width(kind: u64) -> Option<usize> {
    match kind {
        0 | 8 | 9 => Some(0),
        1..=4 => usize::try_from(kind).ok(),
        5 => Some(6),
        6 | 7 => Some(8),
        10 | 11 => None,
        _ => usize::try_from((kind - 12) / 2).ok(),
    }
}

/// SQLite's number of variable length, and how many bytes it takes.
fn varint(bytes: &[u8]) -> Option<(u64, usize)> {
    let mut value = 0_u64;
    for (at, &byte) in bytes.iter().take(8).enumerate() {
        value = value << 7 | u64::from(byte & 0x7f);
        if byte < 0x80 {
            return Some((value, at + 1));
        }
    }
    None
}

/// The number of a row, which stands right before its head: back to where the length before it
/// ends.
fn number_before(page: &[u8], head: usize) -> Option<u64> {
    let last = head.checked_sub(1)?;
    let mut from = last;
    while last - from < 8 && from > 0 && page.get(from - 1).is_some_and(|&byte| byte >= 0x80) {
        from -= 1;
    }
    let (value, read) = varint(page.get(from..head)?)?;
    (from + read == head && value > 0).then_some(value)
}

/// How much of a row stands on its own page; the rest follows on others.
fn local(size: usize, all: usize) -> usize {
    let most = size - 35;
    if all <= most {
        return all;
    }
    let least = (size - 12) * 32 / 255 - 23;
    let fitting = least + (all - least) % (size - 4);
    if fitting <= most { fitting } else { least }
}

/// Goes along the pages that hold the rest of a row, as far as there are any.
fn follow(image: &Image<'_>, mut page: usize, all: usize, bytes: &mut Vec<u8>) {
    while bytes.len() < all {
        let Some(content) = image.page(page).filter(|content| content.len() > 4) else { return };
        let wanted = (all - bytes.len()).min(content.len() - 4);
        bytes.extend_from_slice(&content[4..4 + wanted]);
        page = number(content, 0, 4).unwrap_or_default();
    }
}
