//! The list for the wall: every player by name, with table, match and opponent, or the bye.

use chrono::NaiveDate;
use maud::{Render as _, html};

use super::page::{Body, Facts, Page, rows_a_page};
use crate::club::tournament::Fixture;
use crate::club::{MatchState, Tournament};
use crate::domain::ids::MatchNo;
use crate::domain::name::shown;
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::score::Side;
use crate::drawing::Subject;
use crate::drawing::texts::side_name;
use crate::export::spoken_key;
use crate::grid::{Grid, Kind, known};
use crate::words::capital;

/// A line of the list.
pub struct Line {
    pub player: PlayerId,
    pub round: RoundName,
    /// The match; none for a player without one.
    pub no: Option<MatchNo>,
    pub table: Option<String>,
    /// The board, in a Swiss.
    pub board: Option<u32>,
    pub opponent: String,
}

pub(super) fn pages(facts: &Facts<'_>, subject: Subject<'_>, tournament: &Tournament) -> Vec<Page> {
    let lines = lines(subject, tournament, Some(facts.today));
    let tag = subject.club.tag_of_several(tournament.id);
    let pages = lines.chunks(rows_a_page(facts, false));
    pages.map(|lines| sheet(subject, tag.as_deref(), lines)).collect()
}

/// Players by name. Those without a match that can be played have a line with the match that they wait for.
/// Matches of later days are left out where a day is given.
pub fn lines(subject: Subject<'_>, tournament: &Tournament, today: Option<NaiveDate>) -> Vec<Line> {
    let of = |is: fn(MatchState) -> bool| {
        let is_due =
            move |one: &Fixture<'_>| today.is_none_or(|today| tournament.is_due(*one, today));
        let fixtures = tournament.fixtures().filter(move |one| is(one.state()));
        let fixtures = fixtures.filter(is_due);
        fixtures.flat_map(|one| of_fixture(subject, tournament, one))
    };
    let mut lines: Vec<Line> = of(MatchState::is_live).collect();
    if lines.is_empty() {
        return Vec::new();
    }
    lines.extend(tournament.unpaired_now().into_iter().map(|one| Line {
        player: one.player,
        round: RoundName::Round(one.round),
        no: None,
        table: None,
        board: None,
        opponent: subject.words.term.unpaired(one.absent).to_owned(),
    }));
    let waiting: Vec<Line> = of(|state| state == MatchState::Waiting).collect();
    for line in waiting {
        let is_out = tournament.has_left(line.player);
        if !is_out && lines.iter().all(|other| other.player != line.player) {
            lines.push(line);
        }
    }
    // A player's matches of earlier rounds come before a bye.
    let place = |line: &Line| match line.round {
        RoundName::Round(round) => (round, line.no.is_none(), line.no),
        _ => (0, false, line.no),
    };
    lines
        .sort_by_cached_key(|line| (subject.club.player(line.player).map(spoken_key), place(line)));
    lines
}

/// A line for each known player of a match.
fn of_fixture(subject: Subject<'_>, tournament: &Tournament, one: Fixture<'_>) -> Vec<Line> {
    let name = |player: PlayerId| subject.name(player);
    let line = |player: PlayerId, opponent: String| Line {
        player,
        round: tournament.round_of(one.no()).unwrap_or(RoundName::Round(1)),
        no: Some(one.no()),
        table: one.call().map(|call| call.table.clone()),
        board: match one {
            Fixture::Match(played) => tournament.board(played),
            Fixture::Pod(..) => None,
        },
        opponent,
    };
    match one {
        Fixture::Match(played) => {
            let sides = [Side::A, Side::B].into_iter().zip(played.sides);
            let against = |side: Side| side_name(played, side.other(), name, subject.words);
            sides.filter_map(|(side, player)| Some(line(player?, against(side)))).collect()
        }
        Fixture::Pod(_, pod) => {
            let others = |player: PlayerId| {
                let others = pod.seats.iter().filter(|other| **other != player);
                subject.words.term.list(&others.map(|other| name(*other)).collect::<Vec<_>>())
            };
            pod.seats.iter().map(|player| line(*player, others(*player))).collect()
        }
    }
}

fn sheet(subject: Subject<'_>, tag: Option<&str>, lines: &[Line]) -> Page {
    let (words, say) = (subject.words, &subject.words.message.paper);
    let column = &words.screen.tournament.column;
    let has_boards = lines.iter().any(|line| line.board.is_some());
    let grid = Grid::of(lines)
        .classed("rows")
        .with(Kind::Text, column.name(), |line| {
            html! { b { (shown(&subject.name(line.player))) } }
        })
        .with(Kind::Text, say.hall_table(), |line| known(line.table.as_deref()))
        .with_if(has_boards, Kind::Number, column.board(), |line| known(line.board))
        .with(Kind::Number, say.match_heading(), |line| {
            known(line.no.map(|no| html! { @if let Some(tag) = tag { (tag) " " } (no) }))
        })
        .with(Kind::Text, column.round(), |line| capital(&words.term.round(&line.round)))
        .with(Kind::Text, say.opponent(), |line| shown(&line.opponent).into_owned());
    Page { part: String::new(), wide: false, body: Body::Markup(grid.render()) }
}
