//! Selecting a row of a list by typing what it is called.

use crate::domain::name;

/// The letters and digits typed so far.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TypeAhead(String);

/// A row as it may be typed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RowNames {
    label: [String; 2],
    names: Vec<[String; 2]>,
}

impl RowNames {
    /// A row of this text, which is typed from its beginning.
    pub fn new(label: &str) -> Self {
        Self { label: name::heard(label), names: Vec::new() }
    }

    /// The row with names of what stands in it, each typed from the beginning of any word.
    #[must_use]
    pub fn with<'a>(mut self, names: impl IntoIterator<Item = &'a str>) -> Self {
        self.names.extend(names.into_iter().map(name::heard));
        self
    }

    fn is(&self, [typed, _]: &[String; 2]) -> bool {
        std::iter::once(&self.label).chain(&self.names).any(|[written, _]| written == typed)
    }

    fn begins(&self, typed: &[String; 2]) -> bool {
        self.label.iter().zip(typed).any(|(label, typed)| label.starts_with(typed.as_str()))
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
    pub fn row(&self, rows: &[RowNames]) -> Option<usize> {
        let typed = name::heard(&self.0);
        if typed[0].is_empty() {
            return None;
        }
        let whole = rows.iter().position(|row| row.is(&typed));
        whole.or_else(|| rows.iter().position(|row| row.begins(&typed)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_found_by_its_label_and_by_the_names_in_it() {
        let rows = [
            RowNames::new("#12 Juno Vale - Tarn Ito").with(["Juno Vale", "Tarn Ito"]),
            RowNames::new("#3 田中").with(["田中 花子", "たなか はなこ"]),
            RowNames::new("1"),
            RowNames::new("12"),
        ];
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
            assert_eq!(typed.row(&rows), row, "{typed:?}");
        }
    }
}
