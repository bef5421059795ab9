//! One event changes the state. Clock, terminal and storage are not used here: time comes in, effects go out.

use std::time::{Duration, Instant};

use ratatui::layout::Position;

use super::effect::{self, Effect, Message, Outcome, Severity, Toast};
use super::kit::input::Key;
use super::kit::layer::{Hint, Paste, Waits};
use super::kit::overlay::Details;
use super::overlay::Palette;
use super::screen::export;
use super::work::{Job, Search, TaskProgress, Work};
use super::{App, Event, Opened};
use crate::own_commands::OwnEnd;
use crate::settings::{Setting, Value};
use crate::tui::kit::prelude::*;
use crate::words::Language;
use crate::words::catalog::own;

/// The most keys that are kept while work runs. More are hardly meant.
const HELD: usize = 64;
/// How long digits may follow a refused result key, and each other.
const ADRIFT: Duration = Duration::from_secs(1);

/// Losing so many typed keys needs no question.
const FEW: usize = 3;

/// `now` is the time of the event.
pub fn update(app: &mut App, event: Event, now: Instant) -> Vec<Effect> {
    app.toast.take_if(|toast| toast.until().is_some_and(|until| until <= now));
    if let Some(work) = &mut app.work {
        work.passed = now.saturating_duration_since(work.since);
    }
    let mut turn = Turn { app, now, effects: Vec::new() };
    let Some(event) = turn.unless_working(event) else { return turn.effects };
    match event {
        Event::KeyPressed(key) => turn.press(key),
        Event::Clicked(position) => turn.click(position),
        Event::Scrolled { position, rows } => turn.scroll(position, rows),
        Event::Pasted(text) => turn.paste(&text),
        Event::Resized | Event::TimePassed | Event::Ended(_) => {}
        Event::InputFailed(reason) => {
            let told = turn.app.words.screen.input_failed(&reason);
            turn.effects.push(Effect::Fail(told));
        }
        // Before any work the desk looks for other desks' entries anyway.
        Event::Woke if turn.app.work.is_some() => {}
        Event::Woke => turn.effects.push(DeskTask::follow().into()),
        Event::Searched => {
            turn.app.data.searching = Search::Quiet;
            turn.refresh();
        }
        Event::SearchStopped => turn.app.data.searching = Search::Stopped,
        Event::Began(job, doing) => turn.app.work = Some(Work::new(job, doing, now)),
        Event::Reached(job, reach) => turn.reached(job, reach),
        Event::Outcome(job, outcome) => {
            turn.take_in(*outcome);
            turn.app.work.take_if(|work| Some(work.job) == job);
        }
    }
    turn.ask_for_more();
    turn.attend();
    turn.effects
}

struct Turn<'a> {
    app: &'a mut App,
    now: Instant,
    effects: Vec<Effect>,
}

