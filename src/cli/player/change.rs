//! Changing what is known of a player.

use clap::Subcommand;

use super::name_of;
use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::cli::value::one_of;
use crate::club::registry::Publicity;
use crate::domain::day;
use crate::domain::name::clean;
use crate::request::{Born, PlayerChange, Request};
use crate::words::message::{Form, ValueFault};

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Set {
    player: String,
    #[arg(long)]
    reading: Option<String>,
    #[arg(long)]
    club: Option<String>,
    #[arg(long)]
    note: Option<String>,
    #[arg(long, value_name = "DATE|none", value_parser = born)]
    born: Option<Born>,
    #[arg(long, value_name = "CATEGORY,…", value_delimiter = ',')]
    categories: Option<Vec<String>>,
    #[arg(long, value_parser = one_of::<Publicity>())]
    web_name: Option<Publicity>,
}

/// Other names of the same person.
#[derive(Debug, Subcommand)]
pub(in crate::cli) enum Alias {
    Add {
        player: String,
        #[arg(value_parser = alias)]
        alias: String,
    },
    Remove {
        player: String,
        alias: String,
    },
}

/// Reads an alias: what separates aliases in files would come back as two.
pub(super) fn alias(text: &str) -> Result<String, ValueFault> {
    if text.contains([';', '；']) {
        return Err(ValueFault::Semicolon);
    }
    Ok(text.to_owned())
}

fn born(text: &str) -> Result<Born, ValueFault> {
    if text == "none" {
        return Ok(Born(None));
    }
    let day = day::read(text).ok_or(ValueFault::Written(Form::Birth))?;
    Ok(Born(Some(day)))
}

pub(in crate::cli) fn change(
    context: &mut Context<'_>,
    player: &str,
    change: &PlayerChange,
) -> Result<(), CliError> {
    context.ask(|names| {
        let player = names.player(player)?;
        Ok(Request::ChangePlayer { player, change: Box::new(change.clone()) })
    })
}

pub(super) fn rename(context: &mut Context<'_>, player: &str, name: &str) -> Result<(), CliError> {
    let name = Some(name_of(context, name)?);
    change(context, player, &PlayerChange { name, ..PlayerChange::default() })
}

impl Set {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let text = |text: &Option<String>| text.as_deref().map(clean);
        let set = PlayerChange {
            reading: text(&self.reading),
            club: text(&self.club),
            note: text(&self.note),
            born: self.born,
            categories: self.categories.as_ref().map(|names| {
                let names = names.iter().map(|name| clean(name));
                names.filter(|name| !name.is_empty()).collect()
            }),
            publicity: self.web_name,
            ..PlayerChange::default()
        };
        if set == PlayerChange::default() {
            return Err(CliError::Usage(context.words.command.nothing_to_set()));
        }
        change(context, &self.player, &set)
    }
}

impl Alias {
    pub(in crate::cli) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let mut changed = PlayerChange::default();
        let (Self::Add { player, alias } | Self::Remove { player, alias }) = self;
        match self {
            Self::Add { .. } => changed.aliases_new.push(name_of(context, alias)?),
            Self::Remove { .. } => changed.aliases_gone.push(clean(alias)),
        }
        change(context, player, &changed)
    }
}
