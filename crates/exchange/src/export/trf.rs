//! A tournament as a report in FIDE's format.

use std::collections::{BTreeMap, HashMap, HashSet};

use chrono::{Datelike as _, NaiveDate};

use crate::club::rated::Moved;
use crate::club::tournament::Stage;
use crate::club::{Club, Match, Tournament};
use crate::domain::format::Format;
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::score::{Outcome, Side};
use crate::domain::standings::{MatchPoints, StandingsPlan};
use crate::domain::swiss::AskedBye;
use crate::domain::trf::{Colour, Trf, TrfPlayer, TrfPoints, TrfResult, TrfRound, TrfVersion};

/// The scheme of the players' IDs in a report.
const SCHEME: &str = "FIDE";

/// Why there is no report of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotReported {
    /// Only round robins, Swiss stages and recorded events have rounds in which everybody plays once.
    Format,
    /// Nothing was played.
    NoRounds,
    /// A player has two matches in a round.
    TwiceInRound(PlayerId, RoundName),
    /// Its points cannot be written in this edition.
    Points,
}

/// The report of a round robin, a Swiss or a recorded event: starting numbers by seed or by registration number, the rating
/// before the first match, a result a match, colours where the first mover is known. Play-offs and matches without a result
/// are left out, and days of birth unless asked for. The club knows no federations.
pub fn trf(
    club: &Club,
    found: &Tournament,
    version: TrfVersion,
    births: bool,
) -> Result<Trf, NotReported> {
    let stage = match &found.stages[..] {
        [stage]
            if matches!(
                stage.plan.format,
                Format::RoundRobin { .. } | Format::Swiss { .. } | Format::Recorded
            ) =>
        {
            stage
        }
        _ => return Err(NotReported::Format),
    };
    let plan = stage.plan.standings();
    let standard = points(found, &plan) == TrfPoints::default();
    if plan.points.by_games || !standard && version == TrfVersion::V16 {
        return Err(NotReported::Points);
    }
    let rounds = Rounds::of(found)?;
    let starts = starts(found);
    let ratings = ratings(club, found, rounds.days().into_iter().flatten().max());
    let mut players: Vec<TrfPlayer> = starts
        .iter()
        .filter_map(|(player, start)| {
            let known = club.player(*player)?;
            let title = known.title.clone().filter(|title| title.is_ascii() && title.len() <= 3);
            Some(TrfPlayer {
                start: *start,
                title: title.unwrap_or_default(),
                name: known.name.clone(),
                rating: ratings.get(&known.id).copied(),
                fide: known.external_in(SCHEME).unwrap_or_default().to_owned(),
                born: known.born.filter(|_| births),
                rounds: vec![TrfRound::default(); rounds.matches.len()],
                ..TrfPlayer::default()
            })
        })
        .collect();
    players.sort_by_key(|player| player.start);
    for line in found.standings() {
        let Some(player) = starts.get(&line.player).and_then(|start| at(&mut players, *start))
        else {
            continue;
        };
        #[expect(clippy::cast_possible_truncation, reason = "far from any limit")]
        let tenths = ((line.points - line.head_start) * 10.0).round() as i32;
        (player.points, player.rank) = (tenths, line.rank);
    }
    for (round, matches) in rounds.matches.iter().enumerate() {
        for played in matches {
            for side in Side::BOTH {
                let Some(record) = played.record else { continue };
                let [own, other] = [side, side.other()].map(|side| record.sides[side.index()]);
                let Some(player) = starts.get(&own).and_then(|start| at(&mut players, *start))
                else {
                    continue;
                };
                player.rounds[round] = TrfRound {
                    opponent: starts.get(&other).copied(),
                    colour: colour(played, side, stage.plan.format.has_colours()),
                    result: result(record.outcome, side),
                };
            }
        }
    }
    without_opponents(stage, &starts, &mut players);
    let mut report = Trf { lines: Vec::new(), players };
    head(&mut report, found, &rounds, version, &plan);
    on_top(&mut report, found, &starts, version);
    Ok(report)
}

/// Adds the rounds of a Swiss in which a player had no opponent.
fn without_opponents(stage: &Stage, starts: &BTreeMap<PlayerId, u32>, players: &mut [TrfPlayer]) {
    for (round, drawn) in stage.swiss.drawn.iter().enumerate() {
        let left_over = drawn.bye.map(|player| (player, TrfResult::PairingBye));
        let asked = drawn.absent.iter().filter(|one| one.bye == AskedBye::Half);
        let asked = asked.map(|one| (one.player, TrfResult::HalfBye));
        for (player, result) in left_over.into_iter().chain(asked) {
            let line = starts.get(&player).and_then(|start| at(players, *start));
            if let Some(cell) = line.and_then(|line| line.rounds.get_mut(round)) {
                *cell = TrfRound { result, ..TrfRound::default() };
            }
        }
    }
}

