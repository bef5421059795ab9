//! Withdrawals, disqualifications, late entries and replaced entrants.

use super::foresee::ask_or_foresee;
use super::set::admit;
use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::cli::value::one_of;
use crate::club::Action;
use crate::club::action;
use crate::club::tournament::LatePlace;
use crate::domain::exit::{ExitEffect, ExitReason};
use crate::domain::swiss::AskedBye;
use crate::request::Request;
use crate::words::message::{Form, ValueFault};

/// An entrant leaves the tournament.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Withdraw {
    name: String,
    player: String,
    #[arg(long)]
    disqualified: bool,
    #[arg(long, value_parser = one_of::<ExitEffect>())]
    effect: Option<ExitEffect>,
    #[arg(long)]
    dry_run: bool,
}

/// A player enters after the draw.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Late {
    name: String,
    player: String,
    #[arg(long, value_parser = group)]
    group: Option<u32>,
    #[arg(long, value_name = "N", conflicts_with = "group")]
    seed: Option<u32>,
    #[arg(long, value_parser = one_of::<AskedBye>())]
    worth: Option<AskedBye>,
    #[arg(long)]
    anyway: bool,
}

/// An entrant who withdrew is back.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Return {
    name: String,
    player: String,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    from: Option<u32>,
    #[arg(long)]
    dry_run: bool,
}

/// Two entrants exchange places.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Exchange {
    name: String,
    a: String,
    b: String,
    #[arg(long)]
    dry_run: bool,
}

/// The wrong player was entered.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Replace {
    name: String,
    wrong: String,
    right: String,
    #[arg(long)]
    dry_run: bool,
}

impl Withdraw {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let (words, on) = (context.words, context.outside.today());
        let proposed = ask_or_foresee(context, self.dry_run, |names| {
            let found = names.tournament(&self.name)?;
            let player = names.entrant(found.id, &self.player)?;
            let effect = self.effect.unwrap_or_else(|| found.proposed_effect(player));
            let why = || words.event.proposed_effect(effect, player, found);
            let proposed = self.effect.is_none().then(why);
            let reason =
                if self.disqualified { ExitReason::Disqualified } else { ExitReason::Withdrawn };
            let tournament = found.id;
            Ok((
                Action::Withdraw(action::Withdraw {
                    tournament,
                    player,
                    reason,
                    effect,
                    on,
                    decision: 0,
                })
                .into(),
                proposed,
            ))
        })?;
        if let Some(why) = proposed.flatten() {
            context.say(&why);
        }
        Ok(())
    }
}

impl Return {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        ask_or_foresee(context, self.dry_run, |names| {
            let found = names.tournament(&self.name)?;
            let player = names.entrant(found.id, &self.player)?;
            let from = self.from.unwrap_or_else(|| found.back_from(player));
            let back = action::ReturnEntrant { tournament: found.id, player, from };
            Ok((Action::ReturnEntrant(back).into(), ()))
        })?;
        Ok(())
    }
}

impl Exchange {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        ask_or_foresee(context, self.dry_run, |names| {
            let tournament = names.tournament(&self.name)?.id;
            let players =
                [names.entrant(tournament, &self.a)?, names.entrant(tournament, &self.b)?];
            let exchange = action::ExchangeEntrants { tournament, players };
            Ok((Action::ExchangeEntrants(exchange).into(), ()))
        })?;
        Ok(())
    }
}

impl Late {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let today = context.outside.today();
        context.ask(|names| {
            let found = names.tournament(&self.name)?;
            let player = names.player(&self.player)?;
            if !self.anyway {
                admit(names, found, &[player], today)?;
            }
            let group = self.group.map(|group| LatePlace::Group(Some(group)));
            let place = group.or_else(|| self.seed.map(LatePlace::Seed));
            Ok(Request::EnterLate { tournament: found.id, player, place, missed: self.worth })
        })
    }
}

impl Replace {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let agreed = ask_or_foresee(context, self.dry_run, |names| {
            let tournament = names.tournament(&self.name)?.id;
            let from = names.entrant(tournament, &self.wrong)?;
            let to = names.player(&self.right)?;
            let starts = names.club.head_starts(tournament, from);
            Ok((names.club.replacement(tournament, from, to).into(), starts))
        })?;
        if let Some(stay) = context.words.foresight.starts_stay(&agreed.unwrap_or_default()) {
            context.say(&stay);
        }
        Ok(())
    }
}

/// Reads `B` or `2`.
fn group(text: &str) -> Result<u32, ValueFault> {
    if let [letter @ (b'A'..=b'Z' | b'a'..=b'z')] = text.as_bytes() {
        return Ok(u32::from(letter.to_ascii_uppercase() - b'A') + 1);
    }
    text.parse().ok().filter(|&number: &u32| number > 0).ok_or(ValueFault::Written(Form::Group))
}
