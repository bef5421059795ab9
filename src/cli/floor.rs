//! The hall: tables, and the matches that are called to them.

use chrono::{DateTime, Utc};

use super::tournament::match_no;
use super::value::until;
use crate::cli::prelude::*;
use crate::clock::{read_until, written_in_the_hall};
use crate::club::Place;
use crate::club::action::{
    CallAgain, CallMatch, PostponeMatch, SetBreak, SetMatchDay, StartMatch, WithdrawCall,
};
use crate::club::question::floor::Queued;
use crate::club::tournament::Fixture;
use crate::domain::hall::{self, Table};
use crate::domain::number::narrow;
use crate::request::set_tables;
use crate::words::capital;

#[derive(Debug, clap::Subcommand)]
pub(super) enum Hall {
    Set {
        #[arg(required = true, value_name = "TABLE")]
        tables: Vec<String>,
        #[arg(long, value_name = "TABLE")]
        reserved: Vec<String>,
        #[arg(long)]
        send_back: bool,
    },
    Break {
        #[arg(value_name = "TIME", value_parser = until, required_unless_present = "end")]
        until: Option<String>,
        #[arg(long, conflicts_with = "until")]
        end: bool,
    },
}

#[derive(Debug, clap::Args)]
pub(super) struct Call {
    #[arg(requires = "no", value_name = "TOURNAMENT")]
    name: Option<String>,
    #[arg(value_name = "MATCH", value_parser = match_no)]
    no: Option<MatchNo>,
    table: Option<String>,
    #[arg(long, requires = "no", conflicts_with = "table")]
    again: bool,
}

#[derive(Debug, clap::Args)]
pub(super) struct Which {
    name: String,
    #[arg(value_name = "MATCH", value_parser = match_no)]
    no: MatchNo,
}

/// A match that is postponed, and the day until which it waits.
#[derive(Debug, clap::Args)]
pub(super) struct Postponed {
    #[command(flatten)]
    which: Which,
    #[arg(long, value_name = "DATE", value_parser = day)]
    until: Option<NaiveDate>,
}

/// A change that needs only the number of the match.
#[derive(Clone, Copy, Debug)]
pub(super) enum MatchCommand {
    /// Undoes the call.
    Uncall,
    Begin,
    Postpone,
    /// Ends a postponement.
    Resume,
}

impl Hall {
    pub(super) fn run(self, context: &mut Context<'_>) -> CliResult {
        let (tables, reserved, send_back) = match self {
            Self::Set { tables, reserved, send_back } => (tables, reserved, send_back),
            Self::Break { until, .. } => {
                let at = context.outside.now();
                let until = until.and_then(|text| read_until(&narrow(&text), at));
                return context.ask(|_| Ok(Action::SetBreak(SetBreak { at, until }).into()));
            }
        };
        // With a comma a blank does not divide: the shell has divided the names.
        let mut tables: Vec<Table> =
            tables.iter().flat_map(|text| hall::read(&format!("{text},"))).collect();
        let unknown = |name: &&String| !tables.iter().any(|table| fold(&table.name) == fold(name));
        if let Some(name) = reserved.iter().find(unknown) {
            let (option, with) = (format!("--reserved {name}"), format!("tables set … {name}"));
            return Err(CliError::Usage(context.words.command.option(&option, &[&with])));
        }
        let kept: Vec<String> = reserved.iter().map(|name| fold(name)).collect();
        for table in &mut tables {
            table.reserved |= kept.contains(&fold(&table.name));
        }
        context.ask(|names| {
            let taken = names.club.called_elsewhere(&tables).next();
            match taken {
                Some(((id, no), table)) if !send_back => {
                    let tournament = names.club.tournament(id).map(|found| found.name.as_str());
                    let say = names.words.event;
                    Err(say.removed_in_use(table, no, tournament.unwrap_or_default()))
                }
                _ => Ok(set_tables(names.club, tables.clone()).into()),
            }
        })
    }
}

/// Prints each table with the match there.
pub(super) fn print(context: &mut Context<'_>) -> CliResult {
    let desk = context.open()?;
    let club = desk.club();
    say_break(context, club);
    let sheet = sheet_of! {
        for at in club.floor(); {
            let nobody = || [Cell::Empty, Cell::Empty];
            let [a, b] = at.played.map_or_else(nobody, |(_, played, _)| {
                export::fixture_players(club, played)
            });
            let free = || {
                let holders: Vec<_> = club.holders(at.table).map(|it| it.name.clone()).collect();
                context.words.event.free_table(at.table.reserved, &holders)
            };
            let state = at.played.map_or_else(free, |(_, played, _)| {
                context.term.state(played.state()).to_owned()
            });
            let calls = at.played.map(|(.., call)| call.again.len() + 1);
        }
        Table: Cell::text(&at.table.name),
        Tournament: at.played.map(|(found, ..)| Cell::text(&found.name)).into(),
        Match: at.played.map(|(_, played, _)| played.no().0).into(),
        PlayerA: a,
        PlayerB: b,
        State: Cell::text(state),
        Calls: calls.map(|calls| u32::try_from(calls).unwrap_or(u32::MAX)).into(),
    };
    context.print(sheet, Format::Table)
}

