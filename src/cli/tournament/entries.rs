//! The entrants of a tournament, and the start.

use super::set::admit;
use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::club::Action;
use crate::club::action::{EnterPlayers, OrderEntrants, RemoveEntrant, SetPresence};
use crate::club::tournament::Presence;

/// A tournament and players of it, in order.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Field {
    name: String,
    #[arg(required = true, value_name = "PLAYER")]
    players: Vec<String>,
}

/// The tournament, and the players to enter in it.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Enter {
    #[command(flatten)]
    field: Field,
    #[arg(long)]
    anyway: bool,
}

impl Enter {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let today = context.outside.today();
        context.ask(|names| {
            let found = names.tournament(&self.field.name)?;
            let players = names.players(&self.field.players)?;
            if !self.anyway {
                admit(names, found, &players, today)?;
            }
            Ok(Action::EnterPlayers(EnterPlayers { tournament: found.id, players }).into())
        })
    }
}

/// Entrants who have come, before the start.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Here {
    #[command(flatten)]
    field: Field,
    #[arg(long)]
    away: bool,
    #[arg(long, conflicts_with = "away")]
    expected: bool,
}

impl Here {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let presence = match (self.away, self.expected) {
            (true, _) => Presence::Away,
            (_, true) => Presence::Expected,
            _ => Presence::Here,
        };
        context.ask(|names| {
            let tournament = names.tournament(&self.field.name)?.id;
            let players = names.entrants(tournament, &self.field.players)?;
            Ok(Action::SetPresence(SetPresence { tournament, players, presence }).into())
        })
    }
}

pub(super) fn remove(context: &mut Context<'_>, name: &str, player: &str) -> Result<(), CliError> {
    context.ask(|names| {
        let tournament = names.tournament(name)?.id;
        let player = names.entrant(tournament, player)?;
        Ok(Action::RemoveEntrant(RemoveEntrant { tournament, player }).into())
    })
}

pub(super) fn order(context: &mut Context<'_>, field: &Field) -> Result<(), CliError> {
    context.ask(|names| {
        let tournament = names.tournament(&field.name)?.id;
        let order = names.entrants(tournament, &field.players)?;
        Ok(Action::OrderEntrants(OrderEntrants { tournament, order }).into())
    })
}
