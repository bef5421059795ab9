//! One frame of each screen, with 10,000 players, a bracket of 256 and a round robin of 64 among them, at 200 by 60.

use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

use banzuke::club::{Action, Club, Seq};
use banzuke::domain::format::{Format, Seeding, StagePlan};
use banzuke::domain::ids::{ListId, TournamentId};
use banzuke::domain::length::{Length, Lengths};
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::{Outcome, Score};
use banzuke::journal::fold::extend;
use banzuke::journal::{Entry, OpId};
use banzuke::tui::event::Event;
use banzuke::tui::key::Key;
use banzuke::tui::snapshot::Snapshot;
use banzuke::tui::state::App;
use banzuke::tui::theme::Theme;
use banzuke::tui::update::update;
use banzuke::tui::view::view;
use banzuke::words::english::ENGLISH;
use chrono::{DateTime, NaiveDate};
use criterion::Criterion;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

const PLAYERS: u32 = 10_000;
const BRACKET: u32 = 256;
/// Entrants of the round robin, and of a tournament that takes entries.
const TABLE: u32 = 64;
const CUP: TournamentId = TournamentId(1);
const OPEN: TournamentId = TournamentId(2);
const LEAGUE: TournamentId = TournamentId(3);
const DAY: NaiveDate = NaiveDate::from_ymd_opt(2026, 11, 21).expect("a day");

/// A club and its journal, which grow together.
#[derive(Default)]
struct Hall {
    club: Club,
    entries: Vec<Arc<Entry>>,
}

impl Hall {
    fn perform(&mut self, actions: Vec<Action>) {
        let seq = Seq(self.entries.last().map_or(0, |entry| entry.seq.0) + 1);
        let (at, op) = (DateTime::UNIX_EPOCH, OpId(seq.to_string()));
        let desk = "desk".to_owned();
        self.entries.push(Arc::new(Entry { seq, at, desk, op, undoes: None, actions }));
        let last = self.entries.len() - 1;
        extend(&mut self.club, &self.entries[last..]).expect("allowed");
    }

    /// Everybody registered, and the bracket played as far as the semi-finals.
    fn full() -> Self {
        let mut hall = Self::default();
        hall.perform((1..=PLAYERS).map(add_player).collect());
        let players: Vec<PlayerId> = (1..=BRACKET).map(PlayerId).collect();
        let elimination = Format::SingleElimination { third_place: true, placement: false };
        let draw = |tournament, seeds| Action::DrawStage {
            tournament,
            stage: 1,
            seeds,
            lots: None,
            groups: Vec::new(),
            ratings: Vec::new(),
        };
        let mut cup = entered(CUP, elimination, players.clone());
        cup.push(draw(CUP, players));
        hall.perform(cup);
        for _ in 0..BRACKET - 4 {
            let result = hall.next_result();
            hall.perform(vec![result]);
        }
        let players: Vec<PlayerId> = (1..=TABLE).map(PlayerId).collect();
        hall.perform(entered(OPEN, elimination, players.clone()));
        let mut league = entered(LEAGUE, Format::RoundRobin { double: false }, players.clone());
        league.push(draw(LEAGUE, players));
        hall.perform(league);
        hall
    }

    fn next_result(&self) -> Action {
        let (_, ready) = self.club.ready().next().expect("a ready match");
        Action::RecordResult {
            tournament: CUP,
            no: ready.no,
            sides: ready.players().expect("a ready match has both"),
            outcome: Outcome::Score(Score::new(2, 1)),
            played_on: DAY,
        }
    }
}

/// A tournament, and who enters it.
fn entered(tournament: TournamentId, format: Format, players: Vec<PlayerId>) -> Vec<Action> {
    let plan = StagePlan::new(format, Lengths::all(Length::FirstTo(2)), Seeding::Entry);
    let name = format!("秋の大富豪オープン {}", tournament.0);
    vec![
        Action::CreateTournament { tournament, name, list: ListId::MAIN, plan },
        Action::EnterPlayers { tournament, players },
    ]
}

fn add_player(number: u32) -> Action {
    let name = if number.is_multiple_of(2) {
        format!("大富豪選手 {number}")
    } else {
        format!("Ryo Nakano the {number}th")
    };
    Action::AddPlayer {
        player: PlayerId(number),
        name,
        reading: Some("だいふごう".to_owned()),
        club: Some("京都大富豪会".to_owned()),
        aliases: Vec::new(),
        born: None,
        external: Vec::new(),
    }
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    let hall = Hall::full();
    let data = Snapshot::new(&hall.club, &hall.entries, DAY);
    for (screen, keys) in [
        ("home", &[][..]),
        ("players", &["2"]),
        ("players searched", &["2", "/", "n", "a", "k", "a"]),
        ("player", &["2", "enter"]),
        ("player form", &["2", "a", "n", "a"]),
        ("bracket", &["2", "enter", "enter"]),
        ("bracket, names whole", &["2", "enter", "enter", "z"]),
        ("cross table", &["tab", "enter"]),
        ("list of matches", &["tab", "enter", "tab"]),
        ("standings", &["tab", "enter", "tab", "tab"]),
        ("entrants", &["tab", "enter", "tab", "tab", "tab"]),
        ("tournament form", &["n"]),
        ("choosing entrants", &["tab", "down", "down", "enter", "a"]),
        ("score entry", &["enter", "2", "1"]),
        ("games in order", &["enter", "g", "w", "h", "3", "0", "space", "w"]),
        ("ranking", &["3"]),
        ("ranking, fitted", &["3", "m"]),
        ("ratings over time", &["3", "space", "space", "space", "space", "space", "space", "c"]),
        ("journal", &["4"]),
        ("journal searched", &["4", "/", "2"]),
        ("floor", &["5"]),
    ] {
        let mut app = App::new(data.clone(), Theme::coloured(), &ENGLISH);
        let mut buffer = Buffer::empty(Rect::new(0, 0, 200, 60));
        for key in keys {
            app.frame = view(&app, buffer.area, &mut buffer);
            let key = Key::parse(key).expect("a key");
            update(&mut app, Event::KeyPressed(key), Instant::now());
        }
        criterion.bench_function(&format!("frame of {screen}"), |bencher| {
            bencher.iter(|| {
                buffer.reset();
                black_box(view(&app, buffer.area, &mut buffer))
            });
        });
    }
    typing(&mut criterion, data);
    criterion.final_summary();
}

/// One more character in the search among everybody, which has to keep up with typing too.
fn typing(criterion: &mut Criterion, data: Snapshot) {
    let mut app = App::new(data, Theme::coloured(), &ENGLISH);
    let mut press = move |name: &str| {
        let key = Key::parse(name).expect("a key");
        update(&mut app, Event::KeyPressed(key), Instant::now())
    };
    for key in ["2", "/", "n"] {
        press(key);
    }
    criterion.bench_function("two keys in the search of players", |bencher| {
        bencher.iter(|| {
            black_box(press("a"));
            black_box(press("backspace"))
        });
    });
}
