//! Rows as SQLite itself reads them, from both ends of a table up to where it cannot go on.
//!
//! Rows of the journal among raw bytes, found by how a row begins.
//!
//! A row is kept as its length, its number, a head that names the type of each column, and the
//! columns. The head of a journal row is unmistakable, and the length follows from it, so neither
//! the tables of SQLite nor the pages above a row need to be whole.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;

use chrono::{DateTime, Utc};
use rusqlite::types::{Value, ValueRef};
use rusqlite::{Connection, OpenFlags, Row};

use super::guess::{Candidate, Proof, text};
use crate::club::Seq;
use crate::journal::chain::{Digest, Link};

/// Opens a copy of a damaged file. Nothing in it is run.
pub(super) fn open(copy: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(copy, flags)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    connection.pragma_update(None, "cell_size_check", true)?;
    Ok(connection)
}

/// The journal's rows in the order of the table: from its beginning, and, where that ends too
/// early, from its end.
pub(super) fn journal(connection: &Connection, most: usize) -> Vec<Vec<Candidate>> {
    if !is_table(connection, "journal") {
        return Vec::new();
    }
    let sql = "SELECT * FROM journal NOT INDEXED ORDER BY seq";
    let (forwards, broke) = rows(connection, sql, most, candidate);
    if broke.is_none() {
        return vec![forwards];
    }
    let (mut backwards, _) = rows(connection, &format!("{sql} DESC"), most, candidate);
    backwards.reverse();
    vec![forwards, backwards]
}

/// The rows of a published table, as many as can be read: columns that an older file does not
/// have are null.
pub(super) fn published(
    connection: &Connection,
    table: &str,
    columns: &[&str],
    most: usize,
) -> Vec<Vec<Value>> {
    if !is_table(connection, table) {
        return Vec::new();
    }
    let sql = format!("SELECT * FROM {table} NOT INDEXED");
    let row = |row: &Row<'_>| {
        columns.iter().map(|name| row.get(*name).unwrap_or(Value::Null)).collect::<Vec<_>>()
    };
    rows(connection, &sql, most, row).0
}

/// Whether that is a table, and no view that could do anything.
fn is_table(connection: &Connection, name: &str) -> bool {
    let sql = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?1
               AND sql NOT LIKE '%VIRTUAL%'";
    connection.query_row(sql, [name], |_| Ok(())).is_ok()
}

/// The rows of a query before it ends or fails, and its failure. A damaged file may give its rows again and again.
fn rows<T>(
    connection: &Connection,
    sql: &str,
    most: usize,
    read: impl Fn(&Row<'_>) -> T,
) -> (Vec<T>, Option<rusqlite::Error>) {
    let mut found = Vec::new();
    let mut walk = || -> rusqlite::Result<()> {
        let mut query = connection.prepare(sql)?;
        let mut rows = query.query([])?;
        while let Some(row) = rows.next()?.filter(|_| found.len() < most) {
            found.push(read(row));
        }
        Ok(())
    };
    let broke = walk().err();
    (found, broke)
}

fn candidate(row: &Row<'_>) -> Candidate {
    let bytes = |at: usize| match row.get_ref(at) {
        Ok(ValueRef::Text(bytes) | ValueRef::Blob(bytes)) => Some(bytes.to_vec()),
        _ => None,
    };
    let number = |at: usize| match row.get_ref(at) {
        Ok(ValueRef::Integer(number)) => Some(Seq(u64::try_from(number).unwrap_or_default())),
        _ => None,
    };
    let seq = number(0).unwrap_or_default();
    Candidate::new(seq, number(4), [1, 2, 3, 5, 6, 7, 8].map(bytes))
}

// The pages of a file and of the log beside it, damaged or not.

/// The page size of every file that this program makes.
const USUAL: usize = 4096;

/// The length of the head before each page in the log; the log's own head is longer.
const FRAME_HEAD: usize = 24;
const LOG_HEAD: usize = 32;

/// The bytes of a file, in pages.
pub(super) struct Image<'a> {
    main: &'a [u8],
    /// Later versions of pages, by their numbers.
    later: HashMap<usize, &'a [u8]>,
    size: usize,
}

impl<'a> Image<'a> {
    /// The file as it lies there, without its log.
    pub(super) fn of(main: &'a [u8], size: usize) -> Self {
        Self { main, later: HashMap::new(), size }
    }

    /// The file with what its log holds of entries that were completed. The sums in the log are
    /// not looked at: a damaged page may still hold rows, and each row is judged by itself.
    pub(super) fn with_log(main: &'a [u8], log: &'a [u8], size: usize) -> Self {
        Self { later: completed(log, size), ..Self::of(main, size) }
    }

    pub(super) fn size(&self) -> usize {
        self.size
    }

    /// How many bytes there are in all.
    pub(super) fn len(&self) -> usize {
        self.main.len() + self.later.len() * self.size
    }

    /// A page by its number, from 1. The last one may be shorter.
    pub(super) fn page(&self, number: usize) -> Option<&'a [u8]> {
        if let Some(page) = self.later.get(&number) {
            return Some(page);
        }
        let from = number.checked_sub(1)?.checked_mul(self.size)?;
        let end = self.main.len().min(from.checked_add(self.size)?);
        self.main.get(from..end).filter(|page| !page.is_empty())
    }

    pub(super) fn pages(&self) -> impl Iterator<Item = &'a [u8]> {
        let of_main = self.main.len().div_ceil(self.size);
        let beyond = self.later.keys().copied().filter(move |&number| number > of_main);
        (1..=of_main).chain(beyond).filter_map(|number| self.page(number))
    }
}

