//! How ratings moved.

use chrono::NaiveDate;

use super::context::Context;
use super::error::CliError;
use super::value::{day, one_of};
use crate::club::Club;
use crate::club::question::history::HistoryLine;
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::export::{self, Format};

/// The players whose ratings are shown, and the format.
#[derive(Debug, clap::Args)]
pub(super) struct History {
    #[arg(required = true, value_name = "PLAYER")]
    players: Vec<String>,
    #[arg(long, value_name = "NAME")]
    list: Option<String>,
    #[arg(long, value_name = "DATE", value_parser = day)]
    as_of: Option<NaiveDate>,
    #[arg(long)]
    by_event: bool,
    #[arg(long, value_parser = one_of::<Format>(), default_value_t = Format::Table)]
    format: Format,
}

impl History {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let words = context.words;
        let desk = context.open()?;
        let club = desk.club();
        let list = context.names(club).list(self.list.as_deref())?.id;
        let mut players: Vec<PlayerId> = Vec::new();
        for id in context.names(club).players(&self.players)? {
            if !players.contains(&id) {
                players.push(id);
            }
        }
        let sheet = if self.by_event {
            let played = |id: &PlayerId| {
                let events = club.performances(list, *id, self.as_of);
                events.into_iter().map(|event| (*id, event)).collect::<Vec<_>>()
            };
            export::performances(club, players.iter().flat_map(played))
        } else {
            let lines = players.iter().flat_map(|id| self.lines(club, list, *id));
            export::history_of(club, lines)
        };
        let format = self.format;
        if format != Format::Table {
            return context.print(sheet, format);
        }
        context.print(sheet.without_empty(), format)?;
        for id in players {
            // The first of several days on which it stood.
            let lines = self.lines(club, list, id).into_iter().rev();
            let peak = lines.max_by(|a, b| a.step.after.total_cmp(&b.step.after));
            if let Some(peak) = peak {
                let told = words.rating.peak(id, peak.step.after, peak.on, club);
                writeln!(context.out, "{told}")?;
            }
        }
        Ok(())
    }

    fn lines(&self, club: &Club, list: ListId, id: PlayerId) -> Vec<HistoryLine> {
        club.history_as_of(list, id, self.as_of)
    }
}
