//! The interface at a real desk: the effects it asks for are carried
//! out on a temporary file, and it receives their results.

use std::collections::VecDeque;
use std::time::Instant;

use banzuke::club::Club;
use banzuke::command::CommandId;
use banzuke::outside::Environment;
use banzuke::settings::{Folder, Settings};
use banzuke::tui::desk_worker::DeskWorker;
use banzuke::tui::event::Effect;
use banzuke::tui::event::Event;
use banzuke::tui::kit::commands::Hint;
use banzuke::tui::kit::hitbox::{Hitboxes, Target};
use banzuke::tui::kit::theme::Theme;
use banzuke::tui::preferences::Preferences;
use banzuke::tui::route::Route;
use banzuke::tui::state::App;
use banzuke::words::ENGLISH;
use banzuke::words::Language;
use chrono::{DateTime, Utc};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use crate::common::{Hall, stamp};
use crate::tui::clock::in_utc;
use crate::tui::driver::{Desk, keys, text};

/// The sizes of terminal that are tested: the smallest, the usual one, and a large one.
pub(crate) const SIZES: [(u16, u16); 3] = [(60, 16), (80, 24), (120, 40)];

/// An interface, and a second desk that works on the same file.
pub(crate) struct Front {
    /// The second desk; the interface sees its changes after [`Front::wake`].
    pub(crate) hall: Hall,
    pub(crate) desk: Desk,
    shell: DeskWorker,
}

impl Front {
    /// Opens the interface at the usual size on the club that a test has prepared.
    pub(crate) fn open(hall: Hall) -> Self {
        Self::speaking(hall, Language::English)
    }

    /// Opens the interface in the given language.
    pub(crate) fn speaking(hall: Hall, language: Language) -> Self {
        let last = hall.desk.entries().last().map_or_else(|| stamp(0).at, |entry| entry.at);
        Self::at(hall, language, last)
    }

    /// Opens the interface at the given time.
    pub(crate) fn at(hall: Hall, language: Language, time: DateTime<Utc>) -> Self {
        let outside = Environment::at(time);
        let shell = DeskWorker::new(hall.another("front"), outside, language.spoken());
        let desk = Desk::speaking(language, shell.snapshot(), 80, 24);
        Self { hall, desk, shell }
    }

    /// The interface without a second desk.
    pub(crate) fn alone(desk: banzuke::desk::Desk, now: DateTime<Utc>, language: Language) -> Self {
        let shell = DeskWorker::new(desk, Environment::at(now), language.words());
        let desk = Desk::speaking(language, shell.snapshot(), 80, 24);
        Self { hall: Hall::new(), desk, shell }
    }

    /// Presses keys, and carries out all effects before the next key. `<paste:a|b>` pastes two lines.
    #[track_caller]
    pub(crate) fn drive(&mut self, script: &str) {
        let mut parts = script.split("<paste:");
        let mut pressed = parts.next().unwrap_or_default();
        loop {
            for key in keys(pressed) {
                self.happens(Event::KeyPressed(key));
            }
            let Some((pasted, rest)) = parts.next().and_then(|part| part.split_once('>')) else {
                return;
            };
            self.happens(Event::Pasted(pasted.replace('|', "\n")));
            pressed = rest;
        }
    }

    pub(crate) fn happens(&mut self, event: Event) {
        let mut events = VecDeque::from([event]);
        while let Some(event) = events.pop_front() {
            for effect in self.desk.happens(event) {
                events.extend(self.shell.perform(effect).event());
            }
        }
    }

    /// [`Self::happens`]; also returns whether something was to be recorded.
    pub(crate) fn asks(&mut self, event: Event) -> bool {
        let (mut asked, mut events) = (false, VecDeque::from([event]));
        while let Some(event) = events.pop_front() {
            for effect in self.desk.happens(event) {
                asked |= matches!(effect, Effect::Record(_));
                events.extend(self.shell.perform(effect).event());
            }
        }
        asked
    }

    /// Clicks on the first place where `text` is shown.
    #[track_caller]
    pub(crate) fn click_on(&mut self, text: &str) {
        let clicked = Event::Clicked(self.desk.place_of(text));
        self.happens(clicked);
    }

    /// Lets the interface check for changes by the other desk.
    pub(crate) fn wake(&mut self) {
        self.happens(Event::Woke);
    }

    /// Looks for players who may be registered twice, which the program does on another thread than drawing.
    pub(crate) fn search(&mut self) {
        self.desk.app.data.search();
        self.happens(Event::Searched);
    }

    /// Keeps settings in the given folder.
    pub(crate) fn keep(&mut self, folder: Folder) {
        let outside = Environment::at(stamp(0).at);
        let shell = DeskWorker::new(self.hall.another("front"), outside, &ENGLISH);
        self.shell = shell.keeping(Some(folder));
    }

