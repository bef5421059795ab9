//! The pages of the public display: their content, cut to the room there is for it.
//!
//! Pages are made whenever the club, the language or the size changes, with every text in them,
//! so that drawing one asks nothing.

pub(crate) mod calls;
pub(crate) mod content;
mod cross;
mod event;
pub(crate) mod roll;
mod tree;

use super::big::{Ink, Scale};
use crate::tui::kit::prelude::*;
use calls::{Calls, Fresh};
use content::{Kind, PageData, PageId};
use roll::Roll;

#[derive(Debug, Clone)]
pub(crate) struct Page {
    pub id: PageId,
    /// The tournament's name; empty where several share the page.
    pub name: String,
    pub title: String,
    body: Body,
}

#[derive(Debug, Clone)]
enum Body {
    Calls(Calls),
    Roll(Roll),
    Tree(Box<tree::Section>),
    Cross(cross::Sheet),
    Podium(Vec<(u32, String)>),
    Sentences(Vec<String>),
}

impl Page {
    /// Whether the page shows one of these calls.
    pub(crate) fn announces(&self, fresh: &[Fresh]) -> bool {
        matches!(&self.body, Body::Calls(calls) if calls.holds(fresh))
    }

    /// Whether this is the first page of the pairings by name, on which players look for their board.
    pub(crate) fn begins_list(&self) -> bool {
        self.id.kind == Kind::ByName && self.id.part == 0
    }

    /// The calls in `fresh` are marked as new.
    pub(super) fn view(&self, area: Rect, fresh: &[Fresh], ink: Ink, pen: &mut Pen<'_>) {
        match &self.body {
            Body::Calls(calls) => calls.view(area, fresh, ink, pen),
            Body::Roll(roll) => roll.view(area, pen),
            Body::Tree(section) => section.view(area, pen),
            Body::Cross(sheet) => sheet.view(area, pen),
            Body::Podium(winners) => event::draw_winners(winners, area, ink, pen),
            Body::Sentences(sentences) => draw_sentences(sentences, area, pen),
        }
    }
}

/// One empty line stands between two sentences.
fn draw_sentences(sentences: &[String], area: Rect, pen: &mut Pen<'_>) {
    let room = area.inner(Margin::new(2, 0));
    let wrap = |sentence: &String| text::wrap(sentence, usize::from(room.width));
    let mut lines: Vec<String> = Vec::new();
    for sentence in sentences {
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.extend(wrap(sentence));
    }
    let widest = lines.iter().map(|line| text::width(line)).max().unwrap_or(0);
    let place = centred(room, span(widest), span(lines.len()));
    pen.lines(place, &lines, pen.theme.title);
}

/// The size of the terminal, columns and rows, from which on the clock is large.
const LARGE: (u16, u16) = (100, 36);
/// The height from which on an empty line stands above and below the page.
const AIRY: u16 = 18;
/// Empty columns at the left and the right edge.
const SIDE: u16 = 1;
/// Columns that a page keeps where the code stands beside it, and empty columns between the two.
const LEFT: u16 = 80;
const GAP: u16 = 2;

pub(super) struct Parts {
    pub(super) head: Rect,
    pub(super) page: Rect,
    /// The code that phones scan, with a line above and below it; empty where there is no room.
    pub(super) code: Rect,
    pub(super) foot: Rect,
    pub(super) scale: Scale,
}

/// `code` is the size of the code that phones scan.
pub(super) fn parts(area: Rect, ink: Ink, code: (u16, u16)) -> Parts {
    let large = area.width >= LARGE.0 && area.height >= LARGE.1;
    let scale = if large { Scale::Large } else { Scale::Line };
    // In large type the title of the page stands below the name of the tournament.
    let head = if large { ink.height(scale) + 2 } else { 1 };
    let air = u16::from(area.height >= AIRY);
    let side = if area.width >= LARGE.0 { 2 * SIDE } else { SIDE };
    let [head, _, page, _, foot] = Layout::vertical([
        Constraint::Length(head),
        Constraint::Length(air),
        Constraint::Fill(1),
        Constraint::Length(air),
        Constraint::Length(1),
    ])
    .areas(area.inner(Margin::new(side, 0)));
    let (page, code) = corner(page, code);
    Parts { head, page, code, foot, scale }
}

/// Splits off the lower right corner for the code, if the page keeps [`LEFT`] columns and enough rows.
fn corner(page: Rect, (columns, rows): (u16, u16)) -> (Rect, Rect) {
    let width = page.width.saturating_sub(columns + GAP);
    let height = rows + 2;
    if columns == 0 || width < LEFT || page.height < height {
        return (page, Rect::default());
    }
    let (x, y) = (page.right() - columns, page.bottom() - height);
    (Rect { width, ..page }, Rect { x, y, width: columns, height })
}

/// Columns and rows that are left for a page on a terminal of this size.
pub(super) fn room((width, height): (u16, u16), ink: Ink, code: (u16, u16)) -> (u16, u16) {
    let page = parts(Rect::new(0, 0, width, height), ink, code).page;
    (page.width, page.height)
}

/// At least one page.
pub(crate) fn pages(asked: &PageData<'_>) -> Vec<Page> {
    let shown = shown(asked);
    let mut pages = of_calls(asked, &shown);
    pages.extend(shown.iter().flat_map(|tournament| event::pages(asked, tournament)));
    let is_chosen = |slide| asked.data.wall.contains(&slide);
    pages.retain(|page| page.id.kind.slide().is_none_or(is_chosen));
    if pages.is_empty() {
        pages.push(event::idle(asked));
    }
    pages
}

/// Pages of the matches at tables, and of the queue.
fn of_calls(asked: &PageData<'_>, shown: &[&Tournament]) -> Vec<Page> {
    let say = &asked.words.screen.board;
    let page = |kind, part, title: &str, body| Page {
        id: PageId { kind, tournament: None, part },
        name: if let [one] = shown { one.name.clone() } else { String::new() },
        title: title.to_owned(),
        body,
    };
    let (calls, next) = calls::all(asked, shown);
    let called = (0..).zip(calls);
    let called =
        called.map(|(part, calls)| page(Kind::Calls, part, say.called(), Body::Calls(calls)));
    let next = next.map(|roll| page(Kind::Next, 0, say.next(), Body::Roll(roll)));
    called.chain(next).collect()
}

/// Running tournaments and those that ended today.
fn shown<'a>(asked: &PageData<'a>) -> Vec<&'a Tournament> {
    let club = &asked.data.club;
    if let Some(wanted) = asked.wanted {
        return club.tournament(wanted).map(AsRef::as_ref).into_iter().collect();
    }
    club.displayed(asked.data.today).map(AsRef::as_ref).collect()
}
