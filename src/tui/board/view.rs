//! Draws the display: tournament and clock at the top, the page, page number and news at the bottom.

use ratatui::buffer::Buffer;

use super::big::{Ink, Scale};
use super::page::{Parts, parts};
use super::state::Board;
use crate::tui::kit::finish::finish;
use crate::tui::kit::input::Hitboxes;
use crate::tui::kit::layer::Layer as _;
use crate::tui::kit::prelude::*;
use crate::tui::kit::theme::Density;

/// The smallest terminal: columns, rows.
pub const LEAST: (u16, u16) = (40, 12);
/// Columns of the bar that shows the page's time: usually, and on a narrow terminal.
const BAR: (u16, u16) = (16, 6);

pub fn view(board: &Board, area: Rect, buf: &mut Buffer) -> Hitboxes {
    let mut hits = Hitboxes::default();
    let setup = &board.setup;
    let mut pen = Pen {
        buf,
        hits: &mut hits,
        theme: &setup.theme,
        data: &board.data,
        words: board.words,
        density: Density::of(area),
    };
    if area.width < LEAST.0 || area.height < LEAST.1 {
        let notice = pen.words.screen.too_small(LEAST, (area.width, area.height));
        pen.line(centred(area, text::columns(&notice), 1), &notice, pen.theme.text);
        return hits;
    }
    let parts = parts(area, setup.ink, board.code_size());
    draw_head(board, &parts, &mut pen);
    let fresh = board.fresh();
    if let Some(page) = board.page() {
        page.view(parts.page, &fresh, setup.ink, &mut pen);
    }
    draw_code(board, parts.code, &mut pen);
    draw_foot(board, &parts, &mut pen);
    // A click anywhere turns the page.
    pen.hits.cover();
    if let Some(help) = &board.help {
        help.view(area, &mut pen);
    }
    finish(buf, &mut hits, setup.ink == Ink::Plain);
    hits
}

fn draw_head(board: &Board, parts: &Parts, pen: &mut Pen<'_>) {
    let (name, title) = board.title();
    let name = if name.is_empty() { pen.words.screen.program() } else { name };
    let term = pen.words.term;
    let title = match board.data.club.break_at(board.clock) {
        Some(pause) => {
            let told = term.on_break(board.setup.clock.hour_minute(pause.until));
            if title.is_empty() { text::capital(&told) } else { term.aside(title, &told) }
        }
        None => title.to_owned(),
    };
    let title = title.as_str();
    let (scale, ink) = (parts.scale, board.setup.ink);
    let time = board.setup.clock.hour_minute(board.clock);
    let width = ink.width(&time, scale).unwrap_or(0).min(parts.head.width);
    let at = Rect { x: parts.head.right() - width, width, ..parts.head };
    ink.draw(&time, scale, at, pen.theme.title, pen);
    let room = parts.head.width.saturating_sub(width + 2);
    let left = Rect { width: room, ..parts.head };
    if scale == Scale::Line {
        let between = if title.is_empty() { "" } else { "  " };
        let shown = text::fit(name, usize::from(room).saturating_sub(text::width(title) + 2));
        let pieces = [
            (shown.as_str(), pen.theme.accent),
            (between, pen.theme.text),
            (title, pen.theme.title),
        ];
        pen.pieces(left, pieces);
        return;
    }
    ink.draw(name, scale, left, pen.theme.accent, pen);
    let drawn = ink.width(name, scale).is_some_and(|columns| columns <= room);
    let below = if drawn { ink.height(scale) + 1 } else { 2 };
    let under = Rect { y: left.y + below, height: 1, ..left };
    pen.line(under, title, pen.theme.title);
}

/// Draws the QR code with a heading above and the address below.
fn draw_code(board: &Board, area: Rect, pen: &mut Pen<'_>) {
    let Some(address) = bare_address(board).filter(|_| !area.is_empty()) else { return };
    pen.line(area, pen.words.web.scan(), pen.theme.title);
    let below = Rect { y: area.y + 1, height: area.height - 1, ..area };
    pen.scanned(below, &board.code);
    let last = Rect { y: area.bottom() - 1, height: 1, ..area };
    pen.line(last, address, pen.theme.text);
}

