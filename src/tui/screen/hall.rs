//! The tables of the hall, written in one line.

use ratatui::layout::{Constraint, Layout, Rect};

use crate::club::Action;
use crate::command::{CommandId, Scope};
use crate::domain::hall;
use crate::domain::name;
use crate::tui::kit::layer::{Context, Intent, Layer, Step};
use crate::tui::kit::overlay::confirm::Confirm;
use crate::tui::kit::pen::Pen;
use crate::tui::kit::text;
use crate::tui::kit::widget::form;
use crate::tui::kit::widget::input::TextInput;
use crate::tui::snapshot::Snapshot;
use crate::words::Words;

/// The form for the tables.
#[derive(Debug, Clone)]
pub(super) struct HallForm {
    input: TextInput,
}

impl HallForm {
    /// The form, filled with the tables as they are.
    pub(super) fn new(data: &Snapshot) -> Self {
        let input = TextInput::new(name::clean).with_text(&hall::written(data.club.tables()));
        Self { input }
    }

    fn save(&self, context: &Context<'_>) -> Vec<Step> {
        let (data, tables) = (context.data, hall::read(&self.input.text()));
        if tables == data.club.tables() {
            return vec![Step::Back];
        }
        let action = Action::SetTables { tables };
        let had = data.club.tables().len();
        let empties = matches!(&action, Action::SetTables { tables } if tables.is_empty());
        match data.club.check(&action) {
            Ok(()) => {
                let save = vec![Step::Back, Step::perform(action)];
                if empties { vec![ask(had, save, context.words)] } else { save }
            }
            Err(refusal) => vec![Step::refused(&refusal, context)],
        }
    }
}

/// Whether to take all tables away: an empty line may be a slip of the hand.
fn ask(all: usize, save: Vec<Step>, words: &Words) -> Step {
    let say = &words.screen.floor;
    let confirm = Confirm::new(say.hall_clear(all), say.hall_cleared(), say.hall_clears(), save);
    Step::cover(confirm)
}

impl Layer for HallForm {
    fn title(&self, _data: &Snapshot, words: &'static Words) -> String {
        words.screen.floor.hall().to_owned()
    }

    fn scopes(&self) -> &'static [Scope] {
        &[Scope::Form]
    }

    fn input(&self) -> Option<&TextInput> {
        Some(&self.input)
    }

    fn input_mut(&mut self) -> Option<&mut TextInput> {
        Some(&mut self.input)
    }

    fn update(&mut self, intent: Intent, context: &Context<'_>) -> Vec<Step> {
        match intent {
            Intent::Run(CommandId::Submit) => self.save(context),
            _ => Vec::new(),
        }
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let say = &pen.words.screen.floor;
        let [field, _, count, names, _, hint] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Fill(1),
        ])
        .areas(form::place(area));
        self.input.draw(field, say.hall_prompt(), true, pen);
        let tables = hall::read(&self.input.text());
        let reserved = tables.iter().filter(|table| table.reserved).count();
        pen.line(count, &say.hall_count(tables.len(), reserved), pen.theme.text);
        let listed: Vec<String> = tables.into_iter().map(|table| table.name).collect();
        pen.line(names, &pen.words.term.list(&listed), pen.theme.muted);
        let columns = usize::from(hint.width);
        if let [only] = hall::read(&self.input.text()).as_slice()
            && let Some(tables) = hall::count_of(&only.name)
        {
            pen.line(names, &say.hall_meant(tables), pen.theme.warning);
        }
        let wrap = |line: &&str| text::wrap(line, columns);
        let lines: Vec<String> = say.hall_hint().iter().flat_map(wrap).collect();
        pen.lines(hint, &lines, pen.theme.muted);
    }
}
