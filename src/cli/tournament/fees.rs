//! The fee of a tournament, and what its entrants have paid.

use super::show::write;
use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::cli::output::TextFormat;
use crate::club::action::{SetFees, SetPaid};
use crate::club::refusal::EventRefusal;
use crate::club::{Action, Club, Refusal, Tournament};
use crate::domain::fee;
use crate::domain::number::PlayerId;
use crate::domain::prize::Money;
use crate::export;
use crate::request::Request;
use crate::words::message::{Form, ValueFault};

/// A tournament, and the fee to set; without one, the totals of all.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Fees {
    name: Option<String>,
    #[arg(long, value_name = "FEES", value_parser = fees, requires = "name")]
    set: Option<fee::Fees>,
    #[arg(long, requires = "name")]
    open: bool,
    #[arg(long, value_enum, default_value_t = TextFormat::Table)]
    format: TextFormat,
}

fn fees(text: &str) -> Result<fee::Fees, ValueFault> {
    fee::Fees::read(text).ok_or(ValueFault::Written(Form::Fees))
}

impl Fees {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let today = context.outside.today();
        let Some(name) = &self.name else {
            let desk = context.open()?;
            return write(context, export::fee_totals(desk.club(), today), self.format);
        };
        if let Some(fees) = &self.set {
            context.ask(|names| {
                let tournament = names.tournament(name)?.id;
                Ok(Action::SetFees(SetFees { tournament, fees: fees.clone() }).into())
            })?;
        }
        let desk = context.open()?;
        let (club, found) = (desk.club(), context.names(desk.club()).tournament(name)?);
        let list = if self.open { export::open_fees } else { export::fees };
        write(context, list(club, found, today), self.format)?;
        if let Some(totals) = club.fee_totals(found, today) {
            for told in context.all_words.screen.fees.told(&found.fees, totals) {
                context.say(&told);
            }
        }
        Ok(())
    }
}

/// Entrants who have paid.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Paid {
    name: String,
    #[arg(required = true, value_name = "PLAYER")]
    players: Vec<String>,
    #[arg(long, value_name = "AMOUNT", value_parser = amount)]
    amount: Option<Money>,
    #[arg(long, conflicts_with = "amount")]
    back: bool,
}

fn amount(text: &str) -> Result<Money, ValueFault> {
    Money::read(text).ok_or(ValueFault::Written(Form::Amount))
}

impl Paid {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let today = context.outside.today();
        context.ask(|names| {
            let found = names.tournament(&self.name)?;
            if !self.back && !found.fees.are_asked() {
                let why = Refusal::Event(EventRefusal::NoFee(found.id));
                return Err(names.refusal(&why));
            }
            // Those who left are no entrants any more, and may get their money back.
            let payer = |player: PlayerId| payer(names.club, found, player);
            let players = names.players(&self.players)?.into_iter().map(payer);
            let pays = |player| {
                let due = || names.club.account(found, player, today).due;
                let paid = if self.back { Money::NONE } else { self.amount.unwrap_or_else(due) };
                SetPaid { tournament: found.id, player, paid }.into()
            };
            Ok(Request::Do(players.map(pays).collect()))
        })
    }
}

/// The number under which a player is entered, or has paid.
fn payer(club: &Club, tournament: &Tournament, player: PlayerId) -> PlayerId {
    let numbers = club.registry().numbers(player);
    let has_paid =
        || numbers.into_iter().find(|one| tournament.payers().any(|payer| payer == *one));
    club.entered_as(tournament.id, player).or_else(has_paid).unwrap_or(player)
}
