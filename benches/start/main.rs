//! The program itself in a pseudo-terminal: how long it takes from its start to the first whole frame, and what it costs
//! to look at a screen on which nothing happens.
//!
//! `cargo bench --bench start`; figures are printed, since one start is one sample.

#[path = "../speed/events.rs"]
mod events;

use std::io::{Read as _, Write as _};
use std::num::NonZeroU16;
use std::path::Path;
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use events::{Entries, file, journal};
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

const ROWS: u16 = 60;
const COLUMNS: u16 = 200;
/// How long nothing is done.
const IDLE: Duration = Duration::from_secs(30);
/// Clock ticks of the system a second, as `/proc` counts.
const TICKS: f64 = 100.0;

struct Program {
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    drawn: Receiver<Instant>,
    started: Instant,
}

impl Program {
    fn start(home: &Path, arguments: &[&str]) -> Self {
        let size = PtySize { rows: ROWS, cols: COLUMNS, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_banzuke"));
        command.args(arguments);
        command.env_clear();
        command.env("TERM", "xterm-256color");
        command.env("HOME", home);
        command.cwd(home);
        let mut output = pair.master.try_clone_reader().expect("its output");
        let started = Instant::now();
        let child = pair.slave.spawn_command(command).expect("the program starts");
        drop(pair.slave);
        let (sender, drawn) = mpsc::channel();
        std::thread::spawn(move || {
            let size = |n| NonZeroU16::new(n).expect("not empty");
            let mut screen = vt100::Parser::new(size(ROWS), size(COLUMNS), 0);
            let mut bytes = vec![0; 65_536];
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                screen.process(&bytes[..count]);
                // The footer is drawn last, and help is the last word of it.
                if screen.screen().contents().trim_end().ends_with("? help") {
                    let _ = sender.send(Instant::now());
                }
            }
        });
        Self { child, master: pair.master, drawn, started }
    }

    fn first_frame(&self) -> Duration {
        let drawn = self.drawn.recv_timeout(Duration::from_mins(1)).expect("a frame");
        drawn - self.started
    }

    /// Seconds of the processors that it has used, in its own code and in the system's.
    fn used(&self) -> f64 {
        let id = self.child.process_id().expect("it runs");
        let told = std::fs::read_to_string(format!("/proc/{id}/stat")).expect("Linux tells");
        let after = told.rsplit(')').next().expect("the name stands in brackets");
        let ticks = after.split_whitespace().skip(11).take(2);
        ticks.map(|ticks| ticks.parse::<f64>().expect("a number")).sum::<f64>() / TICKS
    }

    fn end(mut self) {
        let mut keys = self.master.take_writer().expect("its input");
        keys.write_all(b"\x03").expect("it listens");
        self.child.wait().expect("it ends");
    }
}

#[expect(clippy::print_stdout, reason = "what a benchmark is for")]
fn starts(name: &str, home: &Path, arguments: &[&str], times: usize) {
    let mut taken: Vec<Duration> = (0..times)
        .map(|_| {
            let program = Program::start(home, arguments);
            let taken = program.first_frame();
            program.end();
            taken
        })
        .collect();
    taken.sort();
    println!(
        "start to first frame, {name}: best {:?}, median {:?} of {times}",
        taken[0],
        taken[times / 2]
    );
}

#[expect(clippy::print_stdout, reason = "what a benchmark is for")]
fn idles(name: &str, home: &Path, arguments: &[&str]) {
    let program = Program::start(home, arguments);
    program.first_frame();
    // What is looked for beside the drawing is over by then.
    std::thread::sleep(Duration::from_secs(5));
    let (before, since) = (program.used(), Instant::now());
    std::thread::sleep(IDLE);
    let share = (program.used() - before) / since.elapsed().as_secs_f64();
    println!("idle, {name}: {:.2} % of one processor over {IDLE:?}", share * 100.0);
    program.end();
}

fn main() {
    // `cargo test --benches` only wants to see it build.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let home = folder.path();
    starts("sample event", home, &["demo"], 20);
    for (name, entries) in [("one entry each", Entries::OneEach), ("as imported", Entries::Few)] {
        let path = home.join(format!("{name}.db"));
        drop(file(&path, &journal(1_000, 100_000, entries)));
        let path = path.to_string_lossy().into_owned();
        starts(&format!("100,000 matches, {name}"), home, &["--db", &path], 5);
        idles(&format!("100,000 matches, {name}"), home, &["--db", &path]);
    }
    idles("sample event", home, &["demo"]);
}
