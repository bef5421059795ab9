//! The display of the sample event, right after a call.

use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use banzuke::club::Action;
use banzuke::club::action::{CallMatch, SetTables};
use banzuke::desk::{Desk, DeskError, Stamp};
use banzuke::domain::hall::Table;
use banzuke::domain::ids::{MatchNo, TournamentId};
use banzuke::journal::Entry;
use banzuke::journal::store::Missing;
use banzuke::outside::Environment;
use banzuke::tui::board::big::Ink;
use banzuke::tui::board::state::{Board, Setup};
use banzuke::tui::board::view::view;
use banzuke::tui::board::{Clock, FileFollower};
use banzuke::tui::keymap::Keymap;
use banzuke::tui::kit::theme::Theme;
use banzuke::words::Language;
use chrono::{DateTime, TimeDelta, Utc};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::svg;
use crate::common::{stamp, temp_folder};

const DEMO: &str = include_str!("../../assets/demo.jsonl");
const SIZE: (u16, u16) = (110, 36);

/// Noon of the day of the sample event.
fn noon() -> DateTime<Utc> {
    DateTime::from_timestamp(1_795_262_400, 0).expect("a time")
}

fn called(no: u32, table: &str) -> Action {
    let table = table.to_owned();
    Action::CallMatch(CallMatch { tournament: TournamentId(2), no: MatchNo(no), table })
}

fn draw(language: Language) -> Buffer {
    let folder = temp_folder();
    let path = folder.path().join("demo.db");
    let mut desk = Desk::open(&path, Missing::Create, "desk").expect("a new file");
    let read = |line| Arc::new(Entry::from_line(line).expect("an entry"));
    desk.take_in(&DEMO.lines().map(read).collect::<Vec<_>>()).expect("taken in");
    let mut decide = |minutes: u64, actions: Vec<Action>| {
        let at = noon() - TimeDelta::minutes(minutes.cast_signed());
        let stamp = Stamp { at, ..stamp(minutes) };
        desk.perform(&stamp, |_| Ok::<_, DeskError>(actions.clone())).expect("decided");
    };
    let table = |number: u32| Table { name: number.to_string(), reserved: false };
    decide(9, vec![Action::SetTables(SetTables { tables: (1..=8).map(table).collect() })]);
    decide(8, vec![called(6, "1")]);
    let opened = Desk::open_to_read(&path).expect("read");
    let mut watch = FileFollower::new(opened, Environment::at(noon()));
    let setup = Setup {
        wanted: None,
        seconds: 10,
        theme: Theme::coloured(),
        keymap: Keymap::embedded(),
        ink: Ink::default(),
        clock: Clock(|time| time.time()),
    };
    let now = Instant::now();
    let mut board = Board::new(watch.snapshot(), language.words(), setup, SIZE, now);
    decide(0, vec![called(7, "2")]);
    board.hear(watch.look(), now);
    let mut buffer = Buffer::empty(Rect::new(0, 0, SIZE.0, SIZE.1));
    view(&board, buffer.area, &mut buffer);
    buffer
}

#[test]
fn the_board_of_the_sample_event() {
    for language in Language::ALL {
        let drawn = svg::svg(&draw(language));
        let name = super::file("board", language);
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/pictures").join(&name);
        if std::env::var_os("UPDATE_PICTURES").is_some() {
            std::fs::write(&path, &drawn).expect("written");
        }
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(kept == drawn, "{name}: UPDATE_PICTURES=1 cargo test --test main picture");
    }
}
