//! All events, the latest first.

use maud::{Markup, html};

use super::Page;
use super::facts::EventFacts;
use super::layout::{Edition, Part, Sheet, event_address};

pub(super) fn page(edition: Edition<'_>) -> Page<'_> {
    edition.whole("events.html", move || {
        let site = edition.site();
        let events = latest(edition);
        let content = html! {
            h1 { (site.events()) }
            @if events.is_empty() { p { (site.no_events()) } } @else { (table(edition, &events, true)) }
        };
        let sheet = Sheet {
            address: "events.html".to_owned(),
            title: site.events(),
            part: Part::Events,
            has_script: true,
        };
        edition.lay_out(&sheet, &content)
    })
}

/// The latest first; those of which nothing is played yet before them.
pub(super) fn latest(edition: Edition<'_>) -> Vec<&EventFacts<'_>> {
    let mut events: Vec<&EventFacts<'_>> = edition.facts.events.iter().collect();
    let day = |event: &EventFacts<'_>| event.days.map_or(chrono::NaiveDate::MAX, |[_, last]| last);
    events.sort_by_key(|event| std::cmp::Reverse((day(event), event.id)));
    events
}

/// Events in a table.
pub(super) fn table(edition: Edition<'_>, events: &[&EventFacts<'_>], may_sort: bool) -> Markup {
    let site = edition.site();
    let search = (may_sort && events.len() > 8).then(|| site.search_events());
    html! {
        div.wide {
            table.sortable[may_sort] data-search=[search] {
                thead {
                    tr {
                        th.n scope="col" { (site.day_heading()) }
                        th scope="col" { (site.event()) }
                        th scope="col" { (site.format()) }
                        th.n scope="col" { (site.entrants_heading()) }
                        th.n scope="col" { (site.matches()) }
                        th scope="col" { (site.winner()) }
                    }
                }
                tbody {
                    @for event in events {
                        tr {
                            td.n.day data-v=[event.days.map(|[_, last]| last)] {
                                @if let Some([_, last]) = event.days { (last) }
                            }
                            th scope="row" { a href=(event_address(event.id)) { (event.name) } }
                            td { (formats(edition, event)) }
                            td.n { (event.entrants) }
                            td.n { (event.played()) }
                            td {
                                @if event.winners().next().is_some() { (winners(edition, event, "")) }
                                @else { span.note { (edition.words.term.phase_of(event.tournament)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The formats of its stages.
fn formats(edition: Edition<'_>, event: &EventFacts<'_>) -> String {
    let names = event
        .tournament
        .stages
        .iter()
        .map(|stage| edition.words.term.format(stage.plan.format).to_owned());
    edition.words.term.list(&names.collect::<Vec<_>>())
}

/// The players in first place.
pub(super) fn winners(edition: Edition<'_>, event: &EventFacts<'_>, up: &str) -> Markup {
    html! {
        @for (at, who) in event.winners().enumerate() {
            @if at > 0 { (edition.site().comma()) }
            (edition.player(who, up))
        }
    }
}
