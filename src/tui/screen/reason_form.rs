//! A form for the reason why a result of a closed tournament is corrected, with what the correction changes.

use crate::club::refusal::TextField;
use crate::club::{Action, Phase, Refusal};
use crate::domain::ids::TournamentId;
use crate::request::Request;
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::entries::Entries;
use crate::tui::kit::widget::form_page;
use crate::tui::kit::widget::form_page::{Form, FormPage, Wrong};
use crate::words::FieldWords;

/// Lines of what is to be typed.
const HINT: u16 = 2;

/// A form for the reason of a correction.
#[derive(Debug)]
pub(super) struct ReasonForm {
    tournament: TournamentId,
    correction: Vec<Action>,
}

/// The form for these actions, of which the first corrects a result.
pub(super) fn open(tournament: TournamentId, correction: Vec<Action>) -> FormPage<ReasonForm> {
    FormPage::new(ReasonForm { tournament, correction }, [String::new()])
}

/// Has a result recorded or corrected; in a closed tournament asks for the reason first.
pub(super) fn record(tournament: TournamentId, request: Request, context: &Context<'_>) -> Step {
    let found = context.data.club.tournament(tournament);
    match request {
        Request::Do(correction) if found.is_some_and(|found| found.phase == Phase::Closed) => {
            Step::Open(Route::ReasonForm { tournament, correction })
        }
        request => Step::ask(request, context),
    }
}

impl Form for ReasonForm {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        let found = data.club.tournament(self.tournament);
        words.screen.score.closed_title(found.map_or("", |found| found.name.as_str()))
    }

    fn fields(&self, words: &'static Words) -> Vec<FieldWords> {
        words.screen.score.reason_fields().into()
    }

    fn read(&self, entries: &Entries, _context: &Context<'_>) -> Result<Option<Request>, Wrong> {
        let reason = entries.text(0);
        if reason.is_empty() {
            return Err(Wrong::Refused(Some(0), Refusal::Empty(TextField::Reason)));
        }
        let actions = self.correction.iter().cloned();
        let actions = actions.map(|action| action.with_reason(Some(reason.clone())));
        Ok(Some(actions.collect::<Vec<_>>().into()))
    }

    fn foot(&self, columns: u16, pen: &Pen<'_>) -> u16 {
        let changes = self.changes(columns.saturating_sub(form_page::INDENT), pen);
        HINT.saturating_add(u16::try_from(changes.len()).unwrap_or(u16::MAX))
    }

    fn draw_below(&self, doc: &str, _entries: &Entries, area: Rect, pen: &mut Pen<'_>) {
        let [hint, below] = split::down(area, [HINT, REST]);
        form_page::hint(hint, doc, pen);
        let below = form_page::indented(below);
        pen.lines(below, &self.changes(below.width, pen), pen.theme.accent);
    }
}

impl ReasonForm {
    /// The correction and the changes that follow from it, in lines of so many columns.
    fn changes(&self, columns: u16, pen: &Pen<'_>) -> Vec<String> {
        let request = Request::Do(self.correction.clone());
        let correction = self.correction.first();
        let correction = correction.map(|one| pen.words.message.action(one, &pen.data.club));
        let changes = pen.data.follows(&request, pen.words).unwrap_or_default();
        let told = correction.map(|one| text::capital(&one)).into_iter().chain(changes);
        told.flat_map(|line| text::wrap(&line, usize::from(columns))).collect()
    }
}
