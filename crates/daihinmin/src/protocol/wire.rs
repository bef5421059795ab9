//! A connection for tables and numbers, with a time limit.

use std::io::{self, ErrorKind, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use super::{Fault, Frame};

/// Room for several tables.
const BUFFER: usize = 8 * Frame::BYTES;

/// One end of a connection. Written data is sent with the next [`flush`](Self::flush) or read.
#[derive(Debug)]
pub(super) struct Wire {
    stream: TcpStream,
    /// The time limit for reading or writing a whole table.
    patience: Duration,
    out: Vec<u8>,
    /// The received bytes that are not read yet.
    ahead: Vec<u8>,
}

impl Wire {
    pub(super) fn new(stream: TcpStream, patience: Duration) -> io::Result<Self> {
        // A match is only short questions and answers, which must not be delayed.
        stream.set_nodelay(true)?;
        stream.set_write_timeout(Some(patience))?;
        Ok(Self { stream, patience, out: Vec::new(), ahead: Vec::new() })
    }

    /// The address of the other end.
    pub(super) fn address(&self) -> Option<SocketAddr> {
        self.stream.peer_addr().ok()
    }

    pub(super) fn be_patient(&mut self, patience: Duration) {
        self.patience = patience;
    }

    pub(super) fn put(&mut self, frame: &Frame) {
        frame.write(&mut self.out);
    }

    pub(super) fn put_number(&mut self, number: u32) {
        self.out.extend(number.to_be_bytes());
    }

    pub(super) fn flush(&mut self) -> Result<(), Fault> {
        let sent = self.stream.write_all(&self.out);
        self.out.clear();
        sent.map_err(|error| Fault::of(&error, self.patience))
    }

    pub(super) fn frame(&mut self) -> Result<Frame, Fault> {
        self.take().map(|bytes| Frame::from_bytes(&bytes))
    }

    /// The next table, if it has arrived completely.
    pub(super) fn frame_by_now(&mut self) -> Result<Option<Frame>, Fault> {
        let mut buffer = [0; BUFFER];
        let mut look = || {
            self.stream.set_nonblocking(true)?;
            let read = self.stream.read(&mut buffer);
            self.stream.set_nonblocking(false)?;
            read
        };
        match look() {
            Ok(0) => return Err(Fault::of(&ErrorKind::UnexpectedEof.into(), self.patience)),
            Ok(bytes) => self.ahead.extend_from_slice(&buffer[..bytes]),
            Err(error)
                if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::Interrupted) => {}
            Err(error) => return Err(Fault::of(&error, self.patience)),
        }
        if self.ahead.len() < Frame::BYTES { Ok(None) } else { self.frame().map(Some) }
    }

    pub(super) fn number(&mut self) -> Result<u32, Fault> {
        self.take().map(u32::from_be_bytes)
    }

    /// Whether the other end is known to have closed the connection.
    pub(super) fn is_closed(&self) -> bool {
        let look = || -> io::Result<bool> {
            self.stream.set_nonblocking(true)?;
            let seen = self.stream.peek(&mut [0]);
            self.stream.set_nonblocking(false)?;
            match seen {
                Ok(bytes) => Ok(bytes == 0),
                Err(error) => Ok(error.kind() != ErrorKind::WouldBlock),
            }
        };
        look().unwrap_or(true)
    }

    fn take<const N: usize>(&mut self) -> Result<[u8; N], Fault> {
        self.flush()?;
        let until = Instant::now() + self.patience;
        while self.ahead.len() < N {
            self.fill(until).map_err(|error| Fault::of(&error, self.patience))?;
        }
        let mut taken = [0; N];
        for (to, from) in taken.iter_mut().zip(self.ahead.drain(..N)) {
            *to = from;
        }
        Ok(taken)
    }

    /// Reads the received bytes, and waits for some until then: a
    /// sender of single bytes has no more time than others.
    fn fill(&mut self, until: Instant) -> io::Result<()> {
        let left = until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(ErrorKind::TimedOut.into());
        }
        self.stream.set_read_timeout(Some(left))?;
        let mut buffer = [0; BUFFER];
        match self.stream.read(&mut buffer) {
            Ok(0) => Err(ErrorKind::UnexpectedEof.into()),
            Ok(bytes) => {
                self.ahead.extend_from_slice(&buffer[..bytes]);
                Ok(())
            }
            Err(error) if error.kind() == ErrorKind::Interrupted => Ok(()),
            Err(error) => Err(error),
        }
    }
}
