//! Numbers that other bodies have issued.

use clap::Subcommand;

use super::context::Context;
use super::error::CliError;
use super::player::change;
use crate::club::registry::ExternalId;
use crate::domain::name::clean;
use crate::request::PlayerChange;
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
        let mut changed = PlayerChange::default();
        let (Self::Set { player, scheme, .. } | Self::Remove { player, scheme }) = self;
        match self {
            Self::Set { value, .. } => {
                changed
                    .external_new
                    .push(ExternalId { scheme: clean(scheme), value: clean(value) });
            }
            Self::Remove { .. } => changed.external_gone.push(clean(scheme)),
        }
        change(context, player, &changed)
    }
}
