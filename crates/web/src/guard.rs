//! Limits of requests, and the headers of every answer.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Uri};
use data_encoding::BASE64;
use sha2::{Digest as _, Sha256};

use crate::drawing::stylesheet;
use crate::outside::machine;

/// The most clients that are remembered.
const CLIENTS: usize = 4096;

/// The names of this machine, besides its addresses.
#[derive(Debug)]
pub(crate) struct Names(Vec<String>);

impl Names {
    pub(crate) fn new() -> Self {
        let machine = machine().to_lowercase();
        Self(vec!["localhost".to_owned(), format!("{machine}.local"), machine])
    }

    /// Whether a request names this machine. A page of another site whose name leads here is refused.
    pub(crate) fn are_meant(&self, uri: &Uri, headers: &HeaderMap) -> bool {
        let asked = headers.get(HOST).and_then(|host| host.to_str().ok());
        let whole = uri.authority().map(axum::http::uri::Authority::as_str);
        asked.is_some_and(|host| self.has(host)) && whole.is_none_or(|host| self.has(host))
    }

    fn has(&self, host: &str) -> bool {
        let bare = match host.strip_prefix('[') {
            Some(rest) => rest.split(']').next(),
            None => host.split(':').next(),
        };
        bare.is_some_and(|name| {
            name.parse::<IpAddr>().is_ok() || self.0.contains(&name.to_lowercase())
        })
    }
}

/// Whether a form comes from a page of this machine, if the browser says so.
pub(crate) fn is_own(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Some(host) = headers.get(HOST).and_then(|host| host.to_str().ok()) else { return false };
    origin.to_str().is_ok_and(|origin| origin == format!("http://{host}"))
}

/// A limit on what each client may do in a time.
#[derive(Debug)]
pub(crate) struct Pace {
    at_once: f64,
    a_second: f64,
    clients: Mutex<HashMap<IpAddr, (f64, Instant)>>,
}

impl Pace {
    pub(crate) fn new(at_once: f64, a_second: f64) -> Self {
        Self { at_once, a_second, clients: Mutex::default() }
    }

    fn left(&self, (left, last): (f64, Instant), now: Instant) -> f64 {
        (left + (now - last).as_secs_f64() * self.a_second).min(self.at_once)
    }

    /// Whether a client may do it now. If so, it is counted.
    pub(crate) fn allows(&self, from: IpAddr) -> bool {
        let mut clients = self.clients.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        if clients.len() >= CLIENTS {
            clients.retain(|_, known| self.left(*known, now) < self.at_once);
        }
        let known = clients.entry(from).or_insert((self.at_once, now));
        let left = self.left(*known, now);
        let is_allowed = left >= 1.0;
        *known = (if is_allowed { left - 1.0 } else { left }, now);
        is_allowed
    }

    /// Whether a client has used up its limit.
    pub(crate) fn is_spent(&self, from: IpAddr) -> bool {
        let clients = self.clients.lock().unwrap_or_else(PoisonError::into_inner);
        clients.get(&from).is_some_and(|known| self.left(*known, Instant::now()) < 1.0)
    }
}

/// The headers of every answer.
#[derive(Clone, Debug)]
pub(crate) struct Headers(Vec<(HeaderName, HeaderValue)>);

impl Headers {
    pub(crate) fn new() -> Self {
        // Drawings contain this style. The policy allows no other style in a page.
        let style = BASE64.encode(&Sha256::digest(stylesheet()));
        let policy = format!(
            "default-src 'none'; style-src 'self' 'sha256-{style}'; script-src 'self'; \
             img-src 'self' data:; connect-src 'self'; form-action 'self'; \
             frame-ancestors 'none'; base-uri 'none'"
        );
        let value = HeaderValue::from_static;
        let policy = HeaderValue::from_str(&policy).unwrap_or_else(|_| value("default-src 'none'"));
        Self(vec![
            (CONTENT_SECURITY_POLICY, policy),
            (X_CONTENT_TYPE_OPTIONS, value("nosniff")),
            // With `no-referrer` a browser would hide even from us which page a form comes from.
            (REFERRER_POLICY, value("same-origin")),
            (X_FRAME_OPTIONS, value("DENY")),
            (HeaderName::from_static("cross-origin-resource-policy"), value("same-origin")),
            (HeaderName::from_static("cross-origin-opener-policy"), value("same-origin")),
            // A browser asks each time whether its page is the newest.
            (CACHE_CONTROL, value("no-cache")),
        ])
    }

    pub(crate) fn add(&self, headers: &mut HeaderMap) {
        headers.extend(self.0.iter().cloned());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_foreign_name_is_none_of_this_machine() {
        let names = Names(vec!["localhost".to_owned(), "desk.local".to_owned()]);
        for own in ["127.0.0.1", "192.168.1.5:8080", "[::1]:8080", "LOCALHOST:80", "desk.local"] {
            assert!(names.has(own), "{own}");
        }
        for foreign in ["", "evil.example", "127.0.0.1.evil.example", "localhost.evil", "[evil]"] {
            assert!(!names.has(foreign), "{foreign}");
        }
    }

    #[test]
    fn a_client_that_asks_too_often_waits_and_others_do_not() {
        let pace = Pace::new(600.0, 200.0);
        let [one, other] = [[10, 0, 0, 1], [10, 0, 0, 2]].map(IpAddr::from);
        // Faster than a second's worth could come back.
        let allowed = (0..100_000).filter(|_| pace.allows(one)).count();
        assert!((600..100_000).contains(&allowed), "{allowed}");
        assert!(pace.allows(other));
    }
}
