//! Why a player stands where they do: every tie-break with its value, and what that adds up from.

use super::standings::tie_text;
use crate::club::Tournament;
use crate::domain::number::PlayerId;
use crate::domain::standings::{Addend, Standing, Step as TieBreak};
use crate::drawing::texts::criterion_value;
use crate::tui::kit::layer::{Context, Step};
use crate::tui::kit::overlay::details::Details;
use crate::tui::route::Route;

/// The tie-breaks of a player in the last stage up to this one that they played in; the player's own screen where places
/// rest on something else.
pub(super) fn show(
    tournament: &Tournament,
    stage: u32,
    player: PlayerId,
    context: &Context<'_>,
) -> Step {
    let found = (1..=stage).rev().find_map(|number| {
        let lines = tournament.standings_of(number);
        let at = lines.iter().position(|line| line.player == player)?;
        Some((number, lines, at))
    });
    let with_steps = found.filter(|(number, ..)| {
        tournament.stage_no(*number).is_some_and(|stage| stage.plan.format.has_points())
    });
    let Some((number, lines, at)) = with_steps else {
        return Step::Open(Route::Player(player));
    };
    let title = context.words.screen.tournament.why_here(&context.data.name(player));
    let told = explained(tournament, number, &lines, at, context);
    Step::cover(Details::new(title, told).onwards(Route::Player(player)))
}

fn explained(
    tournament: &Tournament,
    number: u32,
    lines: &[Standing],
    at: usize,
    context: &Context<'_>,
) -> Vec<String> {
    let (say, sheet) = (&context.words.screen.tournament, &context.words.message.sheet);
    let line = &lines[at];
    let stage = tournament.stage_no(number);
    let steps = stage.map(|stage| stage.plan.standings().steps).unwrap_or_default();
    let workings = tournament.workings(number).remove(&line.player).unwrap_or_default();
    let above = at.checked_sub(1).map(|above| &lines[above]);
    let above = above.filter(|above| above.group == line.group && above.rank != line.rank);
    let mut told = Vec::new();
    for (no, step) in steps.iter().enumerate() {
        let value = line.values.get(no).copied().flatten();
        let addends = workings.get(no).map_or(&[][..], Vec::as_slice);
        told.push(one(step, value, addends, context));
        if let Some(above) = above.filter(|_| line.tie.is_none() && line.separated_by == Some(no)) {
            told.push(say.decides(&context.data.name(above.player)));
        }
    }
    let level = lines.iter().filter(|one| (one.group, one.rank) == (line.group, line.rank));
    let level: Vec<String> = level
        .filter(|one| one.player != line.player && one.rank.is_some())
        .map(|one| context.data.name(one.player))
        .collect();
    match line.tie {
        Some(_) => told.push(say.tie_decided(&tie_text(line, stage, context.words))),
        None if !level.is_empty() => told.push(say.level_with(&context.words.term.list(&level))),
        None => {}
    }
    let all = || workings.iter().flatten();
    told.extend(all().any(|one| one.is_cut).then(|| sheet.cut_meant().to_owned()));
    told.extend(all().any(|one| one.opponent.is_none()).then(|| sheet.dummy_meant().to_owned()));
    told
}

/// A tie-break with its value, and behind it what that adds up from.
fn one(step: &TieBreak, value: Option<f64>, addends: &[Addend], context: &Context<'_>) -> String {
    let sheet = &context.words.message.sheet;
    let (name, meaning) = (context.words.term.criterion(step.criterion), sheet.counts(step));
    let value =
        value.map_or_else(|| "-".to_owned(), |value| criterion_value(step.criterion, value));
    let working = sheet.working(addends, &context.data.club);
    context.words.screen.tournament.tie_break(&name, &value, &meaning, &working)
}
