//! A league's matches by day, as rows or as a calendar; ties, recorded places and play-offs.

use super::show::write;
use crate::cli::prelude::*;
use crate::club::action;

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Fixtures {
    name: String,
    player: Option<String>,
    #[arg(long, value_enum, default_value_t = TextFormat::Table)]
    format: TextFormat,
    #[arg(long, conflicts_with = "format")]
    ics: bool,
    #[command(flatten)]
    output: Output,
}

impl Fixtures {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let to_file = self.output.path().is_some();
        if to_file || self.ics {
            self.output.promises(context, &["ics"])?;
        }
        let desk = context.open()?;
        let club = desk.club();
        let names = context.names(club);
        let found = names.tournament(&self.name)?;
        let player = self.player.as_ref().map(|player| names.entrant(found.id, player));
        let player = player.transpose()?;
        if !to_file && !self.ics {
            return write(context, export::fixtures(club, found, player), self.format);
        }
        let now = context.outside.now();
        let list = found.fixture_list(player).into_iter();
        let dated = list.map(|(day, one)| (found, day, one));
        let calendar = export::calendar(dated, now, |found, one| {
            context.words.sheet.fixture(found, one, club)
        });
        self.output.write(context, Readers::Usual, |out| out.write_all(calendar.as_bytes()))
    }
}

/// Orders players who are tied.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct BreakTie {
    name: String,
    #[arg(required = true, value_name = "PLAYER")]
    players: Vec<String>,
    #[arg(long, value_name = "N")]
    stage: Option<u32>,
    #[arg(long, value_name = "N", conflicts_with = "decided")]
    lot_number: Option<u64>,
    #[arg(long)]
    decided: bool,
    #[arg(long, value_name = "REASON", requires = "decided")]
    reason: Option<String>,
}

/// Records the first places of a tournament of which only the places are known.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Places {
    name: String,
    #[arg(required_unless_present = "none", value_name = "PLAYER")]
    players: Vec<String>,
    #[arg(long, conflicts_with = "players")]
    none: bool,
}

/// Play-off matches between tied players, each against each.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct PlayOff {
    name: String,
    #[arg(required = true, num_args = 2.., value_name = "PLAYER")]
    players: Vec<String>,
    #[arg(long, value_name = "N")]
    stage: Option<u32>,
    #[arg(long, value_name = "N", value_parser = games)]
    first_to: Option<u32>,
}

impl BreakTie {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        context.ask(|names| {
            let found = names.tournament(&self.name)?;
            let (tournament, stage) = (found.id, self.stage);
            let order = names.entrants(tournament, &self.players)?;
            if self.decided {
                let stage = stage.unwrap_or_else(|| found.current());
                let reason = self.reason.clone();
                let decided = action::BreakTie { tournament, stage, order, lots: None, reason };
                return Ok(Action::from(decided).into());
            }
            Ok(Request::DrawLots { tournament, stage, among: order, lots: self.lot_number })
        })
    }
}

impl Places {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        context.ask(|names| {
            let tournament = names.tournament(&self.name)?.id;
            let order = names.entrants(tournament, &self.players)?;
            Ok(Action::SetPlaces(action::SetPlaces { tournament, order }).into())
        })
    }
}

impl PlayOff {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        context.ask(|names| {
            let tournament = names.tournament(&self.name)?.id;
            let among = names.entrants(tournament, &self.players)?;
            let length = self.first_to.map(Length::FirstTo);
            Ok(Request::PlayOff { tournament, stage: self.stage, among, length })
        })
    }
}
