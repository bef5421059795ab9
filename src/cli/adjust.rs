//! Corrections of ratings by hand, and handicaps that make a match even.

use clap::ArgGroup;

use super::expect::PairArgs;
use super::value::number;
use crate::cli::prelude::*;
use crate::club::action::AdjustRating;
use crate::domain::rating::{
    Change, Odds, Race, expected, fair_races, prediction, race_foretold, race_won,
};

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
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
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
            let adjust = AdjustRating { list, player, change, reason, on }.into();
            names.may_be_dated(&adjust, today)?;
            Ok(adjust.into())
        })
    }
}

#[derive(Debug, clap::Args)]
pub(super) struct Handicap {
    #[command(flatten)]
    two: PairArgs,
    #[arg(long, value_name = "A-B", value_parser = needed)]
    race: Option<[u32; 2]>,
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = games)]
    longest: u32,
}

fn needed(text: &str) -> Result<[u32; 2], ValueFault> {
    let (a, b) = text.split_once(['-', '–']).ok_or(ValueFault::Written(Form::Race))?;
    Ok([games(a.trim())?, games(b.trim())?])
}

impl Handicap {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let (_, [a, b]) = self.two.find(context)?;
        let wins = expected(a.rating - b.rating, Odds::EVEN);
        writeln!(context.out, "{}", context.words.label.expected(wins))?;
        let looked_at = self.race.map(|[to_a, to_b]| {
            let probability = race_won([to_a, to_b], wins);
            Race { to_a, to_b, probability }
        });
        let proposed = fair_races(wins, self.longest);
        let (gap, deviation) = (a.rating - b.rating, a.deviation.hypot(b.deviation));
        for race in looked_at.iter().chain(&proposed) {
            writeln!(context.out, "{}", context.words.rating.race(&a.name, &b.name, race))?;
            if deviation > 0.0 {
                let won = match [race.to_a, race.to_b] {
                    [1, 1] => prediction(gap, deviation),
                    length => race_foretold(length, gap, deviation),
                };
                let game = prediction(gap, deviation);
                writeln!(context.out, "  {}", context.words.rating.uncertain(game, won))?;
            }
        }
        Ok(())
    }
}
