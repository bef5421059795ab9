//! Swiss pairings without a club: checks pairings of other programs, and makes up tournaments for them to pair.

use crate::cli::prelude::*;
use crate::domain::swiss::{Difference, RandomPlan, Report, ReportFault};
use crate::domain::trf::TrfVersion;
use crate::import::TrfReport;
use crate::import::file::read;

#[derive(Debug, Subcommand)]
pub(super) enum Pairings {
    Check(CheckPairings),
    Generate(Generate),
}

#[derive(Debug, clap::Args)]
pub(super) struct CheckPairings {
    #[arg(required = true, value_name = "FILE")]
    reports: Vec<PathBuf>,
}

/// The size of a made-up tournament, and the chances in it.
#[derive(Debug, clap::Args)]
pub(super) struct Generate {
    #[arg(long, value_name = "N", value_parser = players)]
    players: u32,
    #[arg(long, value_name = "N", value_parser = rounds)]
    rounds: u32,
    #[arg(long, value_name = "SEED")]
    seed: u64,
    #[arg(long, value_name = "P", value_parser = share, default_value = "0.05")]
    absent: u32,
    #[arg(long, value_name = "P", value_parser = share, default_value = "0.02")]
    forfeits: u32,
    #[arg(long, value_name = "P", value_parser = share, default_value = "0.3")]
    draws: u32,
    #[arg(long)]
    trf16: bool,
    #[command(flatten)]
    output: Output,
}

/// Starting numbers have four digits.
const MOST_PLAYERS: u32 = 9999;
const MOST_ROUNDS: u32 = 99;

fn players(text: &str) -> Result<u32, ValueFault> {
    whole(text, 2, MOST_PLAYERS)
}

fn rounds(text: &str) -> Result<u32, ValueFault> {
    whole(text, 1, MOST_ROUNDS)
}

fn whole(text: &str, least: u32, most: u32) -> Result<u32, ValueFault> {
    let number: u32 = text.parse().map_err(|_fault| ValueFault::Whole)?;
    let sound = (least..=most).contains(&number);
    sound.then_some(number).ok_or_else(|| ValueFault::Within(least.into(), most.into()))
}

/// Reads a share from 0 to 1, as thousandths.
fn share(text: &str) -> Result<u32, ValueFault> {
    let share = super::value::number(text)?;
    let sound = (0.0..=1.0).contains(&share);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 1000")]
    sound.then_some((share * 1000.0).round() as u32).ok_or(ValueFault::Within(0.0, 1.0))
}

impl Pairings {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        match self {
            Self::Check(check) => check.run(context),
            Self::Generate(generate) => generate.run(context),
        }
    }
}

/// Sums over all reports so far.
#[derive(Default)]
struct Totals {
    files: usize,
    rounds: usize,
    differing: usize,
    unread: usize,
}

impl CheckPairings {
    /// A report that cannot be read does not stop the check of the others.
    fn run(&self, context: &mut Context<'_>) -> CliResult {
        let words = context.words.pairings;
        let one = self.reports.len() == 1;
        let mut totals = Totals::default();
        for file in &self.reports {
            let (rounds, found) = match paired_again(context, file) {
                Err(message) if one => return Err(message.into()),
                Err(message) => {
                    totals.unread += 1;
                    context.say(&message.to_string());
                    continue;
                }
                Ok(found) => found,
            };
            totals.files += 1;
            totals.rounds += rounds;
            let mut differing: Vec<usize> = found.iter().map(Difference::round).collect();
            differing.dedup();
            totals.differing += differing.len();
            let name = file.display().to_string();
            for difference in &found {
                let line = words.difference(difference);
                let line = if one { line } else { words.in_file(&name, &line) };
                writeln!(context.out, "{line}")?;
            }
        }
        let Totals { files, rounds, differing, unread } = totals;
        writeln!(context.out, "{}", words.totals(files, rounds, differing, unread))?;
        if differing + unread == 0 { Ok(()) } else { Err(CliError::Found) }
    }
}

/// The number of rounds of a report, and how our pairings differ.
fn paired_again(context: &Context<'_>, file: &Path) -> Result<(usize, Vec<Difference>), Message> {
    let words = context.words;
    let shown = file.display().to_string();
    let bytes = read(file, Limits::REPORT).map_err(|why| words.command.not_read(file, &why))?;
    let report = TrfReport::read(&bytes).map_err(|unread| {
        let (faults, more) = unread.faults();
        match &faults[..] {
            [first, ..] => words.import.wrong(&shown, first, &Club::default()),
            [] => words.import.faults(&shown, &faults, more, &Club::default()),
        }
    })?;
    let fault = |why: ReportFault| words.pairings.fault(why, &shown);
    let report = Report::of(report.report()).map_err(fault)?;
    let rounds = report.paired_rounds().map_err(fault)?;
    Ok((rounds, report.differences().map_err(fault)?))
}

impl Generate {
    fn run(&self, context: &mut Context<'_>) -> CliResult {
        self.output.promises(context, &["trf", "trfx", "txt"])?;
        let plan = RandomPlan {
            players: self.players,
            rounds: self.rounds as usize,
            seed: self.seed,
            absent: self.absent,
            forfeits: self.forfeits,
            draws: self.draws,
            version: if self.trf16 { TrfVersion::V16 } else { TrfVersion::V26 },
        };
        let made = plan.report().map_err(|why| context.words.pairings.no_round(why))?;
        self.output.write(context, Readers::Usual, |out| write!(out, "{made}"))
    }
}
