//! The first page of a language: what the club is, what was played last, who leads.

use maud::{DOCTYPE, Markup, html};

use super::event::{latest, table};
use super::facts::who;
use super::layout::{Edition, Part, list_address};
use super::{Page, SiteContent};
use crate::club::question::rating_table::{RatingLine, RatingTable};
use crate::domain::ids::ListId;
use crate::domain::rating::written;
use crate::grid::{Grid, Kind};
use crate::journal::entry::public_lines;
use crate::words::Language;

/// The most tournaments and players that are named.
const EVENTS: usize = 6;
const TOP: usize = 10;

pub(super) fn page(edition: Edition<'_>) -> Page<'_> {
    let site = edition.site();
    edition.page(Part::Home, "index.html", edition.title(), false, move || {
        let latest = latest(edition);
        let shown = &latest[..latest.len().min(EVENTS)];
        html! {
            h1 { (edition.title()) }
            @if let Some(about) = &edition.record.options.about {
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
        }
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
    let grid = Grid::of(&lines)
        .with(
            Kind::Number,
            site.rank(),
            |line| html! { @if let Some(rank) = line.rank { (rank) } @else { "?" } },
        )
        .with(Kind::Subject, site.player(), |line| {
            edition.player(who(&edition.record.club, line.player), "")
        })
        .with(Kind::Number, site.rating(), |line| written(line.interval.rating))
        .by(|line| Some(line.interval.rating))
        .with(Kind::Number, site.games_heading(), |line| line.ranked.games);
    html! {
        @if !lines.is_empty() {
            section {
                h2 { (site.top()) }
                div.wide { (grid) }
                @if !established { p.note { (site.all_provisional()) } }
                p { a href=(list_address("ranking", ListId::MAIN)) { (site.whole_ranking()) } }
            }
        }
    }
}

/// The addresses of the public journal, and of the script that calculates its ratings.
pub(super) const JOURNAL: &str = "data/journal.jsonl";
pub(super) const SCRIPT: &str = "data/recompute.py";

/// Files that are the same in every site, by their paths.
pub const FILES: [(&str, &[u8]); 4] = [
    ("style.css", include_bytes!("../../assets/site/style.css")),
    ("table.js", include_bytes!("../../assets/site/table.js")),
    ("icon.svg", include_bytes!("../../assets/site/icon.svg")),
    (SCRIPT, include_bytes!("../../assets/site/recompute.py")),
];

pub(super) fn pages(record: &SiteContent) -> Vec<Page<'_>> {
    let title = record.options.title.as_deref();
    // The digest covers all entries, so it tells whether the public ones are the same.
    let journal = (&record.head.1, people(record));
    let files = FILES.map(|(path, bytes)| Page::of(path.to_owned(), bytes, move || bytes.to_vec()));
    let others = [
        Page::of(JOURNAL.to_owned(), journal, || public_lines(&record.journal, &record.club)),
        Page::of("index.html".to_owned(), title, move || index(title).into_string().into_bytes()),
    ];
    files.into_iter().chain(others).collect()
}

/// The names in the journal.
fn people(record: &SiteContent) -> Vec<&str> {
    record.club.registry().registrations().map(|one| one.name.as_str()).collect()
}

/// Links to both languages. A browser that asks for one of them is redirected at once.
fn index(title: Option<&str>) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title.unwrap_or_else(|| Language::English.words().site.untitled())) }
                link rel="stylesheet" href="style.css";
                link rel="icon" href="icon.svg" type="image/svg+xml";
            }
            body {
                main.choice {
                    @if let Some(title) = title { h1 { (title) } }
                    @for language in Language::ALL {
                        @let site = language.words().site;
                        @if title.is_none() { p lang=(language.code()) { (site.untitled()) } }
                        p lang=(language.code()) {
                            a href={ (language.code()) "/index.html" } { (site.language_name()) }
                        }
                    }
                }
            }
        }
    }
}
