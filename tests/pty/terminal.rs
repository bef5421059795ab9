//! The real binary in a pseudo-terminal, seen through a terminal emulator.

use std::io::{Read as _, Write};
use std::num::NonZeroU16;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};

/// Long enough for a machine that is busy with other work.
const LIMIT: Duration = Duration::from_secs(20);

/// The bytes by which a program asks for the cursor position.
const ASK: &[u8] = b"\x1b[6n";

/// The bytes that it writes before its first frame.
const SCREENS: &[u8] = b"\x1b[?1049h";

/// A terminal in which the program runs.
pub(crate) struct Terminal {
    screen: Arc<Mutex<vt100::Parser>>,
    keys: Arc<Mutex<Box<dyn Write + Send>>>,
    child: Box<dyn Child + Send + Sync>,
    /// The master side; none once the terminal is gone.
    master: Option<Box<dyn MasterPty + Send>>,
    gone: Arc<AtomicBool>,
    reader: Option<JoinHandle<()>>,
}

impl Terminal {
    /// Starts the program with these arguments, its home in `home`.
    pub(crate) fn start(home: &Path, arguments: &[&str], size: (u16, u16)) -> Self {
        Self::start_with(home, arguments, size, &[])
    }

    /// Starts the program with more environment variables.
    pub(crate) fn start_with(
        home: &Path,
        arguments: &[&str],
        size: (u16, u16),
        more: &[(&str, &str)],
    ) -> Self {
        Self::run(Path::new(env!("CARGO_BIN_EXE_banzuke")), home, arguments, size, more)
    }

    /// Starts any program.
    pub(crate) fn run(
        program: &Path,
        home: &Path,
        arguments: &[&str],
        size: (u16, u16),
        more: &[(&str, &str)],
    ) -> Self {
        Self::answering(program, home, arguments, size, more, 1)
    }

    /// Starts any program in a terminal that draws characters of ambiguous width in this
    /// many columns, as its cursor position shows; with 0 it never reports the cursor.
    pub(crate) fn answering(
        program: &Path,
        home: &Path,
        arguments: &[&str],
        (rows, cols): (u16, u16),
        more: &[(&str, &str)],
        ambiguous: u16,
    ) -> Self {
        let command = Self::command(program, home, arguments, more);
        Self::of(command, (rows, cols), ambiguous)
    }

    /// A program with these arguments, its home in `home`, and more in its environment.
    pub(crate) fn command(
        program: &Path,
        home: &Path,
        arguments: &[&str],
        more: &[(&str, &str)],
    ) -> CommandBuilder {
        let mut command = CommandBuilder::new(program);
        command.args(arguments);
        command.env_clear();
        command.env("TERM", "xterm-256color");
        command.env("TZ", "UTC");
        command.env("HOME", home);
        command.env("BANZUKE_NOW", "2026-11-21T10:00:00Z");
        command.env("BANZUKE_DESK", "front");
        command.env("BANZUKE_CONFIG", home.join("config"));
        for (name, value) in more {
            command.env(name, value);
        }
        command.cwd(home);
        command
    }

