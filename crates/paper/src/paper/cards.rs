//! Cards to cut: a large number, the name, the reading.

use maud::html;

use super::page::{Body, Page};
use crate::club::Player;
use crate::domain::name::shown;
use crate::drawing::Subject;
use crate::export::players_by_reading;

/// Cards on a sheet, as the style lays them.
const SHEET: usize = 10;

/// Cards of all players by reading.
pub(super) fn pages(subject: Subject<'_>) -> Vec<Page> {
    players_by_reading(subject.club).chunks(SHEET).map(sheet).collect()
}

fn sheet(players: &[&Player]) -> Page {
    let body = html! {
        div class="cards" {
            @for player in players {
                div class="card" {
                    b { (player.id) }
                    span { (shown(&player.name)) }
                    @if let Some(reading) = &player.reading { small { (shown(reading)) } }
                }
            }
        }
    };
    Page { part: String::new(), wide: false, body: Body::Markup(body) }
}
