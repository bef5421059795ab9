//! The words of the screen for lists from files.

use crate::import::{Answer, Kind, Plan};

/// The words of the screen for lists from files.
#[derive(Debug, Clone, Copy)]
pub struct ImportPageWords {
    /// Its title.
    pub title: &'static str,
    /// The title over a file that was read: its name.
    pub title_of: fn(&str) -> String,
    /// Before the field for the path.
    pub prompt: &'static str,
    /// What may be typed there, and what the file must hold.
    pub hints: &'static [&'static str],
    /// Nothing was typed for a path.
    pub no_path: &'static str,
    /// No file begins as what was typed.
    pub no_file: &'static str,
    /// What the file holds, and what taking it in would do: its kind, the plan, how many players are known already and
    /// how many are new, as was answered.
    pub summary: fn(Kind, &Plan, usize, usize) -> Vec<String>,
    /// How many rows may be somebody registered, of which so many are still to be answered.
    pub suspects: fn(usize, usize) -> String,
    /// How many rows are left out, and the key that registers one all the same.
    pub left_out: fn(usize) -> String,
    /// The key that records it.
    pub ready: &'static str,
    /// That all it holds is recorded already.
    pub nothing: &'static str,
    /// Why it cannot be recorded yet: rows without an answer.
    pub open: fn(usize) -> String,
    /// How many lines are wrong; whether only so many were looked for.
    pub faults: fn(usize, bool) -> String,
    /// Why it cannot be recorded: lines are wrong.
    pub faulty: &'static str,
    /// The column of the lines.
    pub line: &'static str,
    /// The column of what stands there.
    pub row: &'static str,
    /// The column of whom it may be.
    pub likely: &'static str,
    /// The column of what was answered.
    pub answer: &'static str,
    /// The column of what is wrong.
    pub wrong: &'static str,
    /// What was answered of a row; the name of the one it was taken for.
    pub answered: fn(Option<&Answer>, &str) -> String,
    /// Where there is no row to answer.
    pub none: &'static str,
}
