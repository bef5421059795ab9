//! The search for the other number of a player who may be registered twice.

use crate::club::question::matcher::Owner;
use crate::domain::name;
use crate::domain::number::PlayerId;
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::search_list::{Picker, found_players};

const PANE: Pane = Pane(0);
/// Players that are listed at most.
const MOST: usize = 200;

/// The search; the picked player is handed back.
#[derive(Debug, Clone)]
pub(super) struct Other {
    /// The player whose other number is looked for.
    one: PlayerId,
    /// The players who are like that one, the likeliest first; they lead the list while nothing is typed.
    alike: Vec<Owner>,
    picker: Picker,
    found: Vec<PlayerId>,
}

impl Other {
    /// The search as it opens: with those who are like the player.
    pub(super) fn of(one: PlayerId, data: &Snapshot) -> Self {
        let picker = Picker::new(TextInput::new(name::clean), PANE);
        let alike = data.likeness_of(one);
        let mut screen = Self { one, alike, picker, found: Vec::new() };
        screen.search(data);
        screen
    }

    fn search(&mut self, data: &Snapshot) {
        let typed = self.picker.input.text();
        let alike: Vec<PlayerId> = if typed.is_empty() {
            self.alike.iter().map(|owner| owner.player).collect()
        } else {
            Vec::new()
        };
        let selected = self.picker.selected(self.found.len()).map(|row| self.found[row]);
        let own = data.club.registry().today(self.one);
        let found = data.find(&typed, MOST).into_iter();
        let others = found.filter(|player| *player != own && !alike.contains(player));
        self.found = alike.iter().copied().chain(others).collect();
        self.picker.follow(selected, self.found.iter().copied(), data.gone());
    }
}

impl Layer for Other {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        words.screen.duplicates.title_other(data.name(self.one))
    }

    fn scopes(&self) -> &'static [Scope] {
        &[Scope::List]
    }

    fn commands(&self, _data: &Snapshot, words: &'static Words) -> Commands {
        let none = self.picker.selected(self.found.len()).is_none();
        Commands::of([also(CommandId::Open)
            .unless(none, words.screen.lists.nothing())
            .called(FooterLabel::Choose)])
    }

    fn input(&mut self) -> Option<&mut TextInput> {
        Some(&mut self.picker.input)
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState { is_typing: true, has_lost: self.picker.has_lost(), ..LayerState::default() }
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        if matches!(news, News::Edited | News::Refreshed) {
            self.search(context.data);
        }
        let chosen = self.picker.update(&news, self.found.len(), context).chosen();
        chosen.map(|row| Step::HandBack(self.found[row])).into_iter().collect()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let (words, data) = (pen.words, pen.data);
        let fields = found_players(data).with(Column::left("", Width::Flex(3)), |player| {
            let alike = self.alike.iter().find(|owner| owner.player == *player);
            let why = alike.map(|owner| words.message.likeness.reasons(&owner.reasons));
            why.unwrap_or_default()
        });
        let say = &words.screen.duplicates;
        let found = (self.found.len(), |row: usize| self.found.get(row).copied());
        let area = area.inner(Margin { horizontal: 1, vertical: 0 });
        self.picker.draw(area, (say.other(), say.nobody()), &fields, found, pen);
    }
}
