//! Large type: digits, Latin letters and a few signs, drawn with the cells of the terminal.
//!
//! A letter is five dots wide and seven high. Names in Japanese have no such form here; they are
//! written as they are, with room around them.

use crate::tui::kit::prelude::*;
use ratatui::layout::Position;
use ratatui::style::Style;

/// Dots of a letter across, and down.
const DOTS: (u16, u16) = (5, 7);

/// The characters that dots are made of. Half blocks are of ambiguous width: a terminal that gives them two
/// columns needs the plain ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Ink {
    /// Half blocks, two dots above one another in a cell.
    #[default]
    Blocks,
    /// Number signs, a dot a cell.
    Plain,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scale {
    /// As a line of text.
    Line,
    /// A dot is a column wide.
    Large,
    /// A dot is two columns wide, and a line high.
    Huge,
}

/// Half blocks: nothing, the upper, the lower, both.
const BLOCKS: [&str; 4] = [" ", "▀", "▄", "█"];

impl Ink {
    /// Rows that a text takes.
    pub const fn height(self, scale: Scale) -> u16 {
        match (scale, self) {
            (Scale::Line, _) => 1,
            (Scale::Large, Self::Blocks) => DOTS.1.div_ceil(2),
            (Scale::Large, Self::Plain) | (Scale::Huge, _) => DOTS.1,
        }
    }

    /// Columns that a text takes; none where it has a sign without a large form.
    pub fn width(self, text: &str, scale: Scale) -> Option<u16> {
        if scale == Scale::Line {
            return u16::try_from(text::width(text)).ok();
        }
        let letters: Option<Vec<[u8; 7]>> = text.chars().map(form).collect();
        let letters = u16::try_from(letters?.len()).ok()?;
        let dots = letters.checked_mul(DOTS.0 + 1)?.saturating_sub(1);
        dots.checked_mul(if scale == Scale::Huge { 2 } else { 1 })
    }

    /// Falls back to a line of text where the text does not fit whole.
    pub fn draw(self, text: &str, scale: Scale, area: Rect, style: Style, pen: &mut Pen<'_>) {
        let fits = self.width(text, scale).is_some_and(|width| width <= area.width);
        if scale == Scale::Line || !fits || self.height(scale) > area.height {
            pen.line(area, text, style);
            return;
        }
        let mut x = area.x;
        for letter in text.chars().filter_map(form) {
            for row in 0..self.height(scale) {
                self.draw_row(letter, row, scale, Position::new(x, area.y + row), style, pen);
            }
            x += (DOTS.0 + 1) * if scale == Scale::Huge { 2 } else { 1 };
        }
    }

    fn draw_row(
        self,
        letter: [u8; 7],
        row: u16,
        scale: Scale,
        at: Position,
        style: Style,
        pen: &mut Pen<'_>,
    ) {
        let dot = |column: u16, line: u16| {
            let bits = letter.get(usize::from(line)).copied().unwrap_or(0);
            bits >> (DOTS.0 - 1 - column) & 1 == 1
        };
        for column in 0..DOTS.0 {
            let (symbol, wide) = match (scale, self) {
                (Scale::Large, Self::Blocks) => {
                    let [upper, lower] = [2 * row, 2 * row + 1].map(|line| dot(column, line));
                    (BLOCKS[usize::from(upper) + 2 * usize::from(lower)], 1)
                }
                (_, Self::Plain) => (
                    if dot(column, row) { "#" } else { " " },
                    if scale == Scale::Huge { 2 } else { 1 },
                ),
                (_, Self::Blocks) => (BLOCKS[3 * usize::from(dot(column, row))], 2),
            };
            for cell in 0..wide {
                let position = Position::new(at.x + column * wide + cell, at.y);
                pen.buf[position].set_symbol(symbol).set_style(style);
            }
        }
    }
}