fn at(players: &mut [TrfPlayer], start: u32) -> Option<&mut TrfPlayer> {
    players.get_mut(usize::try_from(start).ok()?.checked_sub(1)?)
}

/// The ratings of players before their first match of the tournament, none for those who had none of their own by then.
fn ratings(club: &Club, found: &Tournament, last: Option<NaiveDate>) -> HashMap<PlayerId, u32> {
    let (mut ratings, mut begun) = (HashMap::<PlayerId, f64>::new(), HashSet::new());
    let Some(list) = club.ratings(found.list) else { return HashMap::new() };
    for line in list.as_of(last).lines() {
        let own = matches!(line.moved, Moved::Match(rated) if rated.tournament == found.id);
        for (player, step) in line.moved.players().iter().zip(line.steps) {
            if own {
                begun.insert(*player);
            } else if !begun.contains(player) {
                ratings.insert(*player, step.after);
            }
        }
    }
    // The column has four digits.
    ratings.retain(|_, rating| (1.0..9999.5).contains(rating));
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "1 to 9999")]
    ratings.into_iter().map(|(player, rating)| (player, rating.round() as u32)).collect()
}

/// Starting numbers: by seed if seeds were drawn, else by registration number.
fn starts(found: &Tournament) -> BTreeMap<PlayerId, u32> {
    let mut order: Vec<PlayerId> = found.entrants.iter().copied().collect();
    order.sort_unstable();
    if let Some(draw) = found.stages.first().and_then(|stage| stage.draw.as_ref()) {
        let seed = |player: &PlayerId| draw.players().position(|seed| seed == *player);
        order.sort_by_key(|player| seed(player).unwrap_or(usize::MAX));
    }
    order.into_iter().zip(1..).collect()
}

/// The matches with a result, round by round.
struct Rounds<'a> {
    matches: Vec<Vec<&'a Match>>,
}

impl<'a> Rounds<'a> {
    fn of(found: &'a Tournament) -> Result<Self, NotReported> {
        let counted = |played: &&Match| {
            played.round != RoundName::PlayOff && played.record.is_some() && !played.void
        };
        let matches: Vec<&Match> =
            found.matches.iter().map(AsRef::as_ref).filter(counted).collect();
        let mut names: Vec<&RoundName> = Vec::new();
        for played in &matches {
            if !names.contains(&&played.round) {
                names.push(&played.round);
            }
        }
        let number = |name: &RoundName| name.to_string().parse::<RoundName>().ok();
        let numbered = names.iter().all(|name| matches!(number(name), Some(RoundName::Round(_))));
        let place = |name: &RoundName| match number(name) {
            Some(RoundName::Round(number)) if numbered => usize::try_from(number - 1).ok(),
            _ => names.iter().position(|known| *known == name),
        };
        let mut rounds: Vec<Vec<&Match>> = Vec::new();
        for played in matches {
            let at = place(&played.round).filter(|at| *at < 1000).ok_or(NotReported::Format)?;
            rounds.resize_with(rounds.len().max(at + 1), Vec::new);
            for player in played.record.iter().flat_map(|record| record.sides) {
                if rounds[at].iter().any(|other| other.has(player)) {
                    return Err(NotReported::TwiceInRound(player, played.round.clone()));
                }
            }
            rounds[at].push(played);
        }
        if rounds.is_empty() { Err(NotReported::NoRounds) } else { Ok(Self { matches: rounds }) }
    }

    /// The day of each round, taken from its first match.
    fn days(&self) -> Vec<Option<NaiveDate>> {
        let first = |matches: &Vec<&Match>| Some(matches.first()?.record?.played_on);
        self.matches.iter().map(first).collect()
    }
}

fn colour(played: &Match, side: Side, paired: bool) -> Option<Colour> {
    let told = played.games.first().and_then(|game| game.first);
    let first = told.or_else(|| paired.then_some(Side::A))?;
    Some(if first == side { Colour::White } else { Colour::Black })
}

