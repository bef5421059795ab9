//! Texts as QR codes: squares that a phone reads, with the quiet zone around them that it needs.

use std::fmt::Write as _;

use fast_qr::{ECL, QRBuilder, QRCode};

/// Light squares on each side.
const QUIET: usize = 4;

/// The squares of a text, dark ones `true`, row by row with the quiet zone; none for a text that is too long.
fn squares(text: &str) -> Vec<Vec<bool>> {
    let Ok(code) = QRBuilder::new(text).ecl(ECL::M).build() else { return Vec::new() };
    let side = code.size + 2 * QUIET;
    let dark = |code: &QRCode, x: usize, y: usize| {
        let at = |of: usize| of.checked_sub(QUIET).filter(|of| *of < code.size);
        at(x).zip(at(y)).is_some_and(|(x, y)| code[y][x].value())
    };
    (0..side).map(|y| (0..side).map(|x| dark(&code, x, y)).collect()).collect()
}

/// A code for a page, black on white in every theme.
pub fn svg(text: &str) -> String {
    let squares = squares(text);
    let side = squares.len();
    let mut path = String::new();
    for (y, row) in squares.iter().enumerate() {
        for (x, _) in row.iter().enumerate().filter(|(_, dark)| **dark) {
            let _ = write!(path, "M{x},{y}h1v1h-1z");
        }
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"qr\" viewBox=\"0 0 {side} {side}\" role=\"img\" \
         aria-label=\"QR\" shape-rendering=\"crispEdges\"><rect width=\"{side}\" height=\"{side}\" \
         fill=\"#fff\"/><path d=\"{path}\" fill=\"#000\"/></svg>"
    )
}

/// A code for a terminal, two squares above each other in a character, to be drawn black on white.
pub fn lines(text: &str) -> Vec<String> {
    let character = |(upper, lower): (&bool, bool)| match (upper, lower) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    };
    let line = |pair: &[Vec<bool>]| {
        let lower = |x: usize| pair.get(1).is_some_and(|row| row[x]);
        pair[0].iter().enumerate().map(|(x, upper)| character((upper, lower(x)))).collect()
    };
    squares(text).chunks(2).map(line).collect()
}

/// A code for a terminal that no program draws, black on white in every theme by its own colours.
pub fn half_blocks(text: &str) -> String {
    let coloured = |line: String| format!("\u{1b}[38;2;0;0;0;48;2;255;255;255m{line}\u{1b}[0m\n");
    lines(text).into_iter().map(coloured).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_character_holds_two_squares_above_each_other() {
        let text = "http://192.168.1.5:8080/";
        let (squares, lines) = (squares(text), lines(text));
        let dark = |x: usize, y: usize| {
            let character = lines[y / 2].chars().nth(x).expect("a character");
            if y.is_multiple_of(2) { "█▀" } else { "█▄" }.contains(character)
        };
        for (y, row) in squares.iter().enumerate() {
            assert!(row.iter().enumerate().all(|(x, square)| dark(x, y) == *square), "row {y}");
        }
    }

    #[test]
    fn a_quiet_zone_is_around_and_a_finder_in_three_corners() {
        let squares = squares("http://192.168.1.5:8080/");
        let side = squares.len();
        let is_light = |row: &Vec<bool>| row.iter().all(|dark| !dark);
        assert!(squares[..QUIET].iter().chain(&squares[side - QUIET..]).all(is_light));
        let ring = |x: usize, y: usize| (0..7).all(|at| squares[y + at][x] && squares[y][x + at]);
        let far = side - QUIET - 7;
        assert!(ring(QUIET, QUIET) && ring(far, QUIET) && ring(QUIET, far));
    }
}
