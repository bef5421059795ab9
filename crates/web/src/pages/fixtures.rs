//! Matches and pods as lists: at tables, called next, ended.

use std::cmp::Reverse;
use std::sync::Arc;

use chrono::NaiveDate;
use maud::{Markup, html};

use super::View;
use crate::clock::written_in_the_hall;
use crate::club::question::display::Obstacle;
use crate::club::question::floor::Queued;
use crate::club::tournament::{Call, Cause, Fixture, PlayedGame, Venue};
use crate::club::{Club, Match, Place, Pod, Tournament};
use crate::domain::number::PlayerId;
use crate::domain::score::Side;
use crate::drawing::texts;

/// A finished match, or a game of a pod.
#[derive(Clone, Copy)]
pub(crate) enum Ended<'a> {
    Match(&'a Match),
    Game(&'a Pod, usize, &'a PlayedGame),
}

/// The results that were entered on a day, newest first.
pub(crate) fn results(club: &Club, day: NaiveDate) -> Vec<(&Arc<Tournament>, Place, Ended<'_>)> {
    let mut all = Vec::new();
    for tournament in club.displayed(day) {
        for played in &tournament.matches {
            let record =
                played.record.filter(|one| one.cause == Cause::Entered && one.played_on == day);
            all.extend(record.map(|record| (tournament, record.place, Ended::Match(played))));
        }
        for pod in &tournament.pods {
            let games = (1..).zip(&pod.games).filter(|(_, game)| game.played_on == day);
            all.extend(
                games.map(|(no, game)| (tournament, game.place, Ended::Game(pod, no, game))),
            );
        }
    }
    all.sort_by_key(|(_, place, _)| Reverse(*place));
    all
}

impl Ended<'_> {
    pub(crate) fn has(self, numbers: &[PlayerId]) -> bool {
        match self {
            Self::Match(played) => numbers.iter().any(|&number| played.has(number)),
            Self::Game(_, _, game) => game.finish.players().any(|one| numbers.contains(&one)),
        }
    }
}

/// A running match or pod, with its place and call.
pub(crate) type Playing<'a> = (&'a Arc<Tournament>, Fixture<'a>, Venue, Option<&'a Call>);

/// The matches and pods at tables, and pods that were begun without a call.
pub(crate) fn playing(club: &Club) -> Vec<Playing<'_>> {
    let calls = club.latest_calls().into_iter();
    let called = calls.map(|(tournament, played, call)| {
        (tournament, played, Venue::Table(call.table.clone()), Some(call))
    });
    let seated = club
        .seated_pods()
        .filter_map(|(tournament, played)| Some((tournament, played, played.venue()?, None)));
    called.chain(seated).collect()
}

impl<'a> View<'a> {
    /// The match at one table.
    pub(super) fn at_table(self, one: &Playing<'a>, up: &str) -> Markup {
        let web = self.words.web;
        let (tournament, played, venue, call) = one;
        let since = match (played.started(), call) {
            (Some(started), _) => web.started_at(self.clock(started)),
            (None, Some(call)) => web.called_at(self.clock(call.called)),
            (None, None) => String::new(),
        };
        html! {
            li.match {
                span.spot { (web.go_to(venue)) }
                span.sides { (self.sides(tournament, *played, up)) }
                span.note { (self.round_there(tournament, played.no(), up)) @if !since.is_empty() { "\u{a0}· " span.when { (since) } } }
            }
        }
    }

    /// A match of the queue, with the reason why it is not called yet.
    pub(super) fn queued(self, one: &Queued, up: &str) -> Option<Markup> {
        let (tournament, played) = self.club.fixture((one.tournament, one.no))?;
        Some(html! {
            li.match {
                span.sides { (self.sides(tournament, played, up)) }
                span.note {
                    (self.round_there(tournament, one.no, up))
                    @if let Some(why) = self.why_not(one) { " · " strong { (why) } }
                }
            }
        })
    }

    /// The players of a match, and its round.
    pub(super) fn fixture(self, tournament: &Tournament, one: Fixture<'_>, up: &str) -> Markup {
        html! {
            span.sides { (self.sides(tournament, one, up)) }
            span.note { (self.round_there(tournament, one.no(), up)) }
        }
    }

    pub(super) fn why_not(self, one: &Queued) -> Option<String> {
        let (board, term) = (self.words.screen.board, self.words.term);
        Some(match one.obstacle()? {
            Obstacle::Postponed => board.postponed().to_owned(),
            Obstacle::Early(begins) => term.begins(written_in_the_hall(begins, self.moment.today)),
            Obstacle::Busy(player, there) => {
                let (_, played) = self.club.fixture(there)?;
                board.busy(self.name(player), &played.venue()?)
            }
        })
    }

    /// The players, with a mark for the one who moves first, where that is fixed.
    fn sides(self, tournament: &Tournament, played: Fixture<'_>, up: &str) -> Markup {
        let players = played.players();
        let is_in_order = tournament.moves_in_order(played.no());
        html! {
            @for (at, player) in players.iter().enumerate() {
                @if at > 0 { span.between { @if players.len() == 2 { " – " } @else { " / " } } }
                span.name { (self.player(*player, up)) }
                @if at == 0 && is_in_order { " · " small { (self.words.term.moves_first()) } }
            }
        }
    }

    /// A result. The winner is bold and has a mark, so that no colour is needed.
    pub(super) fn ended(
        self,
        (tournament, place, ended): &(&Arc<Tournament>, Place, Ended<'_>),
        up: &str,
    ) -> Markup {
        let no = match ended {
            Ended::Match(played) => played.no,
            Ended::Game(pod, ..) => pod.no,
        };
        html! {
            li.match {
                @match ended {
                    Ended::Match(played) => { span.sides { (self.score(played, up)) } }
                    Ended::Game(pod, no, game) => {
                        span.spot { (self.words.web.game_of(pod.table, *no)) }
                        span.sides { (self.finish(game, up)) }
                    }
                }
                span.note { (self.round_there(tournament, no, up)) " · " (self.clock(*place)) }
            }
        }
    }

    pub(super) fn score(self, played: &Match, up: &str) -> Markup {
        let winner = played.record.and_then(|record| record.outcome.winner());
        let side = |side: Side| {
            let player = played.sides[side.index()];
            let name = html! { @if let Some(player) = player { (self.player(player, up)) } };
            html! {
                @if winner == Some(side) { strong.name { (name) } } @else { span.name { (name) } }
            }
        };
        let say = self.words.screen.tournament;
        let score = texts::score(played, Side::A, say);
        html! {
            (side(Side::A)) " "
            span.score { (score.unwrap_or_default().replace('-', "–")) }
            " " (side(Side::B))
            @if played.start != [0, 0] { " " span.note { (say.start(played.start)) } }
        }
    }

    fn finish(self, game: &PlayedGame, up: &str) -> Markup {
        html! {
            @for (at, player) in game.finish.players().enumerate() {
                @if at > 0 { span.between { " / " } }
                span.name { (game.finish.place(player).unwrap_or_default()) ". " (self.player(player, up)) }
            }
        }
    }
}
