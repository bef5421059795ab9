//! One player.

use ratatui::layout::Rect;

use super::Page;
use crate::domain::number::PlayerId;
use crate::tui::command::Scope;
use crate::tui::layer::{Context, Intent, Step};
use crate::tui::pen::Pen;
use crate::tui::snapshot::Snapshot;
use crate::words::Words;

/// One player.
#[derive(Debug, Clone)]
pub struct PlayerPage {
    player: PlayerId,
}

impl PlayerPage {
    /// The screen as it opens.
    pub fn new(player: PlayerId, _data: &Snapshot) -> Self {
        Self { player }
    }
}

impl Page for PlayerPage {
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
