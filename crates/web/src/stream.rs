//! Streams of events (server-sent events): an event whenever what a reader sees has changed.

use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::Body;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use bytes::Bytes;
use hyper::body::Frame;
use tokio::sync::{mpsc, watch};

use crate::moment::Moment;

/// The time after which a stream without events says that it is there.
const ALIVE: Duration = Duration::from_secs(20);
/// The time after which a browser whose stream broke opens it again.
const RETRY: &[u8] = b"retry: 1000\n\n";
/// A line that is no event.
const NOTHING: &[u8] = b":\n\n";

/// A part that changes: its mark, and the event that shows it.
pub(crate) type Change = (String, Bytes);

/// Bytes as they come.
struct Lines(mpsc::Receiver<Bytes>);

impl hyper::body::Body for Lines {
    type Data = Bytes;
    type Error = std::convert::Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Self::Error>>> {
        self.0.poll_recv(context).map(|bytes| bytes.map(|bytes| Ok(Frame::data(bytes))))
    }
}

/// A stream for a reader who has seen the part with this mark. `change` is asked again after each moment; none of it ends the
/// stream.
pub(crate) fn stream<C, F>(
    mut moments: watch::Receiver<std::sync::Arc<Moment>>,
    mut seen: String,
    change: C,
) -> Response
where
    C: Fn() -> F + Send + 'static,
    F: Future<Output = Option<Change>> + Send,
{
    let (sender, lines) = mpsc::channel(1);
    tokio::spawn(async move {
        let _ = sender.send(Bytes::from_static(RETRY)).await;
        moments.mark_changed();
        loop {
            let bytes = match tokio::time::timeout(ALIVE, moments.changed()).await {
                Err(_silent) => Bytes::from_static(NOTHING),
                Ok(Err(_ended)) => return,
                Ok(Ok(())) => {
                    moments.mark_unchanged();
                    let Some((mark, event)) = change().await else { return };
                    if mark == seen {
                        continue;
                    }
                    seen = mark;
                    event
                }
            };
            // One event waits at most: a slow reader sees the newest state, not each.
            if sender.send(bytes).await.is_err() {
                return;
            }
        }
    });
    ([(CONTENT_TYPE, "text/event-stream")], Body::new(Lines(lines))).into_response()
}
