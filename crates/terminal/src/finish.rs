//! A finished frame as the terminal shows it.
//!
//! Terminals count emoji differently: tmux 3.3 gives a thumb with a skin colour four columns, a smile with a variation selector one.
//! They are drawn such that all count alike. Some terminals draw characters of ambiguous width in two columns (UAX #11): for them signs
//! of our own become ASCII, and names get the room that their letters take there.

use std::num::NonZeroU16;

use ratatui::buffer::{Buffer, CellDiffOption};
use ratatui::layout::{Position, Rect};
use unicode_normalization::UnicodeNormalization as _;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr as _};

use crate::input::Hitboxes;
use crate::text;

/// Makes a finished frame fit for all terminals, or for one that draws signs in ASCII.
pub fn finish(buf: &mut Buffer, hits: &mut Hitboxes, in_ascii: bool) {
    settle(buf);
    if in_ascii {
        redraw(buf, hits);
    }
}

/// Bytes of the shortest grapheme that terminals count differently.
const SHORTEST: usize = 6;
/// A blank that is not equal to a space, so that a space is drawn there again.
const COVERED: &str = "\u{A0}";

/// Draws flags as their letters and other joined emoji as the first of them; other graphemes of several columns leave nothing
/// behind.
fn settle(buf: &mut Buffer) {
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

const TWO: NonZeroU16 = NonZeroU16::MIN.saturating_add(1);

/// Draws a frame in ASCII.
fn redraw(buf: &mut Buffer, hits: &mut Hitboxes) {
    for cell in &mut buf.content {
        if let Some(sign) = plain(cell.symbol()) {
            cell.set_symbol(sign);
        }
    }
    for row in buf.area.rows() {
        make_room(row, buf, hits);
    }
}

/// The ASCII sign of one column for a sign of ours.
fn plain(symbol: &str) -> Option<&'static str> {
    let mut letters = symbol.chars();
    let (Some(sign), None) = (letters.next(), letters.next()) else { return None };
    Some(match sign {
        '━' | '═' => "=",
        '─' | '┄' | '╌' | '‐' | '–' | '—' | '―' | '−' => "-",
        '│' | '┃' | '║' | '┆' | '╎' => "|",
        '\u{2500}'..='\u{257F}' => "+",
        '▲' | '△' | '↑' => "^",
        '▼' | '▽' | '↓' => "v",
        '▶' | '►' | '▷' | '→' => ">",
        '◀' | '◄' | '◁' | '←' => "<",
        '\u{2580}'..='\u{2595}' => "#",
        '\u{2800}'..='\u{28FF}' => dots(sign),
        '■' | '●' | '◆' | '★' | '•' => "*",
        '□' | '○' | '◇' | '☆' => "o",
        '…' | '·' => ".",
        '×' => "x",
        '±' => "~",
        '♠' => "S",
        '♥' => "H",
        '♦' => "D",
        '♣' => "C",
        '‘' | '’' | '′' => "'",
        '“' | '”' | '″' => "\"",
        _ => return None,
    })
}

/// The sign for dots of a chart: in the upper half of the cell, in the lower half, or in both.
fn dots(braille: char) -> &'static str {
    let dots = u32::from(braille);
    match (dots & 0x1b, dots & 0xe4) {
        (0, 0) => " ",
        (_, 0) => "'",
        (0, _) => ".",
        _ => ":",
    }
}

/// Whether some terminals draw it in two columns and others in one.
fn is_ambiguous(symbol: &str) -> bool {
    !symbol.is_ascii()
        && text::width(symbol) == 1
        && (symbol.width_cjk() == 2 || symbol.starts_with(is_ambiguous_letter))
}

/// The letters of the class "ambiguous" in `EastAsianWidth.txt` of Unicode 17. `width_cjk` calls them narrow, but
/// terminals go by the class.
const fn is_ambiguous_letter(letter: char) -> bool {
    matches!(letter,
        // Greek and Cyrillic.
        'Α'..='Ρ' | 'Σ'..='Ω' | 'α'..='ρ' | 'σ'..='ω' | 'Ё' | 'А'..='я' | 'ё'
        // Latin.
        | 'ª' | 'Æ' | 'Ð' | 'Ø' | 'Þ'..='á' | 'æ' | 'è'..='ê' | 'ì' | 'í' | 'ð' | 'ò' | 'ó'
        | 'ø'..='ú' | 'ü' | 'þ' | 'ā' | 'đ' | 'ē' | 'ě' | 'Ħ' | 'ħ' | 'ī' | 'ı'..='ĳ' | 'ĸ'
        | 'Ŀ'..='ł' | 'ń' | 'ň'..='ŋ' | 'ō' | 'Œ' | 'œ' | 'Ŧ' | 'ŧ' | 'ū' | 'ǎ' | 'ǐ' | 'ǒ'
        | 'ǔ' | 'ǖ' | 'ǘ' | 'ǚ' | 'ǜ' | 'ɑ' | 'ɡ'
        // Letters that serve as signs.
        | 'º' | 'ˇ' | 'ˉ'..='ˋ' | 'ˍ' | 'ː' | 'ⁿ' | 'ℓ' | '\u{2126}' | '\u{212B}'
    )
}

