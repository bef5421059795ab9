//! Lines to be read, more than a row of a list has room for.

use ratatui::layout::Rect;

use crate::command::{CommandId, Scope};
use crate::tui::kit::commands::{Commands, also};
use crate::tui::kit::hitbox::Pane;
use crate::tui::kit::layer::{Context, Layer, Step};
use crate::tui::kit::pen::{Pen, centred};
use crate::tui::kit::text;
use crate::tui::kit::widget::selection::Selection;
use crate::tui::kit::widget::table::Fields;
use crate::tui::news::News;
use crate::tui::route::Route;
use crate::tui::snapshot::Snapshot;
use crate::words::Words;

const PANE: Pane = Pane(0);
/// Columns of a line; with the frame around it, what the smallest terminal has.
const LINE: usize = 52;
const WIDTH: u16 = 58;

/// Lines under a title. Esc takes them away, and Enter, which may lead on to a screen.
#[derive(Debug, Clone)]
pub struct Details {
    title: String,
    lines: Vec<String>,
    selection: Selection,
    /// Where Enter goes on to; none where it only takes the lines away.
    onwards: Option<Route>,
}

impl Details {
    /// Paragraphs under a title, broken into lines here.
    pub fn new(title: impl Into<String>, paragraphs: impl IntoIterator<Item = String>) -> Self {
        let lines = paragraphs.into_iter().flat_map(|text| text::wrap(&text, LINE)).collect();
        Self { title: title.into(), lines, selection: Selection::default(), onwards: None }
    }

    /// These lines, from which Enter goes on to a screen.
    #[must_use]
    pub fn onwards(self, route: Route) -> Self {
        Self { onwards: Some(route), ..self }
    }
}

impl Layer for Details {
    fn scopes(&self) -> &'static [Scope] {
        &[Scope::List, Scope::Table, Scope::Overlay]
    }

    fn commands(&self, _data: &Snapshot, _words: &'static Words) -> Commands {
        // An overlay that is only read goes by the key that takes any overlay away.
        Commands::of([also(CommandId::Open).unsaid_if(self.onwards.is_none())])
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        let listed = self.selection.update(&news, PANE, self.lines.len(), context.frame);
        let mut onwards =
            |_| std::iter::once(Step::Back).chain(self.onwards.take().map(Step::Open));
        listed.chosen().map(|row| onwards(row).collect()).unwrap_or_default()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let rows = u16::try_from(self.lines.len()).unwrap_or(u16::MAX);
        let inside = pen.window(centred(area, WIDTH, rows.saturating_add(2)), &self.title);
        let lines = Fields::lines(|row: &usize| self.lines[*row].as_str());
        lines.draw(inside, (PANE, self.lines.len()), Some, (self.selection, true), pen);
    }
}
