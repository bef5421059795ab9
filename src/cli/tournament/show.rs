//! A tournament as text.

use std::io;

use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::club::{Club, Match, MatchState, Tournament};
use crate::domain::round::RoundName;
use crate::export::{self, Cell, Format, Sheet, SlotWords};

const COLUMNS: &[&str] = &["number", "name", "format", "phase", "entrants", "matches", "ready"];

/// One line for each tournament.
pub(in crate::cli) fn print_all(context: &mut Context<'_>, club: &Club) -> Result<(), CliError> {
    let rows = club.tournaments().map(|found| {
        let format = found.stage().map_or("", |stage| stage.plan.format.label());
        let count = |count: usize| Cell::Whole(i64::try_from(count).unwrap_or(i64::MAX));
        vec![
            Cell::text(found.id.to_string()),
            Cell::text(&found.name),
            Cell::text(format),
            Cell::text((context.term.phase)(found.phase)),
            count(found.entrants.len()),
            count(found.matches.len()),
            count(found.matches_in(MatchState::Ready).count()),
        ]
    });
    let sheet = Sheet::new(COLUMNS, rows.collect());
    Ok(sheet.write(Format::Table, context.out)?)
}

/// Everything about one: how it is played, the entrants, the rounds, the standings.
pub(in crate::cli) fn print(
    context: &mut Context<'_>,
    club: &Club,
    found: &Tournament,
) -> Result<(), CliError> {
    header(context, club, found)?;
    entrants(context, club, found)?;
    rounds(context, club, found)?;
    if found.matches.iter().any(|played| played.record.is_some()) {
        writeln!(context.out, "\n{}", context.words.label.standings)?;
        export::standings_of(club, found).write(Format::Table, context.out)?;
    }
    Ok(())
}

fn header(context: &mut Context<'_>, club: &Club, found: &Tournament) -> io::Result<()> {
    let words = context.words;
    writeln!(context.out, "{}  {}", found.id, found.name)?;
    if let Some(stage) = found.stage() {
        writeln!(context.out, "{}", (context.term.plan)(&stage.plan))?;
    }
    let phase = (context.term.phase)(found.phase);
    let list = club.list(found.list).map_or("", |list| list.name.as_str());
    writeln!(context.out, "{phase}, {} {list}", words.label.list)
}

fn entrants(context: &mut Context<'_>, club: &Club, found: &Tournament) -> io::Result<()> {
    writeln!(context.out, "\n{}", (context.words.label.entrants)(found.entrants.len()))?;
    let draw = found.stage().and_then(|stage| stage.draw.as_ref());
    let order = draw.map_or(&found.entrants[..], |draw| &draw.seeds);
    for (place, &player) in (1..).zip(order) {
        writeln!(context.out, "{place:>4}  {}", (context.words.player)(player, club))?;
    }
    Ok(())
}

fn rounds(context: &mut Context<'_>, club: &Club, found: &Tournament) -> io::Result<()> {
    let mut last: Option<&RoundName> = None;
    for played in &found.matches {
        if last != Some(&played.round) {
            writeln!(context.out, "\n{}", (context.term.round)(&played.round))?;
            last = Some(&played.round);
        }
        writeln!(context.out, "{:>4}  {}", played.no, line(context, club, played))?;
    }
    Ok(())
}

fn line(context: &Context<'_>, club: &Club, played: &Match) -> String {
    let words = context.words;
    if let Some(record) = played.record {
        return (words.result)(record.sides, record.outcome, club);
    }
    let label = words.label;
    let slots = SlotWords { winner_of: label.winner_of, loser_of: label.loser_of };
    let [a, b] = [0, 1].map(|side| slots.side(club, played, side));
    match played.state() {
        MatchState::Ready => format!("{a} - {b}  ({})", label.ready),
        MatchState::Waiting | MatchState::Finished => format!("{a} - {b}"),
        state @ (MatchState::Called | MatchState::Playing | MatchState::Bye | MatchState::Void) => {
            format!("{a} - {b}  ({})", (context.term.state)(state))
        }
    }
}
