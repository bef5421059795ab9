//! The overlay of a video stream: the matches being played, the next one, the last result. Its ground is transparent.

use maud::html;

use super::View;
use super::fixtures::{playing, results};
use crate::club::tournament::Venue;
use crate::domain::name::fold;
use crate::page::Page;

/// `table` is the only one of interest; all where none is named.
pub(super) fn page(view: View<'_>, table: Option<&str>) -> Page {
    let web = view.words.web;
    let is_wanted = |venue: &Venue| {
        table.is_none_or(|wanted| matches!(venue, Venue::Table(name) if fold(name) == fold(wanted)))
    };
    let playing = playing(view.club);
    let here: Vec<_> = playing.iter().filter(|(_, _, venue, _)| is_wanted(venue)).collect();
    let next = view.moment.queue.iter().find(|one| one.is_callable());
    let results = results(view.club, view.moment.today);
    let content = html! {
        @if !here.is_empty() { ul.matches { @for one in here { (view.at_table(one, "")) } } }
        @if let Some(line) = next.and_then(|next| view.queued(next, "")) {
            section { h2 { (web.next()) } ul.matches { (line) } }
        }
        @if let Some(last) = results.first() {
            section { h2 { (web.last_score()) } ul.matches { (view.ended(last, "")) } }
        }
    };
    view.bare(web.now(), "overlay", 0, &content, &html! {})
}
