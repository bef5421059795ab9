//! `?`: every live command of the screen below, with its keys and what it does.

use ratatui::layout::Rect;

use crate::tui::hitbox::Pane;
use crate::tui::layer::{Context, Intent, Step};
use crate::tui::pen::{Pen, centred};
use crate::tui::state::Live;
use crate::tui::widget::selection::{Listed, Selection};
use crate::tui::widget::table::{Cell, Column, Table, Width};

const PANE: Pane = Pane(0);
const KEYS: u16 = 18;
const TITLE: u16 = 16;

/// The help overlay.
#[derive(Debug, Clone)]
pub struct Help {
    live: Vec<Live>,
    selection: Selection,
}

impl Help {
    /// Help on these commands: first what is special to the layer, then what is the same
    /// everywhere.
    pub fn new(mut live: Vec<Live>) -> Self {
        live.sort_by_key(|live| live.command.scopes.iter().all(|scope| scope.is_general()));
        Self { live, selection: Selection::default() }
    }

    pub(super) fn update(&mut self, intent: Intent, context: &Context<'_>) -> Vec<Step> {
        match self.selection.update(intent, PANE, self.live.len(), context.frame) {
            Listed::Chosen(row) => vec![Step::Back, Step::Run(self.live[row].command.id)],
            Listed::Moved | Listed::Ignored => Vec::new(),
        }
    }

    pub(super) fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let rows = u16::try_from(self.live.len()).unwrap_or(u16::MAX);
        let area = centred(area, 90, rows.saturating_add(2));
        let inside = pen.window(area, pen.words.screen.help.title);
        let view = self.selection.window(self.live.len(), usize::from(inside.height));
        if view.end < self.live.len() {
            let more = (pen.words.screen.help.more)(self.live.len() - view.end);
            let under = Rect { y: area.bottom().saturating_sub(1), height: 1, ..inside };
            pen.line(under, &more, pen.theme.title);
        }
        let (words, key, muted) = (pen.words, pen.theme.key, pen.theme.muted);
        let row = |row: usize| {
            let live: &Live = &self.live[row];
            let text = (words.screen.command)(live.command.id);
            let (title, doc) = match &live.disabled {
                Some(reason) => {
                    (Cell::styled(text.title, muted), Cell::styled(reason.as_str(), muted))
                }
                None => (text.title.into(), text.doc.into()),
            };
            vec![Cell::styled(live.key_names(), key), title, doc]
        };
        let table = Table {
            pane: PANE,
            columns: &[
                Column::left("", Width::Fixed(KEYS)),
                Column::left("", Width::Fixed(TITLE)),
                Column::left("", Width::Flex(1)),
            ],
            len: self.live.len(),
            row: &row,
            selection: self.selection,
            focused: true,
        };
        table.draw(inside, pen);
    }
}
