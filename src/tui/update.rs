//! One event, one change of state. No clock, no terminal, no storage: time comes in, wishes go out.

use std::time::Instant;

use ratatui::layout::Position;

use super::command::CommandId;
use super::effect::Effect;
use super::event::Event;
use super::hitbox::Target;
use super::key::Key;
use super::layer::{Context, Intent, Step};
use super::overlay::Overlay;
use super::overlay::help::Help;
use super::overlay::palette::Palette;
use super::state::App;
use super::toast::{Severity, Toast};
use super::widget::input::TextInput;

/// Takes an event that happened at `now`.
pub fn update(app: &mut App, event: Event, now: Instant) -> Vec<Effect> {
    app.toast
        .take_if(|toast| toast.until().is_some_and(|until| until <= now));
    let mut turn = Turn {
        app,
        now,
        effects: Vec::new(),
    };
    match event {
        Event::KeyPressed(key) => turn.press(key),
        Event::Clicked(position) => turn.click(position),
        Event::Scrolled { position, rows } => turn.scroll(position, rows),
        Event::Pasted(text) => turn.paste(&text),
        Event::Resized | Event::TimePassed => {}
        Event::InputFailed(reason) => {
            let told = (turn.app.words.screen.input_failed)(&reason);
            turn.effects.push(Effect::Fail(told));
        }
        Event::Woke => turn.effects.push(Effect::Follow),
    }
    turn.effects
}

/// One run of [`update`].
struct Turn<'a> {
    app: &'a mut App,
    now: Instant,
    effects: Vec<Effect>,
}

impl Turn<'_> {
    fn press(&mut self, key: Key) {
        self.app
            .toast
            .take_if(|toast| toast.severity == Severity::Error);
        let blind = self.app.frame.is_blind();
        if !blind
            && TextInput::takes(key)
            && let Some(input) = self.app.input_mut()
        {
            if input.press(key) {
                self.hand_down(Intent::Edited);
            }
            return;
        }
        match self.app.keymap.resolve(key, &self.app.scopes()) {
            // Nobody should act on what nobody can see.
            Some(command) if !blind || command == CommandId::Quit => self.run(command),
            Some(_) | None => {}
        }
    }

    fn click(&mut self, position: Position) {
        match self.app.frame.target(position) {
            Some(Target::Row { pane, row }) => self.hand_down(Intent::Click { pane, row }),
            Some(Target::Tab(tab)) => self.hand_down(Intent::Tab(tab)),
            Some(Target::Command(command)) => self.run(command),
            None => {}
        }
    }

    fn scroll(&mut self, position: Position, rows: isize) {
        if let Some(pane) = self.app.frame.pane(position) {
            self.hand_down(Intent::Scroll { pane, rows });
        }
    }

    fn paste(&mut self, text: &str) {
        if self.app.frame.is_blind() {
            return;
        }
        if self.app.input_mut().is_some_and(|input| input.paste(text)) {
            self.hand_down(Intent::Edited);
        }
    }

    /// Runs a live command, or says why not.
    fn run(&mut self, command: CommandId) {
        let app = &mut *self.app;
        if let Some(reason) = app.disabled(command) {
            let title = (app.words.screen.command)(command).title;
            app.toast = Some(Toast::info(
                (app.words.screen.disabled)(title, &reason),
                self.now,
            ));
            return;
        }
        match command {
            CommandId::Help => app.overlays.push(Overlay::Help(Help::new(app.live()))),
            CommandId::OpenPalette => app
                .overlays
                .push(Overlay::Palette(Palette::new(app.live()))),
            CommandId::Back => self.back(),
            CommandId::Quit => self.effects.push(Effect::Quit),
            CommandId::GoHome => app.over.clear(),
            // All others are the business of the layer that made them live.
            _ => self.hand_down(Intent::Run(command)),
        }
    }

    fn back(&mut self) {
        if self.app.overlays.pop().is_none() {
            self.app.over.pop();
        }
    }

    fn hand_down(&mut self, intent: Intent) {
        let app = &mut *self.app;
        let context = Context {
            words: app.words,
            frame: &app.frame,
            now: self.now,
        };
        let steps = match app.overlays.last_mut() {
            Some(overlay) => overlay.update(intent, &context),
            None => app
                .over
                .last_mut()
                .unwrap_or(&mut app.first)
                .update(intent, &context),
        };
        for step in steps {
            self.take(step);
        }
    }

    fn take(&mut self, step: Step) {
        match step {
            Step::Open(screen) => self.app.over.push(screen),
            Step::Cover(overlay) => self.app.overlays.push(overlay),
            Step::Back => self.back(),
            Step::Run(command) => self.run(command),
            Step::Say(toast) => self.app.toast = Some(toast),
            Step::Do(effect) => self.effects.push(effect),
        }
    }
}
