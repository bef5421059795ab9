//! Cards to cut: a large number, the name, the reading; and the codes of the pages for phones.

use std::fmt::Debug;

use maud::{Markup, PreEscaped, html};

use super::page::{Body, Facts, Page};
use crate::club::question::floor::Where;
use crate::club::{Club, Player, Tournament};
use crate::domain::hall::Table;
use crate::domain::ids::TournamentId;
use crate::domain::name::shown;
use crate::domain::number::PlayerId;
use crate::drawing::{Subject, shape};
use crate::export::players_by_reading;

/// Cards on a sheet, as in the style.
const SHEET: usize = 10;

/// Cards of all players by reading.
pub(super) fn player_cards(facts: &Facts<'_>, subject: Subject<'_>) -> Vec<Page> {
    let players = players_by_reading(subject.club);
    players.chunks(SHEET).map(|players| sheet(facts, players)).collect()
}

fn sheet(facts: &Facts<'_>, players: &[&Player]) -> Page {
    let body = html! {
        div class="cards" {
            @for player in players {
                div class="card" {
                    b { (player.id) }
                    span { (shown(&player.name)) }
                    @if let Some(reading) = &player.reading { small { (shown(reading)) } }
                    @if let Some(links) = facts.links { (scanned(&links.of_player(player.id))) }
                }
            }
        }
    };
    Page { part: String::new(), wide: false, body: Body::Markup(body) }
}

/// The addresses of a hall's pages.
pub trait Links: Debug {
    /// Where the players of a match report its result.
    fn of_match(&self, at: Where) -> String;
    /// Where those at a table report the result of the match that is called there, as long as one of these events goes on.
    fn of_table(&self, events: &[TournamentId], table: &str) -> String;
    /// Where a player sees the next match.
    fn of_player(&self, player: PlayerId) -> String;
}

/// The QR code of an address.
pub(super) fn scanned(address: &str) -> Markup {
    html! { (PreEscaped(shape::svg(address))) }
}

/// A card for each table of the hall that tournaments may use. Its code works for all of them.
pub(super) fn table_cards(
    facts: &Facts<'_>,
    club: &Club,
    tournaments: &[&Tournament],
) -> Vec<Page> {
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
