//! When it will be over, from how long matches have taken so far; with the rounds and stages that are drawn later.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};

use crate::club::tournament::Fixture;
use crate::club::{Club, Seq, Tournament};
use crate::domain::bracket::{Pairing, Slot};
use crate::domain::format::Format;
use crate::domain::hall::Table;
use crate::domain::number::PlayerId;
use crate::domain::score::Length;
use crate::domain::standings::{Criterion, Outlook, Race, Standing};

/// The length of a match while nothing is known of the club.
const USUAL: TimeDelta = TimeDelta::minutes(25);
/// An expected length weighs as much as this many matches, first that of the club and
/// then that of a tournament: two quick results change a forecast by a seventh at most.
const WEIGHT: i32 = 12;
/// A result may be entered the next morning: no match counts for more than this many expected lengths.
const LONGEST: i32 = 3;
/// The newest matches of other tournaments from which the club's usual length is taken.
const OF_THE_CLUB: usize = 100;
/// The matches that show how far evenings differ.
const PAST: usize = 1000;

/// The time when an entry was written. The fold knows no time, so the caller brings it.
pub type When<'a> = &'a dyn Fn(Seq) -> Option<DateTime<Utc>>;

/// The remaining matches and time of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forecast {
    /// Matches still to be played, those included that are drawn later.
    pub matches: u32,
    /// How many of them are not drawn yet.
    pub undrawn: u32,
    /// How long one takes, by those seen so far.
    pub each: TimeDelta,
    /// How often all tables must be filled, or how many matches follow one after the other if
    /// that is more.
    pub turns: u32,
    /// How long all of it takes.
    pub left: TimeDelta,
    /// The part that is over then, where others follow whose matches are not counted.
    pub part: Option<ForecastPart>,
    /// When it may begin, or go on after a break, where that is later.
    pub begins: Option<DateTime<Utc>>,
}

/// The part of a tournament that is over at the end of a forecast, where no one can tell how much follows: table play
/// has no number of rounds, a ladder no end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ForecastPart {
    /// A round of pods, of which the next one is drawn when it is over.
    Round(u32),
    Stage(u32),
    /// The matches of a day, where others have a later one.
    Day,
}

impl Forecast {
    /// When all of it is over, by the time it is now: nothing is played before the tournament may begin.
    pub fn ends(&self, now: DateTime<Utc>) -> DateTime<Utc> {
        let from = self.begins.filter(|begins| *begins > now).unwrap_or(now);
        from.checked_add_signed(self.left).unwrap_or(DateTime::<Utc>::MAX_UTC)
    }
}

/// A match or pod that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PastCall {
    pub called: DateTime<Utc>,
    /// How long the table was taken, without breaks. Above 0.
    pub lasted: TimeDelta,
    pub games: u32,
}

impl Club {
    /// The remaining matches and time of a tournament, with the rounds and stages that are drawn later. A match lasts the
    /// mean of the finished called matches and of twelve as long as the club's usually are. What is drawn takes as many
    /// turns as the tables and the chains of matches need; what is drawn later, as the tables, the longest chain or the
    /// busiest player need, whichever is most. Where matches have a
    /// day after `today`, it is of the others.
    pub fn forecast(&self, tournament: &Tournament, when: When<'_>, today: NaiveDate) -> Forecast {
        let each = self.match_length(tournament, when);
        let (due, later): (Vec<_>, Vec<_>) = tournament
            .fixtures()
            .filter(|played| played.state().is_open())
            .partition(|played| tournament.is_due(*played, today));
        let drawn = due.len();
        let is_evening = !later.is_empty();
        let called_to = |table: &&Table| self.may_use(tournament.id, table);
        let tables = self.tables().iter().filter(called_to).count().max(1);
        let anywhere = self.tables().is_empty();
        let filled = |matches: usize| if anywhere { 0 } else { matches.div_ceil(tables) };
        let (later, part) =
            if is_evening { (Vec::new(), Some(ForecastPart::Day)) } else { tournament.undrawn() };
        let undrawn: usize = later.iter().map(|one| one.matches).sum();
        let more: usize = later.iter().map(|one| filled(one.matches).max(one.rounds)).sum();
        let at_tables = (!anywhere).then_some(tables);
        let of_drawn =
            if is_evening { filled(drawn).max(busiest(&due)) } else { tournament.turns(at_tables) };
        let turns = of_drawn + more;
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let left = each.checked_mul(i32::try_from(turns).unwrap_or(i32::MAX));
        Forecast {
            matches: count(drawn + undrawn),
            undrawn: count(undrawn),
            each,
            turns: count(turns),
            left: left.unwrap_or(TimeDelta::MAX),
            part,
            begins: tournament.calls.not_before.max(self.breaks.last().map(|last| last.until)),
        }
    }

