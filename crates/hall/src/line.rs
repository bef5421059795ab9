//! The line of a joined machine to the place that keeps the journal: to a host by HTTP over TLS.

use std::fmt::Debug;
use std::io::ErrorKind;
use std::net::{SocketAddr, ToSocketAddrs as _};
use std::sync::Arc;
use std::time::{Duration, Instant};

use bytes::Bytes;
use http_body_util::{BodyExt as _, Full};
use hyper::client::conn::http1::{self, SendRequest};
use hyper::header::{AUTHORIZATION, HOST, HeaderValue};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use rustls::ClientConfig;
use rustls::pki_types::ServerName;
use serde::{Deserialize, Serialize};
use tokio::net::TcpStream;
use tokio::runtime::Runtime;
use tokio_rustls::TlsConnector;

use super::desk::{DeskError, Rights};
use super::journal::News;
use super::journal::verify::Finding;
use super::membership::Membership;
use crate::certificate::{NAME, client};
use crate::club::{Club, Seq};
use crate::code::{Fingerprint, Secret};
use crate::desk::{Appended, LineFault, OpenMatch};
use crate::host::PORT;
use crate::journal::chain::Ledger;
use crate::journal::{Digest, Entry, Identity};
use crate::system::SystemFault;
use crate::wire::{
    APPEND, ATTEND, Answer, CLUB_HEADER, DESK_HEADER, ENTRIES, EPOCH_HEADER, HELLO, LONG_POLL,
    MET_HEADER, MORE_HEADER, OPEN_HEADER, ROUND_TRIP_HEADER, Sent, VERSION, VERSION_HEADER, json,
    news, read,
};

/// The time for a small answer.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);

/// The time for an answer that is not important.
const MOMENT: Duration = Duration::from_secs(2);

/// Bytes of an entry that a host receives in a second, at least.
const PACE: u64 = 1_000_000;

/// The time that a host may take to be reached.
const CONNECT: Duration = Duration::from_secs(3);

/// A line to one host. It sends one request after the other.
#[derive(Debug)]
pub(crate) struct HostLine {
    runtime: Runtime,
    tls: Arc<ClientConfig>,
    address: String,
    secret: Option<Secret>,
    /// The random number of this line's desk.
    desk: String,
    open: Option<SendRequest<Full<Bytes>>>,
    /// The token of the open matches received last.
    met: String,
    /// The fingerprint of the certificate that the host showed.
    seen: Option<Fingerprint>,
    round_trip: Duration,
}

/// An answer that is no fault.
#[derive(Debug)]
pub(crate) struct Answered {
    pub(crate) body: Bytes,
    /// Whether more of the journal follows.
    pub(crate) more: bool,
    open: Vec<OpenMatch>,
    met: String,
}

