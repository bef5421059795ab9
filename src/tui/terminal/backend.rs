//! The terminal as frames see it: never larger than any screen is.

use std::io::{self, Stdout, stdout};
use std::iter;

use ratatui::backend::{Backend, ClearType, CrosstermBackend, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Size};

/// Columns and rows beyond any screen. A terminal may say 65535 of each, and a frame has a cell for every place.
const LARGEST: Size = Size { width: 1000, height: 500 };

/// Standard output, as large as it says it is up to [`LARGEST`].
#[derive(Debug)]
pub struct Screen(CrosstermBackend<Stdout>);

impl Screen {
    pub(super) fn new() -> Self {
        Self(CrosstermBackend::new(stdout()))
    }
}

/// Draws cells, and moves the cursor behind each grapheme of several characters: a terminal may count its columns otherwise.
fn draw_apart<'a, W: io::Write>(
    backend: &mut CrosstermBackend<W>,
    content: impl Iterator<Item = (u16, u16, &'a Cell)>,
) -> io::Result<()> {
    let mut content = content.peekable();
    while content.peek().is_some() {
        let mut ended = false;
        // The backend moves the cursor wherever it begins.
        backend.draw(iter::from_fn(|| {
            let next = if ended { None } else { content.next() };
            ended = next.is_some_and(|(_, _, cell)| cell.symbol().chars().nth(1).is_some());
            next
        }))?;
    }
    Ok(())
}

fn limited(size: Size) -> Size {
    Size { width: size.width.min(LARGEST.width), height: size.height.min(LARGEST.height) }
}

impl Backend for Screen {
    type Error = io::Error;

    fn draw<'a, I: Iterator<Item = (u16, u16, &'a Cell)>>(&mut self, content: I) -> io::Result<()> {
        draw_apart(&mut self.0, content)
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        self.0.hide_cursor()
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        self.0.show_cursor()
    }

    fn get_cursor_position(&mut self) -> io::Result<Position> {
        self.0.get_cursor_position()
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        self.0.set_cursor_position(position)
    }

    fn clear(&mut self) -> io::Result<()> {
        self.0.clear()
    }

    fn clear_region(&mut self, region: ClearType) -> io::Result<()> {
        self.0.clear_region(region)
    }

    fn size(&self) -> io::Result<Size> {
        self.0.size().map(limited)
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        let size = self.0.window_size()?;
        Ok(WindowSize { columns_rows: limited(size.columns_rows), ..size })
    }

    fn flush(&mut self) -> io::Result<()> {
        Backend::flush(&mut self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cursor_is_moved_behind_what_a_terminal_may_count_otherwise() {
        let cells = ["a", "e\u{301}", "b", "c"].map(Cell::new);
        let content = (0..).zip(&cells).map(|(x, cell)| (x, 0, cell));
        let mut out = Vec::new();
        draw_apart(&mut CrosstermBackend::new(&mut out), content).expect("memory");
        let text = String::from_utf8(out).expect("text");
        assert!(text.contains("ae\u{301}"), "{text:?}");
        assert!(text.contains("\u{1b}[1;3Hbc"), "{text:?}");
    }

    #[test]
    fn a_terminal_is_as_large_as_it_says_up_to_any_screen() {
        assert_eq!(limited(Size::new(80, 24)), Size::new(80, 24));
        assert_eq!(limited(Size::new(u16::MAX, u16::MAX)), LARGEST);
        assert_eq!(limited(Size::new(0, u16::MAX)), Size::new(0, 500));
    }
}
