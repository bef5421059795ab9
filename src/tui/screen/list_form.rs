//! The rules of a rating list, new or to be changed.

pub(super) mod draft;
pub(super) mod typed;

use ratatui::layout::Rect;

use crate::club::RatingList;
use crate::domain::ids::ListId;
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
    let new = || RatingList {
        id: ListId::MAIN,
        name: String::new(),
        scale: Scale::STANDARD,
        established: Established::STANDARD,
    };
    let list = before.as_deref().cloned().unwrap_or_else(new);
    let text = |field| match field {
        // Whatever a list is called, it is called that in every language.
        ListField::Name => list.name.clone(),
        _ => typed::spelled(&draft::written(field, &list), context.words),
    };
    FormPage::new(ListForm(before), ListField::ALL.map(text))
}

/// The place of a field in the form.
fn place(field: ListField) -> usize {
    ListField::ALL.iter().position(|one| *one == field).unwrap_or(0)
}

/// What the fields say; otherwise the first that says nothing.
fn read(entries: &Entries) -> Result<(String, Scale, Established), ListField> {
    draft::read(|field| entries.text(place(field)))
}

impl Form for ListForm {
    fn title(&self, _data: &Snapshot, words: &'static Words) -> String {
        let say = &words.screen.list_form;
        self.0.as_ref().map_or_else(|| say.open().to_owned(), |list| say.change(&list.name))
    }

    fn fields(&self, words: &'static Words) -> Vec<FieldWords> {
        ListField::ALL.map(|field| words.screen.list_form.field(field)).into()
    }

    fn read(&self, entries: &Entries, _context: &Context<'_>) -> Result<Option<Request>, Wrong> {
        let (name, scale, established) =
            read(entries).map_err(|field| Wrong::Unread(place(field)))?;
        let same = |list: &RatingList| {
            (&list.name, &list.scale, list.established) == (&name, &scale, established)
        };
        if self.0.as_ref().is_some_and(|list| same(list)) {
            return Ok(None);
        }
        let list = self.0.as_ref().map(|list| list.id);
        Ok(Some(Request::SetList { list, name, scale, established }))
    }

    fn draw_below(&self, doc: &str, entries: &Entries, area: Rect, pen: &mut Pen<'_>) {
        let below = form::indented(area);
        let columns = usize::from(below.width);
        let mut lines = text::wrap(doc, columns);
        // From how many games on a match of this K moves ratings past what its score says.
        let overshoot = read(entries).ok().and_then(|(_, scale, _)| scale.overshoot(LONG));
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
