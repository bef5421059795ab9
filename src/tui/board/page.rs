//! The pages of the board: what there is to be shown, cut to the room there is for it.
//!
//! Pages are made whenever the club, the language or the size changes, with every text in them,
//! so that drawing one asks nothing.

pub(crate) mod calls;
pub(crate) mod content;
mod cross;
mod event;
pub(crate) mod pages;
mod pairings;
mod podium;
pub(crate) mod roll;
mod seats;
mod standings;
mod tree;

use ratatui::layout::{Margin, Rect};

use super::big::Ink;
use crate::tui::kit::pen::{Pen, centred};
use crate::tui::kit::text;
use calls::{Calls, Fresh};
use content::{Kind, PageId};
use roll::Roll;

#[derive(Debug, Clone)]
pub(crate) struct Page {
    pub id: PageId,
    /// The tournament's name; empty where several share the page.
    pub name: String,
    pub title: String,
    body: Body,
}

/// The content of a page.
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
    /// Whether it shows a call of these.
    pub(crate) fn announces(&self, fresh: &[Fresh]) -> bool {
        matches!(&self.body, Body::Calls(calls) if calls.holds(fresh))
    }

    /// Whether it is the first of those on which players look for their board.
    pub(crate) fn begins_list(&self) -> bool {
        self.id.kind == Kind::ByName && self.id.part == 0
    }

    /// Draws what it shows; `fresh` are the calls to be marked as new.
    pub(super) fn view(&self, area: Rect, fresh: &[Fresh], ink: Ink, pen: &mut Pen<'_>) {
        match &self.body {
            Body::Calls(calls) => calls.view(area, fresh, ink, pen),
            Body::Roll(roll) => roll.view(area, pen),
            Body::Tree(section) => section.view(area, pen),
            Body::Cross(sheet) => sheet.view(area, pen),
            Body::Podium(winners) => podium::draw(winners, area, ink, pen),
            Body::Sentences(sentences) => draw_sentences(sentences, area, pen),
        }
    }
}

/// Draws sentences in the middle of a page, a line between two.
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
    let short = |length: usize| u16::try_from(length).unwrap_or(u16::MAX);
    let place = centred(room, short(widest), short(lines.len()));
    pen.lines(place, &lines, pen.theme.title);
}
