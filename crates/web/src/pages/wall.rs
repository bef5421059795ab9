//! Pages for those who only look: the door, the overlay of a stream, the matches of now, and the public display for a
//! television's browser. Its script shows one slide after the other; without it they stand below
//! each other.

use std::collections::BTreeSet;

use maud::{Markup, PreEscaped, html};

use super::View;
use super::fixtures::{Playing, playing, results};
use crate::address::{Display, Slide};
use crate::club::tournament::Venue;
use crate::club::{Phase, Tournament};
use crate::domain::name::{fold, shown};
use crate::domain::standings::{Standing, Tally};
use crate::drawing::texts::{group_name, so_far};
use crate::drawing::{Drawing, Subject, Theme, bracket, brackets_going_on, cross_table, shape};
use crate::export::spoken_key;
use crate::page::Page;
use crate::paper::where_to_play;
use crate::site::layout::Part;

/// The most calls, names and lines of standings on a slide.
const CALLS: usize = 8;
const NAMES: usize = 32;
const LINES: usize = 24;
/// The part of a bracket that can be read across a hall: rounds, and matches of the first round as a power of two.
const PART: bracket::Page = bracket::Page { abreast: 4, doublings: 3 };

pub(super) fn page(view: View<'_>, display: &Display) -> Page {
    let web = view.words.web;
    let events: Vec<&Tournament> = match display.event {
        Some(wanted) => view.club.tournament(wanted).map(AsRef::as_ref).into_iter().collect(),
        None => view.club.displayed(view.moment.today).map(AsRef::as_ref).collect(),
    };
    let slides: Vec<Markup> = display
        .slides
        .iter()
        .flat_map(|slide| match slide {
            Slide::Calls => calls(view, &events),
            Slide::Names => events.iter().flat_map(|one| names(view, one)).collect(),
            Slide::Bracket => events.iter().flat_map(|one| brackets(view, one)).collect(),
            Slide::Standings => events.iter().flat_map(|one| standings(view, one)).collect(),
        })
        .collect();
    let content = html! {
        @if let Some(pause) = view.on_break() { p.pause { (pause) } }
        @for slide in &slides { (slide) }
        @if slides.is_empty() { section.slide { h1 { (web.idle_wall()) } } }
        aside.scan {
            (PreEscaped(shape::svg(view.shown)))
            span { (web.scan()) br; (view.shown.trim_start_matches("http://").trim_end_matches('/')) }
        }
    };
    view.bare(web.wall(), "wall", display.seconds, &content, &html! {})
}

fn slide(name: Option<&str>, title: &str, body: &Markup) -> Markup {
    html! {
        section.slide {
            h1 { @if let Some(name) = name { (name) " · " } (title) }
            (body)
        }
    }
}

/// The matches at tables, last call first, and the queue, which shares a slide if there is room.
fn calls(view: View<'_>, events: &[&Tournament]) -> Vec<Markup> {
    let web = view.words.web;
    let is_shown = |id| events.iter().any(|event| event.id == id);
    let playing: Vec<_> =
        playing(view.club).into_iter().filter(|(event, ..)| is_shown(event.id)).collect();
    let next = view.moment.queue.iter().filter(|one| is_shown(one.tournament));
    let next: Vec<Markup> = next.filter_map(|one| view.queued(one, "")).take(CALLS).collect();
    let list = |calls: &[Playing<'_>]| {
        html! { ul.matches { @for one in calls { (view.at_table(one, "")) } } }
    };
    let after = |next: &[Markup]| html! { ol.matches { @for line in next { (line) } } };
    if playing.len() <= CALLS / 2 && !playing.is_empty() && !next.is_empty() {
        let next = &next[..next.len().min(CALLS / 2)];
        let both = html! { (list(&playing)) h2 { (web.next()) } (after(next)) };
        return vec![slide(None, web.playing(), &both)];
    }
    let called = playing.chunks(CALLS).map(|calls| slide(None, web.playing(), &list(calls)));
    let next = (!next.is_empty()).then(|| slide(None, web.next(), &after(&next)));
    called.chain(next).collect()
}

/// The place of each player, in the order of names.
fn names(view: View<'_>, event: &Tournament) -> Vec<Markup> {
    let subject = Subject::new(view.club, view.words);
    let today = Some(view.moment.today);
    let (web, lines) = (view.words.web, where_to_play::lines(subject, event, today));
    let chunks = lines.chunks(NAMES).map(|lines| {
        let list = html! {
            ul.places {
                @for line in lines {
                    li {
                        span.name { (shown(&view.name(line.player))) }
                        span.spot {
                            @match (&line.table, line.no) {
                                (Some(table), _) => { (web.table()) " " (table) }
                                (None, Some(no)) => { (view.words.screen.find.match_no(no)) }
                                (None, None) => {}
                            }
                        }
                        span.note { (shown(&line.opponent)) }
                    }
                }
            }
        };
        slide(Some(&event.name), web.where_to(), &list)
    });
    chunks.collect()
}

/// The running part of the bracket, or the cross tables.
fn brackets(view: View<'_>, event: &Tournament) -> Vec<Markup> {
    let Some(stage) = event.stage().filter(|_| event.phase == Phase::Running) else {
        return Vec::new();
    };
    let subject = Subject::new(view.club, view.words);
    let (web, words) = (view.words.web, view.words.screen.tournament);
    let (title, drawings) = if stage.plan.format.is_elimination() {
        (web.bracket(), brackets_going_on(subject, event, PART))
    } else {
        let groups: BTreeSet<Option<u32>> =
            event.standings_of(event.current()).iter().map(|line| line.group).collect();
        let of = |group| cross_table(subject, event, event.current(), group);
        (words.cross_table(), groups.into_iter().filter_map(of).collect())
    };
    let drawn = |drawing: &Drawing| {
        let picture = html! { div.drawing { (PreEscaped(drawing.svg(Theme::Auto))) } };
        slide(Some(&event.name), title, &picture)
    };
    drawings.iter().map(drawn).collect()
}

