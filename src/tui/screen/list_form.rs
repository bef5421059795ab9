//! Rating lists: the list that a screen shows, the rules of a list, and corrections by hand.

use crate::club::RatingList;
use crate::club::action::AdjustRating;
use crate::domain::day;
use crate::domain::name::fold;
use crate::domain::rating::{Change, Established, Scale};
use crate::request::ListField;
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::entries::Entries;
use crate::tui::kit::widget::form_page::{self, Form, FormPage, Question, Wrong};
use crate::words::{FieldWords, Language};

/// The most rated matches that are rated again while the screen waits.
const MANY: usize = 20_000;

/// Games of a very long match.
const LONG: u32 = 1000;

/// The form for the rules of a list; none for a new list.
#[derive(Debug)]
pub(super) struct ListForm(Option<ListId>);

/// The form for a list, or for a new one with the published rules.
pub(super) fn list_form(list: Option<ListId>, context: &Context<'_>) -> FormPage<ListForm> {
    let known = list.filter(|list| context.data.club.list(*list).is_some());
    FormPage::of_record(ListForm(known), context)
}

impl ListForm {
    /// The list now; for a new one, the published rules.
    fn list(&self, data: &Snapshot) -> RatingList {
        let new = || RatingList {
            id: ListId::MAIN,
            name: String::new(),
            scale: Scale::STANDARD,
            established: Established::STANDARD,
        };
        self.0.and_then(|list| data.club.list(list)).cloned().unwrap_or_else(new)
    }

    /// The list as typed. The error is the first field that cannot be read.
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
            // The name of a list is the same in every language.
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
            // The request draws no lots.
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
        // The number of games from which on a match with this K moves ratings too far.
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

// Words in the forms for ratings: yes and no, and the names of rules.

/// Translates the first word of a text from the form of data files into the language.
pub(super) fn spelled(text: &str, words: &Words) -> String {
    let own = |name: &str| {
        let mut known = words.screen.list_form.typed().into_iter();
        known.find(|(english, _)| *english == name).map(|(_, own)| own.to_owned())
    };
    first_word(text, own)
}

/// Translates the first word of a folded text from any language into the form
/// of data files. An operator may change the language while a form is open.
pub(super) fn meant(text: &str) -> String {
    let typed = || Language::ALL.iter().flat_map(|one| one.words().screen.list_form.typed());
    let english = |word: &str| {
        typed().find(|(_, own)| fold(own) == word).map(|(english, _)| english.to_owned())
    };
    first_word(text, english)
}

fn first_word(text: &str, other: impl Fn(&str) -> Option<String>) -> String {
    let own = |word: &str| other(word).unwrap_or_else(|| word.to_owned());
    // Forms such as `cap:10` and `上限 10`.
    let (word, rest) = text.split_at(text.find([':', ' ']).unwrap_or(text.len()));
    own(word) + rest
}

const CHANGE: usize = 0;
const REASON: usize = 1;
const DAY: usize = 2;

#[derive(Debug)]
pub(super) struct AdjustForm {
    list: ListId,
    /// The player; none for all players with a rated match by that day.
    player: Option<PlayerId>,
}

/// The form for one player's rating, or for those of all players. Its day is today.
pub(super) fn adjust_form(
    list: ListId,
    player: Option<PlayerId>,
    prefilled: Option<&[String; 2]>,
    data: &Snapshot,
) -> FormPage<AdjustForm> {
    let [change, reason] = prefilled.cloned().unwrap_or_default();
    let texts = [change, reason, data.today.to_string()];
    FormPage::new(AdjustForm { list, player }, texts)
}

/// `+50` and `-20` change a rating, `=1650` sets it. A number without a sign could mean both and is refused.
fn read_change(text: &str) -> Option<Change> {
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
        let change = read_change(&entries.text(CHANGE)).ok_or(Wrong::Unread(CHANGE))?;
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
        let [hint, after] = down(area, [2, REST]);
        form_page::hint(hint, doc, pen);
        let Some(player) = self.player else { return };
        if let Ok(points) = fold(&entries.text(CHANGE)).parse::<f64>()
            && read_change(&entries.text(CHANGE)).is_none()
        {
            let meant = pen.words.screen.list_form.change_meant(points);
            pen.line(form_page::indented(after), &meant, pen.theme.warning);
            return;
        }
        let before = pen.data.club.rating(self.list, player);
        // Exact only for today: later matches would be rated again.
        let is_today = day::read(&entries.text(DAY)) == Some(pen.data.today);
        let rating = match read_change(&entries.text(CHANGE)).filter(|_| is_today) {
            Some(Change::By(points)) => before + points,
            Some(Change::To(points)) => points,
            None => return,
        };
        let becomes = pen.words.screen.list_form.adjusted(before, rating);
        pen.line(form_page::indented(after), &becomes, pen.theme.text);
    }
}

/// A rating list, changed by Left and Right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ListChoice(pub(super) ListId);

impl ListChoice {
    /// The next list to the left or right; the same at the end.
    pub(super) fn step(self, command: CommandId, club: &Club) -> Self {
        let beside = match command {
            CommandId::Left => club.lists().take_while(|list| list.id != self.0).last(),
            CommandId::Right => club.lists().skip_while(|list| list.id != self.0).nth(1),
            _ => None,
        };
        beside.map_or(self, |list| Self(list.id))
    }

    /// The list, or the main list if it was deleted.
    pub(super) fn kept(self, club: &Club) -> Self {
        club.list(self.0).map_or(Self(ListId::MAIN), |list| Self(list.id))
    }

    /// The reason why there is no other list to change to.
    pub(super) fn reason(self, club: &Club, words: &Words) -> Option<String> {
        self.among(club).is_none().then(|| words.screen.lists.one_list().to_owned())
    }

    /// The list with its place and the number of lists, if there are several.
    pub(super) fn among(self, club: &Club) -> Option<(&RatingList, usize, usize)> {
        let count = club.lists().count();
        let (at, list) = club.lists().enumerate().find(|(_, list)| list.id == self.0)?;
        (count > 1).then_some((list, at + 1, count))
    }
}

impl Default for ListChoice {
    fn default() -> Self {
        Self(ListId::MAIN)
    }
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
            assert_eq!(read_change(text), change, "{text}");
        }
    }
}