/// The result of one side, without the games.
fn result(outcome: Outcome, side: Side) -> TrfResult {
    if let Outcome::WinnerOnly(winner) = outcome {
        return if winner == side { TrfResult::UnratedWin } else { TrfResult::UnratedLoss };
    }
    let was_played = outcome.played().is_some();
    match (outcome.winner(), was_played) {
        (Some(winner), true) if winner == side => TrfResult::Win,
        (Some(_), true) => TrfResult::Loss,
        (Some(winner), false) if winner == side => TrfResult::ForfeitWin,
        (None, true) => TrfResult::Draw,
        (Some(_) | None, false) => TrfResult::ForfeitLoss,
    }
}

fn head(
    report: &mut Trf,
    found: &Tournament,
    rounds: &Rounds<'_>,
    version: TrfVersion,
    plan: &StandingsPlan,
) {
    let days = rounds.days();
    let written = |day: &NaiveDate| day.to_string().replace('-', "/");
    let known: Vec<&NaiveDate> = days.iter().flatten().collect();
    report.say("012", &found.name);
    if let (Some(first), Some(last)) = (known.iter().min(), known.iter().max()) {
        report.say("042", written(first));
        report.say("052", written(last));
    }
    report.say("062", report.players.len());
    let short = |day: &Option<NaiveDate>| match day {
        Some(day) => format!("{:02}/{:02}/{:02}", day.year() % 100, day.month(), day.day()),
        None => " ".repeat(8),
    };
    let days: Vec<String> = days.iter().map(short).collect();
    report.say("132", format_args!("{}{}", " ".repeat(87), days.join("  ")));
    // A pairing program must know which round is the last.
    let left = usize::try_from(found.rounds_left(1)).unwrap_or(usize::MAX);
    let planned = rounds.matches.len().max(paired_of(found)).saturating_add(left);
    if version == TrfVersion::V16 {
        report.say("XXR", planned);
        return;
    }
    report.say("142", planned);
    let points = points(found, plan);
    if points != TrfPoints::default() {
        report.say("162", format_args!(" {points}"));
    }
    if plan.steps != StandingsPlan::default().steps {
        let steps: Vec<String> = plan.steps.iter().map(|step| step.criterion.to_string()).collect();
        report.say("212", steps.join(","));
    }
}

/// The points for results, and for a bye if they differ from those for a win.
fn points(found: &Tournament, plan: &StandingsPlan) -> TrfPoints {
    let MatchPoints { win, draw, loss, .. } = plan.points;
    let [win, draw, loss] = [win, draw, loss].map(|halves| u32::from(halves) * 5);
    let bye = found.stages.first().and_then(|stage| stage.plan.swiss().bye);
    let bye = bye.map(|halves| u32::from(halves) * 5).filter(|bye| *bye != win);
    TrfPoints { win, draw, loss, bye, ..TrfPoints::default() }
}

/// Points that the results do not give: acceleration, and rating bands.
fn on_top(
    report: &mut Trf,
    found: &Tournament,
    starts: &BTreeMap<PlayerId, u32>,
    version: TrfVersion,
) {
    let start = |player: &PlayerId| starts.get(player).copied();
    let given = found.points_on_top(1).into_iter();
    let given = given.filter_map(|(player, rounds)| Some((start(&player)?, rounds)));
    let given: Vec<(u32, Vec<u32>)> =
        given.filter(|(_, rounds)| rounds.iter().any(|points| *points > 0)).collect();
    let written = |halves: u32| format!("{:>4.1}", f64::from(halves) / 2.0);
    if version == TrfVersion::V16 {
        for (start, rounds) in given {
            let rounds: Vec<String> = rounds.into_iter().map(written).collect();
            report.say("XXA", format_args!("{start:>4} {}", rounds.join(" ")));
        }
        return;
    }
    for alike in given.chunk_by(|(one, a), (next, b)| one + 1 == *next && a == b) {
        let (Some((first, rounds)), Some((last, _))) = (alike.first(), alike.last()) else {
            continue;
        };
        let mut from = 1;
        for same in rounds.chunk_by(|one, next| one == next) {
            let to = from + same.len() - 1;
            if let Some(points) = same.first().filter(|points| **points > 0) {
                let points = written(*points);
                let line = format_args!("     {points} {from:>3} {to:>3} {first:>4} {last:>4}");
                report.say("250", line);
            }
            from = to + 1;
        }
    }
}

/// How many rounds have matches, finished or not.
fn paired_of(found: &Tournament) -> usize {
    let round = |played: &Match| match played.round {
        RoundName::Round(round) => usize::try_from(round).ok(),
        _ => None,
    };
    let drawn = found.stages.first().filter(|stage| stage.plan.format.has_draw());
    let rounds = found.matches.iter().filter_map(|played| round(played));
    drawn.and_then(|_| rounds.max()).unwrap_or(0)
}