    /// How long a match of a tournament lasts.
    pub fn match_length(&self, tournament: &Tournament, when: When<'_>) -> TimeDelta {
        mean(self.usual(tournament, when), self.lengths(tournament, when))
    }

    /// The newest matches and pods of all tournaments of which call and result are known: when each was called and
    /// how long it lasted, and its games. A walkover has none and is left out.
    pub fn past_calls(&self, when: When<'_>) -> Vec<PastCall> {
        let all = self.tournaments().rev().flat_map(|tournament| tournament.called_fixtures());
        let past = all.filter_map(|played| {
            let called = when(played.call()?.called.seq)?;
            let ended = when(played.ended()?.seq)?;
            let games = played.games();
            let lasted = self.time_between(called, ended);
            (lasted > TimeDelta::zero() && games > 0).then_some(PastCall { called, lasted, games })
        });
        past.take(PAST).collect()
    }

    /// The usual length of a match in other tournaments.
    fn usual(&self, but: &Tournament, when: When<'_>) -> TimeDelta {
        let others = self.tournaments().rev().filter(|other| other.id != but.id);
        mean(USUAL, others.flat_map(|other| self.lengths(other, when)).take(OF_THE_CLUB))
    }

    /// The time from the start of each match, or from its call
    /// where no start was noted, to its result, without breaks.
    fn lengths(&self, tournament: &Tournament, when: When<'_>) -> impl Iterator<Item = TimeDelta> {
        let seen = tournament.called_fixtures().filter_map(move |played| {
            let (ended, call) = (played.ended()?, played.call()?);
            let from = when(call.started.unwrap_or(call.called).seq)?;
            Some(self.time_between(from, when(ended.seq)?))
        });
        seen.filter(|length| *length > TimeDelta::zero())
    }
}

/// The most matches of one player among these.
fn busiest(of: &[Fixture<'_>]) -> usize {
    let mut counts: HashMap<PlayerId, usize> = HashMap::new();
    for player in of.iter().flat_map(|one| one.players()) {
        *counts.entry(player).or_default() += 1;
    }
    counts.into_values().max().unwrap_or(0)
}

/// The mean of some lengths and of [`WEIGHT`] expected ones.
fn mean(expected: TimeDelta, seen: impl Iterator<Item = TimeDelta>) -> TimeDelta {
    let most = expected * LONGEST;
    let (count, sum) = seen.fold((WEIGHT, expected * WEIGHT), |(count, sum), length| {
        (count.saturating_add(1), sum.checked_add(&length.min(most)).unwrap_or(sum))
    });
    sum / count
}

// The results that an entrant still needs to advance to the next stage.

impl Tournament {
    /// The outlook of an entrant while the stage before the last is played in groups or as one; none where points do not
    /// come first, and where nobody can tell.
    pub fn outlook(&self, player: PlayerId) -> Option<Outlook> {
        let stage = self.current();
        let next = self.stage_no(stage + 1)?;
        let plan = &self.stage_no(stage)?.plan;
        let standings = plan.standings();
        let by_points = standings.steps.first()?.criterion == Criterion::MatchPoints;
        if !plan.format.is_round_robin() || !by_points || next.draw.is_some() {
            return None;
        }
        let lines = self.standings_of(stage);
        let mut groups = lines.chunk_by(|a, b| a.group == b.group);
        let group = groups.find(|group| group.iter().any(|line| line.player == player))?;
        let here: Vec<&Standing> = self.still_here(group);
        let at = |player: PlayerId| here.iter().position(|line| line.player == player);
        let mut draws = false;
        let mut open = Vec::new();
        for played in self.matches_of(stage).filter(|played| played.state().is_open()) {
            let [Some(a), Some(b)] = played.sides.map(|side| side.and_then(at)) else { continue };
            draws |= !matches!(played.length, Length::FirstTo(_));
            open.push((a, b));
        }
        if open.is_empty() {
            return self.outlook_of_rank(&here, player);
        }
        let points: Vec<f64> = here.iter().map(|line| line.points).collect();
        let race = Race {
            points: &points,
            open: &open,
            earns: standings.points,
            draws,
            places: self.takes(stage + 1),
            one_more: self.fills(stage + 1) > 0,
        };
        race.outlook(at(player)?)
    }

    /// The outlook in a group in which everything is played.
    fn outlook_of_rank(&self, here: &[&Standing], player: PlayerId) -> Option<Outlook> {
        let next = self.current() + 1;
        let rank = here.iter().find(|line| line.player == player)?.rank;
        let ahead = here.iter().filter(|line| line.rank < rank).count();
        let level = here.iter().filter(|line| line.rank == rank).count();
        let (places, one_more) = (self.takes(next), usize::from(self.fills(next) > 0));
        Some(match ahead {
            ahead if ahead + level <= places => Outlook::Certain,
            ahead if ahead >= places + one_more => Outlook::Out,
            _ => Outlook::Open,
        })
    }
}

/// Matches that are drawn together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undrawn {
    pub matches: usize,
    /// So many of them follow one another at least.
    pub rounds: usize,
}

