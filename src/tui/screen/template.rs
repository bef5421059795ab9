//! The file of the operator's own template for certificates, and on which paper they are printed.

use ratatui::layout::{Margin, Rect};

use super::path_field::PathField;
use super::print;
use crate::command::{CommandId, FooterLabel, Scope};
use crate::domain::ids::TournamentId;
use crate::outside;
use crate::paper::{self, FIELDS, Kind, Source};
use crate::tui::effect::DeskTask;
use crate::tui::kit::commands::{Commands, lead};
use crate::tui::kit::layer::{Context, Layer, Step};
use crate::tui::kit::pen::Pen;
use crate::tui::kit::widget::input::TextInput;
use crate::tui::news::News;
use crate::tui::snapshot::Snapshot;
use crate::tui::typed_path::path;
use crate::words::Words;

/// A path being typed. It stays, so that a template that is refused is mended and tried again.
#[derive(Debug, Clone)]
pub(super) struct TemplatePage {
    tournament: TournamentId,
    field: PathField,
}

impl TemplatePage {
    pub(super) fn new(tournament: TournamentId) -> Self {
        Self { tournament, field: PathField::default() }
    }
}

impl Layer for TemplatePage {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        let source = Source::Tournament(self.tournament);
        let kind = paper::title(Kind::Certificates, words);
        words.screen.print.title(kind, source.name(&data.club))
    }

    fn scopes(&self) -> &'static [Scope] {
        &[Scope::Path]
    }

    fn commands(&self, _data: &Snapshot, _words: &'static Words) -> Commands {
        Commands::of([
            lead(CommandId::ReadList).called(FooterLabel::Choose),
            lead(CommandId::CompletePath),
        ])
        .leads(&[CommandId::Back])
    }

    fn input(&self) -> Option<&TextInput> {
        Some(&self.field.input)
    }

    fn input_mut(&mut self) -> Option<&mut TextInput> {
        Some(&mut self.field.input)
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        let typed = self.field.input.text();
        match news {
            News::Run(CommandId::CompletePath) => return vec![DeskTask::complete(typed).into()],
            News::Run(CommandId::ReadList) if typed.trim().is_empty() => {
                return vec![Step::fail(context.words.screen.import.no_path())];
            }
            News::Run(CommandId::ReadList) => {
                let template = path(&typed, outside::home().as_deref());
                return vec![print::ask_by(self.tournament, &template, context)];
            }
            _ => self.field.update(&news),
        }
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let (import, say) = (&pen.words.screen.import, &pen.words.screen.print);
        let fields = FIELDS.map(|name| format!("{{{name}}}")).join(" ");
        let hint = say.template_hint(&fields);
        self.field.draw((import.prompt(), &hint), None, area.inner(Margin::new(1, 0)), pen);
    }
}
