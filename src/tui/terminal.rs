//! Entering and leaving the terminal, such that it is whole again however the program ends.

use std::io::{self, stdout};

use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use crossterm::execute;
use ratatui::DefaultTerminal;

/// The terminal in our hands; given back when dropped.
///
/// A panic gives it back too, before the hooks that were installed earlier print anything: install those first.
#[derive(Debug)]
pub struct Session {
    /// Where frames are drawn.
    pub terminal: DefaultTerminal,
}

impl Session {
    /// Takes the terminal: raw mode, alternate screen, mouse, bracketed paste.
    pub fn enter() -> io::Result<Self> {
        // Under NO_COLOR crossterm writes a full reset in place of a colour, which takes bold and reverse with it
        // (crossterm 0.29, `ESC[;m`). The mono theme has no colours to write, so nothing is to be suppressed.
        crossterm::style::force_color_output(true);
        let terminal = ratatui::try_init().inspect_err(|_| leave())?;
        let session = Self { terminal };
        leave_on_panic();
        execute!(stdout(), EnableMouseCapture, EnableBracketedPaste)?;
        Ok(session)
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        leave();
    }
}

/// Wraps the hook that `try_init` installed, which knows nothing of mouse and paste.
fn leave_on_panic() {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        leave();
        hook(info);
    }));
}

/// Gives the terminal back. A terminal that is gone cannot be restored and nobody could read of it, so failures are
/// not reported; each step is tried whatever became of the one before.
fn leave() {
    let _ = execute!(stdout(), DisableBracketedPaste, DisableMouseCapture);
    let _ = execute!(stdout(), crossterm::cursor::Show);
    let _ = ratatui::try_restore();
}
