//! A form for a break of the hall: until when, or its end.

use crate::clock::{read_until, written_in_the_hall};
use crate::club::Action;
use crate::club::action::SetBreak;
use crate::domain::number::narrow;
use crate::request::Request;
use crate::tui::kit::layer::Context;
use crate::tui::kit::widget::entries::Entries;
use crate::tui::kit::widget::form_page::{Form, FormPage, Wrong};
use crate::tui::snapshot::Snapshot;
use crate::words::FieldWords;
use crate::words::Words;

const UNTIL: usize = 0;

/// A form for the break that the hall has or is to have.
#[derive(Debug)]
pub(super) struct BreakForm;

/// The form, filled with the end of the break that lasts.
pub(super) fn open(context: &Context<'_>) -> FormPage<BreakForm> {
    FormPage::of_record(BreakForm, context)
}

impl Form for BreakForm {
    fn title(&self, _data: &Snapshot, words: &'static Words) -> String {
        words.screen.floor.break_title().to_owned()
    }

    fn fields(&self, words: &'static Words) -> Vec<FieldWords> {
        words.screen.floor.break_fields().into()
    }

    fn texts(&self, context: &Context<'_>) -> Option<Vec<String>> {
        let data = context.data;
        let lasts = data.club.break_at(data.now);
        Some(vec![lasts.map(|one| written_in_the_hall(one.until, data.today)).unwrap_or_default()])
    }

    fn read(&self, entries: &Entries, context: &Context<'_>) -> Result<Option<Request>, Wrong> {
        let data = context.data;
        let until = match narrow(&entries.text(UNTIL)).as_str() {
            "" => None,
            text => Some(read_until(text, data.now).ok_or(Wrong::Unread(UNTIL))?),
        };
        let lasts = data.club.break_at(data.now);
        if until.is_some() && until == lasts.map(|one| one.until) {
            return Ok(None);
        }
        Ok(Some(Action::SetBreak(SetBreak { at: data.now, until }).into()))
    }
}
