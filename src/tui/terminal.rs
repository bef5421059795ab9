//! Entering and leaving the terminal, such that it is whole again however the program ends.

use std::io::{self, stdout};
use std::sync::atomic::{AtomicBool, Ordering};

use crossterm::cursor::Show;
use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use crossterm::{execute, style};
use ratatui::backend::CrosstermBackend;
use ratatui::{DefaultTerminal, Terminal};

/// Whether the terminal is in our hands. Leaving must happen once: a second "leave alternate screen" would put the
/// cursor back above the panic message, and the shell would write over it. (`ratatui::run` leaves twice, and knows
/// nothing of mouse and paste, so it is not used here.)
static ENTERED: AtomicBool = AtomicBool::new(false);

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
        style::force_color_output(true);
        leave_on_panic();
        ENTERED.store(true, Ordering::SeqCst);
        take().inspect_err(|_| leave()).map(|terminal| Self { terminal })
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        leave();
    }
}

fn take() -> io::Result<DefaultTerminal> {
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste)?;
    Terminal::new(CrosstermBackend::new(stdout()))
}

fn leave_on_panic() {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        leave();
        hook(info);
    }));
}

/// Gives the terminal back, once. A terminal that is gone cannot be restored and nobody could read of it, so failures
/// are not reported.
fn leave() {
    if ENTERED.swap(false, Ordering::SeqCst) {
        let _ = execute!(
            stdout(),
            DisableBracketedPaste,
            DisableMouseCapture,
            LeaveAlternateScreen,
            Show
        );
        let _ = disable_raw_mode();
    }
}
