//! A driver for the interface: keys from a script, the screen as text, the roles of its cells as letters.

use std::time::{Duration, Instant};

use banzuke::club::Club;
use banzuke::tui::event::Effect;
use banzuke::tui::event::{Event, Outcome};
use banzuke::tui::kit::hitbox::Hitboxes;
use banzuke::tui::kit::key::Key;
use banzuke::tui::kit::pen::Pen;
use banzuke::tui::kit::theme::Density;
use banzuke::tui::kit::theme::Theme;
use banzuke::tui::route::{Guest, Route};
use banzuke::tui::snapshot::Snapshot;
use banzuke::tui::state::App;
use banzuke::tui::update::update;
use banzuke::tui::view::view;
use banzuke::words::ENGLISH;
use banzuke::words::Language;
use banzuke_lab::screens::{CardParty, CardTable, Experiments};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Color, Style};

/// An interface together with the size of the terminal that it is drawn on after every event.
pub(crate) struct Desk {
    pub(crate) app: App,
    pub(crate) buffer: Buffer,
    now: Instant,
}

impl Desk {
    pub(crate) fn new(columns: u16, rows: u16) -> Self {
        Self::showing(nothing(), columns, rows)
    }

    /// An interface to the given club.
    pub(crate) fn showing(data: Snapshot, columns: u16, rows: u16) -> Self {
        Self::speaking(Language::English, data, columns, rows)
    }

    /// An interface to the given club in the given language.
    pub(crate) fn speaking(language: Language, data: Snapshot, columns: u16, rows: u16) -> Self {
        let app = App::new(data, told_apart(), language.spoken());
        let buffer = Buffer::empty(Rect::new(0, 0, columns, rows));
        let mut desk = Self { app, buffer, now: Instant::now() };
        desk.draw();
        desk
    }

    /// Presses the keys of a script: `<enter>` is a key by its name in `keys.toml`, any other
    /// character is its own key, and spaces only separate (`<space>` is the space key).
    #[track_caller]
    pub(crate) fn drive(&mut self, script: &str) -> Vec<Effect> {
        keys(script).into_iter().flat_map(|key| self.happens(Event::KeyPressed(key))).collect()
    }

    pub(crate) fn happens(&mut self, event: Event) -> Vec<Effect> {
        let mut effects = update(&mut self.app, event, self.now);
        // The laboratory has the terminal: its screens are shown here, as it shows them.
        for visit in effects.extract_if(.., |effect| matches!(effect, Effect::Laboratory(_))) {
            self.app.open(Route::Guest(guest(&visit, &self.app)), self.now);
        }
        self.draw();
        effects
    }

    /// Handles the result of an effect that the desk carried out.
    pub(crate) fn hears(&mut self, outcome: impl Into<Outcome>) -> Vec<Effect> {
        self.happens(Event::Outcome(None, Box::new(outcome.into())))
    }

    /// Lets time go by.
    pub(crate) fn passes(&mut self, time: Duration) -> Vec<Effect> {
        self.now += time;
        self.happens(Event::TimePassed)
    }

    #[track_caller]
    pub(crate) fn click_on(&mut self, text: &str) -> Vec<Effect> {
        let position = self.place_of(text);
        self.happens(Event::Clicked(position))
    }

    pub(crate) fn resize(&mut self, columns: u16, rows: u16) {
        self.buffer.resize(Rect::new(0, 0, columns, rows));
        self.happens(Event::Resized);
    }

    /// The first place where `text` is shown.
    #[track_caller]
    pub(crate) fn place_of(&self, text: &str) -> Position {
        self.find(text).unwrap_or_else(|| panic!("no {text:?} in\n{}", self.text()))
    }

    fn find(&self, text: &str) -> Option<Position> {
        let lines = self.text();
        let (row, line) = lines.lines().enumerate().find(|(_, line)| line.contains(text))?;
        let before = line.split(text).next()?;
        let column = u16::try_from(banzuke::tui::kit::text::width(before)).ok()?;
        Some(Position::new(column, u16::try_from(row).ok()?))
    }

    fn draw(&mut self) {
        self.buffer.reset();
        self.app.frame = view(&self.app, self.buffer.area, &mut self.buffer);
    }

    /// The screen, without the spaces at line ends.
    pub(crate) fn text(&self) -> String {
        text(&self.buffer)
    }

    pub(crate) fn line(&self, row: usize) -> String {
        self.text().lines().nth(row).unwrap_or_default().to_owned()
    }

    /// The theme role of every cell, as a letter.
    pub(crate) fn roles(&self) -> String {
        roles(&self.buffer)
    }

    /// The last line, and its roles.
    pub(crate) fn footer(&self) -> [String; 2] {
        let area = Rect::new(0, 0, self.buffer.area.width, 1);
        let start = self.buffer.content.len() - usize::from(area.width);
        let line = Buffer { area, content: self.buffer.content[start..].to_vec() };
        [text(&line), roles(&line)]
    }
}

