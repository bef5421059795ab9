//! Leaving early, coming late, and having been somebody else all along.

use clap::ValueEnum;

use super::foresee::decide_or_foresee;
use super::meant;
use super::set::admit;
use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::club::tournament::LatePlace;
use crate::club::{Action, Club, Phase, Tournament};
use crate::domain::exit::{ExitEffect, ExitReason};
use crate::domain::number::PlayerId;
use crate::words::message::{Form, ValueFault};

/// Somebody leaves the whole event.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Withdraw {
    name: String,
    player: String,
    #[arg(long)]
    disqualified: bool,
    #[arg(long, value_enum)]
    effect: Option<EffectName>,
    #[arg(long)]
    dry_run: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum EffectName {
    Forfeit,
    VoidUnplayed,
    VoidAll,
}

/// Somebody comes after the draw.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Late {
    name: String,
    player: String,
    #[arg(long, value_parser = group)]
    group: Option<u32>,
    #[arg(long, value_name = "N", conflicts_with = "group")]
    seed: Option<u32>,
    #[arg(long)]
    anyway: bool,
}

/// Somebody was entered for somebody else.
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
        let words = context.words;
        let on = context.outside.today();
        let proposed = decide_or_foresee(context, self.dry_run, |club| {
            let found = meant::tournament(words, club, &self.name)?;
            let player = meant::entrant(words, club, found.id, &self.player)?;
            let mut proposed = None;
            let effect = match self.effect {
                Some(EffectName::Forfeit) => ExitEffect::ForfeitRest,
                Some(EffectName::VoidUnplayed) => ExitEffect::VoidUnplayed,
                Some(EffectName::VoidAll) => ExitEffect::VoidAll,
                None => {
                    let effect = proposal(found, player);
                    proposed = Some(words.event.proposed_effect(effect, player, found));
                    effect
                }
            };
            let reason =
                if self.disqualified { ExitReason::Disqualified } else { ExitReason::Withdrawn };
            let tournament = found.id;
            Ok((vec![Action::Withdraw { tournament, player, reason, effect, on }], proposed))
        })?;
        if let Some(why) = proposed.flatten() {
            context.say(&why);
        }
        Ok(())
    }
}

/// What the rules propose; before the start there is nothing to propose for.
fn proposal(found: &Tournament, player: PlayerId) -> ExitEffect {
    match found.phase {
        Phase::Registering => ExitEffect::ForfeitRest,
        Phase::Running | Phase::Closed => found.proposed_effect(player),
    }
}

impl Late {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let (words, today) = (context.words, context.outside.today());
        let mut desk = context.open()?;
        context.decide(&mut desk, |club: &Club| {
            let found = meant::tournament(words, club, &self.name)?;
            let player = meant::player(words, club, &self.player)?;
            if !self.anyway {
                admit(words, club, found, &[player], today)?;
            }
            let (group, seed) = match (self.group, self.seed) {
                (None, None) => match found.late_places().first() {
                    Some(LatePlace::Group(group)) => (*group, None),
                    Some(LatePlace::Seed(seed)) => (None, Some(*seed)),
                    Some(LatePlace::NextRound) | None => (None, None),
                },
                chosen => chosen,
            };
            Ok(vec![Action::EnterLate { tournament: found.id, player, group, seed }])
        })
    }
}

impl Replace {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let words = context.words;
        decide_or_foresee(context, self.dry_run, |club| {
            let tournament = meant::tournament(words, club, &self.name)?.id;
            let from = meant::entrant(words, club, tournament, &self.wrong)?;
            let to = meant::player(words, club, &self.right)?;
            Ok((vec![Action::ReplaceEntrant { tournament, from, to }], ()))
        })?;
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
