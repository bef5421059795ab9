//! The two lines above the tab in front: how far the tournament is, and the tabs.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::Tab;
use super::facts::Facts;
use super::standings::{DECIDED, GOES_ON};
use crate::club::{Phase, Tournament};
use crate::domain::format::Format;
use crate::tui::hitbox::Target;
use crate::tui::pen::Pen;
use crate::tui::text;
use crate::tui::widget::bracket::{AT_TABLE, READY, WON};
use crate::words::screen::tournament::StageWord;

/// Draws phase and progress first, since they change, then how long matches are.
pub(super) fn draw_state(line: Rect, facts: &Facts, tournament: &Tournament, pen: &mut Pen<'_>) {
    let (say, term) = (&pen.words.screen.tournament, &pen.words.term);
    let mut rest = Vec::new();
    if let Some(stage) =
        tournament.stage_no(facts.stage).filter(|_| facts.format != Format::Recorded)
    {
        rest.push((term.lengths)(&stage.plan.lengths));
    }
    let progress = match (facts.phase, facts.format) {
        (Phase::Registering, _) => {
            rest.push((say.seeded)((term.seeding)(facts.seeding)));
            (say.entered)(facts.entrants)
        }
        (Phase::Running | Phase::Closed, _) => {
            (say.progress)(facts.played, facts.matches, facts.ready)
        }
    };
    let stage = (facts.stages > 1).then(|| {
        let word = match (facts.drawn, facts.is_finished()) {
            (false, _) => StageWord::Planned,
            (true, false) => StageWord::Running,
            (true, true) => StageWord::Finished,
        };
        (say.stage)(facts.stage, facts.stages, (term.format)(facts.format), word)
    });
    let phase_look = match facts.phase {
        Phase::Registering => pen.theme.warning,
        Phase::Running => pen.theme.success,
        Phase::Closed => pen.theme.muted,
    };
    let phase = stage.unwrap_or_else(|| text::capital((term.phase)(facts.phase)));
    let rest = (term.list)(&rest);
    // With what parts it from the phase before it.
    let progress = (term.list)(&[String::new(), progress]);
    let (plain, muted) = (pen.theme.text, pen.theme.muted);
    pen.pieces(
        line,
        [
            (" ", plain),
            (phase.as_str(), phase_look),
            (progress.as_str(), plain),
            ("   ", plain),
            (rest.as_str(), muted),
        ],
    );
}

/// Draws the tabs, the one in front marked, and at the right what marks in it mean, or that its
/// list is narrowed. The standings mark who goes on only where another stage is to come.
pub(super) fn draw_tabs(
    line: Rect,
    tabs: &[Tab],
    front: Tab,
    (narrowed, more_to_come): (bool, bool),
    pen: &mut Pen<'_>,
) {
    let say = &pen.words.screen.tournament;
    let mut rest = line;
    for (at, tab) in tabs.iter().enumerate() {
        let (text, style) = if *tab == front {
            (format!("[{}]", tab.title(say)), pen.theme.accent)
        } else {
            (format!(" {} ", tab.title(say)), pen.theme.text)
        };
        rest = draw_left(rest, &text, style, Some(Target::Tab(at)), pen);
    }
    let more = |legend: String| vec![(say.walkover_mark)(&legend, say.walkover), legend];
    let marked = match front {
        Tab::Matches if narrowed => vec![say.narrowed.to_owned()],
        Tab::Bracket | Tab::Matches => {
            let mut marks = more((say.legend)([READY, AT_TABLE, WON]));
            marks.push((say.ready_marks)([READY, AT_TABLE]));
            marks
        }
        Tab::CrossTable => {
            let shorter = more((say.ready_marks)([READY, AT_TABLE]));
            let decided = (say.standings_marks)(GOES_ON, DECIDED);
            let whole = format!("{}  {decided}", shorter[0]);
            std::iter::once(whole).chain(shorter).collect()
        }
        Tab::Standings if more_to_come => vec![(say.standings_marks)(GOES_ON, DECIDED)],
        Tab::Standings | Tab::Entrants => Vec::new(),
    };
    // Half a legend explains nothing, so the longest that has room.
    let room = usize::from(rest.width.saturating_sub(1));
    if let Some(legend) = marked.iter().find(|legend| text::width(legend) < room) {
        pen.line(rest, &text::pad_left(legend, room), pen.theme.muted);
    }
}

/// Draws a piece at the left of `line` and gives what is left of it.
fn draw_left(
    line: Rect,
    text: &str,
    style: Style,
    target: Option<Target>,
    pen: &mut Pen<'_>,
) -> Rect {
    let columns = u16::try_from(text::width(text)).unwrap_or(u16::MAX).min(line.width);
    let place = Rect { width: columns, ..line };
    pen.line(place, text, style);
    if let Some(target) = target {
        pen.hits.add(place, target);
    }
    Rect { x: line.x + columns, width: line.width - columns, ..line }
}
