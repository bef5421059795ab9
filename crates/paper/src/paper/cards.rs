//! Cards to cut: a large number, the name, the reading.

use maud::html;

use super::links::scanned;
use super::page::{Body, Facts, Page};
use crate::club::Player;
use crate::domain::name::shown;
use crate::drawing::Subject;
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
