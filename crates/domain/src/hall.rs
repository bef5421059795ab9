//! The hall in which matches are played, and the order in which tournaments get its tables.

use serde::{Deserialize, Serialize};

use crate::name;
use crate::number::narrow;

/// A table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// The name, unique in the hall.
    pub name: String,
    /// Whether it is kept for matches that the desk puts there by name, so that it is never
    /// proposed for the next one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reserved: bool,
}

/// Which tournament's matches are called before those of others.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    strum::Display,
    strum::EnumString,
    strum::VariantNames,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum Priority {
    /// Before all others.
    First,
    /// As the order of calls has it.
    #[default]
    Normal,
    /// Only when nothing else can be called.
    Last,
}

/// A match that depends on another counts as much as waiting while a sixteenth of the tables finish one. `tests/events`
/// plays whole days with this and the next number.
const SIXTEENTHS: u64 = 16;
/// A chain of matches holds the day up once the rest of the day is at most so many matches a table longer.
const SPARE: u64 = 3;

/// The matches of the day that are still to be played, and the tables for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Load {
    /// Tables to which matches are called; at least 1.
    pub tables: u64,
    /// Matches still to be played.
    pub open: u64,
}

impl Load {
    /// How urgent a match is, in sixteenths of a match that another pair has finished while it waited: `waited` such
    /// matches have ended, and so many must follow `behind` it one after the other.
    pub fn urgency(self, waited: u64, behind: u64) -> u64 {
        let held_up = (self.tables * (behind + 1 + SPARE)).saturating_sub(self.open);
        SIXTEENTHS * (waited + held_up) + self.tables * behind
    }
}

/// After the name of a table that is reserved.
const RESERVED: [char; 2] = ['*', '＊'];
/// Tables that a range may stand for.
const MOST: u32 = 200;

/// The tables in one line, three numbers or more that follow each other as a range.
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
    // Without any comma the blanks would divide it.
    if tables.len() == 1 && line.contains(' ') { line + "," } else { line }
}

/// Between the names of tables.
const COMMAS: [char; 3] = [',', '、', '，'];

/// The tables of a line: names between commas, or where there is none between blanks; ranges of numbers, reserved ones
/// marked. Numbers are divided by blanks even where there are commas: `1, 3 4` are three tables.
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

/// The tables of one name or range, with the mark of reserved ones; none of a blank.
pub fn read_one(text: &str) -> Vec<Table> {
    let part = name::clean(text);
    if part.is_empty() {
        return Vec::new();
    }
    let reserved = part.ends_with(RESERVED);
    let named = part.trim_end_matches(RESERVED).trim_end().to_owned();
    let names = range(&named).unwrap_or_else(|| vec![named]);
    names.into_iter().map(|name| Table { name, reserved }).collect()
}

/// How many tables somebody may have meant who wrote one number: `4` is the table called 4, and `1-4` are four.
pub fn count_of(name: &str) -> Option<u32> {
    narrow(name).parse().ok().filter(|tables| (2..=MOST).contains(tables))
}

/// Whether a name is a range that stands for no tables: it runs backwards, or over too many.
pub fn is_unsound_range(name: &str) -> bool {
    ends(name).is_some_and(|(first, last)| !is_sound(first, last))
}

/// `1-12` as twelve names.
fn range(text: &str) -> Option<Vec<String>> {
    let (first, last) = ends(text)?;
    is_sound(first, last).then(|| (first..=last).map(|number| number.to_string()).collect())
}

/// The two numbers of a range.
fn ends(text: &str) -> Option<(u32, u32)> {
    let text = narrow(text);
    let (first, last) = text.split_once('-')?;
    Some((first.trim().parse().ok()?, last.trim().parse().ok()?))
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
