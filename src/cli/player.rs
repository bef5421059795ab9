//! Players.

mod identity;
mod show;

use chrono::NaiveDate;
use clap::Subcommand;

use super::context::Context;
use super::error::CliError;
use super::external::external;
use super::resolve_names::{self, Names};
use super::value::{day, one_of};
use crate::club::question::matcher::Matcher;
use crate::club::refusal::TextField;
use crate::club::registry::{ExternalId, NewPlayer, Publicity};
use crate::club::{Club, Refusal};
use crate::domain::matching::STRONG;
use crate::domain::name::{clean, is_refused};
use crate::request::{Born, PlayerChange, Request};
use crate::words::message::{Form, Message, ValueFault};

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
    Set(Set),
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
    #[arg(long, value_name = "NAME", value_parser = alias)]
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
            Self::Rename { player, name } => rename(context, &player, &name),
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
        has_come(context, self.born)?;
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

/// Whether a day of birth is no later than today.
fn has_come(context: &Context<'_>, born: Option<NaiveDate>) -> Result<(), CliError> {
    let come = Born(born).by(context.outside.today());
    come.map_err(|why| context.words.refusal(&why, &Club::default()).into())
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

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Set {
    player: String,
    #[arg(long)]
    reading: Option<String>,
    #[arg(long)]
    club: Option<String>,
    #[arg(long)]
    title: Option<String>,
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
fn alias(text: &str) -> Result<String, ValueFault> {
    if text.contains([';', '；']) {
        return Err(ValueFault::Semicolon);
    }
    Ok(text.to_owned())
}

fn born(text: &str) -> Result<Born, ValueFault> {
    if text == "none" {
        return Ok(Born(None));
    }
    let day = crate::domain::day::read(text).ok_or(ValueFault::Written(Form::Birth))?;
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

fn rename(context: &mut Context<'_>, player: &str, name: &str) -> Result<(), CliError> {
    let name = Some(name_of(context, name)?);
    change(context, player, &PlayerChange { name, ..PlayerChange::default() })
}

impl Set {
    fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let text = |text: &Option<String>| text.as_deref().map(clean);
        let set = PlayerChange {
            reading: text(&self.reading),
            club: text(&self.club),
            title: text(&self.title),
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
        has_come(context, self.born.and_then(|Born(day)| day))?;
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
