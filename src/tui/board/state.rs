//! The state of the display, and how keys, time and other desks change it.

use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};

use super::big::Ink;
use super::page::calls::Fresh;
use super::page::content::{PageData, PageId};
use super::page::{Page, pages, room};
use super::{Clock, Look};
use crate::command::COMMANDS;
use crate::drawing::shape;
use crate::tui::Event;
use crate::tui::keymap::Keymap;
use crate::tui::kit::input::{Hitboxes, Key};
use crate::tui::kit::layer::{Hint, Layer as _, Live};
use crate::tui::kit::prelude::*;
use crate::tui::kit::theme::Theme;
use crate::tui::overlay::Help;
use crate::tui::preferences::Preferences;

/// How long a call counts as new.
pub const NEW: Duration = Duration::from_secs(30);
/// How long the file may fail before the display says so: another program may be busy with it.
pub const PATIENCE: Duration = Duration::from_secs(5);
/// The range of seconds for a page.
pub const SECONDS: std::ops::RangeInclusive<u64> = 2..=300;
const SCOPES: [Scope; 2] = [Scope::Display, Scope::Everywhere];

#[derive(Debug, Clone)]
pub struct Setup {
    /// The one tournament to be shown; none for all that are of interest.
    pub wanted: Option<TournamentId>,
    /// Seconds for a page; clamped to [`SECONDS`].
    pub seconds: u64,
    pub theme: Theme,
    pub keymap: Keymap,
    pub ink: Ink,
    pub clock: Clock,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    Stay,
    Leave,
    /// The terminal failed; the sentence says why.
    Fail(String),
}

#[derive(Debug)]
pub struct Board {
    /// Where the last frame drew what can be clicked.
    pub frame: Hitboxes,
    pub(super) data: Snapshot,
    pub(super) words: &'static Words,
    pub(super) setup: Setup,
    pub(super) pages: Vec<Page>,
    /// The lines of the QR code for phones; empty while no pages are served.
    pub(super) code: Vec<String>,
    pub(super) at: usize,
    pub(super) paused: bool,
    pub(super) help: Option<Help>,
    /// A clock for durations, and the time of day that is shown.
    pub(super) now: Instant,
    pub(super) clock: DateTime<Utc>,
    size: (u16, u16),
    /// When the page was turned to, moved on by the length of each pause.
    since: Instant,
    /// The page that an announcement interrupted, and how long it had been shown.
    interrupted: Option<(PageId, Duration)>,
    /// Calls, and when each was first seen.
    fresh: Vec<(Fresh, Instant)>,
    /// The first of the current failures to read the file.
    unread: Option<Instant>,
}

impl Board {
    /// `size` is columns and rows of the terminal.
    pub fn new(
        data: Snapshot,
        words: &'static Words,
        setup: Setup,
        size: (u16, u16),
        now: Instant,
    ) -> Self {
        let seconds = setup.seconds.clamp(*SECONDS.start(), *SECONDS.end());
        let clock = data.now;
        let mut board = Self {
            frame: Hitboxes::default(),
            data,
            words,
            setup: Setup { seconds, ..setup },
            pages: Vec::new(),
            code: Vec::new(),
            at: 0,
            paused: false,
            help: None,
            now,
            clock,
            size,
            since: now,
            interrupted: None,
            fresh: Vec::new(),
            unread: None,
        };
        board.make_code();
        board.make_pages();
        board
    }

