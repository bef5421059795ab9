//! Handicaps that make a match even.

use super::context::Context;
use super::error::CliError;
use super::expect::PairArgs;
use super::value::games;
use crate::domain::rating::{
    Odds, Race, expected, fair_races, prediction, race_foretold, race_won,
};
use crate::words::message::{Form, ValueFault};

/// Two ratings or players, and how long a match between them may be.
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
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
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
