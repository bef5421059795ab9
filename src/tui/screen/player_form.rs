//! A player's names and club.

use ratatui::layout::Rect;

use super::Page;
use crate::domain::ids::TournamentId;
use crate::domain::number::PlayerId;
use crate::tui::command::Scope;
use crate::tui::layer::{Context, Intent, Step};
use crate::tui::pen::Pen;
use crate::tui::snapshot::Snapshot;
use crate::words::Words;

/// A player's names and club.
#[derive(Debug, Clone)]
pub struct PlayerForm {
    player: Option<PlayerId>,
    enter: Option<TournamentId>,
}

impl PlayerForm {
    /// The screen as it opens.
    pub fn change(player: PlayerId, _data: &Snapshot) -> Self {
        Self { player: Some(player), enter: None }
    }
    /// A new player, under the name typed so far, to be entered in a tournament if one is given.
    pub fn register(_name: &str, enter: Option<TournamentId>) -> Self {
        Self { player: None, enter }
    }
}

impl Page for PlayerForm {
    fn title(&self, _data: &Snapshot, words: &'static Words) -> String {
        words.screen.home.title.to_owned()
    }

    fn scopes(&self) -> &'static [Scope] {
        &[Scope::Main]
    }

    fn update(&mut self, _intent: Intent, _context: &Context<'_>) -> Vec<Step> {
        Vec::new()
    }

    fn view(&self, _area: Rect, _pen: &mut Pen<'_>) {}
}
