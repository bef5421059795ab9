//! Requests and their answers.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{DefaultBodyLimit, Form, Query, Request, State};
use axum::http::header::{
    ACCEPT_LANGUAGE, CONTENT_TYPE, COOKIE, ETAG, IF_NONE_MATCH, LOCATION, SET_COOKIE, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use axum::{Extension, Router};
use serde::Deserialize;

use super::feed::{Follower, stream};
use crate::address::{Address, Phone, Wanted, language};
use crate::codes::{Codes, Opens};
use crate::domain::number::PlayerId;
use crate::feed::feed;
use crate::guard::{Headers, Names, Pace, is_own};
use crate::host::Jobs;
use crate::moment::{Moment, Moments, SitePainter};
use crate::page::{self, Page};
use crate::pages::{self, Fault, View};
use crate::server::WebOptions;
use crate::serving::Origin;
use crate::words::Language;
use crate::{report, site};

/// The most bytes of a form, and its time limit.
const FORM: usize = 4096;
const PATIENCE: Duration = Duration::from_secs(10);

/// The cookie with the player who owns the phone, and its life: a year in seconds.
const ME: &str = "me";
const YEAR: u32 = 31_536_000;

/// Files of the live pages.
const FILES: [(&str, &[u8]); 2] = [
    ("live.css", include_bytes!("../assets/live.css")),
    ("live.js", include_bytes!("../assets/live.js")),
];

/// The state that all handlers share.
#[derive(Debug)]
pub(crate) struct Hall {
    pub(crate) moments: Moments,
    pub(crate) jobs: Jobs<Follower>,
    pub(crate) codes: Codes,
    /// The limit on wrong codes.
    pub(crate) wrong: Pace,
    pub(crate) painter: SitePainter,
    pub(crate) options: WebOptions,
    pub(crate) headers: Headers,
    pub(crate) names: Names,
    pub(crate) pace: Pace,
    /// The address shown to phones.
    pub(crate) shown: String,
}

/// The phone that asks for a page.
#[derive(Clone, Debug)]
struct Reader {
    from: IpAddr,
    /// Its owner.
    me: Option<PlayerId>,
    /// Its mark in the journal.
    mark: Option<String>,
}

impl Reader {
    fn new(hall: &Hall, from: IpAddr, headers: &HeaderMap) -> Self {
        Self { from, me: remembered(headers), mark: report::mark_of(&hall.codes, headers) }
    }

    /// The address for this phone.
    fn own(&self, address: Address) -> Address {
        match address {
            Address::Player(player, _) => Address::Player(player, self.me == Some(player)),
            Address::Report(code, phone) => {
                Address::Report(code, Phone { mark: self.mark.clone(), ..phone })
            }
            other => other,
        }
    }
}

pub(crate) fn router(hall: Arc<Hall>) -> Router {
    Router::new()
        .route("/", get(|headers: HeaderMap, uri: Uri| async move { to_language(&headers, &uri) }))
        .route("/{lang}/me", get(me).post(choose))
        .route("/{lang}/s/{code}", get(report::show).post(report::send))
        .route("/stream", get(page_stream))
        .route("/feed.json", get(whole_feed))
        .route("/feed", get(feed_stream))
        .route("/{lang}/forget", post(forget))
        .fallback(get(any_page))
        .layer(DefaultBodyLimit::max(FORM))
        .layer(middleware::from_fn_with_state(Arc::clone(&hall), watched))
        .with_state(hall)
}

/// Checks whether a request may be answered, and adds the headers to any answer.
async fn watched(
    State(hall): State<Arc<Hall>>,
    Extension(Origin(from)): Extension<Origin>,
    request: Request,
    next: Next,
) -> Response {
    let language = wanted_language(request.uri(), request.headers());
    let mut response = if !hall.names.are_meant(request.uri(), request.headers()) {
        fault(&hall, language, Fault::ForeignName)
    } else if !hall.pace.allows(from) {
        fault(&hall, language, Fault::TooMany)
    } else {
        match tokio::time::timeout(PATIENCE, next.run(request)).await {
            Ok(response) => in_words(&hall, language, response),
            Err(_slow) => fault(&hall, language, Fault::Busy),
        }
    };
    hall.headers.add(response.headers_mut());
    response
}

/// Replaces an answer of the router that has no text.
fn in_words(hall: &Hall, language: Language, response: Response) -> Response {
    match response.status() {
        StatusCode::METHOD_NOT_ALLOWED => fault(hall, language, Fault::Method),
        StatusCode::PAYLOAD_TOO_LARGE => fault(hall, language, Fault::TooLong),
        StatusCode::UNPROCESSABLE_ENTITY
        | StatusCode::UNSUPPORTED_MEDIA_TYPE
        | StatusCode::BAD_REQUEST => fault(hall, language, Fault::Unreadable),
        _ => response,
    }
}

pub(crate) fn fault(hall: &Hall, language: Language, fault: Fault) -> Response {
    let page = pages::fault(hall.options.title.as_deref(), language.words(), fault);
    let status = StatusCode::from_u16(fault.status()).unwrap_or(StatusCode::BAD_REQUEST);
    (status, [(CONTENT_TYPE, page.kind)], page.bytes).into_response()
}

/// The language of the address, else the browser's.
pub(crate) fn wanted_language(uri: &Uri, headers: &HeaderMap) -> Language {
    let folder = uri.path().split('/').nth(1).unwrap_or_default();
    let of_address = Language::ALL.into_iter().find(|one| one.code() == folder);
    of_address.unwrap_or_else(|| {
        language(headers.get(ACCEPT_LANGUAGE).and_then(|told| told.to_str().ok()).unwrap_or(""))
    })
}

/// Redirects to an address of this machine.
pub(crate) fn see(address: &str) -> Response {
    match HeaderValue::from_str(address) {
        Ok(address) => (StatusCode::SEE_OTHER, [(LOCATION, address)]).into_response(),
        Err(_) => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Redirects an address without a language to the browser's language.
fn to_language(headers: &HeaderMap, uri: &Uri) -> Response {
    let path = if uri.path() == "/" { "/now" } else { uri.path() };
    let query = uri.query().map_or_else(String::new, |query| format!("?{query}"));
    let mut led = see(&format!("/{}{path}{query}", wanted_language(uri, headers).code()));
    led.headers_mut().insert(VARY, HeaderValue::from_static("accept-language"));
    led
}

async fn any_page(
    State(hall): State<Arc<Hall>>,
    Extension(Origin(from)): Extension<Origin>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let path = uri.path();
    let file = || {
        FILES.into_iter().chain(site::FILES).find(|(name, _)| path.strip_prefix('/') == Some(name))
    };
    if let Some((name, bytes)) = file() {
        return answer(&Page::file(name, bytes), &headers);
    }
    if ["/s/", "/player/"].iter().any(|folder| path.starts_with(folder))
        || ["/now", "/me", "/find", "/wall", "/overlay", "/door"].contains(&path)
    {
        return to_language(&headers, &uri);
    }
    let reader = Reader::new(&hall, from, &headers);
    match hall.page(path, uri.query().unwrap_or_default(), &reader).await {
        Ok(page) => answer(&page, &headers),
        Err(why) => fault(&hall, wanted_language(&uri, &headers), why),
    }
}

/// The page, or the answer that the browser has it already.
fn answer(page: &Page, headers: &HeaderMap) -> Response {
    let known = headers.get(IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    let is_known = known.is_some_and(|known| known.split(',').any(|one| one.trim() == page.etag));
    let etag = [(ETAG, page.etag.clone())];
    if is_known {
        return (StatusCode::NOT_MODIFIED, etag).into_response();
    }
    (etag, [(CONTENT_TYPE, page.kind)], page.bytes.clone()).into_response()
}

impl Hall {
    pub(crate) fn moment(&self) -> Arc<Moment> {
        Arc::clone(&self.moments.borrow())
    }

    /// The match or table of a code. After many wrong codes a client must wait, even with a right one.
    pub(crate) fn opens(&self, code: &str, from: IpAddr) -> Result<Opens, Fault> {
        if self.wrong.is_spent(from) {
            return Err(Fault::TooMany);
        }
        let found = self.codes.read(code, self.moment().club(Language::English));
        if found.is_none() && self.wrong.allows(from) && self.wrong.is_spent(from) {
            log::warn!("phones: many wrong codes from {from}");
        }
        found.ok_or(Fault::NoPage)
    }

    async fn page(&self, path: &str, query: &str, reader: &Reader) -> Result<Arc<Page>, Fault> {
        let moment = self.moment();
        let page = match Wanted::read(path, query, &moment.wall).ok_or(Fault::NoPage)? {
            Wanted::Live(Address::Door, _) if !self.options.door => None,
            Wanted::Live(address, language) => {
                if let Address::Report(code, _) = &address {
                    self.opens(code, reader.from)?;
                }
                let make =
                    |address: &Address| pages::page(View::new(&moment, language, self), address);
                moment.page(reader.own(address), language, make)
            }
            Wanted::Site(path) => self.painter.page(&path).await,
        };
        page.ok_or(Fault::NoPage)
    }
}

/// The page of a reader, and the mark of the last part that was seen.
#[derive(Debug, Deserialize)]
struct Seen {
    page: String,
    #[serde(default)]
    seen: String,
}

/// The mark of the last event. A browser sends it when it reopens a broken stream.
const LAST_EVENT: &str = "last-event-id";

async fn page_stream(
    State(hall): State<Arc<Hall>>,
    Extension(Origin(from)): Extension<Origin>,
    headers: HeaderMap,
    Query(Seen { page, seen }): Query<Seen>,
) -> Response {
    let change = {
        let (hall, reader) = (Arc::clone(&hall), Reader::new(&hall, from, &headers));
        move || {
            let (hall, page, reader) = (Arc::clone(&hall), page.clone(), reader.clone());
            async move {
                let (path, query) = page.split_once('?').unwrap_or((&page, ""));
                let page = hall.page(path, query, &reader).await.ok()?;
                Some((page.seen()?.to_owned(), page.event()?))
            }
        }
    };
    // A browser does not reopen a stream that has no content.
    if change().await.is_none() {
        return StatusCode::NO_CONTENT.into_response();
    }
    let last = headers.get(LAST_EVENT).and_then(|last| last.to_str().ok()).map(str::to_owned);
    stream(hall.moments.clone(), last.unwrap_or(seen), change)
}

async fn whole_feed(State(hall): State<Arc<Hall>>, headers: HeaderMap) -> Response {
    answer(&Page::new(feed(&hall.moment()), "application/json"), &headers)
}

async fn feed_stream(State(hall): State<Arc<Hall>>, headers: HeaderMap) -> Response {
    let moments = hall.moments.clone();
    let change = move || {
        let page = Page::new(feed(&hall.moment()), "application/json");
        let mark = page.etag.trim_matches('"').to_owned();
        let event = page::event(&mark, &String::from_utf8_lossy(&page.bytes));
        std::future::ready(Some((mark, event)))
    };
    let last = headers.get(LAST_EVENT).and_then(|last| last.to_str().ok());
    stream(moments, last.unwrap_or_default().to_owned(), change)
}

/// The value of a cookie.
pub(crate) fn told<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
    let mut each = cookies.flat_map(|cookies| cookies.split(';'));
    each.find_map(|one| one.trim().strip_prefix(wanted)?.strip_prefix('='))
}

/// The player that a phone remembers as its owner.
fn remembered(headers: &HeaderMap) -> Option<PlayerId> {
    told(headers, ME)?.parse().ok().map(PlayerId)
}

/// Redirects to the page of the phone's owner, else to the choice of a player.
async fn me(uri: Uri, headers: HeaderMap) -> Response {
    let language = wanted_language(&uri, &headers).code();
    match remembered(&headers) {
        Some(player) => see(&format!("/{language}/player/{}", player.0)),
        None => see(&format!("/{language}/find")),
    }
}

/// The player chosen as the phone's owner.
#[derive(Debug, Deserialize)]
struct Chosen {
    player: u32,
}

async fn choose(
    State(hall): State<Arc<Hall>>,
    uri: Uri,
    headers: HeaderMap,
    Form(Chosen { player }): Form<Chosen>,
) -> Response {
    let language = wanted_language(&uri, &headers);
    if !is_own(&headers) {
        return fault(&hall, language, Fault::Unreadable);
    }
    if !pages::is_shown(hall.moment().club(language), PlayerId(player)) {
        return fault(&hall, language, Fault::NoPage);
    }
    with_cookie(&format!("{player}; Max-Age={YEAR}"), &format!("/{}/me", language.code()))
}

async fn forget(State(hall): State<Arc<Hall>>, uri: Uri, headers: HeaderMap) -> Response {
    let language = wanted_language(&uri, &headers);
    if !is_own(&headers) {
        return fault(&hall, language, Fault::Unreadable);
    }
    with_cookie("; Max-Age=0", &format!("/{}/find", language.code()))
}

fn with_cookie(value: &str, to: &str) -> Response {
    let mut led = see(to);
    set_cookie(&mut led, ME, value);
    led
}

/// Makes a phone keep a value for a year.
pub(crate) fn cookie(answer: &mut Response, name: &str, value: &str) {
    set_cookie(answer, name, &format!("{value}; Max-Age={YEAR}"));
}

fn set_cookie(answer: &mut Response, name: &str, value: &str) {
    let cookie = format!("{name}={value}; Path=/; SameSite=Strict; HttpOnly");
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        answer.headers_mut().append(SET_COOKIE, cookie);
    }
}
