//! Who plays whom, where: the matches that may be played, by number.

use maud::html;

use super::page::{Body, Facts, Page};
use super::rows::rows_a_page;
use super::score_sheets::{Sides, sides};
use crate::club::Tournament;
use crate::club::tournament::Fixture;
use crate::domain::name::shown;
use crate::drawing::Subject;
use crate::drawing::texts::capital;

/// All matches whose players are known and that are not over.
pub(super) fn pages(facts: &Facts<'_>, subject: Subject<'_>, tournament: &Tournament) -> Vec<Page> {
    let open: Vec<Sides<'_>> = sides(subject, tournament).collect();
    open.chunks(rows_a_page(facts, false)).map(|rows| sheet(subject, rows)).collect()
}

fn sheet(subject: Subject<'_>, rows: &[Sides<'_>]) -> Page {
    let (words, say) = (subject.words, &subject.words.message.paper);
    let column = &words.screen.tournament.column;
    let body = html! {
        table class="rows" {
            thead {
                tr {
                    th scope="col" class="n" { (column.number()) }
                    th scope="col" { (column.round()) }
                    th scope="col" { (say.hall_table()) }
                    th scope="col" { (column.players()) }
                    th scope="col" { (column.length()) }
                }
            }
            tbody {
                @for one in rows {
                    tr {
                        td class="n" { (one.no) }
                        td { (capital(&words.term.round(&one.round))) }
                        td { (one.table.as_deref().unwrap_or_default()) }
                        td style="max-width:110mm" {
                            @for (at, (_, name)) in one.players.iter().enumerate() {
                                @if at > 0 { " – " }
                                (shown(name))
                            }
                        }
                        td { (one.length) }
                    }
                }
            }
        }
    };
    Page { part: String::new(), wide: false, body: Body::Markup(body) }
}

/// Whether somebody may play it now.
pub(super) fn is_open(one: Fixture<'_>) -> bool {
    one.state().is_live()
}
