//! The lengths of matches, and changes to them after the start.

use super::match_no;
use crate::cli::prelude::*;
use crate::club::action::{self, SetMatchLength};
use crate::domain::format::Format;
use crate::domain::rating::Scale;
use crate::domain::round::{NoRound, RoundName};
use crate::domain::score::{Lengths, RoundLength};

#[derive(Debug, clap::Args)]
pub(super) struct LengthArgs {
    #[arg(long, value_name = "N", value_parser = games)]
    pub(super) first_to: Option<u32>,
    #[arg(long, value_name = "N", value_parser = games)]
    pub(super) games: Option<u32>,
    #[arg(long, value_name = "N", value_parser = games)]
    pub(super) final_first_to: Option<u32>,
    #[arg(long, value_name = "N", value_parser = games)]
    pub(super) semifinal_first_to: Option<u32>,
    #[arg(long, value_name = "ROUND=N", value_parser = round_length)]
    pub(super) round_first_to: Vec<RoundLength>,
}

impl LengthArgs {
    /// The usual length, if given. A fixed number of games is
    /// played to its end, so `--games` goes before `--first-to`.
    fn usual(&self) -> Option<Length> {
        self.games.map(Length::Games).or_else(|| self.first_to.map(Length::FirstTo))
    }

    /// The lengths by round. `otherwise` is used where no usual one is given.
    pub(super) fn lengths(&self, otherwise: Option<Length>, double: bool) -> Option<Lengths> {
        let last = if double { RoundName::GrandFinal } else { RoundName::Final };
        let reset = double.then_some(RoundName::GrandFinalReset);
        let own = |round, games: Option<u32>| {
            Some(RoundLength { round, length: Length::FirstTo(games?) })
        };
        let named = [
            own(RoundName::SemiFinal, self.semifinal_first_to),
            own(last, self.final_first_to),
            reset.and_then(|round| own(round, self.final_first_to)),
        ];
        // A round of its own name goes before the options for semi-finals and finals.
        let rounds = self.round_first_to.iter().cloned().chain(named.into_iter().flatten());
        Some(Lengths { usual: self.usual().or(otherwise)?, rounds: rounds.collect() })
    }

    /// Whether no length is given at all.
    fn says_nothing(&self) -> bool {
        let last = self.final_first_to.or(self.semifinal_first_to);
        self.usual().is_none() && last.is_none() && self.round_first_to.is_empty()
    }

    /// The error that the usual length is missing.
    pub(super) fn missing(words: &MessageWords, of: &str) -> CliError {
        CliError::Usage(words.command.needs(of, words.joins.either(&["--first-to N", "--games N"])))
    }
}

/// Changes the lengths of a stage.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct SetLengths {
    name: String,
    #[arg(long, value_name = "N")]
    stage: Option<u32>,
    #[command(flatten)]
    long: LengthArgs,
}

/// Changes the length of one match.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct SetLength {
    name: String,
    #[arg(value_name = "MATCH", value_parser = match_no)]
    no: MatchNo,
    #[arg(long, value_name = "N", value_parser = games)]
    first_to: Option<u32>,
    #[arg(long, value_name = "N", value_parser = games, conflicts_with = "first_to")]
    games: Option<u32>,
    #[arg(long, value_name = "GAMES", value_parser = start, default_value = "0-0")]
    start: Score,
}

impl SetLengths {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        if self.long.says_nothing() {
            return Err(LengthArgs::missing(context.words, "tournament lengths"));
        }
        let mut desk = context.open()?;
        context.ask_at(&mut desk, |names| {
            let found = names.tournament(&self.name)?;
            let stage = self.stage.unwrap_or_else(|| found.current());
            let plan = found.stage_no(stage).map(|stage| &stage.plan);
            let double =
                plan.is_some_and(|plan| matches!(plan.format, Format::DoubleElimination { .. }));
            // A length that is not given stays as it was.
            let known =
                plan.map_or_else(|| Lengths::all(Length::Open), |plan| plan.lengths.clone());
            let lengths = self.long.lengths(Some(known.usual), double);
            let mut lengths = lengths.unwrap_or_else(|| known.clone());
            let renamed =
                |rule: &RoundLength| lengths.rounds.iter().all(|own| own.round != rule.round);
            let kept: Vec<RoundLength> = known.rounds.into_iter().filter(renamed).collect();
            lengths.rounds.extend(kept);
            Ok(Action::SetLengths(action::SetLengths { tournament: found.id, stage, lengths })
                .into())
        })?;
        let club = desk.club();
        let found = context.names(club).tournament(&self.name)?;
        let stage = found.stage_no(self.stage.unwrap_or_else(|| found.current()));
        if let (Some(list), Some(stage)) = (club.list(found.list), stage) {
            warn(context, &list.scale, &stage.plan);
        }
        Ok(())
    }
}

impl SetLength {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let given = self.games.map(Length::Games).or_else(|| self.first_to.map(Length::FirstTo));
        context.ask(|names| {
            let found = names.tournament(&self.name)?;
            let (tournament, no) = (found.id, self.no);
            // If no length is given, only the head start changes.
            let now = found.match_no(no).map_or(Length::Open, |played| played.length);
            let (length, start) = (given.unwrap_or(now), [self.start.a, self.start.b]);
            Ok(Action::SetMatchLength(SetMatchLength { tournament, no, length, start }).into())
        })
    }
}

fn start(text: &str) -> Result<Score, ValueFault> {
    let score: Option<Score> = text.parse().ok().filter(|score: &Score| score.draws == 0);
    score.ok_or(ValueFault::Written(Form::Start))
}

fn round_length(text: &str) -> Result<RoundLength, ValueFault> {
    let (name, number) = text.rsplit_once('=').ok_or(ValueFault::RoundLength)?;
    let round = name.parse().map_err(|NoRound| ValueFault::NoRound(name.to_owned()))?;
    Ok(RoundLength { round, length: Length::FirstTo(games(number.trim())?) })
}

/// Warns if matches of the planned length move ratings too far, or if tie-breaks have no effect.
pub(super) fn warn(context: &mut Context<'_>, scale: &Scale, plan: &StagePlan) {
    if let Some(idle) = context.words.event.idle_tie_breaks(plan) {
        context.say(&idle);
    }
    let lengths = &plan.lengths;
    let rounds = lengths.rounds.iter().map(|rule| rule.length);
    let lengths = rounds.chain([lengths.usual]);
    let longest = lengths.filter_map(Length::most_games).max();
    if let Some(found) = longest.and_then(|games| scale.overshoot(games)) {
        context.say(&context.words.rating.overshoot(&found));
    }
}
