//! Selecting a row of a list by typing what it is called.

use crate::domain::name;

/// The letters and digits typed so far.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TypeAhead(String);

/// A row as it may be typed.
#[derive(Debug, Clone, Copy)]
pub struct Called<'a> {
    /// The text of the row, typed from its beginning.
    pub label: &'a str,
    /// Names of what stands in it, each typed from the beginning of any word.
    pub names: &'a [String],
}

impl Called<'_> {
    fn is(self, typed: &str) -> bool {
        name::fold(self.label) == typed || self.names.iter().any(|name| name::fold(name) == typed)
    }

    fn begins(self, typed: &str) -> bool {
        let label = name::fold(self.label);
        label.starts_with(typed)
            || name::romaji(&label).starts_with(&name::romaji(typed))
            || self.names.iter().any(|name| name::begins_as_heard(name, typed))
    }
}

impl TypeAhead {
    /// Goes on with a letter or a digit.
    #[must_use]
    pub fn with(&self, letter: char) -> Self {
        Self(format!("{}{letter}", self.0))
    }

    /// What was typed, to be shown.
    pub fn text(&self) -> String {
        name::clean(&self.0)
    }

    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The row that is called what was typed, else the first one that begins so.
    pub fn row<'a>(&self, mut rows: impl Iterator<Item = Called<'a>> + Clone) -> Option<usize> {
        let typed = name::fold(&self.0);
        if typed.is_empty() {
            return None;
        }
        let mut others = rows.clone();
        rows.position(|row| row.is(&typed)).or_else(|| others.position(|row| row.begins(&typed)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_found_by_its_label_and_by_the_names_in_it() {
        let names = [
            vec!["Juno Vale".to_owned(), "Tarn Ito".to_owned()],
            vec!["田中 花子".to_owned(), "たなか はなこ".to_owned()],
            Vec::new(),
            Vec::new(),
        ];
        let labels = ["#12 Juno Vale - Tarn Ito", "#3 田中", "1", "12"];
        let rows = || labels.iter().zip(&names).map(|(label, names)| Called { label, names });
        for (typed, row) in [
            ("v", Some(0)),
            ("tarn", Some(0)),
            ("tan", Some(1)),
            ("hana", Some(1)),
            ("ハナ", Some(1)),
            ("田", Some(1)),
            ("1", Some(2)),
            ("１2", Some(3)),
            ("#", Some(0)),
            ("ale", None),
            (" ", None),
            ("", None),
        ] {
            let typed =
                typed.chars().fold(TypeAhead::default(), |typed, letter| typed.with(letter));
            assert_eq!(typed.row(rows()), row, "{typed:?}");
        }
    }
}