impl Undrawn {
    /// A stage of so many players, draw by draw; none where nobody can say how many matches it has.
    pub fn stage(format: Format, players: usize) -> Option<Vec<Self>> {
        let one = |matches, rounds| Some(vec![Self { matches, rounds }]);
        match format.for_entrants(players) {
            _ if players < 2 => Some(Vec::new()),
            Format::Swiss { rounds, .. } => {
                let rounds = usize::try_from(rounds).unwrap_or(usize::MAX);
                Some(vec![Self { matches: players / 2, rounds: 1 }; rounds])
            }
            groups @ Format::Groups { double, .. } => {
                let sizes = planned_parts(groups, players);
                let times = if double { 2 } else { 1 };
                let each = |size: &usize| times * size * size.saturating_sub(1) / 2;
                let largest = sizes.iter().copied().max().unwrap_or(0);
                one(sizes.iter().map(each).sum(), times * largest.saturating_sub(1))
            }
            format @ (Format::SingleElimination { .. }
            | Format::DoubleElimination { .. }
            | Format::RoundRobin { .. }) => {
                let places: Vec<Option<Slot>> =
                    (1..).take(players).map(|seed| Some(Slot::Entrant(PlayerId(seed)))).collect();
                let mut matches = format.structure(&places);
                // A second grand final is played only if the first one asks for it.
                matches.retain(|pairing| pairing.resets.is_none());
                one(matches.len(), longest(&matches))
            }
            Format::Tables { .. } | Format::Ladder | Format::Recorded => None,
        }
    }
}

/// The number of matches that must follow one another: the longest chain, or the matches of the busiest player.
fn longest(matches: &[Pairing]) -> usize {
    let mut depth = HashMap::new();
    let mut played = HashMap::new();
    for one in matches {
        let before = one.slots.iter().filter_map(|slot| depth.get(&slot.source()?).copied()).max();
        depth.insert(one.no, before.unwrap_or(0) + 1);
        for slot in one.slots {
            if let Slot::Entrant(player) = slot {
                *played.entry(player).or_insert(0) += 1;
            }
        }
    }
    depth.into_values().chain(played.into_values()).max().unwrap_or(0)
}

impl Tournament {
    /// The matches that are drawn later, in order, and the part after which no more can be foreseen.
    fn undrawn(&self) -> (Vec<Undrawn>, Option<ForecastPart>) {
        let current = self.current();
        let Some(stage) = self.stage_no(current) else { return (Vec::new(), None) };
        if stage.plan.format.has_seats() {
            return (Vec::new(), Some(ForecastPart::Round(self.last_round(current))));
        }
        let rounds = usize::try_from(self.rounds_left(current)).unwrap_or(usize::MAX);
        let pairs = self.to_be_paired(current).len() / 2;
        let mut later = vec![Undrawn { matches: pairs, rounds: 1 }; rounds];
        let mut parts = self.parts(current);
        for (number, stage) in (1_u32..).zip(&self.stages).skip_while(|(no, _)| *no <= current) {
            let players = going_on(&parts, self.takes(number), self.fills(number));
            let Some(more) = Undrawn::stage(stage.plan.format, players) else {
                return (later, Some(ForecastPart::Stage(number - 1)));
            };
            later.extend(more);
            parts = planned_parts(stage.plan.format, players);
        }
        (later, None)
    }