/// The screen that the laboratory opens for these arguments.
fn guest(visit: &Effect, app: &App) -> Guest {
    let Effect::Laboratory(arguments) = visit else { panic!("{visit:?}") };
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["play", "daihinmin"] => {
            let party = CardParty::usual(app.data.now.timestamp_micros().cast_unsigned());
            Guest::new(move |_| Box::new(CardTable::new(&party)))
        }
        ["lab", "experiments", "--list", list] => {
            let list = app.data.club.lists().find(|known| known.name == list).expect("a list").id;
            Guest::new(move |_| Box::new(Experiments::new(list)))
        }
        _ => panic!("{arguments:?}"),
    }
}

/// Draws one widget on an empty buffer.
pub(crate) fn paint(
    columns: u16,
    rows: u16,
    draw: impl FnOnce(Rect, &mut Pen<'_>),
) -> (Buffer, Hitboxes) {
    let area = Rect::new(0, 0, columns, rows);
    let (mut buf, mut hits, theme) = (Buffer::empty(area), Hitboxes::default(), told_apart());
    let density = Density::Compact;
    let data = nothing();
    let words = &ENGLISH;
    draw(
        area,
        &mut Pen { buf: &mut buf, hits: &mut hits, theme: &theme, data: &data, words, density },
    );
    (buf, hits)
}

/// The empty club.
pub(crate) fn nothing() -> Snapshot {
    Snapshot::new(&Club::default(), &[], chrono::NaiveDate::default())
}

pub(crate) fn text(buffer: &Buffer) -> String {
    grid(buffer, |position| buffer[position].symbol().to_owned())
}

/// A theme in which every role looks different from every other.
pub(crate) fn told_apart() -> Theme {
    let wearing = |colour| Style::new().fg(colour);
    Theme {
        text: wearing(Color::Reset),
        muted: wearing(Color::DarkGray),
        title: wearing(Color::White),
        accent: wearing(Color::Magenta),
        selected: wearing(Color::Black),
        ready: wearing(Color::Yellow),
        called: wearing(Color::LightBlue),
        playing: wearing(Color::LightYellow),
        finished: wearing(Color::LightCyan),
        success: wearing(Color::LightGreen),
        warning: wearing(Color::LightRed),
        error: wearing(Color::Red),
        winner: wearing(Color::Green),
        loser: wearing(Color::Gray),
        gold: wearing(Color::Indexed(1)),
        silver: wearing(Color::Indexed(2)),
        bronze: wearing(Color::Indexed(3)),
        provisional: wearing(Color::LightMagenta),
        border: wearing(Color::Blue),
        key: wearing(Color::Cyan),
        events: vec![wearing(Color::Indexed(4)), wearing(Color::Indexed(5))],
    }
}

/// The roles of [`told_apart`] as letters.
pub(crate) fn roles(buffer: &Buffer) -> String {
    let letter = |colour: Color| match colour {
        Color::Reset => '.',
        Color::DarkGray => 'm',
        Color::White => 'T',
        Color::Magenta => 'A',
        Color::Black => 's',
        Color::Yellow => 'r',
        Color::LightBlue => 'c',
        Color::LightYellow => 'p',
        Color::LightCyan => 'f',
        Color::LightMagenta => 'v',
        Color::Indexed(1) => '1',
        Color::Indexed(2) => '2',
        Color::Indexed(3) => '3',
        Color::LightGreen => '+',
        Color::LightRed => '!',
        Color::Red => 'e',
        Color::Green => 'w',
        Color::Gray => 'o',
        Color::Blue => '-',
        Color::Cyan => 'k',
        _ => '?',
    };
    grid(buffer, |position| letter(buffer[position].fg).to_string())
}

/// One line per row; cells covered by a wide character before them are skipped, as a terminal does.
fn grid(buffer: &Buffer, show: impl Fn(Position) -> String) -> String {
    let line = |row: Rect| {
        let (mut line, mut x) = (String::new(), row.x);
        while x < row.right() {
            let position = Position::new(x, row.y);
            line.push_str(&show(position));
            let columns = banzuke::tui::kit::text::width(buffer[position].symbol());
            x += u16::try_from(columns).expect("a grapheme is narrow").max(1);
        }
        line.trim_end().to_owned()
    };
    buffer.area.rows().map(line).collect::<Vec<_>>().join("\n")
}

/// The keys of a script; see [`Desk::drive`].
#[track_caller]
pub(crate) fn keys(script: &str) -> Vec<Key> {
    let (mut keys, mut rest) = (Vec::new(), script);
    while let Some(first) = rest.chars().next() {
        let (name, after) = match rest.strip_prefix('<').and_then(|named| named.split_once('>')) {
            Some(named) => named,
            None => rest.split_at(first.len_utf8()),
        };
        rest = after;
        if name != " " {
            keys.push(Key::parse(name).unwrap_or_else(|| panic!("no key is called {name:?}")));
        }
    }
    keys
}
