//! A score sheet a match: who plays, where and how long, a box a game, a line to sign.

use maud::{Markup, html};

use super::page::{Body, Facts, Page};
use super::pairings::is_open;
use crate::club::Tournament;
use crate::club::tournament::Fixture;
use crate::domain::ids::MatchNo;
use crate::domain::length::Length;
use crate::domain::name::shown;
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::drawing::Subject;
use crate::words::capital;

/// The height of a score sheet of two without hands, of a further player, and of a line of hands, in millimetres.
const HEIGHTS: [f64; 3] = [60.0, 11.0, 7.0];
/// Boxes for games, at most: more have no room beside the names.
const BOXES: u32 = 15;
/// Boxes where nothing says how many games there are.
const OPEN: u32 = 9;

/// A match that may be played.
pub(super) struct Sides<'a> {
    pub(super) no: MatchNo,
    pub(super) round: RoundName,
    pub(super) table: Option<String>,
    /// How long it is, in words.
    pub(super) length: String,
    pub(super) players: Vec<(PlayerId, String)>,
    fixture: Fixture<'a>,
}

impl Sides<'_> {
    /// How many games it may have, as many as have room.
    fn boxes(&self) -> u32 {
        let games = match self.fixture {
            Fixture::Match(played) => match played.length {
                Length::FirstTo(games) => games.saturating_mul(2).saturating_sub(1),
                Length::Games(games) => games,
                Length::Open => OPEN,
            },
            Fixture::Pod(_, pod) => pod.games_planned,
        };
        games.clamp(1, BOXES)
    }
}

/// The matches whose players are known and that are not over, by number.
pub(super) fn sides<'a>(
    subject: Subject<'a>,
    tournament: &'a Tournament,
) -> impl Iterator<Item = Sides<'a>> {
    let open = tournament.fixtures().filter(|one| is_open(*one));
    open.map(move |fixture| {
        let (players, length): (Vec<PlayerId>, String) = match fixture {
            Fixture::Match(played) => {
                let length = subject.words.term.length(played.length);
                let start = (played.start != [0, 0])
                    .then(|| subject.words.screen.tournament.start(played.start));
                let length = [Some(length), start].into_iter().flatten().collect::<Vec<_>>();
                (played.sides.into_iter().flatten().collect(), length.join(" "))
            }
            Fixture::Pod(_, pod) => {
                let seats = u32::try_from(pod.seats.len()).unwrap_or(u32::MAX);
                let say = &subject.words.screen.tournament;
                (pod.seats.clone(), say.tables(seats, pod.games_planned))
            }
        };
        let named =
            |player: PlayerId| (subject.club.registry().today(player), subject.name(player));
        Sides {
            no: fixture.no(),
            round: tournament.round_of(fixture.no()).unwrap_or(RoundName::Round(1)),
            table: fixture.call().map(|call| call.table.clone()),
            length,
            players: players.into_iter().map(named).collect(),
            fixture,
        }
    })
}

/// The score sheets of all matches that may be played, several on a page.
pub(super) fn pages(facts: &Facts<'_>, subject: Subject<'_>, tournament: &Tournament) -> Vec<Page> {
    let hands = tournament.card_game.is_some();
    let height = |one: &Sides<'_>| {
        let more = one.players.len().saturating_sub(2);
        let lines = if hands { one.players.len() } else { 0 };
        let of = |count: usize, height: f64| (0..count).map(|_| height).sum::<f64>();
        HEIGHTS[0] + of(more, HEIGHTS[1]) + of(lines, HEIGHTS[2])
    };
    let room = facts.paper.body(false)[1];
    let mut pages: Vec<Vec<Markup>> = Vec::new();
    let mut left = 0.0;
    for one in sides(subject, tournament) {
        let own = height(&one);
        if own > left || pages.is_empty() {
            pages.push(Vec::new());
            left = room;
        }
        left -= own;
        if let Some(page) = pages.last_mut() {
            page.push(score_sheet(subject, &one, hands, own));
        }
    }
    let sheet = |sheets: Vec<Markup>| Page {
        part: String::new(),
        wide: false,
        body: Body::Markup(html! { @for one in &sheets { (one) } }),
    };
    pages.into_iter().map(sheet).collect()
}

fn score_sheet(subject: Subject<'_>, one: &Sides<'_>, hands: bool, height: f64) -> Markup {
    let (words, say) = (subject.words, &subject.words.message.paper);
    let boxes = one.boxes();
    html! {
        div class="score" style=(format!("height:{height}mm")) {
            p {
                b { (say.match_no(one.no)) }
                span { (capital(&words.term.round(&one.round))) }
                span { (one.length) }
                span class="table" {
                    @match &one.table {
                        Some(table) => (words.term.labelled(say.hall_table(), table)),
                        None => (say.table_blank()),
                    }
                }
            }
            table {
                thead {
                    tr {
                        th { (words.screen.tournament.column.players()) }
                        @for game in 1..=boxes { th { (game) } }
                        th { (say.games_won()) }
                    }
                }
                tbody {
                    @for (player, name) in &one.players {
                        tr {
                            th class="who" scope="row" { b { (shown(name)) } small { (player) } }
                            @for _ in 1..=boxes { td {} }
                            td class="sum" {}
                        }
                        @if hands {
                            tr class="hand" {
                                th scope="row" { (say.hand()) }
                                @for _ in 1..=boxes { td {} }
                                td {}
                            }
                        }
                    }
                }
            }
            div class="sign" {
                @for (_, name) in &one.players {
                    span { (say.signature(&shown(name))) }
                }
            }
        }
    }
}
