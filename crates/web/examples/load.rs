//! Two hundred phones and more: open streams and requests while results are recorded. `docs/PERFORMANCE.md` has its figures.
//!
//! `load SECONDS REQUESTS` starts the pages in a process of their own, asks from many addresses of this machine for so long, so
//! many times a second, and tells medians, 99th percentiles and memory; `load serve FOLDER` serves the same club until it is
//! stopped.

#![expect(clippy::print_stdout, reason = "it tells figures")]

use std::error::Error;
use std::io::{BufRead as _, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use banzuke_club::club::Action;
use banzuke_club::club::action::{
    CallMatch, CreateTournament, DrawStage, EnterPlayers, RecordResult, SetTables,
};
use banzuke_club::desk::{Desk, DeskError};
use banzuke_club::domain::format::{Format, Seeding, StagePlan};
use banzuke_club::domain::hall::Table;
use banzuke_club::domain::ids::{ListId, TournamentId};
use banzuke_club::domain::number::PlayerId;
use banzuke_club::domain::score::{Length, Lengths, Outcome, Score};
use banzuke_club::journal::store::Missing;
use banzuke_club::listen::Listen;
use banzuke_club::outside::Environment;
use banzuke_web::{Web, WebOptions};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

const EVENTS: u32 = 4;
const PLAYERS: u32 = 64;
/// Registered players, most of whom are not here today.
const REGISTERED: u32 = 5000;
const TABLES: u32 = 24;
/// Open streams, and requests a second unless others are named; from so many addresses.
const STREAMS: usize = 2000;
const REQUESTS: u32 = 3000;
const ADDRESSES: u32 = 40;
/// How long it is asked unless a time is named, and the least time between a result and a call.
const TIME: u64 = 20;
const PAUSE: Duration = Duration::from_millis(100);
/// Results and calls that there are enough matches for.
const DECISIONS: u32 = 480;
/// The shortest time for which a stream is open before its phone opens another page, in seconds, and how much longer others are.
const OPEN: usize = 30;
const LONGER: usize = 60;
/// Looks at the memory, in equal times.
const SAMPLES: u32 = 10;
/// The time between two looks of a desk whether others wrote, and between two looks at the file itself, as screens look.
const LOOK: Duration = Duration::from_millis(40);
const WAKE: Duration = Duration::from_millis(500);

/// The allocator of the program.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

type Outcomes = Arc<Mutex<Vec<Duration>>>;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["serve", folder] => serve(Path::new(folder)),
        [] => load(TIME, REQUESTS),
        [seconds] => load(seconds.parse()?, REQUESTS),
        [seconds, requests] => load(seconds.parse()?, requests.parse()?),
        _ => Err("seconds and requests a second, or: serve FOLDER".into()),
    }
}

fn serve(folder: &Path) -> Result<(), Box<dyn Error>> {
    let file = folder.join("club.db");
    if !file.exists() {
        begin(&file).expect("a club");
    }
    let options = WebOptions { door: true, ..WebOptions::default() };
    let web = Web::start(&file, Listen::Here(0), options)?;
    println!("{}", web.port());
    while web.is_up() {
        std::thread::sleep(Duration::from_secs(1));
    }
    Ok(())
}

/// Knock-outs of many players, at half as many tables as they could use.
fn begin(file: &Path) -> Result<(), DeskError> {
    let mut desk = Desk::open(file, Missing::Create, "desk")?;
    let players: Vec<PlayerId> = (1..=EVENTS * PLAYERS).map(PlayerId).collect();
    let add = |player: &PlayerId| Action::add_player(*player, format!("選手 {}番", player.0));
    let mut actions: Vec<Action> = (1..=REGISTERED).map(PlayerId).map(|one| add(&one)).collect();
    let table = |number: u32| Table { name: number.to_string(), reserved: false };
    actions.push(Action::SetTables(SetTables { tables: (1..=TABLES).map(table).collect() }));
    for (number, entrants) in (1..).zip(players.chunks(64)) {
        let tournament = TournamentId(number);
        let format = Format::SingleElimination { third_place: false, placement: false };
        let plan = StagePlan::new(format, Lengths::all(Length::FirstTo(2)), Seeding::Entry);
        let (name, players) = (format!("Event {number}"), entrants.to_vec());
        actions.extend([
            Action::CreateTournament(CreateTournament {
                tournament,
                name,
                list: ListId::MAIN,
                plan: plan.into(),
            }),
            Action::EnterPlayers(EnterPlayers { tournament, players: players.clone() }),
            Action::DrawStage(DrawStage {
                tournament,
                stage: 1,
                seeds: players,
                lots: None,
                groups: Vec::new(),
                ratings: Vec::new(),
            }),
        ]);
    }
    perform(&mut desk, &actions)?;
    for _ in 0..TABLES {
        call(&mut desk)?;
    }
    Ok(())
}

