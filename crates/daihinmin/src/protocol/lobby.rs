//! Clients that have sent their names and wait for a seat, from one match to the next.

use std::io;
use std::net::TcpListener;
use std::thread;
use std::time::{Duration, Instant};

use super::server::{Client, PAUSE, TO_TELL, connected};
use super::wire::Wire;

/// The most clients that have not sent their names yet.
const MOST: usize = 64;

/// Clients without a seat.
#[derive(Debug, Default)]
pub struct Lobby {
    greeting: Vec<(Wire, Instant)>,
    waiting: Vec<Client>,
}

impl Client {
    /// The name that the client sent.
    pub fn name(&self) -> &str {
        &self.name
    }
}

impl Lobby {
    /// Waits, for `longest` at most, until a client is there whose name `is_it` accepts. Of
    /// several the latest one is taken, since a restarted program is there twice.
    ///
    /// # Errors
    ///
    /// If the listener fails.
    pub fn wait(
        &mut self,
        listener: &TcpListener,
        longest: Duration,
        is_it: impl Fn(&str) -> bool,
    ) -> io::Result<Option<Client>> {
        let until = Instant::now() + longest;
        loop {
            self.look(listener)?;
            if let Some(at) = self.waiting.iter().rposition(|client| is_it(&client.name)) {
                return Ok(Some(self.waiting.remove(at)));
            }
            if Instant::now() >= until {
                return Ok(None);
            }
            thread::sleep(PAUSE);
        }
    }

    /// The names of the clients that wait now, each once and in order.
    ///
    /// # Errors
    ///
    /// If the listener fails.
    pub fn names(&mut self, listener: &TcpListener) -> io::Result<Vec<String>> {
        self.look(listener)?;
        let mut names: Vec<String> =
            self.waiting.iter().map(|client| client.name.clone()).collect();
        names.sort();
        names.dedup();
        Ok(names)
    }

    /// Accepts clients, reads their names, and removes those that are gone.
    fn look(&mut self, listener: &TcpListener) -> io::Result<()> {
        listener.set_nonblocking(true)?;
        while self.greeting.len() < MOST
            && let Some(stream) = connected(listener)?
        {
            stream.set_nonblocking(false)?;
            self.greeting.push((Wire::new(stream, TO_TELL)?, Instant::now()));
        }
        let mut silent = Vec::new();
        for (mut wire, since) in self.greeting.drain(..) {
            match wire.frame_by_now().and_then(|told| told.map(|frame| frame.name()).transpose()) {
                Ok(Some(name)) => self.waiting.push(Client { wire, name }),
                Ok(None) if since.elapsed() < TO_TELL => silent.push((wire, since)),
                // A client that sends nothing, or something else, is dropped.
                Ok(None) | Err(_) => {}
            }
        }
        self.greeting = silent;
        self.waiting.retain(|client| !client.wire.is_closed());
        Ok(())
    }
}
