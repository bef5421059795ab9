//! Opening a tournament, and planning its further stages.

use clap::Subcommand;

use super::lengths::warn;
use super::meant;
use super::plan::Plan;
use super::set::Section;
use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::club::{Action, Club};
use crate::domain::format::StagePlan;
use crate::domain::name::clean;

/// A tournament as it is planned.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct New {
    name: String,
    #[command(flatten)]
    plan: Plan,
    #[command(flatten)]
    section: Section,
    #[arg(long, value_name = "NAME")]
    list: Option<String>,
}

/// The stages behind the first.
#[derive(Debug, Subcommand)]
pub(in crate::cli) enum Stage {
    Add(Add),
}

/// A further stage.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Add {
    name: String,
    #[arg(long, value_name = "K")]
    takes: u32,
    #[command(flatten)]
    plan: Plan,
}

impl New {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let words = context.words;
        let plan = self.plan.read(words)?;
        let open = |club: &Club| {
            let list = meant::list(words, club, self.list.as_deref())?.id;
            let tournament = club.next_tournament();
            let (name, plan) = (clean(&self.name), plan.clone());
            let create = Action::CreateTournament { tournament, name, list, plan };
            let section = self.section.actions(tournament, None);
            Ok(std::iter::once(create).chain(section).collect())
        };
        let mut desk = context.begin_with(open)?;
        context.decide(&mut desk, open)?;
        let list = meant::list(words, desk.club(), self.list.as_deref())?;
        warn(context, &list.scale, &plan.lengths);
        Ok(())
    }
}

impl Stage {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let Self::Add(add) = self;
        let words = context.words;
        let plan = StagePlan { takes: Some(add.takes), ..add.plan.read(words)? };
        let mut desk = context.open()?;
        context.decide(&mut desk, |club| {
            let found = meant::tournament(words, club, &add.name)?;
            let stage = u32::try_from(found.stages.len() + 1).unwrap_or(u32::MAX);
            Ok(vec![Action::AddStage { tournament: found.id, stage, plan: plan.clone() }])
        })?;
        let club = desk.club();
        let found = meant::tournament(words, club, &add.name)?;
        if let Some(list) = club.list(found.list) {
            warn(context, &list.scale, &plan.lengths);
        }
        Ok(())
    }
}
