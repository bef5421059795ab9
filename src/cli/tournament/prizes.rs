//! The prizes and the fees of a tournament.

use super::show::write;
use crate::cli::prelude::*;
use crate::club::action::{SetFees, SetPaid, SetPrizes};
use crate::club::refusal::EventRefusal;
use crate::domain::fee;
use crate::domain::prize::{self, Each, Money, PrizeList, Sharing, read_list, read_money};

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Prizes {
    name: String,
    #[arg(long = "set", value_name = "PRIZES", value_parser = prizes)]
    lists: Vec<(PrizeList, Option<String>)>,
    #[arg(long, value_parser = one_of::<Sharing>())]
    ties: Option<Sharing>,
    #[arg(long, value_parser = one_of::<Sharing>())]
    category_ties: Option<Sharing>,
    #[arg(long, value_parser = one_of::<Each>())]
    each: Option<Each>,
    #[arg(long, value_name = "AMOUNT", value_parser = amount)]
    coin: Option<Money>,
    #[arg(long, value_enum, default_value_t = TextFormat::Table)]
    format: TextFormat,
}

fn prizes(text: &str) -> Result<(PrizeList, Option<String>), ValueFault> {
    let (list, currency) =
        read_list(text).map_err(|fault| ValueFault::Money(fault, Form::Prizes))?;
    let is_empty = list.awards.is_empty();
    if is_empty { Err(ValueFault::Written(Form::Prizes)) } else { Ok((list, currency)) }
}

fn amount(text: &str) -> Result<Money, ValueFault> {
    Money::read(text).ok_or(ValueFault::Written(Form::Amount))
}

/// An amount, and its currency if one was typed.
fn paid(text: &str) -> Result<(Money, Option<String>), ValueFault> {
    read_money(text).ok_or(ValueFault::Written(Form::Amount))
}

impl Prizes {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let rules = self.ties.is_some() || self.category_ties.is_some();
        if rules || !self.lists.is_empty() || self.each.is_some() || self.coin.is_some() {
            context.ask(|names| {
                let found = names.tournament(&self.name)?;
                let (tournament, prizes) = (found.id, self.applied(&found.prizes));
                Ok(Action::SetPrizes(SetPrizes { tournament, prizes }).into())
            })?;
        }
        let desk = context.open()?;
        let found = context.names(desk.club()).tournament(&self.name)?;
        write(context, export::prizes(desk.club(), found), self.format)
    }

    /// The prizes changed by the options. Given lists replace all earlier ones.
    fn applied(&self, before: &prize::Prizes) -> prize::Prizes {
        let said: Vec<PrizeList> = self.lists.iter().map(|(list, _)| list.clone()).collect();
        let currency = self.lists.iter().find_map(|(_, currency)| currency.clone());
        let now = before.clone();
        prize::Prizes {
            lists: if said.is_empty() { now.lists } else { said },
            ties: self.ties.unwrap_or(now.ties),
            category_ties: self.category_ties.unwrap_or(now.category_ties),
            each: self.each.unwrap_or(now.each),
            coin: self.coin.unwrap_or(now.coin),
            // Plain figures have no currency, even where an earlier list had one.
            currency: if self.lists.is_empty() {
                now.currency
            } else {
                currency.unwrap_or_default()
            },
        }
    }
}

/// A tournament, and the fee to set. Without a tournament, the totals of all are printed.
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
    fee::Fees::read(text).map_err(|fault| ValueFault::Money(fault, Form::Fees))
}

impl Fees {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
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

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Paid {
    name: String,
    #[arg(required = true, value_name = "PLAYER")]
    players: Vec<String>,
    #[arg(long, value_name = "AMOUNT", value_parser = paid)]
    amount: Option<(Money, Option<String>)>,
    #[arg(long, conflicts_with = "amount")]
    back: bool,
}

impl Paid {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let today = context.outside.today();
        context.ask(|names| {
            let found = names.tournament(&self.name)?;
            if !self.back && !found.fees.are_asked() {
                let why = Refusal::Event(EventRefusal::NoFee(found.id));
                return Err(names.refusal(&why));
            }
            let typed = self.amount.as_ref();
            if let Some(currency) = typed.and_then(|(_, currency)| currency.as_deref())
                && !found.fees.currency.is_empty()
                && found.fees.currency != currency
            {
                return Err(names.words.command.other_currency(currency, &found.fees.currency));
            }
            // Players who withdrew are no longer entrants, but may get their money back.
            let payer = |player: PlayerId| payer(names.club, found, player);
            let players = names.players(&self.players)?.into_iter().map(payer);
            let pays = |player| {
                let due = || names.club.account(found, player, today).due;
                let typed = typed.map(|(money, _)| *money);
                let paid = if self.back { Money::NONE } else { typed.unwrap_or_else(due) };
                SetPaid { tournament: found.id, player, paid }.into()
            };
            Ok(Request::Do(players.map(pays).collect()))
        })
    }
}

/// The number under which a player is entered or has paid.
fn payer(club: &Club, tournament: &Tournament, player: PlayerId) -> PlayerId {
    let numbers = club.registry().numbers(player);
    let has_paid =
        || numbers.into_iter().find(|one| tournament.payers().any(|payer| payer == *one));
    club.entered_as(tournament.id, player).or_else(has_paid).unwrap_or(player)
}
