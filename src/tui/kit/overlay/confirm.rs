//! The question before something that cannot be undone. What can be undone is done without asking.

use ratatui::layout::Rect;

use crate::command::{CommandId, FooterLabel, Scope};
use crate::tui::kit::commands::{Commands, also};
use crate::tui::kit::hitbox::Target;
use crate::tui::kit::layer::{Context, Layer, LayerState, Step, Waits};
use crate::tui::kit::pen::{Pen, centred};
use crate::tui::kit::text;
use crate::tui::news::News;
use crate::tui::snapshot::Snapshot;
use crate::words::Words;

const WIDTH: u16 = 58;

/// A confirmation. It opens on Cancel, unless nothing is lost by it.
#[derive(Debug)]
pub(crate) struct Confirm {
    question: String,
    consequence: String,
    yes: String,
    steps: Vec<Step>,
    on_yes: bool,
}

impl Confirm {
    /// A question that names its object, what will follow (line by line), the word for doing it, and what to do then.
    pub(crate) fn new(
        question: impl Into<String>,
        consequence: impl Into<String>,
        yes: impl Into<String>,
        steps: Vec<Step>,
    ) -> Self {
        Self {
            question: question.into(),
            consequence: consequence.into(),
            yes: yes.into(),
            steps,
            on_yes: false,
        }
    }

    /// Opens on the action: for a question that loses nothing and is undone by one key.
    #[must_use]
    pub(crate) fn harmless(self) -> Self {
        Self { on_yes: true, ..self }
    }

    fn accept(&mut self) -> Vec<Step> {
        let mut steps = vec![Step::Back];
        steps.append(&mut self.steps);
        steps
    }

    fn draw_buttons(&self, line: Rect, pen: &mut Pen<'_>) {
        let cancel = pen.words.screen.confirm.cancel();
        let mut rest = line;
        for (label, command, chosen) in [
            (cancel, CommandId::Decline, !self.on_yes),
            (self.yes.as_str(), CommandId::Accept, self.on_yes),
        ] {
            let (text, style) = if chosen {
                (format!("> {label} "), pen.theme.selected)
            } else {
                (format!("  {label} "), pen.theme.text)
            };
            let columns = u16::try_from(text::width(&text)).unwrap_or(u16::MAX).min(rest.width);
            let button = Rect { width: columns, ..rest };
            pen.line(button, &text, style);
            pen.hits.add(button, Target::Command(command));
            let taken = columns.saturating_add(2).min(rest.width);
            rest = Rect { x: rest.x + taken, width: rest.width - taken, ..rest };
        }
    }
}

impl Layer for Confirm {
    fn scopes(&self) -> &'static [Scope] {
        &[Scope::Confirm]
    }

    fn commands(&self, _data: &Snapshot, _words: &'static Words) -> Commands {
        Commands::of([also(CommandId::Open).called(FooterLabel::Choose)])
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState { waits: Waits::Answer, ..LayerState::default() }
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        let News::Run(command) = news else {
            return Vec::new();
        };
        match command {
            CommandId::Left | CommandId::Right | CommandId::NextTab | CommandId::PreviousTab => {
                self.on_yes = !self.on_yes;
                Vec::new()
            }
            CommandId::Accept => self.accept(),
            CommandId::Open if self.on_yes => self.accept(),
            // An operator who pressed Enter may have meant yes.
            CommandId::Open => {
                vec![Step::Back, Step::inform(context.words.screen.confirm.unchanged(), context)]
            }
            CommandId::Decline => vec![Step::Back],
            // A question understands these and no other command, of which there will be more.
            _ => Vec::new(),
        }
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let columns = usize::from(WIDTH.min(area.width).saturating_sub(4));
        let question = text::wrap(&self.question, columns);
        let wrapped = self.consequence.lines().flat_map(|line| text::wrap(line, columns));
        let consequence: Vec<String> = wrapped.collect();
        let asked = u16::try_from(question.len()).unwrap_or(u16::MAX);
        let lines = u16::try_from(question.len() + consequence.len()).unwrap_or(u16::MAX);
        let window = centred(area, WIDTH, lines.saturating_add(5));
        let inside = pen.window(window, pen.words.screen.confirm.title());
        pen.lines(inside, &question, pen.theme.title);
        // The buttons keep the last line, however long the sentences are.
        let below = Rect {
            y: (inside.y + asked).min(inside.bottom()),
            height: inside.height.saturating_sub(asked).saturating_sub(2),
            ..inside
        };
        pen.lines(below, &consequence, pen.theme.text);
        self.draw_buttons(Rect { y: inside.bottom().saturating_sub(1), height: 1, ..inside }, pen);
    }
}
