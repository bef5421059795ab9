//! The server: its threads, and the connections of phones.

use std::io;
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpStream;
use tokio::sync::oneshot;

use super::feed;
use crate::address::Slide;
use crate::codes::Codes;
use crate::desk::DeskError;
use crate::guard::{Headers, Names, Pace};
use crate::listen::{Connection, Connections, Listen};
use crate::moment::SitePainter;
use crate::outside::Environment;
use crate::routes::{Hall, Origin, router};
use crate::system::allow_open_files;
use crate::words::Language;

/// The port for phones unless another is named.
pub const PORT: u16 = 8080;
/// The port of addresses without one.
pub(crate) const USUAL: u16 = 80;

/// The most connections at a time, of one address and in all. All phones
/// behind an access point may have one address, and each keeps a stream open.
const OF_ONE: usize = 3000;
const OF_ALL: usize = 6000;
/// The most files that may be open, for connections and for the rest of the program.
const OPEN_FILES: u64 = 8192;

/// The most requests of a client at once, and in each second after that. A phone asks
/// for five files, and all phones of a hall may have the address of one access point.
const AT_ONCE: f64 = 2000.0;
const A_SECOND: f64 = 300.0;
/// The most wrong codes of a client at once, and in each second after that.
const WRONG: f64 = 10.0;
const WRONG_A_SECOND: f64 = 0.1;

/// The time limit and the most bytes of a request's head.
const HEAD: Duration = Duration::from_secs(20);
const HEAD_BYTES: usize = 16 * 1024;

/// The choices of the desk.
#[derive(Clone, Debug, Default)]
pub struct WebOptions {
    /// The club's name; none for a plain heading.
    pub title: Option<String>,
    /// The desk's language, in which reports are signed.
    pub language: Language,
    /// The slides of the wall, where they are chosen now; they are kept.
    pub wall: Option<Vec<Slide>>,
    /// Whether there is a page for the door, with those who are expected.
    pub door: bool,
    pub outside: Environment,
}

/// Why the pages are not served.
#[derive(Debug, thiserror::Error)]
pub enum WebFault {
    #[error("the club's file cannot be opened")]
    Desk(DeskError),
    #[error("the key of the codes cannot be kept: {0}")]
    Codes(io::Error),
    #[error("nothing can listen on port {port}: {source}")]
    Port { port: u16, source: io::Error },
}

/// The pages at work. They end when this is dropped.
#[derive(Debug)]
pub struct Web {
    address: SocketAddr,
    listen: Listen,
    stop: Option<oneshot::Sender<()>>,
    threads: Vec<JoinHandle<()>>,
}

impl Web {
    /// Serves the pages of a club's file.
    pub fn start(file: &Path, listen: Listen, options: WebOptions) -> Result<Self, WebFault> {
        let failed = |source| WebFault::Port { port: listen.port(), source };
        let listener = listen.bind().map_err(failed)?;
        allow_open_files(OPEN_FILES);
        let address = listener.local_addr().map_err(failed)?;
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .map_err(failed)?;
        let shown = addresses(listen, address.port()).into_iter().next().unwrap_or_default();
        let mut codes = Codes::of(file).map_err(WebFault::Codes)?;
        codes.serve_at(file, &shown).map_err(WebFault::Codes)?;
        if let Some(wall) = &options.wall {
            codes.choose_wall(file, wall.clone()).map_err(WebFault::Codes)?;
        }
        let (moments, jobs, desk) = feed::start(file, options.outside).map_err(WebFault::Desk)?;
        let (painter, paints) = SitePainter::start(moments.clone(), options.title.clone());
        let hall = Arc::new(Hall {
            moments,
            jobs,
            codes,
            wrong: Pace::new(WRONG, WRONG_A_SECOND),
            painter,
            options,
            headers: Headers::new(),
            names: Names::new(),
            pace: Pace::new(AT_ONCE, A_SECOND),
            shown,
        });
        let (stop, stopped) = oneshot::channel();
        let serves = std::thread::spawn(move || {
            runtime.block_on(serve(listener, hall, stopped));
        });
        log::info!("phones: listening on {address}");
        let threads = vec![serves, desk, paints];
        Ok(Self { address, listen, stop: Some(stop), threads })
    }

    /// The port that it listens on.
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// The addresses to be opened on phones.
    pub fn addresses(&self) -> Vec<String> {
        addresses(self.listen, self.port())
    }

    /// Whether it still serves.
    pub fn is_up(&self) -> bool {
        self.threads.iter().all(|thread| !thread.is_finished())
    }
}

fn addresses(listen: Listen, port: u16) -> Vec<String> {
    let hosts = listen.addresses(port, USUAL);
    hosts.into_iter().map(|host| format!("http://{host}/")).collect()
}

impl Drop for Web {
    fn drop(&mut self) {
        // Desk and painter end when nobody can ask them any more.
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}

/// Accepts connections until it is stopped.
async fn serve(listener: TcpListener, hall: Arc<Hall>, stopped: oneshot::Receiver<()>) {
    let listener = match tokio::net::TcpListener::from_std(listener) {
        Ok(listener) => listener,
        Err(error) => {
            log::error!("phones: nothing can listen: {error}");
            return;
        }
    };
    let open = Connections::new(OF_ONE, OF_ALL);
    let router = router(hall);
    let accepting = tokio::spawn(async move {
        loop {
            match listener.accept().await {
                // A connection over the limit is closed at once.
                Ok((stream, from)) => {
                    if let Some(counted) = open.count(from.ip()) {
                        tokio::spawn(connected(stream, router.clone(), counted));
                    }
                }
                Err(error) => {
                    log::warn!("phones: no connection was taken: {error}");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            }
        }
    });
    let _ = stopped.await;
    accepting.abort();
}

async fn connected(stream: TcpStream, router: Router, counted: Connection) {
    let _ = stream.set_nodelay(true);
    let service = TowerToHyperService::new(router.layer(Extension(Origin(counted.from))));
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD).max_buf_size(HEAD_BYTES);
    // A phone may disconnect at any time.
    let _ = http.serve_connection(TokioIo::new(stream), service).await;
}