impl Turn<'_> {
    /// Returns the event if it need not wait for the running work. Keys that do not stop the work are kept for later.
    fn unless_working(&mut self, event: Event) -> Option<Event> {
        let app = &mut *self.app;
        let Some(work) = app.work.as_mut() else { return Some(event) };
        match event {
            Event::KeyPressed(key) => {
                let scopes = [Scope::Work, Scope::Everywhere];
                match app.keymap.resolve(key, &scopes) {
                    // Work can be stopped only once it is shown.
                    Some(CommandId::StopWork) if work.is_shown() => self.stop_work(),
                    Some(CommandId::Quit) => self.effects.push(Effect::Quit),
                    Some(_) | None if app.held.len() < HELD && !work.stopping => {
                        app.held.push_back(Event::KeyPressed(key));
                    }
                    Some(_) | None => {}
                }
                None
            }
            Event::Pasted(text) => {
                app.held.push_back(Event::Pasted(text));
                None
            }
            // A click means something visible. What stands there after the work is not known, so a click is not kept.
            Event::Clicked(position) => {
                if app.frame.target(position) == Some(Target::Command(CommandId::StopWork)) {
                    self.stop_work();
                }
                None
            }
            Event::Scrolled { .. } => None,
            other => Some(other),
        }
    }

    fn stop_work(&mut self) {
        self.app.held.clear();
        if let Some(work) = &mut self.app.work {
            work.stopping = true;
            self.effects.push(Effect::StopWork);
        }
    }

    /// Applies an outcome: first the club, then the message, then the answer.
    fn take_in(&mut self, outcome: Outcome) {
        if let Some(state) = outcome.state {
            let before = std::mem::replace(&mut self.app.data, state);
            self.app.data.searching = before.searching;
            let alarm = &self.app.data.alarm;
            if alarm.is_some() && *alarm != before.alarm {
                self.app.held.clear();
            }
            self.refresh();
        }
        let words = self.app.words;
        match outcome.message {
            Some(Message::Told(sentence)) => self.say(sentence),
            Some(Message::Warned(sentence)) => self.app.toast = Some(Toast::error(sentence)),
            Some(Message::Refused(sentence)) => self.failed(sentence),
            Some(Message::Broke(reason)) => {
                self.failed(effect::written(&words.screen.work.broke(&reason).into()));
            }
            Some(Message::Written(path)) if self.app.overlay().is_none() => {
                self.take(Step::cover(export::written(&path, words)));
            }
            Some(Message::Written(path)) => self.say(words.screen.ranking.exported(&path)),
            None => {}
        }
        match outcome.news {
            Some(News::Stopped) => self.stopped(),
            // An answer does not cover an overlay that the operator has opened meanwhile.
            Some(News::Odds(_) | News::Backups(_) | News::Studied(_) | News::Compared(_))
                if self.app.overlay().is_some() => {}
            Some(News::Machines(machines)) => {
                let choice = machines.choice(&self.app.data, words, self.app.ascii);
                self.take(Step::cover(choice));
            }
            Some(News::Ended(end)) => self.own_ended(end),
            Some(News::Undone) => {
                self.tell_the_way_back(CommandId::Redo, self.app.data.redo.is_some());
            }
            Some(News::Done(seq)) => {
                self.tell(News::Done(seq));
                self.tell_the_way_back(CommandId::Undo, self.app.data.undo == Some(seq));
            }
            Some(news) => self.tell(news),
            None => {}
        }
    }

    /// Reports the end of an own command, and shows its output unless the operator is typing.
    fn own_ended(&mut self, end: OwnEnd) {
        let say = &self.app.words.screen.anywhere;
        let is_free = self.app.scopes().contains(&Scope::Main) && !self.app.is_typing();
        if let Some(why) = &end.fault {
            self.app.toast = Some(Toast::error(say.own_failed(&end.name, why)));
        }
        match end.said {
            Some(lines) if !lines.is_empty() && is_free => {
                self.take(Step::cover(Details::new(end.name, lines)));
            }
            Some(lines) if end.fault.is_none() => {
                let first = lines.into_iter().next();
                let silent = || say.own_silent(&end.name);
                self.say(first.unwrap_or_else(silent));
            }
            Some(_) | None => {}
        }
    }

    fn say(&mut self, sentence: String) {
        self.app.toast = Some(Toast::verbatim(sentence, self.now));
    }

    /// Stores the progress of the search for duplicates, or of the work.
    fn reached(&mut self, job: Job, reach: TaskProgress) {
        if job == Job::SEARCH {
            self.app.data.searching = Search::Reached(reach);
        } else if let Some(work) = self.app.work.as_mut().filter(|work| work.job == job) {
            work.reach = Some(reach);
        }
    }

    /// Reports a failure. Keys pressed ahead were meant for the missing result, so they are dropped.
    fn failed(&mut self, sentence: String) {
        self.app.held.clear();
        self.app.toast = Some(Toast::failure(sentence));
    }

    /// Reports that work was stopped as the operator wanted. Keys pressed ahead are dropped.
    fn stopped(&mut self) {
        self.app.held.clear();
        let told = self.app.words.screen.work.stopped();
        self.app.toast = Some(Toast::info(told, self.now));
        self.tell(News::Stopped);
    }

    /// Lets the screen in front ask for work that it needs for its content.
    fn ask_for_more(&mut self) {
        if self.app.work.is_none() && self.app.overlays.is_empty() {
            self.tell(News::InFront);
        }
    }

    /// Tells the other desks which match's result is being entered.
    fn attend(&mut self) {
        let open = self.app.over.iter().rev().find_map(|opened| opened.route.entered());
        if open != self.app.attended {
            self.app.attended = open;
            self.effects.push(DeskTask::attend(open).into());
        }
    }

    fn press(&mut self, key: Key) {
        if self.is_adrift(key) {
            return;
        }
        self.app.toast.take_if(|toast| toast.until().is_none());
        let blind = self.app.frame.is_blind();
        if !blind
            && TextInput::takes(key)
            && let Some(input) = self.app.input()
        {
            if input.press(key) {
                self.app.toast = None;
                self.hand_down(News::Edited);
            }
            return;
        }
        if !blind
            && let Some(letter) = key.letter()
            && self.app.front().takes_letter(letter)
        {
            self.app.toast = None;
            self.hand_down(News::Letter(letter));
            return;
        }
        match self.app.keymap.resolve(key, &self.app.scopes()) {
            // A command must not act on what cannot be seen.
            Some(command) if !blind || command == CommandId::Quit => {
                // A message disappears with the next command. Moving the selection keeps it.
                self.app.toast.take_if(|_| !command.moves_selection());
                self.run(command);
            }
            None if !blind => self.app.toast = Some(Toast::hint(self.app.why_idle(key))),
            Some(_) | None => {}
        }
    }

    fn click(&mut self, position: Position) {
        match self.app.frame.target(position) {
            Some(Target::Row { pane, row }) => self.hand_down(News::Click { pane, row }),
            Some(Target::Tab(tab)) => self.hand_down(News::Tab(tab)),
            Some(Target::Command(command)) => self.run(command),
            None => {}
        }
    }

    fn scroll(&mut self, position: Position, rows: isize) {
        if let Some(pane) = self.app.frame.pane(position) {
            self.hand_down(News::Scroll { pane, rows });
        }
    }

    fn paste(&mut self, text: &str) {
        if self.app.frame.is_blind() {
            return;
        }
        let text = &with_line_feeds(text);
        let ends = text.ends_with('\n') || text.trim().lines().nth(1).is_some();
        let takes_lines = || self.app.screen().state(&self.app.data).paste == Paste::Lines;
        if self.app.overlay().is_none() && ends && !text.trim().is_empty() && takes_lines() {
            return self.tell(News::Lines(text.clone()));
        }
        let Some(input) = self.app.input() else { return };
        if !input.has_room(text) {
            let told = self.app.words.screen.too_long_to_paste(text.chars().count());
            self.app.toast = Some(Toast::error(told));
        } else if input.paste(text) {
            self.hand_down(News::Edited);
        }
    }

    /// Whether a key belongs to the score of a result that could not be entered. An operator who types
    /// `r 2 1 Enter` without looking must not open other screens, or the item that is selected there.
    fn is_adrift(&mut self, key: Key) -> bool {
        let app = &mut *self.app;
        let scores = || {
            key.digit().is_some() || app.keymap.resolve(key, &app.scopes()) == Some(CommandId::Open)
        };
        let adrift = app.adrift.is_some_and(|until| self.now < until) && scores();
        app.adrift = adrift.then(|| self.now + ADRIFT);
        adrift
    }

    /// Adds the key of undo or redo to the message.
    fn tell_the_way_back(&mut self, command: CommandId, possible: bool) {
        let told = self.app.toast.as_mut().filter(|toast| toast.severity != Severity::Error);
        if let Some(toast) = told.filter(|_| possible) {
            toast.back = Some(command);
        }
    }

    /// Changes the language.
    fn speak(&mut self, language: Language) {
        self.app.words = language.spoken();
        self.app.preferences.speak(language);
        self.app.data = self.app.data.clone().unsaid();
        // The message is in the language before.
        self.app.toast = None;
        self.effects.push(DeskTask::speak(language).into());
        self.refresh();
    }

    /// Applies a new value of a setting, and stores it.
    fn prefer(&mut self, setting: Setting, value: Value) {
        let preferences = &mut self.app.preferences;
        // Only valid values are offered.
        if preferences.effective.change(setting, &value).is_err() {
            return;
        }
        self.effects.push(DeskTask::keep(setting, value).into());
        match setting {
            Setting::Language => {
                own::choose(preferences.choice());
                let language = preferences.language();
                self.speak(language);
            }
            Setting::Theme | Setting::Borders => self.app.dress(),
            Setting::Mouse => {
                let mouse = preferences.settings().mouse;
                self.effects.push(Effect::Mouse(mouse));
            }
            // These settings are read when they are needed.
            Setting::Format
            | Setting::FirstTo
            | Setting::List
            | Setting::BoardSeconds
            | Setting::Backups
            | Setting::RecordGames
            | Setting::RecordFit => {}
        }
    }

    /// Tells every layer that the club has changed.
    fn refresh(&mut self) {
        let before = self.app.screen().state(&self.app.data).has_lost;
        let steps = self.app.with_context(self.now, |stack, context| {
            let update = |screen: &mut dyn Layer| screen.update(News::Refreshed, context);
            // A covered screen shows no message.
            stack.screens().map(update).last()
        });
        if !before && self.app.screen().state(&self.app.data).has_lost {
            let gone = self.app.words.screen.lists.gone();
            self.app.toast = Some(Toast::error(gone));
        }
        // From here on, lists change by this desk's own doing.
        self.app.data.others = false;
        self.take_all(steps.unwrap_or_default());
        self.refresh_overlays();
    }

    /// Tells all overlays that the club has changed. Only the one in front may answer.
    fn refresh_overlays(&mut self) {
        let mut overlays = std::mem::take(&mut self.app.overlays);
        let steps = self.app.with_context(self.now, |_, context| {
            let update = |one: &mut Box<dyn Layer>| one.update(News::Refreshed, context);
            overlays.iter_mut().map(update).last()
        });
        self.app.overlays = overlays;
        self.take_all(steps.unwrap_or_default());
    }

    /// Sends news to the screen in front.
    fn tell(&mut self, news: News) {
        let steps =
            self.app.with_context(self.now, |stack, context| stack.screen().update(news, context));
        self.take_all(steps);
    }

    fn back(&mut self) {
        if self.app.overlays.pop().is_some() {
            return;
        }
        // The program was started for this screen only, and ends with it.
        if matches!(self.app.route(), Route::Guest(_)) {
            self.effects.push(Effect::Quit);
        }
        self.app.leave(self.app.over.len().saturating_sub(1));
    }

    fn hand_down(&mut self, news: News) {
        let steps =
            self.app.with_context(self.now, |stack, context| stack.front().update(news, context));
        self.take_all(steps);
    }

    fn take_all(&mut self, steps: Vec<Step>) {
        for step in steps {
            self.take(step);
        }
    }

    fn take(&mut self, step: Step) {
        match step {
            Step::Open(route) => {
                // The message belongs to the screen before.
                self.app.toast = None;
                self.app.open(route, self.now);
            }
            Step::Cover(overlay) => self.app.overlays.push(overlay),
            Step::Back => self.back(),
            Step::HandBack(player) => {
                self.back();
                self.tell(News::Picked(player));
            }
            Step::Replace(route) => {
                self.app.leave(self.app.over.len().saturating_sub(1));
                self.app.open(route, self.now);
            }
            Step::Prefer(setting, value) => self.prefer(setting, value),
            Step::Run(command) => {
                let recent = &mut self.app.recent;
                recent.retain(|run| *run != command);
                recent.push(command);
                self.run(command);
            }
            Step::Leave(command) => self.leave_for(command),
            Step::Tell(news) => self.tell(news),
            Step::Say(toast) => self.app.toast = Some(toast),
            Step::Unsay => self.app.toast = None,
            Step::Do(effect) => self.effects.push(effect),
        }
    }
}

