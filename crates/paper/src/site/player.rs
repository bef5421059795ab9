//! A player's page, and the pages of numbers that lead on to it.

use maud::{DOCTYPE, Markup, html};

use super::Page;
use super::facts::{Curve, Evening, PlayerFacts};
use super::layout::{Edition, Part, Sheet, event_address, list_address, player_address};
use super::player_tables::{matches, versus};
use crate::domain::number::PlayerId;
use crate::domain::rating::written;

/// The page of a player, and of each number that was merged into this one; `shows` is the digest of the facts.
pub(super) fn pages<'a>(
    edition: Edition<'a>,
    own: &'a PlayerFacts<'a>,
    shows: u64,
) -> Vec<Page<'a>> {
    let address = player_address(own.who.id);
    let head = (edition.title(), edition.words.language.code());
    let make = move || page(edition, own).into_string().into_bytes();
    let whole = Page::of(edition.path(&address), (head, shows), make);
    let merged = own.numbers.iter().filter(|number| **number != own.who.id);
    let led = merged.map(|&number| {
        let path = edition.path(&player_address(number));
        let facts = (head, own.who, number);
        Page::of(path, facts, move || leads_on(edition, number, own).into_string().into_bytes())
    });
    std::iter::once(whole).chain(led).collect()
}

/// A page that leads on.
fn leads_on(edition: Edition<'_>, from: PlayerId, own: &PlayerFacts<'_>) -> Markup {
    let site = edition.site();
    let address = player_address(own.who.id);
    let target = address.trim_start_matches("players/").to_owned();
    let name = edition.name(own.who);
    html! {
        (DOCTYPE)
        html lang=(edition.folder()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta http-equiv="refresh" content={ "0; url=" (target) };
                link rel="stylesheet" href="../../style.css";
                link rel="icon" href="../../icon.svg" type="image/svg+xml";
                link rel="canonical" href=(target);
                title { (from) " → " (own.who.id) }
            }
            body { main { p { (site.is_now(&from.to_string())) " " a href=(target) { (name) " (" (own.who.id) ")" } } } }
        }
    }
}

fn page(edition: Edition<'_>, own: &PlayerFacts<'_>) -> Markup {
    let site = edition.site();
    let name = edition.name(own.who);
    let content = html! {
        h1 { (name) }
        p.sub {
            @for (at, number) in own.numbers.iter().enumerate() {
                @if at > 0 { " · " }
                (number)
            }
            @if let Some(reading) = own.reading.filter(|reading| *reading != name) { " · " (reading) }
            @if let Some(club) = own.club { " · " (club) }
        }
        (figures(edition, own))
        (ratings(edition, own))
        (certificates(edition, own))
        @if own.events.iter().any(|event| !event.rows.is_empty()) {
            (versus(edition, own))
            (matches(edition, own))
        } @else {
            p { (site.nothing_played()) }
        }
    };
    let sheet = Sheet {
        address: player_address(own.who.id),
        title: name,
        part: Part::Ranking,
        has_script: true,
    };
    edition.lay_out(&sheet, &content)
}

/// The figures that people look for first.
fn figures(edition: Edition<'_>, own: &PlayerFacts<'_>) -> Markup {
    let (site, lang) = (edition.site(), edition.words.language);
    let main = own.curves.iter().min_by_key(|curve| curve.list);
    let events = own.events.iter().filter(|event| !event.rows.is_empty()).count();
    let matches: usize = own.events.iter().map(|event| event.rows.len()).sum();
    html! {
        ul.figures {
            @if let Some(curve) = main {
                (figure(site.rating(), &written(curve.now()), None))
                @if let Some((peak, day)) = curve.peak {
                    (figure(site.peak(), &written(peak.0), Some(&site.day(lang, day))))
                }
            }
            @if let Some(curve) = main { (figure(site.games_heading(), &curve.games.to_string(), None)) }
            (figure(site.events(), &events.to_string(), None))
            (figure(site.matches(), &matches.to_string(), None))
        }
    }
}

fn figure(label: &str, value: &str, note: Option<&str>) -> Markup {
    html! {
        li {
            span.label { (label) } " "
            span.value { (value) }
            @if let Some(note) = note { " " span.note { (note) } }
        }
    }
}

/// Each list's rating and how it went.
fn ratings(edition: Edition<'_>, own: &PlayerFacts<'_>) -> Markup {
    let site = edition.site();
    html! {
        @if !own.curves.is_empty() {
            section {
                h2 #ratings { (site.ratings()) }
                @for curve in &own.curves {
                    (list_line(edition, curve, own.curves.len() > 1))
                    (super::player_tables::curve(edition, own, curve))
                }
            }
        }
    }
}

/// A list's figures, where the player is on several lists, and the number of games for an established rating.
fn list_line(edition: Edition<'_>, curve: &Curve<'_>, several: bool) -> Markup {
    let (site, lang) = (edition.site(), edition.words.language);
    let few = curve.games < curve.established_at;
    html! {
        @if several {
            p {
                a href={ "../" (list_address("ranking", curve.list)) } { (curve.name) } ": "
                strong { (written(curve.now())) }
                " · " (site.games(curve.games))
                @if let Some((peak, day)) = curve.peak {
                    " · " (site.peak_was(&written(peak.0), &site.day(lang, day)))
                }
            }
        }
        @if few { p.note { (site.provisional_until(curve.established_at)) } }
    }
}

/// First, second and third places.
fn certificates(edition: Edition<'_>, own: &PlayerFacts<'_>) -> Markup {
    let (site, lang) = (edition.site(), edition.words.language);
    let on_podium = |event: &&Evening<'_>| event.place.is_some_and(|place| place <= 3);
    let mut won: Vec<&Evening<'_>> = own.events.iter().filter(on_podium).collect();
    // Stable: among equal places the latest stays first.
    won.sort_by_key(|event| event.place);
    html! {
        @if !won.is_empty() {
            section {
                h2 #places { (site.certificates()) }
                ul.places {
                    @for event in won {
                        @let place = event.place.unwrap_or_default();
                        li class={ "p" (place) } {
                            span.place { (site.place(place)) } " "
                            a href={ "../" (event_address(event.id)) } { (event.name) }
                            span.note {
                                @if let Some(day) = event.last_day { " " (site.day(lang, day)) }
                                " · " (site.entrants(event.entrants))
                            }
                        }
                    }
                }
            }
        }
    }
}
