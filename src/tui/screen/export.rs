//! The question in which format to export what is shown; laid over a screen.

use crate::export::Format;
use crate::tui::effect::{Effect, Exported};
use crate::tui::kit::layer::{Context, Step};
use crate::tui::kit::overlay::choice::{Choice, ChoiceOption};

/// Asks in which format to export, and names the file of each.
pub(super) fn ask(what: Exported, context: &Context<'_>) -> Step {
    let (say, data) = (&context.words.screen.export, context.data);
    let (of, name) = (what.of(&data.club), what.file_name(&data.club, data.today));
    let way = |format: Format| ChoiceOption {
        label: say.format(format).to_owned(),
        follows: vec![say.file(&format!("{name}.{}", format.extension()))],
        steps: vec![Step::Do(Effect::Export(what, format))],
    };
    let kind = context.words.message.sheet.kind(what.kind());
    let title = say.title(kind, of.as_deref());
    Step::cover(Choice::new(
        title,
        vec![say.lead().to_owned()],
        Format::ALL.into_iter().map(way).collect(),
    ))
}
