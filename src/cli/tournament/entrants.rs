//! Entrants: entries, start and later stages, withdrawals, disqualifications, replacements.

use super::plan::ask_or_foresee;
use super::set::admit;
use crate::cli::prelude::*;
use crate::club::action::{self, EnterPlayers, OrderEntrants, RemoveEntrant, SetPresence};
use crate::club::question::seeding::DrawChoice;
use crate::club::tournament::{LatePlace, Presence};
use crate::domain::score::{ExitEffect, ExitReason};
use crate::domain::swiss::AskedBye;

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

/// Adds a player after the draw.
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

/// Takes an entrant back who withdrew.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Return {
    name: String,
    player: String,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    from: Option<u32>,
    #[arg(long)]
    dry_run: bool,
}

/// Swaps the places of two entrants.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Exchange {
    name: String,
    a: String,
    b: String,
    #[arg(long)]
    dry_run: bool,
}

/// Replaces an entrant who was entered by mistake.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Replace {
    name: String,
    wrong: String,
    right: String,
    #[arg(long)]
    dry_run: bool,
}

impl Withdraw {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
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
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
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
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
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
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
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
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let (words, today) = (context.words.foresight, context.outside.today());
        let stays = ask_or_foresee(context, self.dry_run, |names| {
            let found = names.tournament(&self.name)?;
            let tournament = found.id;
            let from = names.entrant(tournament, &self.wrong)?;
            let to = names.player(&self.right)?;
            let starts = words.starts_stay(&names.club.head_starts(tournament, from));
            let sums = names.club.fees_of_replacement(found, [from, to], today);
            let payment = sums.map(|sums| words.payment([from, to], sums, names.club));
            let stays: Vec<String> = starts.into_iter().chain(payment).collect();
            Ok((names.club.replacement(tournament, from, to).into(), stays))
        })?;
        for stay in stays.unwrap_or_default() {
            context.say(&stay);
        }
        Ok(())
    }
}

/// Reads a group: `B` or `2`.
fn group(text: &str) -> Result<u32, ValueFault> {
    if let [letter @ (b'A'..=b'Z' | b'a'..=b'z')] = text.as_bytes() {
        return Ok(u32::from(letter.to_ascii_uppercase() - b'A') + 1);
    }
    text.parse().ok().filter(|&number: &u32| number > 0).ok_or(ValueFault::Written(Form::Group))
}

/// A tournament and some of its players, in order.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Field {
    name: String,
    #[arg(required = true, value_name = "PLAYER")]
    players: Vec<String>,
}

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Enter {
    #[command(flatten)]
    field: Field,
    #[arg(long)]
    anyway: bool,
}

impl Enter {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let today = context.outside.today();
        context.ask(|names| {
            let found = names.tournament(&self.field.name)?;
            let players = names.players(&self.field.players)?;
            if !self.anyway {
                admit(names, found, &players, today)?;
            }
            Ok(Action::EnterPlayers(EnterPlayers { tournament: found.id, players }).into())
        })
    }
}

/// Notes which entrants have come, before the start.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Here {
    #[command(flatten)]
    field: Field,
    #[arg(long)]
    away: bool,
    #[arg(long, conflicts_with = "away")]
    expected: bool,
}

impl Here {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let presence = match (self.away, self.expected) {
            (true, _) => Presence::Away,
            (_, true) => Presence::Expected,
            _ => Presence::Here,
        };
        context.ask(|names| {
            let tournament = names.tournament(&self.field.name)?.id;
            let players = names.entrants(tournament, &self.field.players)?;
            Ok(Action::SetPresence(SetPresence { tournament, players, presence }).into())
        })
    }
}

pub(super) fn remove(context: &mut Context<'_>, name: &str, player: &str) -> CliResult {
    context.ask(|names| {
        let tournament = names.tournament(name)?.id;
        let player = names.entrant(tournament, player)?;
        Ok(Action::RemoveEntrant(RemoveEntrant { tournament, player }).into())
    })
}

pub(super) fn order(context: &mut Context<'_>, field: &Field) -> CliResult {
    context.ask(|names| {
        let tournament = names.tournament(&field.name)?.id;
        let order = names.entrants(tournament, &field.players)?;
        Ok(Action::OrderEntrants(OrderEntrants { tournament, order }).into())
    })
}

/// Draws the next stage.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Start {
    name: String,
    #[arg(long, value_name = "N")]
    lot_number: Option<u64>,
    #[arg(long = "group", value_name = "PLAYER,PLAYER…")]
    groups: Vec<String>,
    #[arg(long)]
    without_missing: bool,
    #[arg(long, conflicts_with = "without_missing")]
    missing_later: bool,
}

/// Begins the next round of pods.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct NextRound {
    name: String,
    #[arg(long, value_name = "N")]
    lot_number: Option<u64>,
}

impl Start {
    /// Draws the next stage. Its lots come from the seed given now, else from the one of
    /// the plan, else from a new one. Prints which players of one club meet all the same.
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let mut desk = context.open()?;
        context.ask_at(&mut desk, |names| {
            let tournament = names.tournament(&self.name)?.id;
            let group = |text: &String| {
                let players: Vec<String> = text.split([',', '、']).map(str::to_owned).collect();
                names.entrants(tournament, &players)
            };
            let groups = self.groups.iter().map(group).collect::<Result<_, _>>()?;
            let choice = DrawChoice { lots: self.lot_number, groups };
            Ok(if self.without_missing || self.missing_later {
                Request::StartWithout { tournament, choice, come_later: self.missing_later }
            } else {
                Request::Draw { tournament, choice }
            })
        })?;
        let club = desk.club();
        let found = context.names(club).tournament(&self.name)?;
        for pair in club.mates_meeting(found) {
            context.say(&context.words.event.mates_meet(pair, club));
        }
        Ok(())
    }
}

impl NextRound {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        context.ask(|names| {
            let tournament = names.tournament(&self.name)?.id;
            Ok(Request::DrawRound { tournament, lots: self.lot_number })
        })
    }
}
