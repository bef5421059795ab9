//! Enters and leaves the terminal. It is restored however the program ends.

use std::ffi::OsString;
use std::io::{Stdout, stdout};
use std::mem::ManuallyDrop;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::{io, iter, thread};

use crossterm::cursor::{MoveTo, Show, position};
use crossterm::event::{
    DisableBracketedPaste, DisableFocusChange, DisableMouseCapture, EnableBracketedPaste,
    EnableFocusChange, EnableMouseCapture,
};
use crossterm::style::Print;
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use crossterm::{execute, style};
use ratatui::Terminal;
use ratatui::backend::{Backend, ClearType, CrosstermBackend, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Rect, Size};

use super::hangup;
use super::preferences::Ambiguous;
use crate::logfile;
use crate::tui::App;

/// Whether the terminal is taken. It must be left only once: a second "leave alternate screen"
/// would put the cursor back above the panic message, and the shell would write over it.
/// (`ratatui::run` leaves twice and does not handle mouse and paste, so it is not used here.)
static ENTERED: AtomicBool = AtomicBool::new(false);

/// The taken terminal. It is given back when this is dropped.
///
/// A panic of the thread that took it gives it back too, before earlier hooks print anything. Install those first.
#[derive(Debug)]
pub struct Session {
    /// Where frames are drawn. It is never dropped: ratatui 0.30 would
    /// show the cursor again, and panic if the terminal is gone.
    pub terminal: ManuallyDrop<Terminal<Screen>>,
    mouse: bool,
}

impl Session {
    /// Takes the terminal: raw mode, alternate screen, bracketed paste, reports of focus, and the mouse if wanted.
    pub fn enter(mouse: bool) -> io::Result<Self> {
        // Under NO_COLOR crossterm writes a full reset in place of a colour, which also removes bold and reverse
        // (crossterm 0.29, `ESC[;m`). The theme without colours writes none, so nothing need be suppressed.
        style::force_color_output(true);
        leave_on_panic();
        let terminal = ManuallyDrop::new(take(mouse)?);
        Ok(Self { terminal, mouse })
    }

    /// Gives clicks and the wheel to the program, or leaves them to the terminal.
    pub fn mouse(&mut self, on: bool) -> io::Result<()> {
        self.mouse = on;
        if on {
            execute!(stdout(), EnableMouseCapture)
        } else {
            execute!(stdout(), DisableMouseCapture)
        }
    }

    /// Measures how wide the terminal draws characters of ambiguous width: prints
    /// one and asks for the cursor's position. No other reader of the terminal may
    /// run. Without an answer within two seconds, the terminal counts as narrow.
    pub fn measure(&mut self) -> io::Result<Ambiguous> {
        execute!(stdout(), MoveTo(0, 0), Print("■"))?;
        let after = position();
        clear(&mut self.terminal)?;
        Ok(if after.is_ok_and(|(column, _)| column == 2) {
            Ambiguous::Wide
        } else {
            Ambiguous::Narrow
        })
    }

    /// Gives the terminal back and stops, until the shell calls the program to the front again.
    pub fn suspend(&mut self) -> io::Result<()> {
        self.lend(hangup::stop)?
    }

    /// Gives the terminal back while `borrower` runs.
    pub fn lend<T>(&mut self, borrower: impl FnOnce() -> T) -> io::Result<T> {
        leave();
        let done = borrower();
        *self.terminal = take(self.mouse)?;
        Ok(done)
    }

    /// Makes the next frame be drawn completely, over anything on the screen.
    pub fn redraw(&mut self) -> io::Result<()> {
        clear(&mut self.terminal)
    }
}

/// Like [`Session::measure`], without the screens, on the line of the cursor. None if the terminal does not answer.
pub fn measure_here() -> Option<Ambiguous> {
    enable_raw_mode().ok()?;
    let asked = execute!(stdout(), Print("\r■")).and_then(|()| position());
    let _ = execute!(stdout(), Print("\r  \r"));
    let _ = disable_raw_mode();
    match asked.ok()? {
        (2, _) => Some(Ambiguous::Wide),
        _ => Some(Ambiguous::Narrow),
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        leave();
    }
}

