//! Head-to-heads: who met most often, and the best against each other.

use std::cmp::Reverse;

use maud::{Markup, html};

use super::Page;
use super::facts::{Facts, PlayerFacts, who};
use super::layout::{Edition, Part, player_address};
use super::player::{HeadToHead, records};
use super::write::each;
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::grid::{Grid, Kind};

/// The most pairs and leaders that are shown.
const PAIRS: usize = 100;
const LEADERS: usize = 12;

pub(super) fn page(edition: Edition<'_>) -> Page<'_> {
    let site = edition.site();
    edition.page(Part::Versus, "versus.html", site.versus(), true, move || {
        let leaders = leaders(edition);
        let pairs = edition.facts.pairs();
        html! {
            h1 { (site.versus()) }
            p.sub { (site.versus_more()) }
            @if leaders.len() > 1 {
                section {
                    h2 #leaders { (site.leaders()) }
                    (cross(edition, &leaders))
                }
            }
            @if !pairs.is_empty() {
                section {
                    h2 #pairs { (site.most_played()) }
                    (most_played(edition, pairs))
                }
            }
        }
    })
}

fn leaders(edition: Edition<'_>) -> Vec<&PlayerFacts<'_>> {
    let lines = edition.facts.table(ListId::MAIN).map_or(&[][..], |table| &table.lines);
    let played = lines.iter().filter(|line| line.ranked.games > 0);
    let known = played.filter_map(|line| edition.facts.players.get(&line.player));
    known.take(LEADERS).collect()
}

/// Two players, the lower number first, with that one's results.
pub(super) struct Pair {
    one: PlayerId,
    other: PlayerId,
    record: HeadToHead,
}

/// The pairs with the most matches.
pub(super) fn pairs(facts: &Facts<'_>) -> Vec<Pair> {
    let players: Vec<&PlayerFacts<'_>> = facts.players.values().collect();
    let of_one = |own: &&PlayerFacts<'_>| {
        let one = own.who.id;
        let records = records(own).into_iter().filter(|(other, record)| {
            other.name.is_some() && one < other.id && record.met.len() > 1
        });
        records.map(|(other, record)| Pair { one, other: other.id, record }).collect::<Vec<_>>()
    };
    let mut pairs: Vec<Pair> = each(&players, of_one).into_iter().flatten().collect();
    pairs.sort_by_key(|pair| (Reverse(pair.record.met.len()), pair.one, pair.other));
    pairs.truncate(PAIRS);
    pairs
}

/// The leaders against each other: the row's results against each column.
fn cross(edition: Edition<'_>, leaders: &[&PlayerFacts<'_>]) -> Markup {
    let site = edition.site();
    html! {
        div.wide {
            table.cross {
                caption.note { (site.cross_reads()) }
                thead {
                    tr {
                        th scope="col" { (site.player()) }
                        @for (at, own) in leaders.iter().enumerate() {
                            th.c scope="col" { abbr title=(edition.name(own.who)) { (at + 1) } }
                        }
                    }
                }
                tbody {
                    @for (at, own) in leaders.iter().enumerate() {
                        @let records = records(own);
                        tr {
                            th scope="row" { (at + 1) " " (edition.player(own.who, "")) }
                            @for other in leaders {
                                @let met = records.iter().find(|(who, _)| who.name.is_some() && who.id == other.who.id);
                                @if own.who.id == other.who.id { td.c.self { "·" } }
                                @else if let Some((who, record)) = met {
                                    td.c { a href={ (player_address(own.who.id)) "#v" (who.id.0) } { (record.text()) } }
                                } @else { td.c { } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn most_played(edition: Edition<'_>, pairs: &[Pair]) -> Markup {
    let site = edition.site();
    let who = |id| who(&edition.record.club, id);
    let draws = pairs.iter().any(|pair| pair.record.drawn > 0);
    let grid = Grid::of(pairs)
        .sortable(site.search_players())
        .with(Kind::Number, site.matches(), |pair| pair.record.met.len())
        .with(Kind::Right, site.first_player(), |pair| edition.player(who(pair.one), ""))
        .with(Kind::Middle, edition.words.term.record(draws), |Pair { one, other, record }| {
            html! { a href={ (player_address(*one)) "#v" (other.0) } { (record.text()) } }
        })
        .with(Kind::Text, site.second_player(), |pair| edition.player(who(pair.other), ""));
    html! { div.wide { (grid) } }
}
