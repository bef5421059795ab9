//! Runs a command: what its row does, or what is done to the stack of layers.

use super::{ADRIFT, Turn};
use crate::command::{CommandId, FooterLabel, Scope};
use crate::tui::effect::Effect;
use crate::tui::kit::commands::{Commands, Hint};
use crate::tui::kit::layer::Step;
use crate::tui::kit::overlay::confirm::Confirm;
use crate::tui::kit::overlay::details::Details;
use crate::tui::kit::text;
use crate::tui::kit::toast::Toast;
use crate::tui::news::News;
use crate::tui::overlay::palette::Palette;
use crate::tui::route::Route;
use crate::tui::state::Opened;

/// So many keys are typed again without a sigh.
const FEW: usize = 3;

impl Turn<'_> {
    /// Runs a live command, or says why not.
    pub(super) fn run(&mut self, command: CommandId) {
        let commands = self.app.commands();
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

    /// The question before a command leaves screens on which more than a few keys were typed.
    fn loses_work(&self, command: CommandId) -> Option<Confirm> {
        let app = &*self.app;
        let leave = vec![Step::Leave(command)];
        let joined = app.data.hosting.as_ref().filter(|joined| !joined.is_empty());
        // A question that is open already is not asked again.
        let is_asked = app.overlay().is_some_and(|overlay| overlay.state(&app.data).is_question);
        if let (CommandId::Quit, Some(joined), false) = (command, joined, is_asked) {
            let say = &app.words.screen.machines;
            let loses = say.quit_loses(&app.words.term.list(joined));
            return Some(Confirm::new(say.quit(), loses, say.quit_yes(), leave));
        }
        let typed = match command {
            // An overlay is left, and the screen stays.
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

    /// Runs a command, whatever is lost by it.
    pub(super) fn leave_for(&mut self, command: CommandId) {
        if let Some(route) = Route::of(command) {
            return self.go(route);
        }
        let app = &mut *self.app;
        match command {
            CommandId::Help => app.overlays.push(Box::new(app.help())),
            CommandId::OpenPalette => {
                // An overlay that was only read makes room for it.
                app.overlays.clear();
                let palette = Palette::new(app.live(), app.elsewhere(), &app.recent);
                app.overlays.push(Box::new(palette));
            }
            CommandId::Back => {
                // The message belongs to the screen that is left.
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
                let told = app.words.screen.help.display(&place.unwrap_or_default());
                self.take(Step::cover(Details::new(title, [told])));
            }
            CommandId::Own(own) => {
                if let Ok(run) = app.own_command(own) {
                    let begun = app.words.screen.anywhere.own_begun(&run.name);
                    self.effects.push(Effect::Begin(run));
                    self.say(begun);
                }
            }
            // All others are the business of the layer that made them live.
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
        // The effect of the key here, where the command does many things.
        let title = match hint {
            Hint::As(FooterLabel::Result) => {
                app.words.screen.command(CommandId::RecordResult).title
            }
            Hint::As(label) if command == CommandId::Open => app.words.screen.sense(label),
            _ => title,
        };
        let title = &text::capital(title);
        app.toast = Some(Toast::info(app.words.screen.disabled(title, reason), self.now));
        let enters = Hint::As(FooterLabel::Result);
        let result =
            command == CommandId::RecordResult || command == CommandId::Open && hint == enters;
        // Where a result is open already they are typed, whatever was pressed before them.
        let adrift = result && !app.scopes().contains(&Scope::Score);
        app.adrift = adrift.then(|| self.now + ADRIFT);
    }

    /// Leaves whatever lies over the first screen for another one.
    fn go(&mut self, route: Route) {
        let app = &mut *self.app;
        // The message belongs to the screen that is left.
        app.toast = None;
        match route {
            Route::Home => {
                app.leave(0);
                self.hand_down(News::Run(CommandId::GoHome));
            }
            // One goes back from there.
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
