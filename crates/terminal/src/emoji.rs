//! A finished frame that terminals draw alike though they count columns differently: tmux 3.3 gives a thumb with a skin colour
//! four columns, a smile with a variation selector one.

use ratatui::buffer::Buffer;
use unicode_width::UnicodeWidthChar;

use crate::text;

/// Bytes of the shortest grapheme that terminals count differently.
const SHORTEST: usize = 6;
/// A blank that is not equal to a space, so that a space is drawn there again.
const COVERED: &str = "\u{A0}";

/// Draws flags as their letters and other joined emoji as the first of them; other graphemes of several columns leave nothing
/// behind.
pub fn settle(buf: &mut Buffer) {
    for at in 0..buf.content.len() {
        let cell = &buf.content[at];
        if cell.symbol().len() < SHORTEST {
            continue;
        }
        let (columns, style) = (text::width(cell.symbol()), cell.style());
        let Some(settled) = settled(cell.symbol()) else {
            guard(buf, at, columns);
            continue;
        };
        // One letter for each cell, since the diff takes cells covered by
        // a wide one for blank. A wide letter has its second cell already.
        let is_wide = settled.chars().any(|letter| letter.width() == Some(2));
        let letters = settled.chars().chain(std::iter::repeat(' '));
        let cells = buf.content.iter_mut().skip(at).take(if is_wide { 1 } else { columns });
        for (cell, letter) in cells.zip(letters) {
            cell.set_char(letter).set_style(style);
        }
    }
}

/// Makes the columns behind the first character be drawn again when the
/// grapheme disappears: for a terminal they are cells of their own.
fn guard(buf: &mut Buffer, at: usize, columns: usize) {
    let first = buf.content[at].symbol().chars().next().and_then(UnicodeWidthChar::width);
    if first != Some(columns) {
        for cell in buf.content.iter_mut().skip(at).take(columns).skip(1) {
            cell.set_symbol(COVERED);
        }
    }
}

/// A form that all terminals count alike; none if the grapheme is no emoji.
fn settled(symbol: &str) -> Option<String> {
    if let Some(letters) = symbol.chars().map(flag_letter).collect::<Option<String>>() {
        return Some(letters);
    }
    let mut letters = symbol.chars();
    let first = letters.next().filter(|first| !first.is_alphabetic())?;
    letters.any(is_joined).then(|| first.to_string())
}

/// The letter of half a flag.
fn flag_letter(half: char) -> Option<char> {
    let past = u32::from(half).checked_sub(0x1F1E6).filter(|past| *past < 26)?;
    char::from_u32(u32::from('A') + past)
}

/// Joiners, variation selectors, keycaps, skin colours and tags of regions.
const fn is_joined(letter: char) -> bool {
    matches!(
        letter,
        '\u{200D}' | '\u{FE0F}' | '\u{20E3}' | '\u{1F3FB}'..='\u{1F3FF}' | '\u{E0020}'..='\u{E007F}'
    )
}

#[cfg(test)]
mod tests {
    use ratatui::layout::Rect;
    use ratatui::style::{Color, Style};

    use super::*;

    /// The updates of a blank screen on which one name gives way to nothing.
    fn cleared(name: &str) -> Vec<u16> {
        let area = Rect::new(0, 0, 12, 1);
        let mut buf = Buffer::empty(area);
        buf.set_string(0, 0, name, Style::new());
        settle(&mut buf);
        let blank = Buffer::empty(area);
        buf.diff(&blank).into_iter().map(|(x, _, _)| x).collect()
    }

    #[test]
    fn nothing_is_left_where_a_name_was() {
        assert_eq!(cleared("🇯🇵"), [0, 1]);
        assert_eq!(cleared("क्षि"), [0, 1, 2]);
    }

    #[test]
    fn joined_emoji_take_the_columns_that_every_terminal_gives_them() {
        for (name, shown) in [
            ("🇯🇵 Aoi", "JP Aoi"),
            ("👨\u{200D}👩\u{200D}👧 Aoi", "👨 Aoi"),
            ("☺\u{FE0F} Aoi", "☺  Aoi"),
            ("👍🏽 Aoi", "👍 Aoi"),
            ("1\u{FE0F}\u{20E3} Aoi", "1  Aoi"),
            ("🏴\u{E0067}\u{E0062}\u{E007F} Aoi", "🏴 Aoi"),
            ("クルト😀 é が", "クルト😀 é が"),
            ("क्\u{200D}ष", "क्\u{200D}ष"),
        ] {
            let columns = u16::try_from(text::width(name)).expect("short");
            let mut buf = Buffer::empty(Rect::new(0, 0, columns + 1, 1));
            let style = Style::new().bg(Color::Blue);
            buf.set_string(0, 0, name, style);
            buf.set_string(columns, 0, "|", style);
            settle(&mut buf);
            let mut row = String::new();
            let mut x = 0;
            while x <= columns {
                assert_eq!(buf[(x, 0)].bg, Color::Blue, "{name}: {x}");
                row.push_str(buf[(x, 0)].symbol());
                x += u16::try_from(text::width(buf[(x, 0)].symbol())).expect("short");
            }
            assert_eq!(row, format!("{shown}|"));
        }
    }
}
