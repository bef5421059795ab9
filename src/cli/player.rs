//! Players.

mod change;
mod identity;
mod show;

use chrono::NaiveDate;
use clap::Subcommand;

pub(super) use change::Alias;

use super::context::Context;
use super::error::CliError;
use super::external::external;
use super::meant;
use super::value::day;
use crate::club::question::matcher::Matcher;
use crate::club::registry::ExternalId;
use crate::club::{Action, Club};
use crate::domain::matching::{Record, STRONG};
use crate::domain::name::clean;
use crate::words::message::{Message, MessageWords};

/// How many are told whom a newcomer is like.
const TOLD: usize = 3;

/// Players. PLAYER is a name, an alias or a registration number: P0042-3, P42 or 42.
#[derive(Debug, Subcommand)]
pub(super) enum Player {
    Add(Add),
    List(show::List),
    Show(show::Show),
    Rename {
        player: String,
        name: String,
    },
    Set(change::Set),
    #[command(subcommand)]
    Alias(Alias),
    Merge(identity::Merge),
    Unmerge(identity::Unmerge),
    Distinct(identity::Distinct),
}

/// Somebody new.
#[derive(Debug, clap::Args)]
pub(super) struct Add {
    name: String,
    #[arg(long)]
    reading: Option<String>,
    #[arg(long)]
    club: Option<String>,
    #[arg(long, value_name = "NAME", value_parser = change::alias)]
    alias: Vec<String>,
    #[arg(long, value_name = "DATE", value_parser = day)]
    born: Option<NaiveDate>,
    #[arg(long, value_name = "SCHEME:VALUE", value_parser = external)]
    external: Vec<ExternalId>,
    #[arg(long)]
    namesake: bool,
}

impl Player {
    pub(super) fn run(self, context: &mut Context<'_>) -> Result<(), CliError> {
        match self {
            Self::Add(add) => add.run(context),
            Self::List(list) => list.run(context),
            Self::Show(show) => show.run(context),
            Self::Rename { player, name } => change::rename(context, &player, &name),
            Self::Set(set) => set.run(context),
            Self::Alias(alias) => alias.run(context),
            Self::Merge(merge) => merge.run(context),
            Self::Unmerge(unmerge) => unmerge.run(context),
            Self::Distinct(distinct) => distinct.run(context),
        }
    }
}

impl Add {
    fn run(self, context: &mut Context<'_>) -> Result<(), CliError> {
        let words = context.words;
        let register = |club: &Club| {
            if !self.namesake {
                self.is_nobody_known(words, club)?;
            }
            let (player, born) = (club.next_player(), self.born);
            let add = Action::AddPlayer {
                player,
                name: clean(&self.name),
                reading: text(self.reading.as_ref()),
                club: text(self.club.as_ref()),
                aliases: self.aliases(),
                born,
                external: self.external.clone(),
            };
            Ok((vec![add], player))
        };
        let mut desk = context.begin_with(|club| Ok(register(club)?.0))?;
        if let Some(number) = context.decide_with(&mut desk, register)? {
            writeln!(context.out, "{number}")?;
        }
        Ok(())
    }

    /// Whether nobody registered bears that name or is strongly like that person.
    fn is_nobody_known(&self, words: &MessageWords, club: &Club) -> Result<(), Message> {
        let name = clean(&self.name);
        let known = club.registry().namesakes(&name);
        if !known.is_empty() {
            return Err(words.command.namesake(&name, &known, club));
        }
        let external = self.external.iter().map(|id| (id.scheme.clone(), id.value.clone()));
        let record = Record {
            name: &name,
            reading: self.reading.as_deref(),
            aliases: &self.aliases(),
            club: self.club.as_deref(),
            born: self.born,
            external: &external.collect::<Vec<_>>(),
        };
        let mut owners = Matcher::default().grown(club.registry()).like(&record, TOLD);
        owners.retain(|owner| owner.score >= STRONG);
        if owners.is_empty() {
            Ok(())
        } else {
            Err(words.command.may_be_known(&name, &owners, club))
        }
    }

    fn aliases(&self) -> Vec<String> {
        self.alias.iter().map(|alias| clean(alias)).collect()
    }
}

/// A text that says something.
fn text(text: Option<&String>) -> Option<String> {
    text.map(|text| clean(text)).filter(|text| !text.is_empty())
}