    /// Reads analysed games from the files that these settings name.
    pub(crate) fn read(&mut self, settings: &Settings) {
        let outside = Environment::at(stamp(0).at);
        let shell = DeskWorker::new(self.hall.another("front"), outside, &ENGLISH);
        self.shell = shell.reading(settings);
        let mut preferences = Preferences::default();
        preferences.effective.settings = settings.clone();
        self.prefer(preferences);
    }

    /// Looks for programs that print HTML in the given folder only.
    pub(crate) fn find_printers_in(&mut self, folder: &std::path::Path) {
        let outside = Environment::at(stamp(0).at);
        let shell = DeskWorker::new(self.hall.another("front"), outside, &ENGLISH);
        self.shell = shell.finding(folder.into());
        self.desk.app.data = self.shell.snapshot();
    }

    /// Opens files with the given program, as a desktop does.
    pub(crate) fn open_files_with(&mut self, opener: &std::path::Path) {
        let outside = Environment::at(stamp(0).at);
        let shell = DeskWorker::new(self.hall.another("front"), outside, &ENGLISH);
        self.shell = shell.opening(Some(opener.to_owned()));
    }

    /// Continues with the operator's preferences.
    pub(crate) fn prefer(&mut self, preferences: Preferences) {
        let app = App::new(self.shell.snapshot(), Theme::mono(), &ENGLISH);
        self.desk.app = app.preferring(preferences);
        self.happens(Event::Resized);
    }

    /// Puts a screen on the stack.
    pub(crate) fn show(&mut self, route: Route) {
        self.desk.app.open(route, Instant::now());
        self.happens(Event::Resized);
    }

    /// The club as it is in the file.
    pub(crate) fn club(&mut self) -> Club {
        let _ = self.hall.desk.follow().expect("followed");
        self.hall.desk.club().clone()
    }

    /// The cells of the screen, with the time in UTC.
    pub(crate) fn cells(&self) -> Buffer {
        in_utc(self.desk.buffer.clone(), self.desk.app.data.today)
    }

    /// The text of the screen, with the time in UTC.
    pub(crate) fn text(&self) -> String {
        text(&self.cells())
    }

    /// [`Self::text`] with the commands of the footer by name instead of their keys and words, which stand in
    /// `snapshots/footers.LANGUAGE.snap`: a changed word changes that file and no other.
    pub(crate) fn drawn(&self) -> String {
        let text = self.text();
        let (body, _) = text.rsplit_once('\n').expect("a footer");
        let live = self.desk.app.live();
        let named = footer(&self.desk.app.frame, self.desk.buffer.area).into_iter().map(|id| {
            let live = live.iter().find(|live| live.command.id == id).expect("live");
            match live.hint {
                Hint::As(sense) => format!("{}:{sense:?}", live.command.name),
                Hint::Own | Hint::Unsaid => live.command.name.to_owned(),
            }
        });
        format!("{body}\nfooter: {}", named.collect::<Vec<_>>().join(" "))
    }

    /// The role of every cell above the footer, except for blanks at the ends of lines whose role is invisible.
    pub(crate) fn drawn_roles(&self) -> String {
        let roles = self.desk.roles();
        let (body, _) = roles.rsplit_once('\n').expect("a footer");
        let lines: Vec<&str> = body.lines().map(|line| line.trim_end_matches('.')).collect();
        lines.join("\n").trim_end().to_owned()
    }

    /// The line on which messages are shown.
    pub(crate) fn told(&self) -> String {
        self.desk.line(usize::from(self.desk.buffer.area.height) - 2)
    }

    /// The screen without its message, which otherwise only disappears after some time.
    pub(crate) fn quiet(&mut self) -> String {
        self.desk.app.toast = None;
        self.happens(Event::Resized);
        self.text()
    }

    #[track_caller]
    pub(crate) fn shows(&self, text: &str) {
        assert!(self.text().contains(text), "no {text:?} in\n{}", self.text());
    }

    #[track_caller]
    pub(crate) fn hides(&self, text: &str) {
        assert!(!self.text().contains(text), "{text:?} in\n{}", self.text());
    }
}

/// The commands that the footer of a screen names, in its order.
pub(crate) fn footer(frame: &Hitboxes, area: Rect) -> Vec<CommandId> {
    let named = |x| match frame.target(Position::new(x, area.bottom() - 1)) {
        Some(Target::Command(command)) => Some(command),
        _ => None,
    };
    let mut named: Vec<CommandId> = (area.left()..area.right()).filter_map(named).collect();
    named.dedup();
    named
}
