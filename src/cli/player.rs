//! Players.

mod change;
mod show;

use clap::Subcommand;

use super::context::Context;
use super::error::CliError;
use super::meant;
use crate::club::{Action, Club};
use crate::domain::name::clean;

/// Players. PLAYER is a name, an alias or a registration number: P0042-3, P42 or 42.
#[derive(Debug, Subcommand)]
pub(super) enum Player {
    /// Register a player; prints the registration number
    Add(Add),
    /// List players, or those that a text finds by name, reading, alias or number
    List(show::List),
    /// Show one player
    Show { player: String },
    /// Change the name shown; the old one stays as an alias
    Rename { player: String, name: String },
    /// Set the reading, the club or a note; an empty text clears it
    Set(change::Set),
    /// Other names of the same person
    #[command(subcommand)]
    Alias(change::Alias),
}

/// Somebody new.
#[derive(Debug, clap::Args)]
pub(super) struct Add {
    name: String,
    /// How the name is read, in kana
    #[arg(long)]
    reading: Option<String>,
    /// The player's club
    #[arg(long)]
    club: Option<String>,
    /// Another name of the same person; may be given several times
    #[arg(long, value_name = "NAME", value_parser = change::alias)]
    alias: Vec<String>,
    /// Register somebody else of a name that is registered already
    #[arg(long)]
    namesake: bool,
}

impl Player {
    pub(super) fn run(self, context: &mut Context<'_>) -> Result<(), CliError> {
        match self {
            Self::Add(add) => add.run(context),
            Self::List(list) => list.run(context),
            Self::Show { player } => show::show(context, &player),
            Self::Rename { player, name } => change::rename(context, &player, &name),
            Self::Set(set) => set.run(context),
            Self::Alias(alias) => alias.run(context),
        }
    }
}

impl Add {
    fn run(self, context: &mut Context<'_>) -> Result<(), CliError> {
        let words = context.words;
        let mut number = None;
        let mut register = |club: &Club| {
            let name = clean(&self.name);
            if !self.namesake {
                let known = club.registry().namesakes(&name);
                if !known.is_empty() {
                    return Err((words.command.namesake)(&name, &known, club));
                }
            }
            let player = *number.insert(club.next_player());
            let aliases = self.alias.iter().map(|alias| clean(alias)).collect();
            let text =
                |text: &Option<String>| text.as_deref().map(clean).filter(|text| !text.is_empty());
            let (reading, club) = (text(&self.reading), text(&self.club));
            let (born, external) = (None, Vec::new());
            Ok(vec![Action::AddPlayer { player, name, reading, club, aliases, born, external }])
        };
        let mut desk = context.begin_with(&mut register)?;
        context.decide(&mut desk, register)?;
        if let Some(number) = number {
            writeln!(context.out, "{number}")?;
        }
        Ok(())
    }
}
