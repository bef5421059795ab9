//! The last step: everything on one page, before anything is written.

use super::{Wizard, people_changed};
use crate::club::Refusal;
use crate::domain::format::Format;
use crate::request::draft::{Field, StepName};
use crate::tui::kit::hitbox::Target;
use crate::tui::kit::prelude::*;
use crate::words::screen::wizard::WizardWords;

/// The part that scrolls.
const PAGE: Pane = Pane(5);
/// The most players of one kind who are named; of more, only the number is given.
const NAMED: usize = 8;
/// Columns between a label and what it labels.
const GAP: usize = 2;

/// A label of the review, by its place in the words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Label {
    Name,
    Format,
    Then,
    Ties,
    List,
    Unit,
    Limits,
    FirstMove,
    CardGame,
    Entrants,
    New,
    OutsideLimits,
    Left,
    Alike,
    Written,
}

impl Wizard {
    /// Whether there are neither too few entrants nor too many for what Enter does.
    fn may_begin(&self) -> bool {
        let prospect = &self.preview.prospect;
        let (least, most) = prospect.takes;
        !prospect.format.has_draw() || (least..=most).contains(&prospect.entrants)
    }

    /// The effect of Enter on this step.
    pub(super) fn last_sense(&self) -> FooterLabel {
        match (self.may_begin(), self.draft.rules.format.has_draw()) {
            (false, _) => FooterLabel::Entrants,
            (true, true) => FooterLabel::Start,
            (true, false) => FooterLabel::Begin,
        }
    }

    /// Scrolls the page by a line.
    pub(super) fn scroll(&mut self, down: bool, context: &Context<'_>) {
        let lines = self.review(context.frame.width(PAGE), context.data, context.words).len();
        let most = lines.saturating_sub(context.frame.height(PAGE));
        self.scrolled =
            if down { (self.scrolled + 1).min(most) } else { self.scrolled.saturating_sub(1) };
    }

    /// Draws the page and the two buttons below it.
    pub(super) fn draw_review(&self, area: Rect, pen: &mut Pen<'_>) {
        let gap = u16::from(area.height > 12);
        let [_, page, _, buttons] = split::down(area, [gap, REST, gap, 1]);
        pen.hits.add_pane(page, PAGE);
        let lines = self.review(usize::from(page.width), pen.data, pen.words);
        let most = lines.len().saturating_sub(usize::from(page.height));
        let scrolled = self.scrolled.min(most);
        for ((label, value, warns), line) in lines.iter().skip(scrolled).zip(page.rows()) {
            let style = if *warns { pen.theme.warning } else { pen.theme.text };
            pen.pieces(line, [(label.as_str(), pen.theme.muted), (value.as_str(), style)]);
        }
        if scrolled < most {
            draw_more(most - scrolled + 1, page, pen);
        }
        self.draw_buttons(buttons, pen);
    }

    fn draw_buttons(&self, line: Rect, pen: &mut Pen<'_>) {
        let words = &pen.words.screen.wizard;
        let drawn = self.draft.rules.format.has_draw();
        let first = if drawn { words.start() } else { words.open() };
        let first = (format!("[ Enter: {first} ]"), CommandId::Proceed);
        let second = (format!("[ Ctrl-S: {} ]", words.create()), CommandId::Finish);
        let mut rest = line;
        let buttons = [self.may_begin().then_some(first), drawn.then_some(second)];
        for (label, command) in buttons.into_iter().flatten() {
            let columns = u16::try_from(text::width(&label)).unwrap_or(rest.width);
            let button = Rect { width: columns.min(rest.width), ..rest };
            pen.line(button, &label, pen.theme.key);
            pen.hits.add(button, Target::Command(command));
            let used = (columns + 2).min(rest.width);
            rest = Rect { x: rest.x + used, width: rest.width - used, ..rest };
        }
    }

