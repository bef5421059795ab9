//! A page as it is sent, whole or the part of it that changes.

use std::fmt::Write as _;
use std::ops::Range;
use std::sync::OnceLock;

use bytes::Bytes;
use maud::Markup;

use crate::site::digest;

/// The beginning and the end of a page's changing part.
const MAIN: &str = "<main id=\"content\" data-seen=\"";
const END: &str = "</main>";

#[derive(Clone, Debug)]
pub(crate) struct Page {
    pub(crate) bytes: Bytes,
    pub(crate) kind: &'static str,
    /// A mark of all its bytes.
    pub(crate) etag: String,
    main: Option<Main>,
    /// The changing part as an event, made when the first stream asks.
    event: OnceLock<Option<Bytes>>,
}

/// The changing part.
#[derive(Clone, Debug)]
struct Main {
    /// A mark of its content.
    seen: Range<usize>,
    inside: Range<usize>,
}

impl Page {
    pub(crate) fn new(bytes: impl Into<Bytes>, kind: &'static str) -> Self {
        let bytes = bytes.into();
        let main = if kind == HTML { main(&bytes) } else { None };
        Self {
            etag: format!("\"{:x}\"", digest(&bytes[..])),
            bytes,
            kind,
            main,
            event: OnceLock::new(),
        }
    }

    pub(crate) fn html(markup: Markup) -> Self {
        Self::new(markup.into_string(), HTML)
    }

    /// A file of the site. Its kind follows from the extension.
    pub(crate) fn file(path: &str, bytes: impl Into<Bytes>) -> Self {
        let kind = match path.rsplit_once('.').map(|(_, ending)| ending) {
            Some("html") => HTML,
            Some("css") => "text/css; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some("svg") => "image/svg+xml",
            Some("xml") => "application/atom+xml; charset=utf-8",
            Some("jsonl") => "application/jsonl; charset=utf-8",
            _ => "text/plain; charset=utf-8",
        };
        Self::new(bytes, kind)
    }

    /// The mark of the changing part; none if the page does not change for readers.
    pub(crate) fn seen(&self) -> Option<&str> {
        std::str::from_utf8(self.bytes.get(self.main.as_ref()?.seen.clone())?).ok()
    }

    /// The changing part as an event.
    pub(crate) fn event(&self) -> Option<Bytes> {
        let made = || {
            let inside = self.bytes.get(self.main.as_ref()?.inside.clone())?;
            Some(event(self.seen()?, &String::from_utf8_lossy(inside)))
        };
        self.event.get_or_init(made).clone()
    }
}

pub(crate) const HTML: &str = "text/html; charset=utf-8";

/// An event of a stream, with its mark and a text of any lines.
pub(crate) fn event(id: &str, text: &str) -> Bytes {
    let mut event = format!("id: {id}\n");
    // In a stream a carriage return ends a line, too.
    for line in text.split(['\n', '\r']) {
        let _ = writeln!(event, "data: {line}");
    }
    event.push('\n');
    event.into()
}

fn main(bytes: &[u8]) -> Option<Main> {
    let text = std::str::from_utf8(bytes).ok()?;
    let start = text.find(MAIN)? + MAIN.len();
    let end = start + text.get(start..)?.find("\">")?;
    let inside = end + 2..text.rfind(END)?;
    Some(Main { seen: start..end, inside })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_part_that_changes_is_an_event() {
        let page =
            Page::new("<p>a</p><main id=\"content\" data-seen=\"12\"><p>\nb</p></main>", HTML);
        assert_eq!(page.seen(), Some("12"));
        assert_eq!(page.event().expect("an event"), "id: 12\ndata: <p>\ndata: b</p>\n\n");
        assert_eq!(Page::new("<main id=\"content\">b</main>", HTML).event(), None);
    }
}
