//! Common parts of tabs: the item chosen in one, and the text of an empty one.

use crate::club::Tournament;
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::tui::kit::prelude::*;

/// An item that was chosen in a tab.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Chosen {
    Match(MatchNo),
    Player(PlayerId),
    /// The line of a player in the standings.
    Line(PlayerId),
    /// The cell where a player would meet themself.
    Diagonal,
}

/// The item in the row that was chosen in a list, if any.
pub(super) fn chosen(listed: Listed, row: impl FnOnce(usize) -> Option<Chosen>) -> Option<Chosen> {
    match listed {
        Listed::Chosen(at) => row(at),
        Listed::Ignored | Listed::Moved => None,
    }
}

/// Draws what an empty tab says, in line with the rows of others.
pub(super) fn draw_empty(area: Rect, text: &str, pen: &mut Pen<'_>) {
    let area = Rect { x: area.x + area.width.min(1), width: area.width.saturating_sub(2), ..area };
    pen.lines(area, &text::wrap(text, usize::from(area.width)), pen.theme.muted);
}

/// The text of a tab without matches, with that stage in front.
pub(super) fn no_matches(tournament: &Tournament, stage: u32, pen: &Pen<'_>) -> &'static str {
    let say = &pen.words.screen.tournament.empty;
    match stage {
        2.. => say.later(),
        _ if has_draw(tournament) => say.not_drawn(),
        _ => say.recorded(),
    }
}

/// The text of a tab without entrants, with that stage in front.
pub(super) fn no_entrants(tournament: &Tournament, stage: u32, pen: &Pen<'_>) -> &'static str {
    let say = &pen.words.screen.tournament.empty;
    match stage {
        2.. => say.later(),
        _ if has_draw(tournament) => say.entrants(),
        _ => say.recorded(),
    }
}

fn has_draw(tournament: &Tournament) -> bool {
    tournament.stage().is_none_or(|stage| stage.plan.format.has_draw())
}
