//! Settings of a tournament: its name, rating limits, first-move win rate, calls and more.

use super::plan::match_points;
use crate::cli::floor::spelled;
use crate::cli::prelude::*;
use crate::cli::rules::{OrNone, first_move, maybe};
use crate::cli::value::begin;
use crate::clock::read_in_the_hall;
use crate::club::action::{
    AddThirdPlace, DeleteTournament, RenameTournament, SetCalls, SetCardGame, SetDivision,
    SetFirstMove, SetLateEntries, SetPlaces, SetPoints, SetRoundDays, SetRounds, SetTag,
};
use crate::domain::days::{self, RoundDays};
use crate::domain::game::CardGame;
use crate::domain::hall::Priority;
use crate::domain::rating::Division;
use crate::domain::standings::MatchPoints;

/// Rules of a tournament about ratings.
#[derive(Debug, clap::Args)]
pub(super) struct Section {
    #[arg(long, value_name = "P", value_parser = first_move)]
    first_move: Option<OrNone<Hand>>,
    #[arg(long, value_name = "KIND", value_parser = card_game)]
    card_game: Option<OrNone<CardGame>>,
    #[arg(long, value_name = "RATING", value_parser = limit, allow_negative_numbers = true)]
    rating_from: Option<OrNone<f64>>,
    #[arg(long, value_name = "RATING", value_parser = limit, allow_negative_numbers = true)]
    rating_below: Option<OrNone<f64>>,
    #[arg(long, value_name = "YES", num_args = 0..=1, default_missing_value = "true")]
    provisional_ok: Option<bool>,
}

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Set {
    name: String,
    #[arg(long, value_name = "POINTS", value_parser = match_points)]
    points: Option<MatchPoints>,
    #[arg(long, value_name = "N")]
    stage: Option<u32>,
    #[arg(long, value_name = "ROUND")]
    late_until: Option<u32>,
    #[arg(long, value_name = "N")]
    rounds: Option<u32>,
    #[arg(long)]
    third_place: bool,
    #[arg(long, value_name = "TAG", value_parser = tag)]
    tag: Option<OrNone<String>>,
    #[arg(long, value_name = "PLAYER", value_parser = text)]
    winner: Option<OrNone<String>>,
    #[arg(long, value_name = "DAYS", value_parser = round_days)]
    days: Option<OrNone<Arc<[RoundDays]>>>,
    #[command(flatten)]
    section: Section,
    #[command(flatten)]
    calls: CallArgs,
}

/// How the matches of a tournament are called.
#[derive(Debug, clap::Args)]
struct CallArgs {
    #[arg(long, value_parser = one_of::<Priority>())]
    priority: Option<Priority>,
    #[arg(long, value_name = "TIME", value_parser = begins)]
    not_before: Option<OrNone<String>>,
    #[arg(long, value_name = "TABLES", value_parser = text)]
    tables: Option<OrNone<String>>,
}

fn begins(text: &str) -> Result<OrNone<String>, ValueFault> {
    maybe(text, begin)
}

fn tag(text: &str) -> Result<OrNone<String>, ValueFault> {
    maybe(text, |text| Ok(clean(text)))
}

fn round_days(text: &str) -> Result<OrNone<Arc<[RoundDays]>>, ValueFault> {
    let read = |text: &str| days::read(text).filter(|days| !days.is_empty()).map(Arc::from);
    maybe(text, |text| read(text).ok_or(ValueFault::Written(Form::RoundDays)))
}

fn text(text: &str) -> Result<OrNone<String>, ValueFault> {
    maybe(text, |text| Ok(text.to_owned()))
}

fn card_game(text: &str) -> Result<OrNone<CardGame>, ValueFault> {
    maybe(text, |text| fold(text).parse().map_err(|_fault| ValueFault::Written(Form::CardGame)))
}

fn limit(text: &str) -> Result<OrNone<f64>, ValueFault> {
    maybe(text, |text| Division::read_limit(text).ok_or(ValueFault::Written(Form::Limit)))
}

pub(super) fn rename(context: &mut Context<'_>, name: &str, new: &str) -> CliResult {
    context.ask(|names| {
        let tournament = names.tournament(name)?.id;
        Ok(Action::RenameTournament(RenameTournament { tournament, name: clean(new) }).into())
    })
}

/// Deletes a tournament. `results` is the number of results that the operator agrees to lose.
pub(super) fn delete(context: &mut Context<'_>, name: &str, results: u32) -> CliResult {
    context.ask(|names| {
        let found = names.tournament(name)?;
        let (tournament, name) = (found.id, found.name.clone());
        Ok(Action::DeleteTournament(DeleteTournament { tournament, name, results }).into())
    })
}

