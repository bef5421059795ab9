//! The machine that has the club's file serves the hall.
//!
//! One thread has the desk on the file, and decides; another one talks to the machines. So all that a file promises goes on
//! holding: the host is one more desk on it.
//!
//! Whose turn it is to append.
//!
//! Over a long line, a desk that was told what came first has decided again only a round trip later; a desk nearby would
//! be faster every time. So its turn is kept for that long, and the others wait in the order in which they came.

mod hall_desk;
mod routes;

use std::collections::{BTreeMap, HashMap};
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use axum::Router;
use tokio::net::TcpStream;
use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard, oneshot};
use tokio_rustls::TlsAcceptor;

use super::listen::{Connection, Connections};
use crate::code::Fingerprint;
use crate::desk::{Desk, DeskError, Followed};
use crate::listen::Listen;
use crate::passes::{PassFault, Passes};
use crate::serving::{Server, answer};
use hall_desk::HallDesk;
use routes::{Hall, router};

/// The port that a host listens on unless another is named.
pub const PORT: u16 = 4649;

/// Why no host was started.
#[derive(Debug, thiserror::Error)]
pub enum HostFault {
    #[error("the club's file cannot be opened")]
    Desk(DeskError),
    #[error(transparent)]
    Passes(#[from] PassFault),
    #[error("nothing can listen on port {port}: {source}")]
    Port { port: u16, source: io::Error },
    #[error("the certificate cannot be used: {0}")]
    Certificate(String),
    /// Another machine took over with this epoch.
    #[error("another machine took over this club (epoch {0})")]
    Displaced(u64),
}

/// A host at work. It ends when it is dropped.
#[derive(Debug)]
pub struct Host {
    address: SocketAddr,
    listen: Listen,
    fingerprint: Fingerprint,
    here: Arc<Here>,
    server: Server,
}

impl Host {
    /// Serves a club's file.
    pub fn start(file: &Path, listen: Listen) -> Result<Self, HostFault> {
        let passes = Passes::of(file)?;
        if let Some(epoch) = passes.displaced_by {
            return Err(HostFault::Displaced(epoch));
        }
        let unusable = |error: rustls::Error| HostFault::Certificate(error.to_string());
        let tls = TlsAcceptor::from(Arc::new(passes.certificate.server().map_err(unusable)?));
        let fingerprint = passes.certificate.fingerprint().map_err(unusable)?;
        let failed = |source| HostFault::Port { port: listen.port(), source };
        let listener = listen.bind().map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let (desk, head) = HallDesk::open(file).map_err(HostFault::Desk)?;
        let (jobs, desk) = Jobs::start(desk);
        let hall = Arc::new(Hall::new(file.to_owned(), passes, jobs, head));
        let here = Arc::clone(&hall.here);
        let runtime =
            tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(failed)?;
        let router = router(hall);
        let connected =
            move |stream, counted| connected(stream, tls.clone(), router.clone(), counted);
        let open = Connections::new(OF_ONE, OF_ALL);
        let server = Server::start("hall", (runtime, listener), open, connected, [desk]);
        log::info!("hall: listening on {address}");
        Ok(Self { address, listen, fingerprint, here, server })
    }

    /// The port that it listens on.
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// The addresses at which machines join, as they are typed: the usual port goes without saying.
    pub fn addresses(&self) -> Vec<String> {
        self.listen.addresses(self.port(), PORT)
    }

    /// The names of the machines that listen to it now.
    pub fn machines(&self) -> Vec<String> {
        self.here.names()
    }

    pub fn fingerprint(&self) -> Fingerprint {
        self.fingerprint
    }

    /// Whether it still serves: it ends by itself only where its desk broke.
    pub fn is_up(&self) -> bool {
        self.server.is_up()
    }
}

/// A machine still counts as present for this time after an answer: its next question follows.
const BETWEEN: Duration = Duration::from_secs(3);

/// The held questions of each machine, and when the last one ended.
#[derive(Debug, Default)]
struct Here(Mutex<BTreeMap<String, (usize, Instant)>>);

/// A held question.
struct Listens(Arc<Here>, String);

impl Here {
    fn open(&self) -> MutexGuard<'_, BTreeMap<String, (usize, Instant)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a question of a machine while it is held.
    fn listens(self: &Arc<Self>, name: &str) -> Listens {
        self.open().entry(name.to_owned()).or_insert_with(|| (0, Instant::now())).0 += 1;
        Listens(Arc::clone(self), name.to_owned())
    }

