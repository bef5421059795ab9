//! The sample event.

use super::context::Context;
use super::error::CliError;
use super::{journal, screen, tournament};
use crate::club::question::rating_table::RankingQuery;
use crate::club::{Action, Club};
use crate::desk::{Desk, DeskError};
use crate::domain::hall;
use crate::domain::ids::ListId;
use crate::export::{self, Format};
use crate::outside::Environment;
use crate::request::set_tables;
use std::path::Path;

/// A finished round robin and a bracket in progress, with invented names.
const JOURNAL: &str = include_str!("../../assets/demo.jsonl");

/// Opens the sample event on a throw-away copy; without a terminal it is printed.
pub(super) fn run(context: &mut Context<'_>) -> Result<(), CliError> {
    let manners = if screen::is_there() { Some(screen::manners(context)?) } else { None };
    let (_folder, mut desk) = context.throw_away()?;
    let entries = journal::read(context, Path::new("demo.jsonl"), JOURNAL)?;
    let taken = desk.take_in(&entries);
    taken.map_err(|error| context.fault(&error, desk.club()))?;
    let seated = seat(&mut desk, context.outside);
    seated.map_err(|error| context.fault(&error, desk.club()))?;
    if let Some(manners) = manners {
        return screen::open(context, desk, manners);
    }
    print(context, desk.club())
}

/// Sets up three tables and calls the next match to the first of them, as from now.
fn seat(desk: &mut Desk, outside: Environment) -> Result<(), DeskError> {
    let tables = hall::read("1-3");
    let first = tables[0].name.clone();
    desk.perform(&outside.stamp(), |club| Ok::<_, DeskError>(set_tables(club, tables.clone())))?;
    let stamp = outside.stamp();
    desk.perform(&stamp, |club| {
        let call = club.queue(stamp.at).first().map(|next| {
            let (tournament, no) = (next.tournament, next.no);
            Action::CallMatch { tournament, no, table: first.clone() }
        });
        Ok::<_, DeskError>(call.into_iter().collect())
    })?;
    Ok(())
}

fn print(context: &mut Context<'_>, club: &Club) -> Result<(), CliError> {
    for found in club.tournaments() {
        tournament::print(context, club, found)?;
        writeln!(context.out)?;
    }
    writeln!(context.out, "{}", context.words.label.ranking())?;
    let table = club.rating_table(ListId::MAIN, RankingQuery::now(context.outside.today()));
    let sheet = export::ranking(club, &table, |one| context.words.rating.missing(one));
    context.print(sheet, Format::Table)
}
