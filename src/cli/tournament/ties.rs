//! Deciding between equals.

use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::cli::value::games;
use crate::club::Action;
use crate::club::action;
use crate::domain::length::Length;
use crate::request::Request;

/// An order among equals.
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

/// The first places of a record.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Places {
    name: String,
    #[arg(required_unless_present = "none", value_name = "PLAYER")]
    players: Vec<String>,
    #[arg(long, conflicts_with = "players")]
    none: bool,
}

/// Matches between equals, each against each.
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
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        context.ask(|names| {
            let found = names.tournament(&self.name)?;
            let (tournament, stage) = (found.id, self.stage);
            let order = names.entrants(tournament, &self.players)?;
            if self.decided {
                let stage = stage.unwrap_or_else(|| found.current());
                let reason = self.reason.clone();
                return Ok(Action::BreakTie(action::BreakTie {
                    tournament,
                    stage,
                    order,
                    lots: None,
                    reason,
                })
                .into());
            }
            Ok(Request::DrawLots { tournament, stage, among: order, lots: self.lot_number })
        })
    }
}

impl Places {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        context.ask(|names| {
            let tournament = names.tournament(&self.name)?.id;
            let order = names.entrants(tournament, &self.players)?;
            Ok(Action::SetPlaces(action::SetPlaces { tournament, order }).into())
        })
    }
}

impl PlayOff {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        context.ask(|names| {
            let tournament = names.tournament(&self.name)?.id;
            let among = names.entrants(tournament, &self.players)?;
            let length = self.first_to.map(Length::FirstTo);
            Ok(Request::PlayOff { tournament, stage: self.stage, among, length })
        })
    }
}
