//! A phone's report of a result: the code, the form, and what is made of it.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Extension;
use axum::extract::{Form, Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse as _, Response};
use serde::Deserialize;

use crate::address::{Fields, Phone};
use crate::club::question::floor::Where;
use crate::club::report::{Report, Told};
use crate::club::tournament::{Fixture, Venue};
use crate::club::{Club, MatchState, Phase, Refusal, Tournament};
use crate::codes::{Codes, Opens};
use crate::desk::DeskError;
use crate::domain::finish::Finish;
use crate::domain::game::Game;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::name::fold;
use crate::domain::number::PlayerId;
use crate::domain::score::{Length, Outcome, Score, Side};
use crate::guard::is_own;
use crate::journal::OpId;
use crate::pages::{Fault, View, score};
use crate::routes::{Hall, cookie, fault, see, wanted_language};
use crate::serving::Origin;
use crate::site::digest;
use crate::words::Language;

/// The cookie that identifies a phone.
const PHONE: &str = "phone";
/// Letters of a phone's mark in the journal.
const MARK: usize = 12;

/// The present match of a code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Open {
    Match(Where),
    /// No match is called to the table.
    Waits(String),
    /// The match or the tournament is over. The match is known if the code is of a match.
    Ended(Option<Where>),
}

impl Opens {
    pub(crate) fn open(&self, club: &Club) -> Open {
        let events = match self {
            Self::Match((event, _)) => std::slice::from_ref(event),
            Self::Table(events, _) => events.as_slice(),
        };
        let is_running = |found: &Arc<Tournament>| found.phase == Phase::Running;
        let goes_on = events.iter().any(|event| club.tournament(*event).is_some_and(is_running));
        match self {
            Self::Match(at) => {
                let state = club.fixture(*at).map(|(_, played)| played.state());
                let is_open = state.is_some_and(MatchState::is_live);
                if goes_on && is_open { Open::Match(*at) } else { Open::Ended(Some(*at)) }
            }
            Self::Table(..) if !goes_on => Open::Ended(None),
            Self::Table(_, table) => {
                let mut there = club.at_tables();
                let here = there.find(|(_, _, call)| fold(&call.table) == fold(table));
                here.map_or_else(
                    || Open::Waits(table.clone()),
                    |(tournament, played, _)| Open::Match((tournament.id, played.no())),
                )
            }
        }
    }
}

/// The fields that make a form valid for one phone and one match, once.
#[derive(Debug)]
pub(crate) struct Ticket {
    pub(crate) token: String,
    pub(crate) once: String,
}

impl Ticket {
    fn new(codes: &Codes, phone: &str, at: Where) -> Option<Self> {
        let once = drawn()?;
        Some(Self { token: token(codes, phone, at, &once), once })
    }
}

/// The proof that a form was made here for this phone and match.
fn token(codes: &Codes, phone: &str, (event, no): Where, once: &str) -> String {
    let at = [event.0.to_be_bytes(), no.0.to_be_bytes()].concat();
    codes.proof(&[b"form", phone.as_bytes(), &at, once.as_bytes()])
}

fn drawn() -> Option<String> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).ok()?;
    Some(data_encoding::HEXLOWER.encode(&bytes))
}

/// The mark of a reported result. A form that agrees names it.
pub(crate) fn told_mark(told: &Told) -> String {
    format!("{:x}", digest(serde_json::to_string(told).unwrap_or_default()))
}

/// Reads the match that a phone has just reported, as in an address: `2.12`.
pub(crate) fn read_where(text: &str) -> Option<Where> {
    let (event, no) = text.split_once('.')?;
    Some((TournamentId(event.parse().ok()?), MatchNo(no.parse().ok()?)))
}

/// The reason why a form is refused.
enum NotTaken {
    /// The page is too old: another match is there, or the form belongs to another phone.
    Old,
    /// A phone cannot agree with its own report.
    OnePhone,
    /// A field is missing.
    Unfinished,
    Refused(Box<Refusal>),
    /// The file cannot be written now.
    Down,
}

impl Fields {
    fn number(&self, wanted: &str) -> Option<u32> {
        self.value(wanted)?.trim().parse().ok()
    }

