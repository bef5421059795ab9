//! The ranking of each list.

use maud::{Markup, html};

use super::Page;
use super::facts::who;
use super::layout::{Edition, Part, list_address, rating_cell};
use crate::club::question::rating_table::RatingLine;
use crate::domain::rating::Missing;
use crate::export::{Cell, Column, Format, Medium, Placed, ranking_columns, shown_on};

/// A page for each list with a rated match, and always one for the main list.
pub(super) fn pages(edition: Edition<'_>) -> Vec<Page<'_>> {
    let page = |list| {
        let (address, title) = (list_address("ranking", list), edition.site().ranking());
        edition.page(Part::Ranking, address, title, true, move || ranking(edition, list))
    };
    super::facts::lists(edition.club).map(page).collect()
}

fn ranking(edition: Edition<'_>, list: crate::domain::ids::ListId) -> Markup {
    let (site, lang) = (edition.site(), edition.words.language);
    let Some((list, table)) = edition.club.list(list).zip(edition.facts.table(list)) else {
        return html! {};
    };
    let (established, provisional) = table.lines.split_at(table.established);
    let mut others: Vec<&RatingLine> = provisional.iter().collect();
    // A player without a match on the list is not shown there.
    others.retain(|line| line.ranked.games > 0 || line.ranked.last_played.is_some());
    let is_one = edition.club.lists().nth(1).is_none();
    html! {
        h1 { (site.ranking()) @if !is_one { ": " (list.name) } }
        @if let Some(day) = edition.facts.last_day { p.sub { (site.as_of(lang.date(day))) } }
        @if let Some(last) = edition.club.published(list.id).next_back() {
            p.sub { (site.published(lang.date(last.on), last.seq)) }
        }
        (edition.lists("ranking", list.id))
        @if let Some(apart) = &table.apart { p.note { (edition.words.message.rating.apart(apart, edition.club)) } }
        @if established.is_empty() && others.is_empty() { p { (site.nothing_rated()) } }
        @if !established.is_empty() {
            h2 #established { (site.established()) }
            (lines(edition, &established.iter().collect::<Vec<_>>()))
        }
        @if !others.is_empty() {
            h2 #provisional { (site.provisional()) }
            p.note { (site.provisional_means()) " (" (edition.words.message.rating.established(&list.established)) ")" }
            (lines(edition, &others))
        }
    }
}

fn lines(edition: Edition<'_>, lines: &[&RatingLine]) -> Markup {
    let site = edition.site();
    let sheet = edition.words.message.sheet;
    let draws = lines.iter().any(|line| line.ranked.tally.draws > 0);
    let mut columns = shown_on(ranking_columns(), Medium::Page);
    columns.retain(|column| draws || column.name != Column::Draws);
    let missing = |one: &Missing| edition.words.message.rating.missing(one);
    html! {
        div.wide {
            table.sortable data-search=[(lines.len() > 8).then(|| site.search_players())] {
                thead {
                    tr {
                        @for column in &columns {
                            th.n[column.is_of_figures()] scope="col" {
                                @if column.name == Column::HalfWidth { abbr title=(site.interval()) { "±" } }
                                @else { (sheet.column(&column.name, Format::Html)) }
                            }
                        }
                    }
                }
                tbody {
                    @for line in lines {
                        @let who = who(&edition.record.club, line.player);
                        @let name = who.name.unwrap_or_default();
                        @let placed = Placed { line, name, missing: &missing, without_hands: None, draws, since: None };
                        tr id=[who.name.map(|_| format!("p{}", who.id.0))] {
                            @for column in &columns {
                                @match ((column.cell)(&placed), &column.name) {
                                    (_, Column::Name) => { th scope="row" { (edition.titled_player(who, "")) } },
                                    (_, Column::Rating) => { (rating_cell(line.interval.rating)) },
                                    (Cell::Day(day), _) => { td.n.day data-v=(day) { (day) } },
                                    (cell, _) => { td.n { (cell.readable()) } },
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
