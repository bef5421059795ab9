//! Tournaments.

mod entries;
mod new;
mod results;
mod show;

use clap::Subcommand;

use super::context::Context;
use super::error::CliError;
use super::meant;
use super::output::TextFormat;
use crate::club::{Match, MatchState};
use crate::domain::ids::MatchNo;
use crate::export;

pub(super) use show::{print, print_all};

/// Tournaments. NAME is a tournament's name or its number like T3; PLAYER is a name, an alias or a
/// registration number.
#[derive(Debug, Subcommand)]
pub(super) enum Tournament {
    /// Open a tournament for entries
    New(new::New),
    /// List all tournaments
    List,
    /// Enter players, in this order
    Enter(entries::Field),
    /// Take an entrant out again, before the start
    Remove { name: String, player: String },
    /// Arrange all entrants by hand, best first, before the start
    Order(entries::Field),
    /// Draw the bracket or the round robin and begin
    Start {
        name: String,
        /// The seed of the lots, where the tournament is seeded at random
        #[arg(long, value_name = "N")]
        draw_seed: Option<u64>,
    },
    /// Show entrants, rounds and standings
    Show { name: String },
    /// List the matches
    Matches {
        name: String,
        /// Only those that can be played now
        #[arg(long)]
        ready: bool,
        #[arg(long, value_enum, default_value_t = TextFormat::Table)]
        format: TextFormat,
    },
    /// Record the result of a match, like 2-1; drawn games last, like 7-6-3
    Result(results::Played),
    /// Record that the other player did not play
    Walkover(results::Walkover),
    /// Correct a recorded result
    Correct(results::Correct),
    /// Show who stands where
    Standings {
        name: String,
        #[arg(long, value_enum, default_value_t = TextFormat::Table)]
        format: TextFormat,
    },
    /// End a tournament
    Close { name: String },
}

/// Reads the number of a match.
fn match_no(text: &str) -> Result<MatchNo, String> {
    let number = text.parse().map_err(|error: std::num::ParseIntError| error.to_string())?;
    Ok(MatchNo(number))
}

impl Tournament {
    pub(super) fn run(self, context: &mut Context<'_>) -> Result<(), CliError> {
        match self {
            Self::New(new) => new.run(context),
            Self::List => print_all(context, context.open()?.club()),
            Self::Enter(field) => entries::enter(context, &field),
            Self::Remove { name, player } => entries::remove(context, &name, &player),
            Self::Order(field) => entries::order(context, &field),
            Self::Start { name, draw_seed } => entries::start(context, &name, draw_seed),
            Self::Show { name } => {
                let desk = context.open()?;
                let found = meant::tournament(context.words, desk.club(), &name)?;
                print(context, desk.club(), found)
            }
            Self::Matches { name, ready, format } => {
                let desk = context.open()?;
                let found = meant::tournament(context.words, desk.club(), &name)?;
                let keep = |played: &Match| !ready || played.state() == MatchState::Ready;
                let sheet = export::matches_of(desk.club(), found, keep);
                Ok(sheet.write(format.into(), context.out)?)
            }
            Self::Result(played) => played.run(context),
            Self::Walkover(walkover) => walkover.run(context),
            Self::Correct(correct) => correct.run(context),
            Self::Standings { name, format } => {
                let desk = context.open()?;
                let found = meant::tournament(context.words, desk.club(), &name)?;
                let sheet = export::standings_of(desk.club(), found);
                Ok(sheet.write(format.into(), context.out)?)
            }
            Self::Close { name } => results::close(context, &name),
        }
    }
}
