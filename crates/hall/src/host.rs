//! The machine that has the club's file serves the hall.
//!
//! One thread has the desk on the file, and decides; another one talks to the machines. So all that a file promises goes on
//! holding: the host is one more desk on it.

mod guard;
mod hall_desk;
mod here;
mod routes;
mod turns;

use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::thread::JoinHandle;

use tokio::sync::oneshot;

use crate::code::Fingerprint;
use crate::desk::DeskError;
use crate::jobs::Jobs;
use crate::listen::Listen;
use crate::passes::{PassFault, Passes};
use hall_desk::HallDesk;
use here::Here;
use routes::Hall;

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
        let failed = |source| HostFault::Port { port: listen.port(), source };
        let listener = listen.bind().map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let (desk, head) = HallDesk::open(file).map_err(HostFault::Desk)?;
        let (jobs, desk) = Jobs::start(desk);
        let hall = Arc::new(Hall::new(file.to_owned(), passes, jobs, head));
        let here = Arc::clone(&hall.here);
        let (stop, stopped) = oneshot::channel();
        let runtime =
            tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(failed)?;
        let serve = std::thread::spawn(move || {
            runtime.block_on(guard::serve(listener, tls, hall, stopped));
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
