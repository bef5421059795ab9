//! Rating lists.

use clap::Subcommand;

use super::context::Context;
use super::error::CliError;
use super::expect::{k, start};
use super::meant;
use crate::club::{Action, Club};
use crate::domain::name::clean;
use crate::domain::rating::{Established, Scale};

/// Rating lists, each a pool of comparable ratings.
#[derive(Debug, Subcommand)]
pub(super) enum List {
    /// Show all lists
    Show,
    /// Open a list
    New {
        name: String,
        /// K, the most that one game can move a rating
        #[arg(long, value_parser = k, default_value_t = Scale::STANDARD.k)]
        k: f64,
        /// The rating before the first game
        #[arg(long, value_parser = start, default_value_t = Scale::STANDARD.start,
            allow_negative_numbers = true)]
        start: f64,
    },
    /// Change a list; all its ratings follow
    Set {
        list: String,
        /// K, the most that one game can move a rating
        #[arg(long, value_parser = k)]
        k: Option<f64>,
        /// The rating before the first game
        #[arg(long, value_parser = start, allow_negative_numbers = true)]
        start: Option<f64>,
        /// A new name
        #[arg(long)]
        name: Option<String>,
    },
}

impl List {
    pub(super) fn run(self, context: &mut Context<'_>) -> Result<(), CliError> {
        let words = context.words;
        match self {
            Self::Show => show(context),
            Self::New { name, k, start } => {
                let open = |club: &Club| {
                    let (list, name, scale) =
                        (club.next_list(), clean(&name), Scale { k, start, ..Scale::STANDARD });
                    let established = Established::STANDARD;
                    Ok(vec![Action::SetRatingList { list, name, scale, established }])
                };
                let mut desk = context.begin_with(open)?;
                context.decide(&mut desk, open)
            }
            Self::Set { k: None, start: None, name: None, .. } => {
                Err(CliError::Usage((words.command.nothing_to_set)()))
            }
            Self::Set { list, k, start, name } => {
                let mut desk = context.open()?;
                context.decide(&mut desk, |club| {
                    let list = meant::list(words, club, Some(&list))?;
                    let name = name.map_or_else(|| list.name.clone(), |name| clean(&name));
                    let scale = Scale {
                        k: k.unwrap_or(list.scale.k),
                        start: start.unwrap_or(list.scale.start),
                        ..list.scale.clone()
                    };
                    let established = list.established;
                    Ok(vec![Action::SetRatingList { list: list.id, name, scale, established }])
                })
            }
        }
    }
}

fn show(context: &mut Context<'_>) -> Result<(), CliError> {
    let desk = context.open()?;
    for list in desk.club().lists() {
        writeln!(context.out, "{}  {}", list.name, (context.words.scale)(&list.scale))?;
    }
    Ok(())
}
