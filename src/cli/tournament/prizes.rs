//! The prizes of a tournament.

use super::show::write;
use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::cli::output::TextFormat;
use crate::cli::value::one_of;
use crate::club::Action;
use crate::club::action::SetPrizes;
use crate::domain::prize::{self, Each, Money, PrizeList, Sharing, read_list};
use crate::export;
use crate::words::message::{Form, ValueFault};

/// A tournament, and what is set of its prizes.
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
    let read = read_list(text).filter(|(list, _)| !list.awards.is_empty());
    read.ok_or(ValueFault::Written(Form::Prizes))
}

fn amount(text: &str) -> Result<Money, ValueFault> {
    Money::read(text).ok_or(ValueFault::Written(Form::Amount))
}

impl Prizes {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
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

    /// The prizes with what was said; lists that are said replace all there were.
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
            currency: currency.unwrap_or(now.currency),
        }
    }
}
