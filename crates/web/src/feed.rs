//! Calls, the queue and the newest results for other programs. `docs/FEED.md` says what each field means. A stream tells
//! whenever it has changed.

use std::convert::Infallible;
use std::future::ready;
use std::path::Path;
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use axum::body::Body;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use bytes::Bytes;
use chrono::{DateTime, Utc};
use futures_util::StreamExt as _;
use serde::Serialize;
use tokio::sync::watch;

use super::club::question::floor::Where;
use super::club::report::Report;
use super::codes::wall;
use super::desk::{Desk, DeskError, Followed, Stamp};
use super::host::{Jobs, Worker};
use super::journal::OpId;
use super::journal::store::Missing;
use super::moment::{Moments, Record};
use super::outside::Environment;
use crate::club::question::display::Obstacle;
use crate::club::question::floor::Queued;
use crate::club::tournament::Venue;
use crate::club::{Club, Place, Seq, Tournament};
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::domain::score::{Outcome, Side};
use crate::moment::Moment;
use crate::pages::fixtures::{self, Ended, playing, results};
use crate::pages::is_shown;
use crate::words::Language;

/// The version of the feed. It changes when a field gets another meaning.
const FORM: u32 = 1;
/// The most results.
const RESULTS: usize = 20;

#[derive(Debug, Serialize)]
struct Feed {
    form: u32,
    /// The last entry of the journal.
    entry: Seq,
    playing: Vec<Playing>,
    next: Vec<Next>,
    results: Vec<Ending>,
}

/// A player. Hidden players have no name.
#[derive(Debug, Serialize)]
struct Person {
    number: String,
    name: Option<String>,
}

#[derive(Debug, Serialize)]
struct Fixed {
    event: u32,
    event_name: String,
    r#match: MatchNo,
    round: Option<String>,
    players: Vec<Person>,
}

#[derive(Debug, Serialize)]
struct Playing {
    table: Option<String>,
    pod: Option<u32>,
    #[serde(flatten)]
    fixed: Fixed,
    called: Option<DateTime<Utc>>,
    started: Option<DateTime<Utc>>,
}

#[derive(Debug, Serialize)]
struct Next {
    #[serde(flatten)]
    fixed: Fixed,
    why_not: Option<&'static str>,
    not_before: Option<DateTime<Utc>>,
}

#[derive(Debug, Serialize)]
struct Ending {
    #[serde(flatten)]
    fixed: Fixed,
    at: Option<DateTime<Utc>>,
    /// Games that the players won, of a match of two that was played.
    games: Option<[u32; 2]>,
    /// Games that the players began with, where one of them had a head start.
    start: Option<[u32; 2]>,
    /// The place of the winner among the players, from 0.
    winner: Option<usize>,
    /// Places in a game of a pod, in the order of the players.
    places: Option<Vec<u32>>,
}

pub(crate) fn feed(moment: &Moment) -> Vec<u8> {
    let club = moment.club(Language::English);
    let results = results(club, moment.today);
    let feed = Feed {
        form: FORM,
        entry: moment.record.last(),
        playing: playing(club).into_iter().map(|one| at_table(moment, club, one)).collect(),
        next: moment.queue.iter().filter_map(|one| queued(club, one)).collect(),
        results: results.into_iter().take(RESULTS).map(|one| ended(moment, club, one)).collect(),
    };
    serde_json::to_vec_pretty(&feed).unwrap_or_default()
}

fn people(club: &Club, players: impl IntoIterator<Item = PlayerId>) -> Vec<Person> {
    let person = |player| {
        let today = club.registry().today(player);
        let known = club.player(today).filter(|_| is_shown(club, today));
        Person { number: today.to_string(), name: known.map(|one| one.name.clone()) }
    };
    players.into_iter().map(person).collect()
}

fn fixed(club: &Club, event: &Tournament, no: MatchNo, players: Vec<PlayerId>) -> Fixed {
    Fixed {
        event: event.id.0,
        event_name: event.name.clone(),
        r#match: no,
        round: event.round_of(no).map(|round| round.to_string()),
        players: people(club, players),
    }
}

fn at_table(
    moment: &Moment,
    club: &Club,
    (event, played, venue, call): fixtures::Playing<'_>,
) -> Playing {
    let (table, pod) = match venue {
        Venue::Table(name) => (Some(name), None),
        Venue::Pod(number) | Venue::Board(number) => (None, Some(number)),
    };
    Playing {
        table,
        pod,
        fixed: fixed(club, event, played.no(), played.players()),
        called: call.and_then(|call| moment.when(call.called)),
        started: played.started().and_then(|place| moment.when(place)),
    }
}

fn queued(club: &Club, one: &Queued) -> Option<Next> {
    let (event, played) = club.fixture((one.tournament, one.no))?;
    let obstacle = one.obstacle();
    Some(Next {
        fixed: fixed(club, event, one.no, played.players()),
        why_not: obstacle.map(|why| match why {
            Obstacle::Postponed => "postponed",
            Obstacle::Early(_) => "early",
            Obstacle::Busy(..) => "busy",
        }),
        not_before: one.early,
    })
}