/// Prints the matches that can be called, in the order of the queue.
pub(super) fn queue(context: &mut Context<'_>) -> CliResult {
    let desk = context.open()?;
    let sheet = queue_sheet(context, &desk, None, context.words);
    say_break(context, desk.club());
    context.print(sheet, Format::Table)
}

/// Says until when the hall has a break, if it has one.
fn say_break(context: &mut Context<'_>, club: &Club) {
    if let Some(pause) = club.break_at(context.outside.now()) {
        let until = written_in_the_hall(pause.until, context.outside.today());
        context.say(&capital(&context.term.on_break(&until)));
    }
}

/// The queue, of one tournament or of all.
pub(super) fn queue_sheet(
    context: &Context<'_>,
    desk: &Desk,
    of: Option<TournamentId>,
    words: &MessageWords,
) -> Sheet {
    let (now, today) = (context.outside.now(), context.outside.today());
    let club = desk.club();
    let minutes =
        |since: Place| Some(club.time_between(desk.written_at(since.seq)?, now).num_minutes());
    export::queue(club, of, now, minutes, |one| words.sheet.waits(one, today, club))
}

impl Call {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let now = context.outside.now();
        context.ask(|names| {
            let Some((name, no)) = self.name.as_ref().zip(self.no) else {
                return Ok(next_call(names, now)?.into());
            };
            let tournament = names.tournament(name)?.id;
            if self.again {
                return Ok(Action::CallAgain(CallAgain { tournament, no }).into());
            }
            let table = self.table(names, tournament)?;
            Ok(Action::CallMatch(CallMatch { tournament, no, table }).into())
        })
    }

    /// The chosen table in the spelling of the hall, or the first free table.
    fn table(&self, names: Names<'_>, tournament: TournamentId) -> Result<String, Message> {
        let club = names.club;
        let Some(text) = &self.table else {
            let free = club.free_table(tournament).map(|table| table.name.clone());
            return free.ok_or_else(|| no_free_table(names));
        };
        Ok(spelled(text, club))
    }
}

/// Calls the first match of the queue to the first free table.
fn next_call(names: Names<'_>, now: DateTime<Utc>) -> Result<Action, Message> {
    if let Some(pause) = names.club.break_at(now) {
        let today = in_the_hall(now).date();
        return Err(names.words.event.on_break(written_in_the_hall(pause.until, today)));
    }
    let queue = names.club.queue(now);
    if !queue.iter().any(Queued::is_callable) {
        return Err(names.words.event.nothing_to_call());
    }
    let next = names.club.next_call(&queue);
    let ((tournament, no), table) = next.ok_or_else(|| no_free_table(names))?;
    Ok(Action::CallMatch(CallMatch { tournament, no, table: table.name.clone() }))
}

fn no_free_table(names: Names<'_>) -> Message {
    match names.club.kept_table() {
        Some((table, holders)) => names.words.event.kept_table(&table.name, &holders),
        None => names.words.event.no_free_table(!names.club.tables().is_empty()),
    }
}

/// The name of a table in the spelling of the hall. Unknown names stay as typed.
pub(super) fn spelled(text: &str, club: &Club) -> String {
    let known = club.tables().iter().find(|table| fold(&table.name) == fold(text));
    known.map_or_else(|| clean(text), |table| table.name.clone())
}

impl Postponed {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let Some(day) = self.until else {
            return self.which.run(context, MatchCommand::Postpone);
        };
        let no = self.which.no;
        context.ask(|names| {
            let tournament = names.tournament(&self.which.name)?.id;
            Ok(Action::SetMatchDay(SetMatchDay { tournament, no, day: Some(day) }).into())
        })
    }
}

impl Which {
    pub(super) fn run(&self, context: &mut Context<'_>, command: MatchCommand) -> CliResult {
        let no = self.no;
        context.ask(|names| {
            let found = names.tournament(&self.name)?;
            let tournament = found.id;
            let has_day = found.days.matches.contains_key(&no);
            let is_off = found.fixture(no).is_some_and(Fixture::postponed);
            let action = match command {
                MatchCommand::Uncall => Action::WithdrawCall(WithdrawCall { tournament, no }),
                MatchCommand::Begin => Action::StartMatch(StartMatch { tournament, no }),
                MatchCommand::Postpone => {
                    Action::PostponeMatch(PostponeMatch { tournament, no, postponed: true })
                }
                MatchCommand::Resume if has_day && !is_off => {
                    Action::SetMatchDay(SetMatchDay { tournament, no, day: None })
                }
                MatchCommand::Resume => {
                    Action::PostponeMatch(PostponeMatch { tournament, no, postponed: false })
                }
            };
            Ok(action.into())
        })
    }
}
