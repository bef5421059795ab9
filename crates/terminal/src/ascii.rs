//! A finished frame for terminals that draw characters of ambiguous width in two columns (UAX #11): signs of our own
//! become ASCII, and names get the room that their letters take there.

use std::num::NonZeroU16;

use ratatui::buffer::{Buffer, CellDiffOption};
use ratatui::layout::{Position, Rect};
use unicode_normalization::UnicodeNormalization as _;
use unicode_width::UnicodeWidthStr as _;

use crate::hitbox::Hitboxes;
use crate::text;

const TWO: NonZeroU16 = NonZeroU16::MIN.saturating_add(1);

/// Makes a finished frame fit for such a terminal.
pub fn redraw(buf: &mut Buffer, hits: &mut Hitboxes) {
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
    use ratatui::style::Style;

    use super::*;

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
