//! Deciding between equals.

use super::meant;
use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::cli::value::games;
use crate::club::{Action, Tournament};
use crate::domain::draw::shuffle;
use crate::domain::length::Length;

/// An order among equals.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct BreakTie {
    name: String,
    #[arg(required = true, value_name = "PLAYER")]
    players: Vec<String>,
    #[arg(long, value_name = "N")]
    stage: Option<u32>,
    #[arg(long, value_name = "N", conflicts_with = "decided")]
    draw_seed: Option<u64>,
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
        let words = context.words;
        let seed = self.draw_seed.unwrap_or_else(|| context.outside.lots());
        let lots = (!self.decided).then_some(seed);
        let mut desk = context.open()?;
        context.decide(&mut desk, |club| {
            let found = meant::tournament(words, club, &self.name)?;
            let mut order = meant::entrants(words, club, found.id, &self.players)?;
            if let Some(seed) = lots {
                // Lots are drawn from a fixed order, so that the seed alone decides.
                order.sort_unstable();
                shuffle(&mut order, seed);
            }
            let stage = stage(found, self.stage);
            Ok(vec![Action::BreakTie { tournament: found.id, stage, order, lots }])
        })
    }
}

impl PlayOff {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let words = context.words;
        let mut desk = context.open()?;
        context.decide(&mut desk, |club| {
            let found = meant::tournament(words, club, &self.name)?;
            let sides = [
                meant::entrant(words, club, found.id, &self.a)?,
                meant::entrant(words, club, found.id, &self.b)?,
            ];
            let stage = stage(found, self.stage);
            let usual = found.stage_no(stage).map_or(Length::Open, |at| at.plan.lengths.usual);
            let length = self.first_to.map_or(usual, Length::FirstTo);
            let (tournament, no) = (found.id, club.next_match(found.id));
            Ok(vec![Action::AddPlayOff { tournament, stage, no, sides, length }])
        })
    }
}

/// The stage named, or the one played now.
fn stage(found: &Tournament, named: Option<u32>) -> u32 {
    named.unwrap_or_else(|| found.current())
}