/// Gives each ambiguous letter of a row its second column, taken from a space behind the text. If there
/// is none, the letter loses its mark or becomes a question mark: the text behind it must not move.
fn make_room(row: Rect, buf: &mut Buffer, hits: &mut Hitboxes) {
    let mut x = row.x;
    while x < row.right() {
        let symbol = buf[(x, row.y)].symbol();
        if !is_ambiguous(symbol) {
            x += columns(symbol);
            continue;
        }
        if let Some(space) = space_after(x, row, buf) {
            for to in (x + 2..=space).rev() {
                buf[(to, row.y)] = buf[(to - 1, row.y)].clone();
            }
            let style = buf[(x, row.y)].style();
            buf[(x + 1, row.y)].reset();
            buf[(x + 1, row.y)].set_style(style);
            buf[(x, row.y)].set_diff_option(CellDiffOption::ForcedWidth(TWO));
            push_cursor(Rect { x: x + 1, width: space - x, height: 1, ..row }, hits);
            x += 2;
        } else {
            let bare = bare(symbol);
            buf[(x, row.y)].set_char(bare);
            x += 1;
        }
    }
}

/// A space behind the text at `x` that is not needed: another space follows it, or the end of the row.
fn space_after(x: u16, row: Rect, buf: &Buffer) -> Option<u16> {
    let is_space = |x: u16| buf[(x, row.y)].symbol() == " ";
    let mut at = x + 1;
    while at < row.right() {
        match buf[(at, row.y)].symbol() {
            " " if at + 1 == row.right() || is_space(at + 1) => return Some(at),
            // A cell behind a line belongs to another text.
            "|" | "+" => return None,
            symbol => at += columns(symbol),
        }
    }
    None
}

fn push_cursor(moved: Rect, hits: &mut Hitboxes) {
    if let Some(cursor) = hits.cursor().filter(|cursor| moved.contains(*cursor)) {
        hits.set_cursor(Position { x: cursor.x + 1, ..cursor });
    }
}

fn columns(symbol: &str) -> u16 {
    u16::try_from(text::width(symbol)).unwrap_or(1).max(1)
}

/// The letter without the mark that makes it ambiguous.
fn bare(symbol: &str) -> char {
    symbol.nfd().next().filter(char::is_ascii).unwrap_or('?')
}

#[cfg(test)]
mod tests {
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

    fn redrawn(line: &str) -> (String, Buffer) {
        let columns_of = u16::try_from(text::width(line)).expect("a short line");
        let mut buf = Buffer::empty(Rect::new(0, 0, columns_of, 1));
        buf.set_string(0, 0, line, Style::new());
        redraw(&mut buf, &mut Hitboxes::default());
        let mut shown = String::new();
        let mut x = 0;
        while x < buf.area.width {
            let cell = &buf[(x, 0)];
            shown.push_str(cell.symbol());
            let forced = matches!(cell.diff_option, CellDiffOption::ForcedWidth(_));
            x += if forced { 2 } else { columns(cell.symbol()) };
        }
        (shown, buf)
    }

    #[test]
    fn signs_become_ascii_of_one_column() {
        let (shown, _) = redrawn("┌─┬─┐│→←↑↓▲▼•…·×±█■素数ﾊﾞ~");
        assert_eq!(shown, "+-+-+|><^v^v*..x~#*素数ﾊﾞ~");
        for sign in '\u{2500}'..='\u{2595}' {
            let plain = plain(&sign.to_string()).expect("every line and block has a sign");
            assert!(plain.is_ascii() && plain.len() == 1);
        }
    }

    #[test]
    fn an_ambiguous_letter_takes_its_second_column_from_the_space_behind() {
        // Two columns more for two letters: the numbers stay where they are.
        assert_eq!(redrawn("José é    1500").0, "José é  1500");
        assert_eq!(redrawn("①素数   12").0, "①素数  12");
        let (_, buf) = redrawn("é a  1");
        assert_eq!(buf[(1, 0)].symbol(), " ");
        assert_eq!(buf[(3, 0)].symbol(), "a");
        assert_eq!(buf[(5, 0)].symbol(), "1");
    }

    #[test]
    fn without_space_a_letter_is_written_plainly_and_nothing_moves() {
        assert_eq!(redrawn("José 1500").0, "Jose 1500");
        assert_eq!(redrawn("Ж|a   ").0, "?|a   ");
    }

    #[test]
    fn the_cursor_stays_behind_what_was_typed() {
        let mut buf = Buffer::with_lines(["José      "]);
        let mut hits = Hitboxes::default();
        hits.set_cursor(Position::new(4, 0));
        redraw(&mut buf, &mut hits);
        assert_eq!(hits.cursor(), Some(Position::new(5, 0)));
        buf.set_string(0, 0, "Jose      ", Style::new());
        hits.set_cursor(Position::new(2, 0));
        redraw(&mut buf, &mut hits);
        assert_eq!(hits.cursor(), Some(Position::new(2, 0)));
    }
}
