//! The progress of work that the operator waits for. It lies over everything and takes all keys.

use ratatui::layout::{Constraint, Layout, Rect};

use crate::command::CommandId;
use crate::tui::kit::hitbox::Target;
use crate::tui::kit::pen::{Pen, centred};
use crate::tui::kit::split::{self, REST};
use crate::tui::kit::text;
use crate::tui::work::{TaskProgress, Work};

const WIDTH: u16 = 58;
/// The border, three lines of the task, an empty one, and the key.
const HEIGHT: u16 = 7;
/// Columns of the per cent behind the bar.
const PERCENT: u16 = 6;

/// Draws the gauge of some work over `area`.
pub(crate) fn draw(work: &Work, area: Rect, pen: &mut Pen<'_>) {
    let say = &pen.words.screen.work;
    let inside = pen.window(centred(area, WIDTH, HEIGHT), &say.doing(&work.doing));
    let [reach, _, key] = split::down(inside, [3, REST, 1]);
    draw_reach(work.reach, reach, pen);
    let passed = say.passed(work.passed.as_secs());
    let columns = u16::try_from(text::width(&passed)).unwrap_or(u16::MAX).min(reach.width);
    let time = Rect { x: reach.right() - columns, width: columns, height: 1, ..reach };
    pen.line(time, &passed, pen.theme.muted);
    if work.stopping {
        pen.line(key, say.stopping(), pen.theme.warning);
    } else {
        pen.line(key, say.stop(), pen.theme.key);
        pen.hits.add(key, Target::Command(CommandId::StopWork));
    }
}

/// Draws the task, a bar and what was counted, one line each; where nothing is known yet, that.
pub(crate) fn draw_reach(reach: Option<TaskProgress>, area: Rect, pen: &mut Pen<'_>) {
    let [task, bar, count] = Layout::vertical([Constraint::Length(1); 3]).areas(area);
    let say = &pen.words.screen.work;
    let Some(reach) = reach else {
        pen.line(task, say.waiting(), pen.theme.text);
        return;
    };
    pen.line(task, say.task(reach.task), pen.theme.text);
    let Some(percent) = reach.percent() else { return };
    let room = usize::from(bar.width.saturating_sub(PERCENT + 2));
    let full = room * percent / 100;
    let (done, left) = ("#".repeat(full), "-".repeat(room - full));
    let share = format!("] {percent:>3}%");
    let (text, muted) = (pen.theme.text, pen.theme.muted);
    pen.pieces(
        bar,
        [("[", muted), (&done, pen.theme.accent), (&left, muted), ("", text), (&share, text)],
    );
    pen.line(count, &say.counted(reach.task, reach.done.min(reach.of), reach.of), pen.theme.muted);
}
