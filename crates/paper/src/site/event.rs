//! An event's page: how it is played, standings, brackets and cross tables, every match.

use maud::{Markup, html};

use super::Page;
use super::event_list::winners;
use super::event_tables::{matches, pods, standings};
use super::facts::{EventFacts, StageFacts};
use super::layout::{Edition, Part, Sheet, event_address, list_address};
use crate::club::tournament::Stage;

/// `shows` is the digest of the facts.
pub(super) fn page<'a>(edition: Edition<'a>, event: &'a EventFacts<'a>, shows: u64) -> Page<'a> {
    let path = edition.path(&event_address(event.id));
    let head = (edition.title(), edition.words.language.code());
    Page::of(path, (head, shows), move || content(edition, event).into_string().into_bytes())
}

fn content(edition: Edition<'_>, event: &EventFacts<'_>) -> Markup {
    let (site, lang) = (edition.site(), edition.words.language);
    let several = event.stages.len() > 1;
    let content = html! {
        h1 { (event.name) }
        p.sub {
            @if let Some([first, last]) = event.days {
                (site.day(lang, first))
                @if first != last { " – " (site.day(lang, last)) }
                " · "
            }
            (site.entrants(event.entrants)) " · " (edition.words.term.phase_of(event.tournament)) " · "
            a href={ "../" (list_address("ranking", event.list)) } { (site.rated_on(event.list_name)) }
        }
        @if event.winners().next().is_some() {
            p.winner { (site.winner()) ": " strong { (winners(edition, event, "../")) } }
        }
        @if several && event.stages.iter().filter(|stage| !stage.standings.is_empty()).count() > 1 {
            section {
                h2 #places { (site.places()) }
                (standings(edition, None, &event.overall))
            }
        }
        @for (facts, stage) in event.stages.iter().zip(&event.tournament.stages).rev() {
            (stage_of(edition, event, facts, stage))
        }
    };
    let sheet = Sheet {
        address: event_address(event.id),
        title: event.name,
        part: Part::Events,
        has_script: false,
    };
    edition.lay_out(&sheet, &content)
}

fn stage_of(
    edition: Edition<'_>,
    event: &EventFacts<'_>,
    facts: &StageFacts<'_>,
    stage: &Stage,
) -> Markup {
    let site = edition.site();
    let number = facts.number;
    let before = number.checked_sub(1).and_then(|before| event.tournament.stage_no(before));
    let plan = edition.words.term.plan(&stage.plan, before.map(|stage| stage.plan.format));
    html! {
        section {
            h2 id={ "stage" (number) } {
                @if event.stages.len() > 1 { (site.stage(number)) ": " }
                (edition.words.term.format(stage.plan.format))
            }
            p.note { (plan) }
            (super::event_tables::drawings(edition, event, facts))
            @if stage.draw.is_some() || !stage.plan.format.has_draw() {
                @if !facts.standings.is_empty() {
                    h3 { (site.standings()) }
                    (standings(edition, Some(stage), &facts.standings))
                }
                @if !facts.matches.is_empty() {
                    h3 { (site.all_matches()) }
                    (matches(edition, facts))
                }
                @if !facts.pods.is_empty() {
                    h3 { (site.all_matches()) }
                    (pods(edition, facts))
                }
            } @else if number == 1 && !event.entered.is_empty() {
                h3 { (site.entrants_heading()) }
                ul.names { @for who in &event.entered { li { (edition.player(*who, "../")) } } }
            }
        }
    }
}
