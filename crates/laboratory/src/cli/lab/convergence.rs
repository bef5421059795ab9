//! The effect of K and the other rules on ratings.

use super::presentation::{Shown, WordedFindings};
use crate::charts;
use crate::domain::rating::{Damping, KStep, Scale, Unit};
use crate::lab::convergence::{Bounds, Convergence, Recommended, Schedule, past};
use crate::sheets;
use crate::words::own;
use banzuke::cli::context::{CliError, Context};
use banzuke::cli::output::ProgressLine;
use banzuke::cli::rules::{OrNone, damping, k_step};
use banzuke::cli::value::{count, distance, k, one_of, start};

/// The simulated players and games, the rules that rate them, and the output. Rules that are given are tried in all
/// combinations.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Command {
    #[arg(long, value_name = "SCHEDULE", value_delimiter = ',', value_parser = one_of::<Schedule>())]
    schedule: Vec<Schedule>,
    #[arg(long, value_name = "NAME")]
    list: Option<String>,
    #[arg(long, value_name = "N", value_parser = count)]
    sets: Option<u32>,
    #[arg(long, value_name = "N", value_parser = count)]
    players: Option<u32>,
    #[arg(long, value_name = "N", value_parser = count)]
    games: Option<u32>,
    #[arg(long, value_name = "POINTS", value_parser = distance)]
    deviation: Option<f64>,
    #[arg(long, value_name = "POINTS", value_parser = distance)]
    drift: Option<f64>,
    #[arg(long, value_name = "N", value_parser = count)]
    few: Option<u32>,
    #[arg(long, value_name = "N", value_parser = count)]
    veteran: Option<u32>,
    #[arg(long, value_name = "K", value_delimiter = ',', value_parser = k)]
    k: Vec<f64>,
    #[arg(long, value_name = "RATING", value_delimiter = ',', value_parser = start)]
    start: Vec<f64>,
    #[arg(long, value_name = "UNIT", value_delimiter = ',', value_parser = one_of::<Unit>())]
    unit: Vec<Unit>,
    #[arg(long, value_name = "RULE", value_delimiter = ',', value_parser = damping)]
    damping: Vec<OrNone<Damping>>,
    #[arg(long, value_name = "RULE", value_parser = k_step)]
    k_step: Vec<OrNone<KStep>>,
    #[command(flatten)]
    shown: Shown,
}

impl Command {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let mut plan = self.plan();
        if plan.schedules.contains(&Schedule::Club) {
            let desk = context.open()?;
            let list = context.names(desk.club()).list(self.list.as_deref())?;
            plan.past = past(desk.club(), list.id);
            if plan.past.is_empty() {
                return Err(own(context.all_words).experiment.no_past(&list.name).into());
            }
        }
        let words = own(context.all_words).experiment;
        // Only the operating system can stop it here.
        let Ok(outcomes) = plan.play(&ProgressLine::new(context.words.command)) else {
            return Ok(());
        };
        let charts = charts::convergence(&outcomes, context.all_words);
        let recommended = Recommended::of(&outcomes);
        let mut said = words.convergence_played(&plan);
        said.extend(recommended.iter().map(|one| words.recommended(one)));
        let title = words.convergence();
        let sheet = sheets::convergence(&outcomes, plan.seed);
        self.shown.write(
            context,
            WordedFindings { title, sheets: vec![(title.to_owned(), sheet)], charts, said },
        )
    }

    fn plan(&self) -> Convergence {
        let default = Convergence::default();
        let bounds = Bounds {
            few: self.few.unwrap_or(default.bounds.few),
            veteran: self.veteran.unwrap_or(default.bounds.veteran),
        };
        let schedules =
            if self.schedule.is_empty() { default.schedules } else { self.schedule.clone() };
        let players = self.players.unwrap_or(default.players).max(Convergence::FEWEST);
        Convergence {
            seed: self.shown.random_seed,
            sets: self.sets.unwrap_or(default.sets),
            players,
            games: self.games.unwrap_or(default.games),
            deviation: self.deviation.unwrap_or(default.deviation),
            drift: self.drift.unwrap_or(default.drift),
            bounds,
            schedules,
            scales: self.scales().unwrap_or(default.scales),
            past: Vec::new(),
        }
    }

    /// All combinations of the given rules; none if none is given.
    fn scales(&self) -> Option<Vec<Scale>> {
        let steps: Vec<KStep> = self.k_step.iter().copied().flatten().collect();
        let is_given = !self.k.is_empty()
            || !self.start.is_empty()
            || !self.unit.is_empty()
            || !self.damping.is_empty()
            || !steps.is_empty();
        let mut scales = vec![Scale { k_steps: steps, ..Scale::STANDARD }];
        vary(&mut scales, &self.unit, |scale, unit| scale.unit = *unit);
        vary(&mut scales, &self.damping, |scale, damping| scale.damping = *damping);
        vary(&mut scales, &self.start, |scale, start| scale.start = *start);
        vary(&mut scales, &self.k, |scale, k| scale.k = *k);
        is_given.then_some(scales)
    }
}

/// Each of the rules with each of the values; unchanged rules if there are no values.
fn vary<T>(scales: &mut Vec<Scale>, values: &[T], set: impl Fn(&mut Scale, &T)) {
    if values.is_empty() {
        return;
    }
    let with = |scale: &Scale| {
        let each = values.iter().map(|value| {
            let mut scale = scale.clone();
            set(&mut scale, value);
            scale
        });
        each.collect::<Vec<_>>()
    };
    *scales = scales.iter().flat_map(with).collect();
}