fn ended(
    moment: &Moment,
    club: &Club,
    (event, place, ended): (&Arc<Tournament>, Place, Ended<'_>),
) -> Ending {
    let at = moment.when(place);
    match ended {
        Ended::Match(played) => {
            let outcome = played.record.map(|record| record.outcome);
            let score = outcome.and_then(Outcome::played);
            Ending {
                fixed: fixed(club, event, played.no, played.sides.into_iter().flatten().collect()),
                at,
                games: score.map(|score| Side::BOTH.map(|side| score.won_by(side))),
                start: (played.start != [0, 0]).then_some(played.start),
                winner: outcome.and_then(Outcome::winner).map(Side::index),
                places: None,
            }
        }
        Ended::Game(pod, _, game) => {
            let players: Vec<PlayerId> = game.finish.players().collect();
            let places = players.iter().filter_map(|player| game.finish.place(*player)).collect();
            Ending {
                fixed: fixed(club, event, pod.no, players),
                at,
                games: None,
                start: None,
                winner: None,
                places: Some(places),
            }
        }
    }
}

/// The time after which a silent stream sends a sign of life.
const ALIVE: Duration = Duration::from_secs(20);
/// The time after which a browser reopens a broken stream.
const RETRY: &[u8] = b"retry: 1000\n\n";
/// A line without an event.
const NOTHING: &[u8] = b":\n\n";

/// A part that changes: its mark and its event.
pub(crate) type Change = (String, Bytes);

/// A stream for a reader who has seen the part with this mark. After
/// each moment `change` is called; the stream ends when it returns none.
pub(crate) fn stream<C, F>(mut moments: Moments, seen: String, change: C) -> Response
where
    C: Fn() -> F + Send + 'static,
    F: Future<Output = Option<Change>> + Send,
{
    moments.mark_changed();
    // Nothing is made while the reader takes nothing. A slow reader gets only the newest state.
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
    let events = futures_util::stream::once(ready(Bytes::from_static(RETRY)));
    let events = events.chain(futures_util::stream::unfold((moments, seen, change), next));
    let body = Body::from_stream(events.map(Ok::<_, Infallible>));
    ([(CONTENT_TYPE, "text/event-stream")], body).into_response()
}

/// The name of the desk in the log. Its entries are signed by table or match.
const NAME: &str = "phones";

#[derive(Debug)]
pub(crate) struct Follower {
    desk: Desk,
    outside: Environment,
    moments: watch::Sender<Arc<Moment>>,
    /// The half minute of the last moment. Some matches may not be called before a time.
    told: i64,
    /// Whether the last look failed. A failure is logged once.
    failed: bool,
}

/// Opens the file. The desk runs while its jobs can be reached.
pub(crate) fn start(
    file: &Path,
    outside: Environment,
) -> Result<(Moments, Jobs<Follower>, JoinHandle<()>), DeskError> {
    let desk = Desk::open(file, Missing::Refuse, NAME)?;
    let first = Moment::new(Arc::new(Record::of(&desk)), None, wall(desk.path()), outside);
    let (moments, seen) = watch::channel(Arc::new(first));
    let told = half_minute(outside.now());
    let (jobs, thread) = Jobs::start(Follower { desk, outside, moments, told, failed: false });
    Ok((seen, jobs, thread))
}

impl Worker for Follower {
    fn desk(&mut self) -> &mut Desk {
        &mut self.desk
    }

    fn heard(&mut self, heard: Result<Followed, DeskError>) {
        let now = half_minute(self.outside.now());
        match heard {
            Ok(Followed::Nothing)
                if now == self.told && wall(self.desk.path()) == self.moments.borrow().wall => {}
            Ok(heard) => {
                self.tell(heard != Followed::Nothing);
                (self.told, self.failed) = (now, false);
            }
            Err(error) if !self.failed => {
                error.tell();
                self.failed = true;
            }
            Err(_) => {}
        }
    }
}

impl Follower {
    /// Publishes the club's present state. `changed` says whether there is a new entry.
    fn tell(&self, changed: bool) {
        let before = Arc::clone(&self.moments.borrow());
        let record =
            if changed { Arc::new(Record::of(&self.desk)) } else { Arc::clone(&before.record) };
        let moment = Moment::new(record, Some(&before), wall(self.desk.path()), self.outside);
        self.moments.send_replace(Arc::new(moment));
    }

    /// Records a report of a match, and the result if both sides now agree.
    /// `stands` checks that the match is still the one that the phone showed.
    pub(crate) fn report(
        &mut self,
        signed: &str,
        op: OpId,
        report: &Report,
        stands: impl Fn(&Club) -> bool,
        at: Where,
    ) -> Result<bool, DeskError> {
        let (stamp, today) = (Stamp { at: self.outside.now(), op }, self.outside.today());
        let followed = self.desk.hear()?;
        if followed != Followed::Nothing {
            self.tell(true);
        }
        if matches!(followed, Followed::Moved(_)) || !stands(self.desk.club()) {
            return Ok(false);
        }
        self.desk.sign(signed);
        self.desk.perform(&stamp, |club| {
            club.reporting(at, report.clone(), today).map_err(DeskError::Refused)
        })?;
        self.tell(true);
        Ok(true)
    }
}

fn half_minute(now: DateTime<Utc>) -> i64 {
    now.timestamp().div_euclid(30)
}
