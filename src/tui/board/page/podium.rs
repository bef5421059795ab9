//! The winners: the first three, each behind a medal.

use ratatui::layout::{Margin, Rect};
use ratatui::widgets::{Block, Borders, Widget as _};

use super::content::PageData;
use crate::club::Tournament;
use crate::domain::standings::Standing;
use crate::tui::board::big::{Ink, Scale};
use crate::tui::kit::chip::chip;
use crate::tui::kit::pen::{Pen, centred};

/// The last place on the podium.
const LAST: u32 = 3;
/// Lines and columns of a medal around its digit, and columns before the name.
const AROUND: u16 = 2;
const PADDING: u16 = 3;
const GAP: u16 = 4;
/// The room from which on the places of the podium are large.
const LARGE: (u16, u16) = (60, 18);

/// The first three with their places; of groups the first of each, of a record those that are known.
pub(super) fn winners(asked: &PageData<'_>, tournament: &Tournament) -> Vec<(u32, String)> {
    let standings = tournament.standings();
    // Behind a knock-out stand those who left in the groups before it; their groups have no part in it.
    let grouped = tournament.stage().is_some_and(|stage| stage.plan.format.has_groups());
    let last = if grouped { 1 } else { LAST };
    let placed = tournament.placed();
    let is_place =
        |line: &&Standing| placed.as_ref().is_none_or(|placed| placed.contains(&line.player));
    let ranked = |line: &Standing| Some((line.rank?, asked.data.name(line.player)));
    let mut first: Vec<(u32, String)> = standings
        .iter()
        .filter(is_place)
        .filter_map(ranked)
        .filter(|(rank, _)| *rank <= last)
        .collect();
    first.sort_by_key(|(rank, _)| *rank);
    first
}

/// Draws the first three in the middle of the page, each behind the medal, as large as there is room for.
pub(super) fn draw(winners: &[(u32, String)], area: Rect, ink: Ink, pen: &mut Pen<'_>) {
    let count = u16::try_from(winners.len()).unwrap_or(u16::MAX).max(1);
    let fits = |scale: &Scale| (ink.height(*scale) + AROUND + 1) * count <= area.height + 1;
    let roomy = area.width >= LARGE.0 && area.height >= LARGE.1;
    let scales = [Scale::Huge, Scale::Large].into_iter();
    let scale = scales.filter(|_| roomy).find(fits).unwrap_or(Scale::Line);
    let around = if scale == Scale::Line { 0 } else { AROUND };
    let height = ink.height(scale) + around;
    let pitch = (area.height / count).clamp(height + 1, height + height.div_ceil(2));
    let padding = if scale == Scale::Line { 1 } else { PADDING };
    let medal = ink.width("1", scale).unwrap_or(1) + 2 * padding;
    // No name is larger than that of a better place.
    let mut largest = scale;
    let scales: Vec<Scale> = winners
        .iter()
        .map(|(_, name)| {
            largest = scale_of(name, largest, area.width.saturating_sub(medal + GAP), ink);
            largest
        })
        .collect();
    let names = winners.iter().zip(&scales);
    let widest = names.filter_map(|((_, name), scale)| ink.width(name, *scale)).max().unwrap_or(0);
    let taken = pitch.saturating_mul(count).saturating_sub(pitch - height);
    let block = centred(area, medal + GAP + widest, taken);
    for ((at, (rank, name)), of_name) in (0..).zip(winners).zip(scales) {
        let y = block.y.saturating_add(pitch.saturating_mul(at));
        let line = Rect { y, height, ..block }.intersection(area);
        if line.is_empty() {
            return;
        }
        let plate = Rect { width: medal, ..line }.intersection(area);
        draw_medal(*rank, plate, (scale, ink), pen);
        let beside = Rect {
            x: plate.right() + GAP,
            // The name stands in the middle of its medal.
            y: line.y + line.height.saturating_sub(ink.height(of_name)) / 2,
            width: area.right().saturating_sub(plate.right() + GAP),
            height: ink.height(of_name),
        };
        let style = if *rank == 1 { pen.theme.winner } else { pen.theme.title };
        ink.draw(name, of_name, beside.intersection(area), style, pen);
    }
}

/// The size of a name: the largest up to a given one that has room for it.
fn scale_of(name: &str, most: Scale, room: u16, ink: Ink) -> Scale {
    let scales = [Scale::Huge, Scale::Large].into_iter();
    let smaller = scales.skip_while(|scale| *scale != most);
    let mut fitting = smaller.filter(|scale| ink.width(name, *scale).is_some_and(|it| it <= room));
    fitting.next().unwrap_or(Scale::Line)
}

/// Draws a rank on a plate in the colour of its medal, or in a frame where it has no ground of its own.
fn draw_medal(rank: u32, plate: Rect, (scale, ink): (Scale, Ink), pen: &mut Pen<'_>) {
    let look = pen.theme.medal(rank).unwrap_or(pen.theme.title);
    if scale == Scale::Line {
        let (text, style) = chip(&rank.to_string(), look);
        pen.line(plate, &text, style);
        return;
    }
    let border = if look.bg.is_some() { Borders::NONE } else { Borders::ALL };
    Block::new().borders(border).style(look).render(plate, pen.buf);
    let inside = plate.inner(Margin { horizontal: PADDING, vertical: 1 });
    ink.draw(&rank.to_string(), scale, inside, look, pen);
}
