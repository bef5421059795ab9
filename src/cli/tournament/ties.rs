//! Deciding between equals.

use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::cli::value::games;
use crate::club::Action;
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
}

/// A match between equals.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct PlayOff {
    name: String,
    a: String,
    b: String,
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
                return Ok(Action::BreakTie { tournament, stage, order, lots: None }.into());
            }
            Ok(Request::DrawLots { tournament, stage, among: order, lots: self.lot_number })
        })
    }
}

impl PlayOff {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        context.ask(|names| {
            let tournament = names.tournament(&self.name)?.id;
            let sides = names.sides(tournament, [&self.a, &self.b])?;
            let length = self.first_to.map(Length::FirstTo);
            let among = sides.to_vec();
            Ok(Request::PlayOff { tournament, stage: self.stage, among, length })
        })
    }
}
