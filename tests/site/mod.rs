//! The club's web site: every page is sound, every link has a target,
//! no file has private data, and only changes are written.

mod contrast;
mod folder;
mod html;
mod moves;
mod secrets;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use banzuke::club::Club;
use banzuke::journal::fold::fold;
use banzuke::journal::{Digest, Entry};
use banzuke::site::{SiteContent, SiteOptions};

use crate::files::journal;

/// Every file of the site of a journal, by path.
pub(crate) fn files(
    club: &Club,
    entries: &[Arc<Entry>],
    url: Option<&str>,
) -> BTreeMap<String, Vec<u8>> {
    let digest = Digest::default();
    let head = (entries.last().expect("an entry").seq, &digest);
    let options = SiteOptions {
        title: Some("会 & <Club>".to_owned()),
        about: Some("One line.\nAnother & more.".to_owned()),
        url: url.map(str::to_owned),
        club: None,
    };
    let record = SiteContent::new(club, entries, head, options);
    let facts = record.facts();
    let pages = record.site(&facts).pages;
    let count = pages.len();
    let files: BTreeMap<_, _> =
        pages.iter().map(|page| (page.path.clone(), page.bytes())).collect();
    assert_eq!(files.len(), count, "each address once");
    files
}

/// The sample event's journal.
pub(crate) fn demo() -> Vec<Arc<Entry>> {
    let text = include_str!("../../assets/demo.jsonl");
    text.lines().map(|line| Arc::new(Entry::from_line(line).expect("an entry"))).collect()
}

/// The sites of the sample event, and of the journal with every kind of action.
fn sites() -> [BTreeMap<String, Vec<u8>>; 2] {
    [demo(), journal()].map(|entries| files(&fold(&entries).expect("allowed"), &entries, None))
}

fn is_kind(path: &str, kinds: &[&str]) -> bool {
    path.rsplit_once('.').is_some_and(|(_, kind)| kinds.contains(&kind))
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("UTF-8")
}

#[test]
fn every_page_is_sound() {
    for site in sites() {
        for (path, bytes) in site.iter().filter(|(path, _)| is_kind(path, &["html"])) {
            html::check(path, text(bytes));
        }
    }
}

/// Links, file addresses and anchors.
#[test]
fn every_link_leads_somewhere() {
    for site in sites() {
        let ids: BTreeMap<&str, BTreeSet<String>> = site
            .iter()
            .map(|(path, bytes)| {
                (path.as_str(), html::values(&String::from_utf8_lossy(bytes), "id"))
            })
            .collect();
        let mut followed = 0;
        for (path, bytes) in site.iter().filter(|(path, _)| is_kind(path, &["html", "xml"])) {
            let links = [html::values(text(bytes), "href"), html::values(text(bytes), "src")];
            for link in links.iter().flatten() {
                assert!(!link.contains("://"), "{path} asks somebody else for {link}");
                let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
                let target = html::resolved(path, file);
                assert!(ids.contains_key(target.as_str()), "{path}: {link}");
                let known = anchor.is_empty() || ids[target.as_str()].contains(anchor);
                assert!(known, "{path}: nothing at {link}");
                followed += 1;
            }
        }
        assert!(followed > 500, "{followed} links");
    }
}

#[test]
fn nothing_is_asked_of_anybody_else() {
    for (path, bytes) in sites().into_iter().flatten() {
        if path.starts_with("data/") {
            continue;
        }
        let text = text(&bytes).replace("http://www.w3.org/", "");
        assert!(
            !text.contains("http:") && !text.contains("https:") && !text.contains("@import"),
            "{path}"
        );
    }
}

