//! The standings of one tournament, why everybody stands where they do, and cross tables.

use std::ops::RangeInclusive;

use chrono::NaiveDate;

use super::players::with_titles;
use super::tournament::group_cell;
use super::{Cell, Column, Sheet, Term, sheet_of};
use crate::club::question::table::{Meeting, SwissLine};
use crate::club::tournament::Stage;
use crate::club::{Club, Tournament};
use crate::domain::number::PlayerId;
use crate::domain::standings::{Addend, Standing, Step};

/// A column with the function that makes its cells.
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
    // During the first stage, the whole tournament is that stage.
    let stage = stage.or_else(|| Some(1).filter(|_| tournament.current() == 1));
    let mut lines = match stage {
        Some(number) => tournament.standings_of(number),
        None => tournament.standings(),
    };
    let overall = category.map(|(category, today)| {
        let begins = tournament.first_day().unwrap_or(today);
        club.keep_category(tournament, &mut lines, category, begins)
    });
    let plan = stage.and_then(|number| tournament.stage_no(number));
    let number = stage.unwrap_or_else(|| tournament.current());
    let mut columns = who(club, plan.is_some_and(|stage| stage.plan.format.has_groups()));
    match plan {
        Some(stage) if stage.plan.format.has_seats() => columns.extend(at_tables()),
        Some(stage) => {
            columns.extend(tallied(tournament, number));
            columns.extend(steps(stage));
            let head_start = column(Column::HeadStart, |line| Cell::Points(line.head_start));
            let byes = column(Column::Byes, |line| Cell::Points(line.byes));
            let parts = [
                (!stage.plan.swiss().bands.is_empty(), head_start),
                (lines.iter().any(|line| line.byes > 0.0), byes),
            ];
            let parts = parts.into_iter().filter_map(|(is_there, part)| is_there.then_some(part));
            let points = columns.iter().position(|(name, _)| *name == Column::Points);
            let points = points.unwrap_or_default();
            columns.splice(points..points, parts);
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
        Some(overall) => sheet.and(Column::Overall, overall.into_iter().map(Cell::from)),
        None => sheet,
    }
}

fn column<'a>(column: Column, cell: impl Fn(&Standing) -> Cell + 'a) -> NamedColumn<'a> {
    (column, Box::new(cell))
}

/// Rank, group and player.
fn who(club: &Club, grouped: bool) -> Vec<NamedColumn<'_>> {
    let rank = column(Column::Rank, |line| line.rank.into());
    let group = grouped.then(|| column(Column::Group, |line| group_cell(line.group)));
    let number = column(Column::Number, |line| Cell::number(club, line.player));
    let name = column(Column::Name, |line| Cell::name(club, line.player));
    std::iter::once(rank).chain(group).chain([number, name]).collect()
}

/// The columns for matches of two. In a running elimination a player without a rank is still in play.
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

/// The columns for the tie-breaks, if there are any.
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

/// This stage, or all so far.
fn stages(tournament: &Tournament, stage: Option<u32>) -> RangeInclusive<u32> {
    stage.map_or_else(|| 1..=tournament.current(), |stage| stage..=stage)
}

/// How the sheet says what a tie-break counts, and what its value adds up from.
#[derive(Clone, Copy)]
pub struct TieBreakTexts<'a> {
    pub counts: &'a dyn Fn(&Step) -> String,
    pub working: &'a dyn Fn(&[Addend]) -> String,
}

/// The tie-breaks of the last stage that has any, one line for each player and tie-break: its
/// meaning, the parts of its value in the words of `texts`, and the player above whom it separated. A
/// play-off, lots or an outside decision has a line without a value. None if no stage has tie-breaks.
pub(super) fn tie_breaks(
    club: &Club,
    tournament: &Tournament,
    stage: Option<u32>,
    texts: TieBreakTexts<'_>,
) -> Option<Sheet> {
    let number = stages(tournament, stage).rev().find(|number| {
        let stage = tournament.stage_no(*number);
        stage.is_some_and(has_tie_breaks)
    })?;
    let plan = tournament.stage_no(number)?.plan.standings();
    let lines = tournament.standings_of(number);
    let workings = tournament.workings(number);
    let parts = lines.iter().enumerate().flat_map(|(at, line)| {
        let above = at.checked_sub(1).map(|above| &lines[above]);
        let above = above.filter(|above| above.group == line.group);
        let steps = plan.steps.iter().map(Some).chain(line.tie.map(|_| None));
        steps.enumerate().map(move |(no, step)| (line, above, no, step))
    });
    Some(sheet_of! {
        for (line, above, no, step) in parts; {
            let tie = line.tie.filter(|_| step.is_none());
            let separates = tie.is_some() || (line.tie.is_none() && line.separated_by == Some(no));
            let value = line.values.get(no).copied().flatten().filter(|_| step.is_some());
            let addends = workings.get(&line.player).and_then(|own| own.get(no));
            let addends = addends.filter(|all| !all.is_empty() && step.is_some());
        }
        Rank: line.rank.into(),
        Group: group_cell(line.group),
        Number: Cell::number(club, line.player),
        Name: Cell::name(club, line.player),
        Step: (no + 1).into(),
        TieBreak: tie.map(Term::Tie).map_or_else(
            || Cell::maybe(step.map(Step::to_string).as_deref()),
            Cell::from,
        ),
        Meaning: step.map(|step| Cell::text((texts.counts)(step))).into(),
        Value: value.map(Cell::Points).into(),
        Working: addends.map(|all| Cell::text((texts.working)(all))).into(),
        Below: above.filter(|_| separates).map(|above| Cell::name(club, above.player)).into(),
    })
}