    pub(super) fn asked(&self) -> PageData<'_> {
        PageData {
            data: &self.data,
            words: self.words,
            wanted: self.setup.wanted,
            room: room(self.size, self.setup.ink, self.code_size()),
            ink: self.setup.ink,
            clock: self.setup.clock,
        }
    }

    pub(super) fn page(&self) -> Option<&Page> {
        self.pages.get(self.at)
    }

    /// The tournament's name and the title of the current page.
    pub fn title(&self) -> (&str, &str) {
        self.page().map_or(("", ""), |page| (page.name.as_str(), page.title.as_str()))
    }

    /// Columns and rows of the QR code.
    pub(super) fn code_size(&self) -> (u16, u16) {
        (span(self.code.first().map_or(0, |line| text::width(line))), span(self.code.len()))
    }

    /// The QR code needs half blocks; terminals with plain ink have none.
    fn make_code(&mut self) {
        let address = self.data.phones.as_ref().filter(|_| self.setup.ink == Ink::Blocks);
        self.code = address.map(|address| shape::lines(address)).unwrap_or_default();
    }

    /// The current page stays if it still exists, else the page with its number comes.
    fn make_pages(&mut self) {
        let before: Vec<PageId> = self.pages.iter().map(|page| page.id).collect();
        self.pages = pages(&self.asked());
        let find = |id: &PageId| self.pages.iter().position(|page| page.id == *id);
        let same = before.get(self.at).and_then(find);
        let at = same.unwrap_or_else(|| self.at.min(self.pages.len().saturating_sub(1)));
        if same.is_none() {
            self.since = self.now;
        }
        self.at = at;
    }

    pub fn fit(&mut self, size: (u16, u16)) {
        if size != self.size {
            self.size = size;
            self.make_pages();
        }
    }

    /// Takes the result of a look at the file.
    pub fn hear(&mut self, news: Look, now: Instant) {
        self.pass(now);
        match news {
            Look::Same => self.unread = None,
            Look::Unread(clock) => {
                self.clock = clock;
                self.unread.get_or_insert(now);
            }
            Look::Seen(data) => {
                self.unread = None;
                let before = Fresh::all(&self.asked());
                let lists = self.lists();
                self.clock = data.now;
                self.data = *data;
                self.make_code();
                let after = Fresh::all(&self.asked());
                self.make_pages();
                let new = after.iter().filter(|call| !before.contains(call));
                let new: Vec<Fresh> = new.copied().collect();
                // A call that was undone or played is no longer new.
                self.fresh.retain(|(call, _)| after.contains(call));
                self.fresh.extend(new.iter().map(|call| (*call, now)));
                self.announce(&new, &lists);
            }
        }
    }

    /// The first page of each list of pairings, with its title, which has the round.
    fn lists(&self) -> Vec<(PageId, String)> {
        let first = self.pages.iter().filter(|page| page.begins_list());
        first.map(|page| (page.id, page.title.clone())).collect()
    }

    /// Turns to the page of a new call, or of a round that was just paired. A paused display keeps its page.
    fn announce(&mut self, new: &[Fresh], lists: &[(PageId, String)]) {
        let called = self.pages.iter().position(|page| page.announces(new));
        let paired = self.lists().into_iter().find(|list| !lists.contains(list));
        let page_of = |id| self.pages.iter().position(|page| page.id == id);
        let announced = called.or_else(|| page_of(paired?.0));
        if let Some(at) = announced.filter(|_| !self.paused) {
            let shown = self.now.saturating_duration_since(self.since);
            let before = self.page().filter(|_| at != self.at).map(|page| (page.id, shown));
            self.interrupted = self.interrupted.take().or(before);
            (self.at, self.since) = (at, self.now);
        }
    }

    /// Calls that are newer than [`NEW`].
    pub(super) fn fresh(&self) -> Vec<Fresh> {
        let new = self.fresh.iter().filter(|(_, seen)| self.now.duration_since(*seen) < NEW);
        new.map(|(call, _)| *call).collect()
    }

    /// Whether the file has failed for [`PATIENCE`].
    pub(super) fn is_unread(&self) -> bool {
        self.unread.is_some_and(|since| self.now.duration_since(since) >= PATIENCE)
    }

    /// How much of its time the page has been shown, from 0 to 1.
    pub(super) fn progress(&self) -> f64 {
        let shown = self.now.saturating_duration_since(self.since).as_secs_f64();
        (shown / self.period().as_secs_f64()).clamp(0.0, 1.0)
    }

    fn period(&self) -> Duration {
        Duration::from_secs(self.setup.seconds)
    }

    pub fn update(&mut self, event: Event, now: Instant) -> Outcome {
        self.pass(now);
        match event {
            Event::KeyPressed(key) => return self.press(key),
            Event::Clicked(_) if self.help.is_some() => self.help = None,
            Event::Clicked(_) => self.turn(1),
            Event::Scrolled { rows, position } => {
                if let Some(pane) = self.frame.pane(position).filter(|_| self.help.is_some()) {
                    return self.tell_help(News::Scroll { pane, rows });
                }
                self.turn(rows.signum());
            }
            Event::InputFailed(reason) => {
                return Outcome::Fail(self.words.screen.input_failed(&reason));
            }
            // Other events are for the desk's screens, or need only the time.
            _ => {}
        }
        Outcome::Stay
    }

    /// Turns the page when its time is over.
    fn pass(&mut self, now: Instant) {
        let passed = now.saturating_duration_since(self.now);
        self.now = self.now.max(now);
        if self.paused || self.help.is_some() {
            self.since += passed;
        } else if self.now.saturating_duration_since(self.since) >= self.period() {
            self.go_on();
        }
    }

    /// Returns to the interrupted page for the rest of its time, else turns to the next page.
    fn go_on(&mut self) {
        let page = self.interrupted.take().and_then(|(id, shown)| {
            Some((self.pages.iter().position(|page| page.id == id)?, shown))
        });
        match page.and_then(|(at, shown)| Some((at, self.now.checked_sub(shown)?))) {
            Some(place) => (self.at, self.since) = place,
            None => self.turn(1),
        }
    }

    /// `pages` may be negative. After the last page comes the first.
    fn turn(&mut self, pages: isize) {
        let len = isize::try_from(self.pages.len()).unwrap_or(isize::MAX).max(1);
        let at = isize::try_from(self.at).unwrap_or(0);
        self.interrupted = None;
        self.at = usize::try_from((at + pages).rem_euclid(len)).unwrap_or(0);
        self.since = self.now;
    }

    fn press(&mut self, key: Key) -> Outcome {
        if let Some(overlay) = &mut self.help {
            if TextInput::takes(key)
                && let Some(input) = overlay.input()
            {
                return if input.press(key) { self.tell_help(News::Edited) } else { Outcome::Stay };
            }
            let scopes = [overlay.scopes(), &[Scope::Everywhere][..]].concat();
            return match self.setup.keymap.resolve(key, &scopes) {
                Some(CommandId::Quit) => Outcome::Leave,
                // The key that opened the help closes it too.
                Some(CommandId::Back | CommandId::Help) => {
                    self.help = None;
                    Outcome::Stay
                }
                Some(command) => self.tell_help(News::Run(command)),
                None => Outcome::Stay,
            };
        }
        self.command(key).map_or(Outcome::Stay, |command| self.run(command))
    }

    fn command(&self, key: Key) -> Option<CommandId> {
        self.setup.keymap.resolve(key, &SCOPES)
    }

    fn tell_help(&mut self, news: News) -> Outcome {
        let Some(help) = &mut self.help else { return Outcome::Stay };
        let preferences = Preferences::default();
        let context = Context {
            data: &self.data,
            preferences: &preferences,
            words: self.words,
            frame: &self.frame,
            now: self.now,
        };
        let mut outcome = Outcome::Stay;
        for step in help.update(news, &context) {
            match step {
                Step::Back => {
                    self.help = None;
                    break;
                }
                Step::Run(command) => outcome = self.run(command),
                // The help asks for no other step.
                _ => {}
            }
        }
        outcome
    }

    fn run(&mut self, command: CommandId) -> Outcome {
        match command {
            CommandId::Quit => return Outcome::Leave,
            CommandId::Pause => self.paused = !self.paused,
            CommandId::NextPage => self.turn(1),
            CommandId::PreviousPage => self.turn(-1),
            CommandId::Slower => self.set_seconds(slower(self.setup.seconds)),
            CommandId::Faster => self.set_seconds(faster(self.setup.seconds)),
            CommandId::Help => {
                let title = self.words.scopes.name(Scope::Display);
                let help = Help::new(self.live(), &Commands::default(), title, self.words);
                self.help = Some(help);
            }
            CommandId::SwitchLanguage => {
                self.words = self.words.language.other().spoken();
                self.make_pages();
            }
            // No other command is live here.
            _ => {}
        }
        Outcome::Stay
    }

    fn set_seconds(&mut self, seconds: u64) {
        self.setup.seconds = seconds;
        self.since = self.now;
    }

    fn live(&self) -> Vec<Live> {
        let here = COMMANDS.iter().filter(|command| {
            command.scopes.contains(&Scope::Display) || command.id == CommandId::Help
        });
        here.map(|command| Live {
            command,
            keys: self.setup.keymap.keys(command.id, &SCOPES),
            scope: Scope::Display,
            lead: 0,
            disabled: None,
            hint: Hint::Own,
            about: None,
        })
        .collect()
    }

    pub(super) fn key(&self, command: CommandId) -> String {
        let keys = self.setup.keymap.keys(command, &SCOPES);
        keys.first().map_or_else(String::new, Key::to_string)
    }
}

/// Up to 10 one second more, then 5.
fn slower(seconds: u64) -> u64 {
    let more = if seconds < 10 { seconds + 1 } else { (seconds / 5 + 1) * 5 };
    more.min(*SECONDS.end())
}

fn faster(seconds: u64) -> u64 {
    let less = if seconds <= 10 { seconds - 1 } else { (seconds - 1) / 5 * 5 };
    less.max(*SECONDS.start())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_go_up_and_down_the_same_steps_and_stay_within_bounds() {
        let steps = |from: u64, step: fn(u64) -> u64| -> Vec<u64> {
            std::iter::successors(Some(from), |seconds| Some(step(*seconds))).take(6).collect()
        };
        assert_eq!(steps(7, slower), [7, 8, 9, 10, 15, 20]);
        assert_eq!(steps(20, faster), [20, 15, 10, 9, 8, 7]);
        assert_eq!(slower(300), 300);
        assert_eq!(faster(2), 2);
    }
}
