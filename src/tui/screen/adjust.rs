//! A correction by hand of one rating, or of everybody's: by how much or to what, why, as of which day.

use crate::club::Action;
use crate::club::action::AdjustRating;
use crate::domain::day;
use crate::domain::ids::ListId;
use crate::domain::name::fold;
use crate::domain::number::PlayerId;
use crate::domain::rating::Change;
use crate::request::Request;
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::entries::Entries;
use crate::tui::kit::widget::form_page;
use crate::tui::kit::widget::form_page::{Form, FormPage, Wrong};
use crate::words::FieldWords;

const CHANGE: usize = 0;
const REASON: usize = 1;
const DAY: usize = 2;

/// A form for a correction by hand.
#[derive(Debug)]
pub(super) struct AdjustForm {
    list: ListId,
    /// The player; none for everybody who has a rated match by the day.
    player: Option<PlayerId>,
}

/// The form for a player's rating on a list, or for all that stand there, as of today.
pub(super) fn open(
    list: ListId,
    player: Option<PlayerId>,
    prefilled: Option<&[String; 2]>,
    data: &Snapshot,
) -> FormPage<AdjustForm> {
    let [change, reason] = prefilled.cloned().unwrap_or_default();
    let texts = [change, reason, data.today.to_string()];
    FormPage::new(AdjustForm { list, player }, texts)
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

impl Form for AdjustForm {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        let list = data.club.list(self.list).map(|list| list.name.as_str()).unwrap_or_default();
        match self.player {
            Some(player) => words.screen.list_form.adjust(data.name(player), list),
            None => words.screen.list_form.shift(list),
        }
    }

    fn fields(&self, words: &'static Words) -> Vec<FieldWords> {
        let say = &words.screen.list_form;
        let mut fields = say.adjust_fields();
        if self.player.is_none() {
            fields[CHANGE].doc = say.shift_doc();
        }
        fields.into()
    }

    fn read(&self, entries: &Entries, context: &Context<'_>) -> Result<Option<Request>, Wrong> {
        let change = read(&entries.text(CHANGE)).ok_or(Wrong::Unread(CHANGE))?;
        let on = day::read(&entries.text(DAY)).ok_or(Wrong::Unread(DAY))?;
        let (list, player, reason) = (self.list, self.player, entries.text(REASON));
        let empty = reason.is_empty().then_some(REASON);
        let action = Action::AdjustRating(AdjustRating { list, player, change, reason, on });
        let refused = |refusal| Wrong::Refused(Some(DAY), refusal);
        action.may_be_dated(context.data.today).map_err(refused)?;
        context.data.club.check(&action).map_err(|refusal| Wrong::Refused(empty, refusal))?;
        Ok(Some(Request::Do(vec![action])))
    }

    fn draw_below(&self, doc: &str, entries: &Entries, area: Rect, pen: &mut Pen<'_>) {
        let [hint, after] = split::down(area, [2, REST]);
        form_page::hint(hint, doc, pen);
        let Some(player) = self.player else { return };
        if let Ok(points) = fold(&entries.text(CHANGE)).parse::<f64>()
            && read(&entries.text(CHANGE)).is_none()
        {
            let meant = pen.words.screen.list_form.change_meant(points);
            pen.line(form_page::indented(after), &meant, pen.theme.warning);
            return;
        }
        let before = pen.data.club.rating(self.list, player);
        // Matches after that day are rated again, so this is exact only where there are none.
        let is_today = day::read(&entries.text(DAY)) == Some(pen.data.today);
        let rating = match read(&entries.text(CHANGE)).filter(|_| is_today) {
            Some(Change::By(points)) => before + points,
            Some(Change::To(points)) => points,
            None => return,
        };
        let becomes = pen.words.screen.list_form.adjusted(before, rating);
        pen.line(form_page::indented(after), &becomes, pen.theme.text);
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
