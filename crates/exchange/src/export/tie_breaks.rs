//! Why everybody stands where they do.

use super::standings::has_tie_breaks;
use super::tournament::group_cell;
use super::{Cell, Column, Sheet, Term};
use crate::club::{Club, Tournament};
use crate::domain::number::PlayerId;
use crate::domain::standings::{Addend, Standing, Step};

const COLUMNS: &[Column] = &[
    Column::Rank,
    Column::Group,
    Column::Number,
    Column::Name,
    Column::Step,
    Column::TieBreak,
    Column::Meaning,
    Column::Value,
    Column::Working,
    Column::Below,
];

/// How the sheet says what a tie-break counts, and what its value adds up from.
#[derive(Clone, Copy)]
pub struct TieBreakTexts<'a> {
    pub counts: &'a dyn Fn(&Step) -> String,
    pub working: &'a dyn Fn(&[Addend]) -> String,
}

/// The standings of the stage with tie-breaks played last, a line a player and step: its meaning and the working of its
/// value, in the words of `texts`, and the player above from whom it separated this one. A play-off, lots or an order
/// decided elsewhere has a line of its own, without a value. None where no stage has tie-breaks.
pub(super) fn tie_breaks(
    club: &Club,
    tournament: &Tournament,
    texts: TieBreakTexts<'_>,
) -> Option<Sheet> {
    let stages = 1..=tournament.current();
    let number = stages.rev().find(|number| {
        let stage = tournament.stage_no(*number);
        stage.is_some_and(has_tie_breaks)
    })?;
    let plan = tournament.stage_no(number)?.plan.standings();
    let lines = tournament.standings_of(number);
    let workings = tournament.workings(number);
    let mut rows = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let above = at.checked_sub(1).map(|above| &lines[above]);
        let above = above.filter(|above| above.group == line.group);
        let below = |is: bool| match above {
            Some(above) if is => name(club, above.player),
            _ => Cell::Empty,
        };
        let own = workings.get(&line.player);
        for (step, no) in plan.steps.iter().zip(0..) {
            let is = line.tie.is_none() && line.separated_by == Some(no);
            let value = line.values.get(no).copied().flatten().map_or(Cell::Empty, Cell::Points);
            let addends = own.and_then(|own| own.get(no)).filter(|all| !all.is_empty());
            let working = addends.map_or(Cell::Empty, |all| Cell::text((texts.working)(all)));
            let counts = Cell::text((texts.counts)(step));
            let what = [Cell::text(step.to_string()), counts, value, working, below(is)];
            rows.push(row(club, line, no, what));
        }
        if let Some(tie) = line.tie {
            let what = [Term::Tie(tie).into(), Cell::Empty, Cell::Empty, Cell::Empty, below(true)];
            rows.push(row(club, line, plan.steps.len(), what));
        }
    }
    Some(Sheet::new(COLUMNS, rows))
}

/// A line: whose it is, then what the step at this place, from 0, says of them.
fn row(club: &Club, line: &Standing, step: usize, what: [Cell; 5]) -> Vec<Cell> {
    let whose = [
        line.rank.map_or(Cell::Empty, Cell::from),
        group_cell(line.group),
        Cell::text(club.registry().today(line.player).to_string()),
        name(club, line.player),
        Cell::Whole(i64::try_from(step + 1).unwrap_or(i64::MAX)),
    ];
    whose.into_iter().chain(what).collect()
}

fn name(club: &Club, player: PlayerId) -> Cell {
    Cell::maybe(club.player(player).map(|player| player.name.as_str()))
}
