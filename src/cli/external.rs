//! Numbers that other bodies have issued.

use clap::Subcommand;

use super::context::Context;
use super::error::CliError;
use super::meant;
use crate::club::Action;
use crate::club::registry::ExternalId;
use crate::domain::name::clean;
use crate::words::message::{Form, ValueFault};

/// Numbers that other bodies have issued, such as a federation: one a scheme.
#[derive(Debug, Subcommand)]
pub(super) enum External {
    Set { player: String, scheme: String, value: String },
    Remove { player: String, scheme: String },
}

/// Reads `SCHEME:VALUE`.
pub(super) fn external(text: &str) -> Result<ExternalId, ValueFault> {
    let (scheme, value) = text.split_once([':', '：']).unwrap_or_default();
    let (scheme, value) = (clean(scheme), clean(value));
    if scheme.is_empty() || value.is_empty() {
        return Err(ValueFault::Written(Form::External));
    }
    Ok(ExternalId { scheme, value })
}

impl External {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let words = context.words;
        let mut desk = context.open()?;
        context.decide(&mut desk, |club| {
            let (Self::Set { player, scheme, .. } | Self::Remove { player, scheme }) = self;
            let player = meant::player(words, club, player)?;
            let scheme = clean(scheme);
            let value = match self {
                Self::Set { value, .. } => Some(clean(value)),
                Self::Remove { .. } => None,
            };
            // A number known already stays in the registration that has it.
            let holder = club.registry().external_of(player, &scheme).map(|(holder, _)| holder);
            Ok(vec![Action::SetExternalId { player: holder.unwrap_or(player), scheme, value }])
        })
    }
}
