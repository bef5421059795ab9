//! The bar that shows the steps of the wizard.

use ratatui::layout::Rect;

use crate::request::draft::StepName;
use crate::tui::kit::hitbox::Target;
use crate::tui::kit::pen::Pen;
use crate::tui::kit::text;

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
        let columns = u16::try_from(text::width(&label)).unwrap_or(rest.width).min(rest.width);
        let place = Rect { width: columns, ..rest };
        pen.line(place, &label, style);
        pen.hits.add(place, Target::Tab(at));
        rest = Rect { x: rest.x + columns, width: rest.width - columns, ..rest };
    }
}