    /// The report in the fields.
    fn report(&self, club: &Club, at: Where, phone: String) -> Result<Report, NotTaken> {
        let (_, played) = club.fixture(at).ok_or(NotTaken::Old)?;
        if let Some(agreed) = self.value("agree") {
            let (by, wanted) = agreed.split_once('|').ok_or(NotTaken::Unfinished)?;
            let by = by.parse().ok().map(PlayerId);
            let reports = club.reports(at);
            let found = reports.into_iter().find(|one| told_mark(&one.told) == wanted);
            let found = found.ok_or(NotTaken::Old)?;
            if found.phone == phone {
                return Err(NotTaken::OnePhone);
            }
            let told = found.told.clone();
            return Ok(Report { by, phone, told });
        }
        let by = self.value("by").ok_or(NotTaken::Unfinished)?;
        let by = by.parse().ok().map(PlayerId);
        let told = match played {
            Fixture::Match(_) => self.score(played).ok_or(NotTaken::Unfinished)?,
            Fixture::Pod(_, pod) => {
                let game = u32::try_from(pod.games.len() + 1).unwrap_or(u32::MAX);
                let order = self.places(&played.players()).ok_or(NotTaken::Unfinished)?;
                Told::Game { game, order }
            }
        };
        Ok(Report { by, phone, told })
    }

    fn score(&self, played: Fixture<'_>) -> Option<Told> {
        let Fixture::Match(played) = played else { return None };
        let sides = played.players()?;
        let games = self.games();
        let [a, b] = if !games.is_empty() {
            Side::BOTH.map(|side| won_by(side, &games))
        } else if let Some((a, b)) = self.value("score").and_then(|score| score.split_once('-')) {
            [a.parse().ok()?, b.parse().ok()?]
        } else {
            [self.number("a")?, self.number("b")?]
        };
        // With a fixed number of games, the games that nobody won were drawn.
        let draws = match played.length {
            Length::Games(games) => games.saturating_sub(a.saturating_add(b)),
            Length::FirstTo(_) | Length::Open => 0,
        };
        let score = Score { draws, ..Score::new(a, b) }.starting_at(played.start);
        Some(Told::Match { sides, outcome: Outcome::Score(score), games })
    }

    /// The games entered one by one, up to the first blank one.
    fn games(&self) -> Vec<Game> {
        let winner = |game: u32| match self.value(&format!("game-{game}"))? {
            "a" => Some(Side::A),
            "b" => Some(Side::B),
            _ => None,
        };
        let told = (1..).map_while(winner);
        told.map(|side| Game::won_by(Some(side))).collect()
    }

    fn places(&self, players: &[PlayerId]) -> Option<Finish> {
        let mut groups: BTreeMap<u32, Vec<PlayerId>> = BTreeMap::new();
        for player in players {
            let place = self.number(&format!("place-{}", player.0))?;
            groups.entry(place).or_default().push(*player);
        }
        Some(Finish(groups.into_values().collect()))
    }
}

fn won_by(side: Side, games: &[Game]) -> u32 {
    let won = games.iter().filter(|game| game.winner == Some(side)).count();
    u32::try_from(won).unwrap_or(u32::MAX)
}

/// The match that the phone has just reported, if the address names it.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Before {
    #[serde(default)]
    m: Option<String>,
}

/// The page of a code, with a form for this phone.
pub(crate) async fn show(
    State(hall): State<Arc<Hall>>,
    Extension(Origin(from)): Extension<Origin>,
    Path((_, code)): Path<(String, String)>,
    Query(Before { m }): Query<Before>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let language = wanted_language(&uri, &headers);
    let opens = match hall.opens(&code, from) {
        Ok(opens) => opens,
        Err(why) => return fault(&hall, language, why),
    };
    let Some(phone) = phone(&headers).or_else(drawn) else {
        return fault(&hall, language, Fault::Busy);
    };
    let before = m.as_deref().and_then(read_where);
    page(&hall, (language, &opens, &phone), before, None)
}

/// The page with a form that only this phone can send, once. `problem` says why the last form was refused.
fn page(
    hall: &Hall,
    (language, opens, phone): (Language, &Opens, &str),
    before: Option<Where>,
    problem: Option<&str>,
) -> Response {
    let moment = hall.moment();
    let view = View::new(&moment, language, hall);
    let ticket = match opens.open(moment.club(language)) {
        Open::Match(at) => Ticket::new(&hall.codes, phone, at),
        Open::Waits(_) | Open::Ended(_) => None,
    };
    let looks = Phone { before, mark: Some(mark(&hall.codes, phone)) };
    let page = score::page(view, opens, &looks, ticket.as_ref(), problem);
    let status = if problem.is_some() { StatusCode::CONFLICT } else { StatusCode::OK };
    let mut answer = (status, [(CONTENT_TYPE, page.kind)], page.bytes).into_response();
    cookie(&mut answer, PHONE, phone);
    answer
}

