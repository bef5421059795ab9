//! The sample tournaments.

use super::context::{CliError, Context};
use super::screen::Display;
use super::{journal, screen, tournament};
use crate::club::action::CallMatch;
use crate::club::question::rating_table::RankingQuery;
use crate::club::{Action, Club};
use crate::desk::{Desk, DeskError, Stamp};
use crate::domain::hall;
use crate::domain::ids::ListId;
use crate::export::{self, Format};
use crate::outside::Environment;
use crate::request::set_tables;
use chrono::TimeDelta;
use std::path::Path;

/// A finished round robin and a bracket in progress, with invented names.
const JOURNAL: &str = include_str!("../../assets/demo.jsonl");

/// How many minutes ago each match was called. The first has been waited for too long.
const CALLED: [i64; 2] = [50, 4];

#[derive(Debug, clap::Args)]
pub(super) struct Demo {
    #[arg(long)]
    display: bool,
}

impl Demo {
    /// Opens the sample on a throw-away copy. Without a terminal it is printed.
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let (_folder, mut desk) = context.throw_away()?;
        let entries = journal::read(context, Path::new("demo.jsonl"), JOURNAL)?;
        let taken = desk.take_in(&entries);
        taken.map_err(|error| context.fault(&error, desk.club()))?;
        let seated = seat(&mut desk, context.outside);
        seated.map_err(|error| context.fault(&error, desk.club()))?;
        if self.display {
            return Display::default().show(context, desk);
        }
        if screen::is_there() {
            let manners = screen::manners(context)?;
            return screen::open(context, desk, manners);
        }
        print(context, desk.club())
    }
}

/// Sets up three tables and calls the next two matches, the first of them long ago.
fn seat(desk: &mut Desk, outside: Environment) -> Result<(), DeskError> {
    let tables = hall::read("1-3");
    let ago =
        |minutes| Stamp { at: outside.now() - TimeDelta::minutes(minutes), ..outside.stamp() };
    desk.perform(&ago(CALLED[0]), |club| Ok::<_, DeskError>(set_tables(club, tables.clone())))?;
    for (minutes, table) in CALLED.into_iter().zip(&tables) {
        let stamp = ago(minutes);
        desk.perform(&stamp, |club| {
            let call = club.queue(stamp.at).first().map(|next| {
                Action::CallMatch(CallMatch {
                    tournament: next.tournament,
                    no: next.no,
                    table: table.name.clone(),
                })
            });
            Ok::<_, DeskError>(call.into_iter().collect())
        })?;
    }
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
