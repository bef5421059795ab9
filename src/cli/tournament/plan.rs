//! The options for a stage, and the consequences of an action before it is done.

use super::lengths::LengthArgs;
use crate::cli::prelude::*;
use crate::domain::bracket::GrandFinal;
use crate::domain::format::{Format, FormatKind, Seeding};
use crate::domain::place_points::PlacePoints;
use crate::domain::seeding::Split;
use crate::domain::standings::{MatchPoints, NotAStep, NotPoints, StandingsPlan, Step};
use crate::domain::swiss::{Bands, NotBands, SwissPlan};

#[derive(Debug, clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of the command line")]
pub(super) struct Plan {
    #[arg(long, value_parser = one_of::<FormatKind>())]
    format: FormatKind,
    #[command(flatten)]
    long: LengthArgs,
    #[arg(long)]
    third_place: bool,
    #[arg(long, conflicts_with = "third_place")]
    all_places: bool,
    #[arg(long, value_parser = one_of::<GrandFinal>())]
    grand_final: Option<GrandFinal>,
    #[arg(long)]
    double: bool,
    #[arg(long, value_name = "N")]
    groups: Option<u32>,
    #[arg(long, value_parser = one_of::<Split>())]
    split: Option<Split>,
    #[arg(long, value_name = "N")]
    rounds: Option<u32>,
    #[arg(long)]
    no_colours: bool,
    #[arg(long)]
    accelerated: bool,
    #[arg(long, value_name = "RATINGS", value_parser = bands, conflicts_with = "accelerated")]
    bands: Option<Bands>,
    #[arg(long, value_name = "ROUND")]
    clubs_apart: Option<u32>,
    #[arg(long, value_name = "POINTS", value_parser = half_points)]
    bye_points: Option<u8>,
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
    #[arg(long, value_parser = one_of::<Seeding>())]
    seeding: Option<Seeding>,
    #[arg(long, value_name = "N")]
    lot_number: Option<u64>,
    #[arg(long, value_name = "N")]
    lock_seeds: Option<u32>,
    #[arg(long)]
    separate_clubs: bool,
}

impl Plan {
    /// The plan of the options. An error if they do not go together.
    pub(super) fn read(&self, words: &MessageWords) -> CliResult<StagePlan> {
        self.fits_together(words)?;
        let format = self.format(words)?;
        let otherwise = match format {
            Format::Tables { games, .. } => Some(Length::Games(games)),
            Format::Ladder | Format::Recorded => Some(Length::Open),
            _ => None,
        };
        let double = self.format == FormatKind::DoubleElimination;
        let lengths = self.long.lengths(otherwise, double);
        let lengths = lengths.ok_or_else(|| LengthArgs::missing(words, &option(self.format)))?;
        let points = Some(PlacePoints(self.place_points.clone()));
        Ok(StagePlan {
            lots: self.lot_number,
            locked: self.lock_seeds,
            apart: self.separate_clubs,
            late_until: self.late_until,
            standings: self.standings(),
            swiss: self.swiss(),
            place_points: points.filter(|points| !points.0.is_empty()),
            ..StagePlan::new(format, lengths, self.seeding.unwrap_or_default())
        })
    }

    fn format(&self, words: &MessageWords) -> CliResult<Format> {
        let needed = |number: Option<u32>, needed| {
            let missing = || words.command.needs(option(self.format), needed);
            number.ok_or_else(|| CliError::Usage(missing()))
        };
        Ok(match self.format {
            FormatKind::SingleElimination => Format::SingleElimination {
                third_place: self.third_place,
                placement: self.all_places,
            },
            FormatKind::DoubleElimination => {
                let grand_final = self.grand_final.unwrap_or(GrandFinal::Simple);
                Format::DoubleElimination { grand_final }
            }
            FormatKind::RoundRobin => Format::RoundRobin { double: self.double },
            FormatKind::Groups => {
                let groups = needed(self.groups, "--groups N")?;
                let split = self.split.unwrap_or_default();
                Format::Groups { groups, double: self.double, split }
            }
            FormatKind::Swiss => {
                // Blank: as many rounds as the entrants need at the start.
                Format::Swiss { rounds: self.rounds.unwrap_or(0), colours: !self.no_colours }
            }
            FormatKind::Tables => {
                let size = needed(self.table_size, "--table-size N")?;
                Format::Tables { size, games: self.games_per_round.unwrap_or(1) }
            }
            FormatKind::Ladder => Format::Ladder,
            FormatKind::Recorded => Format::Recorded,
        })
    }

