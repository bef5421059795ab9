//! The standings of one tournament.

use chrono::NaiveDate;

use super::players::with_titles;
use super::tournament::group_cell;
use super::{Cell, Column, Sheet, Term};
use crate::club::tournament::Stage;
use crate::club::{Club, Tournament};
use crate::domain::standings::Standing;

/// A column, and what it says of a line.
type NamedColumn<'a> = (Column, Box<dyn Fn(&Standing) -> Cell + 'a>);

/// The standings of a stage, or of the whole tournament where none is named. Players still in an elimination have no
/// rank. A stage with tie-breaks has a column for each of them, under its short name, and one for the tie-break that
/// put a line below the one above.
pub fn standings_of(club: &Club, tournament: &Tournament, stage: Option<u32>) -> Sheet {
    sheet(club, tournament, stage, None)
}

/// The standings of a category alone, each line with its rank among them and, beside it, that in the whole.
pub fn standings_in(
    club: &Club,
    tournament: &Tournament,
    stage: Option<u32>,
    category: &str,
    today: NaiveDate,
) -> Sheet {
    sheet(club, tournament, stage, Some((category, today)))
}

fn sheet(
    club: &Club,
    tournament: &Tournament,
    stage: Option<u32>,
    category: Option<(&str, NaiveDate)>,
) -> Sheet {
    // While the first stage is played the whole tournament is that stage.
    let stage = stage.or_else(|| Some(1).filter(|_| tournament.current() == 1));
    let mut lines = match stage {
        Some(number) => tournament.standings_of(number),
        None => tournament.standings(),
    };
    let overall = category.map(|(category, today)| {
        let begins = tournament.first_day().unwrap_or(today);
        club.keep_category(&mut lines, category, begins)
    });
    let plan = stage.and_then(|number| tournament.stage_no(number));
    let number = stage.unwrap_or_else(|| tournament.current());
    let mut columns = who(club, plan.is_some_and(|stage| stage.plan.format.has_groups()));
    match plan {
        Some(stage) if stage.plan.format.has_seats() => columns.extend(at_tables()),
        Some(stage) => {
            columns.extend(tallied(tournament, number));
            columns.extend(steps(stage));
            if !stage.plan.swiss().bands.is_empty() {
                let head_start = |line: &Standing| Cell::Points(line.head_start);
                let points = columns.iter().position(|(name, _)| *name == Column::Points);
                columns.insert(points.unwrap_or_default(), column(Column::HeadStart, head_start));
            }
        }
        None => columns.extend(tallied(tournament, number)),
    }
    let exit = |line: &Standing| {
        let exit = tournament.exits.get(&line.player);
        exit.map_or(Cell::Empty, |exit| Term::Left(exit.reason).into())
    };
    columns.push(column(Column::Exit, exit));
    let row = |line: &Standing| columns.iter().map(|(_, cell)| cell(line)).collect();
    let rows = lines.iter().map(row).collect();
    let columns = columns.into_iter().map(|(name, _)| name).collect();
    let sheet = Sheet { columns, rows, heading: None };
    let title = |line: &Standing| club.player(line.player)?.title.as_deref();
    let sheet = with_titles(sheet, lines.iter().map(title));
    match overall {
        Some(overall) => {
            let rank = |rank: Option<u32>| rank.map_or(Cell::Empty, Cell::from);
            sheet.and(Column::Overall, overall.into_iter().map(rank))
        }
        None => sheet,
    }
}

fn column<'a>(column: Column, cell: impl Fn(&Standing) -> Cell + 'a) -> NamedColumn<'a> {
    (column, Box::new(cell))
}

/// Rank, group and player.
fn who(club: &Club, grouped: bool) -> Vec<NamedColumn<'_>> {
    let name = |line: &Standing| club.player(line.player).map(|player| player.name.as_str());
    let rank = column(Column::Rank, |line| line.rank.map_or(Cell::Empty, Cell::from));
    let group = grouped.then(|| column(Column::Group, |line| group_cell(line.group)));
    let number =
        column(Column::Number, |line| Cell::text(club.registry().today(line.player).to_string()));
    let name = column(Column::Name, move |line| Cell::maybe(name(line)));
    std::iter::once(rank).chain(group).chain([number, name]).collect()
}

/// Columns for matches of two. A player without a rank in an elimination that is played is still in it.
fn tallied(tournament: &Tournament, stage: u32) -> Vec<NamedColumn<'_>> {
    let played = tournament.stage_no(stage).filter(|stage| stage.draw.is_some());
    let elimination = played.is_some_and(|stage| stage.plan.format.is_elimination());
    let reached = move |line: &Standing| match &line.reached {
        Some(round) => match line.rank {
            Some(rank) => Term::Reached(round.clone(), rank).into(),
            None => Term::Round(round.clone()).into(),
        },
        None if elimination && line.rank.is_none() && !tournament.has_left(line.player) => {
            Term::StillIn.into()
        }
        None => Cell::Empty,
    };
    vec![
        column(Column::Matches, |line| line.tally.matches().into()),
        column(Column::Wins, |line| line.tally.wins.into()),
        column(Column::Draws, |line| line.tally.draws.into()),
        column(Column::Losses, |line| line.tally.losses.into()),
        column(Column::Points, |line| Cell::Points(line.points)),
        column(Column::GamesWon, |line| line.tally.games_won.into()),
        column(Column::GamesLost, |line| line.tally.games_lost.into()),
        column(Column::GamesDifference, |line| line.tally.games_difference().into()),
        column(Column::Reached, reached),
    ]
}

/// Whether tie-breaks decide the order.
pub(super) fn has_tie_breaks(stage: &Stage) -> bool {
    let format = stage.plan.format;
    format.has_points()
}

/// Columns for the tie-breaks, where there are some.
fn steps<'a>(stage: &Stage) -> Vec<NamedColumn<'a>> {
    if !has_tie_breaks(stage) {
        return Vec::new();
    }
    let steps = stage.plan.standings().steps;
    let value = |at: usize| {
        move |line: &Standing| {
            line.values.get(at).copied().flatten().map_or(Cell::Empty, Cell::Points)
        }
    };
    let mut columns: Vec<NamedColumn<'a>> = Vec::new();
    for (at, step) in steps.iter().enumerate() {
        columns.push(column(Column::Criterion(*step), value(at)));
    }
    let by = move |line: &Standing| {
        let step = || line.separated_by.and_then(|at| steps.get(at)).copied();
        let by = line.tie.map(Term::Tie).or_else(|| step().map(Term::Step));
        by.map_or(Cell::Empty, Cell::from)
    };
    columns.push(column(Column::SeparatedBy, by));
    columns
}

fn at_tables<'a>() -> Vec<NamedColumn<'a>> {
    let table = |line: &Standing| line.table.unwrap_or_default();
    vec![
        column(Column::Games, move |line| table(line).games().into()),
        column(Column::Points, move |line| Cell::Points(table(line).points.value())),
        column(Column::Firsts, move |line| table(line).wins().into()),
        column(Column::AveragePlace, move |line| {
            table(line).average_place().map_or(Cell::Empty, Cell::Rating)
        }),
    ]
}
