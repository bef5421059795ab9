//! The pictures of the documentation are what the program draws.
//!
//! `UPDATE_PICTURES=1 cargo test picture` draws them anew.

mod svg;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use banzuke::club::Action;
use banzuke::desk::{Desk, DeskError};
use banzuke::domain::format::Format;
use banzuke::domain::ids::{MatchNo, TournamentId};
use banzuke::domain::length::Length;
use banzuke::domain::number::PlayerId;
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{Outcome, Score};
use banzuke::journal::Entry;
use banzuke::journal::store::Missing;
use banzuke::outside::Outside;
use banzuke::tui::event::Event;
use banzuke::tui::shell::Shell;
use banzuke::tui::state::App;
use banzuke::tui::theme::Theme;
use banzuke::tui::update::update;
use banzuke::tui::view::view;
use banzuke::words::english::ENGLISH;
use chrono::DateTime;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::common::{add_player, create, stamp};
use crate::tui::driver::keys;

const DEMO: &str = include_str!("../../assets/demo.jsonl");

/// What the sample event looks like after these keys.
fn draw(script: &str, columns: u16, rows: u16) -> Buffer {
    draw_with(Vec::new(), script, columns, rows)
}

/// The same, with something more decided beforehand.
fn draw_with(more: Vec<Action>, script: &str, columns: u16, rows: u16) -> Buffer {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("demo.db");
    let mut desk = Desk::open(&path, Missing::Create, "desk").expect("a new file");
    let read = |line| Arc::new(Entry::from_line(line).expect("an entry"));
    desk.take_in(&DEMO.lines().map(read).collect::<Vec<_>>()).expect("taken in");
    if !more.is_empty() {
        desk.perform(&stamp(1), |_| Ok::<_, DeskError>(more)).expect("decided");
    }
    let noon = DateTime::from_timestamp(1_795_262_400, 0).expect("a time");
    let mut shell = Shell::new(desk, Outside::at(noon), &ENGLISH);
    let mut app = App::new(shell.snapshot(), Theme::coloured(), &ENGLISH);
    app.data.search();
    let mut buffer = Buffer::empty(Rect::new(0, 0, columns, rows));
    app.frame = view(&app, buffer.area, &mut buffer);
    let now = Instant::now();
    for key in keys(script) {
        let mut events = vec![Event::KeyPressed(key)];
        while let Some(event) = events.pop() {
            let effects = update(&mut app, event, now);
            events.extend(effects.into_iter().flat_map(|effect| shell.perform(effect)).rev());
        }
        buffer.reset();
        app.frame = view(&app, buffer.area, &mut buffer);
    }
    buffer
}

#[track_caller]
fn is_true(name: &str, buffer: &Buffer) {
    let drawn = svg::svg(buffer);
    let path: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/pictures").join(name);
    if std::env::var_os("UPDATE_PICTURES").is_some() {
        std::fs::write(&path, &drawn).expect("written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == drawn, "{name} is stale: UPDATE_PICTURES=1 cargo test picture");
}

#[test]
fn the_bracket_of_the_sample_event() {
    is_true("bracket.svg", &draw("<tab> <enter>", 100, 34));
}

#[test]
fn a_score_about_to_be_recorded() {
    is_true("score.svg", &draw("<enter> 2 1", 80, 24));
}

#[test]
fn a_player_registered_twice_beside_herself() {
    let (tournament, twice) = (TournamentId(3), PlayerId(17));
    let played_on = chrono::NaiveDate::from_ymd_opt(2026, 11, 7).expect("a day");
    let record = |(no, other, games): (u32, u32, Score)| Action::RecordMatch {
        tournament,
        no: MatchNo(no),
        round: RoundName::Round(1),
        sides: [twice, PlayerId(other)],
        outcome: Outcome::Score(games),
        played_on,
    };
    let evening = create(tournament, "Sapporo evening", Format::Recorded, Length::Open);
    let mut more = vec![add_player(twice, "MORINO Kaede"), evening];
    more.extend([(1, 7, Score::new(2, 1)), (2, 13, Score::new(2, 0))].map(record));
    is_true("duplicates.svg", &draw_with(more, "D", 100, 30));
}