    /// Starts a command in a terminal that draws characters of ambiguous width in this many columns.
    pub(crate) fn of(command: CommandBuilder, (rows, cols): (u16, u16), ambiguous: u16) -> Self {
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let child = pair.slave.spawn_command(command).expect("the program starts");
        drop(pair.slave);
        let screen = Arc::new(Mutex::new(vt100::Parser::new(some(rows), some(cols), 0)));
        let mut output = pair.master.try_clone_reader().expect("its output");
        let seen = Arc::clone(&screen);
        let keys = Arc::new(Mutex::new(pair.master.take_writer().expect("its input")));
        let reports = Arc::clone(&keys);
        let gone = Arc::new(AtomicBool::new(false));
        let closed = Arc::clone(&gone);
        let reader = std::thread::spawn(move || {
            let (mut bytes, mut waiting) = ([0; 4096], Vec::new());
            let show = |shown: &[u8]| seen.lock().expect("the screen").process(shown);
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                if closed.load(Ordering::SeqCst) {
                    return;
                }
                waiting.extend_from_slice(&bytes[..count]);
                if let Some(asked) = after(&waiting, ASK) {
                    show(&waiting[..asked]);
                    waiting.drain(..asked);
                    let cursor = seen.lock().expect("the screen").screen().cursor_position();
                    let report = format!("\x1b[{};{}R", cursor.0 + 1, cursor.1 + ambiguous);
                    if ambiguous > 0 {
                        let mut keys = reports.lock().expect("its input");
                        keys.write_all(report.as_bytes()).expect("the program listens");
                        keys.flush().expect("the program listens");
                    }
                }
                // The screen gets whole frames; the output of a shell is none.
                let whole = frames(&waiting);
                show(&waiting[..whole]);
                waiting.drain(..whole);
                let screens = seen.lock().expect("the screen").screen().alternate_screen();
                if !screens && after(&waiting, SCREENS).is_none() {
                    show(&waiting);
                    waiting.clear();
                }
            }
            show(&waiting);
        });
        Self { screen, keys, child, master: Some(pair.master), gone, reader: Some(reader) }
    }

    /// Sends bytes unchanged.
    pub(crate) fn send(&mut self, keys: &str) {
        let mut input = self.keys.lock().expect("its input");
        input.write_all(keys.as_bytes()).expect("the program listens");
        input.flush().expect("the program listens");
    }

    pub(crate) fn resize(&mut self, rows: u16, cols: u16) {
        self.screen.lock().expect("the screen").screen_mut().set_size(some(rows), some(cols));
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        let master = self.master.as_ref().expect("a terminal");
        master.resize(size).expect("resized");
    }

    /// The text on the screen.
    pub(crate) fn text(&self) -> String {
        self.look(vt100::Screen::contents)
    }

    /// A property of the screen.
    pub(crate) fn look<T>(&self, at: impl Fn(&vt100::Screen) -> T) -> T {
        at(self.screen.lock().expect("the screen").screen())
    }

    /// Waits until the screen is as wanted; prints it if it never is.
    #[track_caller]
    pub(crate) fn wait(&self, what: &str, wanted: impl Fn(&str) -> bool) {
        self.wait_until(LIMIT, what, wanted);
    }

    /// Waits for a text that may take long on a busy machine.
    #[track_caller]
    pub(crate) fn wait_patiently_for(&self, text: &str) {
        self.wait_until(LIMIT * 9, text, |screen| screen.contains(text));
    }

    #[track_caller]
    fn wait_until(&self, limit: Duration, what: &str, wanted: impl Fn(&str) -> bool) {
        let start = Instant::now();
        while !wanted(&self.text()) {
            assert!(start.elapsed() < limit, "never came: {what}. The screen:\n{}", self.text());
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    #[track_caller]
    pub(crate) fn wait_for(&self, text: &str) {
        self.wait(text, |screen| screen.contains(text));
    }

    /// The terminal accepts no more output, as after Ctrl-S. `keys` make the
    /// program draw, so that the reader of its output wakes up and stops.
    #[track_caller]
    pub(crate) fn stands_still(&mut self, keys: &str) {
        self.gone.store(true, Ordering::SeqCst);
        self.send(keys);
        self.reader.take().expect("a terminal").join().expect("its output is read");
    }

    /// The terminal accepts no more output, and then disappears like a closed window, with the program in it.
    #[track_caller]
    pub(crate) fn goes_away(&mut self, keys: &str) {
        self.stands_still(keys);
        *self.keys.lock().expect("its input") = Box::new(std::io::sink());
        self.master = None;
    }

    /// Sends the program a signal.
    #[track_caller]
    pub(crate) fn signal(&self, name: &str) {
        let id = self.child.process_id().expect("it runs").to_string();
        let sent = std::process::Command::new("kill").args([name, &id]).status();
        assert!(sent.is_ok_and(|status| status.success()), "{name} could not be sent");
    }

    /// Kills the program at once, as in a power loss.
    #[track_caller]
    pub(crate) fn dies(&mut self) {
        self.signal("-KILL");
        self.exit();
    }

    /// Waits for the program to end, and for the last of its output.
    #[track_caller]
    pub(crate) fn ended(&mut self) -> ExitStatus {
        let status = self.exit();
        self.restored();
        status
    }

    /// Waits for the program to end.
    #[track_caller]
    pub(crate) fn exit(&mut self) -> ExitStatus {
        let start = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("its state") {
                return status;
            }
            assert!(start.elapsed() < LIMIT, "never ended. The screen:\n{}", self.text());
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Waits until the terminal is as it was before the program took it.
    #[track_caller]
    pub(crate) fn restored(&self) {
        let restored = |screen: &vt100::Screen| {
            !screen.alternate_screen()
                && !screen.hide_cursor()
                && screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None
                && !screen.bracketed_paste()
        };
        let start = Instant::now();
        while !self.look(restored) {
            assert!(start.elapsed() < LIMIT, "the terminal is not restored");
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

/// The number of these bytes that are whole frames: each ends with hiding or showing the cursor.
fn frames(bytes: &[u8]) -> usize {
    const CURSOR: &[u8] = b"\x1b[?25";
    let end = CURSOR.len() + 1;
    let last = bytes.windows(end).rposition(|window| window.starts_with(CURSOR));
    last.map_or(0, |start| start + end)
}

/// The place in the bytes after these.
fn after(bytes: &[u8], these: &[u8]) -> Option<usize> {
    let found = bytes.windows(these.len()).position(|window| window == these);
    found.map(|start| start + these.len())
}

fn some(n: u16) -> NonZeroU16 {
    NonZeroU16::new(n).expect("a terminal has rows and columns")
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // A test that failed half way must not leave the program running.
        let _ = self.child.kill();
    }
}
