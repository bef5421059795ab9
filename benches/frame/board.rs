//! The public board: a page of it, and all pages made anew when something was decided.

use std::hint::black_box;
use std::time::Instant;

use banzuke::tui::Event;
use banzuke::tui::board::big::Ink;
use banzuke::tui::board::state::{Board, Setup};
use banzuke::tui::board::view::view;
use banzuke::tui::board::{Clock, Look};
use banzuke::tui::keymap::Keymap;
use banzuke::tui::kit::input::Key;
use banzuke::tui::kit::theme::Theme;
use banzuke::tui::snapshot::Snapshot;
use banzuke::words::ENGLISH;
use criterion::Criterion;
use ratatui::buffer::Buffer;

use super::SCREEN;
use super::club::CUP;

pub(super) fn bench(criterion: &mut Criterion, data: &Snapshot) {
    let setup = Setup {
        wanted: Some(CUP),
        seconds: 10,
        theme: Theme::coloured(),
        keymap: Keymap::embedded(),
        ink: Ink::default(),
        clock: Clock(|time| time.time()),
    };
    let (size, now) = ((SCREEN.width, SCREEN.height), Instant::now());
    let mut board = Board::new(data.clone(), &ENGLISH, setup, size, now);
    let right = Key::parse("right").expect("a key");
    while board.title().1 != ENGLISH.screen.tournament.bracket() {
        board.update(Event::KeyPressed(right), now);
    }
    let mut buffer = Buffer::empty(SCREEN);
    criterion.bench_function("frame of the board, a bracket", |bencher| {
        bencher.iter(|| {
            buffer.reset();
            black_box(view(&board, buffer.area, &mut buffer))
        });
    });
    criterion.bench_function("all pages of the board anew", |bencher| {
        bencher.iter(|| board.hear(Look::Seen(Box::new(data.clone())), now));
    });
}
