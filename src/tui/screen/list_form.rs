//! The rules of a rating list, new or to be changed.

pub(super) mod typed;

use ratatui::layout::Rect;

use crate::club::RatingList;
use crate::domain::ids::ListId;
use crate::domain::name::fold;
use crate::domain::rating::{Established, Scale};
use crate::request::{ListField, Request};
use crate::tui::kit::layer::Context;
use crate::tui::kit::pen::Pen;
use crate::tui::kit::text;
use crate::tui::kit::widget::entries::Entries;
use crate::tui::kit::widget::form;
use crate::tui::kit::widget::form_page::{Form, FormPage, Wrong};
use crate::tui::snapshot::Snapshot;
use crate::words::Words;
use crate::words::screen::wizard::FieldWords;

/// A match as long as anybody plays.
const LONG: u32 = 1000;

/// A form for the rules of a list: the list as the form found it; none for a new one.
#[derive(Debug)]
pub(super) struct ListForm(Option<Box<RatingList>>);

/// The form for changing a list, or for a new one, filled with the published rules.
pub(super) fn open(list: Option<ListId>, context: &Context<'_>) -> FormPage<ListForm> {
    let before = list.and_then(|list| context.data.club.list(list)).cloned().map(Box::new);
    let form = ListForm(before);
    let list = form.list();
    let text = |&field: &ListField| match field {
        // Whatever a list is called, it is called that in every language.
        ListField::Name => list.name.clone(),
        _ => typed::spelled(&field.written(&list), context.words),
    };
    let texts: Vec<String> = ListField::ALL.iter().map(text).collect();
    FormPage::new(form, texts)
}

impl ListForm {
    /// The list as the form found it; for a new one, with the published rules.
    fn list(&self) -> RatingList {
        let new = || RatingList {
            id: ListId::MAIN,
            name: String::new(),
            scale: Scale::STANDARD,
            established: Established::STANDARD,
        };
        self.0.as_deref().cloned().unwrap_or_else(new)
    }

    /// The list with what the fields say; otherwise the first that says nothing.
    fn typed(&self, entries: &Entries) -> Result<RatingList, ListField> {
        ListField::read_all(self.list(), |field| match (field, entries.text(field as usize)) {
            (ListField::Name, name) => name,
            (_, text) => typed::meant(&fold(&text)),
        })
    }
}

impl Form for ListForm {
    fn title(&self, _data: &Snapshot, words: &'static Words) -> String {
        let say = &words.screen.list_form;
        self.0.as_ref().map_or_else(|| say.open().to_owned(), |list| say.change(&list.name))
    }

    fn fields(&self, words: &'static Words) -> Vec<FieldWords> {
        ListField::ALL.iter().map(|field| words.screen.list_form.field(*field)).collect()
    }

    fn read(&self, entries: &Entries, _context: &Context<'_>) -> Result<Option<Request>, Wrong> {
        let typed = self.typed(entries).map_err(|field| Wrong::Unread(field as usize))?;
        if self.0.as_deref() == Some(&typed) {
            return Ok(None);
        }
        let list = self.0.as_ref().map(|list| list.id);
        let RatingList { name, scale, established, .. } = typed;
        Ok(Some(Request::SetList { list, name, scale, established }))
    }

    fn draw_below(&self, doc: &str, entries: &Entries, area: Rect, pen: &mut Pen<'_>) {
        let below = form::indented(area);
        let columns = usize::from(below.width);
        let mut lines = text::wrap(doc, columns);
        // From how many games on a match of this K moves ratings past what its score says.
        let overshoot = self.typed(entries).ok().and_then(|list| list.scale.overshoot(LONG));
        if let Some(found) = overshoot {
            let warning = pen.words.screen.list_form.overshoot(found.at_most + 1);
            let warning = text::wrap(&warning, columns);
            if lines.len() + warning.len() < usize::from(area.height) {
                lines.push(String::new());
            }
            lines.extend(warning);
        }
        pen.lines(below, &lines, pen.theme.muted);
    }
}