/// The sizes that the pages may have: as the head of the file says, and as it usually is.
pub(super) fn sizes(main: &[u8]) -> Vec<usize> {
    let told = number(main, 16, 2).map(|told| if told == 1 { 65_536 } else { told });
    let is_size = |size: &usize| size.is_power_of_two() && (512..=65_536).contains(size);
    let mut sizes: Vec<usize> = told.filter(is_size).into_iter().collect();
    if !sizes.contains(&USUAL) {
        sizes.push(USUAL);
    }
    sizes
}

/// A number of so many bytes, the highest first.
pub(super) fn number(bytes: &[u8], at: usize, width: usize) -> Option<usize> {
    let bytes = bytes.get(at..at.checked_add(width)?)?;
    Some(bytes.iter().fold(0, |number, &byte| number << 8 | usize::from(byte)))
}

/// The pages in a log, the latest of each number, as far as they belong to what was completed:
/// frames of the log's own salt up to the last that ends a transaction.
fn completed(log: &[u8], size: usize) -> HashMap<usize, &[u8]> {
    let (mut done, mut open) = (HashMap::new(), HashMap::new());
    let salt = log.get(16..24);
    let frames = log.get(LOG_HEAD..).unwrap_or_default().chunks_exact(FRAME_HEAD + size);
    for frame in frames.take_while(|frame| frame.get(8..16) == salt) {
        if let Some(page) = number(frame, 0, 4).filter(|page| *page > 0) {
            open.insert(page, frame.get(FRAME_HEAD..).unwrap_or_default());
        }
        // The size of the file after it; 0 where the transaction goes on.
        if number(frame, 4, 4).is_some_and(|pages| pages > 0) {
            done.extend(open.drain());
        }
    }
    done
}

// Evidence of the chain of digests for the rows that were found.
//
// Each row holds a digest over its entry and the digest before it. That shows a changed row, and where a single letter
// of it was changed, the digest proves which one it was.

/// The longest row of which every letter is tried in place of every other.
const SHORT: usize = 1_000;

/// The longest row in which every bit is turned.
const LONG: usize = 10_000;

/// Follows the chain along the rows, marks those that are not as they were written, and puts
/// them right where the chain proves how.
pub(super) fn follow(rows: &mut BTreeMap<Seq, Candidate>) {
    let mut before = Some((Seq(0), Digest::default()));
    let numbers: Vec<Seq> = rows.keys().copied().collect();
    for seq in numbers {
        let Some(row) = rows.get(&seq) else { continue };
        let known = before.filter(|(last, _)| last.0 + 1 == seq.0).map(|(_, digest)| digest);
        let Some(link) = row.link.clone() else {
            before = None;
            continue;
        };
        let mut digest = link.digest.clone();
        if let Some(known) = known
            && made(&known, row).as_ref() != Some(&link)
        {
            let behind = rows.get(&Seq(seq.0 + 1));
            let computed = made(&known, row).filter(|made| goes_on(&made.digest, behind));
            if let Some(computed) = computed.filter(|made| made.sealed == link.sealed) {
                // The digest itself is damaged: what comes behind goes on from the right one.
                digest = computed.digest;
            } else {
                let restored = restore(row, &known, &link);
                let altered = Candidate { proof: Some(Proof::Altered), ..row.clone() };
                rows.insert(seq, restored.unwrap_or(altered));
            }
        }
        before = Some((seq, digest));
    }
}

fn made(before: &Digest, row: &Candidate) -> Option<Link> {
    Some(Link::after(before, &row.entry()?))
}

/// Whether a row continues the chain after a digest.
fn goes_on(digest: &Digest, row: Option<&Candidate>) -> bool {
    row.is_some_and(|row| row.link.is_some() && made(digest, row) == row.link)
}

/// The row with one letter changed so that the digest is right.
fn restore(row: &Candidate, before: &Digest, link: &Link) -> Option<Candidate> {
    let length: usize = row.texts.iter().flatten().map(Vec::len).sum();
    let bits: Vec<u8> = (0..8).map(|bit| 1 << bit).collect();
    let all: Vec<u8> = (1..=u8::MAX).collect();
    let changes = if length <= SHORT { &all } else { &bits };
    if length > LONG {
        return None;
    }
    let unreadable = row.unreadable();
    let texts = row.texts.iter().enumerate();
    let texts = texts.filter_map(|(at, text)| Some((at, text.clone()?)));
    // One letter makes no more than one text unreadable.
    for (column, mut text) in texts.filter(|(at, _)| unreadable.iter().all(|bad| bad == at)) {
        for at in 0..text.len() {
            for change in changes {
                text[at] ^= change;
                let changed = row.with(column, text.clone());
                if made(before, &changed).as_ref() == Some(link) {
                    return Some(Candidate { proof: Some(Proof::Restored), ..changed });
                }
                text[at] ^= change;
            }
        }
    }
    None
}

/// The most bytes that the head of a row may have: six to nine columns.
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
    if !(6..=9).contains(&types.len()) {
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
        follow_overflow(image, number(page, head + local, 4)?, all, &mut bytes);
    }
    Some(candidate_of_cell(Seq(seq), &types, bytes.get(length..)?))
}

/// The columns that are there.
fn candidate_of_cell(seq: Seq, types: &[u64], mut content: &[u8]) -> Candidate {
    let mut columns = vec![None; 9];
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
    Candidate::new(seq, undoes, [1, 2, 3, 5, 6, 7, 8].map(bytes))
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
fn follow_overflow(image: &Image<'_>, mut page: usize, all: usize, bytes: &mut Vec<u8>) {
    while bytes.len() < all {
        let Some(content) = image.page(page).filter(|content| content.len() > 4) else { return };
        let wanted = (all - bytes.len()).min(content.len() - 4);
        bytes.extend_from_slice(&content[4..4 + wanted]);
        page = number(content, 0, 4).unwrap_or_default();
    }
}
