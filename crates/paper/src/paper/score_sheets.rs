//! A score sheet a match: who plays, where and how long, a box a game, a line to sign.

use maud::{Markup, html};

use super::cards::scanned;
use super::page::{Body, Facts, Page};
use super::pairings::is_open;
use crate::club::Tournament;
use crate::club::tournament::Fixture;
use crate::domain::ids::MatchNo;
use crate::domain::name::shown;
use crate::domain::number::PlayerId;
use crate::domain::place_points::PlacePoints;
use crate::domain::round::RoundName;
use crate::domain::score::Length;
use crate::drawing::Subject;
use crate::words::capital;

/// The heights in millimetres: a score sheet of two players without hands, a further player, and a line of hands.
const HEIGHTS: [f64; 3] = [60.0, 11.0, 7.0];
/// The height of a second line of headings, in millimetres.
const SUBHEADING: f64 = 5.0;
/// The most boxes for games beside the names.
const BOXES: u32 = 15;
/// The most games of a pod. Each has a rank and points.
const POD_GAMES: u32 = 6;
/// Boxes if the number of games is not known.
const OPEN: u32 = 9;

/// A match that can be played.
pub(super) struct Sides<'a> {
    pub(super) no: MatchNo,
    /// The tag of its tournament, if several are being played.
    pub(super) tag: Option<String>,
    pub(super) round: RoundName,
    pub(super) table: Option<String>,
    /// The board, in a Swiss.
    pub(super) board: Option<u32>,
    /// Its length in words.
    pub(super) length: String,
    pub(super) players: Vec<(PlayerId, String)>,
    /// Whether the first player moves first.
    is_in_order: bool,
    /// The points for each rank in a pod.
    worth: Option<String>,
    fixture: Fixture<'a>,
}

impl Sides<'_> {
    /// The number of games, as far as they fit.
    fn boxes(&self) -> u32 {
        let games = match self.fixture {
            Fixture::Match(played) => match played.length {
                Length::FirstTo(games) => games.saturating_mul(2).saturating_sub(1),
                Length::Games(games) => games,
                Length::Open => OPEN,
            },
            Fixture::Pod(_, pod) => pod.games_planned.min(POD_GAMES),
        };
        games.clamp(1, BOXES)
    }

    /// Boxes for each game: the score, or rank and points.
    const fn boxes_a_game(&self) -> u32 {
        match self.fixture {
            Fixture::Match(_) => 1,
            Fixture::Pod(..) => 2,
        }
    }
}

/// The matches with known players that are not over and whose day has come, by number.
pub(super) fn sides<'a>(
    facts: &Facts<'_>,
    subject: Subject<'a>,
    tournament: &'a Tournament,
) -> impl Iterator<Item = Sides<'a>> {
    let today = facts.today;
    let open = tournament.fixtures();
    let open = open.filter(move |one| is_open(*one) && tournament.is_due(*one, today));
    let tag = subject.club.tag_of_several(tournament.id);
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
            tag: tag.clone(),
            round: tournament.round_of(fixture.no()).unwrap_or(RoundName::Round(1)),
            table: fixture.call().map(|call| call.table.clone()),
            board: match fixture {
                Fixture::Match(played) => tournament.board(played),
                Fixture::Pod(..) => None,
            },
            is_in_order: tournament.moves_in_order(fixture.no()),
            length,
            players: players.into_iter().map(named).collect(),
            worth: worth(tournament, fixture),
            fixture,
        }
    })
}

/// The points for each rank in a pod, as `4-3-2-1`.
fn worth(tournament: &Tournament, fixture: Fixture<'_>) -> Option<String> {
    let Fixture::Pod(_, pod) = fixture else { return None };
    let stage = tournament.stage_no(pod.stage)?;
    let usual = || PlacePoints::of_table(pod.seats.len());
    let worth = stage.plan.place_points.clone().unwrap_or_else(usual);
    Some(worth.0.iter().map(i32::to_string).collect::<Vec<_>>().join("-"))
}

