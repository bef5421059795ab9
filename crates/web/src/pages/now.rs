//! The matches being played, those called next, and the newest results.

use maud::html;

use super::View;
use super::fixtures::{playing, results};
use crate::page::Page;
use crate::site::layout::Part;

/// Matches of the queue that are shown, and results.
const NEXT: usize = 6;
const RESULTS: usize = 20;

pub(super) fn page(view: View<'_>) -> Page {
    let web = view.words.web;
    let playing = playing(view.club);
    let results = results(view.club, view.moment.today);
    let content = html! {
        @if let Some(pause) = view.on_break() { p.pause { (pause) } }
        h1 { (web.playing()) }
        @if playing.is_empty() { p { (web.nothing_played()) } }
        @else {
            ul.matches { @for one in &playing { (view.at_table(one, "")) } }
            p.note { (web.how_to_report()) }
        }
        section {
            h2 { (web.next()) }
            @if view.moment.queue.is_empty() { p { (web.nothing_next()) } }
            @else {
                ol.matches {
                    @for one in view.moment.queue.iter().take(NEXT) { @if let Some(line) = view.queued(one, "") { (line) } }
                }
            }
        }
        section {
            h2 { (web.latest()) }
            @if results.is_empty() { p { (web.no_results()) } }
            @else { ul.matches { @for one in results.iter().take(RESULTS) { (view.ended(one, "")) } } }
        }
    };
    view.lay_out("now", web.now(), Part::Now, &content)
}
