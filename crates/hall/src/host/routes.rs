//! The questions of machines and their answers.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime};

use axum::body::Body;
use axum::extract::{Query, Request, State};
use axum::http::header::AUTHORIZATION;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Router};
use bytes::Bytes;
use http_body_util::BodyExt as _;
use tokio::sync::watch;

use super::hall_desk::{HallDesk, Head, Open, Part};
use super::{Here, Jobs, Turns, Wrong};
use crate::club::Seq;
use crate::code::Secret;
use crate::desk::{LineFault, OpenMatch, Rights, Role};
use crate::journal::{Digest, Entry};
use crate::line::Welcome;
use crate::outside::Environment;
use crate::passes::{Pass, PassFault, Passes, WrongCodes};
use crate::serving::Origin;
use crate::system::SystemFault;
use crate::wire::{
    self, APPEND, ATTEND, Answer, Asked, CLUB_HEADER, DESK_HEADER, ENTRIES, EPOCH_HEADER, HELLO,
    LONG_POLL, MET_HEADER, MORE_HEADER, OPEN_HEADER, PAIR, Paired, Pairing, ROUND_TRIP_HEADER,
    Sent, VERSION, VERSION_HEADER, json,
};

/// The most bytes of an entry: of a chief, who may import much, and of others.
const CHIEFS_ENTRY: usize = 512_000_000;
const ENTRY: usize = 1_000_000;
const SMALL: usize = 1_000;

/// A body without progress for this time is dropped.
const PATIENCE: Duration = Duration::from_secs(10);

/// The state of all handlers.
#[derive(Debug)]
pub(super) struct Hall {
    file: PathBuf,
    passes: Mutex<Known>,
    jobs: Jobs<HallDesk>,
    head: watch::Receiver<Head>,
    turns: Arc<Turns>,
    pub(super) here: Arc<Here>,
    /// The machines that gave wrong codes.
    pub(super) wrong: Mutex<Wrong>,
    wrong_short: Mutex<WrongCodes>,
}

/// The passes, and the time of the file that they were read from.
#[derive(Debug)]
struct Known {
    passes: Passes,
    written: Option<SystemTime>,
}

impl Hall {
    pub(super) fn new(
        file: PathBuf,
        passes: Passes,
        jobs: Jobs<HallDesk>,
        head: watch::Receiver<Head>,
    ) -> Self {
        let passes = Mutex::new(Known { passes, written: written(&file) });
        let (turns, here, wrong, wrong_short) = Default::default();
        Self { file, passes, jobs, head, turns, here, wrong, wrong_short }
    }

    /// Does work at the desk.
    async fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut HallDesk) -> Result<T, LineFault> + Send + 'static,
    ) -> Result<T, LineFault> {
        let gone = || LineFault::Down("the host's desk has ended".to_owned().into());
        self.jobs.ask(work).await.ok_or_else(gone)?
    }

    /// The pass of a secret. Passes made or revoked by another program take effect at once.
    fn admit(&self, secret: &Secret) -> Option<Pass> {
        let mut known = self.passes.lock().unwrap_or_else(PoisonError::into_inner);
        let now = written(&self.file);
        if now != known.written
            && let Ok(passes) = Passes::of(&self.file)
        {
            *known = Known { passes, written: now };
        }
        known.passes.admit(secret).cloned()
    }

    /// The pass of a request, or the reason why it is refused.
    async fn let_in(&self, headers: &HeaderMap, from: Origin) -> Result<Pass, LineFault> {
        version(headers)?;
        let given = text(headers, AUTHORIZATION.as_str());
        let secret =
            given.and_then(|given| given.strip_prefix("Bearer ")).and_then(Secret::from_hex);
        let Some(pass) = secret.and_then(|secret| self.admit(&secret)) else {
            let mut wrong = self.wrong.lock().unwrap_or_else(PoisonError::into_inner);
            if wrong.locked(from.0) {
                return Err(LineFault::Locked);
            }
            wrong.count(from.0);
            log::warn!("hall: a wrong code from {}", from.0);
            return Err(LineFault::NotLetIn);
        };
        self.is_the_one(headers).await?;
        Ok(pass)
    }

    /// Checks that no other machine has taken over, as far as the asking machine knows.
    async fn is_the_one(&self, headers: &HeaderMap) -> Result<(), LineFault> {
        let here = self.ask(HallDesk::identity).await?;
        let club = text(headers, CLUB_HEADER).is_some_and(|club| club == here.club);
        let seen: u64 =
            text(headers, EPOCH_HEADER).and_then(|epoch| epoch.parse().ok()).unwrap_or(0);
        if club && seen > here.epoch && Passes::displace(&self.file, seen).is_ok() {
            log::error!("hall: another machine took over this club (epoch {seen})");
        }
        let noted = self.passes.lock().unwrap_or_else(PoisonError::into_inner).passes.displaced_by;
        match noted.max((club && seen > here.epoch).then_some(seen)) {
            Some(known) => Err(LineFault::Displaced { host: here.epoch, known }),
            None => Ok(()),
        }
    }
}

