//! Pairings with their tables: the matches that may be played, by number.

use maud::html;

use super::page::{Body, Facts, Page, rows_a_page};
use super::score_sheets::{Sides, sides};
use crate::club::Tournament;
use crate::club::tournament::{Fixture, Unpaired};
use crate::domain::name::shown;
use crate::domain::round::RoundName;
use crate::drawing::Subject;
use crate::words::capital;

/// A row of the sheet.
enum Row<'a> {
    Match(Sides<'a>),
    /// A player without a match in one of the rounds.
    Unpaired(Unpaired),
}

/// All matches whose players are known, that are not over and whose day has come, and below them who has none in these rounds.
pub(super) fn pages(facts: &Facts<'_>, subject: Subject<'_>, tournament: &Tournament) -> Vec<Page> {
    let open = sides(facts, subject, tournament).map(Row::Match);
    let rows: Vec<Row<'_>> =
        open.chain(tournament.unpaired_now().into_iter().map(Row::Unpaired)).collect();
    rows.chunks(rows_a_page(facts, false)).map(|rows| sheet(subject, rows)).collect()
}

fn sheet(subject: Subject<'_>, rows: &[Row<'_>]) -> Page {
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
                @for row in rows {
                    @match row {
                        Row::Match(one) => {
                            tr {
                                td class="n" {
                                    @if let Some(tag) = &one.tag { (tag) " " }
                                    (one.no)
                                }
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
                        Row::Unpaired(one) => {
                            tr {
                                td class="n" {}
                                td { (capital(&words.term.round(RoundName::Round(one.round)))) }
                                td {}
                                td style="max-width:110mm" { (shown(&subject.name(one.player))) }
                                td { (words.term.unpaired(one.absent)) }
                            }
                        }
                    }
                }
            }
        }
    };
    Page { part: String::new(), wide: false, body: Body::Markup(body) }
}

/// Whether it may be played now.
pub(super) fn is_open(one: Fixture<'_>) -> bool {
    one.state().is_live()
}