impl Set {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let others = self.points.is_some() || self.late_until.is_some() || self.rounds.is_some();
        let others = others || self.third_place || self.tag.is_some() || self.winner.is_some();
        let others = others || self.days.is_some();
        if self.section.is_empty() && self.calls.is_empty() && !others {
            return Err(CliError::Usage(context.words.command.nothing_to_set()));
        }
        let today = context.outside.today();
        context.ask(|names| {
            let found = names.tournament(&self.name)?;
            let tournament = found.id;
            let mut actions = self.section.actions(tournament, found.division);
            actions.extend(self.calls.action(names.club, found, today));
            actions.extend(self.points.map(|points| {
                let stage = self.stage.unwrap_or_else(|| found.current());
                SetPoints { tournament, stage, points }.into()
            }));
            actions.extend(self.tag.clone().map(|tag| SetTag { tournament, tag }.into()));
            actions.extend(self.days.as_ref().map(|days| {
                let days = days.iter().flat_map(|days| days.to_vec()).collect();
                SetRoundDays { tournament, days }.into()
            }));
            if let Some(winner) = &self.winner {
                let order = names.entrants(tournament, winner.as_slice())?;
                actions.push(SetPlaces { tournament, order }.into());
            }
            let late = |until| SetLateEntries { tournament, until }.into();
            actions.extend(self.late_until.map(late));
            actions.extend(self.rounds.map(|rounds| {
                let stage = self.stage.unwrap_or_else(|| found.swiss_stage());
                SetRounds { tournament, stage, rounds }.into()
            }));
            actions.extend(self.third_place.then(|| {
                let stage = self.stage.unwrap_or_else(|| found.third_place_stage());
                AddThirdPlace { tournament, stage }.into()
            }));
            Ok(actions.into())
        })
    }
}

impl CallArgs {
    fn is_empty(&self) -> bool {
        self.priority.is_none() && self.not_before.is_none() && self.tables.is_none()
    }

    /// The changes of the given options. The other settings stay.
    fn action(&self, club: &Club, found: &Tournament, today: NaiveDate) -> Option<Action> {
        let before = &found.calls;
        let named = |line: &str| -> Vec<String> {
            let names = line.split(',').filter(|name| !name.trim().is_empty());
            names.map(|name| spelled(name, club)).collect()
        };
        (!self.is_empty()).then(|| {
            let read = |text: &OrNone<String>| read_in_the_hall(text.as_ref()?, today);
            let named = |line: &OrNone<String>| line.as_deref().map(named).unwrap_or_default();
            SetCalls {
                tournament: found.id,
                priority: self.priority.unwrap_or(before.priority),
                not_before: self.not_before.as_ref().map_or(before.not_before, read),
                tables: self.tables.as_ref().map_or_else(|| before.tables.clone(), named),
            }
            .into()
        })
    }
}

impl Section {
    fn is_empty(&self) -> bool {
        self.first_move.is_none() && self.card_game.is_none() && !self.limits()
    }

    fn limits(&self) -> bool {
        self.rating_from.is_some() || self.rating_below.is_some() || self.provisional_ok.is_some()
    }

    /// The changes of the given options. `division` is the tournament's division now.
    pub(super) fn actions(
        &self,
        tournament: TournamentId,
        division: Option<Division>,
    ) -> Vec<Action> {
        let first = self.first_move.map(|p| SetFirstMove { tournament, p }.into());
        let limits = self.limits().then(|| {
            let before = division.unwrap_or_default();
            let above = self.rating_from.unwrap_or(before.above);
            let below = self.rating_below.unwrap_or(before.below);
            // Without rating limits, only provisional players may be kept out.
            let open = above.is_none() && below.is_none();
            let provisional_ok = self.provisional_ok.unwrap_or(before.provisional_ok || open);
            let division = Division { above, below, provisional_ok }.unless_open();
            SetDivision { tournament, division }.into()
        });
        let cards = self.card_game.map(|game| SetCardGame { tournament, game }.into());
        first.into_iter().chain(cards).chain(limits).collect()
    }
}

/// An error if a player is outside the division.
pub(super) fn admit(
    names: Names<'_>,
    found: &Tournament,
    players: &[PlayerId],
    today: NaiveDate,
) -> Result<(), Message> {
    let refused = names.club.outsiders(found, players, today).into_iter().next();
    refused.map_or(Ok(()), |refusal| Err(names.refusal(&refusal)))
}
