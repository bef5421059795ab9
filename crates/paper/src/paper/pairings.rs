//! Pairings with their tables: the matches that may be played, by number.

use maud::{Render as _, html};

use super::page::{Body, Facts, Page, rows_a_page};
use super::score_sheets::{Sides, sides};
use crate::club::Tournament;
use crate::club::tournament::{Fixture, Unpaired};
use crate::domain::format::Format;
use crate::domain::name::shown;
use crate::domain::round::RoundName;
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
}

/// All matches with known players that are not over and whose day has
/// come; below them, the players without a match in these rounds.
pub(super) fn pages(facts: &Facts<'_>, subject: Subject<'_>, tournament: &Tournament) -> Vec<Page> {
    let open = sides(facts, subject, tournament).map(Row::Match);
    let rows: Vec<Row<'_>> =
        open.chain(tournament.unpaired_now().into_iter().map(Row::Unpaired)).collect();
    // The rules of a Swiss say who moves first: the player named first.
    let is_in_order = tournament
        .stage_no(tournament.current())
        .is_some_and(|stage| matches!(stage.plan.format, Format::Swiss { colours: true, .. }));
    let pages = rows.chunks(rows_a_page(facts, false));
    pages.map(|rows| sheet(subject, rows, is_in_order)).collect()
}

fn sheet(subject: Subject<'_>, rows: &[Row<'_>], is_in_order: bool) -> Page {
    let (words, say) = (subject.words, &subject.words.message.paper);
    let column = &words.screen.tournament.column;
    let board = |row: &Row<'_>| row.sides().and_then(|one| one.board);
    let has_boards = rows.iter().any(|row| board(row).is_some());
    let players = if is_in_order { say.first_and_second() } else { column.players() };
    let grid = Grid::of(rows)
        .classed("rows")
        .with(Kind::Number, column.number(), |row| {
            known(row.sides().map(|one| {
                html! { @if let Some(tag) = &one.tag { (tag) " " } (one.no) }
            }))
        })
        .with(Kind::Text, column.round(), |row| match row {
            Row::Match(one) => capital(&words.term.round(&one.round)),
            Row::Unpaired(one) => capital(&words.term.round(RoundName::Round(one.round))),
        })
        .with(Kind::Text, say.hall_table(), |row| {
            known(row.sides().and_then(|one| one.table.as_deref()))
        })
        .with_if(has_boards, Kind::Number, column.board(), |row| known(board(row)))
        .with(Kind::Names, players, |row| match row {
            Row::Match(one) => {
                let names = one.players.iter().map(|(_, name)| shown(name));
                names.collect::<Vec<_>>().join(" – ")
            }
            Row::Unpaired(one) => shown(&subject.name(one.player)).into_owned(),
        })
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
