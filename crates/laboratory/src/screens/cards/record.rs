//! The question under which names games are recorded in the club.

use crate::words::own;
use daihinmin::log::Log;
use ratatui::layout::{Constraint, Layout, Rect};

use crate::domain::name::clean;
use crate::request::listing::TableRecord;
use crate::tui::effect::Record;
use crate::tui::kit::hitbox::Pane;
use crate::tui::kit::layer::{Context, Intent, Layer, Step};
use crate::tui::kit::pen::{Pen, centred};
use crate::tui::kit::text;
use crate::tui::kit::widget::entries::Entries;
use crate::tui::kit::widget::input::TextInput;
use crate::tui::news::News;
use banzuke::command::{CommandId, Scope};

const WIDTH: u16 = 76;
const HEIGHT: u16 = 9;

/// The fields: the tournament that is begun, and the operator's name.
#[derive(Debug)]
pub(super) struct RecordTable {
    log: Log,
    entries: Entries,
}

impl RecordTable {
    pub(super) fn new(log: Log, context: &Context<'_>) -> Self {
        let tournament = own(context.words).cards.tournament(context.data.today);
        let name = log.players.first().cloned().unwrap_or_default();
        let is_named = !name.is_empty();
        let mut entries = Entries::new([tournament, name], Pane(0));
        entries.focus_on(usize::from(!is_named));
        Self { log, entries }
    }

    fn record(&self, context: &Context<'_>) -> Vec<Step> {
        let [tournament, name] = [0, 1].map(|at| clean(&self.entries.text(at)));
        if tournament.is_empty() || name.is_empty() {
            return vec![Step::fail(own(context.words).cards.names_missing())];
        }
        let record = TableRecord { tournament, name: name.clone(), log: self.log.to_string() };
        let named = Step::Tell(News::Named(name));
        vec![Step::Back, named, Record::Table(Box::new(record)).into()]
    }
}

impl Layer for RecordTable {
    fn scopes(&self) -> &'static [Scope] {
        &[Scope::Form, Scope::Overlay]
    }

    fn input(&self) -> Option<&TextInput> {
        self.entries.input()
    }

    fn input_mut(&mut self) -> Option<&mut TextInput> {
        self.entries.input_mut()
    }

    fn update(&mut self, intent: Intent, context: &Context<'_>) -> Vec<Step> {
        if intent == Intent::Run(CommandId::Submit) {
            return self.record(context);
        }
        self.entries.update(intent);
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let say = &own(pen.words).cards;
        let inside = pen.window(centred(area, WIDTH, HEIGHT), say.recording());
        let [told, fields, hint] =
            Layout::vertical([Constraint::Length(2), Constraint::Length(2), Constraint::Fill(1)])
                .areas(inside);
        let lines = text::wrap(&say.records(self.log.games.len()), usize::from(told.width));
        pen.lines(told, &lines, pen.theme.text);
        self.entries.draw(fields, &[say.a_tournament(), say.your_name()], pen);
        let lines = text::wrap(say.name_hint(), usize::from(hint.width));
        pen.lines(hint, &lines, pen.theme.muted);
    }
}
