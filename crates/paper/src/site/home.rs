//! The first page of a language: what the club is, what was played last, who leads.

use maud::{Markup, html};

use super::Page;
use super::event_list::{latest, table};
use super::facts::who;
use super::layout::{Edition, Part, Sheet, list_address, rating_cell};
use crate::club::question::rating_table::{RatingLine, RatingTable};
use crate::domain::ids::ListId;

/// Events and players that are named.
const EVENTS: usize = 6;
const TOP: usize = 10;

pub(super) fn page(edition: Edition<'_>) -> Page<'_> {
    edition.whole("index.html", move || {
        let site = edition.site();
        let latest = latest(edition);
        let shown = &latest[..latest.len().min(EVENTS)];
        let content = html! {
            h1 { (edition.title()) }
            @if let Some(about) = &edition.record.about {
                @for line in about.lines().filter(|line| !line.trim().is_empty()) { p { (line) } }
            }
            p.sub { (site.counts(edition.facts.players.len(), latest.len(), played(edition))) }
            @if let Some(table) = edition.facts.table(ListId::MAIN) { (top(edition, table)) }
            @if !shown.is_empty() {
                section {
                    h2 { (site.latest_events()) }
                    (table(edition, shown, false))
                    p { a href="events.html" { (site.all_events()) } }
                }
            }
        };
        let sheet = Sheet {
            address: "index.html".to_owned(),
            title: edition.title(),
            part: Part::Home,
            has_script: false,
        };
        edition.lay_out(&sheet, &content)
    })
}

fn played(edition: Edition<'_>) -> usize {
    edition.facts.events.iter().map(super::facts::EventFacts::played).sum()
}

fn top(edition: Edition<'_>, table: &RatingTable) -> Markup {
    let site = edition.site();
    let played = |line: &&RatingLine| line.ranked.games > 0;
    let established = table.established > 0;
    let lines: Vec<_> = table.lines.iter().filter(played).take(TOP).collect();
    html! {
        @if !lines.is_empty() {
            section {
                h2 { (site.top()) }
                div.wide {
                    table {
                        thead {
                            tr {
                                th.n scope="col" { (site.rank()) }
                                th scope="col" { (site.player()) }
                                th.n scope="col" { (site.rating()) }
                                th.n scope="col" { (site.games_heading()) }
                            }
                        }
                        tbody {
                            @for line in &lines {
                                tr {
                                    td.n { @if let Some(rank) = line.rank { (rank) } @else { "?" } }
                                    th scope="row" { (edition.player(who(&edition.record.club, line.player), "")) }
                                    (rating_cell(line.interval.rating))
                                    td.n { (line.ranked.games) }
                                }
                            }
                        }
                    }
                }
                @if !established { p.note { (site.all_provisional()) } }
                p { a href=(list_address("ranking", ListId::MAIN)) { (site.whole_ranking()) } }
            }
        }
    }
}