/// The address of the pages for phones, as a person types it.
fn bare_address(board: &Board) -> Option<&str> {
    let address = board.data.phones.as_deref()?;
    Some(address.trim_start_matches("http://").trim_end_matches('/'))
}

/// Draws page number, legend and news at the bottom, muted.
fn draw_foot(board: &Board, parts: &Parts, pen: &mut Pen<'_>) {
    let line = parts.foot;
    let help = pen.words.screen.command(CommandId::Help).hint;
    let mut help = format!("{} {help}", board.key(CommandId::Help));
    // Where the QR code has no room, the address is shown.
    if let Some(address) = bare_address(board).filter(|_| parts.code.is_empty()) {
        help = format!("{} {address}  {help}", pen.words.web.scan());
    }
    let left = pen.at_right(line, &help, pen.theme.muted);
    let left = Rect { width: left.width.saturating_sub(2), ..left };
    let beside = |narrow: bool| {
        let place = place(board, narrow, pen).join("  ");
        let room = usize::from(left.width).saturating_sub(text::width(&place) + 2);
        (legend(board, room), place)
    };
    // The bar of the page's time gives way to the legend of tags.
    let narrow = left.width < 60 || beside(false).0.is_empty() && !beside(true).0.is_empty();
    let (legend, place) = beside(narrow);
    let (muted, between) = (pen.theme.muted, if place.is_empty() { "" } else { "  " });
    match news(board, pen) {
        Some((mark, note)) => pen.pieces(
            left,
            [
                (place.as_str(), muted),
                (between, muted),
                (mark, pen.theme.warning),
                (note.as_str(), pen.theme.called),
            ],
        ),
        None => pen.line(left, &format!("{place}{between}{legend}"), muted),
    }
}

/// The shown tournaments, each behind its tag. Empty where the page needs no tags.
fn legend(board: &Board, columns: usize) -> String {
    let data = &board.data;
    let of_all = board.page().is_some_and(|page| page.id.tournament.is_none());
    let shown: Vec<_> = data.club.displayed(data.today).filter(|_| of_all).collect();
    let anywhere = data.anywhere();
    let told = |name: &dyn Fn(&Tournament) -> String| {
        let tagged = shown.iter().filter_map(|one| {
            let (_, tag) = anywhere.tag(one.id)?;
            Some(format!("{tag} {}", name(one)))
        });
        tagged.collect::<Vec<_>>().join("  ")
    };
    let forms = [told(&|one| one.name.clone()), told(&|one| anywhere.apart(one))];
    let several = shown.len() > 1 && board.setup.wanted.is_none();
    let fits = |told: &String| several && text::width(told) <= columns;
    forms.into_iter().find(fits).unwrap_or_default()
}

/// The page number, and the time of the page unless there is news.
fn place(board: &Board, narrow: bool, pen: &Pen<'_>) -> Vec<String> {
    let say = &pen.words.screen.board;
    let mut told = Vec::new();
    let pages = board.pages.len();
    if pages > 1 {
        told.push(say.page(board.at + 1, pages));
        if news(board, pen).is_none() {
            let had = if board.paused { 0.0 } else { board.progress() };
            told.push(bar(had, if narrow { BAR.1 } else { BAR.0 }));
            told.push(say.seconds(board.setup.seconds));
        }
    }
    if board.paused {
        told.push(say.paused().to_owned());
    }
    told
}

/// An error of the file, or a new call that is on another page.
fn news(board: &Board, pen: &Pen<'_>) -> Option<(&'static str, String)> {
    let say = &pen.words.screen.board;
    if board.is_unread() {
        return Some((say.unread(), format!(" {}", board.setup.clock.hour_minute(board.data.now))));
    }
    let fresh = board.fresh();
    let elsewhere = !board.page().is_some_and(|page| page.announces(&fresh));
    let call = fresh.last().filter(|_| elsewhere)?.summary(&board.asked())?;
    Some((say.new_call(), format!(" {call}")))
}

fn bar(progress: f64, width: u16) -> String {
    let columns = usize::from(width);
    // A page is turned before the bar is full, so the bar never overflows.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 16")]
    let filled = ((progress * f64::from(width)) as usize).min(columns);
    format!("[{}{}]", "=".repeat(filled), " ".repeat(columns - filled))
}
