//! The form of a new tournament.

mod draft;
mod draw;
mod field;

use ratatui::layout::Rect;

use super::enter::Enter;
use super::tournament::TournamentPage;
use super::{Page, Screen};
use crate::club::refusal::EventRefusal;
use crate::club::refusal::PlanFault;
use crate::club::{Action, Refusal, Seq};
use crate::command::{CommandId, Scope};
use crate::domain::length::Length;
use crate::domain::name;
use crate::tui::effect::Effect;
use crate::tui::layer::{Context, Intent, Step};
use crate::tui::pen::Pen;
use crate::tui::snapshot::Snapshot;
use crate::tui::toast::Toast;
use crate::tui::widget::input::TextInput;
use crate::tui::wish::Wish;
use crate::words::Words;
use draft::Draft;
use field::Field;

/// The form of a new tournament.
#[derive(Debug, Clone)]
pub struct TournamentForm {
    name: TextInput,
    draft: Draft,
    focus: Field,
    /// Whether the next digit begins the number anew.
    fresh: bool,
}

impl TournamentForm {
    /// The form with what most tournaments are.
    pub fn new(data: &Snapshot) -> Self {
        let lists = data.club.lists().map(|list| list.id).collect();
        let (name, draft) = (TextInput::new(name::clean), Draft::new(lists));
        Self { name, draft, focus: Field::Name, fresh: true }
    }

    /// The fields that the focus goes to.
    fn asked(&self) -> impl DoubleEndedIterator<Item = Field> {
        Field::ALL.into_iter().filter(|field| self.draft.asks(*field))
    }

    fn focus_on(&mut self, field: Field) {
        self.focus = field;
        self.fresh = true;
    }

    /// The field after the one in focus; none after the last.
    fn after(&self) -> Option<Field> {
        self.asked().skip_while(|field| *field != self.focus).nth(1)
    }

    fn next(&mut self) {
        self.focus_on(self.after().unwrap_or(Field::Name));
    }

    fn previous(&mut self) {
        let before = self.asked().take_while(|field| *field != self.focus).last();
        let last = self.asked().next_back();
        self.focus_on(before.or(last).unwrap_or(Field::Name));
    }

    fn digit(&mut self, digit: u32) {
        let before = if self.fresh { 0 } else { self.draft.number(self.focus) };
        let games = before * 10 + digit;
        if games <= Length::MOST {
            self.draft.put(self.focus, games);
            self.fresh = false;
        }
    }

    fn erase(&mut self) {
        self.draft.put(self.focus, self.draft.number(self.focus) / 10);
        self.fresh = false;
    }

    /// Creates the tournament, or says why not and goes where that can be mended.
    fn create(&mut self, context: &Context<'_>) -> Vec<Step> {
        let wish = Wish::Create {
            name: self.name.text(),
            list: self.draft.list,
            plan: self.draft.plan(),
            further: self.draft.then().into_iter().collect(),
            entrants: Vec::new(),
        };
        if let Err(refusal) = wish.rehearse(&context.data.club) {
            self.focus_on(self.mended_at(&refusal));
            let why = (context.words.message.refusal)(&refusal, &context.data.club);
            return vec![Step::Say(Toast::error(why))];
        }
        vec![Step::Do(Effect::Perform(wish))]
    }

    /// The field in which what was refused can be changed.
    fn mended_at(&self, refusal: &Refusal) -> Field {
        match refusal {
            Refusal::UnsoundLength(_) => {
                let empty = |field: &Field| {
                    let number = field.is_number() && !field.may_be_empty();
                    number && self.draft.number(*field) == 0
                };
                self.asked().find(empty).unwrap_or(Field::Games)
            }
            Refusal::Event(EventRefusal::UnsoundPlan(PlanFault::Groups(_))) => Field::Groups,
            Refusal::Event(EventRefusal::UnsoundPlan(PlanFault::TableSize(_))) => Field::TableSize,
            Refusal::Event(EventRefusal::UnsoundPlan(PlanFault::TableGames(_))) => {
                Field::TableGames
            }
            Refusal::Event(EventRefusal::UnsoundPlan(PlanFault::Takes(_))) => Field::Takes,
            _ => Field::Name,
        }
    }

    fn run(&mut self, command: CommandId, context: &Context<'_>) -> Vec<Step> {
        match command {
            CommandId::Proceed if self.after().is_none() => return self.create(context),
            CommandId::Finish => return self.create(context),
            CommandId::Proceed | CommandId::NextField => self.next(),
            CommandId::PreviousField => self.previous(),
            CommandId::Left => self.draft.choose(self.focus, false),
            CommandId::Right => self.draft.choose(self.focus, true),
            CommandId::Erase => self.erase(),
            // The form understands these and no other command, of which there will be more.
            _ => {}
        }
        Vec::new()
    }

    /// A click goes to a field; one on the field that has the focus chooses its next value.
    fn click(&mut self, row: usize) {
        let field = Field::ALL.get(row).copied().filter(|field| self.draft.asks(*field));
        match field {
            Some(field) if field == self.focus => self.draft.choose(field, true),
            Some(field) => self.focus_on(field),
            None => {}
        }
    }
}

/// The tournament was created: who enters it? Its page lies below.
fn created(seq: Seq, context: &Context<'_>) -> Vec<Step> {
    let entry = context.data.entries.iter().rfind(|entry| entry.seq == seq);
    let actions = entry.map(|entry| entry.actions.as_slice()).unwrap_or_default();
    let created = actions.iter().find_map(Action::tournament);
    let data = context.data;
    let open = |id| {
        let below = Screen::Tournament(TournamentPage::new(id, data));
        [Step::Replace(below), Step::Open(Screen::Enter(Enter::new(id, data)))]
    };
    created.map(open).into_iter().flatten().collect()
}

impl Page for TournamentForm {
    fn title(&self, _data: &Snapshot, words: &'static Words) -> String {
        words.screen.tournament_form.title.to_owned()
    }

    fn scopes(&self) -> &'static [Scope] {
        &[Scope::Plan]
    }

    fn input(&self) -> Option<&TextInput> {
        (self.focus == Field::Name).then_some(&self.name)
    }

    fn input_mut(&mut self) -> Option<&mut TextInput> {
        (self.focus == Field::Name).then_some(&mut self.name)
    }

    fn takes_digits(&self) -> bool {
        self.focus.is_number()
    }

    fn update(&mut self, intent: Intent, context: &Context<'_>) -> Vec<Step> {
        match intent {
            Intent::Run(command) => return self.run(command, context),
            Intent::Done(seq) => return created(seq, context),
            Intent::Digit(digit) => self.digit(digit),
            Intent::Click { row, .. } => self.click(row),
            Intent::Refreshed => {
                self.draft.lists = context.data.club.lists().map(|list| list.id).collect();
            }
            Intent::Scroll { .. } | Intent::Tab(_) | Intent::Picked(_) | Intent::Edited => {}
        }
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        draw::draw(self, area, pen);
    }
}