// Running commands: the act of the command's row, or a change of the stack.

impl Turn<'_> {
    /// Runs a live command, or says why it cannot be run.
    fn run(&mut self, command: CommandId) {
        let commands = self.app.in_front().commands();
        if let Some(reason) = self.app.refusal(command, &commands) {
            return self.say_why(command, &commands, &reason);
        }
        if let Some(act) = commands.act(command) {
            let steps =
                self.app.with_context(self.now, |stack, context| act(stack.front(), context));
            return self.take_all(steps);
        }
        if let Some(question) = self.loses_work(command) {
            self.app.toast = None;
            self.app.overlays.push(Box::new(question));
            return;
        }
        self.leave_for(command);
    }

    /// The question before a command leaves screens with more than a few typed keys.
    fn loses_work(&self, command: CommandId) -> Option<Confirm> {
        let app = &*self.app;
        let leave = vec![Step::Leave(command)];
        let say = &app.words.screen.machines;
        let joined = app.data.hosting.as_ref().filter(|joined| !joined.is_empty());
        // If a question is open already, none is added.
        let is_asked =
            app.overlay().is_some_and(|overlay| overlay.state(&app.data).waits == Waits::Answer);
        let ends = match joined {
            Some(joined) => Some((say.quit(), say.quit_loses(app.words.term.list(joined)))),
            None if app.data.phones.is_some() => {
                Some((say.quit_serving(), say.serving_ends().to_owned()))
            }
            None => None,
        };
        if let (CommandId::Quit, Some((title, loses)), false) = (command, ends, is_asked) {
            return Some(Confirm::new(title, loses, say.quit_yes(), leave));
        }
        let typed = match command {
            // Only the overlay is left; the screen stays.
            _ if app.overlay().is_some() => 0,
            CommandId::Back | CommandId::Quit => app.screen().state(&app.data).typed,
            _ => match Route::of(command)? {
                Route::Duplicates(_) | Route::Settings | Route::Journal(_) => 0,
                _ => {
                    let typed = |opened: &Opened| opened.layer.state(&app.data).typed;
                    app.over.iter().map(typed).max().unwrap_or(0)
                }
            },
        };
        let say = &app.words.screen.confirm;
        (typed > FEW).then(|| Confirm::new(say.leave(), say.leave_loses(), say.leave_yes(), leave))
    }

    /// Runs a command without asking about lost work.
    fn leave_for(&mut self, command: CommandId) {
        if let Some(route) = Route::of(command) {
            return self.go(route);
        }
        let app = &mut *self.app;
        match command {
            CommandId::Help => app.overlays.push(Box::new(app.help())),
            CommandId::OpenPalette => {
                // An overlay that is only read is closed.
                app.overlays.clear();
                let palette = Palette::new(app.live(), app.elsewhere(), &app.recent);
                app.overlays.push(Box::new(palette));
            }
            CommandId::Back => {
                // The message belongs to the screen before.
                app.toast = None;
                let steps = app.with_context(self.now, |stack, context| {
                    stack.front().update(News::Left, context)
                });
                self.back();
                self.take_all(steps);
            }
            CommandId::Quit => self.effects.push(Effect::Quit),
            CommandId::ShowDisplay => {
                let title = app.words.screen.command(command).title;
                let place = app.file.as_ref().map(|file| format!(" --db \"{}\"", file.display()));
                let told = app.words.screen.help.display(place.unwrap_or_default());
                self.take(Step::cover(Details::new(title, [told])));
            }
            CommandId::Own(own) => {
                if let Ok(run) = app.own_command(own) {
                    let begun = app.words.screen.anywhere.own_begun(&run.name);
                    self.effects.push(Effect::Begin(run));
                    self.say(begun);
                }
            }
            // Other commands go to the layer that made them live.
            _ => self.hand_down(News::Run(command)),
        }
    }

    /// Says why a command cannot be run, unless the screen shows it already.
    fn say_why(&mut self, command: CommandId, commands: &Commands, reason: &str) {
        let app = &mut *self.app;
        if app.overlay().is_none() && commands.does_show_why(command) {
            return;
        }
        let hint = commands.hint(command);
        let title = app.words.screen.command(command).title;
        // If the command has several effects, the message names the one here.
        let title = match hint {
            Hint::As(FooterLabel::Result) => {
                app.words.screen.command(CommandId::RecordResult).title
            }
            Hint::As(label) if command == CommandId::Open => app.words.labels.label(label),
            _ => title,
        };
        let title = &text::capital(title);
        app.toast = Some(Toast::info(app.words.screen.disabled(title, reason), self.now));
        let enters = Hint::As(FooterLabel::Result);
        let result =
            command == CommandId::RecordResult || command == CommandId::Open && hint == enters;
        // If a result is open already, digits belong to it.
        let adrift = result && !app.scopes().contains(&Scope::Score);
        app.adrift = adrift.then(|| self.now + ADRIFT);
    }

    /// Opens another screen over the first one, and leaves all others.
    fn go(&mut self, route: Route) {
        let app = &mut *self.app;
        // The message belongs to the screen before.
        app.toast = None;
        match route {
            Route::Home => {
                app.leave(0);
                self.hand_down(News::Run(CommandId::GoHome));
            }
            // These screens are left by going back.
            Route::Settings | Route::Journal(_) if app.route().is_like(&route) => {}
            Route::Duplicates(_) | Route::Settings | Route::Journal(_) => {
                app.open(route, self.now);
            }
            _ => {
                app.leave(0);
                app.open(route, self.now);
            }
        }
    }
}

