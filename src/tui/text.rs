//! Display width: the one place that measures, cuts and pads text.
//!
//! Widths are those of ratatui's [`Buffer`](ratatui::buffer::Buffer), grapheme by grapheme, so what is measured here is
//! what a row takes on the screen. Nothing else in the interface may count characters.

use std::borrow::Cow;

use ratatui::buffer::CellWidth as _;
use unicode_segmentation::UnicodeSegmentation as _;

/// What [`fit`] puts where text was cut: one column wide in every terminal, which `…` is not.
pub const CUT: &str = "~";

/// The graphemes that a buffer draws, each with its columns: control characters and lone zero-width marks are left out.
fn drawn(text: &str) -> impl DoubleEndedIterator<Item = (&str, usize)> {
    text.graphemes(true)
        .filter(|grapheme| !grapheme.contains(char::is_control))
        .map(|grapheme| (grapheme, usize::from(grapheme.cell_width())))
        .filter(|(_, columns)| *columns > 0)
}

/// Whether every character takes one column, as in most of what a table shows: then nothing needs to be measured.
fn is_plain(text: &str) -> bool {
    text.bytes().all(|byte| matches!(byte, b' '..=b'~'))
}

/// Columns that `text` takes on the screen.
pub fn width(text: &str) -> usize {
    if is_plain(text) {
        return text.len();
    }
    drawn(text).map(|(_, columns)| columns).sum()
}

/// `text` in at most `columns`, cut between graphemes and marked with [`CUT`] where it was too long.
///
/// Control characters are dropped. A wide character that does not fit leaves the result one column short; [`pad`]
/// fills that up.
pub fn fit(text: &str, columns: usize) -> String {
    fitted(text, columns).0.into_owned()
}

/// The same with the columns it takes, measured on the way, and copied only where it must be: a frame fits thousands
/// of texts.
pub(super) fn fitted(text: &str, columns: usize) -> (Cow<'_, str>, usize) {
    if is_plain(text) && text.len() <= columns {
        return (text.into(), text.len());
    }
    let (mut kept, mut taken) = (String::with_capacity(text.len()), 0);
    // Bytes and columns of what stays if there is more to come than fits.
    let mut head = (0, 0);
    for (grapheme, width) in drawn(text) {
        if taken + width > columns {
            kept.truncate(head.0);
            return if columns == 0 { ("".into(), 0) } else { ((kept + CUT).into(), head.1 + 1) };
        }
        kept.push_str(grapheme);
        taken += width;
        if taken < columns {
            head = (kept.len(), taken);
        }
    }
    (kept.into(), taken)
}

/// `text` in exactly `columns`, filled with spaces on the right.
pub fn pad(text: &str, columns: usize) -> String {
    let (fitted, taken) = fitted(text, columns);
    let mut fitted = fitted.into_owned();
    fitted.extend(std::iter::repeat_n(' ', columns - taken));
    fitted
}

/// `text` in exactly `columns`, filled with spaces on the left: for numbers and right-aligned keys.
pub fn pad_left(text: &str, columns: usize) -> String {
    let (fitted, taken) = fitted(text, columns);
    let mut padded = " ".repeat(columns - taken);
    padded.push_str(&fitted);
    padded
}

/// The longest beginning of `text` that takes at most `columns`, unmarked.
pub fn head(text: &str, columns: usize) -> String {
    let mut left = columns;
    drawn(text)
        .map_while(|(grapheme, width)| {
            left = left.checked_sub(width)?;
            Some(grapheme)
        })
        .collect()
}

/// The longest end of `text` that takes at most `columns`, unmarked.
pub fn tail(text: &str, columns: usize) -> String {
    let mut left = columns;
    let mut graphemes: Vec<&str> = drawn(text)
        .rev()
        .map_while(|(grapheme, width)| {
            left = left.checked_sub(width)?;
            Some(grapheme)
        })
        .collect();
    graphemes.reverse();
    graphemes.concat()
}

