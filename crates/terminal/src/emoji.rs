//! A finished frame without the emoji that terminals count differently, so that none shifts what stands behind it. tmux 3.3
//! gives a thumb with a skin colour four columns, a smile with a variation selector and a keycap one.

use ratatui::buffer::Buffer;

use crate::text;

/// Bytes of the shortest such grapheme.
const SHORTEST: usize = 6;

/// Draws flags as their letters and other joined emoji as the first of them.
pub fn settle(buf: &mut Buffer) {
    for at in 0..buf.content.len() {
        let cell = &mut buf.content[at];
        let symbol = cell.symbol();
        let Some(settled) = (symbol.len() >= SHORTEST).then(|| settled(symbol)).flatten() else {
            continue;
        };
        let is_narrower = text::width(&settled) < text::width(symbol);
        let style = cell.style();
        cell.set_symbol(&settled);
        if let Some(next) = buf.content.get_mut(at + 1).filter(|_| is_narrower) {
            next.set_style(style);
        }
    }
}

/// What all terminals count alike; none where the grapheme is such.
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
