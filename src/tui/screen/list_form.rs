//! The rules of a rating list, new or to be changed.

pub(super) mod draft;
pub(super) mod typed;

use ratatui::layout::{Constraint, Layout, Rect};

use crate::club::RatingList;
use crate::command::{CommandId, Scope};
use crate::domain::ids::ListId;
use crate::domain::rating::{Established, Scale};
use crate::request::Request;
use crate::tui::kit::hitbox::Pane;
use crate::tui::kit::layer::{Context, Intent, Layer, Step};
use crate::tui::kit::pen::Pen;
use crate::tui::kit::text;
use crate::tui::kit::widget::entries::Entries;
use crate::tui::kit::widget::form;
use crate::tui::kit::widget::input::TextInput;
use crate::tui::snapshot::Snapshot;
use crate::words::Words;
use crate::words::screen::list_form::ListField;

const PANE: Pane = Pane(0);
/// Lines below the fields: what is said about the one in focus, and a warning.
const FOOT: u16 = 3;

/// A form for the rules of a list.
#[derive(Debug, Clone)]
pub(super) struct ListForm {
    /// The list as the form found it; none for a new one.
    before: Option<Box<RatingList>>,
    entries: Entries,
}

/// A match as long as anybody plays.
const LONG: u32 = 1000;

impl ListForm {
    /// The form for changing a list, or for a new one, filled with the published rules.
    pub(super) fn new(list: Option<ListId>, context: &Context<'_>) -> Self {
        let before = list.and_then(|list| context.data.club.list(list)).cloned().map(Box::new);
        let new = || RatingList {
            id: ListId::MAIN,
            name: String::new(),
            scale: Scale::STANDARD,
            established: Established::STANDARD,
        };
        let list = before.as_deref().cloned().unwrap_or_else(new);
        Self { entries: filled(&list, context.words), before }
    }

    fn text(&self, field: ListField) -> String {
        let at = ListField::ALL.iter().position(|one| *one == field);
        at.map(|at| self.entries.text(at)).unwrap_or_default()
    }

    fn save(&mut self, context: &Context<'_>) -> Vec<Step> {
        let (name, scale, established) = match draft::read(|field| self.text(field)) {
            Ok(read) => read,
            Err(field) => {
                let at = ListField::ALL.iter().position(|one| *one == field);
                self.entries.focus_on(at.unwrap_or(0));
                let hint = context.words.screen.list_form.field(field).doc;
                return vec![Step::fail(hint)];
            }
        };
        let same = |list: &RatingList| {
            (&list.name, &list.scale, list.established) == (&name, &scale, established)
        };
        if self.before.as_ref().is_some_and(|list| same(list)) {
            return vec![Step::Back];
        }
        let list = self.before.as_ref().map(|list| list.id);
        let request = Request::SetList { list, name, scale, established };
        match request.rehearse(&context.data.club) {
            Ok(()) => vec![Step::Back, Step::ask(request)],
            Err(refusal) => {
                let why = context.words.message.refusal(&refusal, &context.data.club);
                vec![Step::fail(why)]
            }
        }
    }

    /// From how many games on a match of this K moves ratings past what its score says; none
    /// where that is damped.
    fn overshoots_from(&self) -> Option<u32> {
        let (_, scale, _) = draft::read(|field| self.text(field)).ok()?;
        scale.overshoot(LONG).map(|found| found.at_most + 1)
    }
}

fn filled(list: &RatingList, words: &Words) -> Entries {
    let text = |field| match field {
        // Whatever a list is called, it is called that in every language.
        ListField::Name => list.name.clone(),
        _ => typed::spelled(&draft::written(field, list), words),
    };
    Entries::new(ListField::ALL.map(text), PANE)
}

impl Layer for ListForm {
    fn title(&self, _data: &Snapshot, words: &'static Words) -> String {
        let say = &words.screen.list_form;
        self.before.as_ref().map_or_else(|| say.open().to_owned(), |list| say.change(&list.name))
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
        let rows = u16::try_from(ListField::ALL.len()).unwrap_or(u16::MAX);
        let place = form::place_of(area, rows + FOOT);
        let [fields, below] = Layout::vertical([
            Constraint::Length(rows.min(place.height.saturating_sub(FOOT))),
            Constraint::Fill(1),
        ])
        .areas(place);
        let words = ListField::ALL.map(|field| say.field(field));
        self.entries.draw(fields, &words.map(|field| field.label), pen);
        let doc = words.get(self.entries.focus()).map_or("", |field| field.doc);
        let columns = usize::from(form::indented(below).width);
        let mut lines = text::wrap(doc, columns);
        if let Some(games) = self.overshoots_from() {
            let warning = text::wrap(&say.overshoot(games), columns);
            if lines.len() + warning.len() < usize::from(below.height) {
                lines.push(String::new());
            }
            lines.extend(warning);
        }
        pen.lines(form::indented(below), &lines, pen.theme.muted);
    }
}
