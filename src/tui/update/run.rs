//! What each command does that is the same on every screen; all others go to the layer in front.

use super::{ADRIFT, Turn};
use crate::command::CommandId;
use crate::tui::anywhere;
use crate::tui::effect::Effect;
use crate::tui::layer::Intent;
use crate::tui::overlay::Overlay;
use crate::tui::overlay::palette::Palette;
use crate::tui::screen::Screen;
use crate::tui::screen::duplicates::Duplicates;
use crate::tui::screen::floor::Floor;
use crate::tui::screen::journal::JournalPage;
use crate::tui::screen::players::Players;
use crate::tui::screen::ranking::RankingPage;
use crate::tui::screen::settings::SettingsPage;
use crate::tui::snapshot::Snapshot;
use crate::tui::toast::Toast;
use crate::tui::undo;

impl Turn<'_> {
    /// Runs a live command, or says why not.
    pub(super) fn run(&mut self, command: CommandId) {
        if let Some(reason) = self.app.disabled(command) {
            return self.say_why(command, &reason);
        }
        let app = &mut *self.app;
        if leads_elsewhere(command) {
            // What was said belongs to the screen that is left.
            app.toast = None;
        }
        match command {
            CommandId::Help => self.help(),
            CommandId::OpenPalette => {
                let palette = Palette::new(app.live(), app.elsewhere(), &app.recent);
                app.overlays.push(Overlay::Palette(palette));
            }
            CommandId::Back => {
                let steps = self.app.overlay().map(Overlay::left).unwrap_or_default();
                self.back();
                self.take_all(steps);
            }
            CommandId::Quit => self.effects.push(Effect::Quit),
            CommandId::Undo => {
                let step = undo::last(&app.data, app.words);
                self.take(step);
            }
            CommandId::Redo => self.effects.push(Effect::Redo),
            CommandId::Suspend => self.effects.push(Effect::Suspend),
            CommandId::SwitchLanguage => {
                let other = app.words.language.other();
                self.speak(other);
            }
            CommandId::GoHome => {
                app.over.clear();
                self.hand_down(Intent::Run(command));
            }
            CommandId::GoPlayers => self.go(|data| Screen::Players(Players::new(data))),
            CommandId::GoRanking => self.go(|data| Screen::Ranking(RankingPage::new(data))),
            CommandId::GoJournal => self.go(|data| Screen::Journal(JournalPage::new(data))),
            CommandId::GoDuplicates => {
                let screen = Screen::Duplicates(Duplicates::found(&app.data));
                app.open(screen);
            }
            CommandId::GoFloor => self.go(|data| Screen::Floor(Floor::new(data))),
            CommandId::GoSettings => {
                app.over = vec![Screen::Settings(SettingsPage::new(&app.preferences))];
            }
            CommandId::CallNext
            | CommandId::CorrectLast
            | CommandId::ShowBracket
            | CommandId::CheckIn
            | CommandId::FindPlayer => self.run_anywhere(command),
            // All others are the business of the layer that made them live.
            _ => self.hand_down(Intent::Run(command)),
        }
    }

    /// Says why a command cannot be run, unless the screen shows it already.
    fn say_why(&mut self, command: CommandId, reason: &str) {
        let app = &mut *self.app;
        if app.overlay().is_none() && app.screen().page().shows_why(command) {
            return;
        }
        let title = app.words.screen.command(command).title;
        app.toast = Some(Toast::info(app.words.screen.disabled(title, reason), self.now));
        app.adrift = (command == CommandId::RecordResult).then(|| self.now + ADRIFT);
    }

    /// Shows the keys of the layer in front, or takes them away again.
    fn help(&mut self) {
        let app = &mut *self.app;
        if matches!(app.overlay(), Some(Overlay::Help(_))) {
            app.overlays.pop();
        } else {
            let help = app.help();
            app.overlays.push(Overlay::Help(help));
        }
    }

    /// Runs a command that is the same on every main screen.
    fn run_anywhere(&mut self, command: CommandId) {
        let app = &mut *self.app;
        let here = match app.screen() {
            Screen::Tournament(page) => Some(page.id()),
            _ => None,
        };
        let step = anywhere::run(command, here, &app.data, app.words);
        match (command, here) {
            (CommandId::ShowBracket, Some(_)) => self.hand_down(Intent::Run(command)),
            _ => self.take_all(step.into_iter().collect()),
        }
    }

    /// Leaves whatever lies over the first screen for another one.
    fn go(&mut self, screen: fn(&Snapshot) -> Screen) {
        let opened = screen(&self.app.data);
        self.app.toast = None;
        self.app.over = vec![opened];
    }
}

/// Whether a command leaves the screen in front, or the window over it.
const fn leads_elsewhere(command: CommandId) -> bool {
    matches!(
        command,
        CommandId::Back
            | CommandId::GoHome
            | CommandId::GoPlayers
            | CommandId::GoRanking
            | CommandId::GoJournal
            | CommandId::GoDuplicates
            | CommandId::GoFloor
            | CommandId::GoSettings
    )
}
