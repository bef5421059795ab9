//! The part of a scene's drawings that its snapshot file keeps.

use std::collections::BTreeSet;

use super::sizes::{self, Drawing};
use crate::tui::front::{Front, SIZES};

/// Roles that carry a meaning; the others only lay out a page.
const TELLING: &str = "rcpfvwo+!e123";

/// A state of the interface in one language.
pub(crate) struct Drawn {
    /// At each size.
    texts: [String; 3],
    /// Of every cell at the usual size.
    roles: String,
    /// At the least and at the largest size, from the usual one.
    pub(crate) differences: [Vec<String>; 2],
}

impl Drawn {
    #[track_caller]
    pub(crate) fn of(front: &mut Front) -> Self {
        let (mut texts, mut roles) = ([const { String::new() }; 3], String::new());
        let drawings = [0, 1, 2].map(|size| {
            let (columns, rows) = SIZES[size];
            front.desk.resize(columns, rows);
            texts[size] = runs_told(&front.drawn());
            if size == 1 {
                roles = front.drawn_roles();
            }
            Drawing::of(front)
        });
        Self { texts, roles, differences: sizes::differences(&drawings) }
    }

    /// The usual size, and below it the role of every cell.
    pub(crate) fn usual(&self) -> String {
        format!("{}\n\n{}", self.texts[1], runs_told(&self.roles))
    }

    /// The roles with a meaning that occur.
    pub(super) fn colours(&self) -> BTreeSet<char> {
        self.roles.chars().filter(|role| TELLING.contains(*role)).collect()
    }
}

/// Equal rows are shortened to one of them and the number of the others.
fn runs_told(drawn: &str) -> String {
    let rows: Vec<&str> = drawn.lines().collect();
    let told = rows.chunk_by(PartialEq::eq).flat_map(|run| match run.len() {
        1 | 2 => run.iter().map(|row| (*row).to_owned()).collect(),
        more => vec![run[0].to_owned(), format!("⋮ ×{}", more - 1)],
    });
    told.collect::<Vec<_>>().join("\n")
}

/// Every size with the roles of one; in Japanese those sizes at which rows are narrow.
pub(super) fn whole(english: &Drawn, japanese: &Drawn) -> String {
    [
        format!("English 60x16\n{}", english.texts[0]),
        format!("English 80x24\n{}", english.usual()),
        format!("English 120x40\n{}", english.texts[2]),
        format!("Japanese 60x16\n{}", japanese.texts[0]),
        format!("Japanese 80x24\n{}", japanese.texts[1]),
    ]
    .join("\n\n")
}

/// The usual size in English, the numbers of the rows whose roles carry a meaning, the
/// differences at other sizes, and the Japanese lines that differ from the English screen.
pub(super) fn in_short(english: &Drawn, japanese: &Drawn) -> String {
    let text = &english.texts[1];
    let mut lines = vec![format!("English 80x24\n{text}")];
    let rows = english.roles.lines().enumerate();
    let telling = rows.filter(|(_, row)| row.contains(|role| TELLING.contains(role)));
    lines.extend(telling.map(|(y, row)| format!("{y:2} {row}")));
    for (language, drawn) in [("", english), (" in Japanese", japanese)] {
        for (size, words) in ["60x16", "120x40"].iter().zip(&drawn.differences) {
            if !words.is_empty() {
                lines.push(format!("{size}{language} otherwise: {}", words.join(", ")));
            }
        }
    }
    lines.push("\nJapanese 80x24".to_owned());
    let known: BTreeSet<&str> = text.lines().collect();
    let new = japanese.texts[1].lines().filter(|line| !known.contains(line));
    lines.extend(new.map(str::to_owned));
    lines.join("\n")
}