fn written(file: &Path) -> Option<SystemTime> {
    std::fs::metadata(Passes::path(file)).and_then(|found| found.modified()).ok()
}

fn version(headers: &HeaderMap) -> Result<(), LineFault> {
    let here = text(headers, VERSION_HEADER).and_then(|version| version.parse().ok()).unwrap_or(0);
    if here == VERSION { Ok(()) } else { Err(LineFault::Version { host: VERSION, here }) }
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

/// A fault as a response with its status.
struct Failed(LineFault);

impl From<LineFault> for Failed {
    fn from(fault: LineFault) -> Self {
        Self(fault)
    }
}

impl IntoResponse for Failed {
    fn into_response(self) -> Response {
        let status = match self.0 {
            LineFault::NotLetIn => StatusCode::UNAUTHORIZED,
            LineFault::NotAllowed(_) => StatusCode::FORBIDDEN,
            LineFault::Locked => StatusCode::TOO_MANY_REQUESTS,
            LineFault::Version { .. } => StatusCode::UPGRADE_REQUIRED,
            LineFault::Displaced { .. } | LineFault::OtherJournal | LineFault::OtherClub => {
                StatusCode::GONE
            }
            LineFault::OtherOperation | LineFault::Refused(_) => StatusCode::CONFLICT,
            LineFault::Garbled(_) | LineFault::Newer(_) => StatusCode::BAD_REQUEST,
            // A host has no other faults.
            _ => StatusCode::SERVICE_UNAVAILABLE,
        };
        (status, json(&self.0)).into_response()
    }
}

/// The host, and the address that a request came from: every request has both.
type Host = State<Arc<Hall>>;
type Caller = Extension<Origin>;

pub(super) fn router(hall: Arc<Hall>) -> Router {
    Router::new()
        .route(HELLO, get(hello))
        .route(ENTRIES, get(entries))
        .route(APPEND, post(append))
        .route(PAIR, post(pair))
        .route(ATTEND, post(attend))
        .with_state(hall)
}

async fn hello(hall: Host, Extension(from): Caller, headers: HeaderMap) -> Result<Vec<u8>, Failed> {
    let pass = hall.let_in(&headers, from).await?;
    let identity = hall.ask(HallDesk::identity).await?;
    log::info!("hall: {} is here from {}", pass.name, from.0);
    Ok(json(&Welcome { identity, desk: pass.name, rights: pass.rights }))
}

async fn entries(
    hall: Host,
    Extension(from): Caller,
    headers: HeaderMap,
    Query(asked): Query<Asked>,
) -> Result<Response, Failed> {
    let pass = hall.let_in(&headers, from).await?;
    let (after, digest) = (Seq(asked.after), Digest(asked.digest));
    let mut head = hall.head.clone();
    let until = Duration::from_secs(asked.wait.min(LONG_POLL));
    let is_behind =
        |head: &Head| (head.last, &head.digest) != (after, &digest) || head.open.token != asked.met;
    let _listens = (!until.is_zero()).then(|| hall.here.listens(&pass.name));
    // The host may be ending, so the wait has a limit.
    let _ = tokio::time::timeout(until, head.wait_for(is_behind)).await;
    // The pass may have been revoked meanwhile.
    let pass = if until.is_zero() { pass } else { hall.let_in(&headers, from).await? };
    let rights = pass.rights;
    let part = hall.ask(move |desk| desk.entries(after, &digest, &rights)).await?;
    let open = Arc::clone(&head.borrow().open);
    Ok(lines(&part, &open))
}

fn lines(part: &Part, open: &Open) -> Response {
    let more = if part.more { "1" } else { "0" };
    let headers = [
        (MORE_HEADER, more.as_bytes()),
        (OPEN_HEADER, &open.told),
        (MET_HEADER, open.token.as_bytes()),
    ];
    // JSON without line feeds fits in a header.
    let headers = headers.map(|(name, text)| (name, HeaderValue::from_bytes(text)));
    let headers = headers.into_iter().filter_map(|(name, text)| {
        Some((HeaderName::from_static(name), text.ok().filter(|text| !text.is_empty())?))
    });
    (headers.collect::<HeaderMap>(), part.lines.join("\n")).into_response()
}

/// Notes which match is open at a machine's desk.
async fn attend(hall: Host, Extension(from): Caller, request: Request) -> Result<(), Failed> {
    let headers = request.headers().clone();
    let Pass { name, rights, .. } = hall.let_in(&headers, from).await?;
    if rights.role == Role::Viewer {
        return Err(LineFault::NotAllowed(rights).into());
    }
    let open: Option<OpenMatch> = wire::read(&read(request.into_body(), SMALL).await?)?;
    let line = format!("{name}/{}", text(&headers, DESK_HEADER).unwrap_or_default());
    let by = |by: String| format!("{name}/{by}");
    let open = open.map(|open| OpenMatch { by: by(open.by), desk: name.clone(), ..open });
    let note = move |desk: &mut HallDesk| {
        desk.attend(line, open);
        Ok(())
    };
    Ok(hall.ask(note).await?)
}

async fn append(hall: Host, Extension(from): Caller, request: Request) -> Result<Vec<u8>, Failed> {
    let headers = request.headers().clone();
    let pass = hall.let_in(&headers, from).await?;
    let Pass { name, rights, .. } = pass;
    let most = if rights.role == Role::Chief { CHIEFS_ENTRY } else { ENTRY };
    let body = read(request.into_body(), most).await?;
    let sent = sent(&body, &name, &rights)?;
    drop(body);
    let desk = text(&headers, DESK_HEADER).unwrap_or(&name).to_owned();
    let turn = hall.turns.enter(&desk).await;
    let answer = hall.ask(move |desk| desk.append(sent, &rights)).await?;
    if matches!(answer, Answer::Moved { .. }) {
        let trip = text(&headers, ROUND_TRIP_HEADER).and_then(|trip| trip.parse().ok());
        hall.turns.keep(desk, turn, Duration::from_millis(trip.unwrap_or(0)));
    }
    Ok(json(&answer))
}

/// An entry that was sent, signed by the machine that sent it.
fn sent(body: &[u8], name: &str, rights: &Rights) -> Result<Sent<Entry>, LineFault> {
    let Sent { after, digest, entry }: Sent<serde_json::Value> = wire::read(body)?;
    let entry = Entry::from_line(&entry.to_string())?;
    if entry.desk != name {
        return Err(LineFault::NotAllowed(rights.clone()));
    }
    Ok(Sent { after, digest, entry })
}

async fn pair(hall: Host, Extension(from): Caller, request: Request) -> Result<Vec<u8>, Failed> {
    version(request.headers())?;
    if hall.wrong.lock().unwrap_or_else(PoisonError::into_inner).locked(from.0) {
        return Err(LineFault::Locked.into());
    }
    let body = read(request.into_body(), SMALL).await?;
    let Pairing { proof } = wire::read(&body)?;
    let failed = |error: PassFault| LineFault::Down(SystemFault::behind(&error));
    let paired = Passes::pair(&hall.file, &proof, Environment::default().now()).map_err(failed)?;
    if let Some(secret) = paired {
        return Ok(json(&Paired { secret: secret.to_hex() }));
    }
    hall.wrong.lock().unwrap_or_else(PoisonError::into_inner).count(from.0);
    let mut short = hall.wrong_short.lock().unwrap_or_else(PoisonError::into_inner);
    short.count(&hall.file).map_err(failed)?;
    Err(LineFault::NotLetIn.into())
}

/// Reads a body of at most `most` bytes that arrives steadily.
async fn read(mut body: Body, most: usize) -> Result<Bytes, LineFault> {
    let mut read = Vec::new();
    loop {
        let frame = tokio::time::timeout(PATIENCE, body.frame()).await;
        let frame =
            frame.map_err(|_late| LineFault::Garbled("the body does not come".to_owned()))?;
        let Some(frame) = frame else { return Ok(read.into()) };
        let frame = frame.map_err(|error| LineFault::Garbled(error.to_string()))?;
        if let Ok(data) = frame.into_data() {
            if read.len() + data.len() > most {
                return Err(LineFault::Garbled(format!("the body has more than {most} bytes")));
            }
            read.extend_from_slice(&data);
        }
    }
}