    /// The lines of the page: label, text, whether it is something to look at.
    fn review(
        &self,
        columns: usize,
        data: &Snapshot,
        words: &'static Words,
    ) -> Vec<(String, String, bool)> {
        let labels = &words.screen.wizard.review();
        let width = labels.iter().map(|label| text::width(label)).max().unwrap_or(0) + GAP;
        let mut lines = Vec::new();
        for (label, value, warns) in self.facts(data, words) {
            let label = labels.get(label as usize).copied().unwrap_or_default();
            let parts = text::wrap(&value, columns.saturating_sub(width).max(1));
            for (at, part) in parts.into_iter().enumerate() {
                let label = if at == 0 { label } else { "" };
                lines.push((text::pad(label, width), part, warns));
            }
        }
        lines
    }

    fn facts(&self, data: &Snapshot, words: &'static Words) -> Vec<(Label, String, bool)> {
        let (say, draft) = (&words.screen.wizard, &self.draft);
        let plan = draft.rules.plan();
        let format = if draft.is_by_hand() {
            words.term.plan_by_hand(&plan)
        } else {
            words.term.plan(&plan, None)
        };
        let mut facts =
            vec![(Label::Name, draft.name.clone(), false), (Label::Format, format, false)];
        if let Some(then) = draft.rules.then() {
            facts.push((Label::Then, words.term.plan(&then, Some(plan.format)), false));
        }
        if let Some(idle) = words.message.event.idle_tie_breaks(&plan) {
            facts.push((Label::Ties, idle, true));
        }
        if self.asks(Field::List) {
            let list = data.club.list(draft.rules.list).map(|list| list.name.clone());
            facts.push((Label::List, list.unwrap_or_default(), false));
        }
        if let Some((list, advice)) =
            data.unit_advice().find(|(list, _)| list.id == draft.rules.list)
        {
            let advice = words.message.rating.unit_advice(&advice, &list.name);
            facts.push((Label::Unit, advice, true));
        }
        let typed = |field| Some(draft.text(field)).filter(|text| !text.is_empty());
        let (from, below) = (typed(Field::From), typed(Field::Below));
        if from.is_some() || below.is_some() || draft.established {
            let limits = say.limits(from, below, !draft.established);
            facts.push((Label::Limits, limits, false));
        }
        if let Some(first) = typed(Field::FirstMove).filter(|_| self.asks(Field::FirstMove)) {
            facts.push((Label::FirstMove, first.to_owned(), false));
        }
        if let Some(game) = draft.rules.card_game {
            facts.push((Label::CardGame, words.message.hands.game(game).to_owned(), false));
        }
        if plan.format.has_draw() {
            facts.extend(self.people(words));
        }
        let entered = if plan.format.has_draw() { draft.entrants.len() } else { 0 };
        let new = if plan.format.has_draw() { draft.new_players().count() } else { 0 };
        let drawn = plan.format != Format::Ladder && self.may_begin();
        facts.push((Label::Written, say.written(new, entered, drawn), false));
        facts
    }

    fn people(&self, words: &'static Words) -> Vec<(Label, String, bool)> {
        let (say, draft) = (&words.screen.wizard, &self.draft);
        let seeds = self.preview.seeds(draft).into_iter();
        let named: Vec<String> = seeds
            .filter_map(|place| self.preview.number(place))
            .map(|number| self.preview.name(number))
            .collect();
        let entrants = match named.len() {
            0 => "0".to_owned(),
            count => say.named(count, first_of(&named, *say)),
        };
        let mut facts = vec![(Label::Entrants, entrants, named.is_empty())];
        let new: Vec<String> =
            draft.new_players().map(|new_player| new_player.name.clone()).collect();
        let outside = (0..draft.entrants.len()).filter_map(|place| self.preview.number(place));
        let outside: Vec<String> = outside
            .filter(|number| self.preview.outside.contains_key(number))
            .map(|number| self.preview.name(number))
            .collect();
        // Where all are new, they are named once.
        let all_new = !new.is_empty() && new.len() == named.len();
        let new = if all_new { new.len().to_string() } else { first_of(&new, *say) };
        let left: Vec<String> = draft.left.iter().map(|left| left.name.clone()).collect();
        let alike = self.preview.alike.iter();
        let alike: Vec<String> =
            alike.map(|pair| pair.map(|number| self.preview.named(number)).join(" = ")).collect();
        for (label, names, warns) in [
            (Label::New, new, false),
            (Label::OutsideLimits, first_of(&outside, *say), true),
            (Label::Left, first_of(&left, *say), true),
            (Label::Alike, first_of(&alike, *say), true),
        ] {
            if !names.is_empty() {
                facts.push((label, names, warns));
            }
        }
        facts
    }
}

