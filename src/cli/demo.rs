//! The sample tournaments.

use super::screen::Display;
use super::{journal, screen, tournament};
use crate::cli::prelude::*;
use crate::club::action::CallMatch;
use crate::desk::Stamp;
use crate::domain::hall;
use crate::outside::Environment;
use crate::request::set_tables;
use chrono::{DateTime, TimeDelta, Utc};

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
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let (_folder, mut desk) = context.throw_away()?;
        let mut entries = journal::read(context, Path::new("demo.jsonl"), JOURNAL)?;
        bring_near(&mut entries, context.outside.now());
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

/// Dates the entries of the last day as if its matches were just played: the queue says how long players wait.
fn bring_near(entries: &mut [Arc<Entry>], now: DateTime<Utc>) {
    let Some(last) = entries.last().map(|entry| entry.at) else { return };
    let later = now - TimeDelta::minutes(CALLED[0] + 1) - last;
    let is_of_day = |entry: &&mut Arc<Entry>| entry.at.date_naive() == last.date_naive();
    for entry in entries.iter_mut().filter(is_of_day) {
        Arc::make_mut(entry).at += later.max(TimeDelta::zero());
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
                let table = table.name.clone();
                Action::from(CallMatch { tournament: next.tournament, no: next.no, table })
            });
            Ok::<_, DeskError>(call.into_iter().collect())
        })?;
    }
    Ok(())
}

fn print(context: &mut Context<'_>, club: &Club) -> CliResult {
    for found in club.tournaments() {
        tournament::print(context, club, found)?;
        writeln!(context.out)?;
    }
    writeln!(context.out, "{}", context.words.label.ranking())?;
    let table = club.rating_table(ListId::MAIN, RankingQuery::now(context.outside.today()));
    let sheet = export::ranking(club, &table, |one| context.words.rating.missing(one));
    context.print(sheet, Format::Table)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_day_of_the_sample_is_just_over() {
        let read = |line| Arc::new(Entry::from_line(line).expect("an entry"));
        let mut entries: Vec<Arc<Entry>> = JOURNAL.lines().map(read).collect();
        let (first, last) = (entries[0].at, entries[entries.len() - 1].at);
        let now = last + TimeDelta::days(8);
        bring_near(&mut entries, now);
        assert!(now - entries[entries.len() - 1].at < TimeDelta::hours(1));
        assert_eq!(entries[0].at, first);
        assert!(entries.is_sorted_by_key(|entry| entry.at));
    }
}
