//! The door: the entered who are expected and do not play yet.

use maud::html;

use super::View;
use crate::export::spoken_key;
use crate::page::Page;
use crate::site::layout::Part;

pub(super) fn page(view: View<'_>) -> Page {
    let web = view.words.web;
    let mut expected: Vec<_> = view.club.expected(view.moment.today).into_iter().collect();
    expected.sort_by_cached_key(|(player, _)| view.club.player(*player).map(spoken_key));
    let content = html! {
        h1 { (web.expected()) }
        p { (web.expected_means()) }
        @if expected.is_empty() { p { (web.none_expected()) } }
        ul.expected {
            @for (player, events) in &expected {
                li {
                    span.name { (view.player(*player, "")) } " "
                    span.note { (view.words.term.list(&events.iter().map(|one| one.name.clone()).collect::<Vec<_>>())) }
                }
            }
        }
    };
    view.lay_out("door", web.expected(), Part::Door, &content)
}
