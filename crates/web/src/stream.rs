//! Streams of events (server-sent events): an event whenever what a reader sees has changed.

use std::convert::Infallible;
use std::future::ready;
use std::time::Duration;

use axum::body::Body;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use bytes::Bytes;
use futures_util::StreamExt as _;
use futures_util::stream;

use crate::moment::Moments;

/// The time after which a stream without events says that it is there.
const ALIVE: Duration = Duration::from_secs(20);
/// The time after which a browser whose stream broke opens it again.
const RETRY: &[u8] = b"retry: 1000\n\n";
/// A line that is no event.
const NOTHING: &[u8] = b":\n\n";

/// A part that changes: its mark, and the event that shows it.
pub(crate) type Change = (String, Bytes);

/// A stream for a reader who has seen the part with this mark. `change` is asked again after each moment; none of it ends the
/// stream.
pub(crate) fn stream<C, F>(mut moments: Moments, seen: String, change: C) -> Response
where
    C: Fn() -> F + Send + 'static,
    F: Future<Output = Option<Change>> + Send,
{
    moments.mark_changed();
    // A reader who takes nothing is asked for nothing: a slow one sees the newest state, not each.
    let next = |(mut moments, mut seen, change): (Moments, _, C)| async move {
        let bytes = loop {
            match tokio::time::timeout(ALIVE, moments.changed()).await {
                Err(_silent) => break Bytes::from_static(NOTHING),
                Ok(Err(_ended)) => return None,
                Ok(Ok(())) => moments.mark_unchanged(),
            }
            let (mark, event) = change().await?;
            if mark != seen {
                seen = mark;
                break event;
            }
        };
        Some((bytes, (moments, seen, change)))
    };
    let events = stream::once(ready(Bytes::from_static(RETRY)));
    let events = events.chain(stream::unfold((moments, seen, change), next));
    let body = Body::from_stream(events.map(Ok::<_, Infallible>));
    ([(CONTENT_TYPE, "text/event-stream")], body).into_response()
}
