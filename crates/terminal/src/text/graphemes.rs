//! Text as a buffer draws it: grapheme by grapheme, each with its columns.
//!
//! A frame goes through some ten thousand graphemes, several times each, and nearly all of them are letters that no
//! other joins. Those are told apart without the tables that Unicode's rules need.

use ratatui::buffer::CellWidth as _;
use unicode_segmentation::UnicodeSegmentation as _;

/// The graphemes that a buffer draws, each with its columns: control characters and lone zero-width marks are left out.
pub const fn drawn(text: &str) -> Drawn<'_> {
    Drawn { rest: text }
}

/// See [`drawn`].
#[derive(Debug, Clone)]
pub struct Drawn<'a> {
    rest: &'a str,
}

impl<'a> Drawn<'a> {
    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.rest = rest;
        taken
    }
}

impl<'a> Iterator for Drawn<'a> {
    type Item = (&'a str, usize);

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let mut letters = self.rest.chars();
            let first = letters.next()?;
            if let Some(columns) = alone(first)
                && letters.next().is_none_or(|next| alone(next).is_some())
            {
                return Some((self.take(first.len_utf8()), columns));
            }
            let bytes = self.rest.graphemes(true).next()?.len();
            let grapheme = self.take(bytes);
            if grapheme.contains(char::is_control) {
                continue;
            }
            let columns = usize::from(grapheme.cell_width());
            if columns > 0 {
                return Some((grapheme, columns));
            }
        }
    }
}

/// The columns of a character that joins neither another of these before it nor one behind it: what is typed on an
/// English or a Japanese keyboard, and lines.
const fn alone(letter: char) -> Option<usize> {
    match letter {
        ' '..='~' | '─'..='╿' | '\u{2800}'..='\u{28ff}' => Some(1),
        '、'..='】' | 'ぁ'..='ゖ' | 'ァ'..='ヺ' | 'ー' | '一'..='\u{9fff}' | '！'..='～' => {
            Some(2)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// As the buffer itself goes about it.
    fn by_the_tables(text: &str) -> Vec<(&str, usize)> {
        text.graphemes(true)
            .filter(|grapheme| !grapheme.contains(char::is_control))
            .map(|grapheme| (grapheme, usize::from(grapheme.cell_width())))
            .filter(|(_, columns)| *columns > 0)
            .collect()
    }

    #[test]
    fn every_letter_is_as_wide_as_the_tables_say_and_joins_no_other() {
        for letter in (' '..=char::MAX).filter(|letter| alone(*letter).is_some()) {
            for neighbour in ['a', '素', 'か', '─'] {
                let pair = format!("{letter}{neighbour}{letter}");
                assert!(drawn(&pair).eq(by_the_tables(&pair)), "{letter} {:x}", u32::from(letter));
            }
        }
    }

    #[test]
    fn marks_flags_and_joined_people_stay_in_one_piece() {
        for text in [
            "か\u{3099}a",
            "ハ\u{309a}ー",
            "e\u{301}x",
            "1\u{fe0f}\u{20e3}",
            "🇯🇵🇫🇷a",
            "👩\u{200d}👧x",
            "葛\u{e0100}城",
        ] {
            assert!(drawn(text).eq(by_the_tables(text)), "{text:?}");
        }
    }

    proptest! {
        #[test]
        fn any_text_is_drawn_as_by_the_tables(
            text in prop_oneof![any::<String>(), "[a-zぁ-んァ-ヶ一-龠ｦ-ﾟ\u{301}\u{3099}\u{fe0f}\u{200d}👩🇯🇵\n]{0,40}"],
        ) {
            prop_assert_eq!(drawn(&text).collect::<Vec<_>>(), by_the_tables(&text));
        }
    }
}
