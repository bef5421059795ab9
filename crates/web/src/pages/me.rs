//! A player's own page: when and where they play next. And the list from which a phone's owner chooses themself.

use std::collections::BTreeSet;

use maud::{Markup, PreEscaped, html};

use super::fixtures::results;
use super::{View, event, is_shown};
use crate::clock::written_in_the_hall;
use crate::club::question::floor::Queued;
use crate::club::question::whereabouts::Whereabouts;
use crate::club::tournament::{Fixture, Unpaired, Venue};
use crate::club::{MatchState, Phase, Player, Tournament};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::score::{ExitReason, Side};
use crate::drawing::texts::side_name;
use crate::export::spoken_key;
use crate::page::Page;
use crate::site::layout::{Part, player_address};

/// The most players that a search lists.
const FOUND: usize = 40;

pub(super) fn find(view: View<'_>, typed: &str) -> Page {
    let web = view.words.web;
    let found = if typed.is_empty() { of_today(view) } else { named(view, typed) };
    let content = html! {
        h1 { (web.find()) }
        p { (web.find_means()) }
        form.find action="find" method="get" role="search" {
            label for="q" { (web.name()) }
            input #q type="search" name="q" value=(typed) maxlength="64" autocomplete="off";
            button { (web.search()) }
        }
        @if found.is_empty() && !typed.is_empty() { p { (web.no_player()) } }
        form action="me" method="post" {
            ul.choices {
                @for player in found {
                    li {
                        button name="player" value=(player.id.0) {
                            span.name { (player.name) } " "
                            span.note { (player.id) @if let Some(club) = &player.club { " · " (club) } }
                        }
                    }
                }
            }
        }
    };
    view.lay_out("find", web.find(), Part::Me, &content)
}

/// The players of tournaments that run or take entries, in the order of names.
fn of_today(view: View<'_>) -> Vec<&Player> {
    let open = view.club.tournaments().filter(|one| one.phase != Phase::Closed);
    let entered: BTreeSet<PlayerId> = open
        .flat_map(|one| one.entrants.to_vec())
        .map(|player| view.club.registry().today(player))
        .collect();
    let shown = entered.into_iter().filter(|player| is_shown(view.club, *player));
    let mut players: Vec<&Player> = shown.filter_map(|player| view.club.player(player)).collect();
    players.sort_by_cached_key(|player| spoken_key(player));
    players
}

fn named<'a>(view: View<'a>, typed: &str) -> Vec<&'a Player> {
    let found = view.moment.finder(view.words.language).find(typed, FOUND).into_iter();
    let shown = found.filter(|player| is_shown(view.club, *player));
    shown.filter_map(|player| view.club.player(player)).collect()
}

/// The page of a player; none if the player does not exist or is
/// hidden. `is_own` says whether the phone's owner is the player.
pub(super) fn page(view: View<'_>, player: PlayerId, is_own: bool) -> Option<Page> {
    let web = view.words.web;
    let player = view.club.registry().today(player);
    if !is_shown(view.club, player) {
        return None;
    }
    let queue = &view.moment.queue;
    let there = view.club.whereabouts(player, queue);
    let own = view.club.registry().numbers(player);
    let results = results(view.club, view.moment.today);
    let results: Vec<_> = results.iter().filter(|(_, _, ended)| ended.has(&own)).collect();
    let content = html! {
        h1 { (view.name(player)) }
        @if there.is_empty() && results.is_empty() { p { (web.not_entered()) } }
        @for (tournament, there) in &there { (card(view, *tournament, there, &own)) }
        (match_days(view, player))
        section {
            h2 { (web.results_today()) }
            @if results.is_empty() { p { (web.no_results()) } }
            @else { ul.matches { @for one in results { (view.ended(one, "../")) } } }
        }
        p { a href={ "../" (player_address(player)) } { (web.record()) } }
        @if is_own {
            form.choices action="../forget" method="post" { button { (web.somebody_else()) } }
        } @else {
            form.choices action="../me" method="post" {
                button name="player" value=(player.0) { (web.this_is_me()) }
            }
        }
    };
    Some(view.lay_out(&format!("player/{}", player.0), &view.name(player), Part::Me, &content))
}

