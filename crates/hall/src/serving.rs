//! A server of this machine: its threads, and the connections that it takes.

use std::net::{IpAddr, TcpListener};
use std::thread::JoinHandle;
use std::time::Duration;

use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

use super::listen::{Connection, Connections};

/// The most bytes of a request's head.
const HEAD_BYTES: usize = 16 * 1024;

/// The address that a request came from.
#[derive(Clone, Copy, Debug)]
pub struct Origin(pub IpAddr);

/// A server at work. It ends when it is dropped.
#[derive(Debug)]
pub struct Server {
    stop: Option<oneshot::Sender<()>>,
    threads: Vec<JoinHandle<()>>,
}

impl Server {
    /// Has `connected` talk over each connection. The threads `behind` it end when it asks them no more; `name` stands in
    /// the log.
    pub fn start<F: Future<Output = ()> + Send + 'static>(
        name: &'static str,
        (runtime, listener): (Runtime, TcpListener),
        open: Connections,
        connected: impl Fn(TcpStream, Connection) -> F + Send + 'static,
        behind: impl IntoIterator<Item = JoinHandle<()>>,
    ) -> Self {
        let (stop, stopped) = oneshot::channel();
        let serves = std::thread::spawn(move || {
            runtime.block_on(serve(name, listener, open, connected, stopped));
        });
        Self { stop: Some(stop), threads: std::iter::once(serves).chain(behind).collect() }
    }

    /// Whether it still serves: it ends by itself only where one of its threads broke.
    pub fn is_up(&self) -> bool {
        self.threads.iter().all(|thread| !thread.is_finished())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}

/// Accepts connections until it is stopped.
async fn serve<F: Future<Output = ()> + Send + 'static>(
    name: &'static str,
    listener: TcpListener,
    open: Connections,
    connected: impl Fn(TcpStream, Connection) -> F + Send + 'static,
    stopped: oneshot::Receiver<()>,
) {
    let listener = match tokio::net::TcpListener::from_std(listener) {
        Ok(listener) => listener,
        Err(error) => {
            log::error!("{name}: nothing can listen: {error}");
            return;
        }
    };
    let accepting = tokio::spawn(async move {
        loop {
            match listener.accept().await {
                // A connection over the limit is closed at once.
                Ok((stream, from)) => {
                    if let Some(counted) = open.count(from.ip()) {
                        let _ = stream.set_nodelay(true);
                        tokio::spawn(connected(stream, counted));
                    }
                }
                Err(error) => {
                    // Too many files are open, or the connection ended before it was accepted.
                    log::warn!("{name}: no connection was taken: {error}");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            }
        }
    });
    // The sender may also be dropped; that stops the server too.
    let _ = stopped.await;
    accepting.abort();
}

/// Answers the requests of a connection, which counts so long. The head of each must arrive within `head`.
pub async fn answer(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    router: Router,
    counted: Connection,
    head: Duration,
) {
    let service = TowerToHyperService::new(router.layer(Extension(Origin(counted.from))));
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(head).max_buf_size(HEAD_BYTES);
    // The client may disconnect at any time.
    let _ = http.serve_connection(TokioIo::new(stream), service).await;
}