/// The standings. In a bracket, players who still play have no rank.
fn standings(view: View<'_>, event: &Tournament) -> Vec<Markup> {
    let Some(stage) = event.stage() else { return Vec::new() };
    let format = stage.plan.format;
    if format.is_elimination() && !event.is_over() {
        return Vec::new();
    }
    let lines = event.standings();
    let draws = Tally::has_draws(lines.iter().map(|line| line.tally));
    let points = |line: &Standing| {
        let at_tables = || line.table.map(|table| table.points.to_string());
        format.has_points().then(|| line.points.to_string()).or_else(at_tables)
    };
    let table = |lines: &[Standing]| {
        html! {
            ol.standings {
                @for line in lines {
                    li {
                        span.rank { @if let Some(rank) = line.rank { (rank) } }
                        span.name { (view.name(line.player)) }
                        span.note { (line.record(draws).replace('-', "–")) }
                        @if let Some(points) = points(line) { span.spot { (points) } }
                    }
                }
            }
        }
    };
    let so_far = so_far(event, event.current(), view.words);
    let titled = [Some(view.words.web.standings().to_owned()), so_far].into_iter().flatten();
    let title = titled.collect::<Vec<_>>().join(" · ");
    let groups = lines.chunk_by(|a, b| a.group == b.group);
    let pages = groups.flat_map(|group| {
        group
            .chunks(LINES)
            .map(|lines| {
                let of = lines.first().and_then(|line| line.group).filter(|_| format.has_groups());
                let of = of.map(|group| view.words.screen.tournament.group(group_name(group)));
                let title = of.map_or_else(|| title.clone(), |group| format!("{title} · {group}"));
                slide(Some(&event.name), &title, &table(lines))
            })
            .collect::<Vec<_>>()
    });
    pages.collect()
}

/// The page for the door: entrants who are expected but do not play yet.
pub(super) fn door(view: View<'_>) -> Page {
    let web = view.words.web;
    let mut expected: Vec<_> = view.club.expected(view.moment.today).into_iter().collect();
    expected.sort_by_cached_key(|(player, _)| view.club.player(*player).map(spoken_key));
    let content = html! {
        h1 { (web.expected()) }
        p { (web.expected_means()) }
        @if expected.is_empty() { p { (web.none_expected()) } }
        ul.expected {
            @for (player, events) in &expected {
                li {
                    span.name { (view.player(*player, "")) } " "
                    span.note { (view.words.term.list(&events.iter().map(|one| one.name.clone()).collect::<Vec<_>>())) }
                }
            }
        }
    };
    view.lay_out("door", web.expected(), Part::Door, &content)
}

/// The overlay of a video stream: running matches, the next one, the last
/// result. Its background is transparent. `table` limits it to one table.
pub(super) fn overlay(view: View<'_>, table: Option<&str>) -> Page {
    let web = view.words.web;
    let is_wanted = |venue: &Venue| {
        table.is_none_or(|wanted| matches!(venue, Venue::Table(name) if fold(name) == fold(wanted)))
    };
    let playing = playing(view.club);
    let here: Vec<_> = playing.iter().filter(|(_, _, venue, _)| is_wanted(venue)).collect();
    let next = view.moment.queue.iter().find(|one| one.is_callable());
    let results = results(view.club, view.moment.today);
    let content = html! {
        @if !here.is_empty() { ul.matches { @for one in here { (view.at_table(one, "")) } } }
        @if let Some(line) = next.and_then(|next| view.queued(next, "")) {
            section { h2 { (web.next()) } ul.matches { (line) } }
        }
        @if let Some(last) = results.first() {
            section { h2 { (web.last_score()) } ul.matches { (view.ended(last, "")) } }
        }
    };
    view.bare(web.now(), "overlay", 0, &content, &html! {})
}

/// The most matches of the queue, and the most results.
const NEXT: usize = 6;
const RESULTS: usize = 20;

/// The running matches, the queue, and the newest results.
pub(super) fn now(view: View<'_>) -> Page {
    let web = view.words.web;
    let playing = playing(view.club);
    let results = results(view.club, view.moment.today);
    let content = html! {
        @if let Some(pause) = view.on_break() { p.pause { (pause) } }
        h1 { (web.playing()) }
        @if playing.is_empty() { p { (web.nothing_played()) } }
        @else {
            ul.matches { @for one in &playing { (view.at_table(one, "")) } }
            p.note { (web.how_to_report()) }
        }
        section {
            h2 { (web.next()) }
            @if view.moment.queue.is_empty() { p { (web.nothing_next()) } }
            @else {
                ol.matches {
                    @for one in view.moment.queue.iter().take(NEXT) { @if let Some(line) = view.queued(one, "") { (line) } }
                }
            }
        }
        section {
            h2 { (web.latest()) }
            @if results.is_empty() { p { (web.no_results()) } }
            @else { ul.matches { @for one in results.iter().take(RESULTS) { (view.ended(one, "")) } } }
        }
    };
    view.lay_out("now", web.now(), Part::Now, &content)
}
