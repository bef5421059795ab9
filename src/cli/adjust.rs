//! Corrections of ratings by hand.

use chrono::NaiveDate;
use clap::ArgGroup;

use super::context::Context;
use super::error::CliError;
use super::value::{day, number};
use crate::club::Action;
use crate::club::action::AdjustRating;
use crate::domain::name::clean;
use crate::domain::rating::Change;

/// A correction of ratings by hand: the players, the change and the reason.
#[derive(Debug, clap::Args)]
#[command(group = ArgGroup::new("whose").required(true).args(["player", "everybody"]))]
#[command(group = ArgGroup::new("change").required(true).args(["by", "to"]))]
pub(super) struct Adjust {
    player: Option<String>,
    #[arg(long, conflicts_with = "to")]
    everybody: bool,
    #[arg(long, value_name = "±POINTS", allow_negative_numbers = true, value_parser = number)]
    by: Option<f64>,
    #[arg(long, value_name = "RATING", allow_negative_numbers = true, value_parser = number)]
    to: Option<f64>,
    #[arg(long)]
    reason: String,
    #[arg(long, value_name = "NAME")]
    list: Option<String>,
    #[arg(long, value_name = "DAY", value_parser = day)]
    on: Option<NaiveDate>,
}

impl Adjust {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let today = context.outside.today();
        let on = self.on.unwrap_or(today);
        let change = match (self.by, self.to) {
            (_, Some(rating)) => Change::To(rating),
            (points, None) => Change::By(points.unwrap_or_default()),
        };
        context.ask(|names| {
            let list = names.list(self.list.as_deref())?.id;
            let player = self.player.as_deref().map(|text| names.player(text)).transpose()?;
            let reason = clean(&self.reason);
            let adjust = Action::AdjustRating(AdjustRating { list, player, change, reason, on });
            let dated = adjust.may_be_dated(today);
            dated.map_err(|refusal| names.refusal(&refusal))?;
            Ok(adjust.into())
        })
    }
}
