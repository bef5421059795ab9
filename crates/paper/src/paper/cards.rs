//! Cards to cut: a large number, the name, the reading; and the codes of the pages for phones.

use std::fmt::Debug;

use maud::{Markup, PreEscaped, html};

use super::page::{Body, Facts, Page};
use crate::club::Player;
use crate::club::question::floor::Where;
use crate::domain::ids::TournamentId;
use crate::domain::name::shown;
use crate::domain::number::PlayerId;
use crate::drawing::{Subject, qr};
use crate::export::players_by_reading;

/// Cards on a sheet, as the style lays them.
const SHEET: usize = 10;

/// Cards of all players by reading.
pub(super) fn pages(facts: &Facts<'_>, subject: Subject<'_>) -> Vec<Page> {
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

/// An address as a code to be scanned.
pub(super) fn scanned(address: &str) -> Markup {
    html! { (PreEscaped(qr::svg(address))) }
}