/// The score sheets of all matches that can be played, several on a page.
pub(super) fn pages(facts: &Facts<'_>, subject: Subject<'_>, tournament: &Tournament) -> Vec<Page> {
    let hands = tournament.card_game.is_some();
    let height = |one: &Sides<'_>| {
        let more = one.players.len().saturating_sub(2);
        let lines = if hands { one.players.len() } else { 0 };
        let of = |count: usize, height: f64| (0..count).map(|_| height).sum::<f64>();
        let subheading = if one.boxes_a_game() > 1 { SUBHEADING } else { 0.0 };
        HEIGHTS[0] + subheading + of(more, HEIGHTS[1]) + of(lines, HEIGHTS[2])
    };
    let room = facts.paper.body(false)[1];
    let mut pages: Vec<Vec<Markup>> = Vec::new();
    let mut left = 0.0;
    for one in sides(facts, subject, tournament) {
        let own = height(&one);
        if own > left || pages.is_empty() {
            pages.push(Vec::new());
            left = room;
        }
        left -= own;
        if let Some(page) = pages.last_mut() {
            let link = facts.links.map(|links| links.of_match((tournament.id, one.no)));
            page.push(score_sheet(subject, &one, hands, (own, link.as_deref())));
        }
    }
    let sheet = |sheets: Vec<Markup>| Page {
        part: String::new(),
        wide: false,
        body: Body::Markup(html! { @for one in &sheets { (one) } }),
    };
    pages.into_iter().map(sheet).collect()
}

fn score_sheet(
    subject: Subject<'_>,
    one: &Sides<'_>,
    hands: bool,
    (height, link): (f64, Option<&str>),
) -> Markup {
    let (words, say) = (subject.words, &subject.words.message.paper);
    let (games, each) = (one.boxes(), one.boxes_a_game());
    html! {
        div class="score" style=(format!("height:{height}mm")) {
            p {
                b { @if let Some(tag) = &one.tag { (tag) " " } (say.match_no(one.no)) }
                span { (capital(&words.term.round(&one.round))) }
                span { (one.length) }
                @if let Some(worth) = &one.worth { span { (say.worth(worth)) } }
                span class="table" {
                    @match &one.table {
                        Some(table) => (words.term.labelled(say.hall_table(), table)),
                        None => (say.table_blank()),
                    }
                }
            }
            table {
                thead { (headings(subject, one)) }
                tbody {
                    @for (at, (player, name)) in one.players.iter().enumerate() {
                        tr {
                            th class="who" scope="row" {
                                b { (shown(name)) }
                                small { (player) @if at == 0 && one.is_in_order { " · " (words.term.moves_first()) } }
                            }
                            @for _ in 0..games * each { td {} }
                            td class="sum" {}
                        }
                        @if hands {
                            tr class="hand" {
                                th scope="row" { (say.hand()) }
                                @for _ in 0..games { td colspan=[(each > 1).then_some(each)] {} }
                                td {}
                            }
                        }
                    }
                }
            }
            div class="sign" {
                @for (_, name) in &one.players {
                    span { (say.signature(shown(name))) }
                }
                @if let Some(link) = link { (scanned(link)) }
            }
        }
    }
}

/// The numbers of games; for a pod, rank and points below each.
fn headings(subject: Subject<'_>, one: &Sides<'_>) -> Markup {
    let say = &subject.words.message.paper;
    let players = subject.words.screen.tournament.column.players();
    let games = 1..=one.boxes();
    if one.boxes_a_game() == 1 {
        return html! {
            tr {
                th { (players) }
                @for game in games { th { (game) } }
                th { (say.games_won()) }
            }
        };
    }
    html! {
        tr {
            th rowspan="2" { (players) }
            @for game in games.clone() { th colspan="2" { (say.game(game)) } }
            th rowspan="2" { (say.total()) }
        }
        tr {
            @for _ in games { th { (say.place()) } th { (say.points()) } }
        }
    }
}
