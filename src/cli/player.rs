//! Players.

pub(super) mod change;
mod identity;
mod show;

use chrono::NaiveDate;
use clap::Subcommand;

pub(super) use change::Alias;

use super::context::Context;
use super::error::CliError;
use super::external::external;
use super::resolve_names::{self, Names};
use super::value::day;
use crate::club::question::matcher::Matcher;
use crate::club::refusal::TextField;
use crate::club::registry::ExternalId;
use crate::club::registry::NewPlayer;
use crate::club::{Club, Refusal};
use crate::domain::matching::STRONG;
use crate::domain::name::{clean, is_refused};
use crate::request::Request;
use crate::words::message::Message;

/// The most registered players shown that a new one is like.
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
    Different(identity::Different),
}

/// A new player.
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
            Self::Different(different) => different.run(context),
        }
    }
}

impl Add {
    fn run(self, context: &mut Context<'_>) -> Result<(), CliError> {
        let name = name_of(context, &self.name)?;
        let (_, number) = context.ask_first(|names| {
            let player = NewPlayer {
                name: name.clone(),
                reading: text(self.reading.as_ref()),
                club: text(self.club.as_ref()),
                aliases: self.alias.iter().map(|alias| clean(alias)).collect(),
                born: self.born,
                external: self.external.clone(),
                ..NewPlayer::default()
            };
            if !self.namesake {
                is_unknown(&player, names)?;
            }
            let number = names.club.next_player();
            Ok((Request::Register { player, more: Box::default(), enter: None }, number))
        })?;
        if let Some(number) = number {
            writeln!(context.out, "{number}")?;
        }
        Ok(())
    }
}

/// Whether nobody registered bears that name or is strongly like that person.
fn is_unknown(new: &NewPlayer, Names { words, club }: Names<'_>) -> Result<(), Message> {
    let known = club.registry().namesakes(&new.name);
    if !known.is_empty() {
        return Err(words.command.namesake(&new.name, &known, club));
    }
    let mut owners = Matcher::default().grown(club.registry()).like(&new.record(), TOLD);
    owners.retain(|owner| owner.score >= STRONG);
    if owners.is_empty() {
        Ok(())
    } else {
        Err(words.command.may_be_known(&new.name, &owners, club))
    }
}

/// A name as it is stored, if it can be shown.
fn name_of(context: &Context<'_>, text: &str) -> Result<String, CliError> {
    if is_refused(text) {
        let why = Refusal::Unclean(TextField::Name);
        return Err(context.words.refusal(&why, &Club::default()).into());
    }
    Ok(clean(text))
}

/// A text that says something.
fn text(text: Option<&String>) -> Option<String> {
    text.map(|text| clean(text)).filter(|text| !text.is_empty())
}