    fn names(&self) -> Vec<String> {
        let mut open = self.open();
        open.retain(|_, (held, last)| *held > 0 || last.elapsed() < BETWEEN);
        open.keys().cloned().collect()
    }
}

impl Drop for Listens {
    fn drop(&mut self) {
        if let Some((held, last)) = self.0.open().get_mut(&self.1) {
            (*held, *last) = (held.saturating_sub(1), Instant::now());
        }
    }
}

/// The longest and the shortest time for which a turn is kept, whatever a machine reports about its line.
const LONGEST: Duration = Duration::from_millis(400);
const SHORTEST: Duration = Duration::from_millis(30);

type Turn = OwnedMutexGuard<()>;

#[derive(Debug, Default)]
struct Turns {
    /// Tokio's lock is fair.
    lock: Arc<AsyncMutex<()>>,
    kept: Mutex<Kept>,
}

#[derive(Debug, Default)]
struct Kept {
    /// The desk whose turn is kept.
    turn: Option<(String, Turn)>,
    /// Counts kept turns, so that the end of one does not end the next.
    number: u64,
}

impl Turns {
    /// Waits for a turn.
    async fn enter(&self, desk: &str) -> Turn {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner).take(desk);
        match kept {
            Some(turn) => turn,
            None => Arc::clone(&self.lock).lock_owned().await,
        }
    }

    /// Keeps a turn for a desk that must decide again.
    fn keep(self: &Arc<Self>, desk: String, turn: Turn, round_trip: Duration) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.number += 1;
        kept.turn = Some((desk, turn));
        let (number, turns) = (kept.number, Arc::clone(self));
        tokio::spawn(async move {
            tokio::time::sleep((round_trip * 3 / 2).clamp(SHORTEST, LONGEST)).await;
            let mut kept = turns.kept.lock().unwrap_or_else(PoisonError::into_inner);
            if kept.number == number {
                kept.turn = None;
            }
        });
    }
}

impl Kept {
    fn take(&mut self, desk: &str) -> Option<Turn> {
        let (_, turn) = self.turn.take_if(|(of, _)| of == desk)?;
        Some(turn)
    }
}

/// The most connections at a time, of one address and in all.
const OF_ONE: usize = 64;
const OF_ALL: usize = 512;

/// The time limits for a handshake and for the head of a request.
const HANDSHAKE: Duration = Duration::from_secs(5);
const HEAD: Duration = Duration::from_secs(40);

/// After so many wrong codes an address must wait, for this time.
const TRIES: u32 = 10;
const LOCKED: Duration = Duration::from_mins(1);

/// Wrong codes, by address.
#[derive(Debug, Default)]
struct Wrong(HashMap<IpAddr, (u32, Instant)>);

impl Wrong {
    /// Whether an address must wait.
    fn locked(&mut self, from: IpAddr) -> bool {
        self.0.retain(|_, (_, last)| last.elapsed() < LOCKED);
        self.0.get(&from).is_some_and(|(tries, _)| *tries >= TRIES)
    }

    fn count(&mut self, from: IpAddr) {
        let (tries, last) = self.0.entry(from).or_insert_with(|| (0, Instant::now()));
        *tries += 1;
        *last = Instant::now();
    }
}

/// Talks to a machine, once it has shown that it trusts the certificate.
async fn connected(stream: TcpStream, tls: TlsAcceptor, router: Router, counted: Connection) {
    let Ok(Ok(stream)) = tokio::time::timeout(HANDSHAKE, tls.accept(stream)).await else { return };
    answer(stream, router, counted, HEAD).await;
}

/// The time between two looks for entries of other desks on this machine.
const PAUSE: Duration = Duration::from_millis(10);
/// The time after which the file itself is read.
const REST: Duration = Duration::from_millis(500);

/// Work for the desk's thread.
type Job<W> = Box<dyn FnOnce(&mut W) + Send>;

/// A desk, and what is made of what it hears.
pub trait Worker: Send + Sized + 'static {
    fn desk(&mut self) -> &mut Desk;

    /// Takes what a look brought.
    fn heard(&mut self, heard: Result<Followed, DeskError>);

    /// Does what is due after each job and each pause.
    fn pass(&mut self) {}
}

/// A desk's thread, as the handlers of requests reach it. It ends when the last of these is dropped.
#[derive(Debug)]
pub struct Jobs<W>(Sender<Job<W>>);

impl<W: Worker> Jobs<W> {
    pub fn start(worker: W) -> (Self, JoinHandle<()>) {
        let (jobs, asked) = mpsc::channel();
        (Self(jobs), std::thread::spawn(move || work(worker, &asked)))
    }

    /// Has something done at the desk; none where it has ended.
    pub async fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut W) -> T + Send + 'static,
    ) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        let job: Job<W> = Box::new(|worker| {
            // The caller may be gone.
            let _ = answer.send(work(worker));
        });
        self.0.send(job).ok()?;
        answered.await.ok()
    }
}

fn work<W: Worker>(mut worker: W, asked: &Receiver<Job<W>>) {
    let mut looked = Instant::now();
    loop {
        match asked.recv_timeout(PAUSE) {
            Ok(job) => job(&mut worker),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return,
        }
        // If looking fails, `hear` reports it.
        let is_quiet = matches!(worker.desk().wait(Duration::ZERO), Ok(false));
        if !is_quiet || looked.elapsed() >= REST {
            let heard = worker.desk().hear();
            worker.heard(heard);
            looked = Instant::now();
        }
        worker.pass();
    }
}