/// The mark of a phone in the journal. The phone's number cannot be found from it.
fn mark(codes: &Codes, phone: &str) -> String {
    codes.proof(&[b"phone", phone.as_bytes()]).chars().take(MARK).collect()
}

/// The mark of the asking phone, if it has a number.
pub(crate) fn mark_of(codes: &Codes, headers: &HeaderMap) -> Option<String> {
    phone(headers).map(|phone| mark(codes, &phone))
}

/// The phone's number. Scripts of a page cannot read it.
fn phone(headers: &HeaderMap) -> Option<String> {
    let told = crate::routes::told(headers, PHONE)?;
    let is_one = told.len() == 32 && told.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_one.then(|| told.to_owned())
}

/// Takes a report.
pub(crate) async fn send(
    State(hall): State<Arc<Hall>>,
    Extension(Origin(from)): Extension<Origin>,
    Path((_, code)): Path<(String, String)>,
    uri: Uri,
    headers: HeaderMap,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    let language = wanted_language(&uri, &headers);
    if !is_own(&headers) {
        return fault(&hall, language, Fault::Unreadable);
    }
    let opens = match hall.opens(&code, from) {
        Ok(opens) => opens,
        Err(why) => return fault(&hall, language, why),
    };
    let Some(phone) = phone(&headers) else { return fault(&hall, language, Fault::NoCookie) };
    let taken = take(&hall, (language, &opens, &phone), Fields(fields)).await;
    let web = language.words().web;
    let problem = match taken {
        Ok((event, no)) => {
            return see(&format!("/{}/s/{code}?m={}.{no}", language.code(), event.0));
        }
        Err(NotTaken::Old) => web.form_is_old().to_owned(),
        Err(NotTaken::OnePhone) => web.one_phone().to_owned(),
        Err(NotTaken::Unfinished) => web.form_is_unfinished().to_owned(),
        Err(NotTaken::Down) => web.busy().to_owned(),
        Err(NotTaken::Refused(refusal)) => {
            let moment = hall.moment();
            language.words().message.refusal(&refusal, moment.club(language)).into()
        }
    };
    page(&hall, (language, &opens, &phone), None, Some(&problem))
}

/// Records the report of a form. Returns the match.
async fn take(
    hall: &Hall,
    (language, opens, phone): (Language, &Opens, &str),
    fields: Fields,
) -> Result<Where, NotTaken> {
    let moment = hall.moment();
    let club = moment.club(language);
    let Open::Match(at) = opens.open(club) else { return Err(NotTaken::Old) };
    let once = fields.value("once").unwrap_or_default();
    let proof = token(&hall.codes, phone, at, once);
    if fields.value("token") != Some(proof.as_str()) {
        return Err(NotTaken::Old);
    }
    let report = fields.report(club, at, mark(&hall.codes, phone))?;
    // A form that is sent twice is one operation.
    let content = serde_json::to_vec(&report).unwrap_or_default();
    let op = OpId(format!("phone-{}", hall.codes.proof(&[proof.as_bytes(), &content])));
    let venue = club.fixture(at).and_then(|(_, played)| played.call());
    // The journal is in the desk's language, whatever the phone's is.
    let desk = hall.options.language.words();
    let signed = match venue {
        Some(call) => desk.term.venue(Venue::Table(call.table.clone())),
        None => desk.screen.find.match_no(at.1),
    };
    let (opens, again) = (opens.clone(), at);
    let told = hall.jobs.ask(move |follower| {
        follower.report(&signed, op, &report, |club| opens.open(club) == Open::Match(again), again)
    });
    match told.await {
        Some(Ok(true)) => Ok(at),
        Some(Ok(false)) => Err(NotTaken::Old),
        Some(Err(DeskError::Refused(refusal))) => Err(NotTaken::Refused(Box::new(refusal))),
        Some(Err(error)) => {
            error.tell();
            Err(NotTaken::Down)
        }
        None => Err(NotTaken::Down),
    }
}
