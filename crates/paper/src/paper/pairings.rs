//! Pairings with their tables: the matches that may be played, by number.

use std::collections::HashMap;

use maud::{Render as _, html};

use super::page::{Body, Facts, Page, rows_a_page};
use super::score_sheets::{Sides, sides};
use crate::club::Tournament;
use crate::club::tournament::{Fixture, Unpaired};
use crate::domain::format::Format;
use crate::domain::name::shown;
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::score::Side;
use crate::drawing::Subject;
use crate::grid::{Grid, Kind, known};
use crate::words::capital;

/// A row of the sheet.
enum Row<'a> {
    Match(Sides<'a>),
    /// A player without a match in one of these rounds.
    Unpaired(Unpaired),
}

impl<'a> Row<'a> {
    const fn sides(&self) -> Option<&Sides<'a>> {
        match self {
            Self::Match(one) => Some(one),
            Self::Unpaired(_) => None,
        }
    }

    fn round(&self) -> RoundName {
        match self {
            Self::Match(one) => one.round.clone(),
            Self::Unpaired(one) => RoundName::Round(one.round),
        }
    }

    /// All players by number and name.
    fn players(&self, subject: Subject<'_>) -> Vec<(PlayerId, String)> {
        match self {
            Self::Match(one) => one.players.clone(),
            Self::Unpaired(one) => {
                vec![(subject.club.registry().today(one.player), subject.name(one.player))]
            }
        }
    }
}

/// All matches with known players that are not over and whose day has
/// come; below them, the players without a match in these rounds.
pub(super) fn pages(facts: &Facts<'_>, subject: Subject<'_>, tournament: &Tournament) -> Vec<Page> {
    let open = sides(facts, subject, tournament).map(Row::Match);
    let rows: Vec<Row<'_>> =
        open.chain(tournament.unpaired_now().into_iter().map(Row::Unpaired)).collect();
    let format = tournament.stage().map(|stage| stage.plan.format);
    let points = format.filter(|format| format.is_swiss()).map(|_| points(subject, tournament));
    let is_in_order = format.is_some_and(Format::has_colours);
    let pages = rows.chunks(rows_a_page(facts, false));
    pages.map(|rows| sheet(subject, rows, points.as_ref(), is_in_order)).collect()
}

/// The points of each player of a Swiss before each round.
type Points = HashMap<(RoundName, PlayerId), f64>;

fn points(subject: Subject<'_>, tournament: &Tournament) -> Points {
    let registry = subject.club.registry();
    let all = tournament.points_before_rounds(tournament.current()).into_iter();
    all.map(|((round, player), points)| ((round, registry.today(player)), points)).collect()
}

/// In a Swiss, each side has a column and its points before the round.
fn sheet(
    subject: Subject<'_>,
    rows: &[Row<'_>],
    points: Option<&Points>,
    is_in_order: bool,
) -> Page {
    let (words, say) = (subject.words, &subject.words.message.paper);
    let column = &words.screen.tournament.column;
    let board = |row: &Row<'_>| row.sides().and_then(|one| one.board);
    let has_boards = rows.iter().any(|row| board(row).is_some());
    let names = |row: &Row<'_>| -> Vec<String> {
        let players = row.players(subject).into_iter();
        players.map(|(_, name)| shown(&name).into_owned()).collect()
    };
    let name = |row: &Row<'_>, side: Side| known(names(row).get(side.index()));
    let before = |row: &Row<'_>, side: Side| {
        let player = row.players(subject).get(side.index()).map(|(player, _)| *player);
        known(player.and_then(|player| points?.get(&(row.round(), player))))
    };
    let [first, second] = if is_in_order {
        [words.term.moves_first(), words.term.moves_second()].map(capital)
    } else {
        [column.first(), column.second()].map(str::to_owned)
    };
    let (is_swiss, pts) = (points.is_some(), column.points_before());
    let grid = Grid::of(rows)
        .classed("rows")
        .with(Kind::Number, column.number(), |row| {
            known(row.sides().map(|one| {
                html! { @if let Some(tag) = &one.tag { (tag) " " } (one.no) }
            }))
        })
        .with(Kind::Text, column.round(), |row| capital(&words.term.round(row.round())))
        .with(Kind::Text, say.hall_table(), |row| {
            known(row.sides().and_then(|one| one.table.as_deref()))
        })
        .with_if(has_boards, Kind::Number, column.board(), |row| known(board(row)))
        .with_if(!is_swiss, Kind::Names, column.players(), |row| names(row).join(" – "))
        .with_if(is_swiss, Kind::Names, first, |row| name(row, Side::A))
        .with_if(is_swiss, Kind::Number, pts, |row| before(row, Side::A))
        .with_if(is_swiss, Kind::Middle, column.score(), |_| "")
        .with_if(is_swiss, Kind::Number, pts, |row| before(row, Side::B))
        .with_if(is_swiss, Kind::Names, second, |row| name(row, Side::B))
        .with(Kind::Text, column.length(), |row| match row {
            Row::Match(one) => one.length.clone(),
            Row::Unpaired(one) => words.term.unpaired(one.absent).to_owned(),
        });
    Page { part: String::new(), wide: false, body: Body::Markup(grid.render()) }
}

/// Whether the match can be played now.
pub(super) fn is_open(one: Fixture<'_>) -> bool {
    one.state().is_live()
}
