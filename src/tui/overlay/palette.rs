//! `:`: commands found by name, by other words or by what they do: those of the screen below and, once something is
//! typed, those of other screens, to which it goes.

use super::fuzzy::{self, Fit};
use crate::tui::kit::commands::Live;
use crate::tui::kit::key::Key;
use crate::tui::kit::pen::centred;
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::search_list::Picker;

const WIDTH: u16 = 76;

#[derive(Debug, Clone)]
pub(crate) struct Palette {
    picker: Picker,
    /// The live ones, those run last first, then the others.
    commands: Vec<Live>,
    /// How many are live. Behind them stand those of other screens, with the scope in which they are.
    live: usize,
    /// Indices into `commands` of what fits, the best first.
    found: Vec<usize>,
}

impl Palette {
    /// A palette of the live commands and of those that are not; the last of `recent` was run last.
    pub(crate) fn new(mut live: Vec<Live>, elsewhere: Vec<Live>, recent: &[CommandId]) -> Self {
        let place = |id| recent.iter().rev().position(|run| *run == id).unwrap_or(usize::MAX);
        // Commands that move about come last: nobody types their names.
        let moves = |live: &Live| live.scope == Scope::List && live.command.id != CommandId::Open;
        live.sort_by_key(|live| (place(live.command.id), moves(live)));
        let count = live.len();
        let commands: Vec<Live> = live.into_iter().chain(elsewhere).collect();
        let picker = Picker::new(TextInput::new(str::to_owned), Pane(0));
        Self { picker, commands, live: count, found: (0..count).collect() }
    }

    /// Leaves the palette and runs a command, on its own screen where that is another; or says why not.
    fn choose(&self, row: usize, context: &Context<'_>) -> Vec<Step> {
        let chosen = self.at(row);
        let id = chosen.command.id;
        if self.found[row] < self.live {
            return Step::leave_and_run(id);
        }
        let (title, _) = chosen.title_and_doc(context.words);
        match (&chosen.disabled, way(chosen.scope)) {
            (None, Some(way)) if way.picks => {
                let key = chosen.keys.first().map(Key::to_string).unwrap_or_default();
                let told = context.words.screen.palette.pick(title, &key);
                vec![Step::Back, Step::Run(way.go), Step::inform(told, context)]
            }
            (None, Some(way)) => vec![Step::Back, Step::Run(way.go), Step::Run(id)],
            (reason, _) => {
                let reason = reason.as_deref().unwrap_or_default();
                let told = context.words.screen.disabled(title, reason);
                vec![Step::Back, Step::inform(told, context)]
            }
        }
    }

    fn find(&mut self, words: &'static Words) {
        let typed = self.picker.input.text();
        if typed.trim().is_empty() {
            self.found = (0..self.live).collect();
            return;
        }
        let fitting = self.commands.iter().enumerate();
        let is_found = |(.., fit, _): &(bool, bool, bool, Fit, usize)| *fit < Fit::Scattered;
        let mut fitting: Vec<_> = fitting
            .filter_map(|(at, live)| {
                let fit = fit(&typed, live, words)?;
                // What can be done comes first; then what is meant in all likelihood, here before elsewhere.
                Some((live.disabled.is_some(), fit.is_weak(), at >= self.live, fit, at))
            })
            .collect();
        // Letters in the same order are a guess, for where nothing else is found.
        if words.screen.palette.note(&typed).is_some() || fitting.iter().any(is_found) {
            fitting.retain(is_found);
        }
        fitting.sort_unstable();
        self.found = fitting.into_iter().map(|(.., at)| at).collect();
    }

    fn at(&self, row: usize) -> &Live {
        &self.commands[self.found[row]]
    }
}

/// How well what was typed fits a command: its title, other words for it, its name in the keys file, which any keyboard
/// can type, or the sentence that explains it.
fn fit(typed: &str, live: &Live, words: &'static Words) -> Option<Fit> {
    let (title, doc) = live.title_and_doc(words);
    let say = words.screen.command(live.command.id);
    let reading = if title == say.title { say.reading } else { "" };
    let named = fuzzy::fit(typed, title, reading);
    let also = || fuzzy::also(typed, title, words.screen.also(live.command.id, live.adds()));
    let name = || fuzzy::fit(typed, live.command.name, "");
    let others = [also(), name(), fuzzy::told(typed, doc)];
    named.into_iter().chain(others.into_iter().flatten()).min()
}

/// The way to the screen of a command.
struct Way {
    /// The command that goes there.
    go: CommandId,
    /// Whether something has to be selected there first.
    picks: bool,
}

/// Whether there is a way to the commands of a scope from anywhere.
pub(crate) const fn has_way(scope: Scope) -> bool {
    way(scope).is_some()
}

/// The way to the commands of a scope; none to those of what is open only now and then.
const fn way(scope: Scope) -> Option<Way> {
    let (go, picks) = match scope {
        Scope::Home => (CommandId::GoHome, false),
        Scope::Players => (CommandId::GoPlayers, false),
        Scope::Ranking => (CommandId::GoRanking, false),
        Scope::Journal => (CommandId::GoJournal, false),
        Scope::Floor => (CommandId::GoFloor, false),
        Scope::Duplicates => (CommandId::GoDuplicates, false),
        Scope::Settings => (CommandId::GoSettings, false),
        Scope::Tournament | Scope::Enter => (CommandId::ShowBracket, false),
        Scope::Player => (CommandId::GoPlayers, true),
        Scope::Score | Scope::Match => (CommandId::GoHome, true),
        _ => return None,
    };
    Some(Way { go, picks })
}

impl Layer for Palette {
    fn scopes(&self) -> &'static [Scope] {
        &[Scope::List, Scope::Overlay]
    }

    fn commands(&self, _data: &Snapshot, _words: &'static Words) -> Commands {
        let open = also(CommandId::Open).called_if(!self.found.is_empty(), FooterLabel::Choose);
        Commands::of([open.unsaid()])
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState { is_typing: true, ..LayerState::default() }
    }

    fn input(&mut self) -> Option<&mut TextInput> {
        Some(&mut self.picker.input)
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        if news == News::Edited {
            self.find(context.words);
        }
        let chosen = self.picker.update(&news, self.found.len(), context).chosen();
        chosen.map(|row| self.choose(row, context)).unwrap_or_default()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let (words, key, muted) = (pen.words, pen.theme.key, pen.theme.muted);
        let rows = u16::try_from(self.live).unwrap_or(u16::MAX).saturating_add(4);
        let height = area.height.min(rows);
        let window = Rect { height, y: area.y, ..centred(area, WIDTH, height) };
        let inside = pen.window(window, words.screen.palette.title());
        let fields = Fields::lines(|row: &usize| {
            let live = self.at(*row);
            let (title, _) = live.title_and_doc(words);
            let part = words.screen.scope(live.scope);
            let line = words.screen.palette.line(part, title);
            // A reason is worth more than the keys of what cannot be done.
            match &live.disabled {
                Some(reason) => Cell::styled(words.screen.disabled(&line, reason), muted),
                None => Cell::from(line).ending(live.key_names(), key),
            }
        });
        let note = words.screen.palette.note(&self.picker.input.text());
        let say = words.screen.palette;
        let said = (say.prompt(), note.unwrap_or_else(|| say.none()));
        self.picker.draw(inside, said, &fields, (self.found.len(), Some), pen);
    }
}
