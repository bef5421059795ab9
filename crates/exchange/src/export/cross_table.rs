//! Cross tables: opponents and results.

use super::tournament::group_cell;
use super::{Cell, Column, Sheet};
use crate::club::question::swiss_table::SwissLine;
use crate::club::question::table::Meeting;
use crate::club::{Club, Tournament};
use crate::domain::number::PlayerId;
use crate::domain::standings::Standing;

/// The cross table of the round robin or Swiss played last, a line a player in the order of the standings; in groups, group by
/// group. The columns are numbered by the places of the lines in their group. Scores are those of the line's player,
/// several with a space between them; `(+)` is a match won without playing, `(-)` one lost so. None where there is no
/// such stage.
pub(super) fn cross_table(club: &Club, tournament: &Tournament) -> Option<Sheet> {
    let stages = 1..=tournament.current();
    let stage = stages.rev().find(|stage| {
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
        let place = Cell::Whole(i64::try_from(at + 1).unwrap_or(i64::MAX));
        let own = grouped.then(|| group_cell(line.group));
        let name = club.player(line.player).map(|player| player.name.as_str());
        let met = (0..most)
            .map(|at| group.get(at).map_or(Cell::Empty, |other| scores(line, other.player)));
        let who = [Cell::text(club.registry().today(line.player).to_string()), Cell::maybe(name)];
        let row = own.into_iter().chain([place]).chain(who).chain(met);
        row.chain([Cell::Points(line.points), line.rank.map_or(Cell::Empty, Cell::from)]).collect()
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

/// The cross table of a Swiss: a column a round. A cell names the line of the opponent, the colour and the result, as
/// `12w1`; `bye` is followed by its points.
fn swiss_table(club: &Club, tournament: &Tournament, stage: u32) -> Sheet {
    let rounds = tournament.last_round(stage);
    let row = |(at, line): (usize, &SwissLine)| {
        let standing = &line.standing;
        let name = club.player(standing.player).map(|player| player.name.as_str());
        let number = club.registry().today(standing.player).to_string();
        let place = Cell::Whole(i64::try_from(at + 1).unwrap_or(i64::MAX));
        let who = [place, Cell::text(number), Cell::maybe(name)];
        let spent = line.rounds.iter().map(|spent| Cell::text(spent.to_string()));
        let rank = standing.rank.map_or(Cell::Empty, Cell::from);
        who.into_iter().chain(spent).chain([Cell::Points(standing.points), rank]).collect()
    };
    let rows = tournament.swiss_table(stage).iter().enumerate().map(row).collect();
    let rounds = (1..=rounds).map(|round| Column::Named(round.to_string()));
    let columns = [Column::Line, Column::Number, Column::Name].into_iter().chain(rounds);
    let columns = columns.chain([Column::Points, Column::Rank]).collect();
    Sheet { columns, rows, heading: None }
}

/// How a match ended for the player of the row; none while it is not over.
fn score(meeting: &Meeting<'_>) -> Option<String> {
    let outcome = meeting.played.record?.outcome;
    Some(match (outcome.played(), outcome.winner()) {
        (Some(score), _) => score.seen_from(meeting.side).to_string(),
        (None, Some(winner)) if winner == meeting.side => "(+)".to_owned(),
        (None, _) => "(-)".to_owned(),
    })
}
