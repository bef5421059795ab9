//! The terminal as frames see it: never larger than any screen is.

use std::io::{self, Stdout, stdout};

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

fn limited(size: Size) -> Size {
    Size { width: size.width.min(LARGEST.width), height: size.height.min(LARGEST.height) }
}

impl Backend for Screen {
    type Error = io::Error;

    fn draw<'a, I: Iterator<Item = (u16, u16, &'a Cell)>>(&mut self, content: I) -> io::Result<()> {
        self.0.draw(content)
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
    fn a_terminal_is_as_large_as_it_says_up_to_any_screen() {
        assert_eq!(limited(Size::new(80, 24)), Size::new(80, 24));
        assert_eq!(limited(Size::new(u16::MAX, u16::MAX)), LARGEST);
        assert_eq!(limited(Size::new(0, u16::MAX)), Size::new(0, 500));
    }
}
