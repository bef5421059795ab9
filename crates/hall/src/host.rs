//! The machine that has the club's file serves the hall.
//!
//! One thread has the desk on the file, and decides; another one talks to the machines. So all that a file promises goes on
//! holding: the host is one more desk on it.

mod guard;
mod hall_desk;
mod here;
mod routes;
mod turns;

use std::collections::BTreeSet;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, UdpSocket};
use std::path::Path;
use std::sync::Arc;
use std::thread::JoinHandle;

use tokio::sync::oneshot;

use crate::code::Fingerprint;
use crate::desk::DeskError;
use crate::passes::{PassFault, Passes};
use guard::Guard;
use hall_desk::HallDesk;
use here::Here;
use routes::Hall;

/// The port that a host listens on unless another is named.
pub const PORT: u16 = 4649;

/// The machines that a host listens to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listen {
    /// Programs of this machine alone.
    Here(u16),
    /// All that reach it.
    Network(u16),
}

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
    #[error("another machine took over with epoch {0}")]
    Displaced(u64),
}

/// A host at work. It ends when it is dropped.
#[derive(Debug)]
pub struct Host {
    address: SocketAddr,
    listen: Listen,
    fingerprint: Fingerprint,
    here: Arc<Here>,
    stop: Option<oneshot::Sender<()>>,
    threads: Vec<JoinHandle<()>>,
}

impl Host {
    /// Serves a club's file.
    pub fn start(file: &Path, listen: Listen) -> Result<Self, HostFault> {
        let passes = Passes::of(file)?;
        if let Some(epoch) = passes.displaced_by() {
            return Err(HostFault::Displaced(epoch));
        }
        let unusable = |error: rustls::Error| HostFault::Certificate(error.to_string());
        let tls = Arc::new(passes.certificate().server().map_err(unusable)?);
        let fingerprint = passes.certificate().fingerprint().map_err(unusable)?;
        let (on, port) = match listen {
            Listen::Here(port) => (Ipv4Addr::LOCALHOST, port),
            Listen::Network(port) => (Ipv4Addr::UNSPECIFIED, port),
        };
        let failed = |source| HostFault::Port { port, source };
        let listener = TcpListener::bind((on, port)).map_err(failed)?;
        listener.set_nonblocking(true).map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let (jobs, desk) = HallDesk::start(file).map_err(HostFault::Desk)?;
        let hall = Arc::new(Hall::new(file.to_owned(), passes, jobs));
        let here = Arc::clone(&hall.here);
        let (stop, stopped) = oneshot::channel();
        let runtime =
            tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(failed)?;
        let serve = std::thread::spawn(move || {
            runtime.block_on(guard::serve(listener, tls, hall, Guard::default(), stopped));
        });
        log::info!("hall: listening on {address}");
        Ok(Self {
            address,
            listen,
            fingerprint,
            here,
            stop: Some(stop),
            threads: vec![serve, desk],
        })
    }

    /// The port that it listens on.
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// The addresses at which machines join, as they are typed: the usual port goes without saying.
    pub fn addresses(&self) -> Vec<String> {
        let hosts = match self.listen {
            Listen::Here(_) => BTreeSet::from([IpAddr::from(Ipv4Addr::LOCALHOST)]),
            Listen::Network(_) => own_addresses(),
        };
        let typed = |host| match self.port() {
            PORT => IpAddr::to_string(&host),
            port => SocketAddr::new(host, port).to_string(),
        };
        hosts.into_iter().map(typed).collect()
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
        self.threads.iter().all(|thread| !thread.is_finished())
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}

/// The addresses of this machine in private networks, and in the one that leads outside. Nothing is sent: the system says
/// by which address it would.
pub fn own_addresses() -> BTreeSet<IpAddr> {
    let far = ["192.168.255.254:9", "10.255.255.254:9", "172.31.255.254:9", "192.0.2.1:9"];
    let from = |to: &&str| {
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
        socket.connect(*to).ok()?;
        Some(socket.local_addr().ok()?.ip())
    };
    let found: BTreeSet<IpAddr> =
        far.iter().filter_map(from).filter(|found| !found.is_unspecified()).collect();
    if found.is_empty() { BTreeSet::from([IpAddr::from(Ipv4Addr::LOCALHOST)]) } else { found }
}
