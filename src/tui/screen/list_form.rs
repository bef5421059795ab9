//! The rules of a rating list, new or to be changed.

pub(super) mod draft;
pub(super) mod typed;

use ratatui::layout::{Constraint, Layout, Rect};

use super::Page;
use crate::club::RatingList;
use crate::command::{CommandId, Scope};
use crate::domain::ids::ListId;
use crate::domain::rating::{Established, Scale};
use crate::request::Request;
use crate::tui::effect::Effect;
use crate::tui::hitbox::Pane;
use crate::tui::layer::{Context, Intent, Step};
use crate::tui::pen::Pen;
use crate::tui::snapshot::Snapshot;
use crate::tui::text;
use crate::tui::toast::Toast;
use crate::tui::widget::entries::Entries;
use crate::tui::widget::form;
use crate::tui::widget::input::TextInput;
use crate::words::Words;
use crate::words::screen::list_form::ListField;

const PANE: Pane = Pane(0);
/// Lines below the fields: what is said about the one in focus, and a warning.
const FOOT: u16 = 3;

/// A form for the rules of a list.
#[derive(Debug, Clone)]
pub struct ListForm {
    /// The list as the form found it; none for a new one.
    before: Option<Box<RatingList>>,
    entries: Entries,
}

/// A match as long as anybody plays.
const LONG: u32 = 1000;

impl ListForm {
    /// The form for a new list, filled with the published rules.
    pub fn open(words: &Words) -> Self {
        let list = RatingList {
            id: ListId::MAIN,
            name: String::new(),
            scale: Scale::STANDARD,
            established: Established::STANDARD,
        };
        Self { before: None, entries: filled(&list, words) }
    }

    /// The form for changing a list.
    pub fn change(list: &RatingList, words: &Words) -> Self {
        Self { before: Some(Box::new(list.clone())), entries: filled(list, words) }
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
                return vec![Step::Say(Toast::error(hint))];
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
            Ok(()) => vec![Step::Back, Step::Do(Effect::Perform(request))],
            Err(refusal) => {
                let why = context.words.message.refusal(&refusal, &context.data.club);
                vec![Step::Say(Toast::error(why))]
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

impl Page for ListForm {
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
