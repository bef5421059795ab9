//! The bar that shows the steps of the wizard.

use ratatui::layout::Rect;

use super::Wizard;
use crate::domain::name;
use crate::request::draft::{Field, StepName};
use crate::tui::kit::layer::{Context, Step};
use crate::tui::kit::pen::Pen;
use crate::tui::kit::widget::input::TextInput;

/// Draws the bar. Each step can be clicked; the present one is in brackets, those that ask nothing
/// of this format are in parentheses.
pub(super) fn draw(
    present: StepName,
    is_asked: impl Fn(StepName) -> bool,
    line: Rect,
    pen: &mut Pen<'_>,
) {
    let words = &pen.words.screen.wizard;
    let mut rest = line;
    for (at, step) in StepName::ALL.into_iter().enumerate() {
        let name = format!("{} {}", at + 1, words.steps().get(at).copied().unwrap_or_default());
        let (label, style) = if step == present {
            (format!("[{name}]"), pen.theme.selected)
        } else if is_asked(step) {
            (format!(" {name} "), pen.theme.text)
        } else {
            (format!("({name})"), pen.theme.muted)
        };
        rest = pen.tab(rest, at, &label, style);
    }
}

// Where the keys go, and how one gets from field to field and from step to step.

impl Wizard {
    /// Whether a step has anything to ask of this format.
    pub(super) fn is_asked(&self, step: StepName) -> bool {
        match step {
            StepName::Entrants => self.draft.rules.format.has_draw(),
            StepName::Seeds => self.asks(Field::Seeding),
            StepName::Name | StepName::Format | StepName::Length | StepName::Review => {
                !self.stops(step).is_empty()
            }
        }
    }

    pub(super) fn asks(&self, field: Field) -> bool {
        self.draft.rules.asks(field) && (field != Field::List || self.lists.len() > 1)
    }

    /// The fields of a step that are shown.
    pub(super) fn fields(&self, step: StepName) -> Vec<Field> {
        Field::of(step).filter(|field| self.asks(*field)).collect()
    }

    /// Where the focus goes within a step, in order.
    pub(super) fn stops(&self, step: StepName) -> Vec<Focus> {
        let fields = self.fields(step).into_iter().map(Focus::Field);
        let more: &[Focus] = match step {
            StepName::Name | StepName::Format | StepName::Length => &[],
            StepName::Entrants => &[Focus::Search, Focus::Entrants],
            StepName::Seeds => &[Focus::Seeds],
            StepName::Review => &[Focus::Review],
        };
        fields.chain(more.iter().copied()).collect()
    }

    /// Whether Tab has nowhere to go in this step.
    pub(super) fn has_one_stop(&self) -> bool {
        self.stops(self.draft.step).len() < 2
    }

    pub(super) fn focus_on(&mut self, focus: Focus) {
        self.focus = focus;
        self.fresh = true;
        if let Focus::Field(field) = focus {
            self.input = TextInput::new(name::clean).with_text(self.draft.text(field));
        }
    }

    /// Shows a step, at its first field.
    pub(super) fn go_to(&mut self, step: StepName) {
        if self.is_asked(step) {
            self.draft.step = step;
            self.scrolled = 0;
            let first = self.stops(step).first().copied();
            self.focus_on(first.unwrap_or(Focus::Review));
        }
    }

    /// Goes to the next step, unless something on this one stands against it.
    pub(super) fn next_step(&mut self, context: &Context<'_>) -> Vec<Step> {
        if let Some(steps) = self.refused_here(context) {
            return steps;
        }
        let next =
            StepName::ALL.into_iter().find(|step| *step > self.draft.step && self.is_asked(*step));
        let here = self.draft.step;
        if let Some(step) = next {
            self.go_to(step);
        }
        let undecided = self.undecided();
        if here == StepName::Entrants && !undecided.is_empty() {
            let told = context.words.screen.wizard.undecided(&undecided);
            return vec![Step::fail(told)];
        }
        Vec::new()
    }

    /// Goes to the step before; from the first one, leaves.
    pub(super) fn previous_step(&mut self, context: &Context<'_>) -> Vec<Step> {
        if self.focus == Focus::Path {
            self.focus_on(Focus::Search);
            return Vec::new();
        }
        // The typed text goes first.
        if self.focus == Focus::Search && !self.search.input.text().is_empty() {
            self.search.clear();
            return Vec::new();
        }
        let before = StepName::ALL.into_iter().rev();
        let before =
            before.into_iter().find(|step| *step < self.draft.step && self.is_asked(*step));
        match before {
            Some(step) => {
                self.go_to(step);
                Vec::new()
            }
            None if self.is_blank() => vec![Step::Back],
            None => {
                let kept = Step::inform(context.words.screen.wizard.kept(), context);
                vec![Step::Back, kept]
            }
        }
    }

    /// Moves the focus within the step, from its last part to its first.
    pub(super) fn move_focus(&mut self, forward: bool) {
        let stops = self.stops(self.draft.step);
        let Some(at) = stops.iter().position(|stop| *stop == self.focus) else { return };
        let to = if forward { at + 1 } else { at + stops.len() - 1 };
        self.focus_on(stops[to % stops.len()]);
    }
}

// Where the keys go.

/// Where the keys go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Focus {
    Field(Field),
    /// To the search for entrants.
    Search,
    /// To those who are entered.
    Entrants,
    /// To the path of a list.
    Path,
    Seeds,
    Review,
}
