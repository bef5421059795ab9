//! Connections, and what they may cost.

use std::collections::HashMap;
use std::net::{IpAddr, TcpListener};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Extension;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use rustls::ServerConfig;
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio_rustls::TlsAcceptor;

use super::routes::{Hall, Origin, router};
use crate::listen::{Connection, Connections};

/// Connections at a time, of one address and of all.
const OF_ONE: usize = 64;
const OF_ALL: usize = 512;

/// The time for a handshake, and for the head of a request.
const HANDSHAKE: Duration = Duration::from_secs(5);
const HEAD: Duration = Duration::from_secs(40);
/// Bytes of a request's head, at most.
const HEAD_BYTES: usize = 16 * 1024;

/// Wrong codes after which an address waits, and how long.
const TRIES: u32 = 10;
const LOCKED: Duration = Duration::from_mins(1);

/// Wrong codes, by address.
#[derive(Debug, Default)]
pub(super) struct Wrong(HashMap<IpAddr, (u32, Instant)>);

impl Wrong {
    /// Whether an address must wait.
    pub(super) fn locked(&mut self, from: IpAddr) -> bool {
        self.0.retain(|_, (_, last)| last.elapsed() < LOCKED);
        self.0.get(&from).is_some_and(|(tries, _)| *tries >= TRIES)
    }

    pub(super) fn count(&mut self, from: IpAddr) {
        let (tries, last) = self.0.entry(from).or_insert_with(|| (0, Instant::now()));
        *tries += 1;
        *last = Instant::now();
    }
}

/// Serves until it is stopped.
pub(super) async fn serve(
    listener: TcpListener,
    tls: Arc<ServerConfig>,
    hall: Arc<Hall>,
    stopped: oneshot::Receiver<()>,
) {
    let listener = match tokio::net::TcpListener::from_std(listener) {
        Ok(listener) => listener,
        Err(error) => {
            log::error!("hall: nothing can listen: {error}");
            return;
        }
    };
    let tls = TlsAcceptor::from(tls);
    let open = Connections::new(OF_ONE, OF_ALL);
    let accepting = tokio::spawn(async move {
        loop {
            match listener.accept().await {
                Ok((stream, from)) => {
                    // One too many is closed at once.
                    if let Some(counted) = open.count(from.ip()) {
                        tokio::spawn(connected(stream, tls.clone(), Arc::clone(&hall), counted));
                    }
                }
                Err(error) => {
                    // Too many files are open, or a connection was gone before it was taken.
                    log::warn!("hall: no connection was taken: {error}");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            }
        }
    });
    // Dropped without a word, the host ends too.
    let _ = stopped.await;
    accepting.abort();
}

async fn connected(stream: TcpStream, tls: TlsAcceptor, hall: Arc<Hall>, counted: Connection) {
    let _ = stream.set_nodelay(true);
    let from = Origin(counted.from);
    let Ok(Ok(stream)) = tokio::time::timeout(HANDSHAKE, tls.accept(stream)).await else { return };
    let service = TowerToHyperService::new(router(hall).layer(Extension(from)));
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD).max_buf_size(HEAD_BYTES);
    // A machine may go away at any time.
    let _ = http.serve_connection(TokioIo::new(stream), service).await;
}
