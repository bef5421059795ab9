//! The rules of a rating list, new or to be changed.

use crate::club::RatingList;
use crate::domain::ids::ListId;
use crate::domain::name::fold;
use crate::domain::rating::{Established, Scale};
use crate::request::{ListField, Request};
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::entries::Entries;
use crate::tui::kit::widget::form_page;
use crate::tui::kit::widget::form_page::{Form, FormPage, Question, Wrong};
use crate::words::FieldWords;
use crate::words::Language;

/// The most rated matches that are rated again while the screen waits.
const MANY: usize = 20_000;

/// A match as long as anybody plays.
const LONG: u32 = 1000;

/// A form for the rules of a list; none for a new one.
#[derive(Debug)]
pub(super) struct ListForm(Option<ListId>);

/// The form for changing a list, or for a new one, filled with the published rules.
pub(super) fn open(list: Option<ListId>, context: &Context<'_>) -> FormPage<ListForm> {
    let known = list.filter(|list| context.data.club.list(*list).is_some());
    FormPage::of_record(ListForm(known), context)
}

impl ListForm {
    /// The list as it is; a new one, with the published rules.
    fn list(&self, data: &Snapshot) -> RatingList {
        let new = || RatingList {
            id: ListId::MAIN,
            name: String::new(),
            scale: Scale::STANDARD,
            established: Established::STANDARD,
        };
        self.0.and_then(|list| data.club.list(list)).cloned().unwrap_or_else(new)
    }

    /// The list with what the fields say; otherwise the first that says nothing.
    fn typed(&self, entries: &Entries, data: &Snapshot) -> Result<RatingList, ListField> {
        ListField::read_all(self.list(data), |field| match (field, entries.text(field as usize)) {
            (ListField::Name, name) => name,
            (_, text) => meant(&fold(&text)),
        })
    }
}

impl Form for ListForm {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        let say = &words.screen.list_form;
        self.0.map_or_else(|| say.open().to_owned(), |_| say.change(&self.list(data).name))
    }

    fn texts(&self, context: &Context<'_>) -> Option<Vec<String>> {
        let list = self.list(context.data);
        let text = |&field: &ListField| match field {
            // Whatever a list is called, it is called that in every language.
            ListField::Name => list.name.clone(),
            _ => spelled(&field.written(&list), context.words),
        };
        Some(ListField::ALL.iter().map(text).collect())
    }

    fn fields(&self, words: &'static Words) -> Vec<FieldWords> {
        ListField::ALL.iter().map(|field| words.screen.list_form.field(*field)).collect()
    }

    fn read(&self, entries: &Entries, context: &Context<'_>) -> Result<Option<Request>, Wrong> {
        let typed =
            self.typed(entries, context.data).map_err(|field| Wrong::Unread(field as usize))?;
        if self.0.is_some() && self.list(context.data) == typed {
            return Ok(None);
        }
        let list = self.0;
        let RatingList { name, scale, established, .. } = typed;
        Ok(Some(Request::SetList { list, name, scale, established }))
    }

    fn question(&self, request: &Request, context: &Context<'_>) -> Option<Question> {
        let list = self.0?;
        let (club, say) = (&context.data.club, &context.words.screen.list_form);
        let matches = club.ratings(list).map_or(0, |ratings| ratings.matches().count());
        let follows = if matches > MANY {
            say.all_again().to_owned()
        } else {
            // No lots are drawn for it.
            let actions = request.clone().decide(club, 0).ok()?;
            let effect = club.rules_effect(list, &actions).ok()?;
            (effect.changed > 0).then(|| context.words.message.rating.rules_effect(&effect))?
        };
        let (asked, yes) =
            (say.ask_rules(&self.list(context.data).name), say.recalculate().to_owned());
        Some(Question { asked, follows, yes })
    }

    fn draw_below(&self, doc: &str, entries: &Entries, area: Rect, pen: &mut Pen<'_>) {
        let below = form_page::indented(area);
        let columns = usize::from(below.width);
        let mut lines = text::wrap(doc, columns);
        // From how many games on a match of this K moves ratings past what its score says.
        let overshoot =
            self.typed(entries, pen.data).ok().and_then(|list| list.scale.overshoot(LONG));
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

// Words that are typed into the forms for ratings: yes and no, and what rules are called.

/// A text whose first word is one of data files, as the language has it.
pub(in crate::tui::screen) fn spelled(text: &str, words: &Words) -> String {
    let own = |name: &str| {
        let mut known = words.screen.list_form.typed().into_iter();
        known.find(|(english, _)| *english == name).map(|(_, own)| own.to_owned())
    };
    first_word(text, own)
}

/// A folded text whose first word may be one of any language, as data files have it: an operator who
/// switches the language with a form open need not type anything again.
pub(in crate::tui::screen) fn meant(text: &str) -> String {
    let typed = || Language::ALL.iter().flat_map(|one| one.words().screen.list_form.typed());
    let english = |word: &str| {
        typed().find(|(_, own)| fold(own) == word).map(|(english, _)| english.to_owned())
    };
    first_word(text, english)
}

fn first_word(text: &str, other: impl Fn(&str) -> Option<String>) -> String {
    let own = |word: &str| other(word).unwrap_or_else(|| word.to_owned());
    // `cap:10`, `上限 10`.
    let (word, rest) = text.split_at(text.find([':', ' ']).unwrap_or(text.len()));
    own(word) + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_spelled_in_any_language_is_meant_in_data() {
        for language in Language::ALL {
            for text in
                ["yes", "no", "match", "game", "event", "half", "left-out", "cap:10", "root:8", ""]
            {
                let spelled = spelled(text, language.words());
                assert_eq!(meant(&fold(&spelled)), text, "{spelled}");
            }
        }
        assert_eq!(spelled("cap:10", Language::Japanese.words()), "上限:10");
        assert_eq!(meant("games<30:40"), "games<30:40");
    }
}