fn perform(desk: &mut Desk, actions: &[Action]) -> Result<(), DeskError> {
    let stamp = Environment::default().stamp();
    desk.perform(&stamp, |_| Ok(actions.to_vec())).map(drop)
}

fn call(desk: &mut Desk) -> Result<(), DeskError> {
    let queue = desk.club().queue(Environment::default().now());
    let Some(((tournament, no), table)) = desk.club().next_call(&queue) else { return Ok(()) };
    let table = table.name.clone();
    perform(desk, &[Action::CallMatch(CallMatch { tournament, no, table })])
}

/// Records the result of a match at a table.
fn record(desk: &mut Desk) -> Result<(), DeskError> {
    let first = desk.club().at_tables().next();
    let found = first.map(|(event, played, _)| (event.id, played.no(), played.players()));
    let Some((tournament, no, players)) = found else { return Ok(()) };
    let sides = [players[0], players[1]];
    let outcome = Outcome::Score(Score::new(2, no.0 % 2));
    let played_on = Environment::default().today();
    perform(
        desk,
        &[Action::RecordResult(RecordResult { tournament, no, sides, outcome, played_on })],
    )
}

/// Looks at the file, as the screens do, until it is time for the next result.
fn rest(desk: &mut Desk, until: Instant, wake: &mut Instant) -> Result<(), DeskError> {
    while Instant::now() + LOOK < until {
        std::thread::sleep(LOOK);
        let wakes = Instant::now() >= *wake;
        if wakes {
            *wake = Instant::now() + WAKE;
        }
        if wakes || desk.wait(Duration::ZERO)? {
            let _ = desk.follow()?;
        }
    }
    std::thread::sleep(until.saturating_duration_since(Instant::now()));
    Ok(())
}

fn load(seconds: u64, rate: u32) -> Result<(), Box<dyn Error>> {
    let time = Duration::from_secs(seconds);
    let folder = tempfile::tempdir()?;
    let mut child = Command::new(std::env::current_exe()?)
        .arg("serve")
        .arg(folder.path())
        .stdout(Stdio::piped())
        .spawn()?;
    let mut port = String::new();
    BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut port)?;
    let port: u16 = port.trim().parse()?;
    println!("memory before: {} KB", memory(child.id()));
    let told = Arc::new(Mutex::new(Instant::now()));
    let [pages, events] = [Outcomes::default(), Outcomes::default()];
    let clients = {
        let (told, pages, events) = (Arc::clone(&told), Arc::clone(&pages), Arc::clone(&events));
        std::thread::spawn(move || ask(port, (time, rate), &told, &pages, &events))
    };
    let mut desk =
        Desk::open(&folder.path().join("club.db"), Missing::Refuse, "desk").expect("a desk");
    // The streams are opened first.
    std::thread::sleep(Duration::from_secs(5));
    let mut recording = Vec::new();
    let (since, pause, mut samples) = (Instant::now(), PAUSE.max(time / DECISIONS), 0);
    let mut wake = since + WAKE;
    while since.elapsed() < time {
        if since.elapsed() >= time * samples / SAMPLES {
            println!("memory after {:?}: {} KB", since.elapsed(), memory(child.id()));
            samples += 1;
        }
        for decide in [record, call] {
            let begun = Instant::now();
            decide(&mut desk).expect("recorded");
            *lock(&told) = Instant::now();
            recording.push(begun.elapsed());
            rest(&mut desk, begun + pause, &mut wake).expect("looked");
        }
    }
    clients.join().map_err(|_panic| "the clients failed")?;
    println!("memory after:  {} KB", memory(child.id()));
    tell("result or call recorded", &mut recording);
    tell("page", &mut lock(&pages));
    tell("from an entry until an open page has it", &mut lock(&events));
    child.kill()?;
    Ok(())
}

