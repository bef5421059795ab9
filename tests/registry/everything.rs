//! All output of a club.

use std::collections::BTreeMap;

use banzuke::club::Club;
use banzuke::club::question::rating_table::RankingQuery;
use banzuke::club::question::search::Finder;
use banzuke::export::{self, Format, Sheet};
use banzuke::journal::publish::rows;
use banzuke::words::ENGLISH;
use chrono::NaiveDate;

use crate::common::today;

/// Every export in every format, every published row, and the players found by each name, all by name.
pub(super) fn everything(club: &Club) -> BTreeMap<String, String> {
    let mut told = BTreeMap::new();
    let mut sheet = |name: String, sheet: &Sheet| {
        for format in [Format::Csv, Format::Json, Format::Markdown, Format::Table] {
            let mut bytes = Vec::new();
            sheet.write(format, &mut bytes).expect("memory");
            told.insert(format!("{name} as {format:?}"), String::from_utf8(bytes).expect("text"));
        }
    };
    sheet("players".to_owned(), &export::players(club, export::Private::default()));
    let day = NaiveDate::from_ymd_opt(2026, 11, 3);
    for list in club.lists().map(|list| list.id) {
        for as_of in [None, day] {
            let of = |what: &str| format!("{what} of list {list:?} as of {as_of:?}");
            let table =
                club.rating_table(list, RankingQuery { as_of, ..RankingQuery::now(today()) });
            sheet(
                of("ranking"),
                &export::ranking(club, &table, |one| ENGLISH.message.rating.missing(one)),
            );
            sheet(of("history"), &export::history(club, list, as_of));
            sheet(of("matches"), &export::matches(club, Some(list), as_of));
        }
    }
    for found in club.tournaments() {
        let of = |what: &str| format!("{what} of {}", found.name);
        sheet(of("matches"), &export::matches_of(club, found, |_| true));
        sheet(of("standings"), &export::standings_of(club, found, None));
        for stage in 1..=found.current() {
            let name = of(&format!("standings of stage {stage}"));
            sheet(name, &export::standings_of(club, found, Some(stage)));
        }
    }
    told.insert("published rows".to_owned(), published(club));
    told.insert("names".to_owned(), found(club));
    told
}

/// The published rows, one on each line, sorted.
pub(super) fn published(club: &Club) -> String {
    let mut lines: Vec<String> = rows(club).iter().map(|row| format!("{row:?}")).collect();
    lines.sort_unstable();
    lines.join("\n")
}

/// The player found by each name and each number, with the rating to the last bit.
fn found(club: &Club) -> String {
    let (registry, finder) = (club.registry(), Finder::default().grown(club.registry()));
    let mut lines = Vec::new();
    for known in registry.registrations() {
        let (id, today) = (known.id, registry.today(known.id));
        lines.push(format!("{id} is {today}: {:?}", registry.get(id)));
        for list in club.lists().map(|list| list.id) {
            let rating = club.rating(list, id).to_bits();
            lines.push(format!("{id} on {list:?}: {rating} {:?}", club.history(list, id)));
        }
        for name in known.names() {
            let (named, alike) = (registry.named(name), registry.namesakes(name));
            lines.push(format!("{name}: {named:?} {alike:?} {:?}", finder.find(name, 9)));
        }
        for found in club.tournaments() {
            lines.push(format!("in {}: {:?}", found.name, club.entered_as(found.id, id)));
        }
    }
    lines.join("\n")
}

/// Asserts that two clubs have equal output, byte for byte.
#[track_caller]
pub(super) fn same(one: &BTreeMap<String, String>, other: &BTreeMap<String, String>) {
    assert_eq!(one.keys().collect::<Vec<_>>(), other.keys().collect::<Vec<_>>());
    for (name, told) in one {
        assert_eq!(told, &other[name], "{name}");
    }
}
