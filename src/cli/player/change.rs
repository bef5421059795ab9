//! Changing what is known of a player.

use clap::Subcommand;

use super::meant;
use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::club::Action;
use crate::domain::name::clean;

/// What to set.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Set {
    player: String,
    /// How the name is read, in kana
    #[arg(long)]
    reading: Option<String>,
    /// The player's club
    #[arg(long)]
    club: Option<String>,
    /// What the desk should know
    #[arg(long)]
    note: Option<String>,
}

/// Other names of the same person.
#[derive(Debug, Subcommand)]
pub(in crate::cli) enum Alias {
    /// Add an alias
    Add {
        player: String,
        #[arg(value_parser = alias)]
        alias: String,
    },
    /// Take an alias away
    Remove { player: String, alias: String },
}

/// Reads an alias: what separates aliases in files would come back as two.
pub(super) fn alias(text: &str) -> Result<String, String> {
    if text.contains([';', '；']) {
        return Err("; separates aliases in files; give each alias by itself".to_owned());
    }
    Ok(text.to_owned())
}

pub(super) fn rename(context: &mut Context<'_>, player: &str, name: &str) -> Result<(), CliError> {
    let words = context.words;
    let mut desk = context.open()?;
    context.decide(&mut desk, |club| {
        let player = meant::player(words, club, player)?;
        Ok(vec![Action::RenamePlayer { player, name: clean(name) }])
    })
}

impl Set {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let words = context.words;
        let Self { reading, club: of, note, .. } = self;
        if reading.is_none() && of.is_none() && note.is_none() {
            return Err(CliError::Usage((words.command.nothing_to_set)()));
        }
        let mut desk = context.open()?;
        context.decide(&mut desk, |club| {
            let player = meant::player(words, club, &self.player)?;
            let text = |text: &String| Some(clean(text)).filter(|text| !text.is_empty());
            let reading = reading.iter().map(|to| Action::SetReading { player, reading: text(to) });
            let of = of.iter().map(|to| Action::SetClub { player, club: text(to) });
            let note = note.iter().map(|to| Action::SetNote { player, note: text(to) });
            Ok(reading.chain(of).chain(note).collect())
        })
    }
}

impl Alias {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let words = context.words;
        let mut desk = context.open()?;
        context.decide(&mut desk, |club| {
            let action = match self {
                Self::Add { player, alias } => Action::AddAlias {
                    player: meant::player(words, club, player)?,
                    alias: clean(alias),
                },
                Self::Remove { player, alias } => Action::RemoveAlias {
                    player: meant::player(words, club, player)?,
                    alias: clean(alias),
                },
            };
            Ok(vec![action])
        })
    }
}
