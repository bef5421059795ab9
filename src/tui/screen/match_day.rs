//! A form for the day of a match: its own, or that of its round.

use crate::club::Action;
use crate::club::action::SetMatchDay;
use crate::club::question::floor::Where;
use crate::domain::day;
use crate::request::Request;
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::entries::Entries;
use crate::tui::kit::widget::form_page::{Form, FormPage, Wrong};
use crate::tui::screen::floor::draw::sides;
use crate::words::FieldWords;

const DAY: usize = 0;
/// Columns of a name in the title.
const NAME: usize = 16;

/// A form for the day of a match.
#[derive(Debug)]
pub(super) struct MatchDayForm(Where);

/// The form, filled with the day that the match has of its own.
pub(super) fn open(at: Where, context: &Context<'_>) -> FormPage<MatchDayForm> {
    FormPage::of_record(MatchDayForm(at), context)
}

impl Form for MatchDayForm {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        let command = words.screen.command(CommandId::SetMatchDay).title;
        let sides = sides(self.0, data, words).map(|name| text::fit(&name, NAME));
        words.term.labelled(command, words.screen.floor.pair(&sides[0], &sides[1]))
    }

    fn fields(&self, words: &'static Words) -> Vec<FieldWords> {
        words.screen.floor.day_fields().into()
    }

    fn texts(&self, context: &Context<'_>) -> Option<Vec<String>> {
        let found = context.data.club.tournament(self.0.0);
        let day = found.and_then(|found| found.days.matches.get(&self.0.1));
        Some(vec![day.map(ToString::to_string).unwrap_or_default()])
    }

    fn read(&self, entries: &Entries, context: &Context<'_>) -> Result<Option<Request>, Wrong> {
        let (tournament, no) = self.0;
        let day = match entries.text(DAY).trim() {
            "" => None,
            text => Some(day::read_coming(text, context.data.today).ok_or(Wrong::Unread(DAY))?),
        };
        let Some((found, played)) = context.data.club.fixture(self.0) else { return Ok(None) };
        let same = found.days.matches.get(&no).copied() == day;
        if same && (day.is_none() || !played.postponed()) {
            return Ok(None);
        }
        Ok(Some(Action::SetMatchDay(SetMatchDay { tournament, no, day }).into()))
    }
}
