//! An interface at work on a file, drawing for a terminal that nobody looks at.

use std::collections::VecDeque;
use std::io;
use std::time::Instant;

use banzuke::desk::Desk;
use banzuke::outside::Environment;
use banzuke::tui::desk_worker::DeskWorker;
use banzuke::tui::kit::input::Key;
use banzuke::tui::kit::theme::Theme;
use banzuke::tui::update::update;
use banzuke::tui::view::view;
use banzuke::tui::{App, Event};
use banzuke::words::ENGLISH;
use ratatui::backend::CrosstermBackend;
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};

/// The interface with its desk. Whatever a key asks of the desk is done before the key is over.
pub(crate) struct Front {
    pub(crate) app: App,
    shell: DeskWorker,
    terminal: Terminal<CrosstermBackend<io::Sink>>,
}

impl Front {
    /// The first screen of that size; whoever may be registered twice is known.
    pub(crate) fn open(desk: Desk, screen: Rect) -> Self {
        let shell = DeskWorker::new(desk, Environment::default(), &ENGLISH);
        let app = App::new(shell.snapshot(), Theme::coloured(), &ENGLISH);
        app.data.search();
        let options = TerminalOptions { viewport: Viewport::Fixed(screen) };
        let terminal = Terminal::with_options(CrosstermBackend::new(io::sink()), options);
        Self { app, shell, terminal: terminal.expect("a terminal") }
    }

    /// Begins on the first screen again, with nothing selected or remembered by what was pressed before.
    pub(crate) fn begin(&mut self) {
        let data = self.app.data.clone();
        self.app = App::new(data, Theme::coloured(), &ENGLISH);
        self.press("1");
    }

    /// A key: the change of the state, the desk, the frame, the difference from the one before.
    pub(crate) fn press(&mut self, key: &str) {
        let mut events = VecDeque::from([Event::KeyPressed(Key::parse(key).expect("a key"))]);
        while let Some(event) = events.pop_front() {
            for effect in update(&mut self.app, event, Instant::now()) {
                events.extend(self.shell.perform(effect).event());
            }
        }
        self.draw();
    }

    pub(crate) fn press_all(&mut self, keys: &str) {
        keys.split_whitespace().for_each(|key| self.press(key));
    }

    /// A frame.
    pub(crate) fn draw(&mut self) {
        let app = &mut self.app;
        let drawn = self.terminal.draw(|frame| {
            let hits = view(app, frame.area(), frame.buffer_mut());
            app.frame = hits;
        });
        drawn.expect("drawn");
    }
}
