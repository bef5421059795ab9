//! The bar that shows the steps of the wizard.

use ratatui::layout::Rect;

use crate::request::draft::StepName;
use crate::tui::kit::pen::Pen;

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
