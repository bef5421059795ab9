//! Opening a tournament, and planning its further stages.

use clap::Subcommand;

use super::games::{GameArgs, score_of, valued};
use super::lengths::warn;
use super::plan::Plan;
use super::results::score;
use super::set::{Section, admit};
use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::club::Action;
use crate::club::action::CreateTournament;
use crate::domain::format::{Format, StagePlan};
use crate::domain::name::clean;
use crate::domain::round::RoundName;
use crate::domain::score::{Outcome, Score};
use crate::domain::seeding::{Advance, NotAnAdvance};
use crate::request::Request;
use crate::words::message::{Form, ValueFault};

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
    #[arg(long, value_name = "K", value_parser = advance)]
    advance: Advance,
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
            let create = Action::CreateTournament(CreateTournament {
                tournament,
                name,
                list,
                plan: Box::new(plan),
            });
            let section = self.section.actions(tournament, None);
            let actions: Vec<Action> = std::iter::once(create).chain(section).collect();
            Ok((actions.into(), ()))
        })?;
        let list = context.names(desk.club()).list(self.list.as_deref())?;
        warn(context, &list.scale, &plan);
        Ok(())
    }
}

impl Stage {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let Self::Add(add) = self;
        let plan = add.plan.read(context.words)?;
        let mut desk = context.open()?;
        context.ask_at(&mut desk, |names| {
            let found = names.tournament(&add.name)?;
            let groups = match found.stages.last().map(|stage| stage.plan.format) {
                Some(Format::Groups { groups, .. }) => groups,
                _ => 1,
            };
            let (takes, fill) = add.advance.of(groups);
            let most = found.entrants.len().div_ceil(usize::try_from(groups).unwrap_or(1).max(1));
            // Before anybody has entered, nobody knows how many a group will have.
            if groups > 1 && most > 0 && usize::try_from(takes).is_ok_and(|takes| takes > most) {
                return Err(names.words.event.too_few_in_groups(takes, most));
            }
            let plan = StagePlan { takes: Some(takes), fill, ..plan.clone() };
            Ok(Request::AddStage { tournament: found.id, plan: Box::new(plan) })
        })?;
        let club = desk.club();
        let found = context.names(club).tournament(&add.name)?;
        if let Some(list) = club.list(found.list) {
            warn(context, &list.scale, &plan);
        }
        Ok(())
    }
}

fn advance(text: &str) -> Result<Advance, ValueFault> {
    text.parse().map_err(|NotAnAdvance| ValueFault::Written(Form::Advance))
}

/// A match that was played.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct OneOff {
    name: String,
    a: String,
    b: String,
    #[arg(value_parser = score, required_unless_present = "games")]
    score: Option<Score>,
    #[command(flatten)]
    told: GameArgs,
    #[arg(long, value_name = "NAME")]
    round: Option<String>,
    #[arg(long)]
    anyway: bool,
}

impl OneOff {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let played_on = context.outside.today();
        let games = self.told.read(context.words)?;
        context.ask(|names| {
            let found = names.tournament(&self.name)?;
            let sides = names.sides(found.id, [&self.a, &self.b])?;
            let new = sides.into_iter().filter(|side| !found.entrants.contains(side));
            if !self.anyway {
                admit(names, found, &new.collect::<Vec<_>>(), played_on)?;
            }
            let round = self.round.as_deref().map(|name| RoundName::Named(clean(name).into()));
            let outcome = Outcome::Score(score_of(self.score, &games));
            let games = valued(names, found, games.clone())?;
            let tournament = found.id;
            Ok(Request::RecordMatch { tournament, round, sides, outcome, games, played_on })
        })
    }
}