/// The open matches of a player, if some have a day.
fn match_days(view: View<'_>, player: PlayerId) -> Markup {
    let mut list = view.club.fixtures_of(player);
    list.retain(|(_, day, one)| day.is_some() && one.state() != MatchState::Finished);
    html! {
        @if !list.is_empty() {
            section {
                h2 { (view.words.web.match_days()) }
                ul.matches {
                    @for (tournament, day, one) in list {
                        li.match {
                            span.spot { (day.map(|day| view.words.term.full_day(day)).unwrap_or_default()) }
                            (view.fixture(tournament, one, "../"))
                        }
                    }
                }
            }
        }
    }
}

/// The place of a player in a tournament.
fn card(view: View<'_>, tournament: TournamentId, there: &Whereabouts, own: &[PlayerId]) -> Markup {
    let Some(tournament) = view.club.tournament(tournament) else { return html! {} };
    let played = there.no().and_then(|no| tournament.fixture(no));
    let (big, note) = said(view, tournament, there);
    html! {
        section.card {
            p.big { (big) }
            @if !note.is_empty() { p { (note) } }
            @match played {
                Some(played) => {
                    p { (view.words.web.against()) " " strong { (others(view, played, own)) } }
                    p.note { (view.round_there(tournament, played.no(), "../")) }
                }
                None => { p.note { (event(tournament, &tournament.name, "../")) } }
            }
            @if matches!(there, Whereabouts::AtTable { .. } | Whereabouts::Seated { .. }) {
                p.note { (view.words.web.how_to_report()) }
            }
        }
    }
}

/// The place of a player in large type, and details.
fn said(view: View<'_>, tournament: &Tournament, there: &Whereabouts) -> (String, String) {
    let (web, term) = (view.words.web, view.words.term);
    let alone = |text: &str| (text.to_owned(), String::new());
    match there {
        Whereabouts::AtTable { table, called, started, .. } => {
            let since = match started {
                Some(started) => web.started_at(view.clock(*started)),
                None => web.called_at(view.clock(*called)),
            };
            (web.go_to(&Venue::Table(table.clone())), since)
        }
        Whereabouts::Seated { no } => {
            let pod = tournament.pod(*no).map(|pod| web.go_to(&Venue::Pod(pod.table)));
            (pod.unwrap_or_default(), String::new())
        }
        Whereabouts::Queued { early: Some(begins), .. } => {
            (term.begins(written_in_the_hall(*begins, view.moment.today)), String::new())
        }
        Whereabouts::Queued { no, ahead, .. } => {
            let is_it = |one: &&Queued| (one.tournament, one.no) == (tournament.id, *no);
            let queued = view.moment.queue.iter().find(is_it);
            (
                web.matches_before(*ahead),
                queued.and_then(|one| view.why_not(one)).unwrap_or_default(),
            )
        }
        Whereabouts::Postponed { .. } => alone(web.postponed()),
        Whereabouts::Waits { awaits, .. } => {
            let names: Vec<String> =
                awaits.iter().map(|no| awaited(view, tournament, *no)).collect();
            (web.waits_for(&names), String::new())
        }
        Whereabouts::Unpaired(Unpaired { round, absent, .. }) => {
            let round = term.round(RoundName::Round(*round));
            alone(&if *absent { web.absent_in(&round) } else { web.bye_in(&round) })
        }
        Whereabouts::Idle => alone(web.idle()),
        Whereabouts::Done => alone(web.done()),
        Whereabouts::Left(ExitReason::Withdrawn) => alone(web.withdrawn()),
        Whereabouts::Left(ExitReason::Disqualified) => alone(web.disqualified()),
    }
}

/// A match that decides a slot, with its players.
fn awaited(view: View<'_>, tournament: &Tournament, no: MatchNo) -> String {
    let name = |player| view.name(player);
    let sides = tournament
        .match_no(no)
        .map(|played| Side::BOTH.map(|side| side_name(played, side, name, view.words)));
    sides.map_or_else(
        || view.words.screen.find.match_no(no),
        |sides| view.words.screen.tournament.awaited(no, &sides),
    )
}

/// The opponent or the place where the opponent comes from; the other players of a pod.
fn others(view: View<'_>, played: Fixture<'_>, own: &[PlayerId]) -> Markup {
    if let Fixture::Match(played) = played {
        let first = played.sides[0].is_some_and(|side| own.contains(&side));
        let side = if first { Side::B } else { Side::A };
        if played.sides[side.index()].is_none() {
            let name = |player| view.name(player);
            return html! { (side_name(played, side, name, view.words)) };
        }
    }
    let others = played.players().into_iter().filter(|other| !own.contains(other));
    let others: Vec<String> = others.map(|other| view.player(other, "../").0).collect();
    html! { (PreEscaped(view.words.term.list(&others))) }
}
