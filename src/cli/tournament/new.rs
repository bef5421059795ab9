//! Opening a tournament.

use clap::{ArgGroup, ValueEnum};

use super::meant;
use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::cli::expect::games;
use crate::club::{Action, Club};
use crate::domain::format::{Format, Seeding, StagePlan};
use crate::domain::length::{Length, Lengths, RoundLength};
use crate::domain::name::clean;
use crate::domain::round::RoundName;
use crate::words::message::MessageWords;

/// A tournament as it is planned.
#[derive(Debug, clap::Args)]
#[command(group = ArgGroup::new("length").required(true).multiple(true).args(["first_to", "games"]))]
pub(in crate::cli) struct New {
    name: String,
    #[arg(long, value_enum)]
    format: FormatName,
    /// Whoever first wins N games wins the match
    #[arg(long, value_name = "N", value_parser = games)]
    first_to: Option<u32>,
    /// Another N for the final
    #[arg(long, value_name = "N", value_parser = games)]
    final_first_to: Option<u32>,
    /// Another N for the semi-finals
    #[arg(long, value_name = "N", value_parser = games)]
    semifinal_first_to: Option<u32>,
    /// Every match has exactly N games, whoever wins first, and may end level in a round robin
    #[arg(long, value_name = "N", value_parser = games)]
    games: Option<u32>,
    /// Everybody meets everybody twice
    #[arg(long)]
    double: bool,
    /// What decides the order of the seeds
    #[arg(long, value_enum, default_value_t = SeedingName::Entry)]
    seeding: SeedingName,
    /// The seed of the lots, where it is agreed on beforehand
    #[arg(long, value_name = "N")]
    draw_seed: Option<u64>,
    /// The losers of the semi-finals play for third place
    #[arg(long)]
    third_place: bool,
    /// The rating list its matches count for [default: main]
    #[arg(long, value_name = "NAME")]
    list: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum FormatName {
    /// Whoever loses is out
    SingleElimination,
    /// Everybody meets everybody
    RoundRobin,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum SeedingName {
    /// The highest rating first
    Rating,
    /// The order of entry, or as arranged by hand
    Entry,
    /// Lots
    Random,
}

impl New {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let words = context.words;
        self.fits_together(words)?;
        let open = |club: &Club| {
            let list = meant::list(words, club, self.list.as_deref())?.id;
            let tournament = club.next_tournament();
            let (name, plan) = (clean(&self.name), self.plan());
            Ok(vec![Action::CreateTournament { tournament, name, list, plan }])
        };
        let mut desk = context.begin_with(open)?;
        context.decide(&mut desk, open)
    }

    /// Options that mean nothing together are a mistake somewhere.
    fn fits_together(&self, words: &MessageWords) -> Result<(), CliError> {
        let elimination = ("--format single-elimination", FormatName::SingleElimination);
        let round_robin = ("--format round-robin", FormatName::RoundRobin);
        for (option, given, (with, format)) in [
            ("--final-first-to", self.final_first_to.is_some(), elimination),
            ("--semifinal-first-to", self.semifinal_first_to.is_some(), elimination),
            ("--third-place", self.third_place, elimination),
            ("--double", self.double, round_robin),
        ] {
            if given && self.format != format {
                return Err(CliError::Usage((words.command.option)(option, with)));
            }
        }
        if self.draw_seed.is_some() && self.seeding != SeedingName::Random {
            let message = (words.command.option)("--draw-seed", "--seeding random");
            return Err(CliError::Usage(message));
        }
        Ok(())
    }

    fn plan(&self) -> StagePlan {
        let own = |round, games: Option<u32>| {
            Some(RoundLength { round, length: Length::FirstTo(games?) })
        };
        let semi_finals = own(RoundName::SemiFinal, self.semifinal_first_to);
        let last = own(RoundName::Final, self.final_first_to);
        // The group of arguments sees to it that one of the two is given; a fixed number of games
        // is played to its end, whoever was first to win so many.
        let usual = match self.games {
            Some(games) => Length::Games(games),
            None => Length::FirstTo(self.first_to.unwrap_or_default()),
        };
        let format = match self.format {
            FormatName::SingleElimination => {
                Format::SingleElimination { third_place: self.third_place, placement: false }
            }
            FormatName::RoundRobin => Format::RoundRobin { double: self.double },
        };
        let seeding = match self.seeding {
            SeedingName::Rating => Seeding::Rating,
            SeedingName::Entry => Seeding::Entry,
            SeedingName::Random => Seeding::Random,
        };
        let lengths = Lengths { usual, rounds: semi_finals.into_iter().chain(last).collect() };
        StagePlan { lots: self.draw_seed, ..StagePlan::new(format, lengths, seeding) }
    }
}