    /// The Swiss rules that differ from the usual; none if none does.
    fn swiss(&self) -> Option<SwissPlan> {
        let plan = SwissPlan {
            apart: self.clubs_apart.unwrap_or(0),
            accelerated: self.accelerated,
            bands: self.bands.clone().unwrap_or_default(),
            bye: self.bye_points,
        };
        (plan != SwissPlan::default()).then_some(plan)
    }

    fn standings(&self) -> Option<StandingsPlan> {
        let usual = StandingsPlan::usual(self.format.plain());
        let steps = if self.tie_breaks.is_empty() { &usual.steps } else { &self.tie_breaks };
        let points = self.points.unwrap_or(usual.points);
        let plan = StandingsPlan { points, steps: steps.clone(), edition: usual.edition };
        let said = self.points.is_some() || !self.tie_breaks.is_empty();
        said.then_some(plan)
    }

    /// An error if two options do not go together.
    fn fits_together(&self, words: &MessageWords) -> CliResult {
        let refuse = |option, with: &str| CliError::Usage(words.command.option(option, &[with]));
        for (option, given, formats) in self.given() {
            if given && !formats.contains(&self.format) {
                return Err(refuse(option, &options(formats)));
            }
        }
        if self.lot_number.is_some() && self.seeding != Some(Seeding::Random) {
            return Err(refuse("--lot-number", "--seeding random"));
        }
        let strange = |step: &&Step| {
            !matches!(self.format, FormatKind::Recorded | FormatKind::Swiss)
                && !step.criterion.suits_round_robin()
        };
        match self.tie_breaks.iter().find(strange) {
            Some(step) => {
                Err(refuse(&format!("--tie-breaks {}", step.criterion), "--format swiss|recorded"))
            }
            None => Ok(()),
        }
    }

    /// Each option that only some formats have: its name, whether it is given, and those formats.
    fn given(&self) -> [(&'static str, bool, &'static [FormatKind]); 25] {
        use FormatKind::{
            DoubleElimination, Groups, Ladder, Recorded, RoundRobin, SingleElimination, Swiss,
            Tables,
        };
        const ELIMINATIONS: &[FormatKind] = &[SingleElimination, DoubleElimination];
        const OF_TWO: &[FormatKind] =
            &[SingleElimination, DoubleElimination, RoundRobin, Groups, Swiss];
        const WITH_LENGTHS: &[FormatKind] =
            &[SingleElimination, DoubleElimination, RoundRobin, Groups, Swiss, Ladder, Recorded];
        let long = &self.long;
        [
            ("--first-to", long.first_to.is_some(), WITH_LENGTHS),
            ("--games", long.games.is_some(), WITH_LENGTHS),
            ("--final-first-to", long.final_first_to.is_some(), ELIMINATIONS),
            ("--semifinal-first-to", long.semifinal_first_to.is_some(), &[SingleElimination]),
            ("--round-first-to", !long.round_first_to.is_empty(), OF_TWO),
            ("--third-place", self.third_place, &[SingleElimination]),
            ("--all-places", self.all_places, &[SingleElimination]),
            ("--grand-final", self.grand_final.is_some(), &[DoubleElimination]),
            ("--double", self.double, &[RoundRobin, Groups]),
            ("--groups", self.groups.is_some(), &[Groups]),
            ("--split", self.split.is_some(), &[Groups]),
            ("--rounds", self.rounds.is_some(), &[Swiss]),
            ("--no-colours", self.no_colours, &[Swiss]),
            ("--accelerated", self.accelerated, &[Swiss]),
            ("--bands", self.bands.is_some(), &[Swiss]),
            ("--clubs-apart", self.clubs_apart.is_some(), &[Swiss]),
            ("--bye-points", self.bye_points.is_some(), &[Swiss]),
            ("--table-size", self.table_size.is_some(), &[Tables]),
            ("--games-per-round", self.games_per_round.is_some(), &[Tables]),
            ("--place-points", !self.place_points.is_empty(), &[Tables]),
            ("--points", self.points.is_some(), &[RoundRobin, Groups, Swiss, Recorded]),
            ("--tie-breaks", !self.tie_breaks.is_empty(), &[RoundRobin, Groups, Swiss, Recorded]),
            ("--late-until", self.late_until.is_some(), &[RoundRobin, Groups]),
            ("--lock-seeds", self.lock_seeds.is_some(), OF_TWO),
            (
                "--separate-clubs",
                self.separate_clubs,
                &[SingleElimination, DoubleElimination, Groups],
            ),
        ]
    }
}

