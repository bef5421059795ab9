//! The latest results as an Atom feed (RFC 4287).

use std::fmt::Write as _;
use std::sync::Arc;

use chrono::{DateTime, SecondsFormat, Utc};
use sha2::{Digest as _, Sha256};

use super::layout::{Edition, event_address, match_anchor};
use super::{Page, player};
use crate::club::{Seq, Tournament};
use crate::domain::ids::MatchNo;
use crate::domain::score::Side;
use crate::drawing::svg::escaped;
use crate::journal::Entry;

/// The most results of a feed.
const RESULTS: usize = 50;

/// A result and the entry that recorded it.
struct Result<'a> {
    recorded: Seq,
    event: &'a Arc<Tournament>,
    no: MatchNo,
    title: String,
}

pub(super) fn page(edition: Edition<'_>) -> Page<'_> {
    Page::whole(edition.path("feed.xml"), move || feed(edition).into_bytes())
}

fn feed(edition: Edition<'_>) -> String {
    let entries = &edition.record.journal;
    let results = latest(edition);
    let updated =
        results.first().and_then(|result| at(entries, result.recorded)).unwrap_or_default();
    // The random name of the first entry is this club's alone. [`urn`] digests it.
    let club = entries.first().map(|entry| entry.op.0.clone()).unwrap_or_default();
    let url = edition.record.options.url.as_deref();
    let base = url.map(|url| format!("{url}{}/", edition.folder())).unwrap_or_default();
    let page = |name: &str| escaped(&format!("{base}{name}"));
    let mut xml = String::from("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n");
    let title = format!("{} · {}", edition.title(), edition.site().feed());
    let head = format!(
        "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{}\">\n<id>{}</id>\n<title>{}</title>\n<updated>{}</updated>\n\
         <author><name>{}</name></author>\n<link rel=\"self\" href=\"{}\"/>\n<link rel=\"alternate\" href=\"{}\"/>\n",
        edition.folder(),
        urn(&[&club, edition.folder()]),
        escaped(&title),
        time(updated),
        escaped(edition.title()),
        page("feed.xml"),
        page("index.html"),
    );
    xml.push_str(&head);
    for result in &results {
        let address =
            format!("{base}{}#{}", event_address(result.event.id), match_anchor(result.no));
        let id =
            urn(&[&club, edition.folder(), &result.event.id.to_string(), &result.no.to_string()]);
        let when = at(entries, result.recorded).unwrap_or_default();
        let entry = format!(
            "<entry>\n<id>{id}</id>\n<title>{}</title>\n<updated>{}</updated>\n<link rel=\"alternate\" href=\"{}\"/>\n\
             <summary>{}</summary>\n</entry>\n",
            escaped(&result.title),
            time(when),
            escaped(&address),
            escaped(&result.event.name),
        );
        xml.push_str(&entry);
    }
    xml.push_str("</feed>\n");
    xml
}

/// The results recorded last, newest first.
fn latest<'a>(edition: Edition<'a>) -> Vec<Result<'a>> {
    let tournaments = || edition.club.tournaments();
    let duels = tournaments().flat_map(|event| {
        let recorded =
            event.matches.iter().filter_map(|played| Some((played.record?.place, played.no)));
        recorded.map(move |(place, no)| (place, event, no))
    });
    let pods = tournaments().flat_map(|event| {
        let recorded = event.pods.iter().filter_map(|pod| Some((pod.games.last()?.place, pod.no)));
        recorded.map(move |(place, no)| (place, event, no))
    });
    let mut all: Vec<_> = duels.chain(pods).collect();
    all.sort_by_key(|&(place, event, no)| std::cmp::Reverse((place, event.id, no)));
    all.truncate(RESULTS);
    let result = |(place, event, no): (crate::club::Place, &'a Arc<Tournament>, MatchNo)| Result {
        recorded: place.seq,
        event,
        no,
        title: title(edition, event, no),
    };
    all.into_iter().map(result).collect()
}

/// `あおくま 2–1 TM`; for a pod its players.
fn title(edition: Edition<'_>, event: &Tournament, no: MatchNo) -> String {
    let name = |id| edition.club.player(id).map_or("", |player| player.name.as_str());
    let Some(record) = event.match_no(no).and_then(|played| played.record) else {
        let seats = event
            .pod(no)
            .map(|pod| pod.seats.iter().map(|&id| name(id).to_owned()).collect::<Vec<_>>());
        return edition.words.term.list(&seats.unwrap_or_default());
    };
    let [a, b] = record.sides.map(name);
    format!("{a} {} {b}", player::duel_text(edition, record.outcome, Side::A))
}

/// The time of an entry.
fn at(entries: &[Arc<Entry>], seq: Seq) -> Option<DateTime<Utc>> {
    let at = entries.binary_search_by_key(&seq, |entry| entry.seq).ok()?;
    Some(entries[at].at)
}

fn time(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::Secs, true)
}

/// A permanent name made of these parts: a UUID of version 8 (RFC 9562).
fn urn(parts: &[&str]) -> String {
    let digest = Sha256::digest(parts.join("\n").as_bytes());
    let mut hex = String::new();
    for byte in digest.iter().take(16) {
        // Writing to a text cannot fail.
        let _ = write!(hex, "{byte:02x}");
    }
    let part = |from: usize, to: usize| hex.get(from..to).unwrap_or_default();
    let variant = ["8", "9", "a", "b"][usize::from(digest[8] & 3)];
    format!(
        "urn:uuid:{}-{}-8{}-{variant}{}-{}",
        part(0, 8),
        part(8, 12),
        part(13, 16),
        part(17, 20),
        part(20, 32)
    )
}