fn take(mouse: bool) -> io::Result<Terminal<Screen>> {
    ENTERED.store(true, Ordering::SeqCst);
    enter(mouse).inspect_err(|_| leave())
}

fn enter(mouse: bool) -> io::Result<Terminal<Screen>> {
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen, EnableBracketedPaste, EnableFocusChange)?;
    if mouse {
        execute!(stdout(), EnableMouseCapture)?;
    }
    let mut terminal = Terminal::new(Screen::new())?;
    // A program that was killed left its text on the alternate screen, and frames draw only changes.
    clear(&mut terminal)?;
    Ok(terminal)
}

/// Clears the screen. `Terminal::clear` would ask for the
/// cursor's position, and fail if the terminal does not answer.
fn clear(terminal: &mut Terminal<Screen>) -> io::Result<()> {
    let size = terminal.size()?;
    terminal.resize(Rect::from((Position::ORIGIN, size)))
}

/// A panic of the drawing thread ends the program. A panic of another thread is shown on the screen.
fn leave_on_panic() {
    let hook = std::panic::take_hook();
    let drawing = thread::current().id();
    std::panic::set_hook(Box::new(move |info| {
        if thread::current().id() == drawing || !ENTERED.load(Ordering::SeqCst) {
            leave();
            hook(info);
        } else {
            logfile::panicked(info);
        }
    }));
}

/// Gives the terminal back, once. Errors are ignored: a terminal that is gone can neither be restored nor show them.
fn leave() {
    if ENTERED.swap(false, Ordering::SeqCst) {
        let _ = execute!(
            stdout(),
            DisableFocusChange,
            DisableBracketedPaste,
            DisableMouseCapture,
            LeaveAlternateScreen,
            Show
        );
        let _ = disable_raw_mode();
    }
}

// The terminal for frames: no larger than any real screen.

/// More columns and rows than any screen has. A terminal may
/// report 65535 of each, and a frame has a cell for every place.
const LARGEST: Size = Size { width: 1000, height: 500 };

/// Standard output with the reported size, up to [`LARGEST`].
#[derive(Debug)]
pub struct Screen(CrosstermBackend<Stdout>);

impl Screen {
    fn new() -> Self {
        Self(CrosstermBackend::new(stdout()))
    }
}

/// Draws cells. Behind each grapheme of several characters the
/// cursor is set: the terminal may count its columns differently.
fn draw_apart<'a, W: io::Write>(
    backend: &mut CrosstermBackend<W>,
    content: impl Iterator<Item = (u16, u16, &'a Cell)>,
) -> io::Result<()> {
    let mut content = content.peekable();
    while content.peek().is_some() {
        let mut ended = false;
        // The backend sets the cursor at the start of each call.
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

/// How to start the laboratory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Laboratory {
    pub program: PathBuf,
    /// Arguments that open the same club as the same desk.
    pub everywhere: Vec<OsString>,
}

impl Laboratory {
    /// Lends it the terminal until it ends.
    ///
    /// # Errors
    /// The end of its error output, if it did not start or failed.
    fn visit(&self, arguments: &[String], language: &str) -> Result<(), String> {
        let mut command = Command::new(&self.program);
        command.args(&self.everywhere).args(["--lang", language]).args(arguments);
        let child = command.stderr(Stdio::piped()).spawn();
        let output = child.and_then(std::process::Child::wait_with_output);
        let output = output.map_err(|error| format!("{}: {error}", self.program.display()))?;
        if output.status.success() {
            return Ok(());
        }
        let said = String::from_utf8_lossy(&output.stderr);
        let said: Vec<&str> = said.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        let said = said.join(" ");
        Err(said.strip_prefix("banzuke: ").unwrap_or(&said).to_owned())
    }
}

impl App {
    /// Opens the laboratory. If it is not installed, the error says how to get it.
    pub(super) fn visit_laboratory(&self, arguments: &[String]) -> Result<(), String> {
        let Some(laboratory) = &self.laboratory else {
            return Err(self.words.message.command.no_laboratory().to_string());
        };
        laboratory.visit(arguments, self.words.code())
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
