//! The page of the selected player, beside a list on a wide screen.

use std::cell::RefCell;

use super::player::PlayerPage;
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::tui::kit::prelude::*;

/// From this width on a list has something beside it.
const BESIDE: u16 = 150;

/// The room for a list and the room beside it; none where the list needs it all.
pub(super) fn split(area: Rect) -> Option<[Rect; 2]> {
    let parts = Layout::horizontal([Constraint::Fill(3), Constraint::Fill(2)]).spacing(1);
    (area.width >= BESIDE).then(|| parts.areas(area))
}

/// The page of the selected player, made when it is first drawn.
#[derive(Debug, Clone, Default)]
pub(super) struct PlayerAside(RefCell<Option<Page>>);

type Page = ((PlayerId, ListId), Box<PlayerPage>);

impl PlayerAside {
    /// Forgets the page, to be made again: the club has changed.
    pub(super) fn forget(&mut self) {
        self.0.take();
    }

    /// Draws the page of a player in a frame where there is room, and gives what is left for the list.
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
