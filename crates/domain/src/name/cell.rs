//! Text in the cells of a comma-separated file: a spreadsheet runs some of it.

use std::borrow::Cow;

/// The sign with which spreadsheets begin a text.
const MARK: char = '\'';

/// A text as a cell of a comma-separated file holds it: marked where a spreadsheet would run it.
pub fn to_cell(text: &str) -> Cow<'_, str> {
    if is_run(text) { format!("{MARK}{text}").into() } else { text.into() }
}

/// The text of such a cell; others mark what they write in the same way.
pub fn from_cell(cell: &str) -> &str {
    cell.strip_prefix(MARK).filter(|text| is_run(text)).unwrap_or(cell)
}

/// Whether a text begins a formula, or with marks before what does: those would be taken off when
/// it is read. Japanese spreadsheets take the wide forms as well.
fn is_run(text: &str) -> bool {
    let begins = text.trim_start_matches(MARK);
    begins.starts_with(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn what_a_spreadsheet_would_run_is_marked_and_nothing_else() {
        for text in ["=1+1", "+81", "-3.5", "@taro", "\tx", "\rx", "＝1+1", "＋", "－x", "＠大阪"]
        {
            assert_eq!(to_cell(text), format!("'{text}"));
        }
        for text in ["", "TM", "1=1", "O'Neill", "'quoted'", "ー", "佐藤 健", "'"] {
            assert_eq!(to_cell(text), text);
            assert_eq!(from_cell(text), text);
        }
        assert_eq!(from_cell("=1+1"), "=1+1", "a list from a program that marks nothing");
    }

    proptest! {
        #[test]
        fn every_text_comes_back_from_its_cell(
            text in prop_oneof![any::<String>(), "['=+@＝\\-a]{0,6}"],
        ) {
            let cell = to_cell(&text);
            prop_assert_eq!(from_cell(&cell), text.as_str());
            prop_assert!(!cell.starts_with(['=', '+', '-', '@', '\t', '\r']));
        }
    }
}
