//! A line that can be cut, slowed down, halved, and robbed of its answers.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use std::time::{Duration, Instant};

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Mode {
    Through,
    /// Connections end, and none begins.
    Cut,
    /// Nothing arrives, and nobody is told.
    Silent,
    /// Questions arrive; the connection ends before the answer.
    LosesAnswers,
    /// Everything takes so long, each way.
    Slow(Duration),
}

pub(crate) struct Proxy {
    pub(crate) address: String,
    mode: Arc<Mutex<Mode>>,
}

impl Proxy {
    pub(crate) fn to(host: String) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address").to_string();
        let mode = Arc::new(Mutex::new(Mode::Through));
        let known = Arc::clone(&mode);
        thread::spawn(move || {
            for here in listener.incoming().flatten() {
                let now = *known.lock().expect("a mode");
                if now == Mode::Cut {
                    continue;
                }
                let Ok(there) = TcpStream::connect(&host) else { continue };
                let _ = (here.set_nodelay(true), there.set_nodelay(true));
                carry(&here, &there, &known, false);
                carry(&there, &here, &known, true);
            }
        });
        Self { address, mode }
    }

    pub(crate) fn set(&self, mode: Mode) {
        *self.mode.lock().expect("a mode") = mode;
    }
}

fn carry(from: &TcpStream, to: &TcpStream, mode: &Arc<Mutex<Mode>>, is_answer: bool) {
    let (mut from, mut to) = (from.try_clone().expect("cloned"), to.try_clone().expect("cloned"));
    let mode = Arc::clone(mode);
    from.set_read_timeout(Some(Duration::from_millis(20))).expect("a timeout");
    // A long line holds many parts at a time: each is late, and none waits for another.
    let (send, arriving) = mpsc::channel::<(Instant, Vec<u8>)>();
    let both = (from.try_clone().expect("cloned"), to.try_clone().expect("cloned"));
    thread::spawn(move || {
        for (due, part) in arriving {
            thread::sleep(due.saturating_duration_since(Instant::now()));
            if to.write_all(&part).is_err() {
                break;
            }
        }
        let _ = (both.0.shutdown(Shutdown::Both), both.1.shutdown(Shutdown::Both));
    });
    thread::spawn(move || {
        let mut bytes = [0; 16_384];
        loop {
            let now = || *mode.lock().expect("a mode");
            if now() == Mode::Cut {
                break;
            }
            let length = match from.read(&mut bytes) {
                Ok(0) => break,
                Ok(length) => length,
                Err(error)
                    if matches!(
                        error.kind(),
                        std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut
                    ) =>
                {
                    continue;
                }
                Err(_) => break,
            };
            let late = match now() {
                Mode::Silent => continue,
                Mode::LosesAnswers if is_answer => break,
                Mode::Slow(time) => time,
                _ => Duration::ZERO,
            };
            if send.send((Instant::now() + late, bytes[..length].to_vec())).is_err() {
                break;
            }
        }
    });
}
