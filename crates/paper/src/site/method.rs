//! How ratings are calculated: the formula, and the rules of each list in words.

use maud::{Markup, html};

use super::Page;
use super::layout::{Edition, Part, list_address};
use crate::club::RatingList;
use crate::site::home::{JOURNAL, SCRIPT};

pub(super) fn page(edition: Edition<'_>) -> Page<'_> {
    let site = edition.site();
    edition.page(Part::Method, "method.html", site.method(), false, move || {
        html! {
            h1 { (site.method()) }
            p { (site.method_intro()) }
            section {
                h2 #formula { (site.formula()) }
                p.formula { "E = 1 / (1 + 10" sup { "(R′ − R) / 400" } ")" }
                p.formula { "R + K · (S − E)" }
                p { (site.formula_means()) }
                p { (site.several_games()) }
            }
            section {
                h2 #hands { (site.hands()) }
                p.formula { "E = 1 / (1 + (1 − p) / p · 10" sup { "(R′ − R) / 400" } ")" }
                p { (site.hands_mean()) }
            }
            section {
                h2 #rated { (site.what_is_rated()) }
                p { (site.rated_means()) }
                p { (site.order_means()) }
            }
            section {
                h2 #lists { (site.lists_heading()) }
                @for list in edition.club.lists() { (rules(edition, list)) }
            }
            section {
                h2 #interval { (site.interval()) }
                p { (site.interval_means()) }
            }
        }
    })
}

fn rules(edition: Edition<'_>, list: &RatingList) -> Markup {
    let words = edition.words.message;
    html! {
        h3 id={ "list" (list.id.0) } { a href=(list_address("ranking", list.id)) { (list.name) } }
        ul {
            li { (words.rating.scale(&list.scale)) }
            li { (words.rating.established(&list.established)) }
        }
    }
}

/// The page about the journal's digest, and how to calculate the ratings again.
pub(super) fn journal(edition: Edition<'_>) -> Page<'_> {
    let site = edition.site();
    edition.page(Part::Journal, "journal.html", site.journal(), false, move || {
        let (seq, digest) = &edition.record.head;
        html! {
            h1 { (site.journal()) }
            p { (site.journal_means()) }
            ul.figures {
                li { span.label { (site.last_entry()) } " " span.value { (seq) } }
                li.long { span.label { (site.digest()) } " " code.value { (digest) } }
            }
            p { (site.digest_means()) }
            section {
                h2 #recompute { (site.recompute()) }
                p { (site.recompute_means()) }
                ul {
                    li { a href={ "../" (JOURNAL) } { "journal.jsonl" } ": " (site.journal_file()) }
                    li { a href={ "../" (SCRIPT) } { "recompute.py" } ": " (site.script_file()) }
                }
                pre { code { "python3 recompute.py journal.jsonl" } }
                p { (site.recompute_prints()) }
                @if edition.club.lists().count() > 1 {
                    ul {
                        @for list in edition.club.lists() {
                            li { code { "python3 recompute.py journal.jsonl " (list.id.0) } ": " (list.name) }
                        }
                    }
                }
            }
            section {
                h2 #private { (site.private()) }
                p { (site.private_means()) }
            }
        }
    })
}