impl HostLine {
    /// A line that connects at the first request. Without a fingerprint it accepts any host.
    pub(crate) fn new(
        address: &str,
        host: Option<Fingerprint>,
        secret: Option<Secret>,
        desk: String,
    ) -> Result<Self, LineFault> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let tls = client(host).map_err(down)?;
        Ok(Self {
            runtime: runtime.map_err(down)?,
            tls: Arc::new(tls),
            address: address.to_owned(),
            secret,
            desk,
            open: None,
            met: String::new(),
            seen: None,
            round_trip: Duration::ZERO,
        })
    }

    /// The fingerprint of the certificate that the host showed.
    pub(crate) fn seen(&self) -> Option<Fingerprint> {
        self.seen
    }

    /// Sends a request and waits up to `patience` for the answer. A lost connection is opened again.
    pub(crate) fn ask(
        &mut self,
        method: &Method,
        path: &str,
        body: &Bytes,
        known: &Identity,
        patience: Duration,
    ) -> Result<Answered, LineFault> {
        let was_open = self.open.is_some();
        match self.ask_once(method, path, body, known, patience) {
            Err(LineFault::Down(_)) if was_open => {
                self.ask_once(method, path, body, known, patience)
            }
            answered => answered,
        }
    }

    fn ask_once(
        &mut self,
        method: &Method,
        path: &str,
        body: &Bytes,
        known: &Identity,
        patience: Duration,
    ) -> Result<Answered, LineFault> {
        let mut sender = match self.open.take() {
            Some(sender) if !sender.is_closed() => sender,
            _ => self.connect()?,
        };
        let request = self.request(method, path, body.clone(), known);
        let since = Instant::now();
        let talk = async {
            sender.ready().await.map_err(down)?;
            let answer = sender.send_request(request).await.map_err(down)?;
            let (status, headers) = (answer.status(), answer.headers().clone());
            let body = answer.into_body().collect().await.map_err(down)?.to_bytes();
            Ok::<_, LineFault>((status, headers, body))
        };
        let talk = async { tokio::time::timeout(patience, talk).await };
        let answered = self.runtime.block_on(talk);
        let (status, headers, body) = answered.map_err(|_late| late())??;
        self.open = Some(sender);
        if body.len() < 4096 {
            self.round_trip = since.elapsed();
        }
        if status == StatusCode::OK {
            let text = |name| headers.get(name).map(HeaderValue::as_bytes).unwrap_or_default();
            let open = serde_json::from_slice(text(OPEN_HEADER)).unwrap_or_default();
            let met = String::from_utf8_lossy(text(MET_HEADER)).into_owned();
            return Ok(Answered { body, more: text(MORE_HEADER) == b"1", open, met });
        }
        Err(serde_json::from_slice(&body)
            .unwrap_or_else(|_| LineFault::Garbled(status.to_string())))
    }

    fn request(
        &self,
        method: &Method,
        path: &str,
        body: Bytes,
        known: &Identity,
    ) -> Request<Full<Bytes>> {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, NAME)
            .header(VERSION_HEADER, VERSION)
            .header(CLUB_HEADER, &known.club)
            .header(EPOCH_HEADER, known.epoch)
            .header(DESK_HEADER, &self.desk)
            .header(ROUND_TRIP_HEADER, u64::try_from(self.round_trip.as_millis()).unwrap_or(0));
        if let Some(secret) = &self.secret {
            request = request.header(AUTHORIZATION, format!("Bearer {}", secret.to_hex()));
        }
        request.body(Full::new(body)).expect("headers of ASCII")
    }

    fn connect(&mut self) -> Result<SendRequest<Full<Bytes>>, LineFault> {
        let to = resolve(&self.address)?;
        let connector = TlsConnector::from(Arc::clone(&self.tls));
        let name = ServerName::try_from(NAME).expect("a name");
        let connecting = async {
            let stream = TcpStream::connect(to).await.map_err(down)?;
            stream.set_nodelay(true).map_err(down)?;
            let stream = connector.connect(name, stream).await.map_err(|error| {
                let rustls =
                    error.get_ref().and_then(|inner| inner.downcast_ref::<rustls::Error>());
                match rustls {
                    Some(rustls::Error::InvalidCertificate(_)) => LineFault::OtherHost,
                    _ => down(error),
                }
            })?;
            let (_, session) = stream.get_ref();
            let certificate = session.peer_certificates().and_then(<[_]>::first);
            let seen = certificate.map(|certificate| Fingerprint::of(certificate));
            let (sender, connection) =
                http1::handshake(TokioIo::new(stream)).await.map_err(down)?;
            tokio::spawn(async move {
                // The next request reports a lost connection.
                let _ = connection.await;
            });
            Ok::<_, LineFault>((sender, seen))
        };
        let connected =
            self.runtime.block_on(async { tokio::time::timeout(CONNECT, connecting).await });
        let (sender, seen) = connected.map_err(|_late| late())??;
        self.seen = seen;
        Ok(sender)
    }
}

impl Line for HostLine {
    fn hello(&mut self, known: &Identity) -> Result<Welcome, LineFault> {
        let answered = self.ask(&Method::GET, HELLO, &Bytes::new(), known, PATIENCE)?;
        read(&answered.body)
    }

    fn entries(
        &mut self,
        known: &Identity,
        (after, digest): (Seq, &Digest),
        wait: Duration,
    ) -> Result<Part, LineFault> {
        let wait = wait.as_secs().min(LONG_POLL);
        let (after, digest, met) = (after.0, &digest.0, &self.met);
        let path = format!("{ENTRIES}?after={after}&digest={digest}&wait={wait}&met={met}");
        // Longer than the host holds a question, so that a half-open connection is noticed.
        let patience = if wait == 0 { PATIENCE } else { Duration::from_secs(LONG_POLL + 5) };
        let answered = self.ask(&Method::GET, &path, &Bytes::new(), known, patience)?;
        let body = std::str::from_utf8(&answered.body);
        let lines = body.map_err(|error| LineFault::Garbled(error.to_string()))?.lines();
        self.met = answered.met;
        Ok(Part { news: news(lines)?, more: answered.more, open: answered.open })
    }