/// The cross table of the last round robin or Swiss, one line for each player in the order of the standings, group
/// by group. Columns are numbered by the lines of their group. Scores are from the view of the line's player,
/// separated by spaces; `(+)` is a win without play, `(-)` a loss without play. None if there is no such stage.
pub(super) fn cross_table(
    club: &Club,
    tournament: &Tournament,
    stage: Option<u32>,
) -> Option<Sheet> {
    let stage = stages(tournament, stage).rev().find(|stage| {
        let stage = tournament.stage_no(*stage);
        stage.is_some_and(|stage| {
            let format = stage.plan.format;
            stage.draw.is_some() && (format.is_round_robin() || format.is_swiss())
        })
    })?;
    if tournament.stage_no(stage).is_some_and(|stage| stage.plan.format.is_swiss()) {
        return Some(swiss_table(club, tournament, stage));
    }
    let mut lines = tournament.standings_of(stage);
    lines.sort_by_key(|line| line.group);
    let grouped = lines.iter().any(|line| line.group.is_some());
    let groups: Vec<&[Standing]> = lines.chunk_by(|a, b| a.group == b.group).collect();
    let most = groups.iter().map(|group| group.len()).max().unwrap_or(0);
    let meetings = tournament.meetings();
    let scores = |line: &Standing, other: PlayerId| {
        let met = meetings.get(&(line.player, other)).into_iter().flatten();
        let met = met.filter(|meeting| meeting.played.stage == stage);
        let scores: Vec<String> = met.filter_map(score).collect();
        if scores.is_empty() { Cell::Empty } else { Cell::text(scores.join(" ")) }
    };
    let row = |(at, line): (usize, &Standing), group: &[Standing]| {
        let place = Cell::from(at + 1);
        let own = grouped.then(|| group_cell(line.group));
        let met = (0..most)
            .map(|at| group.get(at).map_or(Cell::Empty, |other| scores(line, other.player)));
        let who = [Cell::number(club, line.player), Cell::name(club, line.player)];
        let row = own.into_iter().chain([place]).chain(who).chain(met);
        row.chain([Cell::Points(line.points), line.rank.into()]).collect()
    };
    let rows =
        groups.iter().flat_map(|group| group.iter().enumerate().map(|line| row(line, group)));
    let rows = rows.collect();
    let group = grouped.then_some(Column::Group);
    let who = [Column::Line, Column::Number, Column::Name];
    let met = (1..=most).map(|place| Column::Named(place.to_string()));
    let columns = group.into_iter().chain(who).chain(met).chain([Column::Points, Column::Rank]);
    Some(Sheet { columns: columns.collect(), rows, heading: None })
}

/// The cross table of a Swiss with a column for each round. A cell has the opponent's
/// line, the colour and the result, like `12w1`; behind `bye` stand its points.
fn swiss_table(club: &Club, tournament: &Tournament, stage: u32) -> Sheet {
    let rounds = tournament.last_round(stage);
    let row = |(at, line): (usize, &SwissLine)| {
        let standing = &line.standing;
        let place = Cell::from(at + 1);
        let who = [place, Cell::number(club, standing.player), Cell::name(club, standing.player)];
        let spent = line.rounds.iter().map(|spent| Cell::text(spent.to_string()));
        let rank = standing.rank.into();
        who.into_iter().chain(spent).chain([Cell::Points(standing.points), rank]).collect()
    };
    let rows = tournament.swiss_table(stage).iter().enumerate().map(row).collect();
    let rounds = (1..=rounds).map(|round| Column::Named(round.to_string()));
    let columns = [Column::Line, Column::Number, Column::Name].into_iter().chain(rounds);
    let columns = columns.chain([Column::Points, Column::Rank]).collect();
    Sheet { columns, rows, heading: None }
}

/// The end of a match for the player of the row; none if it is not over.
fn score(meeting: &Meeting<'_>) -> Option<String> {
    let outcome = meeting.played.record?.outcome;
    Some(match (outcome.played(), outcome.winner()) {
        (Some(score), _) => score.seen_from(meeting.side).to_string(),
        (None, Some(winner)) if winner == meeting.side => "(+)".to_owned(),
        (None, _) => "(-)".to_owned(),
    })
}
