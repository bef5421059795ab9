//! The journal's digest, and how anybody calculates the ratings again.

use maud::html;

use super::Page;
use super::layout::{Edition, Part, Sheet};
use super::root::{JOURNAL, SCRIPT};

pub(super) fn page(edition: Edition<'_>) -> Page<'_> {
    edition.whole("journal.html", move || {
        let site = edition.site();
        let (seq, digest) = &edition.record.head;
        let content = html! {
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
        };
        let sheet = Sheet {
            address: "journal.html".to_owned(),
            title: site.journal(),
            part: Part::Journal,
            has_script: false,
        };
        edition.lay_out(&sheet, &content)
    })
}
