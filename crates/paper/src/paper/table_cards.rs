//! Cards for the tables: a large name, and the code by which a result is reported from there.

use maud::html;

use super::cards::scanned;
use super::page::{Body, Facts, Page};
use crate::club::{Club, Tournament};
use crate::domain::hall::Table;
use crate::domain::ids::TournamentId;
use crate::domain::name::shown;

/// Cards on a sheet, as the style lays them.
const SHEET: usize = 10;

/// A card for each table of the hall that tournaments may use. Its code is good for all of them.
pub(super) fn pages(facts: &Facts<'_>, club: &Club, tournaments: &[&Tournament]) -> Vec<Page> {
    let users = |table: &Table| {
        let users = tournaments.iter().filter(|one| club.may_use(one.id, table));
        users.map(|one| one.id).collect::<Vec<_>>()
    };
    let tables = club.tables().iter().map(|table| (table, users(table)));
    let tables: Vec<_> = tables.filter(|(_, users)| !users.is_empty()).collect();
    let sheet = |tables: &[(&Table, Vec<TournamentId>)]| {
        let body = html! {
            div class="cards" {
                @for (table, users) in tables {
                    div class="card" {
                        b { (shown(&table.name)) }
                        @if let Some(links) = facts.links {
                            (scanned(&links.of_table(users, &table.name)))
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