/// `text` as it stands at the head of a column or a line: its first letter a capital.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// Two names in `room` columns: the shorter one whole, unless each needs more than half.
pub fn share(names: &[String; 2], room: usize) -> [String; 2] {
    let [a, b] = [width(&names[0]), width(&names[1])];
    let half = room / 2;
    let first = if a + b <= room || a <= half { a } else { room - b.min(half) };
    [fit(&names[0], first), fit(&names[1], room.saturating_sub(first))]
}

/// `text` broken into lines of at most `columns`: at spaces, and inside a word that is longer than a line, since
/// Japanese has no spaces to break at.
pub fn wrap(text: &str, columns: usize) -> Vec<String> {
    let (mut lines, mut line, mut taken) = (Vec::new(), String::new(), 0);
    for word in text.split_whitespace() {
        if taken > 0 {
            if taken + 1 + width(word) > columns {
                lines.push(std::mem::take(&mut line));
                taken = 0;
            } else {
                line.push(' ');
                taken += 1;
            }
        }
        for (grapheme, wide) in drawn(word) {
            if taken > 0 && taken + wide > columns {
                lines.push(std::mem::take(&mut line));
                taken = 0;
            }
            // Even a single character may be wider than a line.
            let (fitted, wide) = fitted(grapheme, columns);
            line.push_str(&fitted);
            taken += wide;
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn widths_are_those_of_a_terminal() {
        for (text, columns) in [
            ("", 0),
            ("abc", 3),
            ("素数", 4),
            ("ﾊﾞ", 2),
            ("パ", 2),
            ("e\u{301}", 1),
            ("\u{1b}[31mred", 7),
            ("tab\tbed", 6),
        ] {
            assert_eq!(width(text), columns, "{text:?}");
        }
    }

    #[test]
    fn text_is_cut_between_graphemes_and_marked() {
        for (text, columns, cut) in [
            ("Nakano", 6, "Nakano"),
            ("Nakano", 5, "Naka~"),
            ("素数", 4, "素数"),
            ("素数", 3, "素~"),
            ("素数", 2, "~"),
            ("素数", 0, ""),
            ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}~"),
        ] {
            assert_eq!(fit(text, columns), cut, "{text:?} in {columns}");
        }
    }

    #[test]
    fn numbers_stand_to_the_right() {
        assert_eq!(pad_left("1500", 6), "  1500");
        assert_eq!(pad_left("素数", 3), "素~");
        assert_eq!(pad("素数", 2), "~ ");
    }

    #[test]
    fn both_ends_keep_whole_characters() {
        assert_eq!(head("a素数", 2), "a");
        assert_eq!(tail("素数a", 4), "数a");
    }

    #[test]
    fn wrapping_breaks_at_spaces_and_in_long_words() {
        assert_eq!(wrap("one two  three", 7), ["one two", "three"]);
        assert_eq!(wrap("素数大富豪 x", 5), ["素数", "大富", "豪 x"]);
        assert_eq!(wrap("a 素数大富豪", 4), ["a", "素数", "大富", "豪"]);
        assert!(wrap("  ", 5).is_empty());
    }

    proptest! {
        #[test]
        fn any_text_is_padded_to_exactly_the_asked_columns(text in any::<String>(), columns in 0_usize..80) {
            prop_assert!(width(&fit(&text, columns)) <= columns);
            prop_assert_eq!(width(&pad(&text, columns)), columns);
            prop_assert_eq!(width(&pad_left(&text, columns)), columns);
        }

        #[test]
        fn wrapped_lines_fit_and_lose_nothing(text in "[a-zぁ-んァ-ヶ一-龠 ]{0,60}", columns in 2_usize..20) {
            let lines = wrap(&text, columns);
            prop_assert!(lines.iter().all(|line| width(line) <= columns));
            prop_assert_eq!(lines.concat().replace(' ', ""), text.replace(' ', ""));
        }

        #[test]
        fn text_that_fits_is_kept(text in "[a-zぁ-んァ-ヶ一-龠ｦ-ﾟ ]{0,60}") {
            prop_assert_eq!(fit(&text, width(&text)), text);
        }
    }
}
