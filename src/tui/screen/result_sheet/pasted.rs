//! Lines of results that were pasted, recorded one after the other.

use super::typed::Typed;
use super::{ResultSheet, TypedLine};
use crate::request::score::{ResultPreview, ScoreCheck};
use crate::tui::kit::layer::{Context, Step};
use crate::tui::snapshot::Snapshot;

/// Pasted lines on their way into the journal.
#[derive(Debug, Clone)]
pub(super) struct Pasted {
    /// The lines that are still to be taken, the next one last.
    lines: Vec<String>,
    /// How many were recorded.
    pub(super) recorded: usize,
}

impl Pasted {
    pub(super) fn new(text: &str) -> Self {
        let lines = text.lines().filter(|line| !line.trim().is_empty());
        Self { lines: lines.rev().map(str::to_owned).collect(), recorded: 0 }
    }
}

impl ResultSheet {
    /// Takes the pasted lines, each once the one before is recorded, up to the first that is not recorded without a
    /// question. What stands recorded so is passed over, so the same lines can be pasted again. None once all are taken.
    pub(super) fn take_pasted(&mut self, context: &Context<'_>) -> Option<Vec<Step>> {
        let say = &context.words.screen.result_sheet;
        while let Some(line) = self.pasted.as_mut()?.lines.pop() {
            self.retype(&line, context.data);
            let mut asks = match &self.line {
                TypedLine::Several(_) => say.asks_which(),
                _ => say.needs_enter(),
            };
            if let TypedLine::One(typed) = &self.line {
                match &typed.check {
                    ScoreCheck::Unchanged(_) => continue,
                    ScoreCheck::Stands(preview) if typed.before.is_none() => {
                        if !self.is_elsewhere(preview, typed, context.data) {
                            return Some(typed.steps(context));
                        }
                        asks = say.stands_elsewhere();
                    }
                    _ => {}
                }
            }
            let why = self.why_not(context.data, context.words);
            let why = why.unwrap_or_else(|| asks.to_owned());
            let Pasted { lines, recorded } = self.pasted.take()?;
            return Some(vec![Step::fail(say.stopped(recorded, &why, lines.len()))]);
        }
        None
    }

    /// Frees the field after the last pasted line, and says how many were recorded: the last alone says so itself.
    pub(super) fn end_pasted(&mut self, context: &Context<'_>) -> Vec<Step> {
        let recorded = self.pasted.take().map_or(0, |pasted| pasted.recorded);
        self.retype("", context.data);
        let told = context.words.screen.result_sheet.taken(recorded);
        (recorded > 1).then(|| Step::inform(told, context)).into_iter().collect()
    }

    /// Whether another tournament has the same result under the same number: lines pasted again must not be taken for it.
    fn is_elsewhere(&self, preview: &ResultPreview, typed: &Typed, data: &Snapshot) -> bool {
        let mut others = self.recorded_elsewhere(typed.at, data);
        others.any(|(_, outcome)| outcome == preview.outcome)
    }
}
