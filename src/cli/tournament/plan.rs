//! How a stage is to be played, as an organiser says it.

use clap::ValueEnum;

use super::lengths::LengthArgs;
use crate::cli::error::CliError;
use crate::domain::bracket::GrandFinal;
use crate::domain::format::{Format, Seeding, StagePlan};
use crate::domain::length::Length;
use crate::domain::place_points::PlacePoints;
use crate::domain::seeding::Split;
use crate::domain::standings::{Context, MatchPoints, StandingsPlan, Step};
use crate::words::message::{Form, MessageWords, ValueFault};

/// A stage as it is planned.
#[derive(Debug, clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of the command line")]
pub(super) struct Plan {
    #[arg(long, value_enum)]
    format: FormatName,
    #[command(flatten)]
    long: LengthArgs,
    #[arg(long)]
    third_place: bool,
    #[arg(long, conflicts_with = "third_place")]
    placement: bool,
    #[arg(long, value_enum)]
    grand_final: Option<GrandFinalName>,
    #[arg(long)]
    double: bool,
    #[arg(long, value_name = "N")]
    groups: Option<u32>,
    #[arg(long, value_enum)]
    split: Option<SplitName>,
    #[arg(long, value_name = "N")]
    table_size: Option<u32>,
    #[arg(long, value_name = "N", value_parser = crate::cli::value::games)]
    games_per_round: Option<u32>,
    #[arg(long, value_name = "POINTS", value_delimiter = ',', allow_hyphen_values = true)]
    place_points: Vec<i32>,
    #[arg(long, value_name = "POINTS", value_parser = match_points)]
    points: Option<MatchPoints>,
    #[arg(long, value_name = "STEPS", value_parser = step, value_delimiter = ',')]
    tie_breaks: Vec<Step>,
    #[arg(long, value_name = "ROUND")]
    late_until: Option<u32>,
    #[arg(long, value_enum)]
    seeding: Option<SeedingName>,
    #[arg(long, value_name = "N")]
    draw_seed: Option<u64>,
    #[arg(long, value_name = "N")]
    lock: Option<u32>,
    #[arg(long)]
    apart: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum FormatName {
    SingleElimination,
    DoubleElimination,
    RoundRobin,
    Groups,
    Tables,
    Ladder,
    Recorded,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum SeedingName {
    Rating,
    Entry,
    Random,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum SplitName {
    Snake,
    Balanced,
    ByHand,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum GrandFinalName {
    Simple,
    Reset,
}

impl Plan {
    /// The plan, if its options mean something together.
    pub(super) fn read(&self, words: &MessageWords) -> Result<StagePlan, CliError> {
        self.fits_together(words)?;
        let seeding = match self.seeding {
            Some(SeedingName::Rating) => Seeding::Rating,
            Some(SeedingName::Entry) | None => Seeding::Entry,
            Some(SeedingName::Random) => Seeding::Random,
        };
        let format = self.format(words)?;
        let otherwise = match format {
            Format::Tables { games, .. } => Some(Length::Games(games)),
            Format::Ladder | Format::Recorded => Some(Length::Open),
            _ => None,
        };
        let double = self.format == FormatName::DoubleElimination;
        let lengths = self.long.lengths(otherwise, double);
        let lengths = lengths.ok_or_else(|| LengthArgs::missing(words, &self.format.option()))?;
        let points = Some(PlacePoints(self.place_points.clone()));
        Ok(StagePlan {
            lots: self.draw_seed,
            locked: self.lock,
            apart: self.apart,
            late_until: self.late_until,
            standings: self.standings(),
            place_points: points.filter(|points| !points.0.is_empty()),
            ..StagePlan::new(format, lengths, seeding)
        })
    }

    fn format(&self, words: &MessageWords) -> Result<Format, CliError> {
        let needed = |number: Option<u32>, option| {
            let missing = || words.command.needs(&self.format.option(), option);
            number.ok_or_else(|| CliError::Usage(missing()))
        };
        Ok(match self.format {
            FormatName::SingleElimination => Format::SingleElimination {
                third_place: self.third_place,
                placement: self.placement,
            },
            FormatName::DoubleElimination => {
                let grand_final = match self.grand_final {
                    Some(GrandFinalName::Reset) => GrandFinal::Reset,
                    Some(GrandFinalName::Simple) | None => GrandFinal::Simple,
                };
                Format::DoubleElimination { grand_final }
            }
            FormatName::RoundRobin => Format::RoundRobin { double: self.double },
            FormatName::Groups => {
                let split = match self.split {
                    Some(SplitName::Snake) | None => Split::Snake,
                    Some(SplitName::Balanced) => Split::Balanced,
                    Some(SplitName::ByHand) => Split::ByHand,
                };
                let groups = needed(self.groups, "--groups N")?;
                Format::Groups { groups, double: self.double, split }
            }
            FormatName::Tables => {
                let size = needed(self.table_size, "--table-size N")?;
                Format::Tables { size, games: self.games_per_round.unwrap_or(1) }
            }
            FormatName::Ladder => Format::Ladder,
            FormatName::Recorded => Format::Recorded,
        })
    }

    fn standings(&self) -> Option<StandingsPlan> {
        let usual = StandingsPlan::default();
        let steps = if self.tie_breaks.is_empty() { &usual.steps } else { &self.tie_breaks };
        let points = self.points.unwrap_or(usual.points);
        let plan = StandingsPlan { points, steps: steps.clone(), edition: usual.edition };
        let said = self.points.is_some() || !self.tie_breaks.is_empty();
        said.then_some(plan)
    }

    /// Options that mean nothing together are a mistake somewhere.
    fn fits_together(&self, words: &MessageWords) -> Result<(), CliError> {
        let refuse = |option, with: &str| CliError::Usage(words.command.option(option, &[with]));
        for (option, given, formats) in self.given() {
            if given && !formats.contains(&self.format) {
                return Err(refuse(option, &options(formats)));
            }
        }
        if self.draw_seed.is_some() && self.seeding != Some(SeedingName::Random) {
            return Err(refuse("--draw-seed", "--seeding random"));
        }
        let strange = |step: &&Step| {
            self.format != FormatName::Recorded && !step.criterion.suits_round_robin()
        };
        match self.tie_breaks.iter().find(strange) {
            Some(step) => {
                Err(refuse(&format!("--tie-breaks {}", step.criterion), "--format recorded"))
            }
            None => Ok(()),
        }
    }

    /// Every option that not all formats know, whether it is given, and with which it goes.
    fn given(&self) -> [(&'static str, bool, &'static [FormatName]); 19] {
        use FormatName::{
            DoubleElimination, Groups, Ladder, Recorded, RoundRobin, SingleElimination, Tables,
        };
        let long = &self.long;
        [
            (
                "--first-to",
                long.first_to.is_some(),
                &[SingleElimination, DoubleElimination, RoundRobin, Groups, Ladder, Recorded],
            ),
            (
                "--games",
                long.games.is_some(),
                &[SingleElimination, DoubleElimination, RoundRobin, Groups, Ladder, Recorded],
            ),
            (
                "--final-first-to",
                long.final_first_to.is_some(),
                &[SingleElimination, DoubleElimination],
            ),
            ("--semifinal-first-to", long.semifinal_first_to.is_some(), &[SingleElimination]),
            (
                "--round-first-to",
                !long.round_first_to.is_empty(),
                &[SingleElimination, DoubleElimination, RoundRobin, Groups],
            ),
            ("--third-place", self.third_place, &[SingleElimination]),
            ("--placement", self.placement, &[SingleElimination]),
            ("--grand-final", self.grand_final.is_some(), &[DoubleElimination]),
            ("--double", self.double, &[RoundRobin, Groups]),
            ("--groups", self.groups.is_some(), &[Groups]),
            ("--split", self.split.is_some(), &[Groups]),
            ("--table-size", self.table_size.is_some(), &[Tables]),
            ("--games-per-round", self.games_per_round.is_some(), &[Tables]),
            ("--place-points", !self.place_points.is_empty(), &[Tables]),
            ("--points", self.points.is_some(), &[RoundRobin, Groups, Recorded]),
            ("--tie-breaks", !self.tie_breaks.is_empty(), &[RoundRobin, Groups, Recorded]),
            ("--late-until", self.late_until.is_some(), &[RoundRobin, Groups]),
            (
                "--lock",
                self.lock.is_some(),
                &[SingleElimination, DoubleElimination, RoundRobin, Groups],
            ),
            ("--apart", self.apart, &[SingleElimination, DoubleElimination, Groups]),
        ]
    }
}

impl FormatName {
    fn label(self) -> String {
        self.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
    }

    /// As it is typed.
    fn option(self) -> String {
        format!("--format {}", self.label())
    }
}

fn options(formats: &[FormatName]) -> String {
    let names: Vec<String> = formats.iter().map(|format| format.label()).collect();
    format!("--format {}", names.join("|"))
}

fn match_points(text: &str) -> Result<MatchPoints, ValueFault> {
    let parts: Option<Vec<u8>> = text.split(['-', '–', '−']).map(half_points).collect();
    match parts.as_deref() {
        Some(&[win, draw, loss]) => Ok(MatchPoints { win, draw, loss }),
        _ => Err(ValueFault::Written(Form::MatchPoints)),
    }
}

/// A number of points, counted in halves.
fn half_points(text: &str) -> Option<u8> {
    let text = text.trim();
    let (whole, half) = match text.strip_suffix('½').or_else(|| text.strip_suffix(".5")) {
        Some("") => return Some(1),
        Some(whole) => (whole, 1),
        None => (text, 0),
    };
    whole.parse::<u8>().ok()?.checked_mul(2)?.checked_add(half)
}

fn step(text: &str) -> Result<Step, ValueFault> {
    let (name, context) = match text.split_once(':') {
        None => (text, Context::All),
        Some((name, among)) if among.eq_ignore_ascii_case("tied") => (name, Context::AmongTied),
        Some((_, other)) => return Err(ValueFault::NotTied(other.to_owned())),
    };
    let unknown = |_fault| ValueFault::NoTieBreak(name.to_owned());
    let criterion = name.parse().map_err(unknown)?;
    Ok(Step { criterion, context })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_in_halves() {
        let points = |win, draw, loss| Ok(MatchPoints { win, draw, loss });
        assert_eq!(match_points("3-1-0"), points(6, 2, 0));
        assert_eq!(match_points("1-½-0"), points(2, 1, 0));
        assert_eq!(match_points("1–0.5–0"), points(2, 1, 0));
        for text in ["", "3-1", "1-0.3-0", "200-1-0", "a-b-c"] {
            assert!(match_points(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_step_may_look_among_the_tied() {
        assert_eq!(step("gd:TIED").unwrap().context, Context::AmongTied);
        assert_eq!(step("SB").unwrap().context, Context::All);
        for text in ["", "XX", "GD:all"] {
            assert!(step(text).is_err(), "{text}");
        }
    }
}
