//! A correction by hand of one rating, or of everybody's: by how much or to what, why, as of which day.

use chrono::NaiveDate;
use ratatui::layout::{Constraint, Layout, Rect};

use crate::club::Action;
use crate::command::{CommandId, Scope};
use crate::domain::day;
use crate::domain::ids::ListId;
use crate::domain::name::fold;
use crate::domain::number::PlayerId;
use crate::domain::rating::Change;
use crate::tui::kit::hitbox::Pane;
use crate::tui::kit::layer::{Context, Intent, Layer, Step};
use crate::tui::kit::pen::Pen;
use crate::tui::kit::widget::entries::Entries;
use crate::tui::kit::widget::form;
use crate::tui::kit::widget::input::TextInput;
use crate::tui::snapshot::Snapshot;
use crate::words::Words;
use crate::words::screen::wizard::FieldWords;

const PANE: Pane = Pane(0);
const CHANGE: usize = 0;
const REASON: usize = 1;
const DAY: usize = 2;

/// A form for a correction by hand.
#[derive(Debug, Clone)]
pub(super) struct AdjustForm {
    list: ListId,
    /// Nobody for everybody who has a rated match by the day.
    player: Option<PlayerId>,
    entries: Entries,
}

impl AdjustForm {
    /// The form for a player's rating on a list, or for all that stand there, as of today.
    pub(super) fn new(list: ListId, player: Option<PlayerId>, data: &Snapshot) -> Self {
        let texts = [String::new(), String::new(), data.today.to_string()];
        Self { list, player, entries: Entries::new(texts, PANE) }
    }

    fn change(&self) -> Option<Change> {
        read(&self.entries.text(CHANGE))
    }

    /// What each field takes.
    fn fields(&self, words: &Words) -> [FieldWords; 3] {
        let say = &words.screen.list_form;
        let [change, reason, day] = say.adjust_fields();
        [if self.player.is_none() { say.shift_field() } else { change }, reason, day]
    }

    fn day(&self) -> Option<NaiveDate> {
        day::read(&self.entries.text(DAY))
    }

    fn save(&mut self, context: &Context<'_>) -> Vec<Step> {
        let (Some(change), Some(on)) = (self.change(), self.day()) else {
            let wrong = if self.change().is_none() { CHANGE } else { DAY };
            self.entries.focus_on(wrong);
            return vec![Step::fail(self.fields(context.words)[wrong].doc)];
        };
        let reason = self.entries.text(REASON);
        if reason.is_empty() {
            self.entries.focus_on(REASON);
        }
        let (list, player) = (self.list, self.player);
        let action = Action::AdjustRating { list, player, change, reason, on };
        let club = &context.data.club;
        let dated = action.may_be_dated(context.data.today);
        if dated.is_err() {
            self.entries.focus_on(DAY);
        }
        match dated.and_then(|()| club.check(&action)) {
            Ok(()) => vec![Step::Back, Step::perform(action)],
            Err(refusal) => {
                let why = context.words.message.refusal(&refusal, club);
                vec![Step::fail(why)]
            }
        }
    }
}

/// `+50` and `-20` are by, `=1650` is to; a number without a sign may be meant either way and is
/// not taken.
fn read(text: &str) -> Option<Change> {
    let folded = fold(text).replace('−', "-");
    if let Some(to) = folded.strip_prefix('=') {
        return to.trim().parse().ok().map(Change::To);
    }
    let signed = folded.starts_with(['+', '-']);
    folded.parse().ok().filter(|_| signed).map(Change::By)
}

impl Layer for AdjustForm {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        let list = data.club.list(self.list).map(|list| list.name.as_str()).unwrap_or_default();
        match self.player {
            Some(player) => words.screen.list_form.adjust(&data.name(player), list),
            None => words.screen.list_form.shift(list),
        }
    }

    fn scopes(&self) -> &'static [Scope] {
        &[Scope::Form]
    }

    fn input(&self) -> Option<&TextInput> {
        self.entries.input()
    }

    fn input_mut(&mut self) -> Option<&mut TextInput> {
        self.entries.input_mut()
    }

    fn update(&mut self, intent: Intent, context: &Context<'_>) -> Vec<Step> {
        if intent == Intent::Run(CommandId::Submit) {
            return self.save(context);
        }
        self.entries.update(intent);
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let say = &pen.words.screen.list_form;
        let [fields, _, hint, after] = Layout::vertical([
            Constraint::Length(3),
            Constraint::Length(1),
            Constraint::Length(2),
            Constraint::Fill(1),
        ])
        .areas(form::place(area));
        let told = self.fields(pen.words);
        self.entries.draw(fields, &told.map(|field| field.label), pen);
        let doc = told.get(self.entries.focus()).map_or("", |field| field.doc);
        form::hint(hint, doc, pen);
        let Some(player) = self.player else { return };
        let before = pen.data.club.rating(self.list, player);
        // Matches after that day are rated anew, so this is exact only where there are none.
        let becomes = self.change().filter(|_| self.day() == Some(pen.data.today));
        if let Some(change) = becomes {
            let rating = match change {
                Change::By(points) => before + points,
                Change::To(points) => points,
            };
            pen.line(form::indented(after), &say.adjusted(before, rating), pen.theme.text);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_says_whether_it_is_by_or_to() {
        for (text, change) in [
            ("+50", Some(Change::By(50.0))),
            ("−12.5", Some(Change::By(-12.5))),
            ("= 1650", Some(Change::To(1650.0))),
            ("＝1650", Some(Change::To(1650.0))),
            ("1650", None),
            ("", None),
            ("+", None),
        ] {
            assert_eq!(read(text), change, "{text}");
        }
    }
}
