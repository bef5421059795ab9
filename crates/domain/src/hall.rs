//! The tables of the hall, and which tournaments get them first.

use serde::{Deserialize, Serialize};

use crate::name;
use crate::number::narrow;

/// A table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// The name, unique in the hall.
    pub name: String,
    /// Whether it is only for matches that the desk puts there by name; it is never proposed for the next match.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reserved: bool,
}

/// The priority of a tournament when matches are called.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
#[derive(strum::Display, strum::EnumString, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Priority {
    /// Its matches come before all others.
    First,
    /// Its matches come in the usual order.
    #[default]
    Normal,
    /// Its matches come only when nothing else can be called.
    Last,
}

/// A match that follows counts as much as waiting until a sixteenth of the tables have
/// finished a match. `tests/events` plays whole days with this and the next number.
const SIXTEENTHS: u64 = 16;
/// A chain of matches delays the day if the rest of the day is longer by this number of matches a table, or less.
const SPARE: u64 = 3;

/// The matches of the day that are still to be played, and the tables for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Load {
    /// The number of tables to which matches are called; at least 1.
    pub tables: u64,
    /// The number of matches still to be played.
    pub open: u64,
}

impl Load {
    /// The urgency of a match, in sixteenths of a match that others finished while it waited.
    /// `waited` such matches have ended, and `behind` matches must follow it one after another.
    pub fn urgency(self, waited: u64, behind: u64) -> u64 {
        let held_up = (self.tables * (behind + 1 + SPARE)).saturating_sub(self.open);
        SIXTEENTHS * (waited + held_up) + self.tables * behind
    }
}

/// The mark of a reserved table, after its name.
const RESERVED: [char; 2] = ['*', '＊'];
/// The most tables in a range.
pub const MOST: u32 = 200;

/// The tables in one line; three or more consecutive numbers become a range.
pub fn written(tables: &[Table]) -> String {
    let number = |table: &Table| {
        let number = table.name.parse::<u32>().ok()?;
        (number.to_string() == table.name).then_some((number, table.reserved))
    };
    let follows = |one: &Table, next: &Table| match (number(one), number(next)) {
        (Some((one, marked)), Some((next, also))) => {
            one.checked_add(1) == Some(next) && marked == also
        }
        _ => false,
    };
    let run = |run: &[Table]| {
        let mark = if run.last().is_some_and(|last| last.reserved) { "*" } else { "" };
        match run {
            [first, _, .., last] => format!("{}-{}{mark}", first.name, last.name),
            few => {
                let few = few.iter().map(|table| format!("{}{mark}", table.name));
                few.collect::<Vec<_>>().join(", ")
            }
        }
    };
    let line = tables.chunk_by(follows).map(run).collect::<Vec<_>>().join(", ");
    // Without a comma the spaces would separate it.
    if tables.len() == 1 && line.contains(' ') { line + "," } else { line }
}

/// The characters between the names of tables.
const COMMAS: [char; 3] = [',', '、', '，'];

/// Reads the tables of a line: names separated by commas, or by spaces if there is no comma; with ranges of numbers, perhaps
/// with letters before them, and marks of reserved tables. Spaces separate numbers even if there are commas: `1, 3 4` are three tables.
pub fn read(line: &str) -> Vec<Table> {
    if !line.contains(COMMAS) {
        return line.split_whitespace().flat_map(read_one).collect();
    }
    let part = |part: &str| -> Vec<Table> {
        let is_number = |word: &str| narrow(word.trim_end_matches(RESERVED)).parse::<u32>().is_ok();
        if part.split_whitespace().all(is_number) {
            part.split_whitespace().flat_map(read_one).collect()
        } else {
            read_one(part)
        }
    };
    line.split(COMMAS).flat_map(part).collect()
}

/// Reads one name or range, with the mark of reserved tables; a blank text has none.
fn read_one(text: &str) -> Vec<Table> {
    let part = name::clean(text);
    if part.is_empty() {
        return Vec::new();
    }
    let reserved = part.ends_with(RESERVED);
    let named = part.trim_end_matches(RESERVED).trim_end().to_owned();
    let names = range(&named).unwrap_or_else(|| vec![named]);
    names.into_iter().map(|name| Table { name, reserved }).collect()
}

/// The number of tables that may have been meant by a single number: `4` is the table called 4, and `1-4` are four.
pub fn count_of(name: &str) -> Option<u32> {
    narrow(name).parse().ok().filter(|tables| (2..=MOST).contains(tables))
}

/// Whether a name is a range without tables: it runs backwards, or is too long.
pub fn is_unsound_range(name: &str) -> bool {
    ends(name).is_some_and(|(_, first, last)| !is_sound(first, last))
}

/// Expands `1-12` to twelve names, and `O1-O6` to six.
fn range(text: &str) -> Option<Vec<String>> {
    let (prefix, first, last) = ends(text)?;
    let name = |number: u32| format!("{prefix}{number}");
    is_sound(first, last).then(|| (first..=last).map(name).collect())
}

/// The two numbers of a range, behind the text that both ends begin with.
fn ends(text: &str) -> Option<(String, u32, u32)> {
    let text = narrow(text);
    let (first, last) = text.split_once('-')?;
    let [first, last] = [first, last].map(|end| {
        let end = end.trim();
        let prefix = end.trim_end_matches(|sign: char| sign.is_ascii_digit());
        end.split_at(prefix.len())
    });
    (first.0 == last.0).then_some((first.0.to_owned(), first.1.parse().ok()?, last.1.parse().ok()?))
}

const fn is_sound(first: u32, last: u32) -> bool {
    first <= last && last - first < MOST
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_tables_is_read_as_it_is_written() {
        let line = "1, 2, 3*, 配信卓*";
        assert_eq!(written(&read(line)), line);
        assert_eq!(written(&read("1-3、壇上＊,,9 - 10")), "1-3, 壇上*, 9, 10");
        assert_eq!(written(&read("1 2 3 4* 5* 6* 8")), "1-3, 4-6*, 8");
        assert_eq!(written(&read("1, 02, 3, 4, A-B, 5-1")), "1, 02, 3, 4, A-B, 5-1");
        assert_eq!(read(&written(&read("1-4, 7*, 8-12*"))), read("1-4, 7*, 8-12*"));
        let unsound = ["5-1", "31-3", "1-500", "1-4", "A-B", "4"].map(is_unsound_range);
        assert_eq!(unsound, [true, true, true, false, false, false]);
        assert_eq!(read(" "), []);
        assert_eq!(written(&read("1-18, O1-O3*")), "1-18, O1*, O2*, O3*");
        assert_eq!(written(&read("Ａ9-Ａ10 B卓1-B卓2")), "A9, A10, B卓1, B卓2");
        assert_eq!(["O6-O1", "A1-B3", "O1-6"].map(is_unsound_range), [true, false, false]);
        assert_eq!(written(&read("1, 3, 4 2, 5* 6*, 壇上 1")), "1, 3, 4, 2, 5*, 6*, 壇上 1");
        assert_eq!((count_of("4"), count_of("1"), count_of("A4")), (Some(4), None, None));
    }

    #[test]
    fn without_commas_blanks_divide() {
        assert_eq!(written(&read("1 2 3* 決勝")), "1, 2, 3*, 決勝");
        let one = "Main hall,";
        assert_eq!((read(one).len(), written(&read(one)).as_str()), (1, one));
        assert_eq!(written(&read("Main hall, 2")), "Main hall, 2");
    }
}
