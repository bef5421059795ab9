//! A form for the categories of the club.

use crate::club::Action;
use crate::club::action::SetCategories;
use crate::domain::category::Categories;
use crate::request::Request;
use crate::tui::kit::layer::Context;
use crate::tui::kit::widget::entries::Entries;
use crate::tui::kit::widget::form_page::{Form, FormPage, Wrong};
use crate::tui::snapshot::Snapshot;
use crate::words::FieldWords;
use crate::words::Words;

const LIST: usize = 0;
const DAY: usize = 1;

/// A form for the categories, in one line, and the day on which ages count.
#[derive(Debug)]
pub(super) struct CategoriesForm;

/// The form, filled with the categories as they are.
pub(super) fn open(context: &Context<'_>) -> FormPage<CategoriesForm> {
    FormPage::of_record(CategoriesForm, context)
}

impl Form for CategoriesForm {
    fn title(&self, _data: &Snapshot, words: &'static Words) -> String {
        words.screen.prizes.categories().to_owned()
    }

    fn fields(&self, words: &'static Words) -> Vec<FieldWords> {
        words.screen.prizes.category_fields().into()
    }

    fn texts(&self, context: &Context<'_>) -> Option<Vec<String>> {
        let categories = context.data.club.categories();
        let (month, day) = categories.on;
        Some(vec![categories.written(), format!("{month:02}-{day:02}")])
    }

    fn read(&self, entries: &Entries, context: &Context<'_>) -> Result<Option<Request>, Wrong> {
        let list = Categories::read_list(&entries.text(LIST)).ok_or(Wrong::Unread(LIST))?;
        let on = Categories::read_day(&entries.text(DAY)).ok_or(Wrong::Unread(DAY))?;
        let categories = Categories { list, on };
        if *context.data.club.categories() == categories {
            return Ok(None);
        }
        Ok(Some(Action::SetCategories(SetCategories { categories }).into()))
    }
}
