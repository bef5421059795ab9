//! Cards for the tables: a large name, and the code by which a result is reported from there.

use maud::html;

use super::links::scanned;
use super::page::{Body, Facts, Page};
use crate::club::Tournament;
use crate::domain::hall::Table;
use crate::domain::name::shown;
use crate::drawing::Subject;

/// Cards on a sheet, as the style lays them.
const SHEET: usize = 10;

/// A card for each table of the hall that a tournament may use.
pub(super) fn pages(facts: &Facts<'_>, subject: Subject<'_>, tournament: &Tournament) -> Vec<Page> {
    let usable = |table: &&Table| subject.club.may_use(tournament.id, table);
    let tables: Vec<&Table> = subject.club.tables().iter().filter(usable).collect();
    let sheet = |tables: &[&Table]| {
        let body = html! {
            div class="cards" {
                @for table in tables {
                    div class="card" {
                        b { (shown(&table.name)) }
                        @if let Some(links) = facts.links {
                            (scanned(&links.of_table(tournament.id, &table.name)))
                            small { (facts.words.message.paper.report_here()) }
                        }
                    }
                }
            }
        };
        Page { part: String::new(), wide: false, body: Body::Markup(body) }
    };
    tables.chunks(SHEET).map(sheet).collect()
}