fn option(format: FormatKind) -> String {
    format!("--format {format}")
}

fn options(formats: &[FormatKind]) -> String {
    let names: Vec<&str> = formats.iter().map(<&str>::from).collect();
    format!("--format {}", names.join("|"))
}

pub(super) fn match_points(text: &str) -> Result<MatchPoints, ValueFault> {
    text.parse().map_err(|NotPoints| ValueFault::Written(Form::MatchPoints))
}

/// Reads points such as `0.5`, as a number of half-points.
fn half_points(text: &str) -> Result<u8, ValueFault> {
    let points: MatchPoints = format!("{text}-0-0")
        .parse()
        .map_err(|NotPoints| ValueFault::Written(Form::MatchPoints))?;
    Ok(points.win)
}

/// Reads the ratings at which bands begin.
fn bands(text: &str) -> Result<Bands, ValueFault> {
    let bands: Bands = text.parse().map_err(|NotBands| ValueFault::Written(Form::Bands))?;
    if bands.is_empty() { Err(ValueFault::Written(Form::Bands)) } else { Ok(bands) }
}

fn step(text: &str) -> Result<Step, ValueFault> {
    text.parse().map_err(|fault| match fault {
        NotAStep::NoCriterion(name) => ValueFault::NoTieBreak(name),
        NotAStep::NoContext(other) => ValueFault::NotTied(other),
    })
}

/// Records a request. If `dry_run`, only prints its consequences. Returns the value beside the request.
pub(super) fn ask_or_foresee<T>(
    context: &mut Context<'_>,
    dry_run: bool,
    ask: impl Fn(Names<'_>) -> Result<(Request, T), Message>,
) -> CliResult<Option<T>> {
    let mut desk = context.open()?;
    if !dry_run {
        return context.ask_with(&mut desk, ask);
    }
    let names = context.names(desk.club());
    let (request, value) = ask(names)?;
    let foreseen = request.foresee(names.club, context.outside.lots());
    let (actions, foreseen) = foreseen.map_err(|refusal| names.refusal(&refusal))?;
    for action in &actions {
        writeln!(context.out, "{}", context.words.entries.action(action, names.club, None))?;
    }
    if let Some(id) = actions.first().and_then(Action::tournament)
        && let Some(found) = names.club.tournament(id)
    {
        let words = &context.words.foresight;
        for line in words.lines(&actions, &foreseen, names.club, |no| found.round_of(no)) {
            writeln!(context.out, "{line}")?;
        }
        if !foreseen.void.is_empty() {
            let choice = words.choice(&foreseen.void, foreseen.keep.as_deref());
            writeln!(context.out, "{choice}")?;
        }
    }
    if !actions.is_empty() {
        context.say(context.words.foresight.dry_run());
    }
    Ok(Some(value))
}