fn lock<T>(shared: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

fn tell(name: &str, times: &mut [Duration]) {
    times.sort_unstable();
    let at = |part: usize| times.get(times.len() * part / 1000).copied().unwrap_or_default();
    let last = times.last().copied().unwrap_or_default();
    println!(
        "{name}: {} times, median {:?}, 99 % {:?}, worst {last:?}",
        times.len(),
        at(500),
        at(990)
    );
}

fn memory(process: u32) -> String {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
    line.trim_end_matches("kB").trim().to_owned()
}

fn ask(
    port: u16,
    (time, rate): (Duration, u32),
    told: &Arc<Mutex<Instant>>,
    pages: &Outcomes,
    events: &Outcomes,
) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.expect("a runtime");
    runtime.block_on(async {
        for number in 0..STREAMS {
            // A phone shows one of these two, and a hall has a few walls.
            let page = match number % 100 {
                0 => "/en/wall".to_owned(),
                other if other % 2 == 0 => "/ja/now".to_owned(),
                _ => format!("/ja/player/{}", number / 8 + 1),
            };
            let open = Duration::from_secs(u64::try_from(OPEN + number % LONGER).unwrap_or(0));
            let (told, events) = (Arc::clone(told), Arc::clone(events));
            tokio::spawn(async move {
                loop {
                    let heard = listen(port, number, &page, &told, &events);
                    let _ = tokio::time::timeout(open, heard).await;
                }
            });
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        tokio::time::sleep(Duration::from_secs(2)).await;
        let asking = (0..ADDRESSES).map(|number| {
            let asked = requests(port, number, rate, Arc::clone(pages));
            tokio::spawn(tokio::time::timeout(time, asked))
        });
        for one in asking.collect::<Vec<_>>() {
            let _ = one.await;
        }
    });
}

/// Connects from one of this machine's many addresses.
async fn connect(port: u16, number: u32) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    let [.., high, low] = (number + 2).to_be_bytes();
    socket.bind(SocketAddr::from((Ipv4Addr::new(127, 1, high, low), 0)))?;
    socket.connect(SocketAddr::from((Ipv4Addr::LOCALHOST, port))).await
}

/// Listens to a stream; each event is as old as the last entry.
async fn listen(
    port: u16,
    number: usize,
    page: &str,
    told: &Mutex<Instant>,
    events: &Outcomes,
) -> std::io::Result<()> {
    let mut stream = connect(port, u32::try_from(number).unwrap_or(0)).await?;
    let request = format!("GET /stream?page={page} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n");
    stream.write_all(request.as_bytes()).await?;
    let mut bytes = vec![0; 65_536];
    let since = Instant::now();
    loop {
        let read = stream.read(&mut bytes).await?;
        if read == 0 {
            return Ok(());
        }
        let is_event = bytes[..read.min(64)].windows(4).any(|part| part == b"id: ");
        // The first event comes with the stream.
        if is_event && since.elapsed() > Duration::from_secs(4) {
            let late = lock(told).elapsed();
            lock(events).push(late);
        }
    }
}

async fn requests(port: u16, number: u32, rate: u32, pages: Outcomes) -> std::io::Result<()> {
    let mut stream = connect(port, 5000 + number).await?;
    let mut bytes = vec![0; 65_536];
    let mut due = tokio::time::interval(Duration::from_secs(1) * ADDRESSES / rate);
    for turn in 0_u32.. {
        due.tick().await;
        let page = match turn % 8 {
            0..=3 => "/ja/now".to_owned(),
            4 | 5 => format!("/ja/player/{}", (turn * 7 + number) % 200 + 1),
            6 => "/en/wall".to_owned(),
            _ => "/live.js".to_owned(),
        };
        let begun = Instant::now();
        let request = format!("GET {page} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n");
        stream.write_all(request.as_bytes()).await?;
        let (mut read, mut whole) = (0, usize::MAX);
        while read < whole {
            if read == bytes.len() {
                bytes.resize(read * 2, 0);
            }
            match stream.read(&mut bytes[read..]).await? {
                0 => return Ok(()),
                more => read += more,
            }
            let head = String::from_utf8_lossy(&bytes[..read.min(2048)]).to_lowercase();
            if let Some((head, _)) = head.split_once("\r\n\r\n") {
                let length = head.split("content-length: ").nth(1);
                let length = length.and_then(|rest| rest.lines().next()?.parse::<usize>().ok());
                whole = head.len() + 4 + length.unwrap_or(0);
            }
        }
        lock(&pages).push(begun.elapsed());
    }
    Ok(())
}