/// The form of a sign, a number for each line from the top, the leftmost dot in its highest bit.
/// Small letters have that of capitals.
#[rustfmt::skip]
fn form(sign: char) -> Option<[u8; 7]> {
    let form = match sign.to_ascii_uppercase() {
        '0' => [0b01110, 0b10001, 0b10011, 0b10101, 0b11001, 0b10001, 0b01110],
        '1' => [0b00100, 0b01100, 0b00100, 0b00100, 0b00100, 0b00100, 0b01110],
        '2' => [0b01110, 0b10001, 0b00001, 0b00110, 0b01000, 0b10000, 0b11111],
        '3' => [0b01110, 0b10001, 0b00001, 0b00110, 0b00001, 0b10001, 0b01110],
        '4' => [0b00010, 0b00110, 0b01010, 0b10010, 0b11111, 0b00010, 0b00010],
        '5' => [0b11111, 0b10000, 0b11110, 0b00001, 0b00001, 0b10001, 0b01110],
        '6' => [0b00110, 0b01000, 0b10000, 0b11110, 0b10001, 0b10001, 0b01110],
        '7' => [0b11111, 0b00001, 0b00010, 0b00100, 0b01000, 0b01000, 0b01000],
        '8' => [0b01110, 0b10001, 0b10001, 0b01110, 0b10001, 0b10001, 0b01110],
        '9' => [0b01110, 0b10001, 0b10001, 0b01111, 0b00001, 0b00010, 0b01100],
        'A' => [0b01110, 0b10001, 0b10001, 0b11111, 0b10001, 0b10001, 0b10001],
        'B' => [0b11110, 0b10001, 0b10001, 0b11110, 0b10001, 0b10001, 0b11110],
        'C' => [0b01110, 0b10001, 0b10000, 0b10000, 0b10000, 0b10001, 0b01110],
        'D' => [0b11110, 0b10001, 0b10001, 0b10001, 0b10001, 0b10001, 0b11110],
        'E' => [0b11111, 0b10000, 0b10000, 0b11110, 0b10000, 0b10000, 0b11111],
        'F' => [0b11111, 0b10000, 0b10000, 0b11110, 0b10000, 0b10000, 0b10000],
        'G' => [0b01110, 0b10001, 0b10000, 0b10111, 0b10001, 0b10001, 0b01111],
        'H' => [0b10001, 0b10001, 0b10001, 0b11111, 0b10001, 0b10001, 0b10001],
        'I' => [0b01110, 0b00100, 0b00100, 0b00100, 0b00100, 0b00100, 0b01110],
        'J' => [0b00111, 0b00010, 0b00010, 0b00010, 0b00010, 0b10010, 0b01100],
        'K' => [0b10001, 0b10010, 0b10100, 0b11000, 0b10100, 0b10010, 0b10001],
        'L' => [0b10000, 0b10000, 0b10000, 0b10000, 0b10000, 0b10000, 0b11111],
        'M' => [0b10001, 0b11011, 0b10101, 0b10101, 0b10001, 0b10001, 0b10001],
        'N' => [0b10001, 0b11001, 0b10101, 0b10101, 0b10011, 0b10001, 0b10001],
        'O' => [0b01110, 0b10001, 0b10001, 0b10001, 0b10001, 0b10001, 0b01110],
        'P' => [0b11110, 0b10001, 0b10001, 0b11110, 0b10000, 0b10000, 0b10000],
        'Q' => [0b01110, 0b10001, 0b10001, 0b10001, 0b10101, 0b10010, 0b01101],
        'R' => [0b11110, 0b10001, 0b10001, 0b11110, 0b10100, 0b10010, 0b10001],
        'S' => [0b01111, 0b10000, 0b10000, 0b01110, 0b00001, 0b00001, 0b11110],
        'T' => [0b11111, 0b00100, 0b00100, 0b00100, 0b00100, 0b00100, 0b00100],
        'U' => [0b10001, 0b10001, 0b10001, 0b10001, 0b10001, 0b10001, 0b01110],
        'V' => [0b10001, 0b10001, 0b10001, 0b10001, 0b10001, 0b01010, 0b00100],
        'W' => [0b10001, 0b10001, 0b10001, 0b10101, 0b10101, 0b11011, 0b10001],
        'X' => [0b10001, 0b10001, 0b01010, 0b00100, 0b01010, 0b10001, 0b10001],
        'Y' => [0b10001, 0b10001, 0b01010, 0b00100, 0b00100, 0b00100, 0b00100],
        'Z' => [0b11111, 0b00001, 0b00010, 0b00100, 0b01000, 0b10000, 0b11111],
        '-' => [0b00000, 0b00000, 0b00000, 0b11111, 0b00000, 0b00000, 0b00000],
        ':' => [0b00000, 0b00100, 0b00100, 0b00000, 0b00100, 0b00100, 0b00000],
        '.' => [0b00000, 0b00000, 0b00000, 0b00000, 0b00000, 0b01100, 0b01100],
        '/' => [0b00001, 0b00001, 0b00010, 0b00100, 0b01000, 0b10000, 0b10000],
        ' ' => [0; 7],
        _ => return None,
    };
    Some(form)
}