/// Turns carriage returns into line feeds. Many terminals paste the Enter key for each end of a line.
fn with_line_feeds(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\r', "\n")
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use chrono::NaiveDate;
    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;

    use super::*;
    use crate::club::Club;
    use crate::tui::effect::INFO_TIME;
    use crate::tui::kit::theme::Theme;
    use crate::tui::route::Route;
    use crate::tui::snapshot::Snapshot;
    use crate::tui::view::view;
    use crate::words::ENGLISH;

    fn app() -> App {
        App::new(
            Snapshot::new(&Club::default(), &[], NaiveDate::default()),
            Theme::mono(),
            &ENGLISH,
        )
    }

    fn press(app: &mut App, names: &[&str]) -> Vec<Effect> {
        let mut effects = Vec::new();
        for name in names {
            let key = Key::parse(name).expect(name);
            effects.extend(update(app, Event::KeyPressed(key), Instant::now()));
        }
        effects
    }

    fn asking() -> App {
        let mut app = app();
        let confirm = Confirm::new(
            "Delete the tournament 京都オープン?",
            "Its 28 matches leave the ranking.",
            "Delete",
            vec![DeskTask::follow().into()],
        );
        app.overlays.push(Box::new(confirm));
        app
    }

    #[test]
    fn a_question_does_nothing_unless_yes_is_chosen() {
        for (keys, done) in [
            (&["enter"][..], false),
            (&["esc"], false),
            (&["n"], false),
            (&["tab", "tab", "enter"], false),
            (&["y"], true),
            (&["right", "enter"], true),
            (&["shift-tab", "enter"], true),
        ] {
            let mut app = asking();
            let effects = press(&mut app, keys);
            assert_eq!(effects == [Effect::Do(DeskTask::follow())], done, "{keys:?}");
            assert!(app.overlay().is_none(), "{keys:?}");
        }
    }

    #[test]
    fn a_question_repeats_its_object_and_its_buttons_may_be_clicked() {
        let mut app = asking();
        let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
        app.frame = view(&app, buffer.area, &mut buffer);
        let places = (0..24).flat_map(|y| (0..80).map(move |x| Position::new(x, y)));
        let accept = Some(Target::Command(CommandId::Accept));
        let yes =
            places.into_iter().find(|place| app.frame.target(*place) == accept).expect("a button");
        assert_eq!(
            update(&mut app, Event::Clicked(yes), Instant::now()),
            [Effect::Do(DeskTask::follow())]
        );
        let lines: String = buffer.content().iter().map(ratatui::buffer::Cell::symbol).collect();
        assert!(lines.contains("28 matches") && lines.contains("> Cancel"), "{lines}");
    }

    #[test]
    fn steps_back_go_one_layer_at_a_time_and_the_first_screen_stays() {
        let mut app = app();
        app.open(Route::Home, Instant::now());
        let help = app.help();
        app.overlays.push(Box::new(help));
        press(&mut app, &["esc"]);
        assert!(app.overlay().is_none() && app.over.len() == 1);
        assert_eq!(press(&mut app, &["q"]), []);
        assert!(app.over.is_empty());
        assert_eq!(press(&mut app, &["esc"]), []);
        assert_eq!(press(&mut app, &["q"]), [Effect::Quit]);
    }

    #[test]
    fn information_goes_after_its_time() {
        let (mut app, start) = (app(), Instant::now());
        let mut turn = Turn { app: &mut app, now: start, effects: Vec::new() };
        turn.take(Step::Say(Toast::info("Added 田中.", start)));
        assert_eq!(app.wakes_at(), Some(start + INFO_TIME));
        update(
            &mut app,
            Event::TimePassed,
            start + INFO_TIME.saturating_sub(Duration::from_millis(1)),
        );
        assert!(app.toast.is_some());
        update(&mut app, Event::TimePassed, start + INFO_TIME);
        assert_eq!((app.toast.is_none(), app.wakes_at()), (true, None));
    }

    #[test]
    fn steps_open_and_cover() {
        let mut app = app();
        let mut turn = Turn { app: &mut app, now: Instant::now(), effects: Vec::new() };
        turn.take(Step::Open(Route::Home));
        let help = turn.app.help();
        turn.take(Step::cover(help));
        turn.take(Step::Back);
        assert_eq!((app.over.len(), app.overlay().is_none()), (1, true));
    }
}
