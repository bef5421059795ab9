//! Draws: the stage that comes next, and the seats of the next round of table play.

use super::meant;
use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::club::question::seeding::DrawChoice;

/// The draw of the stage that comes next.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Start {
    name: String,
    #[arg(long, value_name = "N")]
    draw_seed: Option<u64>,
    #[arg(long = "group", value_name = "PLAYER,PLAYER…")]
    groups: Vec<String>,
}

/// The next round of table play.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Seats {
    name: String,
    #[arg(long, value_name = "N")]
    draw_seed: Option<u64>,
}

impl Start {
    /// Draws the stage that comes next; lots are drawn with the seed given now, the one agreed on
    /// when the stage was planned, or a new one. Says which club mates meet all the same.
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let words = context.words;
        let chance = context.outside.lots();
        let mut desk = context.open()?;
        context.decide(&mut desk, |club| {
            let found = meant::tournament(words, club, &self.name)?;
            let group = |text: &String| {
                let names: Vec<String> = text.split([',', '、']).map(str::to_owned).collect();
                meant::entrants(words, club, found.id, &names)
            };
            let groups = self.groups.iter().map(group).collect::<Result<_, _>>()?;
            Ok(vec![club.draw(found, &DrawChoice { lots: self.draw_seed, groups }, chance)])
        })?;
        let club = desk.club();
        let found = meant::tournament(words, club, &self.name)?;
        for pair in club.mates_meeting(found) {
            context.say(&words.event.mates_meet(pair, club));
        }
        Ok(())
    }
}

impl Seats {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let words = context.words;
        let chance = context.outside.lots();
        let mut desk = context.open()?;
        context.decide(&mut desk, |club| {
            let found = meant::tournament(words, club, &self.name)?;
            Ok(vec![club.draw_round(found, self.draw_seed, chance)])
        })
    }
}
