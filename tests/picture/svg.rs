//! A drawn screen as an SVG picture: with the cells, colours and emphasis of a terminal.

use std::fmt::Write as _;

use banzuke::tui::kit::text;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position, Rect};
use ratatui::style::{Color, Modifier};

const COLUMN: f64 = 8.4;
const ROW: f64 = 18.0;
const MARGIN: f64 = 10.0;
const PAPER: &str = "#16181d";
const INK: &str = "#d4d7dd";

/// Adjacent cells with one style and one width.
struct Run {
    x: u16,
    columns: u16,
    text: String,
    look: Look,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Look {
    ink: &'static str,
    paper: &'static str,
    emphasis: Modifier,
    wide: bool,
}

/// The picture of a buffer.
pub(crate) fn svg(buffer: &Buffer) -> String {
    let mut svg = opening(buffer.area);
    draw_cells(buffer, &mut svg);
    svg.push_str("</svg>\n");
    svg
}

/// A film that repeats forever, with a duration in tenths of a second for
/// each picture. `still` is the picture shown where animation is off.
pub(crate) fn film(frames: &[(Buffer, u32)], still: usize) -> String {
    let whole: u32 = frames.iter().map(|(_, tenths)| tenths).sum();
    let share = |tenths: u32| 100.0 * f64::from(tenths) / f64::from(whole);
    let mut svg = opening(frames[0].0.area);
    let _ = writeln!(
        svg,
        "<style>\ng {{ opacity: 0; animation: {:.1}s step-end infinite }}\n#f{still} {{ opacity: 1 }}\n\
         @media (prefers-reduced-motion: reduce) {{ g {{ animation: none }} }}",
        f64::from(whole) / 10.0
    );
    let mut passed = 0;
    for (number, (_, tenths)) in frames.iter().enumerate() {
        let (from, to) = (share(passed), share(passed + tenths));
        let before = if passed == 0 { "" } else { "0% { opacity: 0 } " };
        let _ = writeln!(
            svg,
            "#f{number} {{ animation-name: k{number} }}\n\
             @keyframes k{number} {{ {before}{from:.2}% {{ opacity: 1 }} {to:.2}%, 100% {{ opacity: 0 }} }}"
        );
        passed += tenths;
    }
    svg.push_str("</style>\n");
    for (number, (buffer, _)) in frames.iter().enumerate() {
        let _ = writeln!(svg, "<g id=\"f{number}\">");
        draw_cells(buffer, &mut svg);
        svg.push_str("</g>\n");
    }
    svg.push_str("</svg>\n");
    svg
}

/// The beginning of a picture of that size: its paper and its letters.
fn opening(area: Rect) -> String {
    let width = f64::from(area.width) * COLUMN + 2.0 * MARGIN;
    let height = f64::from(area.height) * ROW + 2.0 * MARGIN;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.1} {height:.1}\" \
         font-family=\"ui-monospace, 'DejaVu Sans Mono', 'Noto Sans Mono CJK JP', monospace\" \
         font-size=\"14\">\n<rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"{PAPER}\"/>\n"
    )
}

fn draw_cells(buffer: &Buffer, svg: &mut String) {
    for y in buffer.area.top()..buffer.area.bottom() {
        for run in runs(buffer, y) {
            draw(&run, y, svg);
        }
    }
}

fn runs(buffer: &Buffer, y: u16) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    let mut x = buffer.area.left();
    while x < buffer.area.right() {
        let cell = &buffer[Position::new(x, y)];
        let columns = u16::try_from(text::width(cell.symbol())).expect("narrow").max(1);
        let look = look(cell, columns > 1);
        match runs.last_mut().filter(|run| run.look == look) {
            Some(run) => {
                run.text.push_str(cell.symbol());
                run.columns += columns;
            }
            None => runs.push(Run { x, columns, text: cell.symbol().to_owned(), look }),
        }
        x += columns;
    }
    runs
}

fn look(cell: &Cell, wide: bool) -> Look {
    let style = cell.style();
    let emphasis = style.add_modifier;
    let (mut ink, mut paper) = (colour(style.fg).unwrap_or(INK), colour(style.bg).unwrap_or(PAPER));
    if emphasis.contains(Modifier::REVERSED) {
        std::mem::swap(&mut ink, &mut paper);
    }
    Look { ink, paper, emphasis, wide }
}

fn draw(run: &Run, y: u16, svg: &mut String) {
    let Look { ink, paper, emphasis, .. } = run.look;
    let (x, top) = (MARGIN + f64::from(run.x) * COLUMN, MARGIN + f64::from(y) * ROW);
    let width = f64::from(run.columns) * COLUMN;
    if paper != PAPER {
        let _ = writeln!(
            svg,
            "<rect x=\"{x:.1}\" y=\"{top:.1}\" width=\"{width:.1}\" height=\"{ROW}\" \
             shape-rendering=\"crispEdges\" fill=\"{paper}\"/>"
        );
    }
    let weight = if emphasis.contains(Modifier::BOLD) { " font-weight=\"bold\"" } else { "" };
    let faint = if emphasis.contains(Modifier::DIM) { " opacity=\"0.6\"" } else { "" };
    let line =
        if emphasis.contains(Modifier::UNDERLINED) { " text-decoration=\"underline\"" } else { "" };
    for (before, word) in words(&run.text) {
        let x = x + columns_of(before) * COLUMN;
        let width = columns_of(word) * COLUMN;
        let _ = writeln!(
            svg,
            "<text x=\"{x:.1}\" y=\"{:.1}\" textLength=\"{width:.1}\" \
             lengthAdjust=\"spacingAndGlyphs\" fill=\"{ink}\"{weight}{faint}{line}>{}</text>",
            top + 13.5,
            escaped(word)
        );
    }
}

/// The words of a run, each with the spaces before it: words drawn at their own
/// columns leave no gap if a font's letters are narrower than the terminal's.
fn words(run: &str) -> impl Iterator<Item = (&str, &str)> {
    let spaces = |text: &str| text.starts_with(' ');
    let mut rest = run;
    let pieces = std::iter::from_fn(move || {
        let first = rest.chars().next()?;
        let end = rest.find(|letter| (letter == ' ') != (first == ' ')).unwrap_or(rest.len());
        let (piece, after) = rest.split_at(end);
        rest = after;
        Some((run.split_at(run.len() - after.len() - piece.len()).0, piece))
    });
    pieces.filter(move |(_, piece)| !spaces(piece))
}

fn columns_of(text: &str) -> f64 {
    f64::from(u16::try_from(text::width(text)).expect("narrow"))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

fn colour(colour: Option<Color>) -> Option<&'static str> {
    Some(match colour? {
        Color::Black => "#16181d",
        Color::Red => "#e06c75",
        Color::Green => "#98c379",
        Color::Yellow => "#e5c07b",
        Color::Blue => "#61afef",
        Color::Magenta => "#c678dd",
        Color::Cyan => "#56b6c2",
        Color::Gray => "#abb2bf",
        Color::DarkGray => "#7f8694",
        Color::LightRed => "#ff7b86",
        Color::LightGreen => "#b5e890",
        Color::LightYellow => "#ffd98f",
        Color::LightBlue => "#84c4ff",
        Color::LightMagenta => "#dd9bf0",
        Color::LightCyan => "#7fd6e0",
        Color::White => "#ffffff",
        Color::Reset | Color::Rgb(..) | Color::Indexed(_) => return None,
    })
}
