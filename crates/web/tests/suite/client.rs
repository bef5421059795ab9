//! Requests over a socket, written by hand, so that any can be made.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

/// An answer that never comes fails a test after this.
const PATIENCE: Duration = Duration::from_secs(30);

#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn header(&self, wanted: &str) -> Option<&str> {
        self.headers.iter().find(|(name, _)| name == wanted).map(|(_, value)| value.as_str())
    }

    /// How often it has a header.
    pub(crate) fn count(&self, wanted: &str) -> usize {
        self.headers.iter().filter(|(name, _)| name == wanted).count()
    }
}

/// A request: its first line and further ones, each without its end.
#[derive(Clone, Debug)]
pub(crate) struct Request {
    port: u16,
    first: String,
    headers: Vec<String>,
    body: Vec<u8>,
}

impl Request {
    pub(crate) fn new(port: u16, method: &str, address: &str) -> Self {
        let headers = vec![format!("host: 127.0.0.1:{port}")];
        Self { port, first: format!("{method} {address} HTTP/1.1"), headers, body: Vec::new() }
    }

    pub(crate) fn with(mut self, header: impl Into<String>) -> Self {
        self.headers.push(header.into());
        self
    }

    /// The request under another name of the machine.
    pub(crate) fn named(mut self, host: &str) -> Self {
        self.headers[0] = format!("host: {host}");
        self
    }

    pub(crate) fn form(mut self, body: &str) -> Self {
        self.body = body.as_bytes().to_vec();
        self.with("content-type: application/x-www-form-urlencoded")
            .with(format!("content-length: {}", body.len()))
    }

    fn send(&self) -> TcpStream {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("connected");
        stream.set_read_timeout(Some(PATIENCE)).expect("a time");
        let head = format!("{}\r\n{}\r\n\r\n", self.first, self.headers.join("\r\n"));
        // A server may have enough before all is sent.
        let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(&self.body));
        stream
    }

    pub(crate) fn answer(self) -> Answer {
        let mut stream = self.with("connection: close").send();
        let mut told = Vec::new();
        let _ = stream.read_to_end(&mut told);
        let told = String::from_utf8_lossy(&told).into_owned();
        let (head, body) = told.split_once("\r\n\r\n").unwrap_or((&told, ""));
        let mut lines = head.lines();
        let first = lines.next().unwrap_or_default();
        let status = first.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        let header = |line: &str| {
            let (name, value) = line.split_once(": ")?;
            Some((name.to_lowercase(), value.to_owned()))
        };
        Answer { status, headers: lines.filter_map(header).collect(), body: body.to_owned() }
    }

    /// Opens a stream of events.
    pub(crate) fn events(self) -> Events {
        let mut lines = BufReader::new(self.send());
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            assert!(lines.read_line(&mut head).expect("a head") > 0, "the stream ended: {head}");
        }
        Events { lines, head }
    }
}

/// An open stream.
#[derive(Debug)]
pub(crate) struct Events {
    lines: BufReader<TcpStream>,
    pub(crate) head: String,
}

impl Events {
    /// The next event: its mark and its text. A stream comes in chunks, whose lengths stand on lines of their own.
    pub(crate) fn next(&mut self) -> (String, String) {
        let (mut mark, mut text) = (String::new(), Vec::new());
        loop {
            let mut line = String::new();
            assert!(self.lines.read_line(&mut line).expect("an event in time") > 0, "it ended");
            let line = line.trim_end_matches(['\r', '\n']);
            if let Some(id) = line.strip_prefix("id: ") {
                id.clone_into(&mut mark);
            } else if let Some(data) = line.strip_prefix("data: ") {
                text.push(data.to_owned());
            } else if line.is_empty() && !mark.is_empty() {
                return (mark, text.join("\n"));
            }
        }
    }
}
