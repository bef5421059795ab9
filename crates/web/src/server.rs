//! The server: its threads, and the connections of phones.

use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpStream;

use super::feed;
use crate::address::Slide;
use crate::codes::Codes;
use crate::desk::DeskError;
use crate::guard::{Headers, Names, Pace};
use crate::listen::{Connections, Listen};
use crate::moment::SitePainter;
use crate::outside::Environment;
use crate::routes::{Hall, router};
use crate::serving::{Server, answer};
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

/// The time limit of a request's head.
const HEAD: Duration = Duration::from_secs(20);

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
    server: Server,
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
        let router = router(hall);
        let connected =
            move |stream: TcpStream, counted| answer(stream, router.clone(), counted, HEAD);
        let open = Connections::new(OF_ONE, OF_ALL);
        let served = (runtime, listener);
        let server = Server::start("phones", served, open, connected, [desk, paints]);
        log::info!("phones: listening on {address}");
        Ok(Self { address, listen, server })
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
        self.server.is_up()
    }
}

fn addresses(listen: Listen, port: u16) -> Vec<String> {
    let hosts = listen.addresses(port, USUAL);
    hosts.into_iter().map(|host| format!("http://{host}/")).collect()
}
