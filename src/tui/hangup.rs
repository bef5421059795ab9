//! The terminal and signals where operating systems differ: a stop for Ctrl-Z, and ends
//! that come from outside, because the terminal is gone or the system ends the program.
//!
//! Once a terminal has hung up, crossterm 0.29 reads its end of file without a pause and never returns from
//! `poll` (`event/source/unix/mio.rs`). No signal comes where hang-ups are ignored (`nohup`, `trap ''
//! HUP`). So a thread of its own watches the terminal and the signals, and sends an event to the interface.

/// Whether the system can stop a program and call it to the front again.
pub(super) const CAN_STOP: bool = cfg!(unix);

#[cfg(not(unix))]
pub(super) use elsewhere::{is_gone, stop, watch};
#[cfg(unix)]
pub(super) use unix::{is_gone, stop, watch};

#[cfg(not(unix))]
mod elsewhere {
    use std::sync::mpsc::Sender;

    use crate::tui::Event;

    pub(in crate::tui) fn is_gone() -> bool {
        false
    }

    pub(in crate::tui) fn stop() -> std::io::Result<()> {
        Ok(())
    }

    pub(in crate::tui) fn watch(_events: Sender<Event>) -> std::io::Result<()> {
        Ok(())
    }
}

#[cfg(unix)]
mod unix {
    use std::io::{self, ErrorKind, Read as _, stdin};
    use std::os::unix::net::UnixStream;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc::Sender;
    use std::thread;
    use std::time::Duration;

    use crossterm::terminal::disable_raw_mode;
    use rustix::process::{Signal, kill_current_process_group};
    use rustix::termios::tcgetattr;
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::{flag, low_level::pipe};

    use crate::tui::{End, Event};

    /// The time between two looks at the terminal.
    const PAUSE: Duration = Duration::from_millis(500);
    /// How long the program may take to end. An entry that is being written is finished or dropped.
    const PATIENCE: Duration = Duration::from_secs(5);

    /// Whether the terminal of the keyboard is gone.
    pub(in crate::tui) fn is_gone() -> bool {
        tcgetattr(stdin()).is_err()
    }

    /// Stops the whole process group, as the shell does for Ctrl-Z.
    pub(in crate::tui) fn stop() -> io::Result<()> {
        Ok(kill_current_process_group(Signal::TSTP)?)
    }

    /// Starts a thread that sends one event when the program must end. The thread lives as long as the
    /// program. If nothing follows from the event, for example because a stopped terminal takes no output,
    /// the thread ends the program. Acknowledged entries are in the file; any other leaves no trace.
    pub(in crate::tui) fn watch(events: Sender<Event>) -> io::Result<()> {
        let (mut heard, wake) = UnixStream::pair()?;
        heard.set_read_timeout(Some(PAUSE))?;
        let number = Arc::new(AtomicUsize::new(0));
        for (signal, told) in [(SIGHUP, 1), (SIGINT, 2), (SIGTERM, 15)] {
            flag::register_usize(signal, Arc::clone(&number), told)?;
            pipe::register(signal, wake.try_clone()?)?;
        }
        thread::spawn(move || {
            let end = wait(&mut heard, &number);
            log::warn!("ending: {end:?}");
            // Nobody listens after the interface has ended.
            let _ = events.send(Event::Ended(end));
            thread::sleep(PATIENCE);
            log::error!("ended out of order");
            let _ = disable_raw_mode();
            std::process::exit(end.code().into());
        });
        Ok(())
    }

    /// Waits for a signal or the loss of the terminal.
    fn wait(heard: &mut UnixStream, number: &AtomicUsize) -> End {
        loop {
            match heard.read(&mut [0]) {
                Err(error)
                    if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) =>
                {
                    if is_gone() {
                        return End::TerminalGone;
                    }
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Ok(_) | Err(_) => {
                    let signal = number.load(Ordering::SeqCst);
                    return End::Signal(u8::try_from(signal).unwrap_or_default());
                }
            }
        }
    }
}
