//! Files that both languages share.

use maud::{DOCTYPE, Markup, html};

use super::{Page, SiteContent};
use crate::journal::entry::public_lines;
use crate::words::Language;

/// Where the public journal lies, and the script that calculates its ratings.
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
    let title = record.title.as_deref();
    // The digest covers every entry, so it says whether the public ones are the same.
    let journal = (&record.head.1, people(record));
    let files = FILES.map(|(path, bytes)| Page::of(path.to_owned(), bytes, move || bytes.to_vec()));
    let others = [
        Page::of(JOURNAL.to_owned(), journal, || public_lines(&record.journal, &record.club)),
        Page::of("index.html".to_owned(), title, move || index(title).into_string().into_bytes()),
    ];
    files.into_iter().chain(others).collect()
}

/// The names that stand in the journal.
fn people(record: &SiteContent) -> Vec<&str> {
    record.club.registry().registrations().map(|one| one.name.as_str()).collect()
}

/// The way to both languages; a reader whose browser asks for one goes there at once.
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
