//! Estimated widths of texts: no font is asked, since viewers of a drawing have others.

use unicode_segmentation::UnicodeSegmentation as _;
use unicode_width::UnicodeWidthStr as _;

/// Stands where a text was cut.
const CUT: &str = "…";
/// The factor by which bold letters are wider.
const BOLD: f64 = 1.08;
/// The factor by which fonts in use are wider than the usual one (Arial), at most: Noto Sans by a twelfth.
const WIDER: f64 = 1.1;

/// The width of a text in letters of that size, by the widths of Arial for Latin letters; a wide letter is as wide as
/// high.
pub fn width(text: &str, size: f64, bold: bool) -> f64 {
    let ems: f64 = text.graphemes(true).map(em).sum();
    ems * size * if bold { BOLD } else { 1.0 }
}

/// The width of a letter as a share of its height.
fn em(letter: &str) -> f64 {
    let narrow = match letter.chars().next().unwrap_or(' ') {
        _ if letter.width() == 0 => return 0.0,
        _ if letter.width() > 1 => return 1.0,
        'i' | 'j' | 'l' | '\'' | '|' => 0.23,
        ' ' | 'I' | 'f' | 't' | '.' | ',' | ':' | ';' | '!' | '/' | '[' | ']' | '\\' => 0.28,
        'r' | '(' | ')' | '-' | '"' | '`' | '{' | '}' => 0.36,
        'c' | 'k' | 's' | 'v' | 'x' | 'y' | 'z' | 'J' => 0.5,
        'm' | 'M' => 0.84,
        'w' => 0.73,
        'W' => 0.95,
        '@' | '%' | '…' | '—' => 1.0,
        'A' | 'B' | 'E' | 'K' | 'P' | 'S' | 'V' | 'X' | 'Y' | '&' => 0.68,
        'C' | 'D' | 'G' | 'H' | 'N' | 'O' | 'Q' | 'R' | 'U' => 0.76,
        'F' | 'L' | 'T' | 'Z' | '+' | '<' | '>' | '=' | '~' => 0.62,
        letter if letter.is_ascii() => 0.56,
        _ => 0.7,
    };
    narrow * WIDER
}

/// The text without what no drawing can hold: control characters, and two that XML forbids.
pub(super) fn clean(text: &str) -> String {
    let is_letter =
        |letter: &char| !letter.is_control() && !matches!(letter, '\u{fffe}' | '\u{ffff}');
    text.chars().filter(is_letter).collect()
}

/// The beginning of a text that has room, with an ellipsis; none where the whole has, and nothing where not even that has.
pub fn cut(text: &str, size: f64, bold: bool, room: f64) -> Option<String> {
    if width(text, size, bold) <= room {
        return None;
    }
    let mut left = room - width(CUT, size, bold);
    if left < 0.0 {
        return Some(String::new());
    }
    let fits = |letter: &&str| {
        left -= width(letter, size, bold);
        left >= 0.0
    };
    let kept: String = text.graphemes(true).take_while(fits).collect();
    Some(kept.trim_end().to_owned() + CUT)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn what_has_room_stays_whole() {
        assert_eq!(cut("Ada", 12.0, false, 40.0), None);
        assert_eq!(cut("三宅 合", 10.0, false, 34.0), None);
        assert_eq!(cut("三宅 合", 10.0, false, 32.0).as_deref(), Some("三宅…"));
    }

    proptest! {
        #[test]
        fn what_is_cut_has_room(text in any::<String>(), room in 14.0..200.0_f64) {
            let text = clean(&text);
            if let Some(cut) = cut(&text, 12.0, true, room) {
                prop_assert!(width(&cut, 12.0, true) <= room + 1e-9, "{cut}");
                prop_assert!(width(&text, 12.0, true) > room);
            }
        }
    }
}
