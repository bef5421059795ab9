//! Draws: the stage that comes next, and the seats of the next round of table play.

use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::club::question::seeding::DrawChoice;
use crate::request::Request;

/// The draw of the stage that comes next.
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

/// The next round of table play.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct NextRound {
    name: String,
    #[arg(long, value_name = "N")]
    lot_number: Option<u64>,
}

impl Start {
    /// Draws the stage that comes next; lots are drawn with the seed given now, the one agreed on
    /// when the stage was planned, or a new one. Says which club mates meet all the same.
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
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
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        context.ask(|names| {
            let tournament = names.tournament(&self.name)?.id;
            Ok(Request::DrawRound { tournament, lots: self.lot_number })
        })
    }
}
