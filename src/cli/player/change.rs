//! Changing what is known of a player.

use chrono::NaiveDate;
use clap::Subcommand;

use super::meant;
use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::club::refusal::PersonRefusal;
use crate::club::registry::Player;
use crate::club::{Action, Club, Refusal};
use crate::domain::day;
use crate::domain::name::clean;
use crate::domain::number::PlayerId;
use crate::words::message::{Form, ValueFault};

/// What to set.
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
}

/// A day of birth on the command line.
#[derive(Clone, Copy, Debug)]
pub(in crate::cli) struct Born(Option<NaiveDate>);

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
        let Self { reading, club: of, note, born, .. } = self;
        if reading.is_none() && of.is_none() && note.is_none() && born.is_none() {
            return Err(CliError::Usage(words.command.nothing_to_set()));
        }
        let mut desk = context.open()?;
        context.decide(&mut desk, |club| {
            let person = meant::player(words, club, &self.player)?;
            let text = |text: &String| Some(clean(text)).filter(|text| !text.is_empty());
            let at = |cleared, told: &dyn Fn(&Player) -> bool| {
                club.registry().changed_at(person, cleared, told).into_iter()
            };
            let mut actions = Vec::new();
            if let Some(reading) = reading.as_ref().map(text) {
                let set = |player| Action::SetReading { player, reading: reading.clone() };
                actions.extend(at(reading.is_none(), &|one| one.reading.is_some()).map(set));
            }
            if let Some(of) = of.as_ref().map(text) {
                let set = |player| Action::SetClub { player, club: of.clone() };
                actions.extend(at(of.is_none(), &|one| one.club.is_some()).map(set));
            }
            if let Some(note) = note.as_ref().map(text) {
                let set = |player| Action::SetNote { player, note: note.clone() };
                actions.extend(at(note.is_none(), &|one| one.note.is_some()).map(set));
            }
            if let Some(Born(born)) = *born {
                let set = |player| Action::SetBorn { player, born };
                actions.extend(at(born.is_none(), &|one| one.born.is_some()).map(set));
            }
            Ok(actions)
        })
    }
}

impl Alias {
    pub(in crate::cli) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let words = context.words;
        let mut desk = context.open()?;
        context.decide(&mut desk, |club| match self {
            Self::Add { player, alias } => {
                let player = meant::player(words, club, player)?;
                Ok(vec![Action::AddAlias { player, alias: clean(alias) }])
            }
            Self::Remove { player, alias } => {
                let player = meant::player(words, club, player)?;
                removal(club, player, &clean(alias))
                    .map_err(|refusal| words.refusal(&refusal, club))
            }
        })
    }
}

/// Takes an alias from every registration of a player that has it. The name that another
/// registration was made under is no alias to be taken away.
fn removal(club: &Club, player: PlayerId, alias: &str) -> Result<Vec<Action>, Refusal> {
    let registry = club.registry();
    let numbers = registry.numbers(player);
    let named = |number: &&PlayerId| {
        **number != player && registry.registration(**number).is_some_and(|one| one.name == alias)
    };
    if let Some(&bearer) = numbers.iter().find(named) {
        let alias = alias.to_owned();
        return Err(Refusal::Person(PersonRefusal::AliasOfMerged { player, alias, bearer }));
    }
    let has = |one: &Player| one.aliases.iter().any(|known| known == alias);
    let holders = registry.changed_at(player, true, has);
    let take = |player| Action::RemoveAlias { player, alias: alias.to_owned() };
    Ok(holders.into_iter().map(take).collect())
}
