//! Opening a tournament, and planning its further stages.

use clap::Subcommand;

use super::lengths::warn;
use super::plan::Plan;
use super::set::Section;
use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::club::Action;
use crate::domain::format::StagePlan;
use crate::domain::name::clean;
use crate::request::Request;

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
    advance: u32,
    #[command(flatten)]
    plan: Plan,
}

impl New {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let plan = self.plan.read(context.words)?;
        let (desk, _) = context.ask_first(|names| {
            let list = names.list(self.list.as_deref())?.id;
            let tournament = names.club.next_tournament();
            let (name, plan) = (clean(&self.name), plan.clone());
            let create = Action::CreateTournament { tournament, name, list, plan };
            let section = self.section.actions(tournament, None);
            let actions: Vec<Action> = std::iter::once(create).chain(section).collect();
            Ok((actions.into(), ()))
        })?;
        let list = context.names(desk.club()).list(self.list.as_deref())?;
        warn(context, &list.scale, &plan.lengths);
        Ok(())
    }
}

impl Stage {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let Self::Add(add) = self;
        let plan = StagePlan { takes: Some(add.advance), ..add.plan.read(context.words)? };
        let mut desk = context.open()?;
        context.ask_at(&mut desk, |names| {
            let tournament = names.tournament(&add.name)?.id;
            Ok(Request::AddStage { tournament, plan: Box::new(plan.clone()) })
        })?;
        let club = desk.club();
        let found = context.names(club).tournament(&add.name)?;
        if let Some(list) = club.list(found.list) {
            warn(context, &list.scale, &plan.lengths);
        }
        Ok(())
    }
}
