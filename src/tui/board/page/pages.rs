//! All pages, in the order in which they are shown.

use super::content::{Kind, PageData, PageId};
use super::{Body, Page, calls, event};
use crate::club::Tournament;

/// All pages that were chosen; never none.
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

/// The pages of what is at tables, and of what is next.
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

/// The tournaments that are shown: those that run, and those that have come to their end today.
fn shown<'a>(asked: &PageData<'a>) -> Vec<&'a Tournament> {
    let club = &asked.data.club;
    if let Some(wanted) = asked.wanted {
        return club.tournament(wanted).map(AsRef::as_ref).into_iter().collect();
    }
    club.displayed(asked.data.today).map(AsRef::as_ref).collect()
}