/// RFC 4287: required elements of a feed and an entry, unique and stable ids, ordered times.
#[test]
fn the_feed_is_atom() {
    let entries = demo();
    let club = fold(&entries).expect("allowed");
    for url in [None, Some("https://club.example/r/")] {
        let site = files(&club, &entries, url);
        for folder in ["en", "ja"] {
            let xml = text(&site[&format!("{folder}/feed.xml")]);
            html::check_xml(xml);
            let parts: Vec<&str> = xml.split("<entry>").collect();
            assert_eq!(parts.len() - 1, 20, "the sample event has 20 results");
            let mut names = BTreeSet::new();
            let mut last = None;
            for part in &parts {
                for element in ["id", "title", "updated"] {
                    assert_eq!(
                        part.matches(&format!("<{element}>")).count(),
                        1,
                        "{element} in {part}"
                    );
                }
                let of = |element: &str| {
                    let from = part.split_once(&format!("<{element}>")).expect("there").1;
                    from.split_once("</").expect("ended").0.to_owned()
                };
                assert!(of("id").starts_with("urn:uuid:") && of("id").len() == 45, "{}", of("id"));
                assert!(names.insert(of("id")), "a name twice");
                let updated = chrono::DateTime::parse_from_rfc3339(&of("updated")).expect("a time");
                assert!(last.is_none_or(|last| updated <= last), "the latest first");
                last = Some(updated);
            }
            let base = url.map(|url| format!("{url}{folder}/")).unwrap_or_default();
            assert!(
                xml.contains(&format!("<link rel=\"self\" href=\"{base}feed.xml\"/>")),
                "{xml}"
            );
            // Later entries do not rename earlier ones.
            let earlier = &entries[..entries.len() - 1];
            let before = files(&fold(earlier).expect("allowed"), earlier, url);
            let before = text(&before[&format!("{folder}/feed.xml")]).to_owned();
            assert!(before.matches("<id>").count() > 5);
            let old =
                before.split("<id>").skip(1).map(|rest| rest.split_once('<').expect("ended").0);
            assert!(old.filter(|id| xml.contains(id)).count() > 5, "names stay");
        }
    }
}

/// The public journal folds, and gives the same results as the private one.
#[test]
fn the_public_journal_gives_the_same_ratings_and_places() {
    for entries in [demo(), journal()] {
        let club = fold(&entries).expect("allowed");
        let site = files(&club, &entries, None);
        let lines = text(&site["data/journal.jsonl"]);
        let public: Vec<Arc<Entry>> =
            lines.lines().map(|line| Arc::new(Entry::from_line(line).expect("an entry"))).collect();
        let again = fold(&public).expect("allowed");
        for list in club.lists() {
            let ranking = |club: &Club| {
                club.ranking(list.id, None)
                    .iter()
                    .map(|line| (line.player, line.rating.to_bits()))
                    .collect::<BTreeMap<_, _>>()
            };
            assert_eq!(ranking(&club), ranking(&again));
        }
        for (one, other) in club.tournaments().zip(again.tournaments()) {
            assert_eq!(one.standings(), other.standings(), "{}", one.name);
        }
    }
}

/// As a person does who has only the site.
#[test]
fn the_script_of_the_site_reaches_the_ratings_of_the_site() {
    let entries = journal();
    let club = fold(&entries).expect("allowed");
    let site = files(&club, &entries, None);
    let folder = crate::common::temp_folder();
    for name in ["journal.jsonl", "recompute.py"] {
        std::fs::write(folder.path().join(name), &site[&format!("data/{name}")]).expect("written");
    }
    let mut python = std::process::Command::new("python3");
    let output = python
        .args(["recompute.py", "journal.jsonl"])
        .current_dir(folder.path())
        .output()
        .expect("python3 ran");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let printed = String::from_utf8(output.stdout).expect("text");
    let ranking = text(&site["en/ranking.html"]);
    let mut seen = 0;
    for (player, rating) in
        printed.lines().skip(1).map(|line| line.split_once(',').expect("two columns"))
    {
        let rating: f64 = rating.parse().expect("a rating");
        if let Some((_, row)) = ranking.split_once(&format!("<tr id=\"p{player}\">")) {
            assert!(
                row.split("</tr>").next().expect("a row").contains(&format!("{rating:.2}")),
                "{player} {rating}"
            );
            seen += 1;
        }
    }
    assert!(seen > 5, "{seen}");
}
