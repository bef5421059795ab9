//! The foot of every step: what the tournament comes to.

use ratatui::layout::Rect;

use super::Wizard;
use super::finish::people_changed;
use crate::club::Refusal;
use crate::request::draft::StepName;
use crate::tui::kit::pen::Pen;
use crate::tui::kit::text;
use crate::words::Words;

impl Wizard {
    /// Draws the facts of the tournament to come, unless there is something to be told first.
    pub(super) fn draw_foot(&self, area: Rect, pen: &mut Pen<'_>) {
        let say = pen.words;
        let refused = match &self.preview.refusal {
            // How many the format takes is part of what is known.
            None | Some(Refusal::EntrantCount { .. }) => None,
            Some(refusal) => Some(say.message.refusal(refusal, &self.preview.club).what),
        };
        let warning = people_changed(&self.changes, pen)
            .or(refused)
            .or_else(|| self.likely_duplicates(pen.words));
        let columns = usize::from(area.width);
        let (lines, style) = if let Some(warning) = warning {
            (text::wrap(&warning, columns), pen.theme.warning)
        } else {
            let parts = say.screen.wizard.prospect(&self.preview.prospect);
            let whole = text::wrap(&parts.concat(), columns);
            let packed = packed(parts, columns);
            // Nothing is left out for the sake of where lines break.
            let fits = packed.len() <= usize::from(area.height);
            (if fits { packed } else { whole }, pen.theme.muted)
        };
        pen.lines(area, &lines, style);
    }

    /// The entrants who may be one person, on the step where one of them can be taken out.
    fn likely_duplicates(&self, words: &'static Words) -> Option<String> {
        let first = self.preview.alike.first().filter(|_| self.draft.step == StepName::Entrants)?;
        let two = first.map(|number| self.preview.named(number));
        Some(words.screen.wizard.may_be_one(&two, self.preview.alike.len() - 1))
    }
}

/// Parts in lines, broken between parts where that can be.
fn packed(parts: Vec<String>, columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for part in parts {
        match lines.last_mut() {
            Some(line) if text::width(line) + text::width(part.trim_end()) <= columns => {
                line.push_str(&part);
            }
            _ => lines.push(part),
        }
    }
    lines.iter().flat_map(|line| text::wrap(line, columns)).collect()
}
