//! The program itself in a pseudo-terminal.

use std::io::{Read as _, Write};
use std::num::NonZeroU16;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// Clock ticks of the system a second, as `/proc` counts.
const TICKS: f64 = 100.0;
/// The bytes that the program writes at the end of each frame.
const CURSOR: &[u8] = b"\x1b[?25";
/// How long a whole screen may take.
const PATIENCE: Duration = Duration::from_mins(1);

/// The path of the program, which `cargo build --release` has put beside the benchmarks.
pub(crate) fn path() -> PathBuf {
    let own = std::env::current_exe().expect("a path");
    let folder = own.parent().and_then(Path::parent).expect("the folder of the build");
    let path = folder.join("banzuke");
    assert!(path.exists(), "build the program first: cargo build --release");
    path
}

/// The program, with somebody who looks and types.
pub(crate) struct Program {
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    /// As long as it is held, the terminal is there.
    _master: Box<dyn MasterPty + Send>,
    screen: Arc<Mutex<vt100::Parser>>,
    frames: Receiver<Instant>,
    started: Instant,
}

/// Memory of the program, in bytes.
#[derive(Clone, Copy)]
pub(crate) struct Memory {
    pub(crate) resident: u64,
    pub(crate) peak: u64,
}

impl Program {
    /// Starts it with its home in `home`, on a terminal of so many rows and columns.
    pub(crate) fn start(home: &Path, arguments: &[&str], (rows, cols): (u16, u16)) -> Self {
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(path());
        command.args(arguments);
        command.env_clear();
        command.env("TERM", "xterm-256color");
        command.env("HOME", home);
        command.cwd(home);
        let mut output = pair.master.try_clone_reader().expect("its output");
        let keys = pair.master.take_writer().expect("its input");
        let started = Instant::now();
        let child = pair.slave.spawn_command(command).expect("the program starts");
        drop(pair.slave);
        let some = |n| NonZeroU16::new(n).expect("not empty");
        let screen = Arc::new(Mutex::new(vt100::Parser::new(some(rows), some(cols), 0)));
        let seen = Arc::clone(&screen);
        let (sender, frames) = mpsc::channel();
        std::thread::spawn(move || {
            let mut bytes = vec![0; 65_536];
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                let bytes = &bytes[..count];
                seen.lock().expect("the screen").process(bytes);
                if bytes.windows(CURSOR.len()).any(|window| window == CURSOR) {
                    let _ = sender.send(Instant::now());
                }
            }
        });
        Self { child, keys, _master: pair.master, screen, frames, started }
    }

    /// Waits for the first whole frame: the footer is drawn last, and help is the last word of it.
    pub(crate) fn first_frame(&self) -> Duration {
        loop {
            let drawn = self.frames.recv_timeout(PATIENCE).expect("a frame");
            if self.text().trim_end().ends_with("? help") {
                return drawn - self.started;
            }
        }
    }

    /// The text on the screen.
    pub(crate) fn text(&self) -> String {
        self.screen.lock().expect("the screen").screen().contents()
    }

    /// Types bytes as they are.
    pub(crate) fn send(&mut self, bytes: &[u8]) {
        self.keys.write_all(bytes).expect("it listens");
        self.keys.flush().expect("it listens");
    }

    /// Types bytes, and measures the time to the frame after it; none where nothing is drawn for so long.
    pub(crate) fn answer(&mut self, bytes: &[u8], patience: Duration) -> Option<Duration> {
        while self.frames.try_recv().is_ok() {}
        let since = Instant::now();
        self.send(bytes);
        let drawn = self.frames.recv_timeout(patience).ok()?;
        Some(drawn.saturating_duration_since(since))
    }

    /// Seconds of the processors that it has used, in its own code and in the system's.
    pub(crate) fn used(&self) -> f64 {
        let told = self.told("stat");
        let after = told.rsplit(')').next().expect("the name stands in brackets");
        let ticks = after.split_whitespace().skip(11).take(2);
        ticks.map(|ticks| ticks.parse::<f64>().expect("a number")).sum::<f64>() / TICKS
    }

    /// The memory that it holds now, and the most that it ever held.
    pub(crate) fn memory(&self) -> Memory {
        let told = self.told("status");
        let bytes = |field: &str| {
            let line = told.lines().find(|line| line.starts_with(field)).expect("Linux tells");
            let kilobytes = line.split_whitespace().nth(1).expect("a number");
            kilobytes.parse::<u64>().expect("a number") * 1024
        };
        Memory { resident: bytes("VmRSS:"), peak: bytes("VmHWM:") }
    }

    fn told(&self, of: &str) -> String {
        let id = self.child.process_id().expect("it runs");
        std::fs::read_to_string(format!("/proc/{id}/{of}")).expect("Linux tells")
    }

    /// Leaves it.
    pub(crate) fn end(mut self) {
        self.send(b"\x03");
        assert!(self.child.wait().expect("it ends").success(), "it ends well");
    }
}