    /// The sizes of the groups of a stage that is drawn, without players who have left.
    fn parts(&self, number: u32) -> Vec<usize> {
        let Some(draw) = self.stage_no(number).and_then(|stage| stage.draw.as_ref()) else {
            return vec![self.entrants.len()];
        };
        let here =
            |players: &[PlayerId]| players.iter().filter(|player| !self.has_left(**player)).count();
        match draw.groups.as_slice() {
            [] => vec![here(&draw.players().collect::<Vec<_>>())],
            groups => groups.iter().map(|group| here(group)).collect(),
        }
    }
}

/// How many of some groups go on, where each sends so many, and the best of the next rank fill up.
pub fn going_on(parts: &[usize], takes: usize, fill: usize) -> usize {
    let through: usize = parts.iter().map(|size| takes.min(*size)).sum();
    through + fill.min(parts.iter().filter(|size| **size > takes).count())
}

/// The groups of a stage that is not drawn yet.
fn planned_parts(format: Format, players: usize) -> Vec<usize> {
    match format {
        Format::Groups { groups, .. } => {
            let groups = usize::try_from(groups).unwrap_or(usize::MAX).max(1);
            (0..groups).map(|at| (players + at) / groups).collect()
        }
        _ => vec![players],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::bracket::GrandFinal;
    use crate::domain::seeding::Split;

    #[test]
    fn two_quick_results_leave_most_of_the_forecast() {
        let after = |minutes: &[i64]| {
            let seen = minutes.iter().map(|minutes| TimeDelta::minutes(*minutes));
            mean(USUAL, seen).num_minutes()
        };
        assert_eq!(after(&[]), 25);
        // A tournament of 5 h at the usual length takes 4 h 20 after these results.
        assert_eq!(after(&[2, 2]), 21);
        assert_eq!(after(&[10; 24]), 15, "the day is believed in the end");
        assert_eq!(after(&[900]), 28, "a result that was entered the next morning");
    }

    fn sum(format: Format, players: usize) -> (usize, usize) {
        let parts = Undrawn::stage(format, players).expect("foreseen");
        parts
            .iter()
            .fold((0, 0), |(matches, rounds), one| (matches + one.matches, rounds + one.rounds))
    }

    /// The counts of matches are those of the formats' own definitions: n − 1 in a knock-out, n(n − 1)/2 where each meets
    /// each, half the field in each round of a Swiss.
    #[test]
    fn stages_have_the_matches_of_their_formats() {
        let knock_out = Format::SingleElimination { third_place: false, placement: false };
        assert_eq!(sum(knock_out, 8), (7, 3));
        assert_eq!(sum(knock_out, 5), (4, 3));
        let with_third = Format::SingleElimination { third_place: true, placement: false };
        assert_eq!(sum(with_third, 8), (8, 3), "third place is played beside the final");
        assert_eq!(sum(Format::DoubleElimination { grand_final: GrandFinal::Simple }, 8).0, 14);
        assert_eq!(sum(Format::RoundRobin { double: true }, 4), (12, 6));
        let groups = Format::Groups { groups: 4, double: false, split: Split::Snake };
        assert_eq!(sum(groups, 18), (6 + 6 + 10 + 10, 4), "two groups of four, two of five");
        assert_eq!(sum(Format::Swiss { rounds: 5, colours: true }, 13), (30, 5));
        assert_eq!(Undrawn::stage(Format::Tables { size: 4, games: 2 }, 12), None);
    }

    #[test]
    fn each_group_sends_as_many_and_the_best_of_the_next_rank_fill_up() {
        assert_eq!(going_on(&[5, 5, 4, 1], 2, 1), 8);
        assert_eq!(going_on(&[2, 2], 2, 3), 4, "no third ranks are there");
    }
}
