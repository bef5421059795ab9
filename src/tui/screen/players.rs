//! The list of all players, and the page of a player beside a list.

use std::cell::RefCell;

use super::export;
use super::player::PlayerPage;
use crate::domain::rating::written;
use crate::paper::Source;
use crate::tui::desk_worker::sheets::Exported;
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::search_list::SearchList;
use crate::tui::route::PlayerForm;

/// All players by number, or those found by a search, the best match first.
#[derive(Debug, Clone)]
pub(super) struct Players {
    list: SearchList<PlayerId>,
    total: usize,
    /// The number that the next registration will probably get.
    expected: Option<PlayerId>,
    aside: PlayerAside,
}

impl Players {
    pub(super) fn new(data: &Snapshot) -> Self {
        let (list, aside) = (SearchList::new(Vec::new()), PlayerAside::default());
        let mut players = Self { list, total: 0, expected: None, aside };
        players.find(data);
        players
    }

    fn find(&mut self, data: &Snapshot) {
        let everybody = || data.club.registry().iter().map(|player| player.id);
        self.total = everybody().count();
        self.list.shown = if self.list.search.is_empty() {
            everybody().collect()
        } else {
            data.find(&self.list.search.text(), usize::MAX)
        };
    }

    /// Updates the list. The selected player stays selected, unless one was registered from here.
    fn refresh(&mut self, data: &Snapshot) {
        let registered = self.expected.take_if(|player| data.club.player(*player).is_some());
        if registered.is_some() {
            // The form may register further players.
            self.expected = Some(data.club.next_player());
        }
        let selected = registered.or_else(|| self.list.selected());
        let selected = selected.map(|player| data.club.registry().today(player));
        self.find(data);
        self.list.follow(selected, |player| player, data.gone());
    }

    fn add(&mut self, data: &Snapshot) -> Vec<Step> {
        self.expected = Some(data.club.next_player());
        self.list.search.leave();
        let (name, different) = (self.list.search.text(), Vec::new());
        let form = PlayerForm::Register { name, enter: None, different };
        vec![Step::Open(Route::PlayerForm(form))]
    }
}

impl Layer for Players {
    fn title(&self, _data: &Snapshot, words: &'static Words) -> String {
        let words = &words.screen.players;
        if self.list.search.is_empty() {
            words.title(self.total)
        } else {
            words.narrowed(self.list.shown.len(), self.total)
        }
    }

    fn commands(&self, _data: &Snapshot, words: &'static Words) -> Commands {
        let (nothing, none) = (words.screen.lists.nothing(), self.list.selected().is_none());
        let (selected, registers) = (self.list.selected(), self.list.shown.is_empty());
        let add = |page: &mut Self, context: &Context<'_>| page.add(context.data);
        let open = lead(CommandId::Open)
            .unless(none && (self.list.search.is_empty() || !registers), nothing)
            .called_if(registers, FooterLabel::Register)
            .does_if(registers && !self.list.search.is_empty(), add);
        let edit = lead(CommandId::Edit).unless(none, nothing).does_anywhere(move |_| {
            selected.map(|one| Step::Open(Route::PlayerForm(PlayerForm::Change(one))))
        });
        Commands::of([open, lead(CommandId::Add).does(add), edit])
            .leads(&[
                CommandId::Search,
                CommandId::ShowAll,
                CommandId::Undo,
                CommandId::Back,
                CommandId::GoHome,
            ])
            .and([
                also(CommandId::Export)
                    .unsaid()
                    .does_anywhere(|context| export::ask(Exported::Players, context)),
                also(CommandId::Print)
                    .does_anywhere(|context| export::ask_print(Source::Players, context)),
                also(CommandId::SetCategories).opens(Route::Categories),
                also(CommandId::Import).opens(Route::Import),
            ])
    }

    fn input(&mut self) -> Option<&mut TextInput> {
        self.list.search.input()
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        let scopes = self.list.search.scopes(
            &[Scope::Players, Scope::List, Scope::Main],
            &[Scope::Players, Scope::List, Scope::Narrowed, Scope::Main],
        );
        LayerState {
            is_typing: self.list.search.is_typing(),
            selected_player: self.list.selected(),
            has_lost: self.list.has_lost(),
            ..LayerState::of(scopes)
        }
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        match news {
            News::Refreshed => {
                self.aside.forget();
                self.refresh(context.data);
            }
            News::Edited => {
                self.find(context.data);
                self.list.select_row(0);
            }
            News::Run(command) if self.list.search.run(command) == Some(true) => {
                self.refresh(context.data);
            }
            News::Picked(player) => return vec![Step::Open(Route::Player(player))],
            // The form was closed.
            News::InFront => self.expected = None,
            _ => {}
        }
        let chosen = self.list.update(&news, context.frame);
        chosen.map(|player| Step::Open(Route::Player(player))).steps()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let words = &pen.words.screen.players;
        let none = |typed: &str| words.none(typed);
        let Some(area) = self.list.draw_search(area, words.empty(), none, pen) else { return };
        let area = self.aside.draw(self.list.selected(), ListId::MAIN, area, pen);
        let muted = pen.theme.muted;
        let data = pen.data;
        let fields = Fields::default()
            .with(Column::word(words.number(), 8), |id: &PlayerId| {
                Cell::styled(id.to_string(), muted)
            })
            .with(Column::left(words.name(), Width::NameShare(3)), |id| data.name_beside_club(*id))
            .with(Column::left(words.reading(), Width::Flex(2)), |id| {
                let reading = data.club.player(*id).and_then(|player| player.reading.clone());
                Cell::styled(reading.unwrap_or_default(), muted)
            })
            .with(Column::left(words.club(), Width::Flex(2)), |id| data.club_of(*id))
            .with(Column::number(words.rating(), 8), |id| {
                written(data.club.rating(ListId::MAIN, *id))
            });
        self.list.draw_rows(area, &fields, |one| one, true, pen);
    }
}

/// From this width on a list has a page beside it.
const BESIDE: u16 = 150;

/// The rooms for a list and for the page beside it; none if the list needs all.
pub(super) fn split(area: Rect) -> Option<[Rect; 2]> {
    let parts = Layout::horizontal([Constraint::Fill(3), Constraint::Fill(2)]).spacing(1);
    (area.width >= BESIDE).then(|| parts.areas(area))
}

/// The page of the selected player, made when it is first drawn.
#[derive(Debug, Clone, Default)]
pub(super) struct PlayerAside(RefCell<Option<Page>>);

type Page = ((PlayerId, ListId), Box<PlayerPage>);

impl PlayerAside {
    /// Drops the page, since the club has changed.
    pub(super) fn forget(&mut self) {
        self.0.take();
    }

    /// Draws a player's page in a frame, if there is room. Returns the room for the list.
    pub(super) fn draw(
        &self,
        player: Option<PlayerId>,
        list: ListId,
        area: Rect,
        pen: &mut Pen<'_>,
    ) -> Rect {
        let Some((player, [left, right])) = player.zip(split(area)) else { return area };
        let of = (player, list);
        let mut kept = self.0.borrow_mut();
        if kept.as_ref().is_none_or(|(drawn, _)| *drawn != of) {
            *kept = None;
        }
        let make = || (of, Box::new(PlayerPage::on(player, list, pen.data)));
        let (_, page) = kept.get_or_insert_with(make);
        let inside = pen.panel(right, &pen.data.name(player), false);
        pen.only_shown(|pen| page.draw(inside, false, pen));
        left
    }
}