    fn append(
        &mut self,
        known: &Identity,
        behind: &Ledger,
        entry: &Entry,
        _after: &Club,
    ) -> Result<Appended, LineFault> {
        let sent = Sent { after: behind.last(), digest: behind.head().clone(), entry };
        let body = Bytes::from(json(&sent));
        let length = u64::try_from(body.len()).unwrap_or(u64::MAX);
        let patience = PATIENCE + Duration::from_secs(length / PACE);
        let answered = self.ask(&Method::POST, APPEND, &body, known, patience)?;
        Ok(match read(&answered.body)? {
            Answer::Here { digest } => Appended::Here(digest),
            Answer::Known { seq } => Appended::Known(seq),
            Answer::Moved { lines } if lines.is_empty() => {
                let behind = (behind.last(), behind.head());
                Appended::Moved(self.entries(known, behind, Duration::ZERO)?.news)
            }
            Answer::Moved { lines } => Appended::Moved(news(lines.iter().map(String::as_str))?),
        })
    }

    fn attend(&mut self, known: &Identity, open: Option<&OpenMatch>) -> Result<(), LineFault> {
        let body = Bytes::from(json(&open));
        self.ask(&Method::POST, ATTEND, &body, known, MOMENT).map(drop)
    }
}

/// The address of a host, with the usual port if none is named.
fn resolve(address: &str) -> Result<SocketAddr, LineFault> {
    let named = address.to_socket_addrs().or_else(|_| (address, PORT).to_socket_addrs());
    let mut found = named.map_err(down)?;
    found.next().ok_or_else(|| LineFault::Down(format!("{address} is no address").into()))
}

fn down(error: impl std::error::Error + 'static) -> LineFault {
    LineFault::Down(SystemFault::behind(&error))
}

fn late() -> LineFault {
    LineFault::Down(SystemFault::new(ErrorKind::TimedOut, "no answer in time"))
}

/// Opens a line for a desk that has drawn this number.
pub type OpensLine = fn(&Membership, String) -> Result<Box<dyn Line>, LineFault>;

/// The place's words to a machine that it lets in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Welcome {
    #[serde(flatten)]
    pub identity: Identity,
    /// The name that signs the machine's entries.
    pub desk: String,
    pub rights: Rights,
}

/// Part of a journal.
#[derive(Debug)]
pub struct Part {
    pub news: News,
    /// Whether more follows.
    pub more: bool,
    /// The matches that are open at the desks now.
    pub open: Vec<OpenMatch>,
}

/// A line. Questions go over it one after the other, each with the club and the epoch that are known here.
pub trait Line: Debug + Send {
    /// Asks to be let in.
    fn hello(&mut self, known: &Identity) -> Result<Welcome, LineFault>;

    /// Sees that the place's entries up to one, which this machine has a copy of, are still as they were written.
    fn verify(&mut self, _known: &Identity, _last: Seq) -> Result<(), LineFault> {
        Ok(())
    }

    /// The entries behind one, of which the digest is known; waits so long for some, or for another open match.
    fn entries(
        &mut self,
        known: &Identity,
        behind: (Seq, &Digest),
        wait: Duration,
    ) -> Result<Part, LineFault>;

    /// Appends an entry behind what is known; `after` is the club after it.
    fn append(
        &mut self,
        known: &Identity,
        behind: &Ledger,
        entry: &Entry,
        after: &Club,
    ) -> Result<Appended, LineFault>;

    /// Tells which match is open here, for the other desks to see; a place may have no way to tell them.
    fn attend(&mut self, _known: &Identity, _open: Option<&OpenMatch>) -> Result<(), LineFault> {
        Ok(())
    }

    /// Compares what the place publishes with the club after the journal; a place that is only asked for entries has none.
    fn findings(&mut self, _known: &Identity, _club: &Club) -> Result<Vec<Finding>, DeskError> {
        Err(DeskError::NoFile)
    }

    /// Has the place publish its tables anew.
    fn republish(&mut self, _known: &Identity, _at: &Ledger) -> Result<(), DeskError> {
        Err(DeskError::NoFile)
    }

    /// Gives up the turn that [`Appended::Moved`] gave.
    fn end_turn(&mut self) {}
}