/// The first names of some people, and how many more there are.
fn first_of(names: &[String], say: WizardWords) -> String {
    let more = names.len().checked_sub(NAMED).filter(|more| *more > 0);
    let mut told: Vec<String> = names.iter().take(NAMED).cloned().collect();
    told.extend(more.map(|more| say.others(more)));
    told.join(say.between())
}

/// Says in the last line that the page goes on for so many lines.
fn draw_more(lines: usize, page: Rect, pen: &mut Pen<'_>) {
    let last = Rect { y: page.bottom().saturating_sub(1), height: page.height.min(1), ..page };
    let more = pen.words.screen.help.more(lines);
    pen.line(last, &text::pad(more.trim(), usize::from(page.width)), pen.theme.muted);
}

// The foot of every step: what the tournament comes to.

impl Wizard {
    /// Draws the facts of the tournament to come, unless there is something to be told first.
    pub(super) fn draw_foot(&self, area: Rect, pen: &mut Pen<'_>) {
        let say = pen.words;
        let refused = match &self.preview.refusal {
            // How many the format takes is part of what is known.
            None | Some(Refusal::EntrantCount { .. }) => None,
            Some(refusal) => Some(say.message.refusal(refusal, &self.preview.club).what),
        };
        let warning = people_changed(&self.changes, pen)
            .or(refused)
            .or_else(|| self.likely_duplicates(pen.words));
        let columns = usize::from(area.width);
        let (lines, style) = if let Some(warning) = warning {
            (text::wrap(&warning, columns), pen.theme.warning)
        } else {
            // How many the format takes is of no use before anybody can be added.
            let known = &self.preview.prospect;
            let is_early = known.entrants == 0 && self.draft.step < StepName::Entrants;
            let untold = is_early && known.format.has_draw();
            let parts = if untold { Vec::new() } else { say.screen.wizard.prospect(known) };
            let whole = text::wrap(&parts.concat(), columns);
            let packed = packed(parts, columns);
            // Nothing is left out for the sake of where lines break.
            let fits = packed.len() <= usize::from(area.height);
            (if fits { packed } else { whole }, pen.theme.muted)
        };
        pen.lines(area, &lines, style);
    }

    /// The entrants who may be one person, on the step where one of them can be taken out.
    fn likely_duplicates(&self, words: &'static Words) -> Option<String> {
        let first = self.preview.alike.first().filter(|_| self.draft.step == StepName::Entrants)?;
        let two = first.map(|number| self.preview.named(number));
        Some(words.screen.wizard.may_be_one(&two, self.preview.alike.len() - 1))
    }
}

/// Parts in lines, broken between parts where that can be.
fn packed(parts: Vec<String>, columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for part in parts {
        match lines.last_mut() {
            Some(line) if text::width(line) + text::width(part.trim_end()) <= columns => {
                line.push_str(&part);
            }
            _ => lines.push(part),
        }
    }
    lines.iter().flat_map(|line| text::wrap(line, columns)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::ENGLISH;

    #[test]
    fn of_many_the_first_are_named_and_the_others_counted() {
        let names: Vec<String> = (1..=40).map(|number| format!("P{number}")).collect();
        let say = ENGLISH.screen.wizard;
        assert_eq!(first_of(&names, say), "P1, P2, P3, P4, P5, P6, P7, P8, and 32 more");
        assert_eq!(first_of(&names[..8], say), "P1, P2, P3, P4, P5, P6, P7, P8");
        assert_eq!(first_of(&[], say), "");
    }
}
